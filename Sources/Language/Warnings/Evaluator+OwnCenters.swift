internal import Geometry
internal import Views

/// Turns and scales about a view's own center, which counts in the superview.
extension Evaluator {
  /// The point that a view's transform keeps is the view's center, read as if it was counted as transforms are.
  ///
  /// Rule: the transform keeps one point; as an offset from the anchor point, from which it counts, it is the view's
  /// position; and its text reads the `center` or `position` of a view. What is meant is no offset.
  mutating func keepsOwnCenter(_ id: ViewID, _ transform: AffineTransform, _ node: NodeID) -> Bool {
    guard mayBeOwnCenter(transform, node) else { return false }
    guard readsCenter(node) else {
      quiet.insert(Cleared(rule: .ownCenter, node: node))
      return false
    }
    let position = scene.geometry(of: id).position
    return position != .zero
      && transform.fixedPoint.map { $0.isApproximatelyEqual(to: position) } ?? false
  }

  /// Whether it moves and does more than that.
  mutating func mayBeOwnCenter(_ transform: AffineTransform, _ node: NodeID) -> Bool {
    guard transform.tx != 0 || transform.ty != 0, !transform.linearPart.isIdentity else {
      return false
    }
    return !quiet.contains(Cleared(rule: .ownCenter, node: node))
  }

  mutating func warnOwnCenter(_ id: ViewID, _ node: NodeID) {
    let geometry = scene.geometry(of: id)
    let anchor = geometry.anchorLocation
    let offset = geometry.position
    let fixed = Point(x: anchor.x + offset.x, y: anchor.y + offset.y)
    warn(
      .misleading(
        .cornerOffset(
          fixed: plainText(.point(fixed)), offset: plainText(.point(offset)),
          cure: plainText(.point(.zero)))),
      at: tree.span(node))
  }

  private func readsCenter(_ node: NodeID) -> Bool {
    origins(of: node).contains { root in
      tree.contains(root) { id in
        guard case .member(let base, let name) = tree[id],
          name == words.position || names.text(name) == "center"
        else { return false }
        return kindByText(base).map { $0 == .view || $0 == .layer } ?? true
      }
    }
  }
}
