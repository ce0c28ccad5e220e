internal import Language

extension GradedSubmission {
  /// The page that its author gets back.
  public func feedbackText(of lesson: Lesson) -> String {
    var lines = ["# \(markdownText(lesson.title))", ""]
    if let reason {
      lines += ["**\(statusTitle)** \(markdownText(reason))"]
    } else {
      lines += ["**\(points) of \(maximum) points**"]
      for exercise in exercises { lines += feedbackLines(exercise) }
    }
    lines += remarks.flatMap { ["", "Note: \(markdownText($0))"] }
    return lines.map { $0 + "\n" }.joined()
  }

  private var statusTitle: String {
    switch status {
    case .graded: "Graded."
    case .notGradable: "This could not be graded."
    case .notGraded: "This was not graded."
    case .notFinished: "Not finished."
    }
  }
}

/// Remarks on a right answer are a line each; what is wrong is one text, perhaps with an excerpt.
private func paragraphs(_ exercise: GradedExercise) -> [String] {
  let feedback = exercise.feedbackHandedBack
  if feedback.isEmpty { return [] }
  return exercise.outcome == .right ? splitLines(feedback) : [feedback]
}

private func feedbackLines(_ exercise: GradedExercise) -> [String] {
  var lines = ["", "## \(markdownText(exercise.title))", ""]
  lines += ["\(exercise.words.capitalizedWord)."]
  lines += paragraphs(exercise).flatMap { ["", markdownText($0)] }
  let details = exercise.detailsHandedBack
  if !details.isEmpty { lines += ["", codeBlock(details)] }
  let hidden = exercise.checks.filter { $0.isHidden && $0.points > 0 }
  if !hidden.isEmpty, exercise.outcome != .notGraded {
    let reached = hidden.reduce(0) { $0 + ($1.hasPassed ? $1.points : 0) }
    let maximum = hidden.reduce(0) { $0 + $1.points }
    lines += ["", "In checks that the lesson does not show: \(reached) of \(maximum)."]
  }
  return lines
}
