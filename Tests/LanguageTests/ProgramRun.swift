import Language

/// A session whose events are kept.
struct ProgramRun {
  var session: Session
  private let log = Log()

  private final class Log {
    var events: [Event] = []
  }

  init(budget: Budget = Budget(), surroundings: Surroundings = Surroundings()) {
    session = Session(budget: budget, surroundings: surroundings)
    let log = log
    session.onEvent = { log.events.append($0) }
  }

  /// Runs a program and gives its events in order.
  mutating func events(of program: String) -> [Event] {
    log.events = []
    _ = session.run(program)
    return log.events
  }

  /// Everything that a program shows, as plain text.
  mutating func output(of program: String) -> String {
    events(of: program).map(\.text.plain).joined(separator: "\n")
  }

  /// The code of the error that a program ends with; nil where it has none.
  mutating func failure(of program: String) -> String? {
    session.run(program).diagnostics.first?.problem.code
  }
}

/// What a program shows in a session of its own, as plain text.
func output(of program: String) -> String {
  var run = ProgramRun()
  return run.output(of: program)
}

/// What a program shows in a session of its own, one JSON object a line.
func json(of program: String) -> String {
  var run = ProgramRun()
  run.session.settings.isJSON = true
  return run.output(of: program)
}
