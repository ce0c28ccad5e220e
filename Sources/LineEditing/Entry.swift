typealias Scalars = [Unicode.Scalar]

/// The text being edited, as scalars because libedit counts in scalars, and the cursor's place.
///
/// An entry of several rows holds them all, parted by line feeds.
struct Entry: Equatable {
  var scalars: Scalars = []
  var cursor = 0

  /// Where the row with the cursor starts.
  var rowStart: Int {
    (scalars[..<cursor].lastIndex(of: "\n") ?? -1) + 1
  }

  /// Where the row with the cursor ends: at its line feed or at the end of the text.
  var rowEnd: Int {
    scalars[cursor...].firstIndex(of: "\n") ?? scalars.count
  }

  /// Replaces `count` scalars before the cursor.
  mutating func replace(_ count: Int, with text: some Collection<Unicode.Scalar>) {
    let start = max(0, cursor - max(0, count))
    scalars.replaceSubrange(start..<cursor, with: text)
    cursor = start + text.count
  }

  /// Removes what lies between the cursor and `place`.
  mutating func remove(to place: Int) {
    let range = min(cursor, place)..<max(cursor, place)
    scalars.removeSubrange(range)
    cursor = range.lowerBound
  }
}

extension String {
  /// Through bytes: a string that takes scalars one by one takes ten times as long.
  init(_ scalars: some Collection<Unicode.Scalar>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(scalars.count + 8)
    for scalar in scalars { bytes.append(scalar) }
    self.init(decoding: bytes, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.value < 0x80 { return append(UInt8(truncatingIfNeeded: scalar.value)) }
    append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}

extension Unicode.Scalar {
  /// A control, or one of the marks that reorder text on the screen: never drawn, never pasted.
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: true
    default: false
    }
  }
}
