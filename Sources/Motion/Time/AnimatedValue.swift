public import Geometry

/// A value that can be on its way to another.
public enum AnimatedValue: Equatable, Sendable {
  case number(Double)
  case point(Point)
  case vector(Vector)
  case size(Size)
  case rect(Rect)
  case transform(AffineTransform)

  /// The value at `t` on the way to another of the same form: here at 0, there at 1, and on beyond.
  ///
  /// Numbers go straight, transforms by ``TransformInterpolation``. Nil for two different forms.
  public func interpolated(to other: AnimatedValue, at t: Double) -> AnimatedValue? {
    if t == 0, hasForm(of: other) { return self }
    if t == 1, hasForm(of: other) { return other }
    if case .transform(let start) = self, case .transform(let end) = other {
      return .transform(TransformInterpolation(from: start, to: end).value(at: t))
    }
    return zipped(with: other) { $0 + ($1 - $0) * t }
  }

  /// The sum with another of the same form; of transforms the product, this one first.
  public func adding(_ other: AnimatedValue) -> AnimatedValue? {
    if case .transform(let first) = self, case .transform(let second) = other {
      return .transform(first.concatenating(second))
    }
    return zipped(with: other, +)
  }

  /// What has to be added to `other` to come here; nil for different forms and singular transforms.
  public func subtracting(_ other: AnimatedValue) -> AnimatedValue? {
    if case .transform(let whole) = self, case .transform(let part) = other {
      guard part.determinant != 0 else { return nil }
      return .transform(whole.concatenating(part.inverted()))
    }
    return zipped(with: other, -)
  }

  /// So many times this value; nil for transforms.
  public func times(_ factor: Double) -> AnimatedValue? {
    zipped(with: self) { a, _ in a * factor }
  }

  /// How far apart two of the same form are, for paced key frames.
  public func distance(to other: AnimatedValue) -> Double {
    zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  /// Whether both are the same form of value.
  public func hasForm(of other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.vector, .vector), (.size, .size), (.rect, .rect),
      (.transform, .transform):
      true
    case (.number, _), (.point, _), (.vector, _), (.size, _), (.rect, _), (.transform, _): false
    }
  }

  /// Whether all its numbers are finite.
  public var isFinite: Bool { numbers.allSatisfy(\.isFinite) }

  /// Its numbers in Core Graphics' order.
  public var numbers: [Double] {
    switch self {
    case .number(let x): [x]
    case .point(let p): [p.x, p.y]
    case .vector(let v): [v.dx, v.dy]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty]
    }
  }

  /// Joins the numbers of two of the same form one by one; nil for different forms and transforms.
  private func zipped(
    with other: AnimatedValue, _ join: (Double, Double) -> Double
  ) -> AnimatedValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(join(a, b))
    case (.point(let a), .point(let b)): .point(Point(x: join(a.x, b.x), y: join(a.y, b.y)))
    case (.vector(let a), .vector(let b)):
      .vector(Vector(dx: join(a.dx, b.dx), dy: join(a.dy, b.dy)))
    case (.size(let a), .size(let b)): .size(joined(a, b, join))
    case (.rect(let a), .rect(let b)):
      .rect(
        Rect(
          origin: Point(x: join(a.origin.x, b.origin.x), y: join(a.origin.y, b.origin.y)),
          size: joined(a.size, b.size, join)))
    case (.number, _), (.point, _), (.vector, _), (.size, _), (.rect, _), (.transform, _): nil
    }
  }

  private func joined(_ a: Size, _ b: Size, _ join: (Double, Double) -> Double) -> Size {
    Size(width: join(a.width, b.width), height: join(a.height, b.height))
  }
}
