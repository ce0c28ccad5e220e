extension Polygon {
  /// The part of a convex polygon that lies in another one, each given either way round.
  ///
  /// Sutherland and Hodgman: each side of the other polygon cuts off what is outside of it. Empty
  /// where they do not meet, and where the other one has no area. Law: the area is at most that of
  /// either.
  public static func intersection(_ corners: [Point], _ convex: [Point]) -> [Point] {
    let winding = signedArea(convex)
    guard winding != 0 else { return [] }
    let sides = zip(convex, convex.dropFirst() + convex.prefix(1))
    return sides.reduce(corners) { rest, side in
      let along = winding > 0 ? side.1 - side.0 : side.0 - side.1
      return half(rest, of: side.0, along)
    }
  }

  /// What lies to the inner side of a line: where the cross product with its direction is positive.
  private static func half(_ corners: [Point], of start: Point, _ along: Vector) -> [Point] {
    guard along != .zero, var from = corners.last else { return corners }
    var depth = along.cross(from - start)
    var rest: [Point] = []
    for to in corners {
      let next = along.cross(to - start)
      if (depth < 0) != (next < 0), depth != next {
        rest.append(from + (to - from) * (depth / (depth - next)))
      }
      if next >= 0 { rest.append(to) }
      (from, depth) = (to, next)
    }
    return rest
  }
}
