internal import Geometry
internal import Views

extension Evaluator {
  /// Lets the subviews of a view follow a size that was set; see ``Autoresizing``.
  ///
  /// What moves with the superview moves in its animation, too: an animation compares all views.
  mutating func resizeSubviews(of id: ViewID, from old: Size, at node: NodeID) throws(Diagnostic) {
    guard scene.hasAutoresizing, scene.bounds(of: id).size != old else { return }
    try burn(scene.subviewCount(of: id), at: node)
    let followers: [ViewID]
    do { followers = try scene.resizeSubviews(of: id, from: old) } catch {
      throw Diagnostic(problem(error), tree.span(node))
    }
    for follower in followers {
      try burn(1 + scene.subviewCount(of: follower), at: node)
      watchResizing(follower, at: node)
    }
  }

  /// What UIKit does is published up to whole points, and without transforms; once per view and place.
  ///
  /// Rule: a view that followed has a transform, or its new frame is not on whole points.
  private mutating func watchResizing(_ id: ViewID, at node: NodeID) {
    guard settings.warns else { return }
    let isTransformed = !scene.transform(of: id).isIdentity
    let frame = scene.frame(of: id)
    guard isTransformed || frame != frame.integral else { return }
    warn(
      .misleading(
        .resized(view: shortName(id), to: short(frame), isTransformed: isTransformed)),
      at: tree.span(node), about: id)
  }
}
