public import Geometry

extension LayerGeometry {
  /// The geometry whose frame is `newFrame`; nil where M is singular.
  ///
  /// With f = newFrame.standardized and L the linear part of M
  ///
  ///     bounds.size = magnitudes of f.size · L⁻¹
  ///     position    = f.mid + ((anchorPoint − (½, ½)) ∘ bounds.size) · L − (tx, ty)
  ///
  /// `bounds.origin`, `anchorPoint` and `transform` are kept. The frame reads back as set where M
  /// preserves axes; where it does not, Apple calls the result undefined, and this rule gives what
  /// one log of Apple's shows for a rotation. Source: docs/geometry.md#setting-a-frame.
  public func settingFrame(_ newFrame: Rect) -> LayerGeometry? {
    let target = newFrame.standardized
    guard let size = boundsSize(filling: target.size) else { return nil }
    var result = self
    result.bounds.size = size
    let lever = result.lever(from: Point(x: 0.5, y: 0.5), to: anchorPoint)
    result.position = target.center + lever - Vector(dx: transform.tx, dy: transform.ty)
    return result
  }

  /// The geometry with another anchor point and the same frame: position moves along.
  ///
  /// `anchorPoint` alone keeps the position, so the frame jumps; this is the cure.
  public func movingAnchor(to newAnchor: Point) -> LayerGeometry {
    let lever = lever(from: anchorPoint, to: newAnchor)
    var result = self
    result.anchorPoint = newAnchor
    result.position = position + lever
    return result
  }

  private func boundsSize(filling size: Size) -> Size? {
    // Off-axis entries of a quarter turn are rarely exact zeros. The box adds their magnitudes, so
    // taking magnitudes before inverting makes the frame read back to the last digit.
    let linear = frameIsReliable ? transform.magnitudes : transform
    guard let inverse = linear.linearInverse() else { return nil }
    let solved = size.applying(inverse)
    return Size(width: solved.width.magnitude, height: solved.height.magnitude)
  }

  /// The way from one anchor to another through M, as a displacement in the superlayer.
  private func lever(from start: Point, to end: Point) -> Vector {
    Vector(dx: (end.x - start.x) * bounds.size.width, dy: (end.y - start.y) * bounds.size.height)
      .applying(transform)
  }
}

extension AffineTransform {
  fileprivate var magnitudes: AffineTransform {
    AffineTransform(
      a: a.magnitude, b: b.magnitude, c: c.magnitude, d: d.magnitude, tx: tx, ty: ty)
  }
}
