/// A grid of cells to write into; what falls outside is dropped.
struct Canvas: Equatable, Sendable {
  let columns: Int
  let rows: Int
  var cells: [Cell]

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
    guard isInside(column, row) else { return }
    cells[row * columns + column] = Cell(glyph: glyph, role: role)
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

  /// Copies cells from a column on.
  mutating func write(_ line: ArraySlice<Cell>, column: Int, row: Int) {
    guard isInside(column, row) else { return }
    let start = row * columns + column
    let seen = line.prefix(columns - column)
    cells.replaceSubrange(start..<start + seen.count, with: seen)
  }

  /// Changes the cells of a walk, of which each is passed with its number; those outside are left
  /// out.
  @inline(__always)
  mutating func change(_ steps: some Sequence<Step>, _ body: (Int, Step, inout Cell) -> Void) {
    let (columns, rows) = (columns, rows)
    // A span is checked once to be the only owner of the cells, an array at every change.
    var ink = cells.mutableSpan
    for (index, step) in steps.enumerated() {
      let (column, row) = (step.cell.column, step.cell.row)
      guard column >= 0, column < columns, row >= 0, row < rows else { continue }
      body(index, step, &ink[row * columns + column])
    }
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

  private func isInside(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}

/// A scalar that moves no cursor: names come from outside and may hold control characters.
func printable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value < 0x20 || (scalar.value >= 0x7f && scalar.value < 0xa0) ? "?" : scalar
}
