import Testing

@testable import Workbook

/// What `Line` says is what the texts themselves say.
@Suite struct LineTests {
  @Test(arguments: [
    "", "a\nb", "a\nb\n", "a\r\nb\r\n", "\u{FEFF}a\n\n\nb", "\n\n", "a\r\nb\nc", "é\u{2028}x\nñ\n",
  ])
  func linesAreThoseOfTheText(_ text: String) {
    #expect(withLines(text) { $0.texts } == textLines(text))
    #expect(withLines(text) { $0[...].joined } == textLines(text).joined(separator: "\n"))
    let rest = textLines(text).dropFirst().joined(separator: "\n")
    #expect(withLines(text) { $0.dropFirst().joined } == rest)
  }

  @Test(arguments: [
    "", " ", "a", "  a b ", "\ta\t", "\u{A0}a\u{A0}", " \u{3000}ä \u{2003}", "\u{3000}", "é",
    "e\u{301} ",
  ])
  func trimsAsTextsAreTrimmed(_ text: String) {
    #expect(withLine(text) { $0.trimmed.text } == trimmed(text))
  }

  @Test func findsAndParts() {
    withLine("ab: cd: e") { line in
      #expect(line.place(of: ": ") == 2..<4)
      #expect(line.place(of: "x") == nil)
      #expect(line.begins(with: "ab:") && line.ends(with: " e") && line == "ab: cd: e")
      #expect(!line.begins(with: "ab: cd: ef") && !line.ends(with: "xab: cd: e"))
      #expect(line.parts(between: UInt8(ascii: ":")).texts == ["ab", " cd", " e"])
      #expect(line.parted(at: UInt8(ascii: "x")).behind == nil)
      #expect(line.words.texts == ["ab:", "cd:", "e"])
      #expect(line.dropFirst(20).isEmpty)
    }
    #expect(withLine("") { $0.words.isEmpty && $0.parts(between: 0x3A).texts == [""] })
  }

  @Test func summariesMayTakeSeveralLines() {
    let text = "x\n<details><summary>Known wrong\r\n  answers</summary></details>\ny\n"
    let summaries = withLines(text) { lines in
      var scanner = MarkdownScanner(lines)
      scanner.scan()
      return scanner.blocks.compactMap { block -> String? in
        guard case .detailsBegin(let summary) = block.block else { return nil }
        return summary
      }
    }
    #expect(summaries == ["Known wrong answers"])
  }
}
