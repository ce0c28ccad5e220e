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
    guard place(of: [0x0D], in: body) != nil else { return body }
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
}

extension ArraySlice<UInt8> {
  /// How often a byte occurs; eight are compared at a time.
  func occurrences(of byte: UInt8) -> Int {
    withUnsafeBytes { bytes in
      let wanted = eachByte * UInt64(byte)
      var count = 0
      var place = 0
      while place + 8 <= bytes.count {
        let differences = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self) ^ wanted
        // The high bit of each byte that differs: adding carries into it, but no further.
        let different = (differences & ~highBits) &+ ~highBits | differences
        // The sum of eight bytes that are 0 or 1.
        count += Int((((~different & highBits) >> 7) &* eachByte) >> 56)
        place += 8
      }
      return bytes[place...].reduce(count) { $0 + ($1 == byte ? 1 : 0) }
    }
  }
}

extension [UInt8] {
  /// The place of the first byte that begins no character; nil where all is UTF-8.
  ///
  /// Most text is ASCII, which is passed over eight bytes at a time; what lies between is the library's to judge,
  /// which looks at each byte after the first that is not ASCII.
  package var firstInvalidByte: Int? {
    withUnsafeBytes { bytes in
      var end = 0
      while let run = bytes.runBeyondASCII(from: end) {
        if let place = invalidPlace(in: span.extracting(run)) { return run.lowerBound + place }
        end = run.upperBound
      }
      return nil
    }
  }
}

private func invalidPlace(in bytes: Swift.Span<UInt8>) -> Int? {
  do throws(UTF8.ValidationError) {
    _ = try UTF8Span(validating: bytes)
    return nil
  } catch {
    return error.byteOffsets.lowerBound
  }
}

extension UnsafeRawBufferPointer {
  /// The next bytes that are not ASCII, up to one that is.
  func runBeyondASCII(from start: Int) -> Range<Int>? {
    var place = start
    while place + 8 <= count, loadUnaligned(fromByteOffset: place, as: UInt64.self) & highBits == 0
    {
      place += 8
    }
    guard let first = self[place...].firstIndex(where: { $0 >= 0x80 }) else { return nil }
    return first..<(self[first...].firstIndex { $0 < 0x80 } ?? count)
  }
}

/// That of each of eight bytes.
private let highBits: UInt64 = 0x8080_8080_8080_8080
/// One in each of eight bytes.
private let eachByte: UInt64 = 0x0101_0101_0101_0101
