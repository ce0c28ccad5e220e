import Geometry

/// The unbounded grid of cells over the world: the origin is the centre of cell (0, 0).
struct Grid: Equatable, Sendable {
  let scale: Scale
  let yAxis: YAxis
  private let columnsPerPoint: Double
  private let rowsPerPoint: Double

  init(scale: Scale, yAxis: YAxis) {
    self.scale = scale
    self.yAxis = yAxis
    columnsPerPoint = 1 / scale.pointsPerColumn
    rowsPerPoint = (yAxis == .down ? 1 : -1) / scale.pointsPerRow
  }

  /// A point in units of cells.
  @inline(__always)
  func place(_ p: Point) -> (column: Double, row: Double) {
    (snapped(p.x * columnsPerPoint), snapped(p.y * rowsPerPoint))
  }

  /// A direction in cells; its longer part is 1, so that no direction is too short or too long.
  func step(along v: Vector) -> (columns: Double, rows: Double) {
    let longest = max(abs(v.dx), abs(v.dy))
    guard longest > 0 else { return (0, 0) }
    // Rows are as many points as two columns at every scale.
    return (v.dx / longest, v.dy / longest * rowsPerPoint / columnsPerPoint)
  }

  /// The cell of a point.
  func cell(of p: Point) -> CellIndex {
    let place = place(p)
    return CellIndex(column: nearestCell(place.column), row: nearestCell(place.row))
  }

  /// The cells that an extent touches.
  func cells(of extent: Extent) -> CellBox {
    let a = cell(of: Point(x: extent.minX, y: extent.minY))
    let b = cell(of: Point(x: extent.maxX, y: extent.maxY))
    return CellBox(
      left: a.column, right: b.column, top: min(a.row, b.row), bottom: max(a.row, b.row))
  }
}

/// The nearest millionth of a cell, in binary: noise in the last digits then moves nothing to another
/// cell, and adding whole cells is exact.
private func snapped(_ x: Double) -> Double {
  // Numbers of this size have no finer digits.
  let coarse = 0x1.8p32
  return abs(x) < 1e8 ? (x + coarse) - coarse : x
}

/// A point of a picture in units of cells; whole numbers are the centres of cells.
///
/// Kept as whole numbers of tiny fractions of a cell, finer than those to which points of the world
/// are rounded: to find a cell then takes no rounding, and to step along an edge adds up exactly.
struct Place: Equatable, Sendable {
  static let fractionBits = 40
  let x: Int
  let y: Int

  /// To the nearest fraction, as noise in the last digits is none; up to 900 cells, more than a picture has.
  init(column: Double, row: Double) {
    (x, y) = (Place.fixed(column), Place.fixed(row))
  }

  /// A column and a row of a picture, both multiples of a fraction.
  @inline(__always)
  init(exactColumn column: Double, row: Double) {
    (x, y) = (Place.exact(column), Place.exact(row))
  }

  var column: Double { Double(x) / Double(1 << Place.fractionBits) }
  var row: Double { Double(y) / Double(1 << Place.fractionBits) }

  @inline(__always)
  var cell: CellIndex { CellIndex(column: Place.nearest(x), row: Place.nearest(y)) }

  /// The whole number of cells nearest to a coordinate.
  @inline(__always)
  static func nearest(_ x: Int) -> Int { (x &+ 1 << (fractionBits - 1)) >> fractionBits }

  private static func fixed(_ x: Double) -> Int {
    nearestCell(x * Double(1 << fractionBits))
  }

  /// Beside a number of this size, the lowest bits count fractions.
  @inline(__always)
  private static func exact(_ x: Double) -> Int {
    let large = 0x1.8p12
    return Int(bitPattern: UInt((x + large).bitPattern &- large.bitPattern))
  }
}

/// A cell by its column and row.
struct CellIndex: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// A range of cells, ends included.
struct CellBox: Equatable, Sendable {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int

  var columns: Int { right - left + 1 }
  var rows: Int { bottom - top + 1 }

  func contains(_ cell: CellIndex) -> Bool {
    cell.column >= left && cell.column <= right && cell.row >= top && cell.row <= bottom
  }

  func shifted(columns: Int, rows: Int) -> CellBox {
    CellBox(
      left: left + columns, right: right + columns, top: top + rows, bottom: bottom + rows)
  }
}

/// The cell whose centre is nearest, bounded so that no value traps.
@inline(__always)
func nearestCell(_ x: Double) -> Int {
  let limit = 1e15
  guard abs(x) < limit else { return x >= limit ? 1_000_000_000_000_000 : -1_000_000_000_000_000 }
  // Beside a number of this size only the whole digits are left, in the lowest bits. Not
  // .rounded(.down), which is a call on processors without an instruction for it.
  let large = 0x1.8p52
  let sum = x + 0.5 + large
  let nearest = Int(bitPattern: UInt(sum.bitPattern &- large.bitPattern))
  // Without a trap, so without a branch, which would be guessed wrong half of the time.
  return nearest &- (sum - large > x + 0.5 ? 1 : 0)
}
