internal import Language

// `:paste`: a text from elsewhere becomes a value.

extension PromptSession {
  /// Takes lines that were asked for: the value that a debugger or log wrote, else a program.
  public mutating func take(pasted text: String) -> [Effect] {
    guard !trimmed(text).isEmpty else { return [.say("nothing was pasted", .dim)] }
    return handle(Session.valueSource(fromText: text) ?? text)
  }
}
