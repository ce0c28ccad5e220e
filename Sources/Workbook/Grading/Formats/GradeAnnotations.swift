internal import Language

/// Annotation lines of GitHub's workflows: each failure at its line of the file.
func gradeAnnotations(_ rows: [GradedSubmission]) -> String {
  rows.flatMap { row -> [String] in
    if let reason = row.reason {
      return [annotation("error", row, nil, statusWords(row.status), reason)]
    }
    return row.exercises.map { exercise in
      let title =
        "\(exercise.id): \(exercise.outcome.words), \(exercise.points) of \(exercise.maximum)"
      let text = ([exercise.feedback] + exercise.details).joined(separator: "\n")
      return annotation(level(exercise.outcome), row, exercise.line, title, text)
    }
  }.map { $0 + "\n" }.joined()
}

private func level(_ outcome: GradedExercise.Outcome) -> String {
  switch outcome {
  case .right: "notice"
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
  visible(text).unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case "%": result += "%25"
    case "\r": result += "%0D"
    case "\n": result += "%0A"
    case _: result.unicodeScalars.append(scalar)
    }
  }
}

private func property(_ text: String) -> String {
  data(text).unicodeScalars.reduce(into: "") { result, scalar in
    switch scalar {
    case ":": result += "%3A"
    case ",": result += "%2C"
    case _: result.unicodeScalars.append(scalar)
    }
  }
}
