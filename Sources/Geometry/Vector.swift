#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A displacement in the plane: a direction and a length, without a place.
///
/// In homogeneous coordinates a vector is the row `(dx, dy, 0)`: a translation leaves it as it is.
public struct Vector: Hashable, Sendable {
  /// The horizontal component.
  public var dx: Double
  /// The vertical component.
  public var dy: Double

  /// Creates the vector `(dx, dy)`.
  @inlinable
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length zero.
  @inlinable
  public static var zero: Vector { Vector(dx: 0, dy: 0) }

  /// The Euclidean length, never negative.
  public var length: Double { hypot(dx, dy) }

  /// The homogeneous row `(dx, dy, 0)`.
  public var homogeneous: Row { Row(x: dx, y: dy, w: 0) }

  /// The scalar product: zero for perpendicular vectors.
  @inlinable
  public func dot(_ other: Vector) -> Double { dx * other.dx + dy * other.dy }
}

extension Vector {
  /// The sum component by component.
  @inlinable
  public static func + (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// The difference component by component.
  @inlinable
  public static func - (left: Vector, right: Vector) -> Vector {
    Vector(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// The vector of the same length in the opposite direction.
  @inlinable
  public static prefix func - (vector: Vector) -> Vector {
    Vector(dx: -vector.dx, dy: -vector.dy)
  }

  /// The vector stretched by `factor`.
  @inlinable
  public static func * (vector: Vector, factor: Double) -> Vector {
    Vector(dx: vector.dx * factor, dy: vector.dy * factor)
  }

  /// The vector stretched by `factor`.
  @inlinable
  public static func * (factor: Double, vector: Vector) -> Vector { vector * factor }

  /// The vector shrunk by `divisor`.
  @inlinable
  public static func / (vector: Vector, divisor: Double) -> Vector {
    Vector(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }
}
