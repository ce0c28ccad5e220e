internal import Geometry

/// The plane map that pins one point of a space onto a point of another.
///
///     image(p) = target + (tx, ty) + (p − source) · L        L: the linear part of transform
///
/// A layer's step to its superlayer has this form (source: the anchor in bounds, target: position),
/// and so has a `sublayerTransform` (source and target: the parent's anchor).
struct PinnedMap {
  let transform: AffineTransform
  let source: Point
  let target: Point

  func image(of point: Point) -> Point {
    pinned + (point - source).applying(transform)
  }

  /// The point that the map takes to `point`; nil where the transform is singular.
  func preimage(of point: Point) -> Point? {
    guard let inverse = transform.linearInverse() else { return nil }
    return source + (point - pinned).applying(inverse)
  }

  private var pinned: Point { target + Vector(dx: transform.tx, dy: transform.ty) }
}
