/// A rectangle with sides along the axes, given by one corner and a size (docs/geometry.md#rectangles).
///
///     (minX, minY) ───── (maxX, minY)        y grows downwards;
///          │                  │              a negative width or height is kept as written,
///     (minX, maxY) ───── (maxX, maxY)        and every property below reads the standardized rect
///
/// Two special values: ``null``, the empty result (neutral for union), and ``infinite``.
/// Equality is `CGRectEqualToRect`: both sides are standardized first, two nulls are equal.
public struct Rect: Sendable {
  /// The corner the size is counted from; the top-left one where the size is not negative.
  public var origin: Point
  /// The size with its signs, exactly as it was given.
  public var size: Size

  /// Creates a rect from a corner and a size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rect from the coordinates of a corner and a size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The rect without extent at the origin: empty, not null.
  @inlinable
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The result of an operation without a result, such as the intersection of distant rects.
  @inlinable
  public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }

  /// The rect without bounds: exactly (−DBL_MAX/2, −DBL_MAX/2, DBL_MAX, DBL_MAX).
  @inlinable
  public static var infinite: Rect {
    let most = Double.greatestFiniteMagnitude
    return Rect(x: -most / 2, y: -most / 2, width: most, height: most)
  }
}

extension Rect {
  /// Whether a coordinate of the origin is +∞; the size does not matter.
  @inlinable
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether this is exactly ``infinite``.
  @inlinable
  public var isInfinite: Bool {
    origin == Rect.infinite.origin && size == Rect.infinite.size
  }

  /// Whether it is null, or a side is zero; a negative size is not empty.
  @inlinable
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same rect with a size that is not negative; any null rect gives ``null``.
  @inlinable
  public var standardized: Rect {
    if isNull { return .null }
    return Rect(
      x: size.width < 0 ? origin.x + size.width : origin.x,
      y: size.height < 0 ? origin.y + size.height : origin.y,
      width: abs(size.width), height: abs(size.height))
  }

  /// The left edge.
  @inlinable
  public var minX: Double { standardized.origin.x }
  /// The x of the centre.
  @inlinable
  public var midX: Double { minX + width / 2 }
  /// The right edge.
  @inlinable
  public var maxX: Double { minX + width }
  /// The top edge.
  @inlinable
  public var minY: Double { standardized.origin.y }
  /// The y of the centre.
  @inlinable
  public var midY: Double { minY + height / 2 }
  /// The bottom edge.
  @inlinable
  public var maxY: Double { minY + height }
  /// The distance between left and right edge, never negative.
  @inlinable
  public var width: Double { standardized.size.width }
  /// The distance between top and bottom edge, never negative.
  @inlinable
  public var height: Double { standardized.size.height }
  /// The centre.
  @inlinable
  public var center: Point { Point(x: midX, y: midY) }

  /// The four corners, clockwise on the screen from the top left one.
  public var corners: [Point] {
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    return [
      Point(x: left, y: top), Point(x: right, y: top),
      Point(x: right, y: bottom), Point(x: left, y: bottom),
    ]
  }
}

extension Rect: Hashable {
  /// Whether both cover the same part of the plane, `CGRectEqualToRect`.
  public static func == (left: Rect, right: Rect) -> Bool {
    let (left, right) = (left.standardized, right.standardized)
    return left.origin == right.origin && left.size == right.size
  }

  /// Feeds the standardized rect, so that equal rects have equal hashes.
  public func hash(into hasher: inout Hasher) {
    let rect = standardized
    hasher.combine(rect.origin)
    hasher.combine(rect.size)
  }
}
