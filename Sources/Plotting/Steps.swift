/// The cells of an edge from end to end: one in every row where it is steep, else one in every
/// column.
///
/// An edge is steep where it moves by fewer than `steepness` columns in a row. Every glyph then
/// stands for the same length of it, and neither gaps nor doubled glyphs appear.
struct Steps: Sequence, IteratorProtocol {
  let isSteep: Bool
  private let start: Place
  /// Columns for each row where it is steep, rows for each column elsewhere.
  private let slope: Double
  private let range: ClosedRange<Double>
  private let first: Int
  private let direction: Int
  private let count: Int
  private var index = 0

  init(from a: Place, to b: Place, steepness: Double) {
    let (columns, rows) = (b.column - a.column, b.row - a.row)
    isSteep = steepness * abs(rows) > abs(columns)
    start = a
    slope = isSteep ? columns / rows : columns == 0 ? 0 : rows / columns
    range = isSteep ? between(a.column, b.column) : between(a.row, b.row)
    first = nearestCell(isSteep ? a.row : a.column)
    let last = nearestCell(isSteep ? b.row : b.column)
    direction = first <= last ? 1 : -1
    count = abs(last - first) + 1
  }

  /// Where the edge passes the middle of the next row, if it is steep, or column; not beyond its
  /// ends.
  mutating func next() -> Place? {
    guard index < count else { return nil }
    let at = Double(first + direction * index)
    index += 1
    if isSteep {
      return Place(column: bounded(start.column + slope * (at - start.row), range), row: at)
    }
    return Place(column: at, row: bounded(start.row + slope * (at - start.column), range))
  }
}

private func bounded(_ x: Double, _ range: ClosedRange<Double>) -> Double {
  min(max(x, range.lowerBound), range.upperBound)
}

private func between(_ a: Double, _ b: Double) -> ClosedRange<Double> { min(a, b)...max(a, b) }
