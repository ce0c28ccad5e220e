internal import Language

/// What a learner hands in: answers and nothing that could judge them (docs/lessons.md#teaching-a-class).
public struct AnswerSheet: Sendable, Equatable {
  /// The answer below one heading.
  public struct Answer: Sendable, Equatable {
    /// The heading: the id of an exercise.
    public var heading: String
    /// The answer itself.
    public var text: String
    /// The line on which it begins.
    public var line: Int
    /// The number that decided its numbers, where that is not the sheet's.
    public var variant: Int?
    /// Why it cannot be taken as it stands: a fence is not closed, there are two of them.
    public var problem: String?

    /// Creates an answer.
    public init(
      heading: String, text: String, line: Int = 1, variant: Int? = nil, problem: String? = nil
    ) {
      self.heading = heading
      self.text = text
      self.line = line
      self.variant = variant
      self.problem = problem
    }
  }

  /// The id of the lesson; nil where the file does not say.
  public var lesson: String?
  /// The hash of the lesson that was answered; nil in a file written by hand.
  public var lessonHash: String?
  /// The name that the learner gave, which is only a label.
  public var name: String?
  /// The number that decided the lesson's numbers.
  public var variant: Int?
  /// The answers in the order of the file.
  public var answers: [Answer]
  /// What is odd in the file and cost nothing.
  public var remarks: [String] = []
  /// Text or a block of code stands below no heading.
  var hasStrays = false
  /// It is the lesson itself, its starters filled in.
  public var isLesson = false

  /// Creates a sheet.
  public init(
    lesson: String?, lessonHash: String? = nil, name: String? = nil, variant: Int? = nil,
    answers: [Answer] = []
  ) {
    self.lesson = lesson
    self.lessonHash = lessonHash
    self.name = name
    self.variant = variant
    self.answers = answers
  }

  /// The file's text: headings by id, one fence each.
  public var text: String {
    var facts = ["answers: 1"]
    if let lessonHash { facts.append("lesson-hash: \(lessonHash)") }
    if let name = name.map(headerText), !name.isEmpty { facts.append("name: \(name)") }
    if let variant { facts.append("variant: \(variant)") }
    let sections = answers.map { answer in
      let mark = fenceMark(around: answer.text)
      let own = answer.variant.map { "<!-- variant: \($0) -->\n" } ?? ""
      return "\n## \(answer.heading)\n\(own)\(mark)swift\n\(answer.text)\n\(mark)\n"
    }
    return "# Answers: \(lesson ?? "")\n<!-- \(facts.joined(separator: "; ")) -->\n"
      + sections.joined()
  }
}

/// A name as it may stand in the comment: it can end neither the comment nor its own entry.
func headerText(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
    scalar == ";" || scalar == "\n" || scalar == "\t" ? " " : scalar == ">" ? ")" : scalar
  }
  return visible(spaceSeparated(String(String.UnicodeScalarView(scalars))).joined(separator: " "))
}

/// A learner's name as names are compared: as a sheet states it, whatever its capitals.
func comparableName(_ name: String) -> String {
  trimmed(cut(headerText(name), to: labelLimit)).lowercased()
}

/// The most scalars of a heading, a name, an id or a remark that anybody looks at.
let labelLimit = 200

/// Backticks enough that no line of `text` closes the fence or looks like the next heading.
private func fenceMark(around text: String) -> String {
  let lines = textLines(text).map { trimmed($0) }
  let longest = lines.map { $0.prefix { $0 == "`" }.count }.reduce(0, max)
  let hasHeading = lines.contains { $0.hasPrefix("#") }
  return String(repeating: "`", count: max(hasHeading ? 4 : 3, longest + 1))
}
