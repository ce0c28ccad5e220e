internal import Language

/// An isolated run of the language: the one place where the workbook evaluates anything.
///
/// It is a value; a copy starts where the original stands and neither sees the other.
struct Workspace {
  private var session: Session

  /// A value as the workbook needs it.
  struct Reading {
    var value: CheckedValue
    /// Its one-line form.
    var text: String
  }

  /// Why an expression has no value, as the language tells it.
  struct Failure: Error {
    var text: String
  }

  /// What running code came to.
  struct Run {
    /// The last value that a bare expression showed.
    var shown: Reading?
    /// The lines that `print` wrote.
    var printed: [String] = []
    /// Every line, as the prompt shows them.
    var lines: [String] = []
    /// Some of the lines are values, not only what `let` announces.
    var showsMore = false
    /// The text does not parse.
    var isUnreadable = false
    /// The errors, as the language tells them.
    var failure: String?
  }

  /// A workspace that begins where `session` stands.
  init(_ session: Session) { self.session = session }

  /// Runs code; what ran before an error stands.
  mutating func run(_ code: Snippet, name: String, announces: Bool = false) -> Run {
    let events = EventList()
    session.onEvent = { events.list.append($0) }
    session.settings.announces = announces
    session.undefine("_")
    let outcome = session.run(code.text, name: name, firstLine: code.line)
    session.onEvent = { _ in }
    return summary(events.list, outcome)
  }

  private func summary(_ events: [Event], _ outcome: Session.Outcome) -> Run {
    var run = Run()
    run.shown = session.value(named: "_").map(reading)
    for event in events {
      let lines = splitLines(event.text.plain)
      run.lines += lines
      if event.kind != .announcement { run.showsMore = true }
      if event.kind == .printed { run.printed += lines }
    }
    switch outcome.status {
    case .done: break
    case .failed, .unreadable:
      run.isUnreadable = outcome.status == .unreadable
      run.failure = message(outcome.diagnostics)
    }
    return run
  }

  /// The value of an expression.
  func value(_ expression: String) -> Result<Reading, Failure> {
    var copy = session
    return copy.evaluate(expression).map(reading).mapError {
      Failure(text: message($0.diagnostics))
    }
  }

  /// How code is built; nil where it does not parse.
  func constructs(_ code: String) -> [Construct]? { session.constructs(of: code) }

  /// Whether a name has a value.
  func has(_ name: String) -> Bool { session.value(named: name) != nil }

  /// The same workspace in which `name` stands for the value of an expression.
  func defining(_ name: String, as expression: String) -> Workspace {
    var copy = self
    if case .success(let value) = copy.session.evaluate(expression) {
      copy.session.define(name, value)
    }
    return copy
  }

  private func reading(_ value: StoredValue) -> Reading {
    Reading(value: CheckedValue(json: value.json), text: value.text)
  }

  private func message(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { session.render($0).plain }.joined(separator: "\n")
  }
}

/// The lines of a text; a text without any is one empty line.
func splitLines(_ text: String) -> [String] {
  text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

private final class EventList {
  var list: [Event] = []
}
