internal import Language

/// The words that pages say themselves, in one place.
enum PageWords {
  static let course = "Pivot lessons"
  static let skip = "Skip to the text"
  static let contents = "Lessons"
  static let neighbours = "Before and after this lesson"
  static let previous = "Before: "
  static let next = "Next: "
  static let terminal = "Do it in the terminal: "
  static let predict = "Say what it gives, before you look."
  static let setup = "What is there already"
  static let fadedForm = "A form to fill in"
  static let answers = "Answers"
  static let answer = "What it gives"
  static let solution = "Solution"
  static let compare = "An answer to compare with"
  static let alsoRight = "Also right"
  static let wrongAnswers = "Known wrong answers"
  static let yes = "Yes."
  static let no = "Not this one."
  static let notNeeded = "Not needed:"

  static func points(_ count: Int) -> String { counted(count, "point") }

  static func exercises(_ count: Int) -> String { counted(count, "exercise") }

  static func lessons(_ count: Int) -> String { counted(count, "lesson") }

  static func position(_ index: Int, of count: Int) -> String { "\(index + 1) of \(count)" }

  static func hint(_ index: Int, of count: Int) -> String {
    count == 1 ? "Hint" : "Hint \(index + 1)"
  }

  static func variant(_ variant: Int, name: String?) -> String {
    name.map { "Variant \(variant), for \($0)" } ?? "Variant \(variant)"
  }
}
