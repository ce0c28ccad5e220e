internal import Geometry
internal import Motion
internal import Views

// Hit tests where pasted classes override `hitTest(_:with:)` or `point(inside:with:)`. What the views alone
// say is in Views; here each view's class is asked first, as UIKit does. Source:
// docs/geometry.md#hit-testing-of-views.

extension Evaluator {
  /// The view that a touch belongs to, as the view itself says.
  mutating func hit(_ point: Point, in view: ViewID, at id: NodeID) throws(Diagnostic) -> ViewID? {
    guard let function = override(HitTesting.hitTest, of: view) else {
      return try usualHit(point, in: view, at: id)
    }
    let answer = try result(of: function, [.point(point), .nothing], at: id).viewID
    keep(.answered(answer), of: view, at: point)
    return answer
  }

  /// What `UIView.hitTest(_:with:)` itself does.
  mutating func usualHit(_ point: Point, in view: ViewID, at id: NodeID) throws(Diagnostic)
    -> ViewID?
  {
    guard overridesHitTesting || animationsBlockTouches else {
      return scene.hitTestView(point, in: view)
    }
    let verdict = try verdict(of: view, at: point, id)
    keep(verdict, of: view, at: point)
    guard verdict == .descended || verdict == .accepted else { return nil }
    try beginCall(of: names.find("hitTest") ?? .none, at: id)
    for child in scene.subviews(of: view).reversed() {
      try burn(at: id)
      guard let inner = try? scene.fromParent(point, to: child) else {
        keep(.singular, of: child, at: nil)
        continue
      }
      guard let found = try hit(inner, in: child, at: id) else { continue }
      endCall()
      return found
    }
    endCall()
    keep(.hit, of: view, at: point)
    return view
  }

  /// What is decided of a view that its superview asks: by what animates it, by its own class, or by its bounds.
  ///
  /// Source: UIView, `animate(withDuration:animations:)`: "During an animation, user interactions are temporarily
  /// disabled for all views involved in the animation"; the option `allowUserInteraction` says otherwise.
  private mutating func verdict(of view: ViewID, at point: Point, _ id: NodeID)
    throws(Diagnostic) -> HitTestStep.Verdict
  {
    if isBlocked(view) {
      noteBlocked(view, at: point, id)
      return .animated
    }
    guard scene.takesTouches(view), let isInside = try ownAnswer(point, view, at: id) else {
      return scene.viewVerdict(view, point)
    }
    return isInside ? .accepted : .refused
  }

  /// It is animated, and takes no touches meanwhile.
  func isBlocked(_ view: ViewID) -> Bool {
    movements.count > 0 && movements[0].timeline.blocksTouches(of: view)
  }

  private var animationsBlockTouches: Bool {
    movements.count > 0 && movements[0].timeline.blocksTouches
  }

  /// Rule: a finger of a script came down on a view that takes no touches while it is animated.
  private mutating func noteBlocked(_ view: ViewID, at point: Point, _ id: NodeID) {
    guard settings.warns, id == script, scene.pointInside(point, view) else { return }
    warn(
      .misleading(.moving(.blocksTouches(shortName(view)))), at: tree.span(id), about: view,
      severity: .note)
  }

  /// Keeps a decision for `why`.
  private mutating func keep(_ verdict: HitTestStep.Verdict, of view: ViewID, at point: Point?) {
    hitSteps?.append(HitTestStep(id: view, point: point, verdict: verdict))
  }

  /// Whether a point is in a view, as the view itself says.
  mutating func isInside(_ point: Point, _ view: ViewID, at id: NodeID) throws(Diagnostic) -> Bool {
    try ownAnswer(point, view, at: id) ?? scene.pointInside(point, view)
  }

  /// What the class of a view says; nil where it says nothing.
  private mutating func ownAnswer(_ point: Point, _ view: ViewID, at id: NodeID)
    throws(Diagnostic) -> Bool?
  {
    guard let function = override(HitTesting.pointInside, of: view) else { return nil }
    let answer = try result(of: function, [.point(point), .nothing], at: id)
    guard case .boolean(let truth) = answer else {
      throw Diagnostic(
        .wrongKind(expected: Kind.boolean.words, found: answer.kind.words, of: "point"),
        tree.span(id))
    }
    return truth
  }

  /// Whether any pasted class says something about hit tests.
  private var overridesHitTesting: Bool {
    guard !objects.isEmpty else { return false }
    let told = (HitTesting.hitTest + HitTesting.pointInside).compactMap { names.find($0.name) }
    return tree.bodies.contains { body in body.members.contains { told.contains($0.name) } }
  }

  func override(_ selectors: [Selector], of view: ViewID) -> Value? {
    override(selectors, ofObject: objectID(of: .view(view)))
  }

  /// The method that the class of an object has for one of these.
  func override(_ selectors: [Selector], ofObject object: Int32) -> Value? {
    guard object > 0 else { return nil }
    for selector in selectors {
      guard let name = names.find(selector.name), objects[object].layout[name] != nil else {
        continue
      }
      if let function = function(selector, of: object) { return function }
    }
    return nil
  }
}

/// The methods that decide, as in Swift and as in Objective-C.
private enum HitTesting {
  static let hitTest = [
    Selector(name: "hitTest", labels: ["", "with"]),
    Selector(name: "hitTest", labels: ["", "withEvent"]),
  ]
  static let pointInside = [
    Selector(name: "point", labels: ["inside", "with"]),
    Selector(name: "pointInside", labels: ["", "withEvent"]),
  ]
}
