import Foundation
import TestSupport
import Testing

@Suite("Typing at the prompt", .timeLimit(.minutes(3)))
struct PromptTypingTests {
  @Test func colours() throws {
    let prompt = try PromptScreen()
    try prompt.type("let a = (30°)", shows: "pivot> let a = (30°)")
    try prompt.terminal.wait("the colours") { screen in
      let looks = screen.looks(ofRow: 1)[7...].prefix(13)
      return Array(looks) == [
        "38;5;132", "38;5;132", "38;5;132", "", "38;5;31", "", "", "", "1;4", "38;5;29",
        "38;5;29", "38;5;29", "",
      ]
    }
    // A keyword that becomes a name loses its colour.
    try prompt.type(Key.control("U") + "lets", shows: "pivot> lets")
    try prompt.terminal.wait("no colours") { $0.looks(ofRow: 1)[7...].allSatisfy(\.isEmpty) }
    try prompt.type(Key.control("U") + ":set zz", shows: "pivot> :set zz")
    try prompt.terminal.wait("an error") { $0.looks(ofRow: 1)[12] == "1;31" }
    #expect(prompt.screen.unknown.isEmpty)
  }

  @Test func preview() throws {
    let prompt = try PromptScreen()
    try prompt.enter(":set preview on", shows: "preview on")
    try prompt.type("1 + 2", shows: "3")
    #expect(prompt.screen.looks(ofRow: prompt.screen.cursor.row + 1)[0] == "2")
    try prompt.type(" +", shows: "pivot> 1 + 2 +")
    try prompt.terminal.wait("nothing below") { $0.rows[$0.cursor.row + 1].isEmpty }
    try prompt.type(" 4\r", shows: "7")
    try prompt.waitForPrompt()
    // Nothing it ran has happened.
    try prompt.type("let a = 5", shows: "pivot> let a = 5")
    try prompt.type(Key.control("U") + "a", shows: "pivot> a")
    try prompt.enter("", shows: "error[P0201]: there is no 'a'")
  }

  @Test func aPreviewThatTakesTooLongIsNone() throws {
    let prompt = try PromptScreen()
    try prompt.enter(":set preview on", shows: "preview on")
    try prompt.type("while true { }", shows: "pivot> while true { }")
    try prompt.type(Key.control("U") + "6 * 7", shows: "42")
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func nothingIsPainted(environment: [String: String]) throws {
    let prompt = try PromptScreen(environment: environment)
    try prompt.enter(":set preview on", shows: "preview on")
    try prompt.enter("let a = 1 + (2)", shows: "a = 3")
    #expect(prompt.screen.rows.filter { $0 == "a = 3" }.count == 1)
    #expect(!prompt.terminal.transcript.contains("38;5"))
  }

  /// Whatever the terminal can do, and where the closing brace moves its row too.
  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"], ["ACCESSIBLE": "1"]])
  func rowsOfABlockAreMarked(environment: [String: String]) throws {
    let prompt = try PromptScreen(environment: environment)
    for (row, shown) in [("func f(x) {", "…>"), ("x * 2", "…>   x * 2")] {
      try prompt.type(row, shows: row == "x * 2" ? shown : "pivot> " + row)
      try prompt.terminal.send("\r")
      try prompt.terminal.wait("a new row") { $0.rows[$0.cursor.row] == "…>" }
    }
    try prompt.enter("}")
    try prompt.enter("f(4)", shows: "8")
    #expect(prompt.screen.rows.contains("…> }"))
  }

  @Test func plainWords() throws {
    let prompt = try PromptScreen(environment: ["ACCESSIBLE": "1"])
    try prompt.enter("R(90°, about: (50, 50))", shows: "row 3: 100, 0, 1")
    try prompt.enter("nope", shows: "line 1, column 1: nope")
    try prompt.enter("let v = view(1, 2, 30, 40)")
    try prompt.enter("plot(v)", shows: "v: an upright rectangle, x 1, y 2, width 30, height 40.")
    try prompt.type(":v\t", shows: "vars, your variables")
    let drawn = prompt.screen.text.unicodeScalars.filter { (0x2300...0x28FF).contains($0.value) }
    #expect(drawn.isEmpty)
    let doctor = try Pivot.run("doctor", environment: ["ACCESSIBLE": "1"])
    #expect(doctor.output.contains("in words, for ACCESSIBLE is set"))
    let program = try Pivot.run(
      "-e", "plot(R(90°), of: rect(0, 0, 2, 1))", environment: ["ACCESSIBLE": "1"])
    #expect(
      program.output.hasPrefix("after: a rectangle of 2 by 1, turned by 90 degrees clockwise."))
  }

  @Test func pastingText() throws {
    let prompt = try PromptScreen()
    try prompt.type(":paste\r", shows: "paste>")
    try prompt.terminal.send("1 + (\r2)\r\r")
    try prompt.terminal.wait(row: "3")
    try prompt.waitForPrompt()
    // Colours and completion are back.
    try prompt.type("T(1, 2).determ\t", shows: "pivot> T(1, 2).determinant")
    try prompt.type(Key.control("U") + ":paste\r", shows: "paste>")
    try prompt.type("5" + Key.control("C"), shows: "paste> 5^C")
    try prompt.waitForPrompt()
    try prompt.type(":paste\r", shows: "paste>")
    try prompt.terminal.send(Key.paste("40 +\n\n2") + "\r" + Key.control("D"))
    try prompt.terminal.wait(row: "42")
    try prompt.waitForPrompt()
  }

  /// What stands behind a program that fails does not run: ':reset' would take what was there before.
  @Test func aPastedBlockStopsAtItsFirstError() throws {
    let prompt = try PromptScreen()
    try prompt.terminal.send(Key.paste("let a = 1\nlet b = zz\n:reset\nlet c = 3") + "\r")
    try prompt.terminal.wait(row: "what follows in this entry was not run")
    try prompt.waitForPrompt()
    try prompt.type("a + 1\r", shows: "2")
  }
}

@Suite("Settings that last", .timeLimit(.minutes(3)))
struct PromptSettingsTests {
  private let file = ".config/pivot/init.pivot"

  private func contents(_ home: String) -> String? {
    try? String(contentsOfFile: home + "/" + file, encoding: .utf8)
  }

  @Test func theyLast() throws {
    let prompt = try PromptScreen()
    try prompt.enter(":set precision 3", shows: "precision 3")
    #expect(
      prompt.screen.rows.contains(
        "kept for next time in ~/.config/pivot/init.pivot; ':set defaults' forgets"))
    try prompt.enter(":set style ascii", shows: "style ascii")
    #expect(prompt.screen.rows.filter { $0.hasPrefix("kept") }.count == 1)
    let next = try PromptScreen(home: prompt.home)
    #expect(next.screen.rows[1] == "pivot>")
    try next.enter("1 / 3", shows: "0.333")
    try next.enter("30°", shows: "30deg")
    try next.enter(":set defaults")
    #expect(contents(prompt.home) == "")
    try PromptScreen(home: prompt.home).enter("1 / 3", shows: "0.3333333")
  }

  @Test func ownLinesStayAndLinksToo() throws {
    let folder = try temporaryFolder()
    try "let mine = 42\n".write(toFile: folder + "/real", atomically: true, encoding: .utf8)
    try FileManager.default.createDirectory(
      atPath: folder + "/.config/pivot", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/" + file, withDestinationPath: folder + "/real")
    let prompt = try PromptScreen(home: folder)
    try prompt.enter(":set precision 3", shows: "precision 3")
    try prompt.enter("mine", shows: "42")
    let real = try String(contentsOfFile: folder + "/real", encoding: .utf8)
    #expect(real.hasPrefix("let mine = 42\n// settings") && real.contains("\n:set precision 3\n"))
    let link = try FileManager.default.attributesOfItem(atPath: folder + "/" + file)
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func notWithoutInit() throws {
    let files = [file: ":set precision 3\n"]
    let prompt = try PromptScreen("--no-init", files: files)
    try prompt.enter("1 / 3", shows: "0.3333333")
    try prompt.enter(":set style ascii", shows: "style ascii")
    #expect(contents(prompt.home) == ":set precision 3\n")
    #expect(!prompt.screen.text.contains("kept"))
  }

  @Test func whatCannotBeKeptIsSaidOnce() throws {
    // A folder in the file's place is refused to everyone, root too.
    let prompt = try PromptScreen(files: [file + "/x": ""])
    try prompt.enter(":set precision 3")
    try prompt.enter(":set precision 4")
    #expect(prompt.screen.rows.filter { $0.hasPrefix("not kept for next time: ") }.count == 1)
    try prompt.enter("1 / 3", shows: "0.3333")
  }

  @Test func severalPromptsAtOnceLoseNothing() throws {
    let settings = ["precision 3", "style ascii", "y-axis up", "warnings off"]
    let first = try PromptScreen()
    let prompts = try [first] + (1..<4).map { _ in try PromptScreen(home: first.home) }
    for (prompt, setting) in zip(prompts, settings) {
      try prompt.terminal.send(":set \(setting)\r")
    }
    for (prompt, setting) in zip(prompts, settings) { try prompt.terminal.wait(row: setting) }
    for prompt in prompts {
      try prompt.waitForPrompt()
      #expect(try prompt.leave() == 0)
    }
    let kept = contents(first.home) ?? ""
    for setting in settings { #expect(kept.contains("\n:set \(setting)\n"), "\(setting)") }
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    // Nobody makes folders there, not root either; that the file below is not there is a consequence.
    let prompt = try PromptScreen(environment: ["XDG_CONFIG_HOME": "/sys/none"], columns: 120)
    try prompt.enter(":set precision 3")
    let row = try #require(prompt.screen.rows.first { $0.hasPrefix("not kept for next time: ") })
    #expect(row.contains("cannot make /sys/none/pivot: ") && !row.contains("No such file"))
  }

  @Test func theConventionIsSaidAtTheStart() throws {
    let prompt = try PromptScreen(files: [file: ":set convention column\n"])
    #expect(prompt.screen.rows[1] == "points are columns here: B * A * p (':set convention row')")
    try prompt.enter("T(1, 2) * (0, 0)", shows: "(1, 2)")
    try prompt.enter(":save ~/s.pivot", shows: "saved 1 entry to ~/s.pivot")
    #expect(try Pivot.run(prompt.home + "/s.pivot").output == "(1, 2)\n")
  }

  @Test func mistakesNameTheirPlace() throws {
    let prompt = try PromptScreen(files: [file: "let a = 1\n:set style blue\n"])
    #expect(prompt.screen.rows.contains("  = in ~/.config/pivot/init.pivot:2"))
    try prompt.enter("a", shows: "1")
  }
}
