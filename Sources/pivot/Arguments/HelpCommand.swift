internal import ArgumentParser
internal import Language
internal import Prompt

/// `pivot help NAME|CODE`: a catalogue entry, an error explained, or a subcommand.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help", abstract: "Explain a name, an error code or a subcommand.",
    discussion: "EXAMPLES:\n  pivot help rotated\n  pivot help P0203")

  @Argument(help: "A name, a code such as P0203, or a subcommand.")
  var topic: [String] = []

  @OptionGroup var look: LookArguments

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    let streams = Streams(options)
    let text = topic.joined(separator: " ")
    let command = PivotCommand.configuration.subcommands.first {
      $0.configuration.commandName == text
    }
    if text.isEmpty || command != nil {
      var help = PivotCommand.helpMessage(for: command ?? PivotCommand.self)
      while help.last == "\n" { help.removeLast() }
      streams.say(StyledText(help))
      return try finish(streams.finish(ExitStatus.done))
    }
    try finish(explain(text, streams))
  }

  private func explain(_ topic: String, _ streams: Streams) -> Int32 {
    var prompt = PromptSession(Session())
    var status = ExitStatus.done
    for case .show(let event) in prompt.handle(":help \(topic)") {
      if event.kind == .diagnostic { status = ExitStatus.failed }
      streams.show(event)
    }
    return streams.finish(status)
  }
}
