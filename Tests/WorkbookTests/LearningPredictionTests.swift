import Language
import Testing

@testable import Workbook

/// What counts as an answer where a value is predicted.
@Suite struct LearningPredictionTests {
  /// What predicts nothing is not said to be an answer, and is not taken for one behind a value.
  @Test func aDeclarationIsNoPrediction() {
    var session = LearningSession(lesson: lesson(pivotLesson))
    _ = session.begin()
    _ = session.perform(.next)
    #expect(session.entered("let turn = R(90°)", succeeded: true).text.plain.isEmpty)
    #expect(session.perform(.check).text.plain.contains("Answer with the value itself"))
    #expect(session.entered("(0, 2)", succeeded: true).text.plain.contains("':check' takes it"))
    #expect(session.entered("let q = 3", succeeded: true).text.plain.isEmpty)
    #expect(session.perform(.check).text.plain.hasPrefix("Right. That is what it gives."))
  }
}
