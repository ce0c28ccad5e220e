#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A cubic Bézier curve: from a start to an end, by two control points.
///
///     p(t) = (1 − t)³·start + 3(1 − t)²t·first + 3(1 − t)t²·second + t³·end,  0 ≤ t ≤ 1
public struct BezierCurve: Equatable, Sendable {
  /// Where it begins.
  public var start: Point
  /// The control point towards which it leaves its start.
  public var first: Point
  /// The control point from which it comes to its end.
  public var second: Point
  /// Where it ends.
  public var end: Point

  /// Creates a curve by its four points.
  public init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
    (self.start, self.first, self.second, self.end) = (start, first, second, end)
  }

  /// The same as a quadratic curve with one control point.
  public init(_ start: Point, quadratic control: Point, _ end: Point) {
    self.init(
      start,
      Point(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3), end)
  }

  /// Where it is at t, from 0 at its start to 1 at its end.
  public func point(at t: Double) -> Point {
    Point(
      x: value(at: t, start.x, first.x, second.x, end.x),
      y: value(at: t, start.y, first.y, second.y, end.y))
  }

  /// The smallest rect around it: its ends, and where it turns back in x or y.
  public var box: Rect {
    let turns =
      turns(start.x, first.x, second.x, end.x) + turns(start.y, first.y, second.y, end.y)
    return Rect(around: [start, end] + turns.map(point(at:)))
  }
}

extension BezierCurve {
  /// An arc of a circle as curves of at most a quarter each, from its start on.
  ///
  /// How Core Graphics cuts an arc is not documented: whole quarters from the start are what its paths show [?].
  /// Each curve leaves the circle by less than 3 parts in 10 000.
  public static func arc(around center: Point, radius: Double, from start: Double, by sweep: Double)
    -> [BezierCurve]
  {
    let count = max(1, Int(min((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up), 1000)))
    return (0..<count).map { index in
      let quarter = Double.pi / 2 * (sweep < 0 ? -1 : 1)
      let angle = start + Double(index) * quarter
      let part = index == count - 1 ? sweep - Double(index) * quarter : quarter
      return BezierCurve(around: center, radius: radius, from: angle, by: part)
    }
  }

  /// An arc of at most a quarter: each control point lies 4/3·tan(sweep / 4) radii along the tangent.
  private init(around center: Point, radius: Double, from angle: Double, by sweep: Double) {
    let reach = radius * 4 / 3 * tan(sweep / 4)
    let (a, b) = (angle, angle + sweep)
    let start = Point(x: center.x + radius * exactCos(a), y: center.y + radius * exactSin(a))
    let end = Point(x: center.x + radius * exactCos(b), y: center.y + radius * exactSin(b))
    self.init(
      start, Point(x: start.x - reach * exactSin(a), y: start.y + reach * exactCos(a)),
      Point(x: end.x + reach * exactSin(b), y: end.y - reach * exactCos(b)), end)
  }
}

/// One coordinate of the curve.
private func value(at t: Double, _ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
  let s = 1 - t
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
}

/// Where the derivative of one coordinate is 0 between the ends: p·t² + q·t + r = 0.
private func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
  let (p, q, r) = (d - 3 * c + 3 * b - a, 2 * (c - 2 * b + a), b - a)
  let discriminant = q * q - 4 * p * r
  guard discriminant >= 0 else { return [] }
  // Citardauq's form stays exact where p is small.
  let half = -(q + (q < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
  return [half / p, r / half].filter { $0.isFinite && $0 > 0 && $0 < 1 }
}

/// Cosine and sine of quarter turns, whose zeros rounding would miss.
private func exactCos(_ angle: Double) -> Double { cleaned(cos(angle)) }
private func exactSin(_ angle: Double) -> Double { cleaned(sin(angle)) }

private func cleaned(_ number: Double) -> Double { abs(number) < 1e-15 ? 0 : number }
