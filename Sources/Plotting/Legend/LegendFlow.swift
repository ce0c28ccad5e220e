/// One line below a picture: samples in the roles that they show, and words.
struct LegendLine: Equatable, Sendable {
  private(set) var cells: [Cell]

  init(_ text: String) { cells = LegendEntry(text, role: .legend, rank: 0).cells }

  /// A line of some cells behind blanks, with room for more of them.
  fileprivate init(_ cells: ArraySlice<Cell>, margin: Int, room: Int) {
    self.cells = []
    self.cells.reserveCapacity(room)
    append(cells, gap: margin)
  }

  fileprivate mutating func append(_ words: ArraySlice<Cell>, gap: Int) {
    for _ in 0..<gap { cells.append(Cell(glyph: " ", role: .legend)) }
    cells.append(contentsOf: words)
  }

  var length: Int { cells.count }

  /// The line without its roles.
  var text: String {
    cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) }
  }
}

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
  private(set) var lines: [LegendLine] = []
  private var previous: Role?

  init(columns: Int, limit: Int) { (self.columns, self.limit) = (columns, limit) }

  private var isFull: Bool { lines.count > limit }
  private var indent: Int { columns > 8 ? 4 : 0 }

  mutating func add(_ entry: LegendEntry) {
    for index in 0..<entry.pieceCount where !isFull {
      let piece = entry.cells[entry.piece(index)]
      let gap = index == 0 ? 3 : 2
      let joins = index > 0 || (entry.pieceCount == 1 && previous != .after)
      if joins, let last = lines.indices.last,
        lines[last].length + gap + piece.count <= columns
      {
        lines[last].append(piece, gap: gap)
      } else {
        addLines(piece, margin: index == 0 ? 0 : indent)
      }
    }
    previous = entry.role
  }

  /// A piece in lines of its own, broken between words where there are any.
  private mutating func addLines(_ piece: ArraySlice<Cell>, margin: Int) {
    var (rest, margin) = (piece, margin)
    while rest.count > columns - margin, !isFull {
      let room = columns - margin
      let first = rest.firstIndex { $0.glyph != " " } ?? rest.startIndex
      let space = rest.prefix(room + 1).lastIndex { $0.glyph == " " } ?? first
      let end = space > first ? space : rest.startIndex + room
      lines.append(LegendLine(rest[..<end], margin: margin, room: columns))
      rest = rest[end...].drop { $0.glyph == " " }
      margin = indent
    }
    if !rest.isEmpty { lines.append(LegendLine(rest, margin: margin, room: columns)) }
  }
}

/// The cells that a text takes: one for each scalar.
func length(_ text: String) -> Int {
  text.utf8.reduce(0) { count, byte in byte & 0xc0 == 0x80 ? count : count + 1 }
}
