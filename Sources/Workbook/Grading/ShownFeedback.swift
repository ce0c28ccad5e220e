extension Judgement {
  /// What the learner reads in place of the cause, where that tells of what only the teacher knows.
  func shownFeedback(of exercise: Exercise) -> String? {
    switch verdict {
    case .right([]): return nil
    case .right(let notes):
      let secrets = results.filter { $0.check.isHidden }.compactMap(\.reason)
      let shown = notes.filter { !secrets.contains($0) }
      return shown == notes ? nil : shown.joined(separator: "\n")
    case .notYet(let mistake):
      let isOfCheck = mistake.id == nil || mistake.id == onePlaceID
      let isSecret = exercise.wrongs.contains { $0.isHidden && $0.id == mistake.id }
      return isSecret || (isOfCheck && failsOnlyHiddenChecks) ? firstShownReason : nil
    case .notGradable:
      guard failsOnlyHiddenChecks else { return nil }
      return results.contains { $0.fault != nil }
        ? "Not graded, tell your teacher: a check that the lesson does not show has a fault."
        : "A check that the lesson does not show cannot judge it."
    }
  }

  private var failures: [CheckResult] { results.filter { !$0.hasPassed && $0.check.points > 0 } }

  private var failsOnlyHiddenChecks: Bool {
    !failures.isEmpty && failures.allSatisfy { $0.check.isHidden }
  }

  private var firstShownReason: String {
    failures.first { !$0.check.isHidden }?.reason ?? "A check that the lesson does not show fails."
  }
}

extension GradedExercise {
  /// What its author reads: nothing of checks that only the teacher knows.
  var feedbackForLearner: String { shownFeedback ?? feedback }
  /// The learner's value, marked, unless the marks tell of such a check.
  var detailsForLearner: [String] { shownFeedback == nil ? details : [] }
}
