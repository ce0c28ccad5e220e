import Foundation
import TestSupport
import Testing

@Suite("Earlier entries under a terminal", .timeLimit(.minutes(2)))
struct RecallTests {
  @Test func upFindsEntriesWithThePrefix() throws {
    let probe = try Probe()
    for entry in ["let a", "move b", "let c", "move d"] {
      try probe.type(entry + Key.enter, enters: entry)
    }
    try probe.type("let" + Key.up, shows: "probe> let c")
    try probe.type(Key.up, shows: "probe> let a")
    try probe.terminal.send(Key.up)
    try probe.terminal.wait("the bell") { $0.bells == 1 }
    try probe.type(Key.down + Key.down, shows: "probe> let")
    try probe.type(Key.control("U") + Key.up, shows: "probe> move d")
  }

  /// The cursor comes where it can be seen.
  @Test func aHighEntryIsChangedWhereItIsSeen() throws {
    let probe = try Probe(columns: 40, rows: 6)
    let high = "a(\n" + (1...8).map { "row \($0)\n" }.joined() + ")"
    try probe.type(Key.paste(high) + Key.enter, shows: "…> )")
    try probe.waitForPrompt()
    try probe.type(Key.up + "!", shows: "…> )!")
    #expect(probe.screen.rows == (4...8).map { "…> row \($0)" } + ["…> )!"])
    try probe.type(Key.up + Key.up + "?", shows: "…> ro?w 7")
  }

  @Test func searchFindsWhatIsTyped() throws {
    let probe = try Probe()
    for entry in ["rotate(by: 30)", "Scale(2)", "rotate(by: 45)"] {
      try probe.type(entry + Key.enter, enters: entry)
    }
    try probe.type(Key.control("R") + "by: ", shows: "probe> rotate(by: 45)")
    try probe.terminal.wait(row: "search: by:")
    try probe.type(Key.control("R"), shows: "probe> rotate(by: 30)")
    try probe.type(Key.control("G"), shows: "probe>")
    try probe.type(Key.control("R") + "scale(", shows: "probe> Scale(2)")
    try probe.type(Key.enter, enters: "Scale(2)")
    try probe.type(Key.control("R") + "zzz", shows: "search, not found: zzz")
    try probe.type(Key.control("C"), shows: "interrupted")
    try probe.waitForPrompt()
    try probe.type(Key.control("R") + "45" + Key.escape + "[D", shows: "probe> rotate(by: 45)")
    try probe.type(Key.end + "!" + Key.enter, enters: "rotate(by: 45)!")
  }

  @Test func historyOutlivesTheSession() throws {
    let home = try temporaryFolder()
    let variables = ["PROBE_HISTORY": home + "/state/pivot/history"]
    let first = try Probe(home: home, environment: variables)
    try first.type(Key.paste("a(\nθ\\)") + Key.enter, enters: "a(⏎θ\\)")
    try first.type(" secret" + Key.enter, enters: " secret")
    first.terminal.signal(SIGKILL)
    #expect(try first.terminal.exitCode() == -SIGKILL)

    let second = try Probe(home: home, environment: variables)
    try second.type(Key.up, shows: "…> θ\\)")
    try second.type(Key.enter, enters: "a(⏎θ\\)")
  }

  @Test func severalPromptsShareTheFile() throws {
    let home = try temporaryFolder()
    let variables = ["PROBE_HISTORY": home + "/history"]
    let probes = try (0..<3).map { _ in try Probe(home: home, environment: variables) }
    for turn in 0..<5 {
      for (index, probe) in probes.enumerated() {
        try probe.type("p\(index) t\(turn)" + Key.enter, enters: "p\(index) t\(turn)")
      }
    }
    let text = try String(contentsOfFile: home + "/history", encoding: .utf8)
    #expect(text.split(separator: "\n").count == 15)
    let mode = try FileManager.default.attributesOfItem(atPath: home + "/history")
    #expect(mode[.posixPermissions] as? Int == 0o600)
  }
}
