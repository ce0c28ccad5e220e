// What is not finite is refused by whatever takes geometry: no NaN, no infinity
// (docs/geometry.md#what-is-refused).

extension Point {
  /// Whether both coordinates are finite.
  @inlinable
  public var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Vector {
  /// Whether both components are finite.
  @inlinable
  public var isFinite: Bool { dx.isFinite && dy.isFinite }
}

extension Size {
  /// Whether width and height are finite.
  @inlinable
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Rect {
  /// Whether origin and size are finite; the null rect is not, the infinite one is.
  @inlinable
  public var isFinite: Bool { origin.isFinite && size.isFinite }
}

extension AffineTransform {
  /// Whether all six coefficients are finite.
  @inlinable
  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension TransformComponents {
  /// Whether all parts are finite.
  public var isFinite: Bool {
    scale.isFinite && horizontalShear.isFinite && rotation.isFinite && translation.isFinite
  }
}

extension Angle {
  /// Whether the value is finite.
  public var isFinite: Bool { value.isFinite }
}

extension Row {
  /// Whether all components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && w.isFinite }
}

extension Row3D {
  /// Whether all components are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite && w.isFinite }
}

extension Matrix {
  /// Whether all entries are finite.
  public var isFinite: Bool { entries.allSatisfy(\.isFinite) }
}
