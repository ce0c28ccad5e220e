// Standardize first, in all of these: docs/geometry.md#rectangles.
extension Rect {
  /// The rect with its edges moved inwards by `dx` and `dy`, outwards where these are negative.
  ///
  /// A negative result is ``null``, a zero one is kept; a null rect comes back as it is.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return self }
    guard let x = horizontal.inset(by: dx), let y = vertical.inset(by: dy) else { return .null }
    return Rect(x, y)
  }

  /// The standardized rect moved by `dx` and `dy`; a null rect comes back as it is.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    if isNull { return self }
    return Rect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The smallest rect with whole coordinates that covers this one: floor of min, ceiling of max.
  public var integral: Rect {
    isNull ? .null : Rect(horizontal.integral, vertical.integral)
  }

  /// The smallest rect that covers both; ``null`` is neutral.
  public func union(_ other: Rect) -> Rect {
    if isNull { return other.standardized }
    if other.isNull { return standardized }
    return Rect(horizontal.union(other.horizontal), vertical.union(other.vertical))
  }

  /// The common part; ``null`` where there is a gap, empty where the rects only touch.
  public func intersection(_ other: Rect) -> Rect {
    guard !isNull, !other.isNull,
      let x = horizontal.intersection(other.horizontal),
      let y = vertical.intersection(other.vertical)
    else { return .null }
    return Rect(x, y)
  }

  /// Whether a point lies in both; false for touching rects, although these have an intersection.
  public func intersects(_ other: Rect) -> Bool {
    !isNull && !other.isNull
      && horizontal.meets(other.horizontal) && vertical.meets(other.vertical)
  }

  /// Whether `point` lies inside; the left and top edges belong to the rect, the others do not.
  @inlinable
  public func contains(_ point: Point) -> Bool {
    let rect = standardized
    return rect.origin.x <= point.x && point.x < rect.origin.x + rect.size.width
      && rect.origin.y <= point.y && point.y < rect.origin.y + rect.size.height
  }

  /// Whether the union with `other` is this rect; so every rect contains ``null``.
  public func contains(_ other: Rect) -> Bool { union(other) == self }
}

/// The edge that `divided(atDistance:from:)` measures from; `CGRectEdge`.
public enum RectEdge: String, CaseIterable, Hashable, Sendable {
  /// The left edge.
  case minXEdge
  /// The top edge.
  case minYEdge
  /// The right edge.
  case maxXEdge
  /// The bottom edge.
  case maxYEdge
}

extension Rect {
  /// The part within `distance` of an edge, and the rest; the distance is clamped to the extent.
  ///
  /// Both parts of a null rect are null.
  public func divided(
    atDistance distance: Double, from edge: RectEdge
  ) -> (slice: Rect, remainder: Rect) {
    if isNull { return (.null, .null) }
    switch edge {
    case .minXEdge:
      let (slice, rest) = horizontal.split(at: distance)
      return (Rect(slice, vertical), Rect(rest, vertical))
    case .minYEdge:
      let (slice, rest) = vertical.split(at: distance)
      return (Rect(horizontal, slice), Rect(horizontal, rest))
    case .maxXEdge:
      let (slice, rest) = horizontal.splitFromMax(at: distance)
      return (Rect(slice, vertical), Rect(rest, vertical))
    case .maxYEdge:
      let (slice, rest) = vertical.splitFromMax(at: distance)
      return (Rect(horizontal, slice), Rect(horizontal, rest))
    }
  }

  private init(_ horizontal: Span, _ vertical: Span) {
    self.init(
      x: horizontal.min, y: vertical.min, width: horizontal.length, height: vertical.length)
  }

  private var horizontal: Span { Span(min: minX, length: width) }

  private var vertical: Span { Span(min: minY, length: height) }
}
