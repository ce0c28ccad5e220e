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
  /// How far an arc goes from one angle to another, rising or falling: from 0 to a whole turn.
  ///
  /// Equal angles make no arc. Angles whole turns apart make a whole circle in either direction: programs draw
  /// circles by `CGPathAddArc(path, NULL, x, y, r, 0, 2 * M_PI, YES)` as often as with `NO`, which Apple does not
  /// document [?]. The same counts for angles that rounding alone keeps from it, as those of `-.pi / 2 + 2 * .pi`.
  public static func sweep(from start: Double, to end: Double, isRising: Bool) -> Double {
    let (turn, sign) = (2 * Double.pi, isRising ? 1.0 : -1.0)
    let difference = (end - start) * sign
    if difference >= turn || isWholeTurns(difference) { return turn * sign }
    let rest = difference.truncatingRemainder(dividingBy: turn)
    return (rest < 0 ? rest + turn : rest) * sign
  }

  /// Whether an angle is one or more whole turns, but for rounding.
  private static func isWholeTurns(_ angle: Double) -> Bool {
    let turns = (angle / (2 * .pi)).rounded()
    return turns != 0 && abs(angle - turns * 2 * .pi) <= 1e-12 * abs(angle)
  }

  /// An ellipse by its centre and half axes as four curves, from the end of the first axis to that of the second.
  static func ellipse(around center: Point, _ u: Vector, _ v: Vector) -> [BezierCurve] {
    let axes = [u, v, -u, -v]
    return axes.indices.map { index in
      let (start, end) = (axes[index], axes[(index + 1) % 4])
      let (first, last) = (center + start, center + end)
      return BezierCurve(first, first + end * quarterOfCircle, last + start * quarterOfCircle, last)
    }
  }

  /// An arc of a circle as curves of at most a quarter each, from its start on.
  ///
  /// How Core Graphics cuts an arc is not documented: whole quarters from the start are what its paths show [?].
  /// Each curve leaves the circle by less than 3 parts in 10 000.
  public static func arc(around center: Point, radius: Double, from start: Double, by sweep: Double)
    -> [BezierCurve]
  {
    let quarters = (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)
    // An angle that is no number makes one curve of such points.
    let count = quarters > 1 ? Int(min(quarters, 1000)) : 1
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

/// How far the control points of a quarter of a circle lie from its ends, in radii.
let quarterOfCircle = 0.552_284_749_830_793_6

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
