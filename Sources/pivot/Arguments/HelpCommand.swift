internal import ArgumentParser
internal import Language
internal import Prompt

/// `pivot help TOPIC|NAME|CODE`: an idea, a catalogue entry, an error explained, or a subcommand.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Explain a topic, a name, an error code or a subcommand.",
    discussion: """
      TOPICS:
        \(wrapped(Session.topics.map(\.name), indent: "  "))

      EXAMPLES:
        pivot help order
        pivot help rotated
        pivot help P0203
      """)

  @Argument(
    help: "A topic, a name, a code such as P0203, a word to look for, or a subcommand.",
    completion: .list(Session.topics.map(\.name)))
  var topic: [String] = []

  @Flag(help: ArgumentHelp("Write the whole reference as Markdown.", visibility: .hidden))
  var reference = false

  @Flag(help: ArgumentHelp("Write the manual page.", visibility: .hidden))
  var manual = false

  @OptionGroup var look: LookArguments

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    let streams = Streams(options)
    if reference {
      streams.say(StyledText(PromptSession.reference()), end: "")
      return try finish(streams.finish(ExitStatus.done))
    }
    if manual {
      streams.say(StyledText(ManualPage.text), end: "")
      return try finish(streams.finish(ExitStatus.done))
    }
    // What is both a topic and a subcommand is the topic: '--help' is about the subcommand.
    let isTopic = topic.count == 1 && Session.topics.contains { $0.name == topic[0] }
    if !isTopic, let command = subcommand(topic) {
      // As `--help` has it: only the whole program tells its version.
      let root: any ParsableCommand.Type = topic.isEmpty ? PivotCommand.self : SubcommandRoot.self
      var help = root.helpMessage(for: command)
      while help.last == "\n" { help.removeLast() }
      streams.say(StyledText(help))
      return try finish(streams.finish(ExitStatus.done))
    }
    let words = Array(topic.joined(separator: " ").utf8).streamSafe
    let status = explain(String(decoding: words, as: UTF8.self), options, streams)
    if isTopic, subcommand(topic) != nil {
      streams.say(StyledText("\n'pivot \(topic[0]) --help' is about the subcommand.", .dim))
    }
    try finish(streams.finish(status))
  }

  /// The command that words such as `lessons new` name; without any, the whole program.
  private func subcommand(_ words: [String]) -> (any ParsableCommand.Type)? {
    words.reduce(PivotCommand.self) { command, word in
      command?.configuration.subcommands.first { $0._commandName == word }
    }
  }

  private func explain(_ topic: String, _ options: RunOptions, _ streams: Streams) -> Int32 {
    var prompt = PromptSession(ProgramRun(options, streams).makeSession())
    var status = ExitStatus.done
    for case .show(let event) in prompt.handle(":help \(topic)") {
      if event.kind == .diagnostic { status = ExitStatus.failed }
      streams.show(event)
    }
    return status
  }
}
