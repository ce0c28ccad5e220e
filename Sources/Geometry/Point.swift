/// A position in the plane.
///
/// Screen space is y-down: x grows to the right, y grows downwards. In homogeneous coordinates a
/// point is the row `(x, y, 1)`, so a translation moves it; a ``Vector`` is `(x, y, 0)` and stays.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Creates the point `(x, y)`.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, `(0, 0)`.
  @inlinable
  public static var zero: Point { Point(x: 0, y: 0) }

  /// The length of the straight line from here to `other`.
  public func distance(to other: Point) -> Double { (other - self).length }

  /// The homogeneous row `(x, y, 1)`.
  public var homogeneous: Row { Row(x: x, y: y, w: 1) }
}

extension Point {
  /// The point that `displacement` leads to from `point`.
  @inlinable
  public static func + (point: Point, displacement: Vector) -> Point {
    Point(x: point.x + displacement.dx, y: point.y + displacement.dy)
  }

  /// The point from which `displacement` leads to `point`.
  @inlinable
  public static func - (point: Point, displacement: Vector) -> Point {
    Point(x: point.x - displacement.dx, y: point.y - displacement.dy)
  }

  /// The displacement from `start` to `end`: `start + (end - start) == end` up to rounding.
  @inlinable
  public static func - (end: Point, start: Point) -> Vector {
    Vector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// The sum component by component, because app code writes it.
  @inlinable
  public static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}
