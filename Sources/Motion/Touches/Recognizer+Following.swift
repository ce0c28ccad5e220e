internal import Geometry

// How fingers are followed, whatever the gesture.
extension Recognizer {
  /// Ready for a new gesture: values are neutral, counted from where the fingers are then.
  mutating func reset() {
    var fresh = Recognizer(gesture)
    (fresh.needs, fresh.isEnabled, fresh.cancelsTouchesInView) =
      (needs, isEnabled, cancelsTouchesInView)
    (fresh.name, fresh.view, fresh.required) = (name, view, required)
    (fresh.story, fresh.order) = (story, order)
    self = fresh
  }

  /// The most fingers that it follows; further ones are none of its business.
  private var capacity: Int {
    switch gesture {
    case .pinch, .rotation: 2
    case .pan: state == .possible ? .max : needs.maximumNumberOfTouches
    case .tap, .longPress, .swipe, .own: .max
    }
  }

  /// A finger came down.
  mutating func receive(_ touch: Touch, at time: Double) {
    if !isTouched {
      touches = []
      downAt = time
    }
    guard touches.count < capacity else { return }
    touches.append(touch)
    fingers.insert(touch.finger)
    updatedAt = time
    jump()
    if state == .possible { deadline = downDeadline(at: time) }
  }

  /// When it decides without an event, while fingers are down.
  private func downDeadline(at time: Double) -> Double? {
    switch gesture {
    case .tap: downAt + GestureNeeds.longestTap
    case .longPress
    where taps >= needs.numberOfTapsRequired && touches.count == needs.numberOfTouchesRequired:
      time + needs.minimumPressDuration
    case .pan, .pinch, .rotation, .longPress, .swipe, .own: nil
    }
  }

  /// Whether it follows one of these fingers.
  func follows(_ fingers: [Int]) -> Bool {
    touches.contains { fingers.contains($0.finger) && $0.isDown }
  }

  /// Follows fingers that moved or were lifted; whether any of its own did.
  mutating func follow(_ event: [Touch], _ pair: FingerPair?, at time: Double) -> Bool {
    var isConcerned = false
    for index in touches.indices where touches[index].isDown {
      guard let new = event.first(where: { $0.finger == touches[index].finger }) else { continue }
      isConcerned = isConcerned || new.phase != .stationary
      touches[index] = new
    }
    guard isConcerned else { return false }
    // What ended or was cancelled keeps its values, whatever the fingers still do.
    if !state.isFinal, touches.contains(where: { $0.phase == .moved }) { measure(pair, at: time) }
    return true
  }

  private mutating func measure(_ pair: FingerPair?, at time: Double) {
    let before = (translation, scale, rotation)
    displacement.move(to: centroid)
    if touches.count > 1 {
      stretch.move(to: pair?.distance ?? line.length)
      turning.move(along: line, exactTurn: pair?.turn)
    }
    let passed = time - updatedAt
    updatedAt = time
    guard passed > 0 else { return }
    speed = Speed(
      displacement: (translation - before.0) / passed, stretch: (scale - before.1) / passed,
      turning: (rotation - before.2) / passed)
    lastSpeed = speed
  }

  /// Lifted fingers are let go while others are down; the rest is counted from where it is.
  mutating func release() {
    let isLeft = isTouched
    guard isLeft, touches.contains(where: { !$0.isDown }) else { return }
    touches.removeAll { !$0.isDown }
    jump()
  }

  /// Its fingers did nothing in an event in which others come down.
  mutating func restTouches() {
    for index in touches.indices where touches[index].isDown { touches[index].phase = .stationary }
  }

  /// Follows one of its touches no more.
  public mutating func ignore(_ finger: Int) { touches.removeAll { $0.finger == finger } }

  /// The touches that it follows are cancelled.
  mutating func cancelTouches() {
    for index in touches.indices where touches[index].isDown { touches[index].phase = .cancelled }
  }

  private mutating func jump() {
    displacement.jump(to: centroid)
    if touches.count > 1 {
      stretch.jump(to: line.length)
      turning.jump(to: line)
    }
  }
}
