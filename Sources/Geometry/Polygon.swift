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
    let doubled = sides(corners).reduce(0) { sum, side in
      sum + (side.start - first).cross(side.end - first)
    }
    return doubled / 2
  }

  /// Whether a point lies inside, by the even-odd rule.
  ///
  /// Of the outline itself, left and top sides belong to the inside and right and bottom ones do
  /// not, so that for the corners of a rect this is `CGRect.contains`.
  public static func contains(_ point: Point, in corners: [Point]) -> Bool {
    sides(corners).reduce(false) { inside, side in
      side.crosses(rightOf: point) ? !inside : inside
    }
  }

  private static func sides(_ corners: [Point]) -> [Side] {
    zip(corners, corners.dropFirst() + corners.prefix(1)).map { Side(start: $0, end: $1) }
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
