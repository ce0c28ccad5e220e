import Foundation
import TestSupport
import Testing

/// The live canvas in a terminal: it takes the whole screen, and gives it back however it ends.
@Suite("Live canvas in a terminal", .timeLimit(.minutes(3)))
struct LiveTests {
  private func live(columns: Int = 100, rows: Int = 30) throws -> PromptScreen {
    let prompt = try PromptScreen(columns: columns, rows: rows)
    try prompt.enter("let v = view(40, 30, 120, 80)")
    try prompt.terminal.send(":live v\r")
    try prompt.terminal.wait("the canvas") { $0.isAlternate && $0.text.contains("q keep") }
    return prompt
  }

  private func isRestored(_ terminal: PseudoTerminal) -> Bool {
    terminal.isCooked && !terminal.screen.isAlternate && !terminal.screen.reportsMouse
      && terminal.transcript.components(separatedBy: "\u{1B}[?25l").last?.contains("\u{1B}[?25h")
        == true
  }

  @Test func movingWithKeys() throws {
    let prompt = try live()
    #expect(prompt.screen.reportsMouse)
    try prompt.terminal.send("\u{1B}[C\u{1B}[C]")
    try prompt.terminal.wait("the code") { $0.text.contains("v.center.x += 20") }
    #expect(prompt.screen.text.contains("rotate 15° about the anchor point"))
    try prompt.terminal.send("q")
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.contains("v.center.x += 20"))
    #expect(prompt.screen.unknown == [])
    try prompt.enter(
      ":vars", shows: "v = UIView v frame rect(51.69169, 15.83382, 136.6166, 108.3324)")
    try prompt.enter(":undo", shows: "undone: :live v")
    try prompt.enter("v.center", shows: "(100, 70)")
    #expect(try prompt.leave() == 0)
    #expect(isRestored(prompt.terminal))
  }

  /// Keys that come at once: the arrow brings the command back, and what is behind Return is for the canvas.
  @Test func whatIsTypedAheadReachesTheCanvas() throws {
    let prompt = try live()
    try prompt.terminal.send("q")
    try prompt.waitForPrompt()
    try prompt.terminal.send("\u{1B}[A\r\u{1B}[Cq")
    try prompt.terminal.wait(row: "v.center.x += 10")
    try prompt.waitForPrompt()
    #expect(!prompt.screen.isAlternate)
  }

  @Test func draggingWithTheMouse() throws {
    let prompt = try live()
    let row = try #require(prompt.screen.rows.firstIndex { $0.contains("⊕") })
    let column = try #require(prompt.screen.rows[row].firstIndex(of: "⊕"))
    let place = prompt.screen.rows[row].distance(
      from: prompt.screen.rows[row].startIndex, to: column)
    // Beside the anchor point, three columns to the right, in pieces.
    for piece in ["\u{1B}[<0;\(place + 6);", "\(row + 1)M\u{1B}[<32;\(place + 9);\(row + 1)M"] {
      try prompt.terminal.send(piece)
    }
    try prompt.terminal.send("\u{1B}[<0;\(place + 9);\(row + 1)m")
    try prompt.terminal.wait("the code") { $0.text.contains("v.center.x += ") }
    #expect(!prompt.screen.text.contains("v.center.y"))
    try prompt.terminal.send("\u{1B}")
    try prompt.waitForPrompt()
    #expect(prompt.screen.unknown == [])
  }

  @Test func interruptingKeepsNothing() throws {
    let prompt = try live()
    try prompt.terminal.send("\u{1B}[C")
    try prompt.terminal.wait("the code") { $0.text.contains("v.center.x += 10") }
    try prompt.terminal.send(Key.control("C"))
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.contains("nothing was kept"))
    try prompt.enter("v.center", shows: "(100, 70)")
    #expect(try prompt.leave() == 0)
  }

  /// Of a thousand keys that come at once none is lost.
  @Test func aFloodOfKeys() throws {
    let prompt = try live()
    try prompt.terminal.send(String(repeating: "\u{1B}[1;2C", count: 1000))
    try prompt.terminal.wait("the sum") { $0.text.contains("v.center.x += 1000") }
    try prompt.terminal.send("q")
    try prompt.waitForPrompt()
    try prompt.enter("v.center", shows: "(1100, 70)")
  }

  @Test func anotherSize() throws {
    let prompt = try live()
    prompt.terminal.resize(columns: 60, rows: 20)
    try prompt.terminal.wait("the keys in their new place") {
      $0.rows.count == 20 && $0.rows[18].hasPrefix("q keep")
    }
    try prompt.terminal.send("q")
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.contains("nothing changed"))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT]) func aSignalRestoresTheTerminal(_ signal: Int32)
    throws
  {
    let prompt = try live()
    prompt.terminal.signal(signal)
    #expect(try prompt.terminal.exitCode() == -signal)
    #expect(isRestored(prompt.terminal))
  }

  /// Whoever has no screen is told why, and what to do instead.
  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func whereNothingCanMove(_ environment: [String: String]) throws {
    let prompt = try PromptScreen(environment: environment)
    try prompt.enter("let v = view(40, 30, 120, 80)")
    try prompt.enter(":live v")
    #expect(prompt.screen.text.contains("':plot v'"))
    #expect(!prompt.terminal.transcript.contains("\u{1B}[?1049h"))
  }

  @Test func aSmallScreen() throws {
    let prompt = try PromptScreen(columns: 39, rows: 12)
    try prompt.enter("let v = view(40, 30, 120, 80)")
    try prompt.enter(":live v")
    #expect(prompt.screen.text.contains("39 by 12"))
    #expect(!prompt.terminal.transcript.contains("\u{1B}[?1049h"))
  }

  @Test func aPipe() throws {
    let result = try Pivot.run("live", "-e", "let v = view(40, 30, 120, 80)")
    #expect(result.status == 1)
    #expect(result.errors.contains("needs a terminal"))
    #expect(result.errors.contains("v.center.x += 10"))
  }

  @Test func aProgram() throws {
    let home = try temporaryFolder()
    try "let a = view(0, 0, 50, 50)\nlet b = view(90, 0, 50, 50)\n".write(
      toFile: home + "/two.pivot", atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(
      Pivot.path, arguments: ["live", home + "/two.pivot", "--view", "b"],
      environment: ["HOME": home, "TERM": "xterm", "LANG": "C.UTF-8"], columns: 90, rows: 24)
    try terminal.wait("the canvas") { $0.isAlternate && $0.text.contains("b  UIView  2 of 2") }
    try terminal.send("\u{1B}[B\r")
    #expect(try terminal.exitCode() == 0)
    #expect(terminal.screen.rows.contains("b.center.y += 10"))
    #expect(isRestored(terminal))
  }
}
