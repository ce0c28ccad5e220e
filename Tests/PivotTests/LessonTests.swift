import Foundation
import TestSupport
import Testing

@Suite("Lessons", .timeLimit(.minutes(2)))
struct LessonTests {
  @Test func aLessonInThePrompt() throws {
    let folder = try Self.folder(["1.md": lesson])
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
    try prompt.enter("m", shows: "error[P0201]: there is no 'm'")
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

  @Test func aLessonFromThePrompt() throws {
    let folder = try Self.folder(["1.md": lesson])
    let prompt = try PromptScreen(environment: ["PIVOT_LESSONS": folder])
    try prompt.enter(":learn nope", shows: "  1  shift  0 of 1  Shifting")
    try prompt.enter(":learn 1")
    try prompt.terminal.wait(row: "A shift moves the origin too:")
    try prompt.type(":ne\t", shows: "pivot> :next")
    try prompt.enter("")
    try prompt.enter("help")
    try prompt.terminal.wait("the lesson's commands") { screen in
      screen.rows.contains { $0.hasPrefix("In this lesson :next") }
    }
    try prompt.enter(":quit", shows: "The lesson waits where you left it.")
    try prompt.enter("1 + 1", shows: "2")
  }

  @Test func listing() throws {
    let folder = try Self.folder(["1.md": lesson, "README.md": "# No lesson"])
    let list = try Pivot.run("lessons", "--lessons", folder)
    #expect(list.output == "  1  shift  0 of 1  Shifting\n")
    #expect(try Pivot.run("lessons", environment: ["PIVOT_LESSONS": "/nonexistent"]).status == 66)
    #expect(try Pivot.run("learn", "--lessons", folder).status == 64)
  }

  @Test func proving() throws {
    let wrong = lesson.replacingOccurrences(of: "(3, 4)\n```", with: "(3, 5)\n```")
    let folder = try Self.folder(["1.md": lesson])
    let faulty = try Self.folder(["1.md": wrong])
    let good = try Pivot.run("lessons", "check", folder)
    #expect(good.status == 0 && good.output == "1 lesson, 1 exercise: all hold\n", "\(good.errors)")
    let bad = try Pivot.run("lessons", "check", faulty + "/1.md")
    #expect(bad.status == 2 && bad.output == "1 lesson, 1 exercise: 1 problem\n")
    #expect(bad.errors.hasPrefix(faulty + "/1.md:"))
    #expect(try Pivot.run("lessons", "check", "/nonexistent").status == 66)
  }

  private static func folder(_ files: [String: String]) throws -> String {
    let folder = try Pivot.temporaryDirectory()
    for (name, text) in files {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    return folder
  }
}

private let lesson = """
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
