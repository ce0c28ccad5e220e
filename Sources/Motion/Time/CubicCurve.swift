public import Geometry

/// A cubic Bézier curve from (0, 0) to (1, 1), as `CAMediaTimingFunction` has it.
///
/// Time runs along x, progress along y. With the control points (x₁, y₁) and (x₂, y₂)
///
///     x(s) = 3(1−s)²s·x₁ + 3(1−s)s²·x₂ + s³        y(s) alike
///
/// Where both x lie in 0…1, x(s) never falls, so each time has one progress. Source:
/// docs/geometry.md#timing-curves, whose values were measured on Apple's solver to 1e-4.
public struct CubicCurve: Hashable, Sendable {
  /// Where the curve sets out to from (0, 0).
  public let first: Point
  /// Where it arrives at (1, 1) from.
  public let second: Point

  /// The curve with these control points; nil where an x lies outside 0…1 or a number is not finite.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(first: Point(x: x1, y: y1), second: Point(x: x2, y: y2))
  }

  private init(first: Point, second: Point) {
    self.first = first
    self.second = second
  }

  /// As fast at each moment.
  public static let linear = CubicCurve(first: Point(x: 0, y: 0), second: Point(x: 1, y: 1))
  /// Begins slowly.
  public static let easeIn = CubicCurve(first: Point(x: 0.42, y: 0), second: Point(x: 1, y: 1))
  /// Ends slowly.
  public static let easeOut = CubicCurve(first: Point(x: 0, y: 0), second: Point(x: 0.58, y: 1))
  /// Begins and ends slowly: what `UIView.animate` uses.
  public static let easeInEaseOut = CubicCurve(
    first: Point(x: 0.42, y: 0), second: Point(x: 0.58, y: 1))
  /// Begins quickly and ends slowly: what implicit animations use.
  public static let standard = CubicCurve(
    first: Point(x: 0.25, y: 0.1), second: Point(x: 0.25, y: 1))

  /// The progress at a time, which is clamped to 0…1.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if first.x == first.y, second.x == second.y { return time }
    return coordinate(first.y, second.y, at: parameter(at: time))
  }

  /// How fast the progress grows at a time, which is clamped to 0…1: dy/dx; infinite where the curve
  /// stands upright.
  public func velocity(at time: Double) -> Double {
    let s = time <= 0 ? 0 : time >= 1 ? 1 : parameter(at: time)
    let across = slope(first.x, second.x, at: s)
    let upward = slope(first.y, second.y, at: s)
    if across != 0 { return upward / across }
    // Where a control point is an end, the curve sets out towards the other one.
    return upward == 0 ? slopeOfChord(s) : upward < 0 ? -.infinity : .infinity
  }

  private func slope(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }

  private func slopeOfChord(_ s: Double) -> Double {
    let way = s == 0 ? second - .zero : s == 1 ? Point(x: 1, y: 1) - first : Vector(dx: 0, dy: 1)
    return way.dx == 0 ? .infinity : way.dy / way.dx
  }

  /// The s with x(s) = time, by bisection: it passes the places where the curve stands upright, at
  /// which Newton's method divides by zero.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var middle = 0.5
    while low < middle, middle < high {
      let x = coordinate(first.x, second.x, at: middle)
      if x == time { return middle }
      if x < time { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  private func coordinate(_ first: Double, _ second: Double, at s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * s * (rest * first + s * second) + s * s * s
  }
}
