internal import Geometry

/// A fact about one shape, in the cells of a line and in pieces that may stand on lines of their own.
///
/// The first piece begins with a sample of the texture, which alone has the role of the shape.
struct LegendEntry: Equatable, Sendable {
  private(set) var role: Role
  /// Whether it is about a line where its role has a sign too.
  var isLine = false
  /// What it says, control characters as they are.
  private(set) var cells: [Cell] = []
  /// Where the pieces after the first begin.
  private var starts: [Int] = []

  init(sample: LegendSample = .none, _ words: String, role: Role) {
    self.role = role
    write(sample, role, words)
  }

  var pieceCount: Int { starts.count + 1 }

  /// The cells of a piece.
  func piece(_ index: Int) -> Range<Int> {
    (index > 0 ? starts[index - 1] : 0)..<(index < starts.count ? starts[index] : cells.count)
  }

  /// Begins another fact in the memory of this one.
  mutating func begin(_ role: Role) {
    cells.removeAll(keepingCapacity: true)
    if !starts.isEmpty { starts.removeAll(keepingCapacity: true) }
    (self.role, isLine) = (role, false)
  }

  mutating func beginPiece() { starts.append(cells.count) }

  /// Writes a sample in its role and words behind it; no letter takes more cells than bytes.
  mutating func write(_ sample: LegendSample, _ role: Role, _ words: String) {
    cells.append(addingCapacity: LegendSample.longest + words.utf8.count) { cells in
      cells.append(sample, role)
      cells.append(words.utf8.span, .legend)
    }
  }

  mutating func write(_ words: String) {
    cells.append(addingCapacity: words.utf8.count) { $0.append(words.utf8.span, .legend) }
  }

  mutating func write(_ text: [UInt8]) {
    cells.append(addingCapacity: text.count) { $0.append(text.span, .legend) }
  }

  mutating func write(_ letter: Unicode.Scalar) {
    cells.append(Cell(glyph: letter, role: .legend))
  }
}

extension OutputSpan<Cell> {
  @inline(__always)
  fileprivate mutating func append(_ sample: LegendSample, _ role: Role) {
    switch sample {
    case .none: return
    case .sign(let sign): append(Cell(glyph: sign, role: role))
    case .line(let start, let middle, let end):
      append(Cell(glyph: start, role: role))
      append(Cell(glyph: middle, role: role))
      append(Cell(glyph: end, role: role))
    }
    append(Cell(glyph: " ", role: .legend))
  }

  @inline(__always)
  fileprivate mutating func append(_ text: Span<UInt8>, _ role: Role) {
    var index = 0
    while index < text.count {
      let glyph = text.scalar(at: &index)
      append(Cell(glyph: glyph, role: role))
      if isWide(glyph) { append(.covered(role)) }
    }
  }
}

extension Span<UInt8> {
  /// The scalar that begins at an index of UTF-8, which goes on to the next.
  @inline(__always)
  func scalar(at index: inout Int) -> Unicode.Scalar {
    let lead = self[index]
    index += 1
    return lead < 0x80 ? Unicode.Scalar(lead) : longScalar(lead, &index)
  }

  private func longScalar(_ lead: UInt8, _ index: inout Int) -> Unicode.Scalar {
    let more = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3
    var bits = UInt32(lead) & (0x3f >> UInt32(more))
    for _ in 0..<more where index < count {
      bits = bits << 6 | UInt32(self[index] & 0x3f)
      index += 1
    }
    return Unicode.Scalar(bits) ?? "?"
  }
}
