/// The lines, and the point, that have a reflection of their own name
/// (docs/geometry.md#named-maps).
public enum ReflectionAxis: String, CaseIterable, Hashable, Sendable {
  /// The x axis: y' = −y.
  case x
  /// The y axis: x' = −x.
  case y
  /// The origin: x' = −x, y' = −y, a rotation by 180°.
  case origin
  /// The diagonal y = x: the coordinates change places.
  case yEqualsX
  /// The diagonal y = −x: the coordinates change places and signs.
  case yEqualsMinusX
}

extension AffineTransform {
  /// The same map about `point` instead of the origin: T(−point) · self · T(point).
  public func about(_ point: Point) -> AffineTransform {
    AffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(AffineTransform(translationX: point.x, y: point.y))
  }

  /// The rotation by `radians` that keeps `center`, from +x towards +y.
  public static func rotation(_ radians: Double, about center: Point) -> AffineTransform {
    AffineTransform(rotationAngle: radians).about(center)
  }

  /// The scale that keeps `center`: rows (x 0 0)(0 y 0)(cx(1−x) cy(1−y) 1).
  public static func scale(_ x: Double, _ y: Double, about center: Point) -> AffineTransform {
    AffineTransform(scaleX: x, y: y).about(center)
  }

  /// The reflection in the line through `point` at `angle` radians from +x towards +y.
  ///
  /// T(−point) · (cos 2θ, sin 2θ, sin 2θ, −cos 2θ, 0, 0) · T(point); it is its own inverse.
  public static func reflection(through point: Point, angle: Double) -> AffineTransform {
    let (sine, cosine) = (Trigonometry.sine(2 * angle), Trigonometry.cosine(2 * angle))
    return AffineTransform(a: cosine, b: sine, c: sine, d: -cosine, tx: 0, ty: 0).about(point)
  }

  /// The reflection in one of the named lines, or in the origin.
  public static func reflection(in axis: ReflectionAxis) -> AffineTransform {
    switch axis {
    case .x: AffineTransform(scaleX: 1, y: -1)
    case .y: AffineTransform(scaleX: -1, y: 1)
    case .origin: AffineTransform(scaleX: -1, y: -1)
    case .yEqualsX: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .yEqualsMinusX: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 0, ty: 0)
    }
  }
}
