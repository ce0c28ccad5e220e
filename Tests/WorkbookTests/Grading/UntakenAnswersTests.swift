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
