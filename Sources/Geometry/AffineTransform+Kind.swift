#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

extension AffineTransform {
  /// The name of what the transform does, within 1e-9 of its largest linear entry.
  public var kind: TransformKind {
    guard isFinite else { return .general }
    if isSingular { return .collapse(onto: collapsedImage) }
    return translationKind ?? similarityKind ?? reflectionKind ?? scaleKind ?? shearKind ?? .general
  }

  private static let tolerance = 1e-9

  private func isOne(_ x: Double) -> Bool { abs(x - 1) <= Self.tolerance }

  /// Whether `x` counts as zero beside the linear entries.
  private func isZero(_ x: Double) -> Bool { abs(x) <= Self.tolerance * largestLinearEntry }

  /// Whether `x` counts as zero beside all entries, the translation included.
  private func isZeroOffset(_ x: Double) -> Bool {
    abs(x) <= Self.tolerance * max(largestLinearEntry, max(abs(tx), abs(ty)))
  }

  private var collapsedImage: CollapsedImage {
    let origin = Point(x: tx, y: ty)
    let (first, second) = (Vector(dx: a, dy: b), Vector(dx: c, dy: d))
    let longer = first.length >= second.length ? first : second
    if longer == .zero { return .point(origin) }
    let unit = longer / longer.length
    return .line(
      through: origin,
      direction: unit.dx < 0 || (unit.dx == 0 && unit.dy < 0) ? -unit : unit)
  }

  private var translationKind: TransformKind? {
    guard isOne(a), isOne(d), isZero(b), isZero(c) else { return nil }
    if isZeroOffset(tx) && isZeroOffset(ty) { return .identity(isExact: isIdentity) }
    return .translation(Vector(dx: tx, dy: ty))
  }

  /// Rotations, uniform scales and both together.
  private var similarityKind: TransformKind? {
    guard isZero(a - d), isZero(b + c), let center = fixedPoint else { return nil }
    let (cosine, sine) = ((a + d) / 2, (b - c) / 2)
    let factor = hypot(cosine, sine)
    let turn = isZero(sine) ? (cosine < 0 ? .pi : 0) : atan2(sine, cosine)
    if turn == 0 { return .uniformScale(factor, about: center) }
    if isOne(factor) { return .rotation(angle: turn, about: center) }
    if turn == .pi { return .uniformScale(-factor, about: center) }
    return .spiral(angle: turn, scale: factor, about: center)
  }

  /// Reflections, with or without a move along the line.
  private var reflectionKind: TransformKind? {
    let (cosine, sine) = ((a - d) / 2, (b + c) / 2)
    guard isZero(a + d), isZero(b - c), isOne(hypot(cosine, sine)) else { return nil }
    let angle = isZero(sine) ? (cosine < 0 ? .pi / 2 : 0) : atan2(sine, cosine) / 2
    let along = Vector(dx: Trigonometry.cosine(angle), dy: Trigonometry.sine(angle))
    let across = Vector(dx: 0 - along.dy, dy: along.dx)
    // A reflection through p translates by twice the distance of the line from the origin.
    let offset = Vector(dx: tx, dy: ty)
    let point = Point.zero + across * (offset.dot(across) / 2)
    let glide = offset.dot(along)
    if isZeroOffset(glide) { return .reflection(through: point, angle: angle) }
    return .glideReflection(through: point, angle: angle, translation: along * glide)
  }

  /// Scales along the axes with different factors.
  private var scaleKind: TransformKind? {
    guard isZero(b), isZero(c),
      let x = fixedCoordinate(factor: a, offset: tx), let y = fixedCoordinate(factor: d, offset: ty)
    else { return nil }
    return .scale(x: a, y: d, about: Point(x: x, y: y))
  }

  /// The x with factor · x + offset = x; 0 where all x are fixed, nil where none is.
  private func fixedCoordinate(factor: Double, offset: Double) -> Double? {
    if isOne(factor) { return isZeroOffset(offset) ? 0 : nil }
    return offset / (1 - factor)
  }

  /// Shears along one axis about a line, or along both about a point.
  private var shearKind: TransformKind? {
    guard isOne(a), isOne(d) else { return nil }
    if isZero(b) {
      return isZeroOffset(ty) ? .shear(x: c, y: 0, about: Point(x: 0, y: 0 - tx / c)) : nil
    }
    if isZero(c) {
      return isZeroOffset(tx) ? .shear(x: 0, y: b, about: Point(x: 0 - ty / b, y: 0)) : nil
    }
    return fixedPoint.map { .shear(x: c, y: b, about: $0) }
  }
}
