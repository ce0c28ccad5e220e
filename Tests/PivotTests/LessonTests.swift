import Foundation
import TestSupport
import Testing
import Workbook

@Suite("Lessons", .timeLimit(.minutes(2)))
struct LessonTests {
  @Test func aLessonInThePrompt() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let prompt = try PromptScreen("learn", "--lessons", folder)
    #expect(prompt.screen.rows.contains("A shift moves the origin too:"))
    try prompt.enter("", shows: "(3, 4)")
    try prompt.enter("")
    try prompt.terminal.wait(row: "Define m, which moves by (1, 2).")
    try prompt.enter("let help = 1", shows: "help = 1")
    try prompt.enter("let m = T(2, 1)")
    try prompt.terminal.wait("the feedback") { screen in
      screen.rows.contains { $0.hasPrefix("Not yet.") }
    }
    try prompt.enter("m.ty", shows: "1")
    try prompt.enter(":hint", shows: "First to the right, then down.")
    try prompt.enter("let m = T(1, 2)")
    try prompt.terminal.wait("the praise") { screen in
      screen.rows.contains { $0.hasPrefix("Right.") }
    }
    try prompt.enter("")
    try prompt.enter("m.tx", shows: "1")
    #expect(try prompt.leave() == 0)
    let progress = prompt.home + "/.local/share/pivot/progress"
    #expect(try String(contentsOfFile: progress, encoding: .utf8).contains("shift move-by"))
  }

  /// A lesson whose first page is higher than the screen.
  private static func onASmallScreen() throws -> PromptScreen {
    let long = shiftLesson.replacingOccurrences(
      of: "A shift moves the origin too:",
      with: (1...12).map { "Sentence \($0) of a page that is higher than the screen is." }
        .joined(separator: "\n\n"))
    return try PromptScreen(
      "learn", "--lessons", try folder(["1.md": long]),
      environment: ["TERM": "dumb", "NO_COLOR": "1"], columns: 40, rows: 10)
  }

  /// What is left of a page belongs to it.
  @Test func turningThePageLeavesItsRest() throws {
    let prompt = try Self.onASmallScreen()
    try prompt.enter(":next")
    try prompt.enter("")
    try prompt.terminal.wait(row: "Define m, which moves by (1, 2).")
    #expect(!prompt.screen.rows.contains { $0.hasPrefix("Sentence 12") })
  }

  @Test func aLessonOnASmallScreen() throws {
    let prompt = try Self.onASmallScreen()
    #expect(prompt.screen.rows.contains("Enter goes on."))
    #expect(prompt.screen.rows.contains { $0.hasPrefix("Shifting") }, "the heading is in sight")
    try prompt.terminal.send("1 + 1\r")
    try prompt.terminal.wait(row: "2")
    try prompt.waitForPrompt()
    for _ in 0..<8 { try prompt.enter("") }
    try prompt.terminal.wait(row: "Define m, which moves by (1, 2).")
    #expect(!prompt.screen.sawEscape)
    #expect(prompt.screen.rows.allSatisfy { $0.count <= 40 })
    #expect(try prompt.leave() == 0)
  }

  /// A lesson is judged by rows.
  @Test func aLessonIsReadByRows() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let lesson = try PromptScreen("learn", "shift#1", "--lessons", folder)
    try lesson.enter(":set convention column")
    let words = "error: points are rows in a lesson: p * A * B, A acts first"
    #expect(lesson.screen.rows.contains(words))
    try lesson.enter("(0, 0) * T(1, 2)", shows: "(1, 2)")
    try lesson.enter(":set convention", shows: "convention row   p * A * B: A acts first")
  }

  @Test func whyIsForWordsAndForCode() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let prompt = try PromptScreen("learn", "shift#1", "--lessons", folder)
    try prompt.enter("let v = view(0, 0, 10, 10)")
    try prompt.enter(":why v.frame")
    #expect(!prompt.screen.rows.contains { $0.hasPrefix("Kept for you") })
    try prompt.enter(":why because the last row is the shift")
    try prompt.terminal.wait(row: "Kept for you. ':why' alone shows it again.")
    try prompt.enter(":why", shows: "You wrote: because the last row is the shift")
    try prompt.terminal.send(":quit\r")
    #expect(try prompt.terminal.exitCode() == 0)
  }

  @Test func faultyLessonsAreNamedAndPassedOver() throws {
    let bad = shiftLesson.replacingOccurrences(of: "lesson: shift", with: "lesson: bad")
      .replacingOccurrences(of: "```checks", with: "```chekcs")
    let folder = try Self.folder(["1.md": bad, "2.md": shiftLesson, "3.md": shiftLesson])
    let prompt = try PromptScreen("learn", "--lessons", folder)
    #expect(prompt.screen.rows.contains { $0.hasPrefix("passed over, for it has a fault:") })
    try prompt.enter(":learn bad")
    #expect(prompt.screen.rows.contains("error: this lesson has a fault"))
    try prompt.enter(":learn shift#nope", shows: "  = it has move-by")
    #expect(try prompt.leave() == 0)
    let list = try Pivot.run("lessons", "--lessons", folder).output.split(separator: "\n")
    #expect(list.count == 3 && list[0].contains("bad    has a fault: "))
    #expect(list[2].contains("the id 'shift' is taken by"))
    #expect(
      try Pivot.run("lessons", "shift", "--lessons", folder).output
        == "pending  shift#move-by  Exercise: move\n")
    #expect(try Pivot.run("lessons", "nope", "--lessons", folder).status == 64)
  }

  @Test func reviewing() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let none = try Pivot.run("review", "--lessons", folder)
    #expect(none.status == 0 && none.output.hasPrefix("Nothing waits for a review"))
    let hash = parseLesson(shiftLesson, file: "f").lesson.exercises[0].contentHash
    let home = [".local/share/pivot/progress": "shift move-by \(hash) 3 right solution-seen\n"]
    let prompt = try PromptScreen("review", "--name", "Ada", "--lessons", folder, files: home)
    #expect(prompt.screen.rows.contains("Back again: shift"))
    try prompt.terminal.send("let m = T(1, 2)\r")
    try prompt.terminal.wait(received: "Right.")
    try prompt.waitForPrompt()
    try prompt.terminal.send("\r")
    try prompt.terminal.wait(received: "One at a time is enough. Next: shift, due in 3 days.")
    #expect(try prompt.terminal.exitCode() == 0)
    let list = try Pivot.run("review", "--lessons", folder, environment: ["HOME": prompt.home])
    #expect(list.output.hasPrefix("Nothing is due today.\ndue in 3 days   shift  shift#move-by\n"))
  }

  @Test func aLessonFromThePrompt() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let prompt = try PromptScreen(environment: ["PIVOT_LESSONS": folder])
    try prompt.enter(":learn shfit", shows: "  = did you mean 'shift'?")
    try prompt.enter(":learn move-by", shows: "  = did you mean 'shift#move-by'?")
    try prompt.enter(":learn 99", shows: "  = 'pivot lessons' lists them, TAB behind ':learn ' too")
    try prompt.enter(":learn 1")
    try prompt.terminal.wait(row: "A shift moves the origin too:")
    try prompt.type(":ne\t", shows: "pivot> :next")
    try prompt.enter("")
    try prompt.enter("help")
    try prompt.terminal.wait("the lesson's commands") { screen in
      screen.rows.contains { $0.hasPrefix("In this lesson") }
    }
    try prompt.enter(":hel", shows: "Enter alone runs an example or goes on.")
    try prompt.enter(":help :")
    let rows = prompt.screen.rows.filter { $0.hasPrefix("  :") }
    #expect(rows.last?.hasPrefix("  :quit            leave the lesson") == true, "\(rows)")
    #expect(rows.count { $0.hasPrefix("  :why ") } == 1)
    try prompt.enter(":quit", shows: "The lesson waits where you left it.")
    try prompt.enter("1 + 1", shows: "2")
  }

  /// A command of lessons says so where none is open.
  @Test func commandsWithoutALesson() throws {
    let prompt = try PromptScreen()
    try prompt.enter(":hint", shows: "error: ':hint' is a command of lessons, and none is open")
    #expect(try prompt.leave() == 0)
  }

  /// Where one left off in a folder is where one goes on there, whatever other lessons were opened since.
  @Test func otherFoldersAreOpenedBetween() throws {
    let second = shiftLesson.replacingOccurrences(of: "lesson: shift", with: "lesson: second")
    let folder = try Self.folder(["1.md": shiftLesson, "2.md": second])
    let other = try Self.folder([
      "1.md": shiftLesson.replacingOccurrences(of: "lesson: shift", with: "lesson: other")
    ])
    let home = try temporaryFolder()
    for (lesson, folder) in [("second#move-by", folder), ("other", other)] {
      let prompt = try PromptScreen("learn", lesson, "--lessons", folder, home: home)
      #expect(try prompt.leave() == 0)
    }
    let list = try Pivot.run("lessons", "--lessons", folder, environment: ["HOME": home]).output
    #expect(list.contains(">  2  second"), "\(list)")
    let prompt = try PromptScreen("learn", "--lessons", folder, home: home)
    #expect(prompt.screen.rows.contains("Define m, which moves by (1, 2)."))
    #expect(try prompt.leave() == 0)
  }

  /// A lesson of a file is learned wherever that stands, at an exercise of it too.
  @Test(arguments: [
    ("", "A shift moves the origin too:"), ("#move-by", "Define m, which moves by (1, 2)."),
  ]) func aLessonOfAFile(_ exercise: String, _ row: String) throws {
    let file = try Self.folder(["shift.md": shiftLesson]) + "/shift.md"
    let prompt = try PromptScreen("learn", file + exercise, columns: 200)
    #expect(prompt.screen.rows.contains(row))
    #expect(try prompt.leave() == 0)
    let farewell = prompt.screen.rows.joined(separator: "\n")
    #expect(farewell.contains("where you left it: 'pivot learn \(file)' goes on."))
    let inPrompt = try PromptScreen()
    try inPrompt.enter(":learn " + file + exercise)
    #expect(inPrompt.screen.rows.contains(row))
  }

  @Test func listing() throws {
    let folder = try Self.folder(["1.md": shiftLesson, "README.md": "# No lesson"])
    let list = try Pivot.run("lessons", "--lessons", folder)
    #expect(list.output == ">  1  shift  [-]  0 of 1  Shifting\n")
    #expect(try Pivot.run("lessons", environment: ["PIVOT_LESSONS": "/nonexistent"]).status == 66)
    #expect(try Pivot.run("learn", "--lessons", folder).status == 64)
  }

  /// Words stay whole on a terminal of any width.
  @Test(arguments: [34, 41, 47, 52]) func subcommandsBreakLinesBetweenWords(columns: Int) throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    let terminal = try PseudoTerminal(
      Pivot.path, arguments: ["hand-in", "shift", "--lessons", folder],
      environment: ["HOME": try temporaryFolder(), "TERM": "xterm", "LANG": "C.UTF-8"],
      columns: columns, rows: 12)
    #expect(try terminal.exitCode() == 1)
    let text = terminal.screen.rows.joined(separator: " ")
    #expect(text.contains("pivot: you have answered nothing of 'shift' yet: pivot learn shift"))
  }

  @Test func aPipeBesideALessonIsNotWaitedFor() throws {
    let folder = try Self.folder(["1.md": shiftLesson])
    mkfifo(folder + "/pipe.md", 0o600)
    let one = try Pivot.run("lessons", "check", folder + "/1.md")
    #expect(one.status == 0)
    let all = try Pivot.run("lessons", "check", folder)
    #expect(all.status == 66)
    #expect(all.errors.contains("pipe.md: it is not a regular file"))
  }

  /// As it was named, whatever is wrong with it.
  @Test func aFaultyFileHasOneSpelling() throws {
    let faulty =
      shiftLesson
      .replacingOccurrences(of: "\nformat: 1\n", with: "\nformat: 1\nneeds: nothing\n")
      .replacingOccurrences(of: "(3, 4)\n```", with: "(3, 5)\n```")
    let folder = try Self.folder(["x.md": faulty])
    for name in ["x.md", "./x.md", folder + "/x.md"] {
      let run = try Pivot.run("lessons", "check", name, folder: folder)
      let lines = run.errors.split(separator: "\n").filter { $0.contains(".md:") }
      #expect(lines.count >= 2, "\(run.errors)")
      #expect(lines.allSatisfy { $0.hasPrefix(name + ":") }, "\(run.errors)")
    }
  }

  @Test func proving() throws {
    let wrong = shiftLesson.replacingOccurrences(of: "(3, 4)\n```", with: "(3, 5)\n```")
    let folder = try Self.folder(["1.md": shiftLesson])
    let faulty = try Self.folder(["1.md": wrong])
    let good = try Pivot.run("lessons", "check", folder)
    #expect(good.status == 0 && good.output == "1 lesson, 1 exercise: all hold\n", "\(good.errors)")
    let bad = try Pivot.run("lessons", "check", faulty + "/1.md")
    #expect(bad.status == 2 && bad.output == "1 lesson, 1 exercise: 1 problem\n")
    #expect(bad.errors.hasPrefix(faulty + "/1.md:"))
    #expect(try Pivot.run("lessons", "check", "/nonexistent").status == 66)
  }

  /// A lesson is named by its file, its id or its number.
  @Test func lessonsByTheirNames() throws {
    let varied = shiftLesson.replacingOccurrences(of: "lesson: shift", with: "lesson: varied")
      .replacingOccurrences(
        of: "```swift starter", with: "```vary\na in 1..4\n```\n```swift starter")
    let folder = try Self.folder(["1.md": shiftLesson, "2.md": varied])
    func run(_ arguments: String...) throws -> Pivot.Result {
      try Pivot.run(["lessons"] + arguments + ["--lessons", folder])
    }
    for name in ["shift", "1", "shi", "shift#move-by", "\(folder)/1.md"] {
      let result = try run("check", name)
      #expect(result.status == 0 && result.output.hasPrefix("1 lesson, "), "\(result)")
    }
    #expect(try run("update", "shift").output.hasSuffix("/1.md: up to date\n"))
    #expect(try run("preview", "shift#move-by").output.contains("Define m"))
    let none = try run("check", "shfit")
    #expect(none.status == 66, "\(none)")
    #expect(none.errors == "pivot: there is no lesson 'shfit'; did you mean 'shift'?\n")
    let empty = try temporaryFolder()
    #expect(try run("check", empty).errors == "pivot: there is no lesson in \(empty)\n")
    #expect(
      try run("check", "varied#move-by", "--variant", "3").errors.contains("variant") == false)
    // Results state numbers up to 9999: of four variants, 30 is the one that 2 is.
    for command in ["check", "preview"] {
      let result = try run(command, "varied#move-by", "--variant", "30")
      let same = try run(command, "varied#move-by", "--variant", "2")
      #expect(result.status == same.status && result.output == same.output, "\(result)")
    }
  }

  private static func folder(_ files: [String: String]) throws -> String {
    let folder = try temporaryFolder()
    for (name, text) in files {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    return folder
  }
}

/// A lesson with an example and an exercise.
let shiftLesson = """
  ---
  lesson: shift
  title: Shifting
  format: 1
  ---
  # Shifting

  A shift moves the origin too:

  ```swift example
  > (0, 0) * T(3, 4)
  (3, 4)
  ```

  ## Exercise: move
  <!-- id: move-by; points: 1 -->

  Define m, which moves by (1, 2).

  ```swift starter
  let m = T(___, ___)
  ```
  ```checks
  value   m ≈ solution   1pt
  ```
  <details><summary>Hint 1</summary>

  First to the right, then down.
  </details>
  <details><summary>Solution</summary>

  ```swift solution
  let m = T(1, 2)
  ```
  </details>
  <details><summary>Known wrong answers</summary>

  ```swift wrong exchanged
  let m = T(2, 1)
  ```
  > You exchanged the two: the origin lands at {(0, 0) * m}.
  </details>

  """
