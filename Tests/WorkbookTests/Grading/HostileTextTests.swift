import Testing

@testable import Workbook

/// Text of submissions in reports: a mark with an accent above it is a mark to whoever reads the report.
@Suite struct HostileTextTests {
  private let sample = lesson(pivotLesson)

  @Test(arguments: [
    ("ada", "ada"), ("3.5", "3.5"), ("not-graded", "not-graded"), ("", ""),
    ("a b", "\"a b\""), ("a,b", "\"a,b\""), ("a;b", "\"a;b\""), ("a;=1;b", "\"a;'=1;b\""),
    ("\"", "\"\"\"\""),
    ("\"\u{301}", "\"\"\"\u{301}\""), (",\u{301}", "\",\u{301}\""), ("a\r\nb", "\"a\\u{d} b\""),
    ("=1", "\"'=1\""), ("=\u{301}1", "\"'=\u{301}1\""), ("+1", "\"'+1\""), ("-1", "\"'-1\""),
    ("@a", "\"'@a\""), ("\t=1", "\"'=1\""), ("\n =1", "\"'=1\""), ("\u{FF1D}1", "\"'\u{FF1D}1\""),
    ("=1,\"x\"", "\"'=1,\"\"x\"\"\""),
  ])
  func cells(_ text: String, _ cell: String) {
    #expect(csvLine([text, "x"]) == cell + ",x\n")
  }

  @Test(arguments: [
    ("a", "`a`"), ("", "`  `"), ("a`b", "``a`b``"), ("a``b`c", "```a``b`c```"), ("`", "`` ` ``"),
    ("`\u{301}<b>", "`` `\u{301}<b> ``"), ("a`\u{301}`b", "``a`\u{301}`b``"),
    ("a\r\n\n<b>", "`a\\u{d} <b>`"),
  ])
  func codeInALine(_ text: String, _ code: String) {
    #expect(codeSpan(text) == code)
  }

  @Test(arguments: [
    ("[x](http://a.b)", "\\[x](http\\://a.b)"), ("\\[x](y)", "\\\\\\[x](y)"),
    ("[\u{301}x](y)", "\\[\u{301}x](y)"), ("<\u{301}b>&", "&lt;\u{301}b>&amp;"),
    ("see www.a.b, WWW.c", "see www\\.a.b, WWW\\.c"), ("FTP://a", "FTP\\://a"),
    ("a: b. c", "a: b. c"), ("*so* `[1] <b>`", "*so* `[1] <b>`"),
    ("`a [b]", "\\`a \\[b]"), ("``a`[b]", "\\`\\`a\\`\\[b]"), ("``[a`]``[b]", "``[a`]``\\[b]"),
    ("\\`<b>`<i>", "\\\\`<b>`&lt;i>"), ("```swift", "\\`\\`\\`swift"),
    ("# a", "\\# a"), ("  - a", "\\- a"), ("* a", "\\* a"), ("12. a", "12\\. a"), ("1.5", "1.5"),
    ("> a", "\\> a"), ("", ""),
  ])
  func prose(_ text: String, _ markdown: String) {
    #expect(markdownText(text) == markdown)
  }

  /// What follows a first line is code, whatever that line begins with.
  @Test func severalLines() {
    #expect(markdownText("- a\n<b>\n`\u{301}") == "\\- a\n\n    <b>\n    `\u{301}")
    #expect(codeBlock(["a\n<b>"]) == "    a\n    <b>")
  }

  /// An answer ends neither its code in the report of a class nor the item of a list.
  @Test func theReport() throws {
    let code = "let pivot = T(2, 1) * R(90°) * T(-2, -1) // `\u{301}<img>`\u{301}"
    let rows = try ["ada", "ben"].map {
      try graded("# Answers: sample\n## pivot-turn\n```swift\n\(code)\n```\n", name: $0)
    }
    let report = classReport(rows, of: sample)
    #expect(report.contains("2 gave the same, such as ``\(code)``"), "\(report)")
    var row = try graded(rightAnswers)
    row.exercises[0] = row.exercises[0].failed(.notGraded, "Not graded.\n<b>\r\n- c")
    row.remarks = ["a\n<b>"]
    let page = GradeFormat.gradescope.render([row], of: sample)
    #expect(page.contains("- `predict-turn`: Not graded. &lt;b>\\\\\\\\u{d} - c\\n"), "\(page)")
    #expect(page.contains("- note: a &lt;b>\""), "\(page)")
  }

  /// A name begins no directive of TAP.
  @Test func descriptions() throws {
    let tap = GradeFormat.tap.render([try graded("", name: "a #\u{301}TODO \\\u{301}")], of: sample)
    #expect(tap.contains("not ok 1 - a \\#\u{301}TODO \\\\\u{301}\n"), "\(tap)")
  }

  /// No mark that turns the order of letters gets through.
  @Test func lettersKeepTheirOrder() throws {
    let marks = [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let scalars = marks.compactMap { Unicode.Scalar($0) }
    let name = String(String.UnicodeScalarView(scalars))
    for format in GradeFormat.allCases {
      var row = try graded(rightAnswers, name: name)
      row.label = name
      row.remarks = [name]
      let text = format.render([row], of: sample)
      #expect(!text.unicodeScalars.contains { scalars.contains($0) }, "\(format): \(text)")
    }
  }
}
