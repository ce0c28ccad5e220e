internal import Language

extension Exercise {
  /// One of the statements of a `Choose:` exercise.
  public struct Choice: Sendable {
    /// Its first paragraph, in Markdown.
    public var text: String
    /// It is to be chosen.
    public var isRight = false
    /// The id of the mistake of choosing it.
    public var id: String?
    /// Why it is right, or why not.
    public var reason = ""
    /// The line on which it begins.
    public var line: Int
  }

  /// The numbers of the choices to be chosen.
  var rightChoices: [Int] {
    self.choices.indices.filter { self.choices[$0].isRight }.map { $0 + 1 }
  }

  /// Whether more than one choice is right, which a student's copy tells, too.
  var asksForSeveral: Bool { seals?.isOfSeveral ?? (rightChoices.count > 1) }
}

/// The items of a numbered list, with the lines that go on with them.
func numberedItems(_ lines: [String], firstLine: Int) -> [(number: Int, text: String, line: Int)] {
  var items: [(number: Int, text: String, line: Int)] = []
  for (index, line) in lines.enumerated() {
    let text = trimmed(line)
    let digits = text.unicodeScalars.prefix { $0.isASCII && $0.properties.numericType != nil }
    let rest = text.dropFirst(digits.count)
    if let number = Int(String(digits)), rest.hasPrefix(". ") || rest.hasPrefix(") ") {
      items.append((number, trimmed(rest.dropFirst(2)), firstLine + index))
    } else if !items.isEmpty {
      items[items.count - 1].text += " " + text
    }
  }
  return items
}
