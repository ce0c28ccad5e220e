/// The cell where a label begins: of the places around its point the one that covers least, nearest
/// first; nil where all of them would cover a letter or other words, touch other words, hide much of
/// a line, or lie outside.
func labelCell(_ label: PlacedLabel, on canvas: Canvas, in bounds: CellBox) -> CellIndex? {
  let scalars = label.text.unicodeScalars
  let width = scalars.count
  guard width > 0, scalars.allSatisfy({ isNarrow($0) || $0 == " " }) else { return nil }
  var best: (cell: CellIndex, cost: Double)?
  for rank in 0..<(label.isInside ? 11 : 10) {
    let cell = candidate(label.isInside ? rank - 1 : rank, for: label, width: width)
    // Crossing a line is fine, lying along it is not.
    guard let ink = cost(of: cell, width: width, on: canvas, in: bounds),
      ink < Double(max(width, 4))
    else { continue }
    let cost = ink + 0.1 * Double(rank)
    if cost < best?.cost ?? .infinity { best = (cell, cost) }
  }
  return best?.cell
}

/// Over the point, as number -1, where it is the middle of a shape; right, left, above, below, then the
/// four corners and two places further off.
private func candidate(_ number: Int, for label: PlacedLabel, width: Int) -> CellIndex {
  let (right, left, middle) = (2, -1 - width, -(width / 2))
  let (column, row) =
    switch number {
    case 0: (right, 0)
    case 1: (left, 0)
    case 2: (middle, -1)
    case 3: (middle, 1)
    case 4: (1, -1)
    case 5: (1, 1)
    case 6: (-width, -1)
    case 7: (-width, 1)
    case 8: (middle, -2)
    case 9: (middle, 2)
    case _: (middle, 0)
    }
  let at = label.place.cell
  return CellIndex(column: at.column + column, row: at.row + row)
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
  switch scalar.value {
  case 0x21..<0x7F, 0xC0..<0x250: true
  // Greek and Cyrillic, without its marks above letters.
  case 0x370..<0x483, 0x48A..<0x530: true
  case _: false
  }
}
