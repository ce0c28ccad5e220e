internal import Language

/// Test Anything Protocol, version 14: a subtest for each submission, a test for each exercise.
func gradeTAP(_ rows: [GradedSubmission]) -> String {
  var lines = ["TAP version 14", "1..\(rows.count)"]
  for (index, row) in rows.enumerated() {
    let isRight = !row.isUngraded && row.exercises.allSatisfy(\.isFine)
    if !row.isUngraded { lines += subtest(row) }
    lines.append("\(isRight ? "ok" : "not ok") \(index + 1) - \(description(row.name))")
    if let reason = row.reason {
      lines += yaml(["message": reason, "status": row.status.rawValue])
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

private func subtest(_ row: GradedSubmission) -> [String] {
  var lines = ["# Subtest: \(description(row.name))", "    1..\(row.exercises.count)"]
  for exercise in row.exercises {
    // An answer in words is kept, and nobody grades it.
    let directive = exercise.isJudged ? "" : " # SKIP \(exercise.outcome.words), never graded"
    let word = exercise.isFine ? "ok" : "not ok"
    lines.append("    \(word) \(exercise.number) - \(description(exercise.id))\(directive)")
    if word == "ok" { continue }
    var facts = ["message": exercise.feedbackHandedBack, "status": exercise.outcome.rawValue]
    facts["points"] = "\(exercise.points) of \(exercise.maximum)"
    facts["mistake"] = exercise.mistakeHandedBack
    lines += yaml(facts).map { "    " + $0 }
  }
  return lines + row.allRemarks.map { "    # note: \(oneLine($0))" }
}

/// A description on one line in which `#` begins no directive.
private func description(_ text: String) -> String {
  escaping(oneLine(text)) { $0 == "#" || $0 == "\\" ? "\\\($0)" : nil }
}

/// Facts as YAML, whose texts may be written as in JSON.
private func yaml(_ facts: [String: String]) -> [String] {
  let lines = facts.sorted { $0.key < $1.key }.map {
    "  \($0.key): \(DataValue.text($0.value).json())"
  }
  return ["  ---"] + lines + ["  ..."]
}
