import Testing

@testable import Language

/// The bytes of a source beside what the standard library takes for UTF-8.
@Suite struct SourceBytesTests {
  /// The ends of every range of the table of well-formed sequences, and what stands beside them.
  private static let edges: [UInt8] = [
    0x00, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC,
    0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
  ]

  private static let continuations: [UInt8] = [0x41, 0x7F, 0x80, 0xBF, 0xC0]

  @Test(arguments: edges) func refusesWhatTheLibraryRefuses(first: UInt8) throws {
    try compare([first])
    for second in Self.edges {
      try compare([first, second])
      for third in Self.continuations {
        try compare([first, second, third])
        for fourth in Self.continuations { try compare([first, second, third, fourth]) }
      }
    }
  }

  private func compare(_ bytes: [UInt8]) throws {
    let place = bytes.firstInvalidByte
    try #require((place == nil) == isValid(bytes), "\(bytes)")
    guard let place else { return }
    try #require(isValid(Array(bytes[..<place])), "\(bytes)")
    try #require(!(1...4).contains { isValid(Array(bytes[place...].prefix($0))) }, "\(bytes)")
  }

  /// What lies beside a byte that is counted must not be counted with it, whatever it is.
  @Test func countsBytesAsALoopDoes() {
    for wanted: UInt8 in [0x00, 0x0A, 0x0D, 0x7F, 0x80, 0xFF] {
      for other in UInt8.min...UInt8.max {
        for count in 0...18 {
          let bytes = (0..<count).map { ($0 * 5 + count) % 3 == 0 ? wanted : other }
          let isRight = bytes[...].occurrences(of: wanted) == bytes.count { $0 == wanted }
          #expect(isRight, "\(wanted) in \(bytes)")
        }
      }
    }
    let text = Array("a\nb\n\nc".utf8)
    #expect(text[2..<5].occurrences(of: 0x0A) == 2, "of the slice alone")
  }

  private func isValid(_ bytes: [UInt8]) -> Bool {
    String(validating: bytes, as: UTF8.self) != nil
  }
}

/// Rows of combining marks that are too long are parted, and nothing else changes.
@Suite struct StreamSafeTextTests {
  @Test(arguments: [
    "", "abc", "e\u{301}", String(repeating: "é", count: 200), String(repeating: "移", count: 200),
    "a" + String(repeating: "\u{327}\u{301}", count: 15), "👩‍👩‍👧" + String(repeating: "👧", count: 100),
  ]) func staysAsItIs(_ text: String) {
    #expect(Array(text.utf8).streamSafe == Array(text.utf8))
  }

  @Test(arguments: [31, 60, 61, 1000]) func longRows(count: Int) {
    let text = "a" + String(repeating: "\u{301}\u{327}", count: count) + "b"
    let safe = Array(String(decoding: Array(text.utf8).streamSafe, as: UTF8.self).unicodeScalars)
    #expect(safe.filter { $0 != "\u{34F}" }.elementsEqual(text.unicodeScalars))
    let rows = safe.split(separator: "\u{34F}").map(\.count)
    #expect(rows.allSatisfy { $0 <= 31 } && rows.dropLast().allSatisfy { $0 >= 30 })
  }
}
