@testable import Workbook

extension Prover {
  /// Everything that is wrong with a lesson file, in the order of its lines.
  func prove(_ text: String, file: String) -> [LessonProblem] {
    let (lesson, problems) = parseLesson(text, file: file)
    return (problems + prove(lesson)).sorted { $0.line < $1.line }
  }
}
