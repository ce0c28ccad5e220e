import Foundation
import TestSupport
import Testing

/// What `hand-in` does with a file that is there already.
@Suite("Handing in again", .timeLimit(.minutes(2)))
struct HandInTests {
  /// Whatever `grade` takes for an answer is kept, and what it does not take is not lost.
  @Test func answersWrittenByHandAreKept() throws {
    let folder = try Classroom()
    try folder.write("lessons/1.md", shiftLesson + secondShift)
    let prompt = try PromptScreen("learn", "shift#1", "--lessons", folder.lessons)
    try prompt.enter("let m = T(1, 2)")
    try prompt.terminal.wait("the praise") { screen in
      screen.rows.contains { $0.hasPrefix("Right.") }
    }
    #expect(try prompt.leave() == 0)
    let file = folder["mine.answers.md"]
    func handIn(over answer: String) throws -> Pivot.Result {
      try folder.write("mine.answers.md", "# Answers: shift\n\n\(answer)")
      return try Pivot.run(
        "hand-in", "shift", "-o", file, "--lessons", folder.lessons,
        environment: ["HOME": prompt.home])
    }
    for line in ["**move-on**", "move-on:", "move-on\n-------", "## move-on"] {
      let result = try handIn(over: "\(line)\n\nlet n = T(3, 4)\n")
      #expect(result.output.contains("Kept from it, as they stand there: move-on."), "\(result)")
      #expect(try folder.read("mine.answers.md").contains("let n = T(3, 4)"), "\(line)")
    }
    let twice = "## move-on\nlet n = 1\n## move-on\nlet n = 2\n"
    let refused = try handIn(over: twice)
    #expect(refused.status == 1 && refused.errors.contains("there is another one in line 6"))
    #expect(try folder.read("mine.answers.md").hasSuffix(twice))
  }
}

/// A second exercise of the same lesson.
private let secondShift = """

  ## Exercise: move on
  <!-- id: move-on; points: 1 -->

  Define n, which moves by (3, 4).

  ```checks
  value   n ≈ solution   1pt
  ```
  <details><summary>Hint 1</summary>

  As before.
  </details>
  <details><summary>Solution</summary>

  ```swift solution
  let n = T(3, 4)
  ```
  </details>

  """
