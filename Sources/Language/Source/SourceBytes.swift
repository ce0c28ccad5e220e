/// Bytes as the lexer wants them.
enum SourceBytes {
  /// Strips a byte order mark, writes every line end as LF, refuses what is not UTF-8.
  static func normalized(_ bytes: [UInt8], _ isUTF8: Bool = false, limit: Int) throws(Fault)
    -> [UInt8]
  {
    guard bytes.count <= limit else { throw .problem(.sourceTooLarge(limit)) }
    let hasMark = bytes.first == 0xEF && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let body = hasMark ? Array(bytes[3...]) : bytes
    if !isUTF8, let offset = body.firstInvalidByte {
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
}

extension [UInt8] {
  /// The place of the first byte that begins no character; nil where all is UTF-8.
  package var firstInvalidByte: Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
