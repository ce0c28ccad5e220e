/// What a transform *is*, told from its value alone.
///
/// Angles are radians from +x towards +y. Where a whole line stays fixed, `about` and `through` name
/// the point of that line that is nearest to the origin, or lies on an axis.
public enum TransformKind: Hashable, Sendable {
  /// Leaves every point within 1e-9; `isExact` where `isIdentity` agrees.
  case identity(isExact: Bool)
  /// Moves every point by the same vector.
  case translation(Vector)
  /// Turns by `angle`, in (−π, π], about a point; also the reflection in a point (π).
  case rotation(angle: Double, about: Point)
  /// Stretches by one factor in all directions; negative where it also turns by 180°.
  case uniformScale(Double, about: Point)
  /// Stretches by different factors along x and y.
  case scale(x: Double, y: Double, about: Point)
  /// Shears: x' = x + `x`·y, y' = y + `y`·x, counted from `about`.
  case shear(x: Double, y: Double, about: Point)
  /// Mirrors in the line through a point at `angle`, in (−π/2, π/2].
  case reflection(through: Point, angle: Double)
  /// Mirrors in a line and moves along it.
  case glideReflection(through: Point, angle: Double, translation: Vector)
  /// Turns and stretches about the same point.
  case spiral(angle: Double, scale: Double, about: Point)
  /// Takes the whole plane onto a line or a point; the determinant is 0.
  case collapse(onto: CollapsedImage)
  /// None of the above.
  case general
}

/// What is left of the plane under a singular transform.
public enum CollapsedImage: Hashable, Sendable {
  /// Every point has the same image.
  case point(Point)
  /// All images lie on one line; `direction` has length 1 and points to the right, or down.
  case line(through: Point, direction: Vector)
}
