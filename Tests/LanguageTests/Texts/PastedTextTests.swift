import Testing

@testable import Language

/// Which reader a pasted text is for.
@Suite struct PastedTextTests {
  @Test(arguments: [
    ("(CGRect) $R0 = (origin = (x = 0, y = 20), size = (width = 100, height = 50))", "rect"),
    ("{{0, 20}, {100, 50}}", "rect"), ("(0 20; 100 50)", "rect"),
    ("NSRect: {{0, 0}, {1, 1}}", "rect"),
    ("(lldb) po v.frame\n▿ (0.0, 1.0, 2.0, 3.0)\n", "rect"),
    ("(CGPoint) $0 = (x = 0, y = 20)", "point"),
    ("▿ (10.0, -20.0)\n  - x : 10.0\n  - y : -20.0", "point"), ("{1, 2}", "point"),
    ("NSSize: {1, 2}", "size"), ("(width = 1, height = 2)", "size"), ("(dx = 1, dy = 2)", "vector"),
    (
      "(CGAffineTransform) $2 = {\n  a = 1\n  b = 0\n  c = 0\n  d = -1\n  tx = 0\n  ty = 0\n}",
      "transform"
    ),
    (
      "▿ CGAffineTransform\n  - a : 1.0\n  - b : 0.0\n  - c : 0.0\n  - d : 1.0\n  - tx : 5.0\n  - ty : 7.0",
      "transform"
    ),
    ("[1, 0, 0, 1, 5, 6]", "transform"), ("[0.5, -0.25, 1e-3, 1, 0, 0]\n", "transform"),
    (
      "<UIView: 0x7f8c; frame = (0 0; 320 480)>\n   | <UILabel: 0x7f8d; frame = (1 2; 3 4); text = 'a \"b\" \\c'>",
      "views"
    ),
  ]) func knownTexts(_ text: String, _ reader: String) throws {
    let source = try #require(Session.valueSource(fromText: text))
    #expect(source.hasPrefix("\(reader)(from: \""))
    #expect(!source.contains("\n"))
    var session = Session()
    #expect(session.run(source).status == .done)
  }

  @Test(arguments: [
    ("transform: rotate(30deg);", "css("), ("translate(10px, 20px) rotate(30deg)", "css("),
    ("transform=\"translate(10 20) rotate(30)\"", "svg("), ("transform='scale(2)'", "svg("),
  ]) func styles(_ text: String, _ reader: String) throws {
    let source = try #require(Session.valueSource(fromText: text))
    #expect(source.hasPrefix(reader + "\""))
    var session = Session()
    #expect(session.run(source).status == .done)
  }

  @Test(arguments: [
    "rotate(30deg)", "let p = (CGPoint(x: 1, y: 2))", "let s = \"{1, 2}\"", "rect(0, 0, 10, 20)",
    "CGRect r = CGRectMake(0, 0, 10, 10);", "view.center = CGPoint(x: 1, y: 2)",
    "frame.union(CGRect(x: 1, y: 2, width: 3, height: 4))", "view.transform = R(30°)",
    "let v = views(from: \"<UIView: 0x7f8c; frame = (0 0; 1 1)>\")",
    "if (a <b) { v.frame = (0, 1) }", "", "hello", "CGRect(x: 0, y: 20, width: 100, height: 50)",
    "(1, 2)", "[1, 2]", "[1, 2, 3, 4]", "[1, 0, 0; 0, 1, 0]", "[(1, 2), (3, 4), (5, 6)]",
    "[[1, 2], [3, 4], [5, 6]]", "[1, 2, 3, 4, 5, 6].map { $0 * 2 }", "(1 + 2) * 3",
    "let r = rect(0, 0, 1, 1)", "{ x in x + 1 }", "{ $0 * 2 }",
    "v.frame = CGRect(x: 0, y: 0, width: 1, height: 1)",
    "if a < b { frame = (1, 2) }", "T(1, 2) R(30°)", "{", "(a = 1; b = 2)", "print(\"{1, 2}\")",
    "CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)", "// {1, 2}",
  ]) func programsAndOtherTexts(_ text: String) {
    #expect(Session.valueSource(fromText: text) == nil)
  }

  /// A mistake in a dump is for the reader to show.
  @Test func aDumpWithAMistake() throws {
    let source = try #require(Session.valueSource(fromText: "<UIView: 0x1; frame = (0 0; 1)>"))
    var run = ProgramRun()
    #expect(run.failure(of: source) == "P0331")
  }

  /// Every character comes back from the literal.
  @Test func theLiteralHoldsTheText() throws {
    let text = "<UILabel: 0x1; frame = (0 0; 1 1); text = 'tab\t \u{202E} \u{7} é \\n \"q\" \\(1)'>"
    let source = try #require(Session.valueSource(fromText: text))
    var session = Session()
    _ = session.run(source)
    guard case .text(let box) = try session.value(of: "label_1.text") else {
      Issue.record("the label has no text")
      return
    }
    #expect(box.payload == "tab\t \u{202E} \u{7} é \\n \"q\" \\(1)")
  }
}
