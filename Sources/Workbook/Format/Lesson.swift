/// A lesson: one Markdown file that is read, done and proved (docs/lessons.md).
public struct Lesson: Sendable {
  /// The name under which the file was read, as messages show it.
  public var file: String
  /// The id, the first key of the front matter.
  public var id = ""
  /// The title.
  public var title = ""
  /// What must have been taught before.
  public var needs: [String] = []
  /// What this lesson teaches.
  public var teaches: [String] = []
  /// The language of its prose, such as `en`.
  public var language = "en"
  /// Code that runs before every example and every exercise.
  public var setup: [Snippet] = []
  /// The lines on which the keys of the front matter stand.
  var keyLines = KeyLines()
  /// The bytes of its file.
  var text: [UInt8] = []
  /// In a student's copy, the hash of the lesson that it was made of.
  var packedHash: String?
  /// The pages in order; an exercise is a page.
  public var pages: [Page] = []

  /// Eight digits that tell this text of the lesson from others; line ends do not count.
  public var hash: String {
    if let packedHash { return packedHash }
    let digits = String(UInt32(truncatingIfNeeded: stableHash(linesOf: text[...])), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The exercises in order.
  public var exercises: [Exercise] { pages.compactMap(\.exercise) }
  /// The line of the front matter on which its id stands.
  public var idLine: Int { keyLines["lesson"] ?? 1 }
  /// It was packed for students, without what they must not see.
  public var isStudentCopy: Bool { keyLines["packed"] != nil }

  /// Whether it can show what is right; what a prediction gives, only running tells.
  func holdsSolution(of exercise: Exercise) -> Bool { !isStudentCopy || exercise.kind == .predict }
}

/// The lines on which the few keys of the front matter stand.
struct KeyLines: Sendable {
  private struct Entry {
    var key: String
    var line: Int
  }

  private var entries: [Entry] = []

  subscript(key: String) -> Int? { entries.first { $0.key == key }?.line }

  mutating func add(_ key: String, at line: Int) { entries.append(Entry(key: key, line: line)) }
}

/// Code of a lesson and the line on which it begins.
public struct Snippet: Hashable, Sendable {
  /// The source text.
  public var text: String
  /// The line of the file on which it begins.
  public var line: Int

  /// Creates a snippet.
  public init(text: String, line: Int = 1) {
    self.text = text
    self.line = line
  }
}

/// What stands below one heading.
public struct Page: Sendable {
  /// The heading without its mark.
  public var heading: String
  /// The line of the heading.
  public var line: Int
  /// What stands there, in order; hints, solutions and checks are the exercise's.
  public var items: [PageItem] = []
  /// The exercise, where the heading starts one.
  public var exercise: Exercise?
}

/// A piece of a page.
public enum PageItem: Sendable {
  /// A paragraph, a list or a table, as it stands in the file.
  case prose([String])
  /// Text set apart.
  case quote([String])
  /// Code that is shown and never run.
  case code([String])
  /// Code that is run, with what it shows.
  case example(Example)
}

extension PageItem {
  /// Its text, where it is words.
  var prose: String? {
    switch self {
    case .prose(let lines), .quote(let lines): lines.joined(separator: "\n")
    case .code, .example: nil
    }
  }

  /// What is entered, where it is an example.
  var inputs: [Snippet] {
    if case .example(let example) = self { return example.steps.map(\.input) }
    return []
  }
}

/// An example: what is entered, and what it shows.
public struct Example: Sendable {
  /// One entry at the prompt.
  public struct Step: Sendable {
    /// What is entered.
    public var input: Snippet
    /// The lines it is expected to show; `...` stands for any lines.
    public var output: [String]
    /// The line of the file on which the expected output begins.
    public var outputLine: Int
  }

  /// The entries in order.
  public var steps: [Step]
  /// It was written without `> `: one program, with or without an output block.
  public var isProgram: Bool
  /// Its output is stated, so it must be shown.
  public var hasOutput: Bool
}
