import Language
import Testing

@testable import Workbook

@Suite struct EarlierEntriesTests {
  /// What was entered before may not even run with it.
  @Test func aRightAnswerIsNotRefusedForAnEarlierEntry() {
    let two = exerciseLesson(checks: "value a ≈ solution", solution: "let a = T(1, 2)")
    var session = LearningSession(lesson: two)
    _ = session.begin(at: "it")
    _ = session.entered("card.center = (5, 6)", succeeded: true)
    let reply = session.perform(.check, "let a = T(1, 2)").text.plain
    #expect(reply.hasPrefix("Right. "), "\(reply)")
  }
}
