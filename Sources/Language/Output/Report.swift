internal import Plotting

/// What `plot`, `explain`, `why` and `compare` give: data first, told when it is shown.
protocol Report {
  /// A picture or an explanation.
  var kind: Kind { get }
  /// As people read it, in the session's convention, precision and width.
  func text(in evaluator: Evaluator) -> StyledText
  /// As JSON objects, each of one line.
  func json(in evaluator: Evaluator) -> [String]
}

/// A drawing made by `plot`; glyphs are chosen when it is shown.
struct Picture: Report {
  var drawing: Drawing

  var kind: Kind { .picture }

  func text(in evaluator: Evaluator) -> StyledText {
    let settings = evaluator.settings
    let lines = render(
      drawing, size: PlotSize(columns: settings.columns, rows: settings.rows), style: .ascii,
      yAxis: settings.isYUp ? .up : .down
    ).lines
    return StyledText(lines.joined(separator: "\n"), .value)
  }

  func json(in evaluator: Evaluator) -> [String] {
    [object("picture", [("text", jsonText(text(in: evaluator).plain))])]
  }
}

extension Value {
  /// A report as a value.
  static func report(_ report: some Report) -> Value { .report(Box(report)) }
}
