internal import Plotting

/// What `plot`, `explain`, `why` and `compare` give: data first, told when it is shown.
protocol Report {
  /// A picture or an explanation.
  var kind: Kind { get }
  /// As people read it, in the session's convention, precision and width.
  func text(in evaluator: Evaluator) -> StyledText
  /// As JSON objects, each of one line.
  func json(in evaluator: Evaluator) -> [String]
  /// What it draws; nil where it only tells.
  var drawn: Figure? { get }
}

extension Report {
  var drawn: Figure? { nil }
}

/// A figure made by `plot`; glyphs are chosen when it is shown.
struct Picture: Report {
  var figure: Figure

  init(_ figure: Figure) { self.figure = figure }

  init(_ drawing: Drawing) { figure = .still(drawing) }

  var drawn: Figure? { figure }

  var kind: Kind { .picture }

  func text(in evaluator: Evaluator) -> StyledText {
    evaluator.settings.text(of: figure)
  }

  func json(in evaluator: Evaluator) -> [String] {
    let sentences = evaluator.settings.sentences(about: figure).map(jsonText)
    return [
      object(
        "picture",
        [("text", jsonText(text(in: evaluator).plain)), ("description", array(sentences))])
    ]
  }
}

extension Value {
  /// A report as a value.
  static func report(_ report: some Report) -> Value { .report(Box(report)) }
}
