/// An exercise by its names, which do not change when a lesson is edited.
public struct ExerciseID: Hashable, Sendable, Comparable {
  /// The id of the lesson.
  public var lesson: String
  /// The id of the exercise in it.
  public var exercise: String

  /// Names an exercise.
  public init(lesson: String, exercise: String) {
    self.lesson = lesson
    self.exercise = exercise
  }

  /// In the order of their names.
  public static func < (left: ExerciseID, right: ExerciseID) -> Bool {
    (left.lesson, left.exercise) < (right.lesson, right.exercise)
  }
}

/// One thing that a learner did, and when: a line of the progress log.
public struct ProgressRecord: Sendable, Equatable {
  /// The day, counted from 1970-01-01.
  public var day: Int
  /// What was done.
  public var event: Event

  /// What can be kept.
  public enum Event: Sendable, Equatable {
    /// The learner's name.
    case named(String)
    /// A page of a lesson was opened: an exercise's id, or a heading.
    case opened(lesson: String, place: String)
    /// Something was done in an exercise whose text had this hash.
    case did(Deed, ExerciseID, hash: String)
  }

  /// What can be done in an exercise.
  public enum Deed: Sendable, Equatable {
    /// An answer was judged; `mistake` is the id of the diagnosed mistake, empty where none was; `learner` the name
    /// under which the session went on, empty without one, nil where that of the last record of names is meant.
    case tried(isRight: Bool, mistake: String, answer: String, learner: String? = nil)
    /// Steps were entered that nobody judged yet, or with an empty text all of them taken back; `learner` as above.
    case entered(steps: String, learner: String)
    /// The solution was shown.
    case sawSolution
    /// A hint was shown.
    case sawHint
    /// It was passed over.
    case skipped
    /// It begins anew, as if it had never been tried.
    case reset
    /// It came back in a review, and was right at once or not.
    case reviewed(isRight: Bool)
    /// The learner said in a line why it is so.
    case explained(String)
    /// All that is known about it, in place of everything before.
    case stood(Progress.Entry)
  }

  /// Notes what was done on a day.
  public init(day: Int, _ event: Event) {
    self.day = day
    self.event = event
  }
}
