/// One line below a picture: samples in the roles that they show, and words.
struct LegendLine: Equatable, Sendable {
  /// The cells of the line; lines that belong together share their memory.
  let cells: ArraySlice<Cell>

  var length: Int { cells.count }

  /// The line without its roles.
  var text: String {
    cells.reduce(into: "") { $0.unicodeScalars.append($1.glyph) }
  }
}

extension LegendEntry {
  /// Writes some bytes of its text in cells behind blanks, the sample in its own role.
  func append(_ words: Range<Int>, of text: [UInt8], gap: Int, to cells: inout [Cell]) {
    let (sample, role) = (words.clamped(to: sample), sampleRole)
    let start = sample.isEmpty ? words.lowerBound : sample.upperBound
    cells.append(addingCapacity: gap + words.count) { cells in
      cells.append(repeating: Cell(glyph: " ", role: .legend), count: gap)
      cells.append(text.span, sample, role)
      cells.append(text.span, start..<words.upperBound, .legend)
    }
  }
}

extension OutputSpan<Cell> {
  @inline(__always)
  fileprivate mutating func append(_ text: Span<UInt8>, _ words: Range<Int>, _ role: Role) {
    var index = words.lowerBound
    while index < words.upperBound {
      append(Cell(glyph: printable(text.scalar(at: &index)), role: role))
    }
  }
}

extension Span<UInt8> {
  /// The scalar that begins at an index of UTF-8, which goes on to the next.
  @inline(__always)
  fileprivate func scalar(at index: inout Int) -> Unicode.Scalar {
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
