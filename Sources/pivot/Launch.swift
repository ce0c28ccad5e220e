internal import Language
internal import LineEditing

/// Runs what the command line asks for; returns the exit status.
///
/// The plain forms start at once, everything else goes through the argument parser, which would take
/// half of their time.
func launch(_ arguments: [String]) -> Int32 {
  var options = RunOptions()
  if options.read(plain: arguments) { return run(options) }
  if let (file, options) = quickCheck(arguments) { return check(file, options) }
  return parseAndRun(arguments)
}

/// Runs what the words behind the program's name ask for.
func launch() -> Int32 { launch(CommandLine.arguments.dropFirst().map(\.comparable)) }

extension String {
  /// Words are compared with names of options and commands, which takes the square of the marks on a letter; no file
  /// has a name so long that it would be another one with its marks parted.
  var comparable: String {
    utf8.count > longestPath ? String(decoding: Array(utf8).streamSafe, as: UTF8.self) : self
  }
}

/// The bytes of a path, at most: `PATH_MAX`.
private let longestPath = 4096

/// A program, the prompt, or first one and then the other.
func run(_ options: RunOptions) -> Int32 {
  let isInteractive = Terminal.isTerminal(0) && Terminal.isTerminal(1)
  let streams = Streams(options)
  if options.watches, let file = options.file {
    return ProgramWatch(file: file, program: ProgramRun(options, streams), streams: streams).run()
  }
  guard options.opensPrompt, isInteractive else { return ProgramRun(options, streams).run() }
  return PromptRun(options, streams).run()
}
