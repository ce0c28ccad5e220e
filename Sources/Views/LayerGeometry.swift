public import Geometry

/// Where a layer lies in its superlayer: the four stored properties from which `frame` follows.
///
///     bounds        own space; its origin says where subviews appear
///     position      UIView's center, in the superlayer's space
///     anchorPoint   unit square; the point of bounds that position pins down
///     transform     M, about the anchor point
///
/// With A = anchorPoint · bounds.size, a point p of the own space lies in the superlayer's space at
///
///     position + (p − bounds.origin − A) · M
///
/// A frame is the bounding box of bounds under that map. It is computed on each reading and never
/// stored, so it cannot disagree with the rest. Source:
/// docs/geometry.md#reading-a-frame.
public struct LayerGeometry: Equatable, Sendable {
  /// The rectangle in the layer's own space; its size is never negative.
  public internal(set) var bounds: Rect

  /// The place of the anchor point in the superlayer's space (before M's translation).
  public internal(set) var position: Point

  /// The pinned point as a fraction of the bounds; any value, also outside the unit square.
  public internal(set) var anchorPoint: Point

  /// M; its linear part acts about the anchor point, its translation shifts the frame.
  public internal(set) var transform: AffineTransform

  /// A layer of no size at the origin, as `CALayer()` makes it.
  public init() {
    bounds = .zero
    position = .zero
    anchorPoint = Point(x: 0.5, y: 0.5)
    transform = .identity
  }
}

// MARK: Reading

extension LayerGeometry {
  /// The bounding box of the transformed bounds, in the superlayer's space.
  ///
  /// `bounds.origin` does not enter. A zero size gives (position + (tx, ty), 0, 0).
  public var frame: Rect {
    let m = transform
    let w = bounds.size.width
    let h = bounds.size.height
    let left = -anchorPoint.x * w
    let top = -anchorPoint.y * h
    return Rect(
      x: least(m.a, left, w) + least(m.c, top, h) + m.tx + position.x,
      y: least(m.b, left, w) + least(m.d, top, h) + m.ty + position.y,
      width: m.a.magnitude * w + m.c.magnitude * h,
      height: m.b.magnitude * w + m.d.magnitude * h)
  }

  /// Whether M maps axes to axes, so that a frame tells the shape and can be set.
  ///
  /// Otherwise Apple calls the frame undefined; Pivot warns where it is read or set.
  public var frameIsReliable: Bool { transform.preservesAxes }

  /// The anchor point in the layer's own space: bounds.origin + A.
  public var anchorLocation: Point {
    Point(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// The image of `point`, given in the own space, in the superlayer's space.
  public func toParent(_ point: Point) -> Point { map.image(of: point) }

  /// The point of the own space that ``toParent(_:)`` takes to `point`; nil where M is singular.
  public func fromParent(_ point: Point) -> Point? { map.preimage(of: point) }

  /// The corners of bounds in the superlayer's space, from the top left in the view's own order.
  public var cornersInParent: [Point] { bounds.corners.map(toParent) }

  /// Whether every stored number and the frame that follows from them are finite.
  ///
  /// A NaN or infinity in a stored property other than `bounds.origin` reaches the frame.
  public var isFinite: Bool { bounds.origin.isFinite && frame.isFinite }

  private var map: PinnedMap {
    PinnedMap(transform: transform, source: anchorLocation, target: position)
  }

  /// The least of k·t for t from `start` to `start + length`.
  private func least(_ k: Double, _ start: Double, _ length: Double) -> Double {
    k * (k < 0 ? start + length : start)
  }
}
