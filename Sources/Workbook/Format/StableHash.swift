/// A hash that stays the same over runs and machines (FNV-1a, 64 bits).
func stableHash(_ text: String) -> UInt64 {
  var text = text
  return text.withUTF8 { stableHash(CollectionOfOne(Line($0))) }
}

/// The same hash of lines that line feeds join, however they end.
func stableHash(linesOf bytes: ArraySlice<UInt8>) -> UInt64 {
  withLines(bytes) { stableHash($0) }
}

private func stableHash(_ lines: some Sequence<Line>) -> UInt64 {
  var hash = StableHash()
  var isFirst = true
  for line in lines {
    if !isFirst { hash.add(0x0A) }
    isFirst = false
    for byte in line.utf8 { hash.add(byte) }
  }
  return hash.value
}

/// That hash while it is made.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  /// A text and its end.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { for byte in $0 { add(byte) } }
    add(0)
  }
}
