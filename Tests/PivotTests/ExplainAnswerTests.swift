import Foundation
import TestSupport
import Testing

@Suite("Explaining verdicts", .timeLimit(.minutes(2)))
struct ExplainAnswerTests {
  private let folder: String

  init() throws {
    folder = try temporaryFolder()
    try write("lesson.md", shiftLesson)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  private func explain(_ arguments: String..., input: String = "") throws -> Pivot.Result {
    try Pivot.run(["explain-answer", "\(folder)/lesson.md"] + arguments, input: input)
  }

  private let sheet = "# Answers: shift\n\n## move-by\n```swift\nlet m = T(2, 1)\n```\n"

  @Test func anAnswerFromWhereverItComes() throws {
    let wrong = try explain("--answer", "let m = T(2, 1)")
    #expect(wrong.status == 1 && wrong.output.hasPrefix("move-by: "), "\(wrong)")
    #expect(wrong.output.contains("got  transform(1, 0, 0, 1, 2, 1)\n"))
    #expect(wrong.output.contains("\nverdict: not yet (exchanged"))
    try write("code.swift", "let m = T(2, 1)")
    #expect(try explain("\(folder)/code.swift").output == wrong.output)
    try write("sheet.md", sheet)
    #expect(try explain("\(folder)/sheet.md").output == wrong.output)
    #expect(try explain("-", input: sheet).output == wrong.output)
    // As an editor of another system writes it.
    try write(
      "crlf.md",
      sheet.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n"))
    #expect(try explain("\(folder)/crlf.md").output == wrong.output)
    let right = try explain("--answer", "let m = T(1, 2)", "--exercise", "move-by")
    #expect(right.status == 0 && right.output.hasSuffix("verdict: right\n"), "\(right)")
  }

  /// What `learn` and `grade` stop is stopped here too.
  @Test func anAnswerThatTakesTooLongIsStopped() throws {
    let slow = "let l = Array(0..<100000)\nfor i in 0..<100000 { let k = l.reversed() }"
    let result = try explain("--answer", "\(slow)\nlet m = T(1, 2)")
    #expect(result.status == 1 && result.output.contains("stopped after"), "\(result)")
  }

  /// A file is read as `grade` reads it, and judged the same.
  @Test func whatGradeCannotJudge() throws {
    let answer = Array("# Answers: shift\n## move-by\nlet m = T(1, 2)\n".utf8)
    let twice = answer + Array("## move-by\nlet m = T(2, 2)\n".utf8)
    for (name, bytes, words) in [
      (
        "latin", answer + [0x2F, 0x2F, 0xE9], "The file is not UTF-8: save it as UTF-8. See line 4."
      ),
      ("wide", [0xFF, 0xFE, 0x23, 0], "The file is UTF-16: save it as UTF-8."),
      ("binary", answer + [0], "The file is no text: it holds NUL bytes."),
      ("twice", twice, "This answer cannot be taken: there is another one in line 5."),
      (
        "other", Array("# Answers: other\n## x\n1\n".utf8),
        "These are answers to 'other', not to 'shift'."
      ),
    ] {
      let file = "\(folder)/\(name).md"
      try Data(bytes).write(to: URL(filePath: file))
      let result = try explain(file)
      #expect(result.status == 1, "\(result)")
      #expect(result.output.contains("verdict: not gradable\n  \(words)\n"), "\(result)")
      let graded = try Pivot.run("grade", "\(folder)/lesson.md", file, "--format", "json")
      #expect(graded.output.contains(words), "\(graded)")
    }
    let titled = "# Answers: shift\n## Exercise: move\nlet m = T(1, 2)\n"
    #expect(try explain("-", input: titled).output.hasSuffix("verdict: right\n"))
    #expect(try explain("--answer", "let m = T(1, 2)", "--variant", "10000").status == 64)
  }

  /// A line that names an exercise is a heading for everyone who judges.
  @Test func oneVerdictWhoeverJudges() throws {
    let room = try Classroom()
    for line in ["**move-by**", "move-by:", "`move-by`", "##move-by", "move-by\n-------"] {
      try room.write("mine.md", "# Answers: shift\n\n\(line)\n\nlet m = T(1, 2)\n")
      let file = room["mine.md"]
      let graded = try Pivot.run("grade", room.lesson, file)
      #expect(graded.output.contains("mine  1 of 1\n"), "\(line): \(graded)")
      let checked = try Pivot.run("check", file, "--lessons", room.lessons)
      #expect(checked.status == 0 && checked.output.contains("right"), "\(line): \(checked)")
      let explained = try Pivot.run("explain-answer", room.lesson, file)
      #expect(explained.output.hasSuffix("verdict: right\n"), "\(line): \(explained)")
    }
  }

  /// An answer that states its own numbers is explained with these.
  @Test func otherNumbers() throws {
    let varied = """
      ---
      lesson: varied
      title: Varied
      format: 1
      ---
      # Varied

      ## Predict: a sum
      <!-- id: sum; points: 1 -->
      ```vary
      a in 1..5
      ```
      ```swift predict
      a + 10
      ```
      """
    let answers =
      "# Answers: varied\n<!-- answers: 1; variant: 0 -->\n## sum\n<!-- variant: 3 -->\n```\n14\n```\n"
    try varied.write(toFile: "\(folder)/varied.md", atomically: true, encoding: .utf8)
    let result = try Pivot.run("explain-answer", "\(folder)/varied.md", "-", input: answers)
    let end = "verdict: right\nnote: It states variant 3 for 'sum'.\n"
    #expect(result.status == 0 && result.output.hasSuffix(end), "\(result)")
    let code = ["explain-answer", "\(folder)/varied.md", "--answer", "13", "--variant"]
    #expect(try Pivot.run(code + ["2"]).output.hasSuffix("verdict: right\n"))
    let beyond = try Pivot.run(code + ["32"]).output
    #expect(beyond.hasSuffix("note: 'sum' has the variants 0 to 4; number 32 gives 2.\n"))
  }

  @Test func whatIsMissingIsSaid() throws {
    let none = try Pivot.run("explain-answer", "\(folder)/none.md", "--answer", "1")
    #expect(
      none.status == 66 && none.errors.hasPrefix("pivot: there is no lesson '\(folder)/none.md'"))
    let file = try explain("\(folder)/none.md")
    #expect(file.status == 66 && file.errors == "pivot: cannot read \(folder)/none.md\n")
    #expect(try explain().status == 64)
    #expect(try explain("-", "--answer", "1").status == 64)
    let other = try explain("--answer", "let m = 1", "--exercise", "other")
    #expect(other.status == 64)
    #expect(other.errors.hasPrefix("pivot: which exercise? --exercise takes one of move-by"))
    let empty = try explain("-", "--exercise", "other", input: sheet)
    #expect(empty.status == 64 && empty.output.isEmpty)
    #expect(empty.errors == "pivot: there is no answer to other\n")
  }
}
