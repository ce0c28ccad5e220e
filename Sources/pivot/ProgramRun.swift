internal import Language
internal import LineEditing

/// Runs a program: values on standard output, diagnostics on standard error.
struct ProgramRun {
  let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
  }

  /// Runs the program in a session of its own.
  func runOnce() -> Int32 {
    var session = makeTellingSession()
    return run(in: &session)
  }

  /// Runs everything the options name; returns the exit status.
  func run() -> Int32 {
    var session = makeTellingSession()
    var status = run(in: &session)
    if options.staysInteractive, status != ExitStatus.noInput, options.file != "-",
      options.hasProgram
    {
      status = run("-", in: &session)
    }
    return streams.finish(status)
  }

  /// One that shows what happens.
  private func makeTellingSession() -> Session {
    var session = makeSession()
    session.onEvent = streams.show
    return session
  }

  /// A session as the options want it.
  func makeSession(looking: @escaping () -> Void = {}) -> Session {
    var session = Session(budget: options.budget, surroundings: surroundings(looking: looking))
    session.settings.isJSON = options.isJSON
    session.settings.take(options)
    session.settings.tellsConsequences = options.tellsConsequences
    session.setArguments(options.arguments)
    return session
  }

  /// Runs the expressions or the file.
  func run(in session: inout Session) -> Int32 {
    guard options.expressions.isEmpty else {
      session.expect(options.enteredExpressions)
      return run(options.expressionProgram, "-e", in: &session)
    }
    return run(options.file ?? "-", in: &session)
  }

  private func run(_ path: String, in session: inout Session) -> Int32 {
    let name = path == "-" ? "standard input" : path
    do {
      let bytes = try readInput(path, limit: options.budget.source)
      return run(bytes, name, in: &session)
    } catch {
      streams.show(Problem.unreadable(name, error.reason))
      // Whoever mistypes a subcommand has asked for a file of that name.
      if !options.isJSON, let command = closest(to: name, among: commandNames).first {
        streams.complain("did you mean 'pivot \(command)'?")
      }
      return ExitStatus.noInput
    }
  }

  private func run(_ bytes: [UInt8], _ name: String, in session: inout Session) -> Int32 {
    // Only now: a read that waits for a person ends by Ctrl-C as any program's.
    InterruptFlag.install()
    return exitStatus(session.run(bytes, name: name))
  }
}

/// What a program's end means to whoever started it.
func exitStatus(_ outcome: Session.Outcome) -> Int32 {
  switch outcome.status {
  case .done: return ExitStatus.done
  case .unreadable: return ExitStatus.unreadable
  case .failed:
    let isInterrupted = outcome.diagnostics.contains { $0.problem == .interrupted }
    return isInterrupted ? ExitStatus.interrupted : ExitStatus.failed
  }
}
