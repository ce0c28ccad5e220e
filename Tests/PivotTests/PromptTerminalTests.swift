import Foundation
import TestSupport
import Testing

@Suite("The prompt in a terminal", .timeLimit(.minutes(3)))
struct PromptTerminalTests {
  @Test func theFirstPromptAndAResult() throws {
    let prompt = try PromptScreen()
    #expect(prompt.screen.rows[0].hasPrefix("Pivot 0."))
    #expect(prompt.screen.rows[1] == "pivot>")
    try prompt.enter("1 + 2", shows: "3")
    try prompt.enter("* 2", shows: "6")
    #expect(prompt.screen.rows[1...5] == ["pivot> 1 + 2", "3", "pivot> * 2", "6", "pivot>"])
    #expect(prompt.screen.unknown.isEmpty)
  }

  @Test func quiet() throws {
    #expect(try PromptScreen("--quiet").screen.rows[0] == "pivot>")
  }

  @Test func aMistakeShowsWhere() throws {
    let prompt = try PromptScreen()
    try prompt.enter("1 + nope", shows: "  │     ^^^^")
    #expect(prompt.screen.rows.contains("error[P0201]: there is no 'nope'"))
    let row = prompt.screen.rows.firstIndex { $0.hasPrefix("error") } ?? 0
    #expect(prompt.screen.looks(ofRow: row)[0] == "1;31")
  }

  @Test func aBlock() throws {
    let prompt = try PromptScreen()
    try prompt.type("func f(x) {\r", shows: "…>")
    try prompt.terminal.wait("indentation") { $0.cursor.column == 5 }
    try prompt.type("x * 2\r", shows: "…>   x * 2")
    try prompt.terminal.send("}\r")
    try prompt.waitForPrompt()
    try prompt.enter("f(4)", shows: "8")
    // One entry, brought back whole.
    try prompt.type(Key.up + Key.up, shows: "pivot> func f(x) {")
  }

  @Test func aWrongBracketIsReported() throws {
    let prompt = try PromptScreen()
    try prompt.enter("(1, 2]")
    #expect(prompt.screen.rows.contains { $0.hasPrefix("error[P01") })
  }

  @Test func aPastedBlockRunsAsOne() throws {
    let prompt = try PromptScreen()
    try prompt.type(
      Key.paste("pivot> let a = 20\na = 20\npivot> a + 1\n21\n"), shows: "pivot> let a = 20")
    try prompt.terminal.wait(row: "…> a + 1")
    #expect(!prompt.screen.rows.contains("a = 20"))
    try prompt.enter("", shows: "21")
    #expect(prompt.screen.rows.contains("a = 20"))
    try prompt.enter(":undo")
    try prompt.enter(":vars", shows: "no variables yet: let a = R(30°)")
  }

  @Test func completion() throws {
    let prompt = try PromptScreen()
    try prompt.type("T(1, 2).determ\t", shows: "pivot> T(1, 2).determinant")
    try prompt.enter("", shows: "1")
    try prompt.type(":his\t", shows: "pivot> :history")
    try prompt.enter("", shows: "1  T(1, 2).determinant")
    try prompt.type(":v\t", shows: "vars   your variables")
    try prompt.terminal.wait(row: "views  the tree of views with their frames")
  }

  @Test func searchingBackwards() throws {
    let prompt = try PromptScreen()
    try prompt.enter("let alpha = 1")
    try prompt.enter("let beta = 2")
    try prompt.type(Key.control("R") + "alp", shows: "pivot> let alpha = 1")
    try prompt.terminal.send(Key.enter)
    try prompt.waitForPrompt()
    try prompt.enter(":history 1", shows: "3  let alpha = 1")
  }

  @Test func interruptingAnEntry() throws {
    let prompt = try PromptScreen()
    try prompt.type("f(", shows: "pivot> f(")
    try prompt.terminal.send(Key.control("C"))
    try prompt.waitForPrompt()
    try prompt.enter("1", shows: "1")
  }

  @Test func interruptingAnEvaluation() throws {
    let prompt = try PromptScreen("--max-seconds", "60", "--max-steps", "100000000000")
    try prompt.enter("let a = 5")
    try prompt.terminal.send("while true {}\r")
    try prompt.terminal.wait("the evaluation") { _ in prompt.terminal.isCooked }
    try prompt.terminal.send(Key.control("C"))
    try prompt.terminal.wait(row: "error[P0507]: stopped by Ctrl-C")
    try prompt.waitForPrompt()
    try prompt.enter("a", shows: "5")
    #expect(try prompt.leave() == 0)
  }

  /// What a program prints is seen while it runs, and after Ctrl-C no more comes.
  @Test func aProgramIsWatchedWhileItRuns() throws {
    let prompt = try PromptScreen("--max-seconds", "60", "--max-steps", "100000000000")
    try prompt.terminal.send("print(\"begun\"); 1 + 1; while true {}\r")
    try prompt.terminal.wait(row: "begun")
    try prompt.terminal.wait(row: "2")
    try prompt.terminal.send(Key.control("C"))
    try prompt.terminal.wait(row: "error[P0507]: stopped by Ctrl-C")
    try prompt.waitForPrompt()
    #expect(prompt.screen.rows.count { $0 == "begun" } == 1)
    #expect(try prompt.leave() == 0)
  }

  /// The end of an entry goes out with its answer; where that takes long, before it.
  @Test(arguments: [SIGTERM, SIGKILL]) func anEntryEndsWhileItRuns(signal: Int32) throws {
    let prompt = try PromptScreen("--max-seconds", "60", "--max-steps", "100000000000")
    try prompt.terminal.send("while true {}\r")
    try prompt.terminal.wait("a new row") { $0.cursor.column == 0 && !$0.wantsBracketedPaste }
    prompt.terminal.signal(signal)
    #expect(try prompt.terminal.exitCode() == -signal)
    #expect(prompt.terminal.isCooked && !prompt.screen.wantsBracketedPaste)
  }

  @Test func interruptingAProgram() throws {
    let terminal = try PseudoTerminal(
      Pivot.path,
      arguments: [
        "--max-seconds", "60", "--max-steps", "100000000000", "-e", "print(1)", "-e",
        "while true {}",
      ], environment: ["TERM": "xterm"])
    try terminal.wait(row: "1")
    try terminal.send(Key.control("C"))
    #expect(try terminal.exitCode() == 130)
  }

  @Test func leaving() throws {
    for entry in ["quit", "exit()", ":quit", ":exit"] {
      let prompt = try PromptScreen()
      try prompt.terminal.send(entry + "\r")
      #expect(try prompt.terminal.exitCode() == 0)
      #expect(prompt.terminal.isCooked)
      #expect(!prompt.screen.wantsBracketedPaste)
    }
    let prompt = try PromptScreen()
    #expect(try prompt.leave() == 0)
    #expect(prompt.terminal.isCooked)
  }

  @Test func resizing() throws {
    let prompt = try PromptScreen()
    try prompt.enter("plot(view(0, 0, 300, 200))")
    let wide = prompt.screen.rows.map(\.count).max() ?? 0
    prompt.terminal.resize(columns: 40, rows: 30)
    try prompt.enter("1", shows: "1")
    for _ in 0..<30 { try prompt.enter("0") }
    try prompt.enter("plot(view(0, 0, 300, 200))")
    #expect(wide > 40)
    #expect(prompt.screen.rows.allSatisfy { $0.count <= 40 })
  }

  /// The entry, its picture and the prompt stay on the screen together.
  @Test(arguments: [8, 12, 24]) func picturesFitTheScreen(rows: Int) throws {
    let prompt = try PromptScreen(columns: 50, rows: rows)
    try prompt.enter("plot(view(30, 20, 300, 200))")
    #expect(prompt.screen.rows.contains("pivot> plot(view(30, 20, 300, 200))"))
    #expect(prompt.screen.rows.contains { $0.contains("─") })
  }

  @Test func picturesAreColoured() throws {
    let prompt = try PromptScreen()
    try prompt.enter("plot(R(30°), of: rect(0, 0, 100, 60))")
    #expect(prompt.screen.looks(ofRow: 2).contains("2"))
    #expect(prompt.terminal.transcript.contains("\u{1B}[38;5;166m"))
    #expect(prompt.screen.unknown.isEmpty)
  }

  @Test(arguments: ["linux", "dumb"]) func picturesOnPoorTerminals(name: String) throws {
    let prompt = try PromptScreen(environment: ["TERM": name])
    try prompt.enter("plot(R(30°), of: rect(0, 0, 100, 60))")
    #expect(prompt.screen.rows.contains { $0.hasPrefix("--- after  A (0, 0)") })
  }

  @Test func theCommandLineGoesBeforeInit() throws {
    let home = [".config/pivot/init.pivot": ":set pictures off\n"]
    let prompt = try PromptScreen("--plot", "blocks", "--size", "30x12", files: home)
    try prompt.enter(":set pictures", shows: "pictures blocks")
    try prompt.enter("plot(view(30, 20, 300, 200))")
    #expect(prompt.screen.rows.contains { $0.contains("▄") })
    #expect(prompt.screen.rows.dropFirst(5).allSatisfy { $0.count <= 30 })
  }

  @Test func otherLetters() throws {
    let prompt = try PromptScreen()
    try prompt.enter("let θ = 30°", shows: "θ = 30°")
    try prompt.enter("let 视图 = 2π", shows: "视图 = 6.283185")
    try prompt.enter("\"🙂\"", shows: "\"🙂\"")
  }

  @Test func viKeys() throws {
    let prompt = try PromptScreen(files: [".editrc": "bind -v\n"])
    try prompt.type("1 + 1", shows: "pivot> 1 + 1")
    try prompt.type(Key.escape + "0", shows: "pivot> 1 + 1")
    try prompt.terminal.wait("the line's start") { $0.cursor.column == 7 }
    try prompt.type("i9", shows: "pivot> 91 + 1")
    try prompt.enter("", shows: "92")
  }

  /// Of the second nothing is known.
  @Test(arguments: ["dumb", "nosuchterm"]) func aDumbTerminal(name: String) throws {
    let prompt = try PromptScreen(environment: ["TERM": name])
    try prompt.enter("nope", shows: "  │ ^^^^")
    try prompt.enter("1 + 2", shows: "3")
    #expect(!prompt.screen.sawEscape)
  }

  @Test(arguments: ["NO_COLOR", "ACCESSIBLE"])
  func withoutColours(variable: String) throws {
    let prompt = try PromptScreen(environment: [variable: "1"])
    try prompt.enter("nope", shows: "error[P0201]: there is no 'nope'")
    #expect(!prompt.terminal.transcript.contains("m\u{1B}"))
    #expect(!prompt.terminal.transcript.contains("\u{1B}[1;"))
  }

  /// Of what is drawn beside the entry, too.
  @Test func listsInASCII() throws {
    let prompt = try PromptScreen("--ascii", columns: 60)
    try prompt.enter("let v = view(1, 2, 3, 4)")
    try prompt.type("v.\t", shows: "pivot> v.")
    try prompt.terminal.wait("the list") { $0.rows.contains { $0.hasPrefix("... and ") } }
    #expect(prompt.terminal.transcript.utf8.allSatisfy { $0 < 0x80 })
  }

  @Test func aTerminalWithoutUTF8() throws {
    for environment in [["LANG": "de_DE.ISO-8859-1"], ["LC_ALL": "en_US", "LANG": "C.UTF-8"]] {
      let prompt = try PromptScreen(environment: environment)
      try prompt.enter("R(90deg)")
      try prompt.enter("45deg", shows: "45deg")
      #expect(prompt.terminal.transcript.utf8.allSatisfy { $0 < 0x80 })
    }
  }
}
