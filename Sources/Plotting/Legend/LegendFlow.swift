/// Packs entries into lines, no more than one above a limit: entries of several pieces begin lines of
/// their own, others share one where they fit; a line that goes on with an entry is indented.
func flow(_ entries: [LegendEntry], columns: Int, limit: Int = .max) -> [LegendLine] {
  var flow = Flow(columns: columns, limit: limit)
  for entry in entries { flow.add(entry) }
  return flow.lines
}

private struct Flow {
  let columns: Int
  let limit: Int
  /// The cells of all lines, and where each begins.
  private var cells: [Cell] = []
  private var starts: [Int] = []
  /// The text of the entry that is added.
  private var text: [UInt8] = []
  /// Whether the last entry has lines of its own.
  private var isAlone = false

  init(columns: Int, limit: Int) {
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

  private var isFull: Bool { starts.count > limit }
  private var indent: Int { columns > 8 ? 4 : 0 }

  mutating func add(_ entry: LegendEntry) {
    text.removeAll(keepingCapacity: true)
    entry.text.write(to: &text)
    for index in 0..<entry.pieceCount where !isFull {
      let piece = entry.piece(index)
      let gap = index == 0 ? 3 : 2
      let joins = index > 0 || (entry.pieceCount == 1 && !isAlone)
      if joins, let start = starts.last,
        cells.count - start + gap + text.length(piece) <= columns
      {
        entry.append(piece, of: text, gap: gap, to: &cells)
      } else {
        addLines(entry, piece, margin: index == 0 ? 0 : indent)
      }
    }
    isAlone = entry.pieceCount > 1
  }

  /// A piece in lines of its own, broken between words where there are any.
  private mutating func addLines(_ entry: LegendEntry, _ piece: Range<Int>, margin: Int) {
    var (rest, margin) = (piece, margin)
    while text.length(rest) > columns - margin, !isFull {
      let end = text.lineEnd(rest, room: columns - margin)
      addLine(entry, rest.lowerBound..<end, margin: margin)
      rest = text.afterBlanks(end..<rest.upperBound)
      margin = indent
    }
    if !rest.isEmpty { addLine(entry, rest, margin: margin) }
  }

  private mutating func addLine(_ entry: LegendEntry, _ words: Range<Int>, margin: Int) {
    starts.append(cells.count)
    entry.append(words, of: text, gap: margin, to: &cells)
  }
}

extension [UInt8] {
  /// The cells that some of its bytes take.
  fileprivate func length(_ words: Range<Int>) -> Int { Plotting.length(self[words]) }

  /// Where a line of so many cells ends that is too short for some words: at its last blank, or
  /// within a word that fills all of it.
  fileprivate func lineEnd(_ words: Range<Int>, room: Int) -> Int {
    let limit = end(ofCells: room, words)
    let first = afterBlanks(words).lowerBound
    let seen = self[words.lowerBound..<Swift.min(limit + 1, words.upperBound)]
    let space = seen.lastIndex(of: blank) ?? limit
    return space > first ? space : limit
  }

  /// Some bytes without the blanks that they begin with.
  fileprivate func afterBlanks(_ words: Range<Int>) -> Range<Int> {
    (self[words].firstIndex { $0 != blank } ?? words.upperBound)..<words.upperBound
  }

  private func end(ofCells count: Int, _ words: Range<Int>) -> Int {
    var cells = 0
    for index in words where startsScalar(self[index]) {
      if cells == count { return index }
      cells += 1
    }
    return words.upperBound
  }
}

private let blank = UInt8(ascii: " ")

/// The cells that a text takes: one for each scalar.
func length(_ text: String) -> Int { length(text.utf8) }

private func length(_ text: some Sequence<UInt8>) -> Int {
  text.reduce(0) { $0 + (startsScalar($1) ? 1 : 0) }
}

/// Whether a byte of UTF-8 is the first one of its scalar.
private func startsScalar(_ byte: UInt8) -> Bool { byte & 0xc0 != 0x80 }
