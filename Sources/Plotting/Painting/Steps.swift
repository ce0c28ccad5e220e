/// The cells of an edge from end to end: one in every row where it is steep, else one in every
/// column.
///
/// An edge is steep where it moves by fewer than `steepness` columns in a row. Every glyph then
/// stands for the same length of it, and neither gaps nor doubled glyphs appear.
struct Steps: RandomAccessCollection {
  /// A cell of an edge.
  struct Step {
    let cell: CellIndex
    /// Where in the cell the edge passes the middle of its row, if it is steep, or column: from 0 at
    /// the left or the top to 1.
    let depth: Double
  }

  let isSteep: Bool
  let startIndex = 0
  let endIndex: Int
  /// The row or column of the first cell, and 1 or -1 to the next.
  private let origin: Int
  private let direction: Int
  /// The edge as across = start + slope · along, never beyond its ends.
  private let start: Double
  private let slope: Double
  private let lowest: Double
  private let highest: Double

  init(from a: Place, to b: Place, steepness: Double) {
    let (columns, rows) = (b.column - a.column, b.row - a.row)
    isSteep = steepness * abs(rows) > abs(columns)
    origin = nearestCell(isSteep ? a.row : a.column)
    let last = nearestCell(isSteep ? b.row : b.column)
    direction = origin <= last ? 1 : -1
    endIndex = abs(last - origin) + 1
    slope = isSteep ? columns / rows : columns == 0 ? 0 : rows / columns
    start = isSteep ? a.column - slope * a.row : a.row - slope * a.column
    lowest = isSteep ? Swift.min(a.column, b.column) : Swift.min(a.row, b.row)
    highest = isSteep ? Swift.max(a.column, b.column) : Swift.max(a.row, b.row)
  }

  @inline(__always)
  subscript(index: Int) -> Step {
    let along = origin &+ direction &* index
    let across = Swift.min(Swift.max(start + slope * Double(along), lowest), highest)
    let nearest = nearestCell(across)
    let cell =
      isSteep ? CellIndex(column: nearest, row: along) : CellIndex(column: along, row: nearest)
    return Step(cell: cell, depth: across + 0.5 - Double(nearest))
  }
}
