public import Geometry

/// Subviews follow the size of their superview.
extension Scene {
  /// `UIView.autoresizingMask`; empty at first, so that a view stays where it is.
  public func autoresizing(of id: ViewID) -> Autoresizing { self[id].autoresizing }

  /// Sets `UIView.autoresizingMask`, which counts from the next change of the superview's size.
  public mutating func setAutoresizing(_ mask: Autoresizing, of id: ViewID) {
    self[id].autoresizing = mask
    if !mask.isEmpty { hasAutoresizing = true }
  }

  /// `UIView.autoresizesSubviews`, true at first.
  public func autoresizesSubviews(_ id: ViewID) -> Bool { self[id].autoresizesSubviews }

  /// Lets the subviews follow, or not.
  public mutating func setAutoresizesSubviews(_ resizes: Bool, of id: ViewID) {
    self[id].autoresizesSubviews = resizes
  }

  /// Lets the subviews of `id` follow its size, which was `old`, and theirs follow them.
  ///
  /// Returns those that were resized or moved, each after its superview, and whether one went below zero. Where a number
  /// would not be finite it throws and nothing is changed.
  public mutating func resizeSubviews(of id: ViewID, from old: Size) throws(SceneError)
    -> [(id: ViewID, isMirrored: Bool)]
  {
    var changes: [(id: ViewID, geometry: LayerGeometry, isMirrored: Bool)] = []
    var waiting = [(id: id, old: old, new: bounds(of: id).size)]
    while let next = waiting.popLast() {
      guard next.old != next.new, autoresizesSubviews(next.id), self[next.id].subviewCount > 0
      else { continue }
      for child in subviews(of: next.id) {
        let geometry = self[child].geometry
        let (resized, isMirrored) = geometry.autoresized(
          autoresizing(of: child), from: next.old, to: next.new)
        guard resized != geometry else { continue }
        guard resized.isFinite else { throw .notFinite(.frame) }
        changes.append((child, resized, isMirrored))
        waiting.append((child, geometry.bounds.size, resized.bounds.size))
      }
    }
    for change in changes { resize(change.id, to: change.geometry) }
    return changes.map { ($0.id, $0.isMirrored) }
  }
}
