public import Geometry

/// Setters of geometry. What each one changes and keeps is the table of
/// docs/geometry.md#setting-geometry: none writes a stored property beside those named here.
extension Scene {
  /// Sets bounds.size and position so that the frame is `frame`; see ``LayerGeometry``.
  ///
  /// The frame reads back as set where ``frameIsReliable(of:)``. A singular transform is refused.
  public mutating func setFrame(_ frame: Rect, of id: ViewID) throws(SceneError) {
    guard frame.isFinite else { throw .notFinite(.frame) }
    guard let geometry = self[id].geometry.settingFrame(frame) else {
      throw .singularTransform(id)
    }
    guard geometry.isFinite else { throw .notFinite(.frame) }
    resize(id, to: geometry)
  }

  /// Sets size and origin of the own space; the frame grows about the anchor point.
  ///
  /// A negative size reads back standardized. Position, anchor point and transform are kept.
  public mutating func setBounds(_ bounds: Rect, of id: ViewID) throws(SceneError) {
    guard bounds.isFinite else { throw .notFinite(.bounds) }
    var geometry = self[id].geometry
    geometry.bounds = bounds.standardized
    guard geometry.isFinite else { throw .notFinite(.bounds) }
    resize(id, to: geometry)
  }

  /// Sets `layer.position` (`UIView.center`); valid under any transform, and all else is kept.
  public mutating func setPosition(_ position: Point, of id: ViewID) throws(SceneError) {
    var geometry = self[id].geometry
    geometry.position = position
    try store(geometry, .position, of: id)
  }

  /// Sets the anchor point alone: position is kept, so the frame jumps.
  ///
  /// ``moveAnchor(to:of:)`` keeps the frame instead.
  public mutating func setAnchorPoint(_ anchorPoint: Point, of id: ViewID) throws(SceneError) {
    var geometry = self[id].geometry
    geometry.anchorPoint = anchorPoint
    try store(geometry, .anchorPoint, of: id)
  }

  /// Sets the anchor point and moves position along, so that the frame stays.
  public mutating func moveAnchor(to anchorPoint: Point, of id: ViewID) throws(SceneError) {
    try store(self[id].geometry.movingAnchor(to: anchorPoint), .anchorPoint, of: id)
  }

  /// Sets the transform; bounds and position are kept and the frame follows.
  public mutating func setTransform(
    _ transform: AffineTransform, of id: ViewID
  ) throws(SceneError) {
    var geometry = self[id].geometry
    geometry.transform = transform
    try store(geometry, .transform, of: id)
    noteLayout(around: id)
  }

  /// Sets the transform that acts on all children, about this layer's anchor point.
  public mutating func setSublayerTransform(
    _ transform: AffineTransform, of id: ViewID
  ) throws(SceneError) {
    guard transform.isFinite else { throw .notFinite(.sublayerTransform) }
    self[id].sublayerTransform = transform
  }

  /// Stores `geometry`, whose bounds are as they were, unless a number in it, or the frame, is NaN or infinite.
  private mutating func store(
    _ geometry: LayerGeometry, _ property: SceneError.Property, of id: ViewID
  ) throws(SceneError) {
    guard geometry.isFinite else { throw .notFinite(property) }
    self[id].geometry = geometry
  }
}
