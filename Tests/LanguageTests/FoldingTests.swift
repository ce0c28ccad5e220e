import Testing

@testable import Language

/// What is shown on a screen is broken at words to fit it.
@Suite struct FoldingTests {
  @Test func atWords() {
    #expect(folded("one two three", 13) == "one two three")
    #expect(folded("one two three", 9) == "one two\nthree")
    #expect(folded("a\nbb cc\n\nd", 4) == "a\nbb\ncc\n\nd")
    #expect(folded("", 4) == "")
  }

  @Test func underTheIndentation() {
    #expect(folded("  one two three", 9) == "  one two\n  three")
  }

  @Test func underTheLastColumn() {
    #expect(
      folded("R(90°)   turn by 90° about the origin", 25) == """
        R(90°)   turn by 90°
                 about the origin
        """)
  }

  @Test func pointsStayWhole() {
    #expect(folded("it moves by (10, 20) here", 17) == "it moves by\n(10, 20) here")
  }

  /// Also where a part begins inside of parentheses that end in it.
  @Test func columnsOfATableArePartedFirst() {
    #expect(folded("bbbbbb c  d ee", 12) == "bbbbbb c\nd ee")
    #expect(folded("f(aaaaa bbbbb) c  d ee", 12) == "f(aaaaa\nbbbbb) c\nd ee")
  }

  @Test func wideCharactersCountTwo() {
    #expect(folded("中文 中文 中文", 9) == "中文 中文\n中文")
    #expect(folded("🚀⚡ ✅ ⭐", 7) == "🚀⚡ ✅\n⭐")
  }

  /// By Unicode's East_Asian_Width; the signs among them that are shown as text count one.
  @Test(arguments: [
    ("⌚⌛⏩⏰⏳◽☔♈⚡⚪⚽✅✊✨❌❓➕⬛⭐⭕", 40), ("🀄🃏🆎🈁🌀🎄👀🔋🕐😀🚀🛑🟠🟥🤖🥇🧠🪐🫠", 38), ("漢かカ한ｆ￥㊙〈", 16),
    ("☀☎✓✔❤➜⎡⎢π°🖥🛠", 12), ("🇩🇪", 2), ("e\u{301}a", 2),
  ]) func columnsOfCharacters(_ text: String, _ count: Int) {
    #expect(columns(text) == count)
  }

  @Test func aLongWordIsLeftToTheTerminal() {
    #expect(folded("abcdefghij", 4) == "abcdefghij")
  }

  /// What does not fit under the last column of a table goes further to the left.
  @Test func aLongWordGoesUnderItsLine() {
    #expect(
      folded("  history         /root/.local/state/history (not there yet)", 40) == """
          history
            /root/.local/state/history
            (not there yet)
        """)
    #expect(
      folded("pending  shifting#move-by-both  Exercise: move", 24) == """
        pending
          shifting#move-by-both
          Exercise: move
        """)
    #expect(
      folded("done  turning-about-a-point#zoom  Exercise: zoom", 20) == """
        done
          turning-about-a-point#zoom
          Exercise: zoom
        """)
  }

  @Test func rolesStay() {
    var text = StyledText("one", .name)
    text.append(" two three", .dim)
    let pieces = text.folded(to: 8).pieces
    #expect(pieces.map(\.role).filter { $0 != .plain } == [.name, .dim, .dim])
    #expect(text.folded(to: 8).plain == "one two\nthree")
  }

  // MARK: On a screen

  @Test func wordsThatDoNotFitBesideAMatrixStandBelow() {
    let beside = "⎡ 1  0  0 ⎤\n⎢ 0  1  0 ⎥   translate (1, 2)\n⎣ 1  2  1 ⎦"
    #expect(shown("T(1, 2)", columns: nil) == [beside])
    #expect(shown("T(1, 2)", columns: 30) == [beside])
    #expect(
      shown("T(1, 2)", columns: 29) == [
        "⎡ 1  0  0 ⎤\n⎢ 0  1  0 ⎥\n⎣ 1  2  1 ⎦\ntranslate (1, 2)"
      ])
  }

  @Test func aLineOfSourceIsCutAroundTheMistake() throws {
    let source =
      String(repeating: "1 + ", count: 20) + "nope" + String(repeating: " + 1", count: 20)
    for columns in [20, 40, 80] {
      let text = try #require(shown(source, columns: columns).first)
      let excerpt = text.split(separator: "\n").filter { $0.contains("│") }
      #expect(excerpt.allSatisfy { $0.count <= columns }, "\(text)")
      let line = try #require(excerpt.first { $0.contains("nope") })
      let mark = try #require(excerpt.first { $0.contains("^^^^") })
      let before = mark.prefix { $0 != "^" }.count
      #expect(line.dropFirst(before).hasPrefix("nope"), "\(text)")
    }
  }

  @Test func codeBehindAPromptIsBrokenBetweenItsTokens() {
    #expect(
      folded("    > let v = UIView(frame: rect(20, 30, 50, 50))", 40) == """
            > let v =
                UIView(frame:
                rect(20, 30, 50, 50))
        """)
    #expect(
      folded("pivot> twist(at: (160, 240), by: 30°, radius: 60)", 40) == """
        pivot> twist(at: (160, 240), by: 30°,
                 radius: 60)
        """)
    #expect(
      StyledText("  photo.transform = photo.transform.rotated(by: sender.rotation)")
        .folded(to: 40, isCode: true).plain == """
            photo.transform = photo.transform
              .rotated(by: sender.rotation)
          """)
  }

  @Test func operatorsStayWithTheirOperands() {
    #expect(folded("three times A ^ 3 and so", 16) == "three times\nA ^ 3 and so")
  }

  @Test func proseFlowsWhereItsLinesAreTooLong() {
    let prose = "One line of words\nand another one.\n\n  a 1\n  b 2"
    #expect(flowing(prose, for: 17) == prose)
    #expect(
      flowing(prose, for: 16) == "One line of words and another one.\n\n  a 1\n  b 2")
  }

  private func folded(_ text: String, _ width: Int) -> String {
    StyledText(text).folded(to: width).plain
  }

  private func shown(_ program: String, columns: Int?) -> [String] {
    var run = ProgramRun()
    run.session.settings.fitsColumns = columns != nil
    run.session.settings.columns = columns ?? 80
    return run.events(of: program).map(\.text.plain)
  }
}
