extension Point {
  /// The image of the point: the full transform, translation included.
  @inlinable
  public func applying(_ t: AffineTransform) -> Point {
    Point(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension Vector {
  /// The image of the vector: the linear part only, a translation leaves vectors.
  @inlinable
  public func applying(_ t: AffineTransform) -> Vector {
    Vector(dx: t.a * dx + t.c * dy, dy: t.b * dx + t.d * dy)
  }
}

extension Size {
  /// The image of the size: the linear part only, signs kept.
  ///
  /// So (100, 100) · S(1, −1) = (100, −100).
  @inlinable
  public func applying(_ t: AffineTransform) -> Size {
    Size(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension Rect {
  /// The bounding box of the images of the four corners of the standardized rect.
  ///
  /// Under a rotation it grows and the inverse does not bring it back: a 100 × 100 square
  /// turned by 45° and back is 200 × 200. Null and infinite rects come back as they are.
  @inlinable
  public func applying(_ t: AffineTransform) -> Rect {
    if isNull || isInfinite { return self }
    let (left, top, right, bottom) = (minX, minY, maxX, maxY)
    let p = Point(x: left, y: top).applying(t)
    let q = Point(x: right, y: top).applying(t)
    let r = Point(x: right, y: bottom).applying(t)
    let s = Point(x: left, y: bottom).applying(t)
    let x = min(min(p.x, q.x), min(r.x, s.x))
    let y = min(min(p.y, q.y), min(r.y, s.y))
    return Rect(
      x: x, y: y,
      width: max(max(p.x, q.x), max(r.x, s.x)) - x,
      height: max(max(p.y, q.y), max(r.y, s.y)) - y)
  }
}
