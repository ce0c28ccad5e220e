internal import Language

/// The `results.json` that Gradescope reads; several submissions are a list of them.
func gradescopeJSON(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  let results = rows.map { gradescope($0, lesson) }
  let all = results.count == 1 ? results[0] : DataValue.list(results)
  return all.json(isPretty: true) + "\n"
}

private func gradescope(_ row: GradedSubmission, _ lesson: Lesson) -> DataValue {
  var members: [(name: String, value: DataValue)] = []
  // Without a score of its own Gradescope adds up those of the tests.
  if row.isUngraded { members.append(("score", .number(0))) }
  members += [
    ("output", .text(summary(row))), ("output_format", .text("md")),
    ("test_output_format", .text("md")), ("stdout_visibility", .text("hidden")),
    (
      "extra_data",
      .object([
        ("lesson", .text(lesson.id)), ("lesson_hash", .text(lesson.hash)),
        ("submission", .text(row.name)), ("variant", row.variant.dataValue),
        ("status", .text(row.statusText)),
      ])
    ),
    ("tests", .list(row.isUngraded ? [] : row.exercises.flatMap { tests($0, lesson) })),
  ]
  return .object(members)
}

private func summary(_ row: GradedSubmission) -> String {
  if let reason = row.reason { return "Could not be graded: \(markdownText(reason))" }
  var lines = row.exercises.map { exercise -> String in
    if exercise.outcome == .notGraded {
      return "- `\(exercise.id)`: \(markdownText(oneLine(exercise.feedbackForLearner)))"
    }
    if !exercise.isJudged { return "- `\(exercise.id)`: \(exercise.words)" }
    let shown = exercise.checks.filter { !$0.isHidden }
    let reached = shown.reduce(0) { $0 + ($1.hasPassed ? $1.points : 0) }
    let hidden = exercise.maximum - shown.reduce(0) { $0 + $1.points }
    let more = hidden > 0 ? "; \(counted(hidden, "point")) checked after the due date" : ""
    return "- `\(exercise.id)`: \(reached) of \(exercise.maximum - hidden) points\(more)"
  }
  lines += row.remarks.map { "- note: \(markdownText(oneLine($0)))" }
  return lines.joined(separator: "\n")
}

private func tests(_ exercise: GradedExercise, _ lesson: Lesson) -> [DataValue] {
  if exercise.outcome == .notGraded { return [fault(exercise, lesson)] }
  let first = exercise.checks.firstIndex { !$0.hasPassed && !$0.isHidden }
  return exercise.checks.enumerated().map { index, check in
    test(exercise, check, index, output: output(exercise, check, isFirst: index == first), lesson)
  }
}

/// A fault of the grader counts neither for nor against anybody, and is seen.
private func fault(_ exercise: GradedExercise, _ lesson: Lesson) -> DataValue {
  let check = GradedCheck(
    label: Check.Label("not graded"), points: 0, hasPassed: false, isHidden: false)
  let output = markdownText(exercise.feedbackForLearner)
  return test(exercise, check, 0, output: output, lesson)
}

private func test(
  _ exercise: GradedExercise, _ check: GradedCheck, _ index: Int, output: String, _ lesson: Lesson
) -> DataValue {
  let name = check.isHidden ? "more points" : check.name
  let tags = lesson.teaches + [exercise.mistakeHandedBack].compactMap { $0 }
  return .object([
    ("number", .text("\(exercise.number).\(index + 1)")),
    ("name", .text("\(exercise.id): \(name)")),
    ("score", .number(Double(check.hasPassed ? check.points : 0))),
    ("max_score", .number(Double(check.points))),
    ("status", .text(check.hasPassed ? "passed" : "failed")), ("output", .text(output)),
    ("tags", .list(tags.map { .text($0) })),
    ("visibility", .text(check.isHidden ? "after_due_date" : "visible")),
    (
      "extra_data",
      .object([
        ("id", .text(exercise.id)), ("error", exercise.mistakeHandedBack.dataValue),
        ("got", exercise.got.dataValue),
      ])
    ),
  ])
}

/// The cause stands at the first check that failed; the others say only what they saw.
private func output(_ exercise: GradedExercise, _ check: GradedCheck, isFirst: Bool) -> String {
  if check.hasPassed { return "" }
  guard isFirst else { return markdownText(check.reasonHandedBack ?? "") }
  let details = exercise.detailsForLearner
  let block = details.isEmpty ? "" : "\n\n" + codeBlock(details)
  return markdownText(exercise.feedbackForLearner) + block
}
