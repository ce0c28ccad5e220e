/// Bytes as the lexer wants them.
enum SourceBytes {
  /// Strips a byte order mark, writes every line end as LF, refuses what is not UTF-8.
  static func normalized(_ bytes: [UInt8], limit: Int) throws(Fault) -> [UInt8] {
    guard bytes.count <= limit else { throw .problem(.sourceTooLarge(limit)) }
    let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes[3...]) : bytes
    if let offset = firstInvalidByte(body) {
      throw .problem(.invalidUTF8(offset: offset + bytes.count - body.count))
    }
    guard has(0x0D, body) else { return body }
    var result: [UInt8] = []
    result.reserveCapacity(body.count)
    for (index, byte) in body.enumerated() {
      if byte == 0x0D {
        if index + 1 >= body.count || body[index + 1] != 0x0A { result.append(0x0A) }
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether a byte occurs; looking at all of them at once is faster than stopping at the first.
  private static func has(_ wanted: UInt8, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for byte in bytes { found |= byte == wanted ? 0xFF : 0 }
      return found != 0
    }
  }

  private static func hasBeyondASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var all: UInt8 = 0
      for byte in bytes { all |= byte }
      return all >= 0x80
    }
  }

  /// The place of the first byte that begins no character; nil where all is UTF-8.
  static func firstInvalidByte(_ bytes: [UInt8]) -> Int? {
    guard hasBeyondASCII(bytes) else { return nil }
    var index = 0
    while index < bytes.count {
      let width = characterWidth(bytes, at: index)
      if width == 0 { return index }
      index += width
    }
    return nil
  }

  /// The bytes of the character that begins at a place; 0 where none is well formed (Unicode,
  /// table 3-7: no overlong forms, no surrogates, nothing above U+10FFFF).
  private static func characterWidth(_ bytes: [UInt8], at index: Int) -> Int {
    let (width, second): (Int, ClosedRange<UInt8>) =
      switch bytes[index] {
      case ..<0x80: (1, 0...0)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    if width < 2 { return width }
    guard index + width <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    for place in index + 2..<index + width where bytes[place] & 0xC0 != 0x80 { return 0 }
    return width
  }
}
