import Geometry

/// A fact about one shape in pieces, and its rank: 0 is left out last.
///
/// The first piece begins with a sample of the texture, which alone has the role of the shape. Pieces
/// are written in cells, one for each character, since that is what lines are made of.
struct LegendEntry: Equatable, Sendable {
  let role: Role
  let rank: Int
  /// Whether it is about a line where its role has a sign too.
  var isLine = false
  private(set) var cells: [Cell] = []
  /// Where the pieces begin.
  private var starts = [0]

  init(sample: String = "", _ words: String, role: Role, rank: Int) {
    (self.role, self.rank) = (role, rank)
    cells.reserveCapacity(80)
    starts.reserveCapacity(8)
    if !sample.isEmpty {
      write(sample, role)
      write(" ")
    }
    write(words)
  }

  var pieceCount: Int { starts.count }

  func piece(_ index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : cells.count)
  }

  mutating func beginPiece() { starts.append(cells.count) }

  /// The same with another entry as a further piece.
  func adding(_ other: LegendEntry) -> LegendEntry {
    var entry = self
    entry.beginPiece()
    entry.cells += other.cells
    return entry
  }

  mutating func write(_ words: String) { write(words, .legend) }

  mutating func write(_ scalar: Unicode.Scalar) {
    cells.append(Cell(glyph: printable(scalar), role: .legend))
  }

  /// ASCII.
  mutating func write(_ bytes: [UInt8]) {
    for byte in bytes { cells.append(Cell(glyph: Unicode.Scalar(byte), role: .legend)) }
  }

  private mutating func write(_ words: String, _ role: Role) {
    for scalar in words.unicodeScalars {
      cells.append(Cell(glyph: printable(scalar), role: role))
    }
  }
}
