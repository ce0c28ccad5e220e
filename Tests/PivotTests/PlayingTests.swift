import Foundation
import TestSupport
import Testing

/// Motion in a terminal: frames over each other, a key that stops it, and what stays.
@Suite("Playing in a terminal", .timeLimit(.minutes(3)))
struct PlayingTests {
  private static let turn = ":play T(-50, -30) * R(90°) * T(50, 30)"
  private static let end = "A (80, -20)  B (80, 80)  C (20, 80)  D (20, -20)"

  @Test func theStepsArePlayedAndTheEndStays() throws {
    let prompt = try PromptScreen(rows: 24)
    try prompt.terminal.send(Self.turn + "\r")
    for title in ["1 T(-50, -30)", "2 R(90°)", "3 T(50, 30)"] {
      try prompt.terminal.wait(row: title)
    }
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.contains { $0.contains(Self.end) })
    #expect(prompt.screen.rows.contains("pivot> " + Self.turn))
    #expect(prompt.screen.unknown == [])
    let hidden = prompt.terminal.transcript.components(separatedBy: "\u{1B}[?25l").count
    #expect(hidden == 2)
    #expect(prompt.terminal.transcript.components(separatedBy: "\u{1B}[?25h").count == hidden)
    try prompt.enter("1 + 2", shows: "3")
    #expect(try prompt.leave() == 0)
    #expect(prompt.terminal.isCooked)
  }

  /// The key is gone, an escape sequence whole; what is typed after it is for the next line.
  @Test(arguments: ["x", Key.up, "ü", " ", Key.escape]) func aKeyStopsIt(_ key: String) throws {
    let prompt = try PromptScreen()
    try prompt.enter("let v = view(40, 30, 120, 80)")
    try prompt.terminal.send(":play v\r")
    try prompt.terminal.wait(received: "\u{1B}[?25l")
    let frames = { prompt.terminal.transcript.components(separatedBy: "A\u{1B}[2K").count }
    try prompt.terminal.wait("some frames") { _ in frames() > 3 }
    try prompt.terminal.send(key)
    try prompt.waitForPrompt()
    #expect(frames() < 38)
    #expect(prompt.screen.rows.contains { $0.contains("v  A (40, 30)") })
    try prompt.enter("1 + 2", shows: "3")
    #expect(prompt.screen.rows.contains("pivot> 1 + 2"))
    #expect(prompt.screen.unknown == [])
  }

  @Test func interruptingStopsThePlaybackAlone() throws {
    let prompt = try PromptScreen()
    try prompt.enter("let a = 5")
    try prompt.terminal.send(Self.turn + "\r")
    try prompt.terminal.wait(row: "1 T(-50, -30)")
    try prompt.terminal.send(Key.control("C"))
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.contains { $0.contains(Self.end) })
    try prompt.enter("a", shows: "5")
    #expect(try prompt.leave() == 0)
  }

  @Test func anotherSizeEndsIt() throws {
    let prompt = try PromptScreen()
    try prompt.terminal.send(Self.turn + "\r")
    try prompt.terminal.wait(row: "1 T(-50, -30)")
    prompt.terminal.resize(columns: 50, rows: 20)
    try prompt.waitForPrompt()
    try prompt.enter("1 + 2", shows: "3")
    #expect(prompt.screen.rows.allSatisfy { $0.count <= 50 })
  }

  /// Whoever kills it gets a terminal that echoes, with its cursor.
  @Test func aSignalRestoresTheTerminal() throws {
    let prompt = try PromptScreen()
    try prompt.terminal.send(Self.turn + "\r")
    try prompt.terminal.wait(row: "1 T(-50, -30)")
    prompt.terminal.signal(15)
    #expect(try prompt.terminal.exitCode() == -15)
    #expect(prompt.terminal.isCooked)
    let hidden = prompt.terminal.transcript.components(separatedBy: "\u{1B}[?25l")
    #expect(hidden.count == 2)
    #expect(
      hidden.last?.contains("\u{1B}[?25h") == true,
      "\(hidden.last?.suffix(80).debugDescription ?? "")")
  }

  @Test(arguments: [["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func whereNothingMayMove(_ environment: [String: String]) throws {
    let prompt = try PromptScreen(environment: environment)
    try prompt.enter(Self.turn)
    #expect(prompt.screen.rows.contains { $0.hasPrefix("start") })
    #expect(!prompt.terminal.transcript.contains("\u{1B}[?25l"))
  }

  @Test func aSmallScreen() throws {
    let prompt = try PromptScreen(columns: 30, rows: 8)
    try prompt.terminal.send(Self.turn + "\r")
    try prompt.terminal.wait("the last step") { $0.rows.contains("3 T(50, 30)") }
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.filter { $0 == "3 T(50, 30)" }.count == 1)
    try prompt.enter("1 + 2", shows: "3")
  }

  @Test func plotAtTheEndOfAnExpression() throws {
    let long = try Pivot.run("-e", "plot(explain(R(30°) * T(5, 0)))")
    let short = try Pivot.run("-e", "explain(R(30°) * T(5, 0)) :plot")
    #expect(short.output == long.output)
    #expect(short.output.hasPrefix("start"))
    #expect(short.status == 0)
  }
}
