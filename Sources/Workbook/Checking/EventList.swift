internal import Language

/// The events of a run, collected by the closure that a session tells them to.
final class EventList {
  var list: [Event] = []
}
