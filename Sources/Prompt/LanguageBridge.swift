internal import Language

// The one place that knows how the language answers help and completion.

extension PromptSession {
  func languageCompletions(_ text: String, _ cursor: Int) -> Completions { Completions() }
}

extension Session {
  func help(about topic: String) -> StyledText? { nil }

  /// Names that help may be asked about.
  var names: [String] { [] }
}
