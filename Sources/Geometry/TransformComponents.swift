#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The parts of a transform in the order scale, shear, rotation, translation.
///
///     ⎡ a b ⎤   ⎡ sx 0 ⎤ ⎡ 1  0 ⎤ ⎡  cos sin ⎤
///     ⎣ c d ⎦ = ⎣ 0 sy ⎦·⎣ sh 1 ⎦·⎣ −sin cos ⎦       then the translation (tx, ty)
///
/// `CGAffineTransformComponents` (docs/geometry.md#decomposition). The height is never negative
/// after ``AffineTransform/decomposed()``: S(2, −3) has the scale (−2, 3) and the rotation −π.
public struct TransformComponents: Hashable, Sendable {
  /// The scale along the transform's own axes.
  public var scale: Size
  /// How far the second axis leans along the first, in units of its own length.
  public var horizontalShear: Double
  /// The angle in radians, from +x towards +y.
  public var rotation: Double
  /// The translation, copied from tx and ty.
  public var translation: Vector

  /// Creates components; the defaults are those of the identity.
  public init(
    scale: Size = Size(width: 1, height: 1), horizontalShear: Double = 0, rotation: Double = 0,
    translation: Vector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension AffineTransform {
  /// Creates the product scale · shear · rotation · translation.
  public init(_ components: TransformComponents) {
    let rotation = AffineTransform(rotationAngle: components.rotation)
    let shear = AffineTransform(shearX: components.horizontalShear, y: 0)
    self = AffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(shear)
      .concatenating(rotation)
    tx = components.translation.dx
    ty = components.translation.dy
  }

  /// The parts of the transform; `AffineTransform(t.decomposed())` is t up to rounding.
  ///
  /// Where the determinant is 0 the shear cannot be told and is 0: a zero height does not come
  /// back where c or d ≠ 0.
  public func decomposed() -> TransformComponents {
    if a == 0 && b == 0 { return decomposedWithoutFirstAxis }
    let determinant = self.determinant
    let sign: Double = determinant < 0 ? -1 : 1
    let width = sign * hypot(a, b)
    return TransformComponents(
      scale: Size(width: width, height: determinant / width),
      horizontalShear: horizontalShear,
      rotation: atan2(sign * b, sign * a),
      translation: Vector(dx: tx, dy: ty))
  }

  /// The shear among the parts of the transform; 0 where it cannot be told.
  public var horizontalShear: Double {
    if a == 0 && b == 0 { return d == 0 ? 0 : c / d }
    return determinant == 0 ? 0 : (a * c + b * d) / determinant
  }

  private var decomposedWithoutFirstAxis: TransformComponents {
    TransformComponents(
      scale: Size(width: 0, height: abs(d)),
      horizontalShear: horizontalShear,
      rotation: d < 0 ? -.pi : 0,
      translation: Vector(dx: tx, dy: ty))
  }
}
