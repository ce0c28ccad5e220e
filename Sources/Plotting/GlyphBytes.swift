/// The text of bytes that glyphs were written in, which need no further look.
func string(_ glyphs: [UInt8]) -> String {
  String(copying: UTF8Span(unchecked: glyphs.span))
}

extension OutputSpan<UInt8> {
  /// A scalar in UTF-8.
  @inline(__always)
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII { append(UInt8(truncatingIfNeeded: scalar.value)) } else { encode(scalar) }
  }

  @inline(__always)
  private mutating func encode(_ scalar: Unicode.Scalar) {
    let bits = scalar.value
    switch bits {
    case 0..<0x800: append(0xc0 | UInt8(truncatingIfNeeded: bits >> 6))
    case 0x800..<0x10000:
      append(0xe0 | UInt8(truncatingIfNeeded: bits >> 12))
      append(continuation(bits >> 6))
    case _:
      append(0xf0 | UInt8(truncatingIfNeeded: bits >> 18))
      append(continuation(bits >> 12))
      append(continuation(bits >> 6))
    }
    append(continuation(bits))
  }
}

/// A byte that goes on with a scalar: its last six bits.
private func continuation(_ bits: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: bits & 0x3f) }
