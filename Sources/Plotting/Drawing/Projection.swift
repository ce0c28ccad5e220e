import Geometry

/// The image of a polygon under a 3×3 matrix, as far as it is finite.
///
/// A corner (x, y, 1) goes to (x', y', w), and its image is (x'/w, y'/w). Where w is positive that is
/// before the horizon, the line on which w is 0; what lies on it or behind it has no place beside the
/// rest. An edge that passes the horizon becomes a half-line. Where w is negative at every corner, all
/// signs are turned, which changes no image.
struct Projection {
  /// The images in the order of the corners, infinite where there is none.
  private(set) var corners: [Point] = []
  /// The edges that go to infinity.
  private(set) var rays: [Ray] = []

  init(of polygon: [Point], under matrix: Matrix) {
    let rows = facing(polygon.map { image(of: $0, under: matrix) })
    corners = rows.map { $0.w > 0 ? Point(x: $0.x / $0.w, y: $0.y / $0.w) : .beyond }
    for (from, to) in zip(rows, rows.dropFirst() + rows.prefix(1)) where polygon.count > 1 {
      if from.w > 0, to.w <= 0 { addRay(from, to) }
      if from.w <= 0, to.w > 0 { addRay(to, from) }
    }
  }

  /// Whether every corner has its image.
  var isWhole: Bool { corners.allSatisfy(isDrawable) }

  /// Whether no corner has one.
  var isGone: Bool { corners.allSatisfy { $0 == .beyond } }

  /// Along the edge the image goes where the point with w = 0 on it says.
  private mutating func addRay(_ seen: Row, _ hidden: Row) {
    let part = seen.w / (seen.w - hidden.w)
    let direction = Vector(
      dx: seen.x + part * (hidden.x - seen.x), dy: seen.y + part * (hidden.y - seen.y))
    guard direction != .zero else { return }
    let start = Point(x: seen.x / seen.w, y: seen.y / seen.w)
    rays.append(Ray(from: start, along: direction, part: .edge, name: ""))
  }
}

extension Point {
  /// What stands for a point at infinity or behind it.
  static let beyond = Point(x: .infinity, y: .infinity)
}

/// The row (x, y, 1) · matrix.
func image(of p: Point, under matrix: Matrix) -> Row {
  Row(x: p.x, y: p.y, w: 1).applying(matrix) ?? Row(x: p.x, y: p.y, w: 1)
}

/// Rows with w positive at one of them at least, where any has a place, and rounding of w undone.
private func facing(_ rows: [Row]) -> [Row] {
  let largest = rows.reduce(0) { max($0, abs($1.w)) }
  let sign: Double = rows.contains { $0.w > 1e-12 * largest } ? 1 : -1
  return rows.map { row in
    let w = abs(row.w) <= 1e-12 * largest ? 0 : row.w
    return Row(x: sign * row.x, y: sign * row.y, w: sign * w)
  }
}
