import Foundation
import TestSupport
import Testing

@Suite("The files of the prompt", .timeLimit(.minutes(2)))
struct PromptFilesTests {
  @Test func historyLastsAcrossSessions() throws {
    let first = try PromptScreen()
    try first.enter("let kept = 1")
    try first.enter(" let secret = 2")
    try first.type("func f() {\r", shows: "…>")
    try first.enter("}")
    #expect(try first.leave() == 0)
    let second = try PromptScreen(home: first.home)
    try second.type(Key.up, shows: "pivot> func f() {")
    try second.type(Key.up, shows: "pivot> let kept = 1")
    let file = first.home + "/.local/state/pivot/history"
    #expect(try !String(contentsOfFile: file, encoding: .utf8).contains("secret"))
  }

  @Test func damagedLinesOfTheHistoryAreCounted() throws {
    let path = try temporaryFolder() + "/history"
    try Data("1 + 1\n\u{1}\n\u{2}\n".utf8).write(to: URL(fileURLWithPath: path))
    let prompt = try PromptScreen("-q", environment: ["PIVOT_HISTORY": path], columns: 300)
    let words = "2 damaged lines of \(path) could not be read; the others are all there"
    #expect(prompt.screen.rows[0] == words)
    try prompt.type(Key.up, shows: "pivot> 1 + 1")
  }

  @Test func historyCanBeElsewhereOrNowhere() throws {
    let elsewhere = try PromptScreen(environment: ["XDG_STATE_HOME": temporaryFolder()])
    try elsewhere.enter("1")
    for environment in [["PIVOT_HISTORY": ""], ["HOME": ""]] {
      let prompt = try PromptScreen(home: elsewhere.home, environment: environment)
      try prompt.enter("2", shows: "2")
      #expect(try prompt.leave() == 0)
    }
    let without = try PromptScreen("--no-history", home: elsewhere.home)
    try without.enter("3")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.home).isEmpty)
    let named = try PromptScreen(
      home: elsewhere.home, environment: ["PIVOT_HISTORY": elsewhere.home + "/mine"])
    try named.enter("4")
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.home) == ["mine"])
  }

  @Test func aHistoryThatIsNotKeptIsToldOnce() throws {
    let prompt = try PromptScreen(environment: ["PIVOT_HISTORY": "/dev/full"], columns: 120)
    try prompt.enter("6 * 7", shows: "42")
    try prompt.enter("1 + 2", shows: "3")
    let words = "entries are remembered for this session only: "
    let told = prompt.screen.rows.filter { $0.hasPrefix(words) }
    #expect(told == [words + "/dev/full: it is not a regular file"])
    try prompt.type(Key.up, shows: "pivot> 1 + 2")
  }

  /// Of a line that the disk takes in part nothing stays.
  @Test func aFullDiskLeavesNoTornLine() throws {
    let path = try temporaryFolder() + "/history"
    let old = String(repeating: "x", count: 500) + "\n"
    try old.write(toFile: path, atomically: true, encoding: .utf8)
    let line = "ulimit -f 1; exec \"$0\" --no-init"
    let terminal = try PseudoTerminal(
      "/bin/sh", arguments: ["-c", line, Pivot.path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8", "PIVOT_HISTORY": path], columns: 160)
    try terminal.wait(row: "pivot>")
    try terminal.send("let number = 6 * 7 + 1000000\r")
    try terminal.wait(row: "number = 1000042")
    #expect(terminal.transcript.contains("space left for it"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == old)
  }

  @Test func withoutAHomeItIsToldAtThePrompt() throws {
    let words = "there is no home folder to keep history and settings in"
    let prompt = try PromptScreen("-q", environment: ["HOME": ""])
    #expect(prompt.screen.rows[0] == words)
    let empty = ["HOME": "", "PIVOT_HISTORY": ""]
    let unwanted = try PromptScreen("-q", "--no-init", environment: empty)
    #expect(unwanted.screen.rows[0] == "pivot>")
    let program = try Pivot.run("-e", "6 * 7", environment: ["HOME": ""])
    #expect(program.output == "42\n" && program.errors.isEmpty)
  }

  @Test func initializationRunsFirst() throws {
    let files = [".config/pivot/init.pivot": "let mine = 42\n1 + 1\nnope\n"]
    let prompt = try PromptScreen(files: files)
    #expect(prompt.terminal.transcript.contains("init.pivot:3:1"))
    #expect(!prompt.screen.rows.contains("2"))
    try prompt.enter("mine", shows: "42")
    let without = try PromptScreen("--no-init", home: prompt.home)
    try without.enter("mine", shows: "error[P0201]: there is no 'mine'")
  }

  @Test func stayingAfterAProgram() throws {
    let folder = try temporaryFolder()
    try "let a = 6\na\n".write(toFile: folder + "/a.pivot", atomically: true, encoding: .utf8)
    let prompt = try PromptScreen("-i", folder + "/a.pivot")
    #expect(prompt.screen.rows.contains("6"))
    try prompt.enter("a * 7", shows: "42")
    let missing = try PseudoTerminal(
      Pivot.path, arguments: ["-i", folder + "/none"], environment: ["TERM": "xterm"])
    #expect(try missing.exitCode() == 66)
  }

  @Test func aWatchedProgramRunsAgainWhenItIsSaved() throws {
    let path = try temporaryFolder() + "/a.pivot"
    try "20 + 1\n".write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(
      Pivot.path, arguments: ["--watch", path],
      environment: ["TERM": "xterm", "LANG": "C.UTF-8"].merging(Pivot.profile) { $1 })
    try terminal.wait(row: "21")
    try "6 * 7\n".write(toFile: path, atomically: true, encoding: .utf8)
    try terminal.wait(row: "42")
    try terminal.send("\u{3}")
    #expect(try terminal.exitCode() == 0)
    #expect(try Pivot.run("--watch", "-e", "1").status == 64)
  }

  @Test func undoing() throws {
    let prompt = try PromptScreen()
    try prompt.enter("let v = view(1, 2, 3, 4)")
    try prompt.enter("v.center = (50, 60)")
    try prompt.enter(":undo", shows: "undone: v.center = (50, 60)")
    try prompt.enter("v.frame", shows: "rect(1, 2, 3, 4)")
  }

  @Test func savingAndLoading() throws {
    let prompt = try PromptScreen()
    try prompt.enter("let a = 20")
    try prompt.enter("nope")
    try prompt.enter("a + 1", shows: "21")
    try prompt.enter(":save ~/s.pivot", shows: "saved 2 entries to ~/s.pivot")
    let path = prompt.home + "/s.pivot"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let a = 20\na + 1\n")
    #expect(try Pivot.run(path).output == "21\n")
    let other = try PromptScreen(home: prompt.home)
    try other.enter(":load ~/s.pivot", shows: "21")
    try other.enter("* 2", shows: "42")
    try other.enter(":save ~/s.pivot", shows: "error: ~/s.pivot exists")
    try other.enter(":save! ~/s.pivot", shows: "saved 2 entries to ~/s.pivot")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "let a = 20\na + 1\n_ * 2\n")
    try other.enter(":save ~/", shows: "error[P0602]: cannot write ~/: it is a folder")
    try other.enter(
      ":save /nonexistent/x",
      shows: "error[P0602]: cannot write /nonexistent/x: No such file or directory")
    try other.enter(
      ":load ~/none", shows: "error[P0601]: cannot read ~/none: No such file or directory")
  }

  /// A pipe that nobody writes would be waited for.
  @Test func initializationIsNoPipe() throws {
    let home = try temporaryFolder()
    let folder = home + "/.config/pivot"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder + "/init.pivot", 0o600) == 0)
    let prompt = try PromptScreen(home: home)
    let words = prompt.screen.rows.joined(separator: " ").split(separator: " ")
    #expect(words.joined(separator: " ").contains("init.pivot: not a regular file"))
    try prompt.enter("6 * 7", shows: "42")
    #expect(try prompt.leave() == 0)
  }

  @Test func editingOutside() throws {
    let prompt = try PromptScreen(environment: ["EDITOR": "sed -i s/1/2/"])
    try prompt.enter("let a = 1")
    try prompt.enter(":edit", shows: "a = 2")
    try prompt.enter("a", shows: "2")
    let same = try PromptScreen(environment: ["EDITOR": "true"])
    try same.enter("a", shows: "error[P0201]: there is no 'a'")
    try same.enter(":edit", shows: "nothing to run")
    try same.enter(":edit :edit", shows: "nothing to run")
    try same.enter("6 * 7", shows: "42")
    // Set to nothing it names no folder.
    let rootless = try PromptScreen(environment: ["EDITOR": "echo $1 >", "TMPDIR": ""])
    try rootless.enter(":edit")
    #expect(rootless.screen.rows.contains { $0.hasPrefix("/tmp/pivot-") })
    let broken = try PromptScreen(environment: ["VISUAL": "false"])
    try broken.enter(":edit", shows: "error: cannot run the editor: 'false' failed")
  }

  /// The keys of interrupts are the editor's while it runs.
  @Test func interruptsOfTheEditorAreItsOwn() throws {
    let editor = "trap '' INT QUIT; kill -INT 0; kill -QUIT 0; echo '6 * 7' >"
    let prompt = try PromptScreen(environment: ["EDITOR": editor])
    try prompt.enter(":edit", shows: "42")
    let heeding = try PromptScreen(environment: ["EDITOR": "kill -INT $$; true"])
    try heeding.enter(":edit", shows: "error: cannot run the editor: 'kill -INT $$; true' failed")
    try heeding.enter("6 * 7", shows: "42")
  }
}
