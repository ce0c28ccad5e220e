internal import Geometry

/// The cell where a label begins: of the places for it the one that covers least, the best first; nil
/// where all of them would cover a letter, other words or the corner of an outline, touch letters or
/// other words, hide much of a line, or lie outside.
///
/// The name of a point stands beside it: right, left, above, below, then at the corners. The name of a
/// shape stands in it, outside of the shapes within it, over its point or in the row nearest to that;
/// where there is no room in the shape, beside it or a row away, in what is around both; else where another
/// name would be expected; and over an edge only where nothing else is left.
func labelCell(_ label: PlacedLabel, on canvas: Canvas, in room: WordRoom) -> CellIndex? {
  let scalars = label.text.unicodeScalars
  guard !scalars.isEmpty, scalars.allSatisfy(hasSureWidth) else { return nil }
  let (width, home) = (label.width, room.home(of: label))
  var best: (cell: CellIndex, cost: Int)?
  func end(of cell: CellIndex) -> CellIndex {
    CellIndex(column: cell.column + width - 1, row: cell.row)
  }
  func isHome(_ cell: CellIndex) -> Bool {
    room.isHome(home, cell) && room.isHome(home, end(of: cell))
  }
  _ = label.anyPlace(in: room.bounds, isHome) { cell in
    let end = end(of: cell)
    // Crossing a line is fine, lying along it is not.
    guard let ink = ink(from: cell, to: end, on: canvas, in: room), ink < max(width, 4) else {
      return false
    }
    let cost = ink + (isHome(cell) ? 0 : 2)
    if cost < best?.cost ?? .max { best = (cell, cost) }
    return cost == 0
  }
  return best?.cell
}

/// What is asked of a cell; one that says yes ends the search.
private typealias Search = (CellIndex) -> Bool

extension PlacedLabel {
  /// Asks the cells where the words may begin, the best first: mostly one of the first is taken, so that no list is
  /// made of them.
  fileprivate func anyPlace(in bounds: CellBox, _ isHome: Search, _ isTaken: Search) -> Bool {
    let (box, width) = (box, width)
    guard !area.isEmpty else {
      return anyAround(box, bounds, isTaken)
        || any([box.top - 2, box.bottom + 2], [box.left - width / 2], isTaken)
    }
    return anyInside(box, bounds) { holds($0, width) && isTaken($0) }
      || anyAround(box, bounds, isTaken) || anyAligned(box) { isHome($0) && isTaken($0) }
      || anyInside(box, bounds, isTaken)
  }

  /// Above and below, where the words begin or end with the shape, then one row further.
  private func anyAligned(_ box: CellBox, _ isTaken: Search) -> Bool {
    let columns = [box.left, box.right + 1 - width]
    return any([box.top - 1, box.bottom + 1], columns, isTaken)
      || any([box.bottom + 2, box.top - 2], columns, isTaken)
  }

  /// Whether words that begin in a cell are inside the shape.
  private func holds(_ cell: CellIndex, _ width: Int) -> Bool {
    contains(cell.column, cell.row) && contains(cell.column + width - 1, cell.row)
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    Polygon.contains(Point(x: Double(column), y: Double(row)), in: area)
  }

  /// Over the place, beside it and in the middle or at the ends of its row, then of the next rows.
  private func anyInside(_ box: CellBox, _ bounds: CellBox, _ isTaken: Search) -> Bool {
    let (at, width) = (place.cell, width)
    let columns = [
      at.column - width / 2, at.column + 2, at.column - 1 - width,
      (box.left + box.right - width) / 2, box.left + 2, box.right - 1 - width,
    ]
    return box.anyRow(from: at.row, in: bounds) { any([$0], columns, isTaken) }
  }

  /// Right, left, above and below, then at the corners, then close.
  private func anyAround(_ box: CellBox, _ bounds: CellBox, _ isTaken: Search) -> Bool {
    let (right, left) = (box.right + 2, box.left - 1 - width)
    let middle = (box.left + box.right) / 2 - width / 2
    let outer = [box.top - 1, box.bottom + 1]
    func beside(_ columns: [Int]) -> Bool {
      box.anyRow(from: (box.top + box.bottom) / 2, in: bounds) { any([$0], columns, isTaken) }
    }
    return beside([right, left]) || any(outer, [middle], isTaken)
      || any(outer, [right], isTaken) || any(outer, [left], isTaken)
      || any(outer, [right - 1, left + 1], isTaken) || beside([right - 1, left + 1])
  }
}

/// Asks the cells of some rows, each in some columns.
private func any(_ rows: [Int], _ columns: [Int], _ isTaken: Search) -> Bool {
  rows.contains { row in columns.contains { isTaken(CellIndex(column: $0, row: row)) } }
}

extension CellBox {
  /// Asks those of its rows that are within others, those nearest to one first, and the upper of two.
  fileprivate func anyRow(from row: Int, in bounds: CellBox, _ isTaken: (Int) -> Bool) -> Bool {
    let (top, bottom) = (max(top, bounds.top), min(bottom, bounds.bottom))
    guard top <= bottom else { return false }
    let nearest = max(0, top - row, row - bottom)
    return (nearest...max(row - top, bottom - row)).contains { distance in
      let (above, below) = (row - distance, row + distance)
      return above >= top && above <= bottom && isTaken(above)
        || distance > 0 && below >= top && below <= bottom && isTaken(below)
    }
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

/// Whether terminals agree on the columns that a scalar takes; a tone of skin is drawn with what stands before it or
/// by itself.
private func hasSureWidth(_ scalar: Unicode.Scalar) -> Bool {
  scalar == " " || isNarrow(scalar) || isWide(scalar) && !scalar.properties.isEmojiModifier
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
