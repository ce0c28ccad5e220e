internal import Language

/// The lines of a text, without their ends (LF or CRLF) and without a byte order mark.
func textLines(_ text: String) -> [String] {
  var text = text
  var lines = text.withUTF8 { bytes in
    bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      .split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
  }
  if lines.last == "" { lines.removeLast() }
  return lines
}

/// The parts of a comma-separated list, trimmed, the empty ones left out.
func commaSeparated(_ text: String) -> [String] {
  parts(of: text, between: ",").map { trimmed($0) }.filter { !$0.isEmpty }
}

/// The parts between signs of ASCII, the empty ones too; the last of `most` is not parted further.
///
/// By bytes, for comparing letters takes the square of the number of their marks.
func parts(of text: String, between sign: Unicode.Scalar, most: Int = .max) -> [Substring] {
  let sign = UInt8(ascii: sign)
  return text.utf8.split(separator: sign, maxSplits: most - 1, omittingEmptySubsequences: false)
    .map { Substring($0) }
}

/// The part of a text between two places counted in bytes of UTF-8.
func slice(_ text: String, _ range: Range<Int>, trims: Bool = true) -> String {
  let part = Substring(text.utf8.dropFirst(range.lowerBound).prefix(range.count))
  return trims ? trimmed(part) : String(part)
}

/// The words of a text between white space.
func spaceSeparated(_ text: String) -> [String] { spaceSeparated(Substring(text)) }

/// The words of a text between white space.
func spaceSeparated(_ text: Substring) -> [String] {
  var text = text
  return text.withUTF8 { bytes in
    bytes.split { $0 == 0x20 || $0 == 0x09 }.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// Whether another text stands at its start, compared byte by byte.
  func begins(with part: String) -> Bool { utf8.starts(with: part.utf8) }

  /// Where another text first stands in it, compared byte by byte.
  func place(of part: String) -> Range<Index>? {
    var (text, part) = (self, part)
    let offset = text.withUTF8 { text in part.withUTF8 { firstPlace(of: $0, in: text) } }
    return offset.map { offset in
      let start = utf8.index(startIndex, offsetBy: offset)
      return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
  }

  /// Whether another text stands in it, compared byte by byte.
  func has(_ part: String) -> Bool { place(of: part) != nil }
}

private func firstPlace(
  of part: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>
) -> Int? {
  guard let first = part.first else { return 0 }
  guard text.count >= part.count else { return nil }
  for start in 0...(text.count - part.count) where text[start] == first {
    if part.indices.allSatisfy({ text[start + $0] == part[$0] }) { return start }
  }
  return nil
}
