internal import Views

/// The steps of undo while views are moved live.
struct LiveHistory: Sendable {
  /// What is one step however many events it takes.
  enum Gesture: Equatable, Sendable {
    case drag, wheel
  }

  typealias Edits = [ViewID: LiveEdit]

  private static let limit = 1000
  private var past: [Edits] = []
  private var future: [Edits] = []
  private var gesture: Gesture?

  /// What is done next is a step of its own.
  mutating func endGesture() { gesture = nil }

  /// Keeps the state before a change, unless the same gesture began it.
  mutating func remember(_ edits: Edits, _ gesture: Gesture?) {
    future = []
    defer { self.gesture = gesture }
    if let gesture, gesture == self.gesture { return }
    past.append(edits)
    if past.count > Self.limit { past.removeFirst() }
  }

  mutating func undo(from edits: Edits) -> Edits? {
    guard let earlier = past.popLast() else { return nil }
    future.append(edits)
    return earlier
  }

  mutating func redo(from edits: Edits) -> Edits? {
    guard let later = future.popLast() else { return nil }
    past.append(edits)
    return later
  }
}
