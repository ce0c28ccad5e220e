internal import Geometry

// What each gesture makes of its fingers. None of this asks for other recognizers.
extension Recognizer {
  /// What it would do after an event of its fingers; nil for nothing.
  mutating func decide(at time: Double) -> Wish? {
    guard !state.isFinal, !(gesture.isDiscrete && wish != nil) else { return nil }
    defer { if gesture.isCounting { release() } }
    return switch (gesture, state) {
    case (.pan, .possible), (.pinch, .possible), (.rotation, .possible): beginning()
    case (.tap, _): tapping(at: time)
    case (.longPress, .possible): pressing(at: time)
    case (.swipe, _): swiping(at: time)
    case (.own, _): nil
    case (.pan, _), (.pinch, _), (.rotation, _), (.longPress, _): goingOn()
    }
  }

  /// What it would do when its ``deadline`` is over.
  func decideInTime() -> Wish {
    switch gesture {
    case .longPress where isTouched: .recognize
    case .tap where isTouched: .fail(.held(longest: GestureNeeds.longestTap))
    case .longPress where taps >= needs.numberOfTapsRequired: .fail(.noPress(after: taps))
    case .pan, .pinch, .rotation, .tap, .longPress, .swipe, .own:
      .fail(.taps(taps, needs.numberOfTapsRequired))
    }
  }

  // MARK: Pan, pinch and rotation

  private func beginning() -> Wish? {
    if gesture == .pan, touches.count > needs.maximumNumberOfTouches {
      return .fail(.tooManyTouches(touches.count, needs.maximumNumberOfTouches))
    }
    guard isTouched else {
      return .fail(touches.count < fewest ? .tooFewTouches(touches.count, fewest) : .nothingChanged)
    }
    return isMoved && touches.count >= fewest && isChanged ? .recognize : nil
  }

  private func goingOn() -> Wish? {
    // A pinch or rotation goes on when one of its two fingers is lifted.
    let down = touches.count { $0.isDown }
    if down < (gesture == .pan ? fewest : 1) { return .end }
    return isMoved ? .change : nil
  }

  private var fewest: Int { gesture == .pan ? max(1, needs.minimumNumberOfTouches) : 2 }

  private var isMoved: Bool { touches.contains { $0.phase == .moved } }

  /// Whether what it counts changed by more than rounding does.
  private var isChanged: Bool {
    switch gesture {
    case .pan: translation.length > 1e-9 * (1 + (location - .zero).length)
    case .pinch: abs(scale - 1) > 1e-9
    case .rotation: abs(rotation) > 1e-9
    case .tap, .longPress, .swipe, .own: false
    }
  }

  // MARK: Tap and long press

  private mutating func tapping(at time: Double) -> Wish? {
    if let reason = straying { return .fail(reason) }
    guard !isTouched else { return nil }
    if let reason = missing { return .fail(reason) }
    taps += 1
    deadline = taps < needs.numberOfTapsRequired ? time + GestureNeeds.longestPause : nil
    return deadline == nil ? .recognize : nil
  }

  private mutating func pressing(at time: Double) -> Wish? {
    if let reason = straying { return .fail(reason) }
    guard touches.contains(where: { !$0.isDown }) else { return nil }
    if let reason = missing { return .fail(reason) }
    guard taps < needs.numberOfTapsRequired else {
      return .fail(.lifted(after: time - downAt, needed: needs.minimumPressDuration))
    }
    taps += 1
    deadline = time + GestureNeeds.longestPause
    return nil
  }

  /// Too many fingers, or one that went too far.
  private var straying: FailureReason? {
    let count = needs.numberOfTouchesRequired
    if touches.count > count { return .tooManyTouches(touches.count, count) }
    let farthest = touches.map { $0.start.distance(to: $0.location) }.reduce(0, max)
    return farthest > needs.allowableMovement
      ? .moved(farthest, allowed: needs.allowableMovement) : nil
  }

  private var missing: FailureReason? {
    let count = needs.numberOfTouchesRequired
    return touches.count < count ? .tooFewTouches(touches.count, count) : nil
  }

  // MARK: Swipe

  private func swiping(at time: Double) -> Wish? {
    let count = needs.numberOfTouchesRequired
    if touches.count > count { return .fail(.tooManyTouches(touches.count, count)) }
    let length = translation.length
    guard isTouched else {
      return .fail(missing ?? .short(length, needed: GestureNeeds.swipeLength))
    }
    if time - downAt > GestureNeeds.longestSwipe + 1e-9 {
      return .fail(.slow(longest: GestureNeeds.longestSwipe))
    }
    guard touches.count == count, length >= GestureNeeds.swipeLength else { return nil }
    return needs.directions.contains(SwipeDirection(translation))
      ? .recognize : .fail(.direction(translation))
  }
}

extension SwipeDirection {
  /// The nearest of the four.
  init(_ way: Vector) {
    let isAcross = way.dx.magnitude >= way.dy.magnitude
    self = isAcross ? (way.dx < 0 ? .left : .right) : (way.dy < 0 ? .up : .down)
  }
}

extension Gesture {
  /// Whether it counts on from event to event, so that lifted fingers are let go.
  fileprivate var isCounting: Bool {
    switch self {
    case .pan, .pinch, .rotation, .own: true
    case .tap, .longPress, .swipe: false
    }
  }
}
