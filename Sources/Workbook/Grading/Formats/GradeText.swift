internal import Language

/// A line for each row: points, and what keeps it from more; below it what is odd.
func gradeText(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  let width = min(40, rows.map { columns(visible($0.name)) }.reduce(0, max))
  let points = { (row: GradedSubmission) in
    row.isUngraded ? "  –" : "\(row.points) of \(row.maximum)"
  }
  let pointWidth = rows.map { columns(points($0)) }.reduce(8, max)
  let lines = rows.flatMap { row in
    let line =
      "\(visible(row.name).padded(to: width))  \(points(row).padded(to: pointWidth))  \(attention(row))"
    return ["  " + line] + row.allRemarks.map { "      note: \(oneLine($0))" }
  }
  let graded = rows.count { !$0.needsAttention }
  let title = "\(lesson.id): \(counted(rows.count, "submission"))"
  return
    ([title, ""] + lines.map(withoutTrailingSpace) + ["", "\(graded) of \(rows.count) graded."])
    .map { $0 + "\n" }.joined()
}

private func attention(_ row: GradedSubmission) -> String {
  if let reason = row.reason {
    let status = statusWords(row.status).capitalizedWord
    return reason.hasPrefix(status) ? oneLine(reason) : "\(status): \(oneLine(reason))"
  }
  return row.exercises.filter { $0.outcome != .right && $0.outcome != .answered }.map { exercise in
    "\(exercise.id): \(exercise.mistake ?? exercise.outcome.words)"
  }.joined(separator: "; ")
}

func statusWords(_ status: GradedSubmission.Status) -> String {
  status.rawValue.split(separator: "-").joined(separator: " ")
}

/// A text as one safe line.
///
/// By bytes: to Swift CR and LF are one letter, at which no text would be parted.
func oneLine(_ text: String) -> String {
  let words = parts(of: text, between: "\n").flatMap { spaceSeparated($0) }
  return visible(words.joined(separator: " "))
}

private func withoutTrailingSpace(_ line: String) -> String {
  String(line.reversed().drop { $0 == " " }.reversed())
}

/// One submission as its author reads it: `pivot check`.
public func checkText(_ row: GradedSubmission, of lesson: Lesson) -> String {
  var text = "\(visible(lesson.title)) (\(lesson.id))\n\n"
  if let reason = row.reason {
    text += "\(statusWords(row.status).capitalizedWord). \(visible(reason))\n"
  } else {
    text.add(row.exercises)
    let right = row.exercises.indices.count { row.exercises[$0].outcome == .right }
    let judged = row.exercises.indices.count { row.exercises[$0].isJudged }
    text += "\n\(right) of \(counted(judged, "exercise")) right.\n"
  }
  for remark in row.remarks { text += "note: \(visible(remark))\n" }
  return text
}

extension String {
  /// Adds a line for each exercise, and what is said about its answer.
  fileprivate mutating func add(_ exercises: [GradedExercise]) {
    // Many in a row come to the same.
    var (outcome, words) = (GradedExercise.Outcome?.none, "")
    for index in exercises.indices {
      if exercises[index].outcome != outcome {
        outcome = exercises[index].outcome
        words = "  \(exercises[index].outcome.words.padded(to: 12))  "
      }
      self += words
      self += exercises[index].id
      self += "\n"
      addFeedback(exercises[index])
    }
  }

  private mutating func addFeedback(_ exercise: GradedExercise) {
    let (feedback, details) = (exercise.feedbackForLearner, exercise.detailsForLearner)
    if feedback.isEmpty, details.isEmpty { return }
    let words = splitLines(feedback).filter { !$0.isEmpty } + details
    for line in words { self += "                \(visible(line))\n" }
  }
}
