/// Editing the tree. A view that gets a new place leaves the old one; its geometry is kept, so its
/// frame is the same numbers in another space. No edit walks the tree except to an index.
///
/// An insertion is refused with ``SceneError/cycle(_:)`` where the parent is the child itself or
/// lies under it.
extension Scene {
  /// Puts `child` in front of all children of `parent`.
  public mutating func addChild(_ child: ViewID, to parent: ViewID) throws(SceneError) {
    try place(child, in: parent, before: nil)
  }

  /// Puts `child` at `index` among the sublayers of `parent`, counted without `child`.
  public mutating func insertChild(
    _ child: ViewID, at index: Int, in parent: ViewID
  ) throws(SceneError) {
    let isCounted = self[child].parent == parent
    let count = self[parent].childCount - (isCounted ? 1 : 0)
    try place(child, at: index, of: count, in: parent, amongViews: false)
  }

  /// Puts `child` at `index` among the subviews of `parent`, counted without `child`.
  public mutating func insertSubview(
    _ child: ViewID, at index: Int, in parent: ViewID
  ) throws(SceneError) {
    let isCounted = self[child].parent == parent && isView(child)
    let count = self[parent].subviewCount - (isCounted ? 1 : 0)
    try place(child, at: index, of: count, in: parent, amongViews: true)
  }

  /// Lets the subviews of `parent` at two indices change places.
  public mutating func exchangeSubviews(
    at one: Int, _ other: Int, in parent: ViewID
  ) throws(SceneError) {
    let (low, high) = (min(one, other), max(one, other))
    let views = subviews(of: parent)
    guard low >= 0, high < views.count else {
      throw .indexOutOfRange(low < 0 ? low : high, count: views.count)
    }
    guard low < high else { return }
    try insertSubview(views[high], at: low, in: parent)
    try insertSubview(views[low], at: high, in: parent)
  }

  /// Puts `child` right in front of `sibling`, a child of `parent`.
  public mutating func insertChild(
    _ child: ViewID, above sibling: ViewID, in parent: ViewID
  ) throws(SceneError) {
    try requireChild(sibling, of: parent)
    guard sibling != child else { return }
    let above = self[sibling].nextSibling
    try place(child, in: parent, before: above == child ? self[child].nextSibling : above)
  }

  /// Puts `child` right behind `sibling`, a child of `parent`.
  public mutating func insertChild(
    _ child: ViewID, below sibling: ViewID, in parent: ViewID
  ) throws(SceneError) {
    try requireChild(sibling, of: parent)
    guard sibling != child else { return }
    try place(child, in: parent, before: sibling)
  }

  /// Puts `child`, a child of `parent`, in front of its siblings.
  public mutating func bringToFront(_ child: ViewID, in parent: ViewID) throws(SceneError) {
    try requireChild(child, of: parent)
    try place(child, in: parent, before: nil)
  }

  /// Puts `child`, a child of `parent`, behind its siblings.
  public mutating func sendToBack(_ child: ViewID, in parent: ViewID) throws(SceneError) {
    try requireChild(child, of: parent)
    guard let first = self[parent].firstChild, first != child else { return }
    try place(child, in: parent, before: first)
  }

  /// Takes the view out of its parent; a root stays as it is.
  public mutating func removeFromParent(_ id: ViewID) {
    guard let parent = self[id].parent else { return }
    unlink(id, from: parent)
    noteLayout(parent)
  }
}

// MARK: Places

extension Scene {
  private func requireChild(_ child: ViewID, of parent: ViewID) throws(SceneError) {
    guard self[child].parent == parent else { throw .notASubview(child, of: parent) }
  }

  private mutating func place(
    _ child: ViewID, at index: Int, of count: Int, in parent: ViewID, amongViews: Bool
  ) throws(SceneError) {
    guard (0...count).contains(index) else { throw .indexOutOfRange(index, count: count) }
    var next: ViewID?
    if index < count {
      next = sibling(at: index, of: count, in: parent) {
        $0 != child && (!amongViews || isView($0))
      }
    }
    try place(child, in: parent, before: next)
  }

  /// Moves `child` to its place before `next`, another child of `parent`, or to the end.
  private mutating func place(
    _ child: ViewID, in parent: ViewID, before next: ViewID?
  ) throws(SceneError) {
    guard !encloses(child, parent) else { throw .cycle(child) }
    let old = self[child].parent
    removeFromParent(child)
    link(child, into: parent, before: next)
    noteLayout(parent)
    if old != parent { noteLayout(child) }
  }

  /// The `index`-th of the `count` counted children, found from the nearer end.
  private func sibling(
    at index: Int, of count: Int, in parent: ViewID, where isCounted: (ViewID) -> Bool
  ) -> ViewID? {
    let isForward = index <= count / 2
    var remaining = isForward ? index : count - 1 - index
    var candidate = isForward ? self[parent].firstChild : self[parent].lastChild
    while let id = candidate {
      if isCounted(id) {
        if remaining == 0 { return id }
        remaining -= 1
      }
      candidate = isForward ? self[id].nextSibling : self[id].previousSibling
    }
    return nil
  }
}

// MARK: Links

extension Scene {
  private mutating func link(_ child: ViewID, into parent: ViewID, before next: ViewID?) {
    let previous = next.map { self[$0].previousSibling } ?? self[parent].lastChild
    self[child].parent = parent
    join(previous, child, in: parent)
    join(child, next, in: parent)
    count(child, in: parent, by: 1)
  }

  private mutating func unlink(_ child: ViewID, from parent: ViewID) {
    join(self[child].previousSibling, self[child].nextSibling, in: parent)
    self[child].parent = nil
    self[child].previousSibling = nil
    self[child].nextSibling = nil
    count(child, in: parent, by: -1)
  }

  /// Makes two children of `parent` neighbours; nil stands for the end of the list.
  private mutating func join(_ left: ViewID?, _ right: ViewID?, in parent: ViewID) {
    if let left { self[left].nextSibling = right } else { self[parent].firstChild = right }
    if let right { self[right].previousSibling = left } else { self[parent].lastChild = left }
  }

  private mutating func count(_ child: ViewID, in parent: ViewID, by change: Int) {
    self[parent].childCount += change
    if isView(child) { self[parent].subviewCount += change }
  }
}
