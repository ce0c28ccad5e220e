/// Why a scene refused to do something; it is then as it was before.
public enum SceneError: Error, Hashable, Sendable {
  /// A value that holds NaN or infinity, or makes the frame overflow (`CALayerInvalidGeometry`).
  case notFinite(Property)

  /// The view's transform must be undone, and collapses the plane.
  case singularTransform(ViewID)

  /// The `sublayerTransform` of this view or layer must be undone, and collapses the plane.
  case singularSublayerTransform(ViewID)

  /// Two views in different trees; the ids are the two roots.
  case noCommonAncestor(ViewID, ViewID)

  /// The view would come to lie in itself or under its own descendant.
  case cycle(ViewID)

  /// The first view is not a child of the second.
  case notASubview(ViewID, of: ViewID)

  /// An index beyond `count`, the number of places before the last one.
  case indexOutOfRange(Int, count: Int)

  /// What a refused value was meant for.
  public enum Property: String, Hashable, Sendable {
    case frame, bounds, position, anchorPoint, transform, sublayerTransform, alpha, zPosition
    /// A point that was to be converted, or its image.
    case point
    /// A rectangle that was to be converted.
    case rect
  }
}
