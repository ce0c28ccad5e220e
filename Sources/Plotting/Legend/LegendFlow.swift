/// The lines of facts.
func flow(_ entries: [LegendEntry], columns: Int) -> [LegendLine] {
  var flow = Flow(columns: columns)
  for entry in entries { flow.add(entry) }
  return flow.lines
}

/// The lines of one fact, which need no list.
func flow(_ entry: LegendEntry, columns: Int) -> [LegendLine] {
  var flow = Flow(columns: columns)
  flow.add(entry)
  return flow.lines
}

/// Packs entries into lines, no more than one above a limit: entries of several pieces begin lines of
/// their own, others share one where they fit; a line that goes on with an entry is indented.
struct Flow {
  let columns: Int
  let limit: Int
  /// The cells of all lines, and where each begins.
  private var cells: [Cell] = []
  private var starts: [Int] = []
  /// Whether the last entry has lines of its own.
  private var isAlone = false

  init(columns: Int, limit: Int = .max) {
    (self.columns, self.limit) = (columns, limit)
    cells.reserveCapacity(8 * columns)
    starts.reserveCapacity(8)
  }

  var lines: [LegendLine] {
    starts.indices.map { index in
      let end = index + 1 < starts.count ? starts[index + 1] : cells.count
      return LegendLine(cells: cells[starts[index]..<end])
    }
  }

  var isFull: Bool { starts.count > limit }
  private var indent: Int { columns > 8 ? 4 : 0 }

  mutating func add(_ entry: LegendEntry) {
    for index in 0..<entry.pieceCount where !isFull {
      let piece = entry.piece(index)
      let gap = index == 0 ? 3 : 2
      let joins = index > 0 || (entry.pieceCount == 1 && !isAlone)
      if joins, let start = starts.last, cells.count - start + gap + piece.count <= columns {
        append(entry.cells, piece, gap: gap)
      } else {
        addLines(entry.cells, piece, margin: index == 0 ? 0 : indent)
      }
    }
    isAlone = entry.pieceCount > 1
  }

  /// A piece in lines of its own, broken between words where there are any.
  private mutating func addLines(_ text: [Cell], _ piece: Range<Int>, margin: Int) {
    var (rest, margin) = (piece, margin)
    while rest.count > columns - margin, !isFull {
      let end = text.lineEnd(rest, room: columns - margin)
      addLine(text, rest.lowerBound..<end, margin: margin)
      rest = text.afterBlanks(end..<rest.upperBound)
      margin = indent
    }
    if !rest.isEmpty { addLine(text, rest, margin: margin) }
  }

  private mutating func addLine(_ text: [Cell], _ words: Range<Int>, margin: Int) {
    starts.append(cells.count)
    append(text, words, gap: margin)
  }

  /// Some cells of a text behind blanks.
  private mutating func append(_ text: [Cell], _ words: Range<Int>, gap: Int) {
    let text = text.span.extracting(words)
    cells.append(addingCapacity: gap + text.count) { cells in
      cells.append(repeating: Cell(glyph: " ", role: .legend), count: gap)
      for index in text.indices {
        let cell = text[unchecked: index]
        cells.append(Cell(glyph: printable(cell.glyph), role: cell.role))
      }
    }
  }
}

extension [Cell] {
  /// Where a line of so many cells ends that is too short for some words: at its last blank, or
  /// within a word that fills all of it.
  fileprivate func lineEnd(_ words: Range<Int>, room: Int) -> Int {
    let first = afterBlanks(words).lowerBound
    let limit = Swift.min(words.lowerBound + room, words.upperBound)
    let seen = self[words.lowerBound..<Swift.min(limit + 1, words.upperBound)]
    // No line ends within a letter of two columns.
    let isParted = limit < words.upperBound && self[limit].glyph == .covered && limit > first + 1
    let space = seen.lastIndex { $0.glyph == " " } ?? (isParted ? limit - 1 : limit)
    return space > first ? space : limit
  }

  /// Some cells without the blanks that they begin with.
  fileprivate func afterBlanks(_ words: Range<Int>) -> Range<Int> {
    (self[words].firstIndex { $0.glyph != " " } ?? words.upperBound)..<words.upperBound
  }
}

/// The cells that a text takes.
func length(_ text: String) -> Int {
  text.unicodeScalars.reduce(0) { $0 + cellCount($1) }
}
