/// A program as it would look at the prompt: each statement, and what it shows.
struct Transcript {
  var text = StyledText()
  /// What went wrong or was warned of, in order.
  private(set) var problems: [String] = []
  /// The session afterwards.
  private(set) var session: Session

  /// Runs the program in a session, statement by statement.
  init(_ program: String, in session: Session) {
    self.session = session
    let log = Log()
    self.session.onEvent = { log.events.append($0) }
    for statement in Transcript.statements(of: program) {
      for line in splitLines(statement) {
        text.append("\n    > \(line)", .name)
      }
      _ = self.session.run(statement, name: "example")
      log.events.forEach { show($0) }
      log.events = []
    }
  }

  private mutating func show(_ event: Event) {
    if event.kind == .diagnostic { problems.append(event.text.plain) }
    for line in splitLines(event.text.plain) {
      text.append("\n    \(line)")
    }
  }

  /// The lines of a program, those of a block together.
  private static func statements(of program: String) -> [String] {
    var result: [String] = []
    var open = ""
    for line in splitLines(program) {
      open += open.isEmpty ? line : "\n" + line
      if Session.completeness(of: open) == .complete {
        result.append(open)
        open = ""
      }
    }
    return open.isEmpty ? result : result + [open]
  }
}

/// Collects what an example shows.
private final class Log {
  var events: [Event] = []
}
