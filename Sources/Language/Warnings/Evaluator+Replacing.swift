internal import Geometry

/// Transforms that are assigned over others.
extension Evaluator {
  /// A new transform over one that did something.
  ///
  /// Rule: neither is the identity, the old one collapses nothing (or nothing could be added to it), they differ, and the new one is written from literals alone (no
  /// variable, no property of anything, so neither the old transform nor a kept factor); or from
  /// constants that were declared with literals, or as one variable that was declared so and is no
  /// property of a class, and the new one loses a part of the old: its turn, its factors or its move. Key frames are there to replace each other.
  mutating func isReplaced(
    _ old: AffineTransform, by new: AffineTransform, _ node: NodeID
  ) -> Bool {
    guard mayReplace(old, by: new, node) else { return false }
    if !isUpdate(node) {
      if isFresh(node) { return true }
      if let definition = definition(of: node), !isKept(node), isFresh(definition) {
        return loses(old, new)
      }
      if isFresh(node, withConstants: true) { return loses(old, new) }
    }
    quiet.insert(Cleared(rule: .replacing, node: node))
    return false
  }

  mutating func mayReplace(_ old: AffineTransform, by new: AffineTransform, _ node: NodeID) -> Bool
  {
    !quiet.contains(Cleared(rule: .replacing, node: node))
      && !old.isIdentity && !old.isSingular && !new.isIdentity && old != new
      && !(movement.recorders.last?.isOfKeyFrames ?? false)
  }

  /// `v.transform *= …` reads what was there.
  private func isUpdate(_ value: NodeID) -> Bool {
    let next = Int(value) + 1
    guard next < tree.nodes.count, case .update(_, _, value) = tree.nodes[next].node else {
      return false
    }
    return true
  }

  /// A stored property that may have been set since: what it was declared with says nothing.
  func isKept(_ id: NodeID) -> Bool {
    guard let declaration = declaration(of: id), case .declare(let target, _, _) = tree[declaration]
    else { return false }
    let place = tree.nodes[Int(target)].place
    return place.isMember && !place.isConstant
  }

  /// Written from literals and Pivot's own names alone, or also from constants of literals.
  private func isFresh(_ id: NodeID, withConstants: Bool = false) -> Bool {
    !tree.contains(id) { node in
      switch tree[node] {
      case .global(let name) where globals[Int(name.id)].state == .missing:
        isOwnProperty(name, node)
      case .global(let name) where globals[Int(name.id)].state == .constant:
        !(withConstants && constantAngle(node) != nil)
      case .global, .local, .sharedLocal, .selfReference, .closure: true
      default: false
      }
    }
  }

  /// Whether a part of the first is missing in the second.
  private func loses(_ first: AffineTransform, _ second: AffineTransform) -> Bool {
    let (a, b) = (first.decomposed(), second.decomposed())
    let one = Size(width: 1, height: 1)
    func isOne(_ size: Size) -> Bool {
      abs(size.width - one.width) + abs(size.height - one.height) < 1e-9
    }
    return (abs(a.rotation) > 1e-9 && abs(b.rotation) <= 1e-9)
      || (!isOne(a.scale) && isOne(b.scale))
      || (a.translation != .zero && b.translation == .zero)
  }
}
