import Foundation
import TestSupport
import Testing

@Suite("Keys under a terminal", .timeLimit(.minutes(2)))
struct EditingTests {
  @Test func arrowsMoveOverWideCharacters() throws {
    let probe = try Probe()
    try probe.type("30° θπ中文🙂", shows: "probe> 30° θπ中文🙂")
    #expect(probe.screen.cursor.column == 7 + 6 + 6)
    try probe.type(Key.left + Key.left, shows: "probe> 30° θπ中文🙂")
    try probe.terminal.wait("the cursor before 文") { $0.cursor.column == 7 + 6 + 2 }
    try probe.type(Key.backspace + "好", shows: "probe> 30° θπ好文🙂")
    try probe.type(Key.enter, enters: "30° θπ好文🙂")
    #expect(probe.screen.unknown.isEmpty)
  }

  /// One key each: a mark that is typed is part of its letter.
  @Test func aTypedMarkBelongsToItsLetter() throws {
    let probe = try Probe()
    try probe.type("e\u{301}a\u{30A}o", shows: "probe> \u{E9}\u{E5}o")
    try probe.type(Key.left + Key.left + "X", shows: "probe> \u{E9}X\u{E5}o")
    try probe.type(Key.backspace + Key.backspace, shows: "probe> \u{E5}o")
    try probe.type(Key.enter, enters: "\u{E5}o")
  }

  @Test func homeEndDeleteAndWords() throws {
    let probe = try Probe()
    try probe.type("one two three" + Key.control("W"), shows: "probe> one two")
    try probe.type(Key.home + Key.delete + "O", shows: "probe> One two")
    try probe.type(Key.end + "!", shows: "probe> One two !")
    try probe.type(Key.control("A") + ">" + Key.control("E") + "<", shows: "probe> >One two !<")
    try probe.type("\u{1B}[1;5D_", shows: "probe> >One _two !<")
  }

  /// Page Up, F5, F1, Shift-Left, Shift-F3, Shift-Tab.
  @Test(arguments: ["[5~", "[15~", "OP", "[1;2D", "[1;2R", "[Z"])
  func keysWithoutMeaningTypeNothing(_ key: String) throws {
    let probe = try Probe()
    try probe.type("abc" + Key.left + "\u{1B}\(key)x", shows: "probe> abxc")
    try probe.type(Key.enter, enters: "abxc")
  }

  /// Where libedit would read a command of its own.
  @Test func noKeyLeavesTheEntry() throws {
    let probe = try Probe()
    try probe.type("abc" + Key.left + "\u{1B}x", shows: "probe> abc")
    try probe.type("y\u{1B}X" + Key.enter, enters: "abyc")
    let vi = try Probe(editrc: "bind -v\n")
    try vi.type("abc" + Key.escape, shows: "probe> abc")
    try vi.type(":x", shows: "probe> ab")
  }

  /// The CR and LF of a file, as many terminals give them, and as others do.
  @Test(arguments: ["\r\r", "\r\n"])
  func aPasteOfReturnsInPairsHasNoBlankRows(_ end: String) throws {
    let probe = try Probe()
    let text = ["a(", "1", ")", ""].joined(separator: end)
    try probe.type(Key.paste(text) + Key.enter, enters: "a(⏎1⏎)")
  }

  /// libedit miscounts by a column where it comes back over wide letters to the first row.
  @Test func thePromptStaysBeforeWideLetters() throws {
    let probe = try Probe(environment: ["PROBE_PAINT": "1"], columns: 20)
    try probe.type(String(repeating: "中", count: 12) + "🙂 7", shows: "中中中中中中🙂 7")
    try probe.type(Key.control("A") + "x", shows: "probe> x" + String(repeating: "中", count: 6))
  }

  /// libedit goes back too few columns over a wide letter, also where nothing is coloured.
  @Test(arguments: [["PROBE_PAINT": "1"], ["PROBE_PLAIN": "1"], [:]])
  func wideLettersStayInTheirColumns(_ environment: [String: String]) throws {
    let probe = try Probe(environment: environment)
    try probe.type("a中文b" + Key.home, shows: "probe> a中文b")
    try probe.type(Key.delete, shows: "probe> 中文b")
    try probe.terminal.wait("the cursor before 中") { $0.cursor.column == 7 }
    try probe.type("\u{15}\"文字\"", shows: "probe> \"文字\"")
    try probe.type(Key.left + Key.left + Key.left + "a", shows: "probe> \"a文字\"")
    try probe.type(Key.right + "b", shows: "probe> \"a文b字\"")
    try probe.terminal.wait("the cursor before 字") { $0.cursor.column == 7 + 5 }
  }

  /// libedit goes back from behind a full row to one column too far left.
  @Test func theCursorComesBackFromTheEndOfARow() throws {
    let probe = try Probe(columns: 16)
    try probe.type("let x = let xy" + Key.home, shows: "et xy")
    try probe.type(String(repeating: Key.right, count: 5) + Key.control("T"), shows: "et xy")
    try probe.terminal.wait("the cursor before =") { $0.cursor == (row: 0, column: 13) }
  }

  @Test func undoTakesBackWordsAndKills() throws {
    let probe = try Probe()
    try probe.type("one", shows: "probe> one")
    try probe.type(Key.control("U"), shows: "probe>")
    try probe.type(Key.control("_"), shows: "probe> one")
    try probe.type(Key.control("_"), shows: "probe>")
  }

  /// What TAB inserts or a paste brings is one change, and what is typed around it others.
  @Test func undoPartsWhatWasTypedFromWhatWasInserted() throws {
    let probe = try Probe()
    try probe.type("b\t", shows: "probe> bounds")
    try probe.type("x", shows: "probe> boundsx")
    try probe.type(Key.paste("yz"), shows: "probe> boundsxyz")
    for row in ["boundsx", "bounds", "b", ""] {
      try probe.type(Key.control("_"), shows: row.isEmpty ? "probe>" : "probe> " + row)
    }
  }

  @Test func longRowsWrap() throws {
    let probe = try Probe(columns: 20)
    try probe.type("abcdefghijklmnopqrstuvwxyz", shows: "nopqrstuvwxyz")
    #expect(probe.screen.rows[0] == "probe> abcdefghijklm")
    try probe.type(Key.home + "0" + Key.end + "9", shows: "mnopqrstuvwxyz9")
    try probe.type(Key.enter, shows: "stuvwxyz9>")
  }

  @Test func tabInsertsWhatIsCertainThenLists() throws {
    let probe = try Probe()
    try probe.type("b\t", shows: "probe> bounds")
    try probe.type(" fr\t", shows: "probe> bounds frame")
    try probe.type("\t", shows: "frames  several")
    #expect(probe.screen.rows.contains("frame   a rectangle"))
    try probe.type("s", shows: "probe> bounds frames")
    try probe.type("\u{15}θέ\t", shows: "probe> θέτω")
    try probe.type("x\t", shows: "probe> θέτωx")
    try probe.terminal.wait("the bell") { $0.bells == 1 }
  }

  /// TAB again goes on in the list, after its end from the beginning.
  @Test func tabAgainListsWhatIsLeft() throws {
    let probe = try Probe(rows: 30)
    try probe.type("w\t", shows: "… and 5 more: TAB")
    #expect(
      probe.screen.rows.contains("w25  word 25") && !probe.screen.rows.contains("w26  word 26"))
    try probe.type("\t", shows: "w30  word 30")
    let last = probe.screen.rows.filter { $0.hasPrefix("w") }
    #expect(last.suffix(5).first == "w26  word 26")
    try probe.type("\t", shows: "… and 5 more: TAB")
  }

  /// What is marked for the cursor does not stay behind.
  @Test func aSubmittedEntryHasNoMarks() throws {
    let probe = try Probe(environment: ["PROBE_PAINT": "1"])
    try probe.type("1!", shows: "probe> 1!")
    try probe.terminal.wait("the mark") {
      $0.looks(ofRow: 0).dropFirst(7).prefix(2).elementsEqual(["36", "4"])
    }
    try probe.type(Key.enter, enters: "1!")
    #expect(Array(probe.screen.looks(ofRow: 0).dropFirst(7).prefix(2)) == ["36", ""])
  }

  /// What stands behind the cursor already is not written once more.
  @Test func tabWithinAWordCompletesThat() throws {
    let probe = try Probe()
    try probe.type("bounds" + String(repeating: Key.left, count: 4), shows: "probe> bounds")
    try probe.terminal.wait("the middle") { $0.cursor.column == 9 }
    try probe.type("\t", shows: "probe> bounds")
    try probe.terminal.wait("the end") { $0.cursor.column == 13 }
    try probe.type(".", shows: "probe> bounds.")
  }

  /// Ctrl-Space sets the mark; the key behind it is none that is quoted.
  @Test func interruptAfterTheMarkClearsTheLine() throws {
    let probe = try Probe()
    try probe.type("half" + "\u{0}" + Key.control("C"), shows: "interrupted")
  }

  @Test func interruptClearsTheLine() throws {
    let probe = try Probe()
    try probe.open("foo(")
    try probe.type("1", shows: "…>   1")
    try probe.type(Key.control("C"), shows: "interrupted")
    try probe.waitForPrompt()
    #expect(probe.screen.rows.contains("…>   1^C"))
    try probe.type("next" + Key.enter, enters: "next")
  }

  /// The terminal shows what is typed while something runs, and the editor shows it again in its place.
  @Test func whatIsTypedMeanwhileStandsBehindThePrompt() throws {
    let probe = try Probe()
    try probe.type("spin" + Key.enter, shows: "spinning")
    try probe.terminal.send("early")
    try probe.terminal.wait("the echo") { $0.rows.contains { $0.hasSuffix("early") } }
    probe.terminal.signal(SIGINT)
    try probe.terminal.wait(row: "probe> early")
    try probe.type(Key.enter, enters: "early")
  }

  @Test func manyInterruptsInARow() throws {
    let probe = try Probe()
    for count in 1...50 {
      try probe.terminal.send("x" + Key.control("C"))
      try probe.terminal.wait("interrupt \(count)") { _ in
        probe.terminal.transcript.components(of: "interrupted") == count
      }
      try probe.waitForPrompt()
    }
    try probe.type("alive" + Key.enter, enters: "alive")
  }

  @Test func interruptStopsABusyLoop() throws {
    let probe = try Probe()
    try probe.type("spin" + Key.enter, shows: "spinning")
    try probe.type(Key.control("C"), shows: "^Cstopped")
    try probe.waitForPrompt()
    try probe.type("next" + Key.enter, enters: "next")
  }

  @Test func endOfInputLeaves() throws {
    let probe = try Probe()
    try probe.type("ab" + Key.left + Key.control("D"), shows: "probe> a")
    try probe.type(Key.backspace + Key.control("D"), shows: "bye")
    #expect(try probe.terminal.exitCode() == 0)
    #expect(probe.terminal.isCooked)
    #expect(!probe.screen.wantsBracketedPaste)
  }

  @Test func resizingDrawsTheEntryAgain() throws {
    let probe = try Probe(columns: 40)
    try probe.open("abcdefghijklmnopqrstuvwxyz(")
    try probe.type("1", shows: "…>   1")
    probe.terminal.resize(columns: 20, rows: 12)
    try probe.terminal.wait(row: "nopqrstuvwxyz(")
    try probe.terminal.wait(row: "…>   1")
    probe.terminal.resize(columns: 60, rows: 12)
    try probe.terminal.wait(row: "probe> abcdefghijklmnopqrstuvwxyz(")
    try probe.type(")" + Key.enter, enters: "abcdefghijklmnopqrstuvwxyz(⏎  1)")
  }

  /// What is still under way would be drawn at the old width: the cursor has to stand behind the entry before.
  private func rewrap(_ probe: Probe, to columns: Int, behind entry: String) throws {
    try probe.terminal.wait("the cursor behind the entry") {
      $0.cursor.column == entry.count % $0.columns
    }
    probe.terminal.rewrap(columns: columns, rows: 12)
  }

  @Test func aTerminalThatWrapsAnewKeepsNoCopyOfTheEntry() throws {
    let probe = try Probe(environment: ["TERM_PROGRAM": "tmux"], columns: 40)
    try probe.type("above" + Key.enter, enters: "above")
    try probe.type("abcdefghijklmnopqrstuvwxyz", shows: "probe> abcdefghijklmnopqrstuvwxyz")
    for columns in [20, 12, 40] {
      try rewrap(probe, to: columns, behind: "probe> abcdefghijklmnopqrstuvwxyz")
      try probe.terminal.send("_")
      try probe.terminal.wait("one copy of the entry") { screen in
        let text = screen.rows.joined()
        return text.components(of: "probe> abc") == 1 && text.contains("<above>")
          && text.contains("xyz_")
      }
      try probe.terminal.send(Key.backspace)
      try probe.terminal.wait("the entry as it was") { !$0.rows.joined().contains("_") }
    }
    try probe.type(Key.enter, enters: "abcdefghijklmnopqrstuvwxyz")
  }

  /// Of a row that is drawn anew libedit leaves out the blanks at its end.
  @Test func rowsThatEndInABlankAreWrappedAnewToo() throws {
    let probe = try Probe(environment: ["TERM_PROGRAM": "tmux"], columns: 40)
    try probe.type("above" + Key.enter, enters: "above")
    try probe.type("aaaaaaaaaaaa bbbbbbbbbbbb c", shows: "probe> aaaaaaaaaaaa bbbbbbbbbbbb c")
    for columns in [20, 40, 20, 60] {
      try rewrap(probe, to: columns, behind: "probe> aaaaaaaaaaaa bbbbbbbbbbbb c")
      try probe.terminal.send("_")
      try probe.terminal.wait("one copy of the entry") { screen in
        let text = screen.rows.joined()
        return text.components(of: "probe> aaa") == 1 && text.contains("c_")
      }
      try probe.terminal.send(Key.backspace)
      try probe.terminal.wait("the entry as it was") { !$0.rows.joined().contains("_") }
    }
    try probe.type(Key.enter, enters: "aaaaaaaaaaaa bbbbbbbbbbbb c")
  }

  @Test func looksArePaintedOverTheText() throws {
    let probe = try Probe(environment: ["PROBE_PAINT": "1"])
    try probe.open("a12(")
    try probe.type("é3", shows: "…>   é3")
    try probe.terminal.wait("the colours") { screen in
      let first = screen.looks(ofRow: 0)[7...].prefix(4)
      let second = screen.looks(ofRow: 1).prefix(7)
      return Array(first) == ["", "36", "36", ""]
        && Array(second) == ["2", "2", "2", "", "", "", "36"]
    }
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
