/// One cell of an edge.
struct Step: Equatable, Sendable {
  /// Where the edge passes the middle of the column, or of the row where it is steep.
  let place: Place
  let isSteep: Bool

  var cell: CellIndex { place.cell }
}

/// The cells of an edge from end to end: one in every row where it is steep, else one in every
/// column.
///
/// An edge is steep where it moves by fewer than `steepness` columns in a row. Every glyph then
/// stands for the same length of it, and neither gaps nor doubled glyphs appear.
func steps(from a: Place, to b: Place, steepness: Double) -> [Step] {
  let isSteep = steepness * abs(b.row - a.row) > abs(b.column - a.column)
  let first = nearestCell(isSteep ? a.row : a.column)
  let last = nearestCell(isSteep ? b.row : b.column)
  let direction = first <= last ? 1 : -1
  return (0...abs(last - first)).map { index in
    let along = Double(first + direction * index)
    return Step(
      place: isSteep ? a.towards(b, atRow: along) : a.towards(b, atColumn: along), isSteep: isSteep)
  }
}

extension Place {
  /// The point of the edge to `end` in a column, no further than its ends.
  fileprivate func towards(_ end: Place, atColumn at: Double) -> Place {
    let part = fraction(at - column, of: end.column - column)
    return Place(column: at, row: row + part * (end.row - row))
  }

  /// The point of the edge to `end` in a row, no further than its ends.
  fileprivate func towards(_ end: Place, atRow at: Double) -> Place {
    let part = fraction(at - row, of: end.row - row)
    return Place(column: column + part * (end.column - column), row: at)
  }
}

private func fraction(_ part: Double, of whole: Double) -> Double {
  whole == 0 ? 0 : min(max(part / whole, 0), 1)
}
