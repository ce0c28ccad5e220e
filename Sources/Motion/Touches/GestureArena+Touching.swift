internal import Geometry
internal import Views

// What one event does to fingers and recognizers, before anyone decides.
extension GestureArena {
  mutating func beginStories() {
    round.event = -1
    for id in ids { self[id].story = GestureStory() }
  }

  /// Other fingers are about to come down.
  mutating func restTouches() {
    for index in round.touches.indices { round.touches[index].phase = .stationary }
    for id in round.participants { self[id].restTouches() }
  }

  mutating func addTouch(at place: Point, on view: ViewID?, _ time: Double) -> Touch {
    let earlier = round.lastTap.flatMap { $0.precedes(place, time) ? $0.count : nil } ?? 0
    let touch = Touch(
      finger: round.fingersEver, view: view, at: place, tapCount: earlier + 1)
    round.fingersEver += 1
    round.touches.append(touch)
    return touch
  }

  mutating func moveTouches(_ fingers: [Int], to places: [Point]) {
    for index in round.touches.indices {
      let place = fingers.firstIndex(of: round.touches[index].finger).map { places[$0] }
      round.touches[index].move(to: place ?? round.touches[index].location)
    }
  }

  mutating func liftTouches(_ fingers: [Int], at time: Double) {
    for touch in round.touches where fingers.contains(touch.finger) {
      round.lastTap = Tap(place: touch.location, time: time, count: touch.tapCount)
    }
    for index in round.touches.indices {
      let isLifted = fingers.contains(round.touches[index].finger)
      round.touches[index].phase = isLifted ? .ended : .stationary
    }
  }

  mutating func miss(_ id: RecognizerID, _ touch: Touch, _ obstacle: Obstacle) {
    self[id].story.add(.missed(at: touch.start, obstacle), at: round.toldEvent)
  }

  /// A recognizer that decided, or has all it needs, is not told of further fingers.
  mutating func receive(_ id: RecognizerID, _ touch: Touch, at time: Double) {
    guard !self[id].state.isFinal, self[id].wish == nil, let view = touch.view else { return }
    if !round.participants.contains(id) {
      round.participants.append(id)
      self[id].reset()
    }
    self[id].receive(touch, at: time)
    self[id].story.add(.received(at: touch.start, view), at: round.toldEvent)
  }

  /// Those of the deepest view first, then in the order in which they were added.
  mutating func sortParticipants(in scene: Scene) {
    let places = round.participants.map { id in
      (id, -(self[id].view.map { scene.depth(of: $0) } ?? 0), self[id].order)
    }
    round.participants = places.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// The distance of two fingers as the script says it, for those that follow just these.
  mutating func start(with pair: FingerPair, _ fingers: [Int]) {
    for id in round.participants where self[id].touches.map(\.finger) == fingers {
      self[id].stretch.jump(to: pair.distance)
    }
  }

  // MARK: Why a finger does not reach a view

  /// What keeps a finger that came down from a recognizer; nil where nothing does.
  func obstacle(
    to id: RecognizerID, _ touch: Touch, in scene: Scene, window: ViewID
  ) -> Obstacle? {
    guard let view = self[id].view else { return .noView }
    if let hit = touch.view, scene.isDescendant(hit, of: view) {
      return self[id].isEnabled ? nil : .disabled
    }
    guard scene.isDescendant(view, of: window) else { return .detached }
    return scene.obstacle(from: window, to: view, touch.start) ?? touch.view.map(Obstacle.covered)
  }
}

extension Scene {
  func depth(of id: ViewID) -> Int {
    var depth = 0
    var climbing = parent(of: id)
    while let next = climbing {
      depth += 1
      climbing = parent(of: next)
    }
    return depth
  }

  /// The first view on the way down that a touch does not pass.
  fileprivate func obstacle(from window: ViewID, to view: ViewID, _ place: Point) -> Obstacle? {
    var way = [view]
    while let last = way.last, last != window, let parent = parent(of: last) { way.append(parent) }
    for id in way.reversed() {
      if isHidden(id) { return .hidden(id) }
      if !isUserInteractionEnabled(id) { return .interactionOff(id) }
      if alpha(of: id) < 0.01 { return .transparent(id) }
      guard let point = try? convert(place, from: window, to: id) else { return .flat(id) }
      if !pointInside(point, id) { return .outside(id, point) }
    }
    return nil
  }
}
