internal import Geometry
internal import Motion
internal import Views

/// What a script did: each call of a recognizer, what it counted, and what changed in the views.
struct GestureLog {
  /// One call.
  struct Call {
    /// The event, counted from 0, the fingers' coming down.
    var event: Int
    var time: Double
    var recognizer: RecognizerID
    var state: GestureState
    /// What it counts, in the window: "translation", and how much.
    var count: (name: String, value: Fact)
    /// A translation in the axes of views where it comes out otherwise: they are turned or scaled.
    var elsewhere: [(view: ViewID, move: Vector)] = []
    /// What the call changed: a view, its property, and the new value.
    var changes: [(view: ViewID, property: String, value: Fact)]
  }

  /// More calls than these are counted only.
  static let most = 10_000

  var calls: [Call] = []
  var callCount = 0
  /// Where each finger came down, and where it was last.
  var paths: [Int: (start: Point, end: Point)] = [:]
  /// The views before.
  let before: Scene

  mutating func add(_ call: Call) {
    callCount += 1
    if calls.count < GestureLog.most { calls.append(call) }
  }
}

extension Evaluator {
  /// Plays the script of a call in a copy, and keeps what it did; nil where the call moves no fingers.
  ///
  /// Nothing happens here, and nothing is shown but warnings and notes.
  mutating func gestureLog(_ node: NodeID) throws(Diagnostic) -> (
    log: GestureLog, after: Evaluator
  )? {
    guard case .call(let callee, _) = tree[node], case .global(let name) = tree[callee],
      touchFunctions.contains(names.text(name)), gestureLog == nil
    else { return nil }
    var copy = self
    copy.gestureLog = GestureLog(before: scene)
    copy.emit = { [emit] event in if event.kind == .diagnostic { emit(event) } }
    defer {
      fuel = copy.fuel
      warned = copy.warned
    }
    _ = try copy.evaluate(node)
    guard let log = copy.gestureLog else { return nil }
    copy.gestureLog = nil
    return (log, copy)
  }

  /// Calls the actions of a recognizer and keeps what they did.
  mutating func actAndKeep(_ id: RecognizerID) throws(Diagnostic) {
    var call = GestureLog.Call(
      event: gestures.event, time: now, recognizer: id, state: gestures[id].state,
      count: count(gestures[id]), elsewhere: elsewhere(gestures[id]), changes: [])
    let before = scene
    try callActions(id)
    for view in scene.changed(since: before) {
      call.changes += changes(of: view, since: before)
    }
    gestureLog?.add(call)
  }

  mutating func didFinishEvent() {
    guard gestureLog != nil else { return }
    for touch in gestures.touches {
      gestureLog?.paths[touch.finger] = (touch.start, touch.location)
    }
  }

  private func count(_ recognizer: Recognizer) -> (String, Fact) {
    switch recognizer.gesture {
    case .pan: ("translation", .vector(recognizer.translation))
    case .pinch: ("scale", .number(recognizer.scale))
    case .rotation: ("rotation", .number(recognizer.rotation))
    case .tap, .longPress, .swipe, .own: ("location", .point(recognizer.location))
    }
  }

  /// What `translation(in:)` gives a handler that asks for the superview, or for the view itself.
  private func elsewhere(_ recognizer: Recognizer) -> [(view: ViewID, move: Vector)] {
    guard case .pan = recognizer.gesture, let own = recognizer.view else { return [] }
    var told = [recognizer.translation]
    return [scene.parent(of: own), own].compactMap { view in
      guard let view, let map = try? scene.map(from: window, to: view) else { return nil }
      let move = recognizer.translation.applying(map)
      guard !told.contains(where: { isNear($0, move) }) else { return nil }
      told.append(move)
      return (view, move)
    }
  }

  private func isNear(_ first: Vector, _ second: Vector) -> Bool {
    (first - second).length <= 1e-9 * max(1, first.length)
  }

  private func changes(
    of view: ViewID, since before: Scene
  ) -> [(view: ViewID, property: String, value: Fact)] {
    let old = before.geometry(of: view)
    let new = scene.geometry(of: view)
    var changes: [(view: ViewID, property: String, value: Fact)] = []
    if new.position != old.position { changes.append((view, "center", .point(new.position))) }
    if new.transform != old.transform {
      changes.append((view, "transform", .transform(new.transform)))
    }
    if new.bounds != old.bounds { changes.append((view, "bounds", .rect(new.bounds))) }
    return changes
  }
}

extension Scene {
  /// The views and layers that lie elsewhere, or have another shape, than they did.
  func changed(since before: Scene) -> [ViewID] {
    ids.filter { before.contains($0) && geometry(of: $0) != before.geometry(of: $0) }
  }
}
