internal import ArgumentParser
internal import Language

/// The version that `--version` and the banner show.
let version = "0.1.0"

/// Goes through the argument parser; a usage error is 64.
///
/// A command that takes a FILE takes the name of a subcommand for one too, so subcommands have a root
/// of their own.
func parseAndRun(_ arguments: [String]) -> Int32 {
  if let script = completionScript(arguments) { return write(script + "\n", to: 1) }
  let isSubcommand = arguments.first.map(commandNames.contains) ?? false
  return isSubcommand
    ? parseAndRun(SubcommandRoot.self, arguments) : parseAndRun(PivotCommand.self, arguments)
}

private func parseAndRun(_ root: (some ParsableCommand).Type, _ arguments: [String]) -> Int32 {
  do {
    var command = try subcommand(arguments) ?? root.parseAsRoot(arguments)
    if root == PivotCommand.self, !(command is PivotCommand) {
      try refuse(command, after: arguments)
    }
    try command.run()
    return ExitStatus.done
  } catch {
    let code = root.exitCode(for: error).rawValue
    // It quotes what was written on the command line.
    let message = visible(root.fullMessage(for: error))
    let isASCII =
      arguments.contains("--ascii")
      || (code == 0 ? Destination.current : Destination.ofErrors).isASCII
    let spelled = isASCII ? ascii(message) : message
    let text = spelled.isEmpty || spelled.last == "\n" ? spelled : spelled + "\n"
    let status = write(text, to: code == 0 ? 1 : 2)
    return code == 0 ? status : code
  }
}

/// The parser finds a subcommand behind a program too, and forgets the program.
private func refuse<Found: ParsableCommand>(_: Found, after arguments: [String]) throws {
  let subcommands = SubcommandRoot.configuration.subcommands
  let all = subcommands + subcommands.flatMap { $0.configuration.subcommands }
  guard all.contains(where: { $0 == Found.self }) else { return }
  let name = arguments.first(where: commandNames.contains) ?? ""
  throw ValidationError("A subcommand stands first: pivot \(name) …")
}

/// A subcommand that is asked for without mistakes.
///
/// It is read alone, which takes a third of the time that reading among all of them takes; whatever it
/// does not take goes to them, so that messages name the whole command.
private func subcommand(_ arguments: [String]) -> (any ParsableCommand)? {
  guard let name = arguments.first, commandNames.contains(name) else { return nil }
  let command = SubcommandRoot.configuration.subcommands.first {
    $0.configuration.commandName == name && $0.configuration.subcommands.isEmpty
  }
  guard let command, let found = try? command.parseAsRoot(Array(arguments.dropFirst())),
    // For `--help` it is another one, which would not know the whole command.
    type(of: found) == command
  else { return nil }
  return found
}

private func write(_ text: String, to descriptor: Int32) -> Int32 {
  var stream = Output(descriptor)
  stream.write(text)
  stream.flush()
  return stream.isLost ? ExitStatus.outputFailed : ExitStatus.done
}

/// `pivot`: everything that is no subcommand.
struct PivotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pivot",
    abstract: "Say what a view transform does, and see it.",
    usage: """
      pivot                          the prompt
      pivot FILE [-- ARGS]           run a program; - is standard input
      pivot -e EXPR [-e EXPR ...]    evaluate
      pivot <subcommand>
      """,
    discussion: """
      EXAMPLES:
        pivot -e 'T(-50, -50) * R(90°) * T(50, 50)'
        pivot -e '(1, 2) * R(30°)' --json
        echo 'R(30°).inverted()' | pivot
        pivot turn.pivot -- 30
        pivot plot 'view(40, 30, 120, 80)' -o view.svg
        pivot help order
        pivot help P0203
        pivot learn

      HELP TOPICS:
        \(wrapped(Session.topics.map(\.name), indent: "  "))

      Exit status: 0 done; 1 a statement failed; 2 the program does not parse; 64 usage; \
      66 input cannot be read; 73 output cannot be created; 74 output was lost; 130 interrupted.
      """,
    version: version,
    subcommands: SubcommandRoot.configuration.subcommands)

  @OptionGroup(title: "Program") var program: ProgramArguments
  @OptionGroup(title: "Look") var look: LookArguments
  @OptionGroup(title: "Prompt") var prompt: PromptArguments
  @OptionGroup(title: "Budgets") var budgets: BudgetArguments

  func run() throws {
    var options = RunOptions()
    try program.apply(to: &options)
    look.apply(to: &options)
    prompt.apply(to: &options)
    options.budget = try budgets.budget()
    try finish(pivot.run(options))
  }
}

/// What the parser calls its subcommands; ``commandNames`` knows the same without the parser.
var subcommandNames: [String] {
  SubcommandRoot.configuration.subcommands.compactMap { $0.configuration.commandName }
}

/// The root of `pivot help`, `pivot doctor` and so on.
struct SubcommandRoot: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pivot", version: version,
    subcommands: [
      PlotCommand.self, LiveSubcommand.self, LearnCommand.self, ReviewCommand.self,
      LessonsCommand.self,
      CheckCommand.self, HandInCommand.self, GradeCommand.self, ExplainAnswerCommand.self,
      PackCommand.self,
      HelpCommand.self, CompleteCommand.self, DoctorCommand.self,
    ])
}

/// Ends a command with a status.
func finish(_ status: Int32) throws {
  if status != ExitStatus.done { throw ExitCode(status) }
}
