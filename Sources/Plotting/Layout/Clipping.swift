import Geometry

/// The piece of a segment inside a convex polygon, given either way round; nil where there is none.
///
/// Cyrus and Beck: each side of the polygon cuts off the part of the segment on its outer side. A
/// polygon of fewer than three corners, or of no area, contains nothing.
func clipped(_ whole: Segment, to polygon: [Point]) -> Segment? {
  let unit = largest(polygon + [whole.start, whole.end])
  let segment = Segment(scaled(whole.start, by: unit), scaled(whole.end, by: unit))
  let polygon = polygon.map { scaled($0, by: unit) }
  let winding = Polygon.signedArea(polygon)
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
  let ahead = whole.end - whole.start
  return Segment(whole.start + ahead * first, whole.start + ahead * last)
}

/// Whether a point lies in a convex polygon or on its outline, given either way round.
func isInside(_ p: Point, _ polygon: [Point]) -> Bool {
  let unit = largest(polygon + [p])
  let (p, polygon) = (scaled(p, by: unit), polygon.map { scaled($0, by: unit) })
  let winding = Polygon.signedArea(polygon)
  guard winding != 0 else { return false }
  return sides(polygon).allSatisfy { a, b in
    let side = winding > 0 ? b - a : a - b
    return side.cross(p - a) >= -1e-9 * side.length * (p - a).length
  }
}

/// The largest coordinate, in which units products neither overflow nor vanish.
private func largest(_ points: [Point]) -> Double {
  points.reduce(0) { max($0, abs($1.x), abs($1.y)) }
}

private func scaled(_ p: Point, by unit: Double) -> Point {
  unit > 0 ? Point(x: p.x / unit, y: p.y / unit) : p
}

private func sides(_ polygon: [Point]) -> Zip2Sequence<[Point], [Point]> {
  zip(polygon, Array(polygon.dropFirst() + polygon.prefix(1)))
}
