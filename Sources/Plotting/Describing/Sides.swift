internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// The two sides of a parallelogram that meet in its first corner.
struct Sides {
  private let first: Vector
  private let second: Vector
  private let corners: [Point]

  /// Nil where the corners are no parallelogram.
  init?(_ corners: [Point]) {
    guard corners.count == 4, corners.allSatisfy(isDrawable) else { return nil }
    let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
    (first, second) = (Vector(dx: b.x - a.x, dy: b.y - a.y), Vector(dx: d.x - a.x, dy: d.y - a.y))
    let off = max(abs(a.x + c.x - b.x - d.x), abs(a.y + c.y - b.y - d.y))
    self.corners = corners
    guard off <= 1e-9 * max(largest, 1) else { return nil }
  }

  var width: Double { length(first) }
  var height: Double { length(second) }
  var isMirrored: Bool { cross < 0 }
  /// Whether the first side runs to the left.
  var pointsBack: Bool { first.dx < -1e-9 * width }

  /// The turn after the mirroring: at most a right angle where there is one, for turning further is
  /// mirroring the other way.
  var turn: Double {
    isMirrored && pointsBack ? atan2(-first.dy, -first.dx) : atan2(first.dy, first.dx)
  }

  var isPoint: Bool { width == 0 && height == 0 }
  var isFlat: Bool { abs(cross) <= 1e-9 * width * height }
  var isRight: Bool { abs(first.dx * second.dx + first.dy * second.dy) <= 1e-9 * width * height }

  /// As `rect` makes it: to the right, then down.
  var isUpright: Bool {
    abs(first.dy) <= 1e-9 * width && abs(second.dx) <= 1e-9 * height && first.dx > 0
      && second.dy > 0
  }

  var lowest: Point { corners.min { ($0.x, $0.y) < ($1.x, $1.y) } ?? .zero }
  var highest: Point { corners.max { ($0.x, $0.y) < ($1.x, $1.y) } ?? .zero }

  private var cross: Double { first.dx * second.dy - first.dy * second.dx }
  private var largest: Double { corners.reduce(0) { max($0, abs($1.x), abs($1.y)) } }
  private func length(_ v: Vector) -> Double { (v.dx * v.dx + v.dy * v.dy).squareRoot() }
}
