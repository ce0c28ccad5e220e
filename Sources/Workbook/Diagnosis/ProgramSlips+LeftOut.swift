internal import Language

extension Program {
  /// One of two changes that belong together is left out, or all that is done about an anchor point.
  func left(out nodes: [Construct]) -> [Slip] { axes() + anchors() }

  /// `v.center.x += a` without `v.center.y += b`.
  private func axes() -> [Slip] {
    let axes = ["x": "y", "y": "x", "width": "height", "height": "width"]
    return statements.compactMap { node in
      guard let (owner, axis) = axis(node), let other = axes[axis],
        statements.contains(where: { self.axis($0).map { $0 == (owner, other) } ?? false })
      else { return nil }
      return slip(
        .oneAxis, replacing([(node, "")]), "only the \(other) is changed, the \(axis) stays",
        "How far does it go to the right, and how far down?")
    }
  }

  /// What an assignment changes: an axis of a place or a size.
  private func axis(_ node: Construct) -> (owner: String, axis: String)? {
    guard case .assignment = node.form, let target = node.children.first,
      let axis = target.member, let owner = target.children.first
    else { return nil }
    return (text(owner), axis)
  }

  /// A view that should turn about another point turns about its middle.
  private func anchors() -> [Slip] {
    let lines = statements.filter(isAboutAnchors)
    guard lines.count > 1, lines.count < statements.count else { return [] }
    return [
      slip(
        .origin, replacing(lines.map { ($0, "") }), "it turns or scales about its middle",
        "Which point of the view should stay where it is, and which one stays in yours?")
    ]
  }

  /// It sets an anchor point, or the place of the view that has one.
  private func isAboutAnchors(_ node: Construct) -> Bool {
    guard node.form == .assignment(nil), let target = node.children.first,
      let member = target.member
    else { return false }
    if member == "anchorPoint" { return true }
    let hasAnchor = nodes.contains { $0.member == "anchorPoint" && $0.root == target.root }
    return hasAnchor && ["center", "position"].contains(member)
  }
}
