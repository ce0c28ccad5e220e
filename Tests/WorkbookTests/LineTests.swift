import Testing

@testable import Language
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
      #expect(line.parted(at: UInt8(ascii: "x")).behind == nil)
      var rest = line
      #expect(rest.takeWord()?.text == "ab:" && rest.takeWord()?.text == "cd:")
      #expect(rest.takeWord()?.text == "e" && rest.takeWord() == nil)
      #expect(line.dropFirst(20).isEmpty)
    }
    #expect(withLine("") { $0.parted(at: 0x3A).before.isEmpty && $0.letters.isEmpty })
    #expect(withLine("a \t b  c") { $0.singlySpaced } == "a b c")
    #expect(withLine("größe 1") { $0.letters.text } == "größe")
    #expect(withLine("42") { $0.number } == 42 && withLine("4a") { $0.number } == nil)
    #expect(withLine("") { $0.number } == nil && withLine("1234567890") { $0.number } == nil)
  }

  @Test(arguments: ["né", "≈a", "a°", "𝑥", "e\u{301}"])
  func halfALetterIsNone(_ text: String) {
    let bytes = Array(text.utf8)
    for start in bytes.indices {
      for end in start...bytes.count {
        let part = withLine(text) { $0[start..<end].text }
        #expect(part == String(decoding: bytes[start..<end], as: UTF8.self))
      }
    }
  }

  @Test func summariesMayTakeSeveralLines() {
    let text = "x\n<details><summary>Known wrong\r\n  answers</summary></details>\ny\n"
    let summaries = withLines(text) { lines in
      MarkdownScanner(lines).compactMap { block -> String? in
        guard case .detailsBegin(let summary) = block.block else { return nil }
        return summary.singlySpaced
      }
    }
    #expect(summaries == ["Known wrong answers"])
  }
}
