internal import Geometry
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
    return try result(of: function, [.point(point), .nothing], at: id).viewID
  }

  /// What `UIView.hitTest(_:with:)` itself does.
  mutating func usualHit(_ point: Point, in view: ViewID, at id: NodeID) throws(Diagnostic)
    -> ViewID?
  {
    guard overridesHitTesting else { return scene.hitTestView(point, in: view) }
    guard scene.takesTouches(view), try isInside(point, view, at: id) else { return nil }
    try beginCall(of: names.find("hitTest") ?? .none, at: id)
    for child in scene.subviews(of: view).reversed() {
      try burn(at: id)
      guard let inner = try? scene.fromParent(point, to: child) else { continue }
      guard let found = try hit(inner, in: child, at: id) else { continue }
      endCall()
      return found
    }
    endCall()
    return view
  }

  private mutating func isInside(_ point: Point, _ view: ViewID, at id: NodeID) throws(Diagnostic)
    -> Bool
  {
    guard let function = override(HitTesting.pointInside, of: view) else {
      return scene.pointInside(point, view)
    }
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
