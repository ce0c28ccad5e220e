/// A grid of cells to write into; what falls outside is dropped.
struct Canvas: Equatable, Sendable {
  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = [Cell](repeating: .blank, count: columns * rows)
  }

  /// The cell at a column and a row; blank outside.
  subscript(column: Int, row: Int) -> Cell {
    isInside(column, row) ? cells[row * columns + column] : .blank
  }

  mutating func put(_ glyph: Unicode.Scalar, _ role: Role, column: Int, row: Int) {
    change(column: column, row: row) { $0 = Cell(glyph: glyph, role: role) }
  }

  /// Changes a cell in place.
  mutating func change(column: Int, row: Int, _ body: (inout Cell) -> Void) {
    guard isInside(column, row) else { return }
    body(&cells[row * columns + column])
  }

  mutating func put(_ glyph: Unicode.Scalar, _ role: Role, _ cell: CellIndex) {
    put(glyph, role, column: cell.column, row: cell.row)
  }

  mutating func write(_ text: String, _ role: Role, column: Int, row: Int) {
    var column = column
    for scalar in text.unicodeScalars {
      put(printable(scalar), role, column: column, row: row)
      column += 1
    }
  }

  /// Copies a line of cells from the first column on.
  mutating func write(_ line: [Cell], row: Int) {
    for (column, cell) in line.enumerated() {
      put(cell.glyph, cell.role, column: column, row: row)
    }
  }

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}

/// A scalar that moves no cursor: names come from outside and may hold control characters.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value < 0x20 || (scalar.value >= 0x7f && scalar.value < 0xa0) ? "?" : scalar
}
