/// Who waits to lay out what is in it.
///
/// A view or layer waits when it is new, when its bounds or those of a child change, or a child's transform, when a
/// child comes, leaves or moves among the others, and when ``setNeedsLayout(_:)`` says so. Whoever lays it out takes the
/// mark first. What its own layout does to it and to those in it does not let it wait again, for layouts place what is
/// in them; ``setNeedsLayout(_:)`` does. Source: docs/geometry.md#layout.
extension Scene {
  /// Whether it waits.
  public func needsLayout(_ id: ViewID) -> Bool { self[id].needsLayout }

  /// Lets it wait.
  public mutating func setNeedsLayout(_ id: ViewID) {
    if !self[id].needsLayout { self[id].needsLayout = true }
    mayNeedLayout = true
  }

  /// Takes the mark away; false where there was none.
  public mutating func takeLayoutMark(_ id: ViewID) -> Bool {
    guard self[id].needsLayout else { return false }
    self[id].needsLayout = false
    return true
  }

  /// Notes that nothing in the window waits any more; a mark, or a return to an earlier state, ends that.
  public mutating func finishLayout() { mayNeedLayout = false }

  /// Where a layout of `id` begins: at the highest of those that wait without a gap above it, else at itself [D].
  public func layoutRoot(of id: ViewID) -> ViewID {
    var root = id
    while let parent = parent(of: root), needsLayout(parent) { root = parent }
    return root
  }

  /// Lets it wait for something that happened to it or in it, unless its own layout did that.
  mutating func noteLayout(_ id: ViewID) {
    if id != layingOut { setNeedsLayout(id) }
  }

  /// Lets the parent wait, if there is one.
  mutating func noteLayout(around id: ViewID) {
    if let parent = self[id].parent { noteLayout(parent) }
  }

  /// Stores a geometry whose bounds may be others.
  mutating func resize(_ id: ViewID, to geometry: LayerGeometry) {
    let hasChanged = self[id].geometry.bounds != geometry.bounds
    self[id].geometry = geometry
    guard hasChanged else { return }
    noteLayout(id)
    noteLayout(around: id)
  }
}
