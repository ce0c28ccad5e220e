import Testing

import Language

/// Parts are found as Swift finds them: character by character, the first place first.
@Suite struct TextPartsTests {
  private static let letters = ["a", "b", "e", "\u{301}", "é", "\r", "\n", "👩", "\u{200D}", " "]

  @Test(arguments: 0..<200) func partsAreWhereSwiftFindsThem(_ seed: Int) {
    let text = Self.word(8, seed * 7919)
    let part = Self.word(2, seed * 104_729 + 1)
    #expect(text.contains(part: part) == text.contains(part))
    guard !part.isEmpty else { return }
    let pieces = text.split(separator: part, omittingEmptySubsequences: false)
    #expect(text.split(around: part) == pieces)
    #expect(text.replacing(part: part, with: "-") == text.replacing(part, with: "-"))
  }

  @Test func anEmptyPartIsEverywhereAndPartsNothing() {
    #expect("".contains(part: ""))
    #expect("ab".contains(part: ""))
    #expect("ab".split(around: "") == ["ab"])
  }

  @Test func bytesAreFoundToo() {
    #expect("naïve".utf8.contains(part: "ïv".utf8))
    #expect(!"naïve".utf8.contains(part: "iv".utf8))
  }

  /// Up to so many letters, drawn from a few so that they meet.
  private static func word(_ length: Int, _ seed: Int) -> String {
    var state = seed
    return (0..<(seed % (length + 1))).map { _ in
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return letters[state / 65_536 % letters.count]
    }.joined()
  }
}
