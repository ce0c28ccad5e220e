import Geometry

/// The smallest upright box around points that can be drawn.
struct Extent: Equatable, Sendable {
  var minX: Double
  var minY: Double
  var maxX: Double
  var maxY: Double

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var isPoint: Bool { width == 0 && height == 0 }
  var middle: Point { Point(x: minX + width / 2, y: minY + height / 2) }
  /// The largest coordinate, without its sign.
  var magnitude: Double { max(abs(minX), abs(maxX), abs(minY), abs(maxY)) }

  /// That of nothing, which any point makes its own.
  static let empty = Extent(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  var isEmpty: Bool { minX > maxX }

  private init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  init(at p: Point) { (minX, minY, maxX, maxY) = (p.x, p.y, p.x, p.y) }

  init?(of points: [Point]) {
    guard let first = points.first(where: isDrawable) else { return nil }
    self.init(at: first)
    for p in points { add(p) }
  }

  mutating func add(_ p: Point) {
    if isDrawable(p) { widen(to: p) }
  }

  private mutating func widen(to p: Point) {
    minX = min(minX, p.x)
    maxX = max(maxX, p.x)
    minY = min(minY, p.y)
    maxY = max(maxY, p.y)
  }

  mutating func widen(to other: Extent) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }

  func union(_ other: Extent) -> Extent {
    var copy = self
    copy.widen(to: other)
    return copy
  }

  func adding(_ p: Point) -> Extent {
    var copy = self
    copy.add(p)
    return copy
  }

  /// The points per row of cells at which it just fits into a space.
  func pointsPerRow(columns: Int, rows: Int, aspect: Double) -> Double {
    max(width * aspect / Double(max(columns - 1, 1)), height / Double(max(rows - 1, 1)))
  }

  /// What a picture of it shows, by the points that a cell or a pixel then stands for: the origin too
  /// unless that would shrink the content by more than a third, and something around a single point.
  func window(_ unit: (Extent) -> Double) -> (extent: Extent, showsOrigin: Bool) {
    let withOrigin = adding(.zero)
    let showsOrigin = isPoint || unit(withOrigin) <= 1.5 * unit(self)
    let seen = showsOrigin ? withOrigin : self
    return (seen.isPoint ? seen.padded(by: 10) : seen, showsOrigin)
  }

  private func padded(by margin: Double) -> Extent {
    var copy = self
    copy.minX -= margin
    copy.minY -= margin
    copy.maxX += margin
    copy.maxY += margin
    return copy
  }
}

/// Whether a point has a place in a picture: finite, and small enough that widths stay finite.
func isDrawable(_ p: Point) -> Bool { abs(p.x) <= 1e300 && abs(p.y) <= 1e300 }
