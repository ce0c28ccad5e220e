internal import Geometry
internal import Motion
internal import Views

// What pasted classes do with touches themselves: `override func touchesMoved(_ touches: Set<UITouch>, …)`.

extension Evaluator {
  /// Calls the method of the view, or of the first view or controller around it that has one.
  mutating func deliver(_ touches: [Touch], _ phase: Touch.Phase, to view: ViewID)
    throws(Diagnostic)
  {
    try track(touches, phase, by: view)
    try sendActions(of: view, touches, phase)
    guard let word = phase.method, names.find(word) != nil else { return }
    let meant = touches.filter { isDelivered($0, to: view) }
    guard !meant.isEmpty, let function = touchMethod(word, from: view) else { return }
    let list = try makeList(meant.map(value), at: script)
    _ = try apply(function, [list, try event(with: touches)], at: script)
  }

  /// A `UIEvent`: all fingers on the screen, also those of other views.
  mutating func event(with touches: [Touch]) throws(Diagnostic) -> Value {
    let others = gestures.touches.filter { other in
      !touches.contains { $0.finger == other.finger }
    }
    let all = try makeList((touches + others).map(value), at: script)
    let type = StructureType(
      name: names.find("UIEvent") ?? .none, fields: [names.find("allTouches") ?? .none],
      declaration: -1)
    return .structure(Box(Structure(type: type, fields: [all]), depth: 2))
  }

  /// Unless a view wants all touches it gets its first alone.
  private func isDelivered(_ touch: Touch, to view: ViewID) -> Bool {
    let flags = ["isMultipleTouchEnabled", "multipleTouchEnabled"].compactMap { names.find($0) }
    if flags.contains(where: { attribute($0, of: view).flatMap { Bool($0) } ?? false }) {
      return true
    }
    return gestures.touches.first { $0.view == view }?.finger == touch.finger
  }

  /// What `UIView.touchesBegan(_:with:)` and its like do themselves: they call the same of the next responder.
  mutating func passOn(
    _ phase: Touch.Phase, _ arguments: [Value], from view: ViewID, at id: NodeID
  ) throws(Diagnostic) {
    guard let word = phase.method, let function = touchMethod(word, behind: view) else { return }
    _ = try apply(function, arguments, at: id)
  }

  /// Up the views, and from the root view to the controller.
  private func touchMethod(_ word: String, from view: ViewID) -> Value? {
    override(Selector.ofTouches(word), of: view) ?? touchMethod(word, behind: view)
  }

  /// The method of the first responder behind a view that has one; a control keeps its touches to itself.
  private func touchMethod(_ word: String, behind view: ViewID) -> Value? {
    let selectors = Selector.ofTouches(word)
    var next = view
    while !catalogue.isView(scene.className(of: next), "UIControl") {
      if next == rootView { return controllerMethod(word, selectors) }
      guard let parent = scene.parent(of: next) else { return nil }
      if let function = override(selectors, of: parent) { return function }
      next = parent
    }
    return nil
  }

  /// The method of the controller that was made last, or of one that was only pasted.
  private func controllerMethod(_ word: String, _ selectors: [Selector]) -> Value? {
    guard let name = names.find(word) else { return nil }
    let made = objects.records.indices.reversed().map { Int32($0) + 1 }.first { object in
      objects[object].layout[name] != nil && isController(objects[object].structure)
    }
    let isPasted = tree.bodies.contains { body in
      body.structure >= 0 && isController(body.structure)
        && body.members.contains { $0.name == name }
    }
    guard made != nil || isPasted else { return pastedMethod(name, selectors) }
    return selectors.lazy.compactMap { self.function($0, of: made ?? 0) }.first
  }

  /// The method that was pasted without its class.
  private func pastedMethod(_ name: Name, _ selectors: [Selector]) -> Value? {
    overloads.latest(of: name) { overload in
      place(of: overload.index) == .none && selectors.contains { means($0, overload.index) }
    }?.function
  }

  /// A `UITouch`: its view, where it is and was in the window, and what it did.
  ///
  /// Whoever keeps it finds later where the finger is then.
  func value(of touch: Touch) -> Value {
    let fields = UITouchFields.names.map { names.find("\($0)") ?? .none }
    let type = StructureType(name: names.find("UITouch") ?? .none, fields: fields, declaration: -1)
    let values: [Value] = [
      touch.view.map(Value.view) ?? .nothing, .point(touch.location), .point(touch.previous),
      touch.phase.asValue, .number(Double(touch.tapCount)), .number(now),
    ]
    let identity = Int32(truncatingIfNeeded: -1 - touch.finger)
    return .structure(Box(Structure(type: type, fields: values, object: identity), depth: 1))
  }

  /// Those touches of an event that began in a view, or that a recognizer follows.
  func touches(_ all: [Value], of owner: Value) -> [Value] {
    let followed: [Int]? =
      if case .recognizer(let id) = owner { gestures[id].touches.map(\.finger) } else { nil }
    return all.filter { touch in
      guard case .structure(let box) = touch else { return false }
      return followed?.contains(-1 - Int(box.payload.object))
        ?? (box.payload.fields.first?.viewID == owner.viewID)
    }
  }

  /// The places in the window of a touch, where it is and where it was; nil for anything else.
  func whereabouts(ofTouch value: Value) -> (now: Point, before: Point)? {
    guard case .structure(let box) = value, box.payload.object < 0,
      case .point(let location) = box.payload.fields[1],
      case .point(let previous) = box.payload.fields[2]
    else { return nil }
    guard let touch = gestures.touch(-1 - Int(box.payload.object)) else {
      return (location, previous)
    }
    return (touch.location, touch.previous)
  }
}

/// What a `UITouch` has; the places are asked by `location(in:)`.
enum UITouchFields {
  static let names: [StaticString] = [
    "view", "windowLocation", "previousWindowLocation", "phase", "tapCount", "timestamp",
  ]
}

extension Selector {
  /// A method that is told of touches, as in Swift and as in Objective-C.
  static func ofTouches(_ word: String) -> [Selector] {
    ["with", "withEvent"].map { Selector(name: word, labels: ["", $0]) }
  }
}

extension Touch.Phase {
  /// The method that is called; a finger that rests calls none.
  var method: String? {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    case .stationary: nil
    }
  }
}
