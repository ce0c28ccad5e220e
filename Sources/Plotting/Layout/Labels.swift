internal import Geometry

/// The cell where a label begins: of the places for it the one that covers least, the best first; nil
/// where all of them would cover a letter, other words or the corner of an outline, touch letters or
/// other words, hide much of a line, or lie outside.
///
/// The name of a point stands beside it: right, left, above, below, then at the corners. The name of a
/// shape stands in it, outside of the shapes within it, over its point or in the row nearest to that;
/// where there is no room in the shape, beside it, in what is around both; else where another name
/// would be expected; and over an edge only where nothing else is left.
func labelCell(_ label: PlacedLabel, on canvas: Canvas, in room: WordRoom) -> CellIndex? {
  let scalars = label.text.unicodeScalars
  guard !scalars.isEmpty, scalars.allSatisfy({ isNarrow($0) || $0 == " " }) else { return nil }
  let (width, home) = (label.width, room.home(of: label))
  var best: (cell: CellIndex, cost: Int)?
  for cell in label.candidates {
    let end = CellIndex(column: cell.column + width - 1, row: cell.row)
    // Crossing a line is fine, lying along it is not.
    guard let ink = ink(from: cell, to: end, on: canvas, in: room), ink < max(width, 4) else {
      continue
    }
    let cost = ink + (room.isHome(home, cell) && room.isHome(home, end) ? 0 : 2)
    if cost < best?.cost ?? .max { best = (cell, cost) }
    if cost == 0 { break }
  }
  return best?.cell
}

extension PlacedLabel {
  /// Where the words may begin, the best first.
  fileprivate var candidates: [CellIndex] {
    let (box, width) = (box, width)
    guard !area.isEmpty else {
      return around(box) + cells([box.top - 2, box.bottom + 2], [box.left - width / 2])
    }
    let inner = inside(box)
    return inner.filter { holds($0, width) } + around(box) + inner
  }

  /// Whether words that begin in a cell are inside the shape.
  private func holds(_ cell: CellIndex, _ width: Int) -> Bool {
    [cell.column, cell.column + width - 1].allSatisfy {
      Polygon.contains(Point(x: Double($0), y: Double(cell.row)), in: area)
    }
  }

  /// Over the place, beside it and in the middle or at the ends of its row, then of the next rows.
  private func inside(_ box: CellBox) -> [CellIndex] {
    let at = place.cell
    let near = [at.column - width / 2, at.column + 2, at.column - 1 - width]
    let far = [(box.left + box.right - width) / 2, box.left + 2, box.right - 1 - width]
    return cells(box.rows(from: at.row), near + far)
  }

  /// Right, left, above and below, then at the corners, then close.
  private func around(_ box: CellBox) -> [CellIndex] {
    let (right, left) = (box.right + 2, box.left - 1 - width)
    let middle = (box.left + box.right) / 2 - width / 2
    let rows = box.rows(from: (box.top + box.bottom) / 2)
    let outer = [box.top - 1, box.bottom + 1]
    return cells(rows, [right, left]) + cells(outer, [middle])
      + cells(outer, [right]) + cells(outer, [left])
      + cells(outer + rows, [right - 1, left + 1])
  }
}

private func cells(_ rows: [Int], _ columns: [Int]) -> [CellIndex] {
  rows.flatMap { row in columns.map { CellIndex(column: $0, row: row) } }
}

extension CellBox {
  /// Its rows, those nearest to one first.
  fileprivate func rows(from row: Int) -> [Int] {
    (top...bottom).sorted { abs($0 - row) < abs($1 - row) }
  }
}

/// What words would cover: 3 for a cell of a shape, 1 for an axis; nil where they must not stand.
private func ink(
  from start: CellIndex, to end: CellIndex, on canvas: Canvas, in room: WordRoom
) -> Int? {
  guard room.bounds.contains(start), room.bounds.contains(end),
    ink(canvas[start.column - 1, start.row].role) != nil,
    ink(canvas[end.column + 1, end.row].role) != nil
  else { return nil }
  var sum = 0
  for column in start.column...end.column {
    guard !room.keeps(column, start.row), let ink = ink(canvas[column, start.row].role) else {
      return nil
    }
    sum += ink
  }
  return sum
}

private func ink(_ role: Role) -> Int? {
  switch role {
  case .blank: 0
  case .axis, .lattice, .grid: 1
  case .frame, .before, .other, .after, .arrow: 3
  case .number, .origin, .corner, .anchor, .point, .label, .legend: nil
  }
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
