import Geometry

/// A fact about one shape in pieces.
///
/// The first piece begins with a sample of the texture, which alone has the role of the shape. The
/// words are kept as bytes, which numbers are written in too, and become cells in their lines.
struct LegendEntry: Equatable, Sendable {
  let role: Role
  /// Whether it is about a line where its role has a sign too.
  var isLine = false
  /// The words in UTF-8.
  private(set) var text: [UInt8] = []
  /// The bytes of the sample, and the role in which they show.
  private(set) var sample = 0..<0
  private(set) var sampleRole: Role
  /// Where the pieces after the first begin.
  private var starts: [Int] = []

  init(sample: String = "", _ words: String, role: Role) {
    (self.role, sampleRole) = (role, role)
    text.reserveCapacity(96)
    if !sample.isEmpty {
      write(sample)
      self.sample = 0..<text.count
      write(" ")
    }
    write(words)
  }

  var pieceCount: Int { starts.count + 1 }

  /// The bytes of a piece.
  func piece(_ index: Int) -> Range<Int> {
    (index > 0 ? starts[index - 1] : 0)..<(index < starts.count ? starts[index] : text.count)
  }

  mutating func beginPiece() {
    if starts.isEmpty { starts.reserveCapacity(8) }
    starts.append(text.count)
  }

  /// The same with another entry as a further piece.
  func adding(_ other: LegendEntry) -> LegendEntry {
    var entry = self
    entry.beginPiece()
    let start = text.count
    entry.sample = start + other.sample.lowerBound..<start + other.sample.upperBound
    entry.sampleRole = other.sampleRole
    entry.text += other.text
    return entry
  }

  mutating func write(_ words: String) { text.append(contentsOf: words.utf8) }

  mutating func write(_ letter: Unicode.Scalar) {
    text.append(letter.isASCII ? UInt8(truncatingIfNeeded: letter.value) : UInt8(ascii: "?"))
  }

  mutating func write(_ x: Double, _ coordinates: CoordinateText) {
    coordinates.append(x, to: &text)
  }

  mutating func write(_ p: Point, _ coordinates: CoordinateText) {
    coordinates.append(p, to: &text)
  }
}
