/// What a prompt begins with when it was started for learning.
enum LearningRequest: Equatable {
  /// A lesson, perhaps with `#` and an exercise; without a name where the learner left off.
  case lesson(String)
  /// The last exercise of each concept.
  case fast
  /// One concept that was missed.
  case review
}
