/// All that is known, as one JSON object.
func gradeJSON(_ rows: [GradedSubmission], of lesson: Lesson) -> String {
  DataValue.object([
    ("format", .number(1)), ("lesson", .text(lesson.id)), ("lessonHash", .text(lesson.hash)),
    ("submissions", .list(rows.map(\.dataValue))),
  ]).json(isPretty: true) + "\n"
}

extension GradedSubmission {
  /// The file of its own that `--out` writes.
  public var resultText: String { dataValue.json(isPretty: true) + "\n" }
}
