internal import Language

/// Collects the events of a session while it runs.
///
/// A reference, because copies of a session (undo steps, trial runs) call the same closure.
final class Recorder {
  private var events: [Event] = []

  func append(_ event: Event) { events.append(event) }

  /// What came since the last call.
  func take() -> [Event] {
    defer { events = [] }
    return events
  }
}
