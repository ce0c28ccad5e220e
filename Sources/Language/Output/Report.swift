internal import Plotting

/// What `plot`, `explain`, `why` and `compare` give: data first, told when it is shown.
protocol Report {
  /// A picture or an explanation.
  var kind: Kind { get }
  /// What stands for it within another value.
  var word: String { get }
  /// As people read it, in the session's convention, precision and width.
  func text(in evaluator: Evaluator) -> StyledText
  /// As JSON objects, each of one line.
  func json(in evaluator: Evaluator) -> [String]
}

extension Report {
  var word: String { kind == .picture ? "picture" : "explanation" }
}

/// A figure made by `plot`; glyphs are chosen when it is shown.
struct Picture: Report, Sendable {
  var figure: Figure
  /// The steps that it shows side by side, which can be set in motion.
  var steps: StepPictures?

  /// What it shows side by side, in motion.
  var reel: Reel?

  init(_ figure: Figure, steps: StepPictures? = nil) {
    (self.figure, self.steps) = (figure, steps)
  }

  init(_ drawing: Drawing) { self.init(.still(drawing)) }

  /// The same in motion; itself where nothing moves.
  var moving: Figure { (steps?.reel() ?? reel).map(Figure.reel) ?? figure }

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
