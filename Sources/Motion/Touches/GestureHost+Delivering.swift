public import Geometry
internal import Views

// Fingers reach the hit view's recognizers and those of its ancestors.
extension GestureHost {
  /// Plays a script from now on, and lets the time pass that recognizers still wait for.
  ///
  /// Returns how many of its events happened: fewer than it has where an action cancelled them.
  @discardableResult
  public mutating func play(_ script: TouchScript) throws(Failure) -> Int {
    gestures.round.isPlaying = true
    defer { gestures.round.isPlaying = false }
    if !gestures.isTouched { gestures.beginStories() }
    let start = now
    var fingers: [Int] = []
    for index in 0..<script.eventCount {
      let event = script.event(index)
      try pass(to: start + event.time)
      switch event.action {
      case .down: fingers = try putDown(event.places, event.pair)
      case .move: try move(fingers, to: event.places, event.pair)
      case .lift: try lift(fingers)
      }
      if try cancelIfAsked() { return index + 1 }
    }
    try rest()
    return script.eventCount
  }

  /// Moves the fingers that are down, in straight lines; they stay down.
  public mutating func moveTouches(to places: [Point], steps: Int) throws(Failure) {
    gestures.round.isPlaying = true
    defer { gestures.round.isPlaying = false }
    let fingers = gestures.touches.map(\.finger)
    let path = try? TouchScript.fingers(
      from: gestures.touches.map(\.location), to: places, steps: steps)
    guard let path else { return }
    let start = now
    for step in 1...steps {
      let event = path.event(step)
      try pass(to: start + event.time)
      try move(fingers, to: event.places, nil)
      if try cancelIfAsked() { return }
    }
  }

  /// Lifts all fingers that are down.
  public mutating func liftTouches() throws(Failure) {
    gestures.round.isPlaying = true
    defer { gestures.round.isPlaying = false }
    try lift(gestures.touches.map(\.finger))
    if try cancelIfAsked() { return }
    try rest()
  }

  /// Cancels all touches: gestures under way are cancelled, the others fail.
  public mutating func cancelTouches() throws(Failure) {
    gestures.round.isPlaying = true
    defer { gestures.round.isPlaying = false }
    gestures.requestCancelling()
    _ = try cancelIfAsked()
  }

  private mutating func cancelIfAsked() throws(Failure) -> Bool {
    guard gestures.round.isCancelling else { return false }
    gestures.round.event += 1
    gestures.round.isInEvent = true
    for id in gestures.round.participants { try cancel(id) }
    try sendReports()
    gestures.cancelTouches()
    try tellViews()
    gestures.round.isCancelling = false
    try endRound()
    return true
  }

  /// A recognizer's own class hears of it first.
  private mutating func cancel(_ id: RecognizerID) throws(Failure) {
    if !gestures[id].state.isFinal {
      gestures[id].cancelTouches()
      _ = try handle(id)
    }
    gestures.cancel(id, because: .cancelled)
  }

  /// All are possible again.
  private mutating func endRound() throws(Failure) {
    let participants = gestures.round.participants
    gestures.endRound()
    for id in participants { try didReset(id) }
    gestures.round.isInEvent = false
  }

  // MARK: Events

  private mutating func putDown(
    _ places: [Point], _ pair: FingerPair?
  ) throws(Failure) -> [Int] {
    gestures.round.event += 1
    gestures.round.isInEvent = true
    gestures.restTouches()
    var fingers: [Int] = []
    for place in places {
      let touch = gestures.addTouch(at: place, on: try hit(at: place), now)
      fingers.append(touch.finger)
      for id in gestures.ids { try tell(id, of: touch) }
    }
    gestures.sortParticipants(in: scene)
    if let pair { gestures.start(with: pair, fingers) }
    for id in gestures.round.participants where gestures[id].follows(fingers) { try decide(id) }
    try finishEvent()
    try tellViews(down: fingers)
    return fingers
  }

  /// Tells a recognizer of a finger, or notes why not.
  private mutating func tell(_ id: RecognizerID, of touch: Touch) throws(Failure) {
    if let obstacle = gestures.obstacle(to: id, touch, in: scene, window: window) {
      return gestures.miss(id, touch, obstacle)
    }
    guard try answer(.shouldReceive(id, touch)) else {
      return gestures.miss(id, touch, .refused)
    }
    gestures.receive(id, touch, at: now)
  }

  private mutating func move(
    _ fingers: [Int], to places: [Point], _ pair: FingerPair?
  ) throws(Failure) {
    gestures.moveTouches(fingers, to: places)
    try follow(pair)
  }

  private mutating func lift(_ fingers: [Int]) throws(Failure) {
    gestures.liftTouches(fingers, at: now)
    try follow(nil)
    gestures.round.touches.removeAll { !$0.isDown }
    if gestures.isOver { try endRound() }
  }

  /// First all follow, then each decides: so each sees the others as they are now.
  private mutating func follow(_ pair: FingerPair?) throws(Failure) {
    gestures.round.event += 1
    gestures.round.isInEvent = true
    let touches = gestures.touches
    let concerned = gestures.round.participants.filter {
      gestures[$0].follow(touches, pair, at: now)
    }
    for id in concerned { try decide(id) }
    try finishEvent()
    try tellViews()
  }

  private mutating func decide(_ id: RecognizerID) throws(Failure) {
    if gestures[id].state.isFinal { return }
    if try handle(id) { gestures[id].release() } else { try decideByGesture(id) }
  }

  /// What a recognizer makes of an event by itself, which the methods of its class may call as `super`.
  public mutating func decideByGesture(_ id: RecognizerID) throws(Failure) {
    if let wish = gestures[id].decide(at: now) { try settle(id, wish) }
  }

  mutating func finishEvent() throws(Failure) {
    gestures.round.isInEvent = true
    try resolveWaiting()
    try sendReports()
    didFinishEvent()
    gestures.round.isInEvent = false
  }

  // MARK: Time

  /// Lets time pass, and what it decides happen when it does.
  private mutating func pass(to time: Double) throws(Failure) {
    while let next = gestures.nextDeadline, next.time <= time + 1e-9 {
      try wait(until: max(now, min(next.time, time)))
      gestures[next.id].deadline = nil
      gestures.round.isBetweenEvents = true
      defer { gestures.round.isBetweenEvents = false }
      try settle(next.id, gestures[next.id].decideInTime())
      try finishEvent()
    }
    try wait(until: time)
  }

  /// No finger is down: what still waits for time gets it, and the round is over.
  private mutating func rest() throws(Failure) {
    guard !gestures.isTouched else { return }
    while let next = gestures.nextDeadline { try pass(to: max(now, next.time)) }
    try endRound()
  }
}
