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
func launch() -> Int32 { launch(Array(CommandLine.arguments.dropFirst())) }

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
