import Geometry

/// The piece of a segment inside a convex polygon, given either way round; nil where there is none.
///
/// Cyrus and Beck: each side of the polygon cuts off the part of the segment on its outer side. A
/// polygon of fewer than three corners, or of no area, contains nothing.
func clipped(_ segment: Segment, to polygon: [Point]) -> Segment? {
  let winding = signedArea(polygon)
  guard winding != 0 else { return nil }
  var (first, last) = (0.0, 1.0)
  let along = segment.end - segment.start
  for (a, b) in sides(polygon) {
    let side = winding > 0 ? b - a : a - b
    let (inside, gain) = (side.cross(segment.start - a), side.cross(along))
    let slack = 1e-9 * (side.length * (segment.start - a).length)
    if gain == 0 || abs(gain) <= 1e-12 * side.length * along.length {
      if inside < -slack { return nil }
    } else if gain > 0 {
      first = max(first, -inside / gain)
    } else {
      last = min(last, -inside / gain)
    }
  }
  guard first <= last else { return nil }
  return Segment(segment.start + along * first, segment.start + along * last)
}

/// Whether a point lies in a convex polygon or on its outline, given either way round.
func isInside(_ p: Point, _ polygon: [Point]) -> Bool {
  let winding = signedArea(polygon)
  guard winding != 0 else { return false }
  return sides(polygon).allSatisfy { a, b in
    let side = winding > 0 ? b - a : a - b
    return side.cross(p - a) >= -1e-9 * side.length * (p - a).length
  }
}

/// Twice the area; its sign tells which way round the corners go.
private func signedArea(_ polygon: [Point]) -> Double {
  guard polygon.count > 2, let origin = polygon.first else { return 0 }
  return sides(polygon).reduce(0) { $0 + ($1.0 - origin).cross($1.1 - origin) }
}

private func sides(_ polygon: [Point]) -> Zip2Sequence<[Point], [Point]> {
  zip(polygon, Array(polygon.dropFirst() + polygon.prefix(1)))
}
