/// A polygon as its corners in order, either way round; the last is joined to the first.
public enum Polygon {
  /// The area inside, never negative; 0 for fewer than three corners.
  ///
  /// Half the sum of the cross products of neighbours. Where the outline crosses itself, parts that
  /// it runs round in opposite directions are subtracted.
  public static func area(_ corners: [Point]) -> Double { abs(signedArea(corners)) }

  /// The area with a sign: positive where the corners go round from +x towards +y.
  public static func signedArea(_ corners: [Point]) -> Double {
    guard let first = corners.first else { return 0 }
    // Measured from a corner: far from the origin, products of coordinates would cancel.
    var doubled = 0.0
    forEachSide(corners) { doubled += ($0.start - first).cross($0.end - first) }
    return doubled / 2
  }

  /// Whether a point lies inside, by the even-odd rule.
  ///
  /// Of the outline itself, left and top sides belong to the inside and right and bottom ones do
  /// not, so that for the corners of a rect this is `CGRect.contains`.
  public static func contains(_ point: Point, in corners: [Point]) -> Bool {
    var isInside = false
    forEachSide(corners) { if $0.crosses(rightOf: point) { isInside.toggle() } }
    return isInside
  }

  /// Each side in order, from the one that ends at the first corner: asked for each cell of a picture, it makes no
  /// list.
  @inline(__always)
  private static func forEachSide(_ corners: [Point], _ body: (Side) -> Void) {
    guard var start = corners.last else { return }
    for end in corners {
      body(Side(start: start, end: end))
      start = end
    }
  }
}

private struct Side {
  var start: Point
  var end: Point

  /// Whether the ray from a point to the right, in the direction of +x, passes through this side.
  func crosses(rightOf point: Point) -> Bool {
    guard (start.y > point.y) != (end.y > point.y) else { return false }
    let across = (point - start).cross(end - start)
    return end.y > start.y ? across < 0 : across > 0
  }
}
