import Foundation
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

  /// The codes of the errors, warnings and notes that a program gives, in order.
  mutating func codes(of program: String) -> [String] {
    events(of: program).filter { $0.kind == .diagnostic }.compactMap { event in
      event.text.plain.firstMatch(of: /^[a-z]+\[(P\d{4})\]/).map { String($0.output.1) }
    }
  }

  /// The code of the error that a program ends with; nil where it has none.
  mutating func failure(of program: String) -> String? {
    session.run(program).diagnostics.first?.problem.code
  }
}

/// All codes, in the order of the sources that list them.
func sourceCodes() throws -> [String] {
  let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Language")
  return try ["Diagnostics/Problem+Code.swift", "Warnings/Mistake+Code.swift"].flatMap { path in
    let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return source.matches(of: /: "(P\d{4})"/).map { String($0.output.1) }
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
