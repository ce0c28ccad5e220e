/// An affine map of the plane: a linear part and a translation (docs/geometry.md#affine-transforms).
///
/// Points are rows and stand on the left, so in a product the left factor acts first:
///
///     [x' y' 1] = [x y 1] · ⎡ a   b   0 ⎤        x' = a·x + c·y + tx
///                           ⎢ c   d   0 ⎥        y' = b·x + d·y + ty
///                           ⎣ tx  ty  1 ⎦
///
/// The rows are the images of the unit vectors and of the origin. Law:
/// `p.applying(s.concatenating(t)) == p.applying(s).applying(t)` up to rounding.
public struct AffineTransform: Hashable, Sendable {
  /// The x component of the image of (1, 0).
  public var a: Double
  /// The y component of the image of (1, 0).
  public var b: Double
  /// The x component of the image of (0, 1).
  public var c: Double
  /// The y component of the image of (0, 1).
  public var d: Double
  /// The x coordinate of the image of the origin.
  public var tx: Double
  /// The y coordinate of the image of the origin.
  public var ty: Double

  /// Creates a transform from its six coefficients.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that leaves every point where it is.
  @inlinable
  public static var identity: AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Whether this is the identity exactly, component by component.
  @inlinable
  public var isIdentity: Bool { self == .identity }
}

// Constructors
extension AffineTransform {
  /// Creates the translation x' = x + `translationX`, y' = y + `y`.
  @inlinable
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates the scale x' = `scaleX` · x, y' = `y` · y, about the origin.
  @inlinable
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates the rotation by `angle` radians about the origin, from +x towards +y.
  ///
  /// That is clockwise on a y-down screen. Multiples of 30° and 45° have exact entries.
  public init(rotationAngle angle: Double) {
    let (sine, cosine) = (Trigonometry.sine(angle), Trigonometry.cosine(angle))
    // 0 − sine, not −sine: a rotation by 0 has no −0.
    self.init(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates the shear x' = x + `shearX` · y, y' = y + `y` · x; (1, y, x, 1, 0, 0).
  @inlinable
  public init(shearX x: Double, y: Double) {
    self.init(a: 1, b: y, c: x, d: 1, tx: 0, ty: 0)
  }
}

// Products
extension AffineTransform {
  /// The product `self · next`: this transform acts first, then `next`.
  @inlinable
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The product T(x, y) · self: the translation acts first, along this transform's own axes.
  @inlinable
  public func translatedBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(
      a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
  }

  /// The product S(x, y) · self: the scale acts first.
  @inlinable
  public func scaledBy(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: x * a, b: x * b, c: y * c, d: y * d, tx: tx, ty: ty)
  }

  /// The product R(angle) · self: the rotation by `angle` radians acts first.
  public func rotated(by angle: Double) -> AffineTransform {
    AffineTransform(rotationAngle: angle).concatenating(self)
  }
}
