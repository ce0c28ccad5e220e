import Language
import Testing

@testable import Workbook

@Suite struct UntakenAnswersTests {
  /// Else its teacher sees no more than points that are missing.
  @Test(arguments: [
    ("```\nlet pivot = 1\n", "the block that begins in line 3 is not closed"),
    ("```\n1\n```\n```\n2\n```\n", "there are two blocks below its heading"),
    ("let pivot = 1\n## pivot-turn\nlet pivot = 2\n", "there is another one in line 5"),
  ])
  func whatCannotBeTakenIsToldToTheTeacher(_ answer: String, _ reason: String) throws {
    let row = try graded("# Answers: sample\n## pivot-turn\n\(answer)")
    let remark = "The answer to 'pivot-turn' cannot be taken: \(reason)."
    #expect(row.remarks == [remark])
    #expect(classReport([row], of: lesson(pivotLesson)).contains("- `ada`: \(remark)"))
  }

  /// A line that names an exercise begins its answer, whatever marks it as a heading, or ends the one above it.
  @Test(arguments: [
    "**pivot-turn**", "##pivot-turn", "pivot-turn", "pivot-turn:", "2. pivot-turn",
    "- `pivot-turn`",
    "## pivot-turn ##",
    "Exercise: pivot-turn",
  ])
  func aLineThatNamesAnExerciseIsAHeading(_ line: String) throws {
    let text = "# Answers: sample\n## predict-turn\n(0, 2)\n\n\(line)\nlet pivot = R(90°)\n"
    let sheet = try AnswerSheet(submission: Array(text.utf8), to: lesson(pivotLesson))
    #expect(sheet.answers.map(\.text) == ["(0, 2)", "let pivot = R(90°)"])
    #expect(sheet.remarks.isEmpty)
  }

  @Test func whatIsNotTakenIsToldToTheTeacher() throws {
    let row = try graded(
      """
      # Answers: sample
      Hello
      ## pivot-turn
      ```
      let pivot = R(90°)
      ```
      2
      """)
    #expect(
      row.remarks == [
        "The text in line 2 stands below no heading.",
        "The text in line 7 stands outside the block, and was not taken.",
      ])
    let none = try graded("# Answers: sample\nHello\n")
    #expect(none.status == .notGradable)
  }

  @Test func theHeadingThatIsMissingIsOneOfTheLesson() throws {
    let lesson = lesson(pivotLesson)
    #expect(
      throws: UnreadableSubmission(
        reason:
          "There are no answers: each stands below the id of its exercise, such as '## predict-turn'.",
        isPlainText: true)
    ) { try AnswerSheet(submission: Array("Dear teacher\n".utf8), to: lesson) }
  }
}
