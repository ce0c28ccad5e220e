import Foundation
import TestSupport
import Testing

@Suite("Terminals, locales and signals", .timeLimit(.minutes(2)))
struct EnvironmentTests {
  @Test func viKeysByEditrc() throws {
    let probe = try Probe(editrc: "# mine\nbind -v\n")
    try probe.type("hello world", shows: "probe> hello world")
    try probe.type(Key.escape, shows: "probe> hello world")
    try probe.terminal.wait("command mode") { $0.cursor.column == 17 }
    try probe.type("b", shows: "probe> hello world")
    try probe.terminal.wait("the word's start") { $0.cursor.column == 13 }
    try probe.type("cwall" + Key.escape, shows: "probe> hello all")
    try probe.type(Key.enter, enters: "hello all")
    try probe.type("fr\t", shows: "probe> frame")
    try probe.type(Key.escape + "k", shows: "probe> frame")
    try probe.type("ddk", shows: "probe> hello all")
    try probe.type(Key.enter, enters: "hello all")
  }

  @Test func editrcBindsItsOwnKeys() throws {
    let probe = try Probe(editrc: "probe:bind \"^X\" ed-move-to-beg\nother:bind -v\nnonsense\n")
    try probe.type("abc" + Key.control("X") + "_", shows: "probe> _abc")
  }

  @Test func aDumbTerminalGetsNoEscapes() throws {
    let probe = try Probe(environment: ["TERM": "dumb", "PROBE_PAINT": "1"])
    try probe.type("ab12" + Key.left + Key.left + "x", shows: "probe> abx12")
    try probe.type(Key.end + " fr\t", shows: "probe> abx12 frame")
    try probe.type("\t", shows: "frames  several")
    try probe.type("(" + Key.enter, shows: "probe> abx12 frame(")
    try probe.type("1)", shows: "…>   1)")
    try probe.type(Key.enter, enters: "abx12 frame(⏎  1)")
    #expect(!probe.screen.sawEscape)
  }

  /// It cannot go up to a row above: what changes there is drawn again below.
  @Test func blocksOnADumbTerminal() throws {
    let probe = try Probe(environment: ["TERM": "dumb"], rows: 30)
    try probe.type(Key.paste("a(\n  b\n)") + Key.enter, shows: "…> )")
    try probe.type(Key.enter, enters: "a(⏎  b⏎)")
    try probe.type("c" + Key.enter, enters: "c")
    func type(_ keys: String, ends rows: [String]) throws {
      try probe.terminal.send(keys)
      try probe.terminal.wait("\(rows) at the end") {
        $0.rows.filter { !$0.isEmpty }.suffix(rows.count) == rows
      }
    }
    try type(Key.up + Key.up, ends: ["probe> a(", "…>   b", "…> )"])
    // Down and up again.
    try type(Key.down, ends: ["…> )", "probe> c"])
    try type(Key.up + "!", ends: ["probe> a(", "…>   b", "…> )!"])
    // The cursor stays in the last row, until that is joined with the one above.
    try type(Key.left + Key.left + Key.left + "[", ends: ["probe> a(", "…>   b", "…> [)!"])
    try type(Key.backspace + Key.backspace + "]", ends: ["probe> a(", "…>   b])!"])
    try probe.type(Key.control("A") + Key.control("E") + "+" + Key.enter, enters: "a(⏎  b])!+")
    #expect(!probe.screen.sawEscape)
  }

  @Test func theCLocaleBecomesUTF8() throws {
    let probe = try Probe(environment: ["LANG": "C", "LC_ALL": "C"])
    try probe.type("30° θ中" + Key.left + "π" + Key.enter, enters: "30° θπ中")
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGABRT])
  func theTerminalIsRestored(after signal: Int32) throws {
    let probe = try Probe()
    try probe.type("half a li", shows: "probe> half a li")
    #expect(!probe.terminal.isCooked)
    #expect(probe.screen.wantsBracketedPaste)
    probe.terminal.signal(signal)
    #expect(try probe.terminal.exitCode() == -signal)
    #expect(probe.terminal.isCooked)
    #expect(!probe.screen.wantsBracketedPaste)
  }

  /// Not those that libedit works with, whatever the probe is doing.
  @Test(arguments: [(SIGTERM, ""), (SIGHUP, "spin\r"), (0, "")])
  func thePersonsOwnModesAreRestored(after signal: Int32, typing keys: String) throws {
    let probe = try Probe(modes: "-echoctl -icrnl -iexten -onlcr")
    try probe.terminal.send(keys)
    if !keys.isEmpty { try probe.terminal.wait(received: "spinning") }
    if signal == 0 {
      try probe.terminal.send(Key.control("D"))
    } else {
      probe.terminal.signal(signal)
    }
    #expect(try probe.terminal.exitCode() == -signal)
    let modes = probe.terminal.modes
    #expect(modes.input & Int(ICRNL) == 0 && modes.output & Int(ONLCR) == 0)
    #expect(modes.local & Int(ECHOCTL) == 0 && modes.local & Int(IEXTEN) == 0)
    #expect(probe.terminal.isCooked)
  }

  /// What is no plain file, or too large for one, is not read.
  @Test func anEditrcWithoutEndIsNotRead() throws {
    let home = try temporaryFolder()
    #expect(mkfifo(home + "/.editrc", 0o600) == 0)
    #expect(symlink("/dev/zero", home + "/zero") == 0)
    let long = String(repeating: "bind -v\n", count: 9000)
    try long.write(toFile: home + "/long", atomically: true, encoding: .utf8)
    try "bind -v\n".write(toFile: home + "/short", atomically: true, encoding: .utf8)
    let variables = [[:]] + ["zero", "long", "none"].map { ["EDITRC": home + "/" + $0] }
    for variables in variables {
      let probe = try Probe(home: home, environment: variables)
      try probe.type("abc" + Key.control("A") + "_", shows: "probe> _abc")
    }
    let probe = try Probe(home: home, environment: ["EDITRC": home + "/short"])
    try probe.type("abc" + Key.escape + "0x", shows: "probe> bc")
  }

  /// Of the largest window that there can be the cells alone would take gigabytes.
  @Test func windowsAreTakenToBeWithinReason() throws {
    let probe = try Probe(modes: "cols 65535 rows 65535")
    try probe.type("abc" + Key.enter, enters: "abc")
    let status = try String(
      contentsOfFile: "/proc/\(probe.terminal.processNumber)/status", encoding: .utf8)
    let peak = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    let kilobytes = try #require(peak.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    #expect(kilobytes < 1_000_000)
  }

  @Test func keysOfSignalsAreSignals() throws {
    let probe = try Probe()
    try probe.type("half" + Key.control("C"), shows: "interrupted")
    try probe.waitForPrompt()
    // Where nobody can make it go on, a job does not stop.
    try probe.type("a li" + Key.control("Z"), shows: "probe> a li")
    try probe.type("ne" + Key.enter, enters: "a line")
    // What is quoted is text.
    try probe.type("x" + Key.control("V") + Key.control("C") + "y", shows: "probe> x^Cy")
    try probe.terminal.send(Key.control("\\"))
    #expect(try probe.terminal.exitCode() == -SIGQUIT)
    #expect(probe.terminal.isCooked)
  }

  @Test func theTerminalIsRestoredAfterATrap() throws {
    let probe = try Probe()
    try probe.type("crash", shows: "probe> crash")
    try probe.terminal.send(Key.enter)
    #expect(try probe.terminal.exitCode() < 0)
    #expect(probe.terminal.isCooked)
    #expect(!probe.screen.wantsBracketedPaste)
  }

  @Test func theTerminalIsCookedWhileOthersRun() throws {
    let probe = try Probe()
    try probe.type("spin" + Key.enter, shows: "spinning")
    #expect(probe.terminal.isCooked)
    #expect(!probe.screen.wantsBracketedPaste)
    probe.terminal.signal(SIGTERM)
    #expect(try probe.terminal.exitCode() == -SIGTERM)
  }

  @Test func keysTypedAheadAreKept() throws {
    let probe = try Probe()
    try probe.terminal.send("slow\r")
    try probe.terminal.wait("the entry to run") { _ in probe.terminal.isCooked }
    try probe.terminal.send("one\rtwo\r")
    try probe.terminal.wait(received: "<one>")
    try probe.terminal.wait(received: "<two>")
  }

  @Test func stoppingAndGoingOnDrawsAgain() throws {
    let probe = try Probe()
    try probe.open("abc(")
    try probe.type("1", shows: "…>   1")
    probe.terminal.signal(SIGSTOP)
    probe.terminal.signal(SIGCONT)
    try probe.terminal.wait("the entry twice") {
      $0.rows.filter { $0 == "probe> abc(" }.count == 2 && $0.rows[$0.cursor.row] == "…>   1"
    }
    try probe.type(")" + Key.enter, enters: "abc(⏎  1)")
  }

  @Test func aPipeIsNoTerminal() throws {
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", "echo x | \(productsDirectory())/EditingProbe"],
      environment: ["HOME": temporaryFolder()])
    try terminal.wait(row: "no terminal")
    #expect(try terminal.exitCode() == 2)
  }
}

extension EnvironmentTests {
  @Test func aPasteInViMode() throws {
    let probe = try Probe(editrc: "bind -v\n")
    #expect(probe.screen.wantsBracketedPaste)
    try probe.type("a(" + Key.paste("b\nkdw"), shows: "…> kdw")
    try probe.type(")" + Key.enter, enters: "a(b⏎kdw)")
    // In command mode it goes in where the cursor is, and the mode stays.
    try probe.type("xyz" + Key.escape, shows: "probe> xyz")
    try probe.terminal.wait("command mode") { $0.cursor.column == 9 }
    try probe.type(Key.paste("12"), shows: "probe> xy12z")
    try probe.type("0x", shows: "probe> y12z")
  }

  @Test func plainLists() throws {
    let probe = try Probe(environment: ["PROBE_PLAIN": "1", "PROBE_PAINT": "1"])
    try probe.type("frame\t", shows: "frames, several")
    #expect(probe.screen.rows.contains("frame, a rectangle"))
    try probe.terminal.wait("the line below the list") {
      $0.cursor.row == 3 && $0.rows[3] == "probe> frame"
    }
    try probe.open("(1")
    try probe.type("2)", shows: "…>   2)")
    try probe.type(Key.enter, enters: "frame(1⏎  2)")
    #expect(!probe.terminal.transcript.contains("[36m"))
  }
}
