import Language
import Testing

@testable import Workbook

private func shown(_ text: String, _ width: Int) -> String {
  styled(.prose(textLines(text)), width: width).plain
}

/// The text as a terminal with colours shows it, without its colours.
private func seen(_ text: StyledText) -> String {
  text.pieces.filter { $0.role != .mark }.map(\.text).joined()
}

@Suite struct ProseTextTests {
  @Test func marksStandWhereNoColourDoes() {
    let text = styled(.prose(["*A* in `p * A`, **not** a * b"]), width: 80)
    #expect(text.plain == "*A* in `p * A`, **not** a * b\n\n")
    #expect(seen(text) == "A in p * A, not a * b\n\n")
    #expect(!text.coloured.contains("`") && text.coloured.contains("\u{1B}[3mA"))
    #expect(text.pieces.contains { $0.text == "p * A" && $0.role == .code })
    #expect(text.pieces.contains { $0.text == "not" && $0.role == .strong })
  }

  @Test func marksTakeNoRoomWhereColoursStandForThem() {
    let text = styled(.prose(["aaa **bbb** ccc"]), width: 11, showsMarks: false)
    #expect(text.plain == "aaa bbb ccc\n\n")
    #expect(shown("aaa **bbb** ccc", 11) == "aaa **bbb**\nccc\n\n")
  }

  @Test func linesEndWhereTheySay() {
    #expect(shown("one  \ntwo", 80) == "one\ntwo\n\n")
    #expect(shown("one\\\ntwo\nthree", 80) == "one\ntwo three\n\n")
    #expect(shown("**one  \ntwo**", 80) == "**one\ntwo**\n\n")
  }

  @Test func emphasisMayStandInEmphasis() {
    #expect(shown("*one **two** three*", 80) == "*one **two** three*\n\n")
    #expect(shown("**one *two* three**", 80) == "**one *two* three**\n\n")
    #expect(shown("`` a ` b ``", 80) == "``a ` b``\n\n")
    #expect(shown("`a\tb`", 80) == "`a b`\n\n")
  }

  @Test func cellsMayStandInTheMiddle() {
    let table = "| a | b |\n|:-:|---|\n| wide | c |"
    #expect(shown(table, 80) == " a    b\n────  ─\nwide  c\n\n")
  }

  @Test func codeAndPointsAreNotBroken() {
    #expect(shown("aaaaaaaaaaaaaaa `p * A * B`", 22) == "aaaaaaaaaaaaaaa\n`p * A * B`\n\n")
    #expect(shown("aaaaaaaaaaaaa (120, 80) b", 20) == "aaaaaaaaaaaaa\n(120, 80) b\n\n")
    #expect(
      shown("aaaaaaaaaa bbbbbbbbbb cccccccccc", 22) == "aaaaaaaaaa bbbbbbbbbb\ncccccccccc\n\n")
  }

  @Test func columnsCountNotCharacters() {
    #expect(shown("中文中文 中文", 10) == "中文中文\n中文\n\n")
    #expect(shown("e\u{301}e\u{301}e\u{301} abc", 8) == "e\u{301}e\u{301}e\u{301} abc\n\n")
    #expect(shown("中文中文中文中", 9) == "中文中文\n中文中\n\n")
  }

  @Test func listsHang() {
    let list = "9. one two three\n   - four five\n8. six"
    let expected = " 9. one two\n    three\n    - four\n      five\n10. six\n\n"
    #expect(shown(list, 14) == expected)
    #expect(shown("- a\n  > b", 20) == "- a\n  │ b\n\n")
    #expect(shown("99999999. word", 12) == "99999999.\nword\n\n")
  }

  @Test func tablesAlignAndFold() {
    let table = "| step | what it does |\n|:--|--:|\n| `T(1, 2)` | moves the points |"
    #expect(
      shown(table, 80)
        == "step         what it does\n───────  ────────────────\nT(1, 2)  moves the points\n\n")
    #expect(
      shown(table, 20)
        == "step         what it\n                does\n───────  ───────────\n"
        + "T(1, 2)    moves the\n              points\n\n")
    #expect(shown(table, 15) == "step T(1, 2)\nwhat it does\nmoves the\npoints\n\n")
  }

  @Test func codeIsColouredAndFolded() {
    let text = styled(.code(["let a = T(3, 4) // moves", "\tx"]), width: 80)
    #expect(text.plain == "    let a = T(3, 4) // moves\n        x\n\n")
    #expect(text.pieces.contains { $0.text == "let" && $0.role == .keyword })
    #expect(text.pieces.contains { $0.text == "// moves" && $0.role == .comment })
    #expect(styled(.code(["a", "", "b"]), width: 80).plain == "    a\n\n    b\n\n")
    let picture = styled(.code(["\"+--)"]), width: 80)
    #expect(picture.pieces.map(\.role).allSatisfy { $0 == .value || $0 == .plain })
    #expect(
      styled(.code(["let abcdef = 123456789"]), width: 16).plain
        == "  let abcdef =\n    123456789\n\n")
  }

  @Test func codeIsBrokenBetweenItsTokens() {
    let code = [
      "func turn(_ sender: UIRotationGestureRecognizer) {",
      "  photo.transform = photo.transform.rotated(by: sender.rotation)",
      "twist(at: (160, 240), by: 30°, radius: 60, steps: 3)",
    ]
    #expect(
      styled(.code(code), width: 40).plain == """
            func turn(_ sender:
                UIRotationGestureRecognizer) {
              photo.transform = photo.transform
                  .rotated(by: sender.rotation)
            twist(at: (160, 240), by: 30°,
                radius: 60, steps: 3)


        """)
  }

  @Test func nothingIsWiderThanTheScreen() {
    let lines = textLines(
      """
      Word `code with some words in it` (1, 2) 中文中文 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
      - one [two](https://example.org/three/four/five)
        1. two **three** *four*
           > five | six
           - | a | bbbbbbbbbbbbbbbbbbbbbbb |
             |---|---|
             | c | d e f g h i j k l m n |
      """)
    for width in 20...90 {
      for item in [PageItem.prose(lines), .quote(lines), .code(lines)] {
        let wide = splitLines(styled(item, width: width).plain).filter { columns($0) > width }
        #expect(wide == [], "\(width)")
      }
    }
  }

  /// A tab reaches to the next multiple of four, behind wide letters too; very many take no long time.
  @Test func tabsAreSpaces() {
    #expect(withoutTabs("\ta\tbcd\tdefg\th") == "    a   bcd defg    h")
    #expect(withoutTabs("漢\tx\t") == "漢  x   ")
    #expect(withoutTabs("no tab") == "no tab")
    #expect(
      withoutTabs(String(repeating: "\t", count: 200_000) + "x").utf8.count == 800_001)
  }

  /// Badly ordered marks are the dearest to compare: shown in the time that their number takes.
  @Test func lettersMayHaveVeryManyMarks() {
    let tower = "a" + String(repeating: "\u{301}\u{323}", count: 10_000)
    #expect(styled(.code(["let \(tower) = 1"]), width: 80).plain.utf8.count >= tower.utf8.count)
    #expect(shown("x \(tower) y `\(tower)`", 80).utf8.count >= 2 * tower.utf8.count)
  }

  @Test func controlCharactersAreShown() {
    let text = shown("a\u{1B}[31m `\u{7}`\u{202E}\n\u{9B}", 80)
    #expect(text == "a\\u{1b}[31m `\\u{7}`\\u{202e} \\u{9b}\n\n")
    #expect(!styled(.code(["\u{1B}]0;x\u{7}"]), width: 80).plain.contains("\u{1B}"))
    #expect(styled(title: "A `b` \u{1B}").plain == "A `b` \\u{1b}")
  }

  @Test func remarksStandBehindTheirLabel() {
    let text = styled(
      prose: "one *two* three", width: 16, role: .note, after: StyledText("Not yet. ", .warning))
    #expect(text.plain == "Not yet. one\n*two* three\n")
    #expect(text.pieces.first?.role == .warning && text.pieces.last?.text == "\n")
  }
}
