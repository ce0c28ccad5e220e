internal import Language

// What Enter does (PROMPT.md §1): the parser decides, commands are one line.

extension PromptSession {
  /// Whether an entry can be run, or one more row is needed.
  ///
  /// A bracket that is closed wrongly counts as complete, so that the mistake is shown.
  public static func isComplete(_ entry: String) -> Bool {
    let text = trimmed(withoutPrompts(entry))
    if text.hasPrefix(":") || text.isEmpty || ["?", "help", "quit", "exit"].contains(text) {
      return true
    }
    let program = startsWithInfix(text) ? "_ \(text)" : text
    return Session.completeness(of: program) == .complete
  }

  /// How many blanks a new row begins with: two for each bracket that is open.
  public static func indentation(after text: String) -> Int {
    var depth = 0
    var isInText = false
    var previous: Character = " "
    for character in text {
      if character == "\"", previous != "\\" { isInText.toggle() }
      if character == "\n" { isInText = false }
      if !isInText {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth = max(0, depth - 1) }
      }
      previous = character
    }
    return 2 * min(depth, 10)
  }
}
