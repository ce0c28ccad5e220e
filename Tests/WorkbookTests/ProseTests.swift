import Language
import Testing

@testable import Workbook

/// The tree as text: `<em>`, `<strong>`, `<code>`, `<a>` as pages write them.
private func marked(_ text: String) -> String { marked(inlineProse(text)) }

private func marked(_ inlines: [ProseInline]) -> String {
  inlines.map { inline in
    switch inline {
    case .text(let text): text
    case .emphasis(let inner): "<em>\(marked(inner))</em>"
    case .strong(let inner): "<strong>\(marked(inner))</strong>"
    case .code(let code): "<code>\(code)</code>"
    case .link(let inner, let address): "<a \(address)>\(marked(inner))</a>"
    case .lineBreak: "<br>"
    }
  }.joined()
}

private func marked(_ block: ProseBlock) -> String {
  switch block {
  case .paragraph(let inlines): return "<p>\(marked(inlines))</p>"
  case .quote(let inner): return "<q>\(inner.map(marked).joined())</q>"
  case .list(let list):
    let items = list.items.map { "<li>\($0.map(marked).joined())</li>" }.joined()
    return list.start.map { "<ol \($0)>\(items)</ol>" } ?? "<ul>\(items)</ul>"
  case .table(let table):
    let rows = ([table.heading] + table.rows).map { $0.map(marked).joined(separator: "|") }
    return "<table>\(rows.joined(separator: "/"))</table>"
  }
}

private func blocks(_ text: String) -> String { prose(textLines(text)).map(marked).joined() }

@Suite struct ProseTests {
  /// Expected texts are those of the CommonMark specification, or of markdown-it.
  @Test(arguments: [
    ("*foo bar*", "<em>foo bar</em>"),
    ("a * foo bar*", "a * foo bar*"),
    ("p * A * B", "p * A * B"),
    ("foo*bar*", "foo<em>bar</em>"),
    ("5*6*78", "5<em>6</em>78"),
    ("foo_bar_", "foo_bar_"),
    ("пристаням_стремятся_", "пристаням_стремятся_"),
    ("aa_\"bb\"_cc", "aa_\"bb\"_cc"),
    ("foo-_(bar)_", "foo-<em>(bar)</em>"),
    ("*(*foo*)*", "<em>(<em>foo</em>)</em>"),
    ("**foo*", "*<em>foo</em>"),
    ("*foo**", "<em>foo</em>*"),
    ("***foo***", "<em><strong>foo</strong></em>"),
    ("*foo**bar***", "<em>foo<strong>bar</strong></em>"),
    ("foo***bar***baz", "foo<em><strong>bar</strong></em>baz"),
    ("*foo**bar*", "<em>foo**bar</em>"),
    ("*foo _bar* baz_", "<em>foo _bar</em> baz_"),
    ("**foo [bar](/url)**", "<strong>foo <a /url>bar</a></strong>"),
    ("*foo`*`", "*foo<code>*</code>"),
    ("fill ___ in", "fill ___ in"),
    ("`foo`", "<code>foo</code>"),
    ("`` foo ` bar ``", "<code>foo ` bar</code>"),
    ("`foo\\`bar`", "<code>foo\\</code>bar`"),
    ("```foo``", "```foo``"),
    ("`foo", "`foo"),
    ("\\*not\\* \\a \\", "*not* \\a \\"),
    ("&lt;T&gt; &deg; &#65;&#x42; &nope; R&D", "<T> ° AB &nope; R&D"),
    ("[a *b*](x.md)", "<a x.md>a <em>b</em></a>"),
    ("[a](x \"t\") [1] [b](y z)", "<a x>a</a> [1] [b](y z)"),
    ("[a [b](c) d](e)", "[a <a c>b</a> d](e)"),
    ("[a](b(c)d)", "<a b(c)d>a</a>"),
  ])
  func stretches(_ source: String, _ expected: String) {
    #expect(marked(source) == expected)
  }

  @Test(arguments: [
    ("a\n  b", "<p>a b</p>"),
    ("a  \nb\\\nc", "<p>a<br>b<br>c</p>"),
    ("- a\n- b\n  c\nd", "<ul><li><p>a</p></li><li><p>b c d</p></li></ul>"),
    (
      "text\n- a\n  - b\n- c",
      "<p>text</p><ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>"
    ),
    ("1. a\n  - b", "<ol 1><li><p>a</p></li></ol><ul><li><p>b</p></li></ul>"),
    (
      "1. a\n   - b\n2. c",
      "<ol 1><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>"
    ),
    ("   + a\n    * b", "<ul><li><p>a * b</p></li></ul>"),
    ("3) a\n1) b", "<ol 3><li><p>a</p></li><li><p>b</p></li></ol>"),
    ("- a\n* b", "<ul><li><p>a</p></li></ul><ul><li><p>b</p></li></ul>"),
    ("It was\n2. b", "<p>It was 2. b</p>"),
    ("It was\n1. b", "<p>It was</p><ol 1><li><p>b</p></li></ol>"),
    ("1.5 is\n-1 is", "<p>1.5 is -1 is</p>"),
    ("-\ta", "<ul><li><p>a</p></li></ul>"),
    ("> a\n> - b", "<q><p>a</p><ul><li><p>b</p></li></ul></q>"),
    ("| a | b |\n|---|:-:|\n| 1 | `x \\| y` |", "<table>a|b/1|<code>x | y</code></table>"),
    ("a | b\n--|--\n1 | 2 | 3\n4", "<table>a|b/1|2/4|</table>"),
    ("a | b\n--|--|--\n1 | 2", "<p>a | b --|--|-- 1 | 2</p>"),
  ])
  func wholeBlocks(_ source: String, _ expected: String) {
    #expect(blocks(source) == expected)
  }

  @Test(arguments: [
    ("![a](b)", "7: images are not part of lessons"),
    ("a\n<b>c</b>", "8: raw HTML is not part"),
    ("see <https://a.b>", "7: raw HTML is not part"),
    ("[a]: b", "7: a reference link"),
    ("Title\n===", "8: an underlined heading"),
    ("Title\n---", "8: an underlined heading"),
    ("***", "7: a rule"),
    ("    code", "7: text begins at the start of its line"),
    ("-      code", "7: indented code"),
    ("[a](javascript:x)", "7: a link leads to"),
    ("a &foo; b", "7: unknown entity '&foo;'"),
    ("~~a~~", "7: '~~' strikes"),
    ("| a | b |\n|---|---|\n| 1 |", "9: this row has 1 cells, the heading 2"),
    ("a\n| b | c |\n|---|---|", "9: a table has as many"),
    ("`x` *y*\n`a\nb` ![c](d)", "9: images"),
    ("- - - - - - - - a", "7: lists and quotes nest too deep"),
  ])
  func whatIsNotSupportedIsSaid(_ source: String, _ expected: String) {
    let problems = proseProblems(textLines(source), from: 7).map { "\($0.line): \($0.message)" }
    #expect(problems.first?.hasPrefix(expected) == true, "\(problems)")
  }

  @Test func lessonsTellOfIt() {
    #expect(problems("Text.\n\n![a](b)").first?.hasPrefix("9: images") == true)
    #expect(problems("> a\n> <b>").first?.hasPrefix("8: raw HTML") == true)
    #expect(problems("## A <b>").first?.hasPrefix("7: raw HTML") == true)
  }

  @Test(arguments: [
    "a < b and c > d", "1 <2> 3", "p * A * B", "[1] and m[0][1]", "R&D; x", "a - b\n- c",
    "`<b>` `![a](b)`",
    "x ~ y", "| a |\n|---|\n| b |", "- - - - - - - a", "> > > > > > > a\n\n- - - - - - - b",
  ])
  func whatIsSupportedIsNot(_ source: String) {
    #expect(proseProblems(textLines(source), from: 1) == [])
  }

  /// None of these takes time or stack that grows faster than its length.
  @Test(arguments: [
    "*a ", "*a_", "**a*", "[", "[a](", "![", "`", "`a``", "<a", "&", "\\", "> ", "- ", "|", "a\n",
    "*a **b ", "[a](b)", "![a](b)", "1. ", "~~", "\u{301}", "(1,", "a\u{0}",
  ])
  func hostileTextIsRead(_ part: String) {
    let text = String(repeating: part, count: 5_000)
    let lines = textLines(text)
    #expect(proseProblems(lines, from: 1).count < 15_000)
    #expect(!styled(.prose(lines), width: 40).pieces.isEmpty)
    #expect(!styled(.prose(textLines("| a | b |\n|--|--|\n" + text)), width: 30).pieces.isEmpty)
  }
}
