internal import Geometry
internal import Views

extension Evaluator {
  /// Lets the subviews of a view follow a size that was set; see ``Autoresizing``.
  ///
  /// What moves with the superview moves in its animation, too: an animation compares all views.
  mutating func resizeSubviews(of id: ViewID, from old: Size, at node: NodeID) throws(Diagnostic) {
    guard scene.hasAutoresizing, scene.bounds(of: id).size != old else { return }
    try burn(scene.subviewCount(of: id), at: node)
    let followers: [(id: ViewID, isMirrored: Bool)]
    do { followers = try scene.resizeSubviews(of: id, from: old) } catch {
      throw Diagnostic(problem(error), tree.span(node))
    }
    for follower in followers {
      try burn(1 + scene.subviewCount(of: follower.id), at: node)
      watchResizing(follower.id, follower.isMirrored, at: node)
    }
  }

  /// What UIKit does is published up to whole points, and without transforms; once per view and place.
  ///
  /// Rule: a view that followed would have a length below zero, has a transform, or its new frame is not on whole points.
  private mutating func watchResizing(_ id: ViewID, _ isMirrored: Bool, at node: NodeID) {
    guard settings.warns else { return }
    let isTransformed = !scene.transform(of: id).isIdentity
    let frame = scene.frame(of: id)
    guard isMirrored || isTransformed || frame != frame.integral else { return }
    let doubt: ResizingDoubt =
      isMirrored ? .mirrored : isTransformed ? .transformed : .betweenPoints
    warn(
      .misleading(.resized(view: shortName(id), to: short(frame), doubt)),
      at: tree.span(node), about: id)
  }
}
