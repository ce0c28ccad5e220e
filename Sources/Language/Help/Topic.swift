/// A short page about an idea: what a name of the catalogue does not say.
///
/// `:help order` shows it. Its examples are run when it is shown, and by tests.
struct Topic: Sendable {
  /// A paragraph, in lines that fit a terminal, or a program.
  enum Part: Sendable {
    case prose(StaticString)
    case example(StaticString)
    /// A program that says the consequences of its statements.
    case told(StaticString)
  }

  /// One word, or several joined by hyphens.
  let name: StaticString
  /// What it is about, in a few words.
  let title: StaticString
  /// Other words that lead here, separated by spaces.
  let words: StaticString
  let parts: [Part]
  /// Topics and names to go on with, separated by spaces.
  let related: StaticString

  init(
    _ name: StaticString, _ title: StaticString, words: StaticString = "", _ parts: Part...,
    related: StaticString = ""
  ) {
    self.name = name
    self.title = title
    self.words = words
    self.parts = parts
    self.related = related
  }

  /// All topics, in the order in which they build on each other.
  static let all = ofTransforms + ofViews + ofMoving + ofLanguage + ofTools

  /// The topic of a name or of one of its other words; spaces may stand for hyphens.
  static func of(_ name: String) -> Topic? {
    let key = name.lowercased().split(separator: " ").joined(separator: "-")
    return all.first { "\($0.name)" == key }
      ?? all.first { $0.otherWords.contains { $0.lowercased() == key } }
  }

  var otherWords: [Substring] { "\(words)".split(separator: " ") }
  var relatedNames: [Substring] { "\(related)".split(separator: " ") }
}
