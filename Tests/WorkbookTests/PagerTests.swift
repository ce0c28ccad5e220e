import Language
import Testing

@testable import Workbook

@Suite struct PagerTests {
  private func text(_ count: Int) -> StyledText {
    StyledText((1...count).map { "\($0)\n" }.joined())
  }

  @Test func aShortTextIsShownWhole() {
    var pager = Pager()
    // Ten rows: nine of text and the prompt.
    #expect(pager.take(text(9), columns: 40, rows: 10) == text(9))
    #expect(pager.isEmpty)
  }

  @Test func aLongTextComesInScreenfuls() {
    var pager = Pager()
    #expect(
      pager.take(text(20), columns: 40, rows: 10).plain
        == "1\n2\n3\n4\n5\n6\n7\n8\nEnter goes on.\n")
    #expect(
      pager.more(columns: 40, rows: 10).plain == "9\n10\n11\n12\n13\n14\n15\n16\nEnter goes on.\n")
    #expect(pager.more(columns: 40, rows: 10).plain == "17\n18\n19\n20\n")
    #expect(pager.isEmpty)
  }

  /// Whatever the sizes, every line is shown once and no part is higher than the screen.
  @Test(arguments: [1, 5, 10, 24], [1, 10, 40]) func nothingIsLost(rows: Int, columns: Int) {
    let lines = (1...60).map { $0 % 7 == 0 ? "" : String(repeating: "ab ", count: $0 % 9) }
    var pager = Pager()
    var shown = pager.take(
      StyledText(lines.joined(separator: "\n") + "\n"), columns: columns, rows: rows
    ).plain
    for _ in 0..<200 where !pager.isEmpty {
      shown += pager.more(columns: columns, rows: rows).plain
    }
    #expect(pager.isEmpty)
    let words = { (text: String) in text.split(whereSeparator: \.isWhitespace).count { $0 == "ab" }
    }
    #expect(words(shown) == words(lines.joined(separator: " ")))
  }

  @Test func pagesBreakBetweenParagraphs() {
    var pager = Pager()
    let text = StyledText("1\n2\n3\n4\n5\n\n7\n8\n9\n10\n11\n")
    #expect(pager.take(text, columns: 40, rows: 10).plain == "1\n2\n3\n4\n5\n\nEnter goes on.\n")
    #expect(pager.more(columns: 40, rows: 10).plain == "7\n8\n9\n10\n11\n")
  }

  @Test func afterAPictureTheTextWaits() {
    var pager = Pager()
    #expect(pager.take(text(5), columns: 40, rows: 24, used: 20).plain == "Enter goes on.\n")
    #expect(pager.more(columns: 40, rows: 24).plain == text(5).plain)
    #expect(pager.take(text(1), columns: 40, rows: 24, used: 20) == text(1))
  }

  @Test func aShortRemarkLeavesWhatWaits() {
    var pager = Pager()
    _ = pager.take(text(20), columns: 40, rows: 10)
    #expect(pager.take(text(1), columns: 40, rows: 10) == text(1))
    #expect(!pager.isEmpty)
    pager.drop()
    #expect(pager.isEmpty)
  }
}
