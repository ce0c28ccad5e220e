internal import Views

// Views get touches of their own, after the recognizers: `touchesMoved(_:with:)`. As in UIKit a recognizer that
// recognizes its gesture takes them, which cancels them for the view.
extension GestureHost {
  /// Gives each view what its fingers did in this event, in which some came down.
  mutating func tellViews(down fresh: [Int] = []) throws(Failure) {
    try deliver(gestures.touches.filter { fresh.contains($0.finger) }, as: .began)
    try deliver(gestures.takeTouches(in: scene, exceptFor: fresh), as: .cancelled)
    let known = gestures.round.taken + fresh
    let left = gestures.touches.filter { !known.contains($0.finger) }
    for phase in [Touch.Phase.moved, .ended, .cancelled] {
      try deliver(left.filter { $0.phase == phase }, as: phase)
    }
  }

  private mutating func deliver(_ touches: [Touch], as phase: Touch.Phase) throws(Failure) {
    var views: [ViewID] = []
    for case let view? in touches.map(\.view) where !views.contains(view) { views.append(view) }
    for view in views { try deliver(touches.filter { $0.view == view }, phase, to: view) }
  }
}

extension GestureArena {
  /// The touches that a recognizer of their view, or of one around it, takes in this event.
  ///
  /// A view is told of a touch before it is cancelled: what came down in this event is not taken yet.
  mutating func takeTouches(in scene: Scene, exceptFor fresh: [Int]) -> [Touch] {
    let views = round.participants.filter {
      self[$0].state.isRecognized && self[$0].cancelsTouchesInView
    }.compactMap {
      self[$0].view
    }
    let taken = touches.filter { touch in
      guard let hit = touch.view, !(round.taken + fresh).contains(touch.finger) else {
        return false
      }
      return views.contains { scene.isDescendant(hit, of: $0) }
    }
    round.taken += taken.map(\.finger)
    return taken
  }

  mutating func cancelTouches() {
    for index in round.touches.indices { round.touches[index].phase = .cancelled }
  }
}
