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
  public var needsAttention: Bool { isUngraded || !faults.isEmpty }

  /// The exercises of which the lesson or the grader is at fault, each with what happened.
  var faults: [String] {
    isUngraded
      ? [] : exercises.filter { $0.outcome == .notGraded }.map { "\($0.id): \($0.feedback)" }
  }

  /// How far grading came, for reports.
  var statusText: String { faults.isEmpty ? status.rawValue : partlyGraded }
}

/// The status of a row with exercises that could not be judged through no fault of the learner's.
let partlyGraded = "partly-graded"

extension GradedExercise.Outcome {
  /// As people read it.
  var words: String {
    switch self {
    case .right: "right"
    case .answered: "answered"
    case .notYet: "not yet"
    case .notGradable: "not gradable"
    case .missing: "no answer"
    case .notGraded: "not graded"
    }
  }
}

extension GradedExercise {
  /// What came of it, with the points where there are any to reach.
  var words: String {
    isJudged && outcome != .notGraded ? "\(outcome.words), \(points) of \(maximum)" : outcome.words
  }

  /// Nothing of it is wrong or missing that anybody judges.
  public var isFine: Bool { !isJudged || outcome == .right }
}
