public import Geometry

/// `UIView.hitTest(_:with:)`. Source: docs/geometry.md#hit-testing-of-views.
///
/// A view counts if it is visible, takes touches, has an alpha of at least 0.01, and the point lies
/// within its bounds. Its subviews are asked from the last to the first; the first that counts
/// wins with all its subtree, because it answers at least with itself. So the search goes down one
/// path and never back. `zPosition` does not matter, and what lies outside a parent is never hit.
extension Scene {
  /// Whether `point`, in the view's own space, lies within its bounds, half-open.
  public func pointInside(_ point: Point, _ id: ViewID) -> Bool {
    self[id].geometry.bounds.contains(point)
  }

  /// Whether a hit test asks the view at all: shown, open to touches, and not transparent.
  public func takesTouches(_ id: ViewID) -> Bool {
    !self[id].isHidden && self[id].isUserInteractionEnabled && self[id].alpha >= 0.01
  }

  /// The view that a touch at `point`, in the own space of `receiver`, would reach.
  public func hitTestView(_ point: Point, in receiver: ViewID) -> ViewID? {
    hitTestView(point, in: receiver) { _ in }
  }

  /// The decisions that ``hitTestView(_:in:)`` makes; the last one is `hit` if there is a result.
  public func explainHitTestView(_ point: Point, in receiver: ViewID) -> [HitTestStep] {
    var steps: [HitTestStep] = []
    _ = hitTestView(point, in: receiver) { steps.append($0) }
    return steps
  }

  private func hitTestView(
    _ point: Point, in receiver: ViewID, record: (HitTestStep) -> Void
  ) -> ViewID? {
    var found: ViewID?
    var candidate: ViewID? = receiver
    var outer = point
    while let id = candidate {
      let local = found == nil ? outer : try? fromParent(outer, to: id)
      let verdict = viewVerdict(id, local)
      record(HitTestStep(id: id, point: local, verdict: verdict))
      if verdict == .descended, let local {
        (found, outer) = (id, local)
        candidate = lastView(self[id].lastChild)
      } else {
        candidate = found == nil ? nil : lastView(self[id].previousSibling)
      }
    }
    if let found { record(HitTestStep(id: found, point: outer, verdict: .hit)) }
    return found
  }

  /// What a hit test decides of one view, at a point in its own space.
  public func viewVerdict(_ id: ViewID, _ point: Point?) -> HitTestStep.Verdict {
    let view = self[id]
    if view.isHidden { return .hidden }
    if !view.isUserInteractionEnabled { return .interactionDisabled }
    if view.alpha < 0.01 { return .transparent }
    guard let point else { return .singular }
    return view.geometry.bounds.contains(point) ? .descended : .outside
  }

  /// The nearest view at or behind `id` among its siblings.
  private func lastView(_ id: ViewID?) -> ViewID? {
    var candidate = id
    while let next = candidate, !isView(next) { candidate = self[next].previousSibling }
    return candidate
  }
}
