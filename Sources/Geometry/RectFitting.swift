/// How one rectangle is brought into another.
public enum FitMode: String, CaseIterable, Hashable, Sendable {
  /// Stretched along each axis, so that it covers the other exactly.
  case fill
  /// As large as fits inside, in its own proportions, centred.
  case aspectFit
  /// As small as covers the other, in its own proportions, centred.
  case aspectFill
}

extension AffineTransform {
  /// The scale and translation that bring `source` into `target`; nil where one has no area.
  ///
  /// Centre goes to centre. Law: under `.fill` the image of `source` is `target`, both
  /// standardized; under `.aspectFit` it is the largest of the same proportions that `target`
  /// contains, under `.aspectFill` the smallest that contains `target`.
  public static func mapping(
    _ source: Rect, to target: Rect, _ mode: FitMode = .fill
  ) -> AffineTransform? {
    let (source, target) = (source.standardized, target.standardized)
    guard source.hasArea, target.hasArea else { return nil }
    let x = target.width / source.width
    let y = target.height / source.height
    let factor = mode == .aspectFit ? min(x, y) : max(x, y)
    let (a, d) = mode == .fill ? (x, y) : (factor, factor)
    guard a.isFinite, d.isFinite, a > 0, d > 0 else { return nil }
    // Corner to corner where the sides agree: no rounding of a half enters.
    let tx =
      a == x ? target.minX - a * source.minX : target.center.x - a * source.center.x
    let ty =
      d == y ? target.minY - d * source.minY : target.center.y - d * source.center.y
    return AffineTransform(a: a, b: 0, c: 0, d: d, tx: tx, ty: ty)
  }
}

extension Rect {
  /// Whether it covers a finite part of the plane, not only a line or a point.
  fileprivate var hasArea: Bool {
    !isNull && !isInfinite && isFinite && size.width != 0 && size.height != 0
  }
}
