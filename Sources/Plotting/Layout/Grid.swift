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

  func place(_ p: Point) -> Place {
    Place(column: snapped(p.x * columnsPerPoint), row: snapped(p.y * rowsPerPoint))
  }

  /// A direction in cells; its longer part is 1, so that no direction is too short or too long.
  func step(along v: Vector) -> Place {
    let longest = max(abs(v.dx), abs(v.dy))
    guard longest > 0 else { return Place(column: 0, row: 0) }
    // Rows are as many points as two columns at every scale.
    return Place(
      column: v.dx / longest, row: v.dy / longest * rowsPerPoint / columnsPerPoint)
  }

  /// The cells that an extent touches.
  func cells(of extent: Extent) -> CellBox {
    let a = place(Point(x: extent.minX, y: extent.minY)).cell
    let b = place(Point(x: extent.maxX, y: extent.maxY)).cell
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

/// A point in units of cells; whole numbers are the centres of cells.
struct Place: Equatable, Sendable {
  var column: Double
  var row: Double

  var cell: CellIndex { CellIndex(column: nearestCell(column), row: nearestCell(row)) }
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
