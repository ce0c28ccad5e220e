import TestSupport
import Testing

@Suite("Entries of several rows", .timeLimit(.minutes(2)))
struct RowsTests {
  @Test func anOpenBracketContinues() throws {
    let probe = try Probe()
    try probe.open("foo(")
    try probe.open("[1,", indentation: 4)
    try probe.type("2])" + Key.enter, enters: "foo(⏎  [1,⏎    2])")
  }

  @Test func aBraceAloneEndsItsLevel() throws {
    let probe = try Probe()
    try probe.open("for {")
    try probe.open("if {", indentation: 4)
    try probe.open("x", indentation: 4)
    try probe.open("}")
    try probe.type("}" + Key.enter, enters: "for {⏎  if {⏎    x⏎  }⏎}")
  }

  @Test func aBlankRowAlwaysSubmits() throws {
    let probe = try Probe()
    try probe.open("foo(")
    try probe.type(Key.enter, enters: "foo(⏎  ")
  }

  @Test func aBlockIsRecalledAndEditedAsOne() throws {
    let probe = try Probe()
    try probe.type("first" + Key.enter, enters: "first")
    try probe.type(Key.paste("a(\n  b\n)") + Key.enter, enters: "a(⏎  b⏎)")
    try probe.type("last" + Key.enter, enters: "last")
    try probe.type(Key.up + Key.up, shows: "…>   b")
    try probe.type(Key.up, shows: "probe> first")
    try probe.type(Key.down, shows: "…> )")
    try probe.type(Key.up + Key.end + "c", shows: "…>   bc")
    try probe.type(Key.enter, enters: "a(⏎  bc⏎)")
  }

  @Test func rowsAreJoinedAndWalkedAcross() throws {
    let probe = try Probe()
    try probe.type(Key.paste("a(\nb)"), shows: "…> b)")
    try probe.type(Key.left + Key.left + Key.left, shows: "…> b)")
    try probe.terminal.wait("the end of the first row") { $0.cursor == (0, 9) }
    try probe.terminal.send(Key.right)
    try probe.terminal.wait("the start of the second row") { $0.cursor == (1, 3) }
    try probe.type(Key.backspace, shows: "probe> a(b)")
    try probe.type("\u{1B}\r", shows: "…>   b)")
    try probe.type(Key.up + Key.end + Key.delete, shows: "probe> a(  b)")
  }

  @Test func aBracketedPasteArrivesWhole() throws {
    let lines = (1...200).map { "line \($0)\t中" }
    let probe = try Probe()
    #expect(probe.screen.wantsBracketedPaste)
    try probe.terminal.send(Key.paste(lines.joined(separator: "\r") + "\r"))
    try probe.terminal.wait("the last line") { $0.rows[$0.cursor.row].hasSuffix("line 200  中") }
    #expect(!probe.terminal.transcript.contains("<line"))
    try probe.terminal.send(Key.enter)
    let whole = lines.joined(separator: "⏎").split(separator: "\t").joined(separator: "  ")
    try probe.terminal.wait(received: "<\(whole)>")
  }

  @Test func aPasteIsCleaned() throws {
    let probe = try Probe()
    try probe.type(
      Key.paste("e\u{301}\u{7}\tx\r\ny\u{85}\u{202E}\u{61C}\u{200E}\u{200F}z"), shows: "…> yz")
    #expect(probe.screen.rows.contains("probe> é  x"))
    try probe.type(Key.control("_"), shows: "probe>")
  }

  /// Those that are keys, and those of which a terminal makes signals, or stops its output at.
  @Test(arguments: ["", "bind -v\n"]) func noByteOfAPasteIsAKey(editrc: String) throws {
    let probe = try Probe(editrc: editrc)
    let bytes = String(String.UnicodeScalarView((0...0x1F).compactMap(Unicode.Scalar.init)))
    let kept = bytes.filter { !"\t\n\r\u{1B}".contains($0) } + "\u{7F}"
    try probe.type(
      Key.paste("a\(kept)b" + kept.map { "\($0)" }.joined(separator: "c")),
      shows: "probe> ab" + String(repeating: "c", count: kept.count - 1))
    try probe.type(Key.control("C"), shows: "interrupted")
  }

  @Test func anEndlessPasteCanBeInterrupted() throws {
    let probe = try Probe()
    try probe.terminal.send("\u{1B}[200~abc")
    try probe.type(Key.control("C"), shows: "interrupted")
    try probe.waitForPrompt()
    try probe.type("next" + Key.enter, enters: "next")
  }

  @Test func aPasteThatIsTooLongIsLeftOutWhole() throws {
    let probe = try Probe()
    try probe.terminal.send("ab" + Key.paste(String(repeating: "x", count: 1 << 20) + "y"))
    try probe.terminal.wait(row: "Not inserted: a paste has at most 1048576 characters.")
    try probe.type("c" + Key.enter, enters: "abc")
  }

  @Test func aRawPasteLosesNothing() throws {
    let probe = try Probe()
    let lines = (1...200).map { "f(\t\($0)" } + [String(repeating: ")", count: 200)]
    try probe.terminal.send(lines.joined(separator: "\r") + "\r")
    let whole = (1...200).map { "f(  \($0)" }.joined(separator: "⏎")
    try probe.terminal.wait("all lines") { _ in
      let seen = probe.terminal.transcript
      return seen.contains("<f(") && seen.contains("⏎f(  200⏎" + lines[200] + ">")
    }
    #expect(probe.terminal.transcript.contains("<\(whole)⏎"))
  }
}
