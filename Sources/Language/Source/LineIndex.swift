/// How many lines begin before each block of a text, so that no place is found by counting from its start.
struct LineIndex: Sendable {
  private static let block = 4096
  /// The line feeds before each block but the first.
  private var counts: [Int] = []

  init(_ bytes: [UInt8]) {
    guard bytes.count > Self.block else { return }
    counts.reserveCapacity(bytes.count / Self.block)
    var count = 0
    for end in stride(from: Self.block, through: bytes.count, by: Self.block) {
      count += bytes[end - Self.block..<end].occurrences(of: 0x0A)
      counts.append(count)
    }
  }

  /// The line feeds before a place.
  func lineFeeds(before place: Int, in bytes: [UInt8]) -> Int {
    let whole = min(place / Self.block, counts.count)
    let before = whole > 0 ? counts[whole - 1] : 0
    return before + bytes[whole * Self.block..<place].occurrences(of: 0x0A)
  }
}
