internal import Geometry
internal import Motion
internal import Views

/// Warnings about time.
extension Evaluator {
  /// Two ends of a way of transforms.
  ///
  /// Rules: their angles are exactly half a turn apart (within 1e-9), or one of them collapses the plane
  /// and the other is another transform.
  mutating func watchEnds(
    _ start: AnimatedValue, _ end: AnimatedValue, of view: ViewID? = nil, at node: NodeID
  ) {
    guard settings.warns, case .transform(let first) = start, case .transform(let second) = end,
      first != second
    else { return }
    let way = TransformInterpolation(from: first, to: second)
    let name = view.map(shortName)
    if way.isDiscrete { warn(.misleading(.moving(.jumps(of: name))), at: tree.span(node)) }
    guard way.isHalfTurn, let parts = way.parts else { return }
    let isClockwise = (parts.end.angle > parts.start.angle) != settings.isYUp
    warn(
      .misleading(.moving(.halfTurn(of: name, isClockwise: isClockwise))), at: tree.span(node))
  }

  /// An animation that a layer takes.
  ///
  /// Rule: it, or one in its group, goes along a path and has a rotation mode.
  mutating func watchTurning(_ object: AnimationObject, at node: NodeID) {
    guard settings.warns, turnsWithPath(object) else { return }
    warn(.misleading(.moving(.pathWithoutTurning)), at: tree.span(node))
  }

  /// Rule: it changes what a layer only looks like, or a property of the program's own.
  mutating func watchLook(_ object: AnimationObject, at node: NodeID) {
    guard settings.warns, case .text(let path)? = object.settings["keyPath"],
      isUnseen(path.payload)
    else { return }
    warn(.misleading(.moving(.unseenLook(path.payload))), at: tree.span(node))
  }

  private func turnsWithPath(_ object: AnimationObject, _ rest: Int = 20) -> Bool {
    if [object.settings["path"], object.settings["rotationMode"]].allSatisfy({
      $0.map { $0.kind != .nothing } ?? false
    }) {
      return true
    }
    return rest > 0
      && object.list("animations").contains { part in
        (try? animationObject(part, 0)).map { turnsWithPath($0, rest - 1) } ?? false
      }
  }

  /// A change of a view that will move.
  ///
  /// Rule: the view, or one that contains it, was taken out of its superview and is in none.
  mutating func watchMoving(
    _ id: ViewID, from start: AnimatedValue, to end: AnimatedValue, at node: NodeID
  ) {
    watchEnds(start, end, of: id, at: node)
    guard settings.warns, !movement.removed.isEmpty else { return }
    let root = scene.root(of: id)
    guard root != window, movement.removed.contains(root) else { return }
    warn(.misleading(.moving(.removedView(shortName(root)))), at: tree.span(node), about: root)
  }
}
