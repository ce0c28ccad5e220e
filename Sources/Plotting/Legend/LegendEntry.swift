import Geometry

/// A fact about one shape in pieces.
///
/// The first piece begins with a sample of the texture, which alone has the role of the shape.
struct LegendEntry: Equatable, Sendable {
  /// What it says.
  ///
  /// Most entries have no more than a name, and names repeat, so that these become bytes in a line
  /// only; what follows is kept as bytes, which numbers are written in too.
  struct Text: Hashable, Sendable {
    let sample: String
    let name: String
    var more: [UInt8] = []
  }

  let role: Role
  /// Whether it is about a line where its role has a sign too.
  var isLine = false
  private(set) var text: Text
  /// The bytes of the sample, and the role in which they show.
  private(set) var sample: Range<Int>
  private(set) var sampleRole: Role
  /// Where the pieces after the first begin.
  private var starts: [Int] = []

  init(sample: String = "", _ words: String, role: Role) {
    (self.role, sampleRole) = (role, role)
    text = Text(sample: sample, name: words)
    self.sample = 0..<sample.utf8.count
  }

  var pieceCount: Int { starts.count + 1 }

  /// The bytes of a piece.
  func piece(_ index: Int) -> Range<Int> {
    (index > 0 ? starts[index - 1] : 0)..<(index < starts.count ? starts[index] : text.count)
  }

  mutating func beginPiece() {
    if starts.isEmpty { starts.reserveCapacity(8) }
    starts.append(text.count)
    makeRoom()
  }

  /// The same with another entry as a further piece.
  func adding(_ other: LegendEntry) -> LegendEntry {
    var entry = self
    entry.beginPiece()
    let start = text.count
    entry.sample = start + other.sample.lowerBound..<start + other.sample.upperBound
    entry.sampleRole = other.sampleRole
    other.text.write(to: &entry.text.more)
    return entry
  }

  mutating func write(_ words: String) {
    makeRoom()
    text.more.append(addingCapacity: words.utf8.count) { $0.append(words) }
  }

  /// Makes what follows grow once, where there is any.
  private mutating func makeRoom() {
    if text.more.isEmpty { text.more.reserveCapacity(96) }
  }

  mutating func write(_ letter: Unicode.Scalar) {
    text.more.append(letter.isASCII ? UInt8(truncatingIfNeeded: letter.value) : UInt8(ascii: "?"))
  }

  mutating func write(_ x: Double, _ coordinates: CoordinateText) {
    coordinates.append(x, to: &text.more)
  }

  mutating func write(_ p: Point, _ coordinates: CoordinateText) {
    coordinates.append(p, to: &text.more)
  }
}

extension LegendEntry.Text {
  /// The bytes that it takes.
  var count: Int { sample.utf8.count + (sample.isEmpty ? 0 : 1) + name.utf8.count + more.count }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Writes it in UTF-8 to the end of a buffer.
  func write(to bytes: inout [UInt8]) {
    // To append nothing to an empty array writes to the one storage that all of these share.
    guard count > 0 else { return }
    bytes.append(addingCapacity: count) { [sample, name, more] bytes in
      bytes.append(sample)
      if !sample.isEmpty { bytes.append(UInt8(ascii: " ")) }
      bytes.append(name)
      let rest = more.span
      for index in rest.indices { bytes.append(rest[index]) }
    }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(_ words: String) {
    let bytes = words.utf8.span
    for index in bytes.indices { append(bytes[index]) }
  }
}
