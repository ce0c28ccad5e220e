/// The cell where a label begins: of the places around its point the one that covers least, nearest
/// first; nil where all of them would cover a letter or other words, touch other words, hide much of
/// a line, or lie outside.
func labelCell(_ label: PlacedLabel, on canvas: Canvas, in bounds: CellBox) -> CellIndex? {
  let scalars = label.text.unicodeScalars
  let width = scalars.count
  guard width > 0, scalars.allSatisfy({ isNarrow($0) || $0 == " " }) else { return nil }
  var best: (cell: CellIndex, cost: Double)?
  for (rank, cell) in candidates(for: label, width: width).enumerated() {
    // Crossing a line is fine, lying along it is not.
    guard let ink = cost(of: cell, width: width, on: canvas, in: bounds),
      ink < Double(max(width, 4))
    else { continue }
    let cost = ink + 0.1 * Double(rank)
    if cost < best?.cost ?? .infinity { best = (cell, cost) }
  }
  return best?.cell
}

/// Over the point where it is the middle of a shape; right, left, above, below, then the four corners
/// and two places further off.
private func candidates(for label: PlacedLabel, width: Int) -> [CellIndex] {
  let at = label.place.cell
  let (right, left, middle) = (2, -1 - width, -(width / 2))
  let offsets = [
    (right, 0), (left, 0), (middle, -1), (middle, 1), (1, -1), (1, 1), (-width, -1), (-width, 1),
    (middle, -2), (middle, 2),
  ]
  return ((label.isInside ? [(middle, 0)] : []) + offsets).map {
    CellIndex(column: at.column + $0.0, row: at.row + $0.1)
  }
}

/// What a label would cover: 3 for a cell of a shape, 1 for an axis; nil where it must not stand.
private func cost(of start: CellIndex, width: Int, on canvas: Canvas, in bounds: CellBox) -> Double?
{
  let end = CellIndex(column: start.column + width - 1, row: start.row)
  guard bounds.contains(start), bounds.contains(end),
    canvas[start.column - 1, start.row].role != .label,
    canvas[end.column + 1, end.row].role != .label
  else { return nil }
  var sum = 0.0
  for column in start.column...end.column {
    switch canvas[column, start.row].role {
    case .blank: break
    case .axis: sum += 1
    case .lattice, .grid: sum += 1
    case .frame, .before, .other, .after, .arrow: sum += 3
    case .number, .origin, .corner, .anchor, .point, .label, .legend: return nil
    }
  }
  return sum
}

/// Whether a scalar surely takes one column: Latin letters, digits and ASCII signs.
func isNarrow(_ scalar: Unicode.Scalar) -> Bool {
  (scalar.value > 0x20 && scalar.value < 0x7f) || (scalar.value >= 0xc0 && scalar.value < 0x250)
}
