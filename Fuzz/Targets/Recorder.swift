internal import Language

/// Keeps what a session says.
final class Recorder {
  private(set) var events: [Event] = []

  init(_ session: inout Session) {
    session.onEvent = { [self] in events.append($0) }
  }
}
