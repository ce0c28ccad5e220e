public import Language

extension PromptSession {
  /// The line that a new session begins with.
  public static func banner(version: String) -> StyledText {
    var text = StyledText("Pivot \(version)", .heading)
    text.append(": what view transforms do.  ", .plain)
    text.append("help  :learn  :quit", .dim)
    return text
  }

  /// `:help`, `:help NAME`, `:help TOPIC`, `:help CODE`, `:help :command`, or a word to look for.
  func help(_ topic: String) -> [Effect] {
    guard !topic.isEmpty else { return overview() }
    guard topic != ":" else { return Self.commandList().map(Effect.say) }
    let isCommand = topic.first == ":"
    if !isCommand, let found = session.help(topic) { return [.say(found)] }
    let name = isCommand ? String(topic.dropFirst()) : topic
    if let command = Command(rawValue: name) { return [.say(Self.line(command, width: 0))] }
    let found = isCommand ? [] : search(topic)
    if !found.isEmpty { return found }
    let candidates = isCommand ? Command.candidates(for: name) : session.helpCandidates(name)
    return [.refuse(.unknownHelp(topic, candidates: candidates))]
  }

  /// Everything in whose name or summary a word occurs.
  private func search(_ word: String) -> [Effect] {
    let lowercased = word.lowercased()
    let commands = Command.allCases.map { (name: ":\($0.rawValue)", summary: $0.summary) }
      .filter { $0.name.contains(part: lowercased) || $0.summary.contains(part: lowercased) }
    let found = commands + session.search(word)
    let shown = found.prefix(15)
    let width = shown.map { Language.columns($0.name) }.reduce(0, max)
    let lines = shown.map { name, summary in
      var text = StyledText("  " + name.padded(to: width), .name)
      text.append("  " + summary)
      return Effect.say(text)
    }
    guard found.count > shown.count else { return lines }
    return lines + [.say("  … and \(found.count - shown.count) more", .dim)]
  }

  private func overview() -> [Effect] {
    let exampleWidth = tryThese.map { Language.columns($0.0) }.reduce(0, max)
    let examples = tryThese.map { example, words in
      var text = StyledText("  " + example.padded(to: exampleWidth), .name)
      text.append("  " + words)
      return Effect.say(text)
    }
    let purposeWidth = CommandGroup.all.map { Language.columns($0.purpose) }.reduce(0, max)
    return [.say("Try", .heading)] + examples + [.say("Commands", .heading)]
      + CommandGroup.all.map { line($0, width: purposeWidth) } + topics()
  }

  /// Commands that belong together in a line, so that the whole help fits a screen.
  private func line(_ group: CommandGroup, width: Int) -> Effect {
    var text = StyledText("  " + group.purpose.padded(to: width), .dim)
    let margin = width + 4
    let rows = packed(
      group.commands.map { ":" + $0.usage }, width: session.settings.columns - margin)
    text.append("  " + rows.joined(separator: "\n" + "".padded(to: margin)), .name)
    return .say(text)
  }

  /// As many texts beside each other as a row has room for.
  private func packed(_ texts: [String], width: Int) -> [String] {
    texts.reduce(into: []) { rows, text in
      if let last = rows.last, Language.columns("\(last)  \(text)") <= width {
        rows[rows.count - 1] += "  " + text
      } else {
        rows.append(text)
      }
    }
  }

  /// What each command does, a line each, but for those that mean something else here.
  public static func commandList(without others: [String] = []) -> [StyledText] {
    let commands = Command.allCases.filter { !others.contains($0.rawValue) }
    let width = commands.map { $0.usage.count }.reduce(0, max)
    return commands.map { line($0, width: width) }
  }

  private func topics() -> [Effect] {
    let names = Session.topics.map(\.name)
    let width = min(session.settings.columns, 80) - 2
    return [
      .say("Topics", .heading),
      .say(StyledText("  " + wrapped(names, indent: "  ", width: width), .name)),
      .say("  ':help :' tells what commands do; ':help TOPIC', ':help NAME', ':help WORD'", .dim),
    ]
  }

  private static func line(_ command: Command, width: Int) -> StyledText {
    var text = StyledText("  :" + command.usage.padded(to: width), .name)
    text.append("  \(command.summary)")
    return text
  }
}

/// A line of the help: commands with one purpose.
private struct CommandGroup {
  var purpose: String
  var commands: [Command]

  static let all = [
    CommandGroup(purpose: "look", commands: [.vars, .views, .plot, .play, .live, .info, .time]),
    CommandGroup(purpose: "understand", commands: [.explain, .compare, .why, .learn]),
    CommandGroup(purpose: "go back", commands: [.undo, .redo, .reset, .history]),
    CommandGroup(purpose: "files", commands: [.save, .load, .edit, .paste]),
    CommandGroup(purpose: "and", commands: [.set, .help, .quit]),
  ]
}

extension Command {
  var usage: String { arguments.isEmpty ? rawValue : "\(rawValue) \(arguments)" }
}

private let tryThese = [
  ("T(-50, -50) * R(90°) * T(50, 50)", "turn by 90° about (50, 50)"),
  ("(1, 2) * _", "where '_', the last result, takes a point"),
  ("let v = view(40, 30, 120, 80)", "a view in the window"),
  ("v.transform = R(30°)", "turn it; then ':plot v' and ':views'"),
]
