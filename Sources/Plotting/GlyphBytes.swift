/// The text of bytes that glyphs were written in, which need no further look.
func string(_ glyphs: [UInt8]) -> String { string(glyphs.span) }

func string(_ glyphs: Span<UInt8>) -> String { String(copying: UTF8Span(unchecked: glyphs)) }

/// The most bytes that a glyph takes in UTF-8.
let longestGlyph = 4

extension OutputSpan<UInt8> {
  /// The glyphs of cells in UTF-8; there is room for the longest of each, so that no byte has to ask.
  @inline(__always)
  mutating func append(glyphsOf cells: Span<Cell>) {
    precondition(freeCapacity >= longestGlyph * cells.count)
    withUnsafeMutableBufferPointer { bytes, count in
      guard let start = bytes.baseAddress else { return }
      var end = start + count
      var index = 0
      // Four in a row, since to go on takes a third of the time of most glyphs.
      while index &+ 4 <= cells.count {
        end.write(cells[unchecked: index].glyph.value)
        end.write(cells[unchecked: index &+ 1].glyph.value)
        end.write(cells[unchecked: index &+ 2].glyph.value)
        end.write(cells[unchecked: index &+ 3].glyph.value)
        index &+= 4
      }
      while index < cells.count {
        end.write(cells[unchecked: index].glyph.value)
        index &+= 1
      }
      count = end - start
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Writes a scalar in UTF-8 and goes on behind it.
  @inline(__always)
  fileprivate mutating func write(_ bits: UInt32) {
    if bits < 0x80 { return write(byte: bits) }
    switch bits {
    case ..<0x800: write(byte: 0xc0 | bits &>> 6)
    case 0xFFFF: return  // the second column of a letter
    case ..<0x10000:
      write(byte: 0xe0 | bits &>> 12)
      write(continuation: bits &>> 6)
    case _:
      write(byte: 0xf0 | bits &>> 18)
      write(continuation: bits &>> 12)
      write(continuation: bits &>> 6)
    }
    write(continuation: bits)
  }

  /// A byte that goes on with a scalar: its last six bits.
  @inline(__always)
  private mutating func write(continuation bits: UInt32) { write(byte: 0x80 | bits & 0x3f) }

  @inline(__always)
  private mutating func write(byte bits: UInt32) {
    initialize(to: UInt8(truncatingIfNeeded: bits))
    self += 1
  }
}
