// The relation `≈`: member by member, within `tolerance` absolute or relative.

extension Double {
  /// Whether both differ by at most `tolerance`, or by that part of the larger magnitude.
  ///
  /// Infinities are equal only to themselves, NaN to nothing.
  public func isApproximatelyEqual(to other: Double, tolerance: Double = 1e-9) -> Bool {
    if self == other { return true }
    let difference = abs(self - other)
    return difference.isFinite && difference <= tolerance * max(1, abs(self), abs(other))
  }
}

extension Point {
  /// Whether both coordinates are approximately equal.
  public func isApproximatelyEqual(to other: Point, tolerance: Double = 1e-9) -> Bool {
    x.isApproximatelyEqual(to: other.x, tolerance: tolerance)
      && y.isApproximatelyEqual(to: other.y, tolerance: tolerance)
  }
}

extension Vector {
  /// Whether both components are approximately equal.
  public func isApproximatelyEqual(to other: Vector, tolerance: Double = 1e-9) -> Bool {
    dx.isApproximatelyEqual(to: other.dx, tolerance: tolerance)
      && dy.isApproximatelyEqual(to: other.dy, tolerance: tolerance)
  }
}

extension Size {
  /// Whether width and height are approximately equal.
  public func isApproximatelyEqual(to other: Size, tolerance: Double = 1e-9) -> Bool {
    width.isApproximatelyEqual(to: other.width, tolerance: tolerance)
      && height.isApproximatelyEqual(to: other.height, tolerance: tolerance)
  }
}

extension Rect {
  /// Whether origin and size of the standardized rects are approximately equal.
  public func isApproximatelyEqual(to other: Rect, tolerance: Double = 1e-9) -> Bool {
    let (left, right) = (standardized, other.standardized)
    return left.origin.isApproximatelyEqual(to: right.origin, tolerance: tolerance)
      && left.size.isApproximatelyEqual(to: right.size, tolerance: tolerance)
  }
}

extension AffineTransform {
  /// Whether all six coefficients are approximately equal.
  public func isApproximatelyEqual(to other: AffineTransform, tolerance: Double = 1e-9) -> Bool {
    a.isApproximatelyEqual(to: other.a, tolerance: tolerance)
      && b.isApproximatelyEqual(to: other.b, tolerance: tolerance)
      && c.isApproximatelyEqual(to: other.c, tolerance: tolerance)
      && d.isApproximatelyEqual(to: other.d, tolerance: tolerance)
      && tx.isApproximatelyEqual(to: other.tx, tolerance: tolerance)
      && ty.isApproximatelyEqual(to: other.ty, tolerance: tolerance)
  }
}

extension TransformComponents {
  /// Whether all parts are approximately equal; rotations by π and −π are different parts.
  public func isApproximatelyEqual(
    to other: TransformComponents, tolerance: Double = 1e-9
  ) -> Bool {
    scale.isApproximatelyEqual(to: other.scale, tolerance: tolerance)
      && horizontalShear.isApproximatelyEqual(to: other.horizontalShear, tolerance: tolerance)
      && rotation.isApproximatelyEqual(to: other.rotation, tolerance: tolerance)
      && translation.isApproximatelyEqual(to: other.translation, tolerance: tolerance)
  }
}

extension Angle {
  /// Whether the radians are approximately equal.
  public func isApproximatelyEqual(to other: Angle, tolerance: Double = 1e-9) -> Bool {
    radians.isApproximatelyEqual(to: other.radians, tolerance: tolerance)
  }
}

extension Row {
  /// Whether all components are approximately equal; proportional rows are different rows.
  public func isApproximatelyEqual(to other: Row, tolerance: Double = 1e-9) -> Bool {
    direction.isApproximatelyEqual(to: other.direction, tolerance: tolerance)
      && w.isApproximatelyEqual(to: other.w, tolerance: tolerance)
  }
}

extension Row3D {
  /// Whether all components are approximately equal; proportional rows are different rows.
  public func isApproximatelyEqual(to other: Row3D, tolerance: Double = 1e-9) -> Bool {
    x.isApproximatelyEqual(to: other.x, tolerance: tolerance)
      && y.isApproximatelyEqual(to: other.y, tolerance: tolerance)
      && z.isApproximatelyEqual(to: other.z, tolerance: tolerance)
      && w.isApproximatelyEqual(to: other.w, tolerance: tolerance)
  }
}

extension Matrix {
  /// Whether the shapes are the same and all entries approximately equal.
  public func isApproximatelyEqual(to other: Matrix, tolerance: Double = 1e-9) -> Bool {
    rows == other.rows && columns == other.columns
      && zip(entries, other.entries).allSatisfy {
        $0.isApproximatelyEqual(to: $1, tolerance: tolerance)
      }
  }
}
