public import Language

extension PromptSession {
  /// The line that a new session begins with.
  public static func banner(version: String) -> StyledText {
    var text = StyledText("Pivot \(version)", .heading)
    text.append(": what view transforms do.  ", .plain)
    text.append("help  :learn  :quit", .dim)
    return text
  }

  func help(_ topic: String) -> [Effect] {
    guard !topic.isEmpty else { return overview() }
    let isCommand = topic.first == ":"
    let found = isCommand ? nil : session.help(topic)
    if let found { return [.say(found)] }
    let name = isCommand ? String(topic.dropFirst()) : topic
    if let command = Command(rawValue: name) { return [line(command, width: 0)] }
    let candidates = isCommand ? Command.candidates(for: name) : session.helpCandidates(name)
    return [.refuse(.unknownHelp(topic, candidates: candidates))]
  }

  private func overview() -> [Effect] {
    let width = Command.allCases.map { $0.usage.count }.max() ?? 0
    let exampleWidth = tryThese.map { Language.columns($0.0) }.max() ?? 0
    let examples = tryThese.map { example, words in
      var text = StyledText("  " + example.padded(to: exampleWidth), .name)
      text.append("  " + words)
      return Effect.say(text)
    }
    return [.say("Try", .heading)] + examples + [.say("Commands", .heading)]
      + Command.allCases.map { line($0, width: width) }
  }

  private func line(_ command: Command, width: Int) -> Effect {
    var text = StyledText("  :" + command.usage.padded(to: width), .name)
    text.append("  \(command.summary)")
    return .say(text)
  }
}

extension Command {
  fileprivate var usage: String { arguments.isEmpty ? rawValue : "\(rawValue) \(arguments)" }
}

private let tryThese = [
  ("T(-50, -50) * R(90°) * T(50, 50)", "turn by 90° about (50, 50)"),
  ("(1, 2) * _", "where it takes a point; '_' is the last result"),
  ("let v = view(40, 30, 120, 80)", "a view in the window"),
  ("v.transform = R(30°)", "turn it; then ':plot v' and ':views'"),
]

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - Language.columns(self)))
  }
}
