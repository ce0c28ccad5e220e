internal import Language

// What Enter does: the parser decides, commands are one line.

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

  /// The commands in an entry of several lines, such as a pasted block, and the programs between them; each is
  /// taken by itself.
  ///
  /// A command begins its line where what stands before it is complete: the `:` of `a ? b : c` does not.
  public static func parts(of entry: String) -> [String] {
    let text = isTranscript(entry) ? withoutPrompts(entry) : entry
    let lines = splitLines(text)
    guard lines.count > 1, lines.contains(where: startsCommand) else { return [entry] }
    var parts: [String] = []
    var program = ""
    for line in lines {
      if startsCommand(line), isComplete(program) {
        parts += [program, line]
        program = ""
      } else {
        program += line + "\n"
      }
    }
    return (parts + [program]).map(trimmed).filter { !$0.isEmpty }
  }

  private static func startsCommand(_ line: String) -> Bool {
    line.first == ":" && line.dropFirst().first?.isLetter == true
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
