internal import Language

/// Which checks a learner reads nothing of.
enum Withholding {
  /// Before the work is handed in: those that the lesson hides.
  case hidden
  /// Always: those that only the teacher has.
  case secret

  func withholds(_ check: Check) -> Bool {
    switch self {
    case .hidden: check.isHidden
    case .secret: check.isSecret
    }
  }
}

extension Judgement {
  /// The verdict as the learner reads it before the work is handed in.
  func shownVerdict(of exercise: Exercise) -> Verdict {
    guard let shown = shownFeedback(of: exercise, withholding: .hidden) else { return verdict }
    switch verdict {
    case .right: return .right(notes: shown.isEmpty ? [] : splitLines(shown))
    case .notYet(let mistake):
      return .notYet(Mistake(id: mistake.id, others: mistake.others, cause: shown, details: []))
    case .notGradable: return .notGradable(shown)
    }
  }

  /// What the learner reads in place of the cause, where that tells of checks that are withheld.
  func shownFeedback(of exercise: Exercise, withholding: Withholding) -> String? {
    switch verdict {
    case .right([]): return nil
    case .right(let notes):
      let secrets = results.filter { withholding.withholds($0.check) }.compactMap(\.reason)
      let shown = notes.filter { !secrets.contains($0) }
      return shown == notes ? nil : shown.joined(separator: "\n")
    case .notYet(let mistake):
      let isOfCheck = mistake.id == nil || mistake.id == onePlaceID
      let isSecret = exercise.wrongs.contains { $0.isHidden && $0.id == mistake.id }
      guard isSecret || (isOfCheck && failsOnly(withholding)) else { return nil }
      let shown = failures.first { !withholding.withholds($0.check) }
      return shown?.reason ?? "A check that the lesson does not show fails."
    case .notGradable:
      guard failsOnly(withholding) else { return nil }
      return results.contains { $0.fault != nil }
        ? "Not graded, tell your teacher: a check that the lesson does not show has a fault."
        : "A check that the lesson does not show cannot judge it."
    }
  }

  private var failures: [CheckResult] { results.filter { !$0.hasPassed && $0.check.points > 0 } }

  /// No check fails but those that are withheld.
  private func failsOnly(_ withholding: Withholding) -> Bool {
    !failures.isEmpty && failures.allSatisfy { withholding.withholds($0.check) }
  }
}

extension GradedExercise {
  /// What its author reads before the work is handed in: nothing of checks that the lesson hides.
  var feedbackForLearner: String { shownFeedback ?? feedback }
  /// The learner's value, marked, unless the marks tell of such a check.
  var detailsForLearner: [String] { shownFeedback == nil ? details : [] }
  /// What its author gets back: nothing of checks that only the teacher has.
  var feedbackHandedBack: String { handedBackFeedback ?? feedback }
  /// The learner's value, marked, unless the marks tell of such a check.
  var detailsHandedBack: [String] { handedBackFeedback == nil ? details : [] }
  /// The id of the mistake, unless only the teacher foresaw it.
  var mistakeHandedBack: String? { handedBackFeedback == nil ? mistake : nil }
}
