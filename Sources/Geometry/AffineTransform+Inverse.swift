#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension AffineTransform {
  /// The factor by which areas grow, a·d − b·c; negative where the map mirrors.
  @inlinable
  public var determinant: Double { a * d - b * c }

  /// Whether the plane collapses, up to rounding: the test of warnings and errors.
  ///
  /// abs(det) ≤ 1e-12 · hypot(a, b) · hypot(c, d). ``inverted()`` asks for exactly 0 instead.
  public var isSingular: Bool {
    let largest = largestLinearEntry
    guard largest > 0 else { return true }
    // Beside the largest entry: no product of huge entries overflows, none of tiny ones vanishes.
    let (a, b, c, d) = (a / largest, b / largest, c / largest, d / largest)
    return !(abs(a * d - b * c) > 1e-12 * hypot(a, b) * hypot(c, d))
  }

  /// The transform that takes every image back: `t.concatenating(t.inverted())` is the identity.
  ///
  /// A singular transform (determinant exactly 0) comes back **unchanged**, as Apple does.
  @inlinable
  public func inverted() -> AffineTransform {
    let determinant = self.determinant
    if determinant == 0 { return self }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The inverse of the linear part, without translation; nil where ``isSingular``.
  public func linearInverse() -> AffineTransform? {
    isSingular ? nil : linearPart.inverted()
  }

  /// The same transform without its translation.
  @inlinable
  public var linearPart: AffineTransform {
    AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0)
  }

  /// Whether rects stay rects with sides along the axes: quarter turns, flips and scales.
  ///
  /// abs(b) and abs(c), or abs(a) and abs(d), are at most 1e-9 of the largest linear entry.
  public var preservesAxes: Bool {
    let limit = 1e-9 * largestLinearEntry
    return max(abs(b), abs(c)) <= limit || max(abs(a), abs(d)) <= limit
  }

  /// The product of `exponent` equal factors; a negative exponent takes ``inverted()`` first.
  ///
  /// t⁰ is the identity, also for a singular t.
  public func raised(to exponent: Int) -> AffineTransform {
    var result = AffineTransform.identity
    var square = exponent < 0 ? inverted() : self
    var rest = exponent.magnitude
    while rest > 0 {
      if rest & 1 == 1 { result = result.concatenating(square) }
      square = square.concatenating(square)
      rest >>= 1
    }
    return result
  }

  /// The only point that stays where it is; nil where there is none, or more than one.
  public var fixedPoint: Point? {
    // p = p·L + t, so p·(I − L) = t. What is left of I − L by rounding alone counts as zero.
    let noise = 1e-12 * max(1, largestLinearEntry)
    func difference(_ x: Double) -> Double { abs(x) <= noise ? 0 : x }
    let difference = AffineTransform(
      a: difference(1 - a), b: difference(-b), c: difference(-c), d: difference(1 - d),
      tx: 0, ty: 0)
    return difference.linearInverse().map { Point(x: tx, y: ty).applying($0) }
  }

  /// The largest magnitude in the linear part, the measure of what is negligible beside it.
  var largestLinearEntry: Double { max(max(abs(a), abs(b)), max(abs(c), abs(d))) }
}
