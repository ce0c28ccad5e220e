/// What came of one file that was handed in; every report is a rendering of these.
public struct GradedSubmission: Sendable, Equatable {
  /// How far grading came.
  public enum Status: String, Sendable {
    /// It was judged; the points say how well.
    case graded
    /// The file holds nothing that can be judged: no points, and the reason.
    case notGradable = "not-gradable"
    /// Grading failed, which is not the learner's doing.
    case notGraded = "not-graded"
    /// Grading has begun.
    case notFinished = "not-finished"
  }

  /// The name of its row: the file's name, made safe.
  public var name: String
  /// The file as it was named.
  public var file: String
  /// The name that stands inside the file.
  public var label: String?
  /// The variant that was judged.
  public var variant: Int?
  /// A hash of all its answers as they are written, where they are long enough to tell one sheet from another.
  var sheetHash: String?
  /// How far grading came.
  public var status: Status
  /// Why it was not graded.
  public var reason: String?
  /// What is odd and cost nothing.
  public var remarks: [String] = []
  /// What only the teacher is told: it names others.
  var classRemarks: [String] = []
  /// All that a teacher is told.
  var allRemarks: [String] { remarks + classRemarks }
  /// All exercises of the lesson, in its order.
  public var exercises: [GradedExercise]

  /// A row of which nothing is known yet.
  public init(name: String, file: String, exercises: [GradedExercise]) {
    self.name = name
    self.file = file
    self.exercises = exercises
    status = .notFinished
    reason = "Grading did not finish."
  }

  /// The points that were reached.
  public var points: Int { exercises.reduce(0) { $0 + $1.points } }
  /// The points that can be reached.
  public var maximum: Int { exercises.reduce(0) { $0 + $1.maximum } }

  /// Notes that judging an exercise ended before its time, which costs that exercise alone.
  public mutating func stop(_ index: Int, _ reason: String) {
    exercises[index] = exercises[index].failed(.notGradable, reason)
  }

  /// Notes that an exercise could not be judged, which is not the learner's doing.
  public mutating func skip(_ index: Int, _ reason: String) {
    exercises[index] = exercises[index].failed(.notGraded, reason)
  }

  /// The same row with nothing judged.
  public func failed(_ status: Status, _ reason: String) -> GradedSubmission {
    var row = self
    row.status = status
    row.reason = reason
    let outcome: GradedExercise.Outcome = status == .notGradable ? .notGradable : .notGraded
    row.exercises = exercises.map { $0.failed(outcome, reason) }
    return row
  }
}

/// What came of one exercise.
public struct GradedExercise: Sendable, Equatable {
  /// The ways in which judging ends.
  public enum Outcome: String, Sendable {
    /// Right.
    case right
    /// There is an answer in words, which nobody grades.
    case answered
    /// Not right yet.
    case notYet = "not-yet"
    /// There is an answer that cannot be judged.
    case notGradable = "not-gradable"
    /// There is no answer.
    case missing
    /// Grading failed, which is not the learner's doing.
    case notGraded = "not-graded"
  }

  /// Its id.
  public var id: String
  /// Its heading.
  public var title: String
  /// Its place in the lesson, from 1.
  public var number: Int
  /// It is judged; an answer in words is only kept.
  public var isJudged = true
  /// What came of it.
  public var outcome: Outcome
  /// Why, in words for the learner.
  public var feedback = ""
  /// What the learner reads instead before the work is handed in, where that tells of a hidden check.
  public var shownFeedback: String?
  /// What the learner gets back instead, where that tells of a check that only the teacher has.
  var handedBackFeedback: String?
  /// The learner's value with its wrong entries marked.
  public var details: [String] = []
  /// The id of the diagnosed mistake.
  public var mistake: String?
  /// The ids of other mistakes that it may be as well.
  public var others: [String] = []
  /// The learner's value.
  public var got: String?
  /// The answer, cut where it is long.
  public var answer: String?
  /// The line of the file on which the answer begins.
  public var line: Int?
  /// Equal answers have equal groups, however they are written.
  public var group: String?
  /// Its checks.
  public var checks: [GradedCheck]

  /// The points that were reached.
  public var points: Int { checks.reduce(0) { $0 + ($1.hasPassed ? $1.points : 0) } }
  /// The points that can be reached.
  public var maximum: Int { checks.reduce(0) { $0 + $1.points } }

  /// The same exercise with nothing judged.
  func failed(_ outcome: Outcome, _ reason: String) -> GradedExercise {
    var exercise = self
    exercise.outcome = outcome
    exercise.feedback = reason
    for index in checks.indices { exercise.checks[index].hasPassed = false }
    return exercise
  }
}

/// What came of one check.
public struct GradedCheck: Sendable, Equatable {
  /// What it looks at.
  public var name: String { label.text }
  var label: Check.Label
  /// What it is worth; nothing where it only remarks.
  public var points: Int
  /// It passed.
  public var hasPassed: Bool
  /// The learner sees it only when the work is back.
  public var isHidden: Bool
  /// Only the teacher has it: the learner sees no more than its points.
  var isSecret = false
  /// Why it did not pass.
  public var reason: String?
  /// The same as its author gets it back.
  var reasonHandedBack: String? { isSecret ? nil : reason }
}

extension GradedExercise {
  /// An exercise as it stands before anybody answers.
  init(_ exercise: Exercise, number: Int) {
    self.init(
      id: exercise.id, title: exercise.title, number: number, outcome: .missing,
      checks: exercise.checks.map(GradedCheck.init))
    isJudged = exercise.kind != .explain
  }
}

extension GradedCheck {
  init(_ check: Check) {
    self.init(
      label: check.label, points: check.points, hasPassed: false, isHidden: check.isHidden,
      isSecret: check.isSecret)
  }
}
