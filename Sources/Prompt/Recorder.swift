internal import Language

/// Collects the events of a session while it runs.
///
/// A reference, because copies of a session (undo steps, trial runs) call the same closure.
final class Recorder {
  private var events: [Event] = []
  /// Told of each event when it happens, which then is no longer collected.
  var listener: ((Event) -> Void)?

  /// An error is kept back until something follows: where it was memory that ran short, the program runs once more.
  func append(_ event: Event) {
    events.append(event)
    guard let listener else { return }
    let isError = event.kind == .diagnostic
    events.dropLast(isError ? 1 : 0).forEach(listener)
    events = isError ? [event] : []
  }

  /// What came since the last call.
  func take() -> [Event] {
    defer { events = [] }
    return events
  }
}
