internal import Geometry

/// A grid of cells to write into; what falls outside is dropped.
struct Canvas: Equatable, Sendable {
  /// How the cells lie: row by row.
  let grid: CanvasGrid
  var cells: [Cell]

  init(columns: Int, rows: Int) {
    grid = CanvasGrid(columns: columns, rows: rows)
    cells = blank(columns * rows, first: columns)
  }

  var columns: Int { grid.columns }
  var rows: Int { grid.rows }

  /// The cell at a column and a row; blank outside.
  subscript(column: Int, row: Int) -> Cell {
    grid.index(column, row).map { cells[$0] } ?? .blank
  }

  mutating func put(_ glyph: Unicode.Scalar, _ role: Role, column: Int, row: Int) {
    guard let index = grid.index(column, row) else { return }
    cells[index] = Cell(glyph: glyph, role: role)
  }

  mutating func put(_ glyph: Unicode.Scalar, _ role: Role, _ cell: CellIndex) {
    put(glyph, role, column: cell.column, row: cell.row)
  }

  /// Gives all cells of a box the same; what falls outside is dropped.
  mutating func fill(_ cell: Cell, _ box: CellBox) {
    let grid = grid
    // A span is checked once to be the only owner of the cells, an array at every change.
    var ink = cells.mutableSpan
    let (left, right) = (max(box.left, 0), min(box.right, grid.columns - 1))
    for row in box.top...box.bottom where left <= right && row >= 0 && row < grid.rows {
      for column in left...right { ink[row &* grid.columns &+ column] = cell }
    }
  }

  mutating func write(_ text: String, _ role: Role, column: Int, row: Int) {
    let grid = grid
    var ink = cells.mutableSpan
    let text = text.utf8.span
    var (place, byte) = (CellIndex(column: column, row: row), 0)
    while byte < text.count {
      let glyph = printable(text.scalar(at: &byte))
      ink.put(Cell(glyph: glyph, role: role), place, in: grid)
      place.column += 1
      guard isWide(glyph) else { continue }
      ink.put(.covered(role), place, in: grid)
      place.column += 1
    }
  }

  /// Copies cells from a column on.
  mutating func write(_ line: ArraySlice<Cell>, column: Int, row: Int) {
    guard let start = grid.index(column, row) else { return }
    let seen = line.prefix(columns - column)
    cells.replaceSubrange(start..<start + seen.count, with: seen)
  }

  /// Puts the cells of another canvas here, its top left at a column and a row.
  mutating func copy(_ other: Canvas, column: Int, row: Int) {
    for y in 0..<other.rows {
      for x in 0..<other.columns {
        let cell = other[x, y]
        put(cell.glyph, cell.role, column: column + x, row: row + y)
      }
    }
  }
}

extension MutableSpan<Cell> {
  /// Changes the cell at a place in a grid; what falls outside is dropped.
  @inline(__always)
  mutating func put(_ cell: Cell, _ place: CellIndex, in grid: CanvasGrid) {
    if let index = grid.index(place.column, place.row) { self[index] = cell }
  }
}

/// Cells that lie row by row.
struct CanvasGrid: Equatable, Sendable {
  let columns: Int
  let rows: Int

  /// The number of a cell; nil outside.
  @inline(__always)
  func index(_ column: Int, _ row: Int) -> Int? {
    // Without its sign, a negative number is larger than any other.
    guard UInt(bitPattern: column) < UInt(bitPattern: columns),
      UInt(bitPattern: row) < UInt(bitPattern: rows)
    else { return nil }
    return row &* columns &+ column
  }
}

/// So many blank cells.
///
/// There is a gap in each, over which nothing is set, so that one is set after the other: all but the
/// first are copied instead, twice as many each time.
private func blank(_ count: Int, first: Int) -> [Cell] {
  [Cell](capacity: count) { cells in
    cells.append(repeating: .blank, count: min(first, count))
    cells.withUnsafeMutableBufferPointer { cells, filled in
      guard let start = cells.baseAddress, filled > 0 else { return }
      while filled < count {
        let more = min(filled, count - filled)
        (start + filled).initialize(from: start, count: more)
        filled += more
      }
    }
  }
}

/// A scalar that moves no cursor: names come from outside and may hold control characters.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value < 0x20 || (scalar.value >= 0x7f && scalar.value < 0xa0) ? "?" : scalar
}
