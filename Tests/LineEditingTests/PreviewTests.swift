import TestSupport
import Testing

@Suite("The line below the entry", .timeLimit(.minutes(2)))
struct PreviewTests {
  private func probe(_ rows: Int = 12, _ environment: [String: String] = [:]) throws -> Probe {
    try Probe(environment: environment.merging(["PROBE_PREVIEW": "1"]) { $1 }, rows: rows)
  }

  @Test func itFollowsTheEntry() throws {
    let probe = try probe()
    try probe.type("abc", shows: "3 bytes")
    #expect(probe.screen.rows[0...1] == ["probe> abc", "3 bytes"])
    #expect(probe.screen.cursor == (0, 10))
    #expect(probe.screen.looks(ofRow: 1)[0] == "2")
    try probe.type(Key.backspace, shows: "2 bytes")
    try probe.type(Key.left + Key.left, shows: "2 bytes")
    try probe.type("x", shows: "probe> xab")
    try probe.terminal.wait("no line") { $0.rows[1].isEmpty }
    try probe.type(Key.backspace, shows: "2 bytes")
    #expect(probe.screen.unknown.isEmpty)
  }

  @Test func itIsGoneAfterReturn() throws {
    let probe = try probe()
    try probe.type("abc", shows: "3 bytes")
    try probe.type(Key.enter, enters: "abc")
    #expect(probe.screen.rows[0...2] == ["probe> abc", "<abc>", "probe>"])
  }

  @Test func itIsGoneAfterAnInterrupt() throws {
    let probe = try probe()
    try probe.type("abc", shows: "3 bytes")
    try probe.type(Key.control("C"), shows: "interrupted")
    try probe.waitForPrompt()
    #expect(!probe.screen.rows.contains("3 bytes"))
  }

  @Test func onTheLastRowTheScreenScrolls() throws {
    let probe = try probe(5)
    for text in ["1", "2"] { try probe.type(text + Key.enter, enters: text) }
    try probe.type("abc", shows: "3 bytes")
    try probe.terminal.wait("the cursor in the entry") {
      $0.rows[3] == "probe> abc" && $0.rows[4] == "3 bytes" && $0.cursor == (3, 10)
    }
    try probe.type("def" + Key.enter, enters: "abcdef")
    #expect(!probe.screen.text.contains("bytes"))
  }

  /// 7 columns of prompt and 60 of the screen: the 54th letter begins the second row.
  @Test func theEntryGrowsOverIt() throws {
    let probe = try probe()
    let row = String(repeating: "a", count: 52)
    try probe.type(row, shows: "52 bytes")
    for letter in ["b", "c", "d"] { try probe.terminal.send(letter) }
    try probe.terminal.wait("the line below both rows") {
      $0.rows[0] == "probe> \(row)b" && $0.rows[1] == "cd" && $0.rows[2] == "55 bytes"
    }
    try probe.terminal.send(Key.backspace + Key.backspace + Key.backspace)
    try probe.terminal.wait("the line below one row") {
      $0.rows[1] == "52 bytes" && $0.rows[2].isEmpty
    }
  }

  @Test func belowAnEntryOfSeveralRows() throws {
    let probe = try probe()
    try probe.open("f(")
    try probe.type("1", shows: "6 bytes")
    #expect(probe.screen.rows[0...2] == ["probe> f(", "…>   1", "6 bytes"])
    try probe.type(Key.up + "ab", shows: "8 bytes")
    #expect(probe.screen.cursor.row == 0)
    try probe.type(Key.end + Key.down + Key.end + ")" + Key.enter, enters: "f(ab⏎  1)")
    #expect(!probe.screen.text.contains("bytes"))
  }

  @Test func listsAndSearchesTakeItsPlace() throws {
    let probe = try probe()
    try probe.type("fr", shows: "2 bytes")
    try probe.type("\t", shows: "5 bytes")
    try probe.type("\t", shows: "frames  several")
    try probe.terminal.wait("the line below the new entry") {
      $0.rows[$0.cursor.row + 1] == "5 bytes"
        && $0.rows.filter { $0.hasSuffix("bytes") }.count == 1
    }
    try probe.type(Key.control("R") + "q", shows: "search, not found: q")
    #expect(!probe.screen.text.contains("bytes"))
    try probe.type(Key.control("G"), shows: "5 bytes")
  }

  @Test func resizingDrawsItAnew() throws {
    let probe = try probe()
    try probe.type("abcd", shows: "4 bytes")
    probe.terminal.resize(columns: 40, rows: 12)
    try probe.type("e", shows: "5 bytes")
    #expect(probe.screen.rows.filter { $0.hasSuffix("bytes") } == ["5 bytes"])
  }

  @Test(arguments: [["TERM": "dumb"], ["PROBE_PLAIN": "1"]])
  func notEverywhere(environment: [String: String]) throws {
    let probe = try probe(12, environment)
    try probe.type("abc" + Key.enter, enters: "abc")
    #expect(!probe.terminal.transcript.contains("bytes"))
  }

  @Test func notOnNarrowScreens() throws {
    let probe = try Probe(environment: ["PROBE_PREVIEW": "1"], columns: 20)
    try probe.type("abc" + Key.enter, enters: "abc")
    #expect(!probe.terminal.transcript.contains("bytes"))
  }
}
