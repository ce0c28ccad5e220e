/// Reading the tree. Children are in drawing order, the last one on top.
extension Scene {
  /// The superlayer, which may belong to a view or not; nil for a root.
  public func parent(of id: ViewID) -> ViewID? { self[id].parent }

  /// The number of sublayers, those of subviews included.
  public func childCount(of id: ViewID) -> Int { self[id].childCount }

  /// The sublayers, those of subviews included.
  public func children(of id: ViewID) -> [ViewID] {
    var result: [ViewID] = []
    result.reserveCapacity(self[id].childCount)
    var child = self[id].firstChild
    while let next = child {
      result.append(next)
      child = self[next].nextSibling
    }
    return result
  }

  /// The superview: the parent, if both are views.
  public func superview(of id: ViewID) -> ViewID? {
    guard let parent = self[id].parent, isView(id), isView(parent) else { return nil }
    return parent
  }

  /// The number of children that are views.
  public func subviewCount(of id: ViewID) -> Int { self[id].subviewCount }

  /// The children that are views.
  public func subviews(of id: ViewID) -> [ViewID] { children(of: id).filter(isView) }

  /// The topmost ancestor, `id` itself where it has no parent.
  public func root(of id: ViewID) -> ViewID {
    var top = id
    while let parent = self[top].parent { top = parent }
    return top
  }

  /// The nearest `UIWindow` that holds the view, or is it; nil outside every window.
  public func window(of id: ViewID) -> ViewID? {
    var candidate: ViewID? = id
    while let next = candidate, self[next].className != "UIWindow" { candidate = self[next].parent }
    return candidate
  }

  /// Whether `id` is `ancestor` or lies under it, as `UIView.isDescendant(of:)` has it.
  public func isDescendant(_ id: ViewID, of ancestor: ViewID) -> Bool {
    encloses(ancestor, id)
  }

  /// `id` and all under it, parents before children and siblings in drawing order.
  public func subtree(of id: ViewID) -> UnfoldFirstSequence<ViewID> {
    sequence(first: id) { next(after: $0, within: id) }
  }

  /// Whether `inner` is `outer` or lies under it.
  ///
  /// Climbs from `inner`, at most as many levels as there are nodes in the subtree of `outer`, which
  /// is walked in step. So a chain grows at either end without a climb along all of it.
  func encloses(_ outer: ViewID, _ inner: ViewID) -> Bool {
    var climbing: ViewID? = inner
    var walking: ViewID? = outer
    while let above = climbing, let counted = walking {
      if above == outer { return true }
      climbing = self[above].parent
      walking = next(after: counted, within: outer)
    }
    return false
  }

  /// The node that follows `id` in the walk over the subtree of `root`.
  private func next(after id: ViewID, within root: ViewID) -> ViewID? {
    if let child = self[id].firstChild { return child }
    var climbing = id
    while climbing != root {
      if let sibling = self[climbing].nextSibling { return sibling }
      guard let parent = self[climbing].parent else { return nil }
      climbing = parent
    }
    return nil
  }
}
