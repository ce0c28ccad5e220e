public import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A transform taken apart for interpolation: scale, then shear, then rotation, then translation.
///
///     M = S(sx, sy) · [1 0; sh 1] · R(angle) · T(tx, ty)
///
/// The web's choice of signs (docs/geometry.md#interpolation), which differs from `decomposed()`: a
/// mirroring goes to sx where a < d, and to sy elsewhere.
public struct TransformParts: Hashable, Sendable {
  /// The scale along the transform's own axes.
  public var scale: Vector
  /// How far the second axis leans along the first.
  public var shear: Double
  /// The angle in radians, from +x towards +y.
  public var angle: Double
  /// (tx, ty).
  public var move: Vector

  /// The parts of a transform; nil where it collapses the plane, to within rounding.
  public init?(_ t: AffineTransform) {
    let determinant = t.determinant
    guard !t.isSingular, determinant.isFinite else { return nil }
    let length = hypot(t.a, t.b)
    guard length > 0 else { return nil }
    let width = determinant < 0 && t.a < t.d ? -length : length
    scale = Vector(dx: width, dy: determinant / width)
    shear = (t.a * t.c + t.b * t.d) / determinant
    angle = atan2(t.b / width, t.a / width)
    move = Vector(dx: t.tx, dy: t.ty)
  }

  private init(scale: Vector, shear: Double, angle: Double, move: Vector) {
    self.scale = scale
    self.shear = shear
    self.angle = angle
    self.move = move
  }

  /// The six numbers on the straight way to others; 0 is here, 1 is there, and beyond it goes on.
  public func interpolated(to other: TransformParts, at t: Double) -> TransformParts {
    TransformParts(
      scale: scale + (other.scale - scale) * t, shear: shear + (other.shear - shear) * t,
      angle: angle + (other.angle - angle) * t, move: move + (other.move - move) * t)
  }

  /// The same transform, mirrored along both axes and turned by half a turn more.
  public var turnedOver: TransformParts {
    var parts = self
    parts.scale = -scale
    parts.angle += angle < 0 ? .pi : -.pi
    return parts
  }
}

extension AffineTransform {
  /// The transform that has these parts.
  public init(_ parts: TransformParts) {
    let turn = AffineTransform(rotationAngle: parts.angle)
    self = AffineTransform(scaleX: parts.scale.dx, y: parts.scale.dy)
      .concatenating(AffineTransform(shearX: parts.shear, y: 0))
      .concatenating(turn)
    (tx, ty) = (parts.move.dx, parts.move.dy)
  }
}
