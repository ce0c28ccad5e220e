public import Language

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
/// - Parameters:
///   - width: The columns that feedback may take.
///   - showsMarks: Signs stand beside code and emphasis, where colours do not.
public func checkText(
  _ row: GradedSubmission, of lesson: Lesson, width: Int = .max, showsMarks: Bool = true
) -> StyledText {
  var text = StyledText("\(visible(lesson.title)) (\(lesson.id))\n\n")
  if let reason = row.reason {
    text.append("\(statusWords(row.status).capitalizedWord). \(visible(reason))\n")
  } else if row.exercises.isEmpty {
    text.append("Nothing is answered yet.\n")
  } else {
    text.add(row.exercises, width, showsMarks)
    let right = row.exercises.indices.count { row.exercises[$0].outcome == .right }
    let judged = row.exercises.indices.count { row.exercises[$0].isJudged }
    text.append("\n\(right) of \(counted(judged, "exercise")) right.\n")
  }
  for remark in row.remarks { text.append("note: \(visible(remark))\n") }
  return text
}

private let feedbackIndentation = "                "

extension StyledText {
  /// Adds a line for each exercise, and what is said about its answer.
  fileprivate mutating func add(_ exercises: [GradedExercise], _ width: Int, _ showsMarks: Bool) {
    // Many in a row come to the same.
    var (outcome, words) = (GradedExercise.Outcome?.none, "")
    for index in exercises.indices {
      if exercises[index].outcome != outcome {
        outcome = exercises[index].outcome
        words = "  \(exercises[index].outcome.words.padded(to: 12))  "
      }
      append(words)
      append(exercises[index].id)
      append("\n")
      addFeedback(exercises[index], width, showsMarks)
    }
  }

  /// Feedback of one line is prose; several hold an excerpt of code, whose lines stay.
  private mutating func addFeedback(_ exercise: GradedExercise, _ width: Int, _ showsMarks: Bool) {
    let lines = splitLines(exercise.feedbackForLearner).filter { !$0.isEmpty }.map { visible($0) }
    if let line = lines.first, lines.count == 1 {
      addIndented(
        styled(
          prose: line, width: max(20, width - feedbackIndentation.count), showsMarks: showsMarks))
    } else {
      for line in lines { addIndented(StyledText(line + "\n")) }
    }
    for line in exercise.detailsForLearner { addIndented(StyledText(visible(line) + "\n")) }
  }

  private mutating func addIndented(_ text: StyledText) {
    var startsLine = true
    for piece in text.pieces {
      for (index, part) in splitLines(piece.text).enumerated() {
        if index > 0 {
          append("\n")
          startsLine = true
        }
        if startsLine, !part.isEmpty { append(feedbackIndentation) }
        if !part.isEmpty { startsLine = false }
        append(part, piece.role)
      }
    }
  }
}
