internal import Language

/// Annotation lines of GitHub's workflows: each failure at its line of the file.
func gradeAnnotations(_ rows: [GradedSubmission]) -> String {
  rows.flatMap { row -> [String] in
    let notes = row.allRemarks.map { annotation("notice", row, nil, "note", $0) }
    if let reason = row.reason {
      return [annotation("error", row, nil, statusWords(row.status), reason)] + notes
    }
    return row.exercises.map { exercise in
      // Learners read them too, beside their own files.
      let text = [exercise.feedbackForLearner] + exercise.detailsForLearner
      return annotation(
        level(exercise), row, exercise.line, "\(exercise.id): \(exercise.words)",
        text.joined(separator: "\n"))
    } + notes
  }.map { $0 + "\n" }.joined()
}

private func level(_ exercise: GradedExercise) -> String {
  switch exercise.outcome {
  case _ where !exercise.isJudged: "notice"
  case .right, .answered: "notice"
  case .notYet, .notGradable, .missing: "error"
  case .notGraded: "warning"
  }
}

private func annotation(
  _ level: String, _ row: GradedSubmission, _ line: Int?, _ title: String, _ text: String
) -> String {
  let place = "file=\(property(row.file))" + (line.map { ",line=\($0)" } ?? "")
  return "::\(level) \(place),title=\(property(title))::\(data(text.isEmpty ? title : text))"
}

private func data(_ text: String) -> String {
  escaping(visible(text)) { scalar in
    switch scalar {
    case "%": "%25"
    case "\r": "%0D"
    case "\n": "%0A"
    case _: nil
    }
  }
}

private func property(_ text: String) -> String {
  escaping(data(text)) { scalar in
    switch scalar {
    case ":": "%3A"
    case ",": "%2C"
    case _: nil
    }
  }
}
