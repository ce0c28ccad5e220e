/// The forms in which results are written; each is a rendering of the same rows.
public enum GradeFormat: String, CaseIterable, Sendable {
  case text, json, junit, tap, csv, gradescope, github

  /// All rows of a batch.
  public func render(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
    switch self {
    case .text: gradeText(rows, of: lesson)
    case .json: gradeJSON(rows, of: lesson)
    case .junit: gradeJUnit(rows, of: lesson)
    case .tap: gradeTAP(rows)
    case .csv: gradeCSV(rows, of: lesson)
    case .gradescope: gradescopeJSON(rows, of: lesson)
    case .github: gradeAnnotations(rows)
    }
  }
}

extension GradedSubmission {
  /// Nothing of it could be judged.
  var isUngraded: Bool { status != .graded }

  /// Something of it could not be judged.
  public var needsAttention: Bool {
    isUngraded || exercises.contains { $0.outcome == .notGraded }
  }
}

extension GradedExercise.Outcome {
  /// As people read it.
  var words: String {
    switch self {
    case .right: "right"
    case .notYet: "not yet"
    case .notGradable: "not gradable"
    case .missing: "no answer"
    case .notGraded: "not graded"
    }
  }
}
