/// The lines of a text, without their ends (LF or CRLF) and without a byte order mark.
func textLines(_ text: String) -> [String] {
  var bytes = Array(text.utf8)
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
  var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
    String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
  if lines.last == "" { lines.removeLast() }
  return lines
}

/// A text without white space at its ends.
func trimmed(_ text: some StringProtocol) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !isSpace($0) }),
    let last = scalars.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(text[first..<scalars.index(after: last)])
}

/// White space; properties of Unicode are looked up in tables, and text is nearly all ASCII.
func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
}

/// The parts of a comma-separated list, trimmed, the empty ones left out.
func commaSeparated(_ text: some StringProtocol) -> [String] {
  text.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
}

/// The words of a text between white space.
func spaceSeparated(_ text: some StringProtocol) -> [String] {
  String(text).split(whereSeparator: { $0 == " " || $0 == "\t" }).map(String.init)
}

/// A hash that stays the same over runs and machines (FNV-1a, 64 bits).
func stableHash(_ text: String) -> UInt64 {
  text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
}
