internal import Language
internal import Workbook

/// Where results go: standard output or a file, and the folder of `--out`.
///
/// Whatever is not there yet says "not finished" until it is, so that a run that ended early is not taken for whole.
/// What an earlier run finished stays until all of the new results are known, also that of `--output`.
struct GradingOutput {
  private let command: GradeCommand
  private let lesson: Lesson
  private let folder: ResultFolder?
  /// The rows of which an earlier run's results stand.
  private var earlier: Set<String> = []
  /// What an earlier run wrote to the file stands.
  private var keepsFile = false
  private var finished = 0
  /// All of them, as far as they are finished.
  private var rows: [GradedSubmission] = []

  init(_ command: GradeCommand, _ lesson: Lesson) throws(OutputFileError) {
    self.command = command
    self.lesson = lesson
    folder = if let path = command.folder { try ResultFolder(path) } else { nil }
  }

  /// Notes that grading has begun.
  mutating func begin(_ rows: [GradedSubmission]) throws(OutputFileError) {
    self.rows = rows
    for row in rows {
      if folder?.isFinished(row.name) ?? false { earlier.insert(row.name) } else { try write(row) }
    }
    guard let path = command.outputFile else { return }
    if !fileExists(path) {
      try write(command.format.render(rows, of: lesson), to: path)
    } else if !isRegular(path) {
      throw .failed("\(path): not a regular file")
    } else {
      keepsFile = true
    }
  }

  /// The files of one submission, unless they would replace those of an earlier run.
  mutating func finish(_ index: Int, _ row: GradedSubmission) throws(OutputFileError) {
    finished += 1
    rows[index] = row
    if !earlier.contains(row.name) { try write(row) }
  }

  private func write(_ row: GradedSubmission) throws(OutputFileError) {
    guard let folder else { return }
    try folder.write(row.resultText, to: row.name + ".json", in: .results)
    try folder.write(row.feedbackText(of: lesson), to: row.name + ".md", in: .feedback)
  }

  private func write(_ text: String, to path: String) throws(OutputFileError) {
    do { try writeOutput(path, text, replaces: true) } catch { throw error.naming(path) }
  }

  /// What is said of all of them.
  func finish(_ rows: [GradedSubmission], _ streams: Streams) throws(OutputFileError) {
    try replaceFolder(rows, streams)
    let text = command.format.render(rows, of: lesson)
    if let path = command.outputFile {
      try write(text, to: path)
    } else if command.format == .text {
      streams.say(StyledText(text), end: "")
    } else {
      streams.write(text)
    }
  }

  /// Many files cannot be replaced at once: a note stands beside them until the last of them is.
  private func replaceFolder(
    _ rows: [GradedSubmission], _ streams: Streams
  ) throws(OutputFileError) {
    guard let folder else { return }
    if !earlier.isEmpty { try folder.write(mixedNote, to: mixedName) }
    // Only a look at all of them shows some remarks, when the files of most rows are written.
    for (row, written) in zip(rows, self.rows)
    where earlier.contains(row.name) || row != written { try write(row) }
    removeStale(rows, streams)
    try folder.write(gradeCSV(rows, of: lesson), to: "grades.csv")
    try folder.write(classReport(rows, of: lesson), to: "report.md")
    folder.remove(file: mixedName)
  }

  /// Writes to the file what is known when a run ends before its time, unless that of an earlier run stands there.
  func interrupt() throws(OutputFileError) {
    guard let path = command.outputFile, !keepsFile else { return }
    try write(command.format.render(rows, of: lesson), to: path)
  }

  /// What a run leaves that ended before its time.
  var whatIsKept: String {
    let places = [(command.folder, !earlier.isEmpty), (command.outputFile, keepsFile)]
    func named(_ keepsEarlier: Bool) -> String {
      places.compactMap { $1 == keepsEarlier ? $0 : nil }.joined(separator: " and ")
    }
    let kept = [
      named(true).isEmpty ? nil : "\(named(true)) keeps the results of the earlier run",
      named(false).isEmpty ? nil : "in \(named(false)) the others say 'not-finished'",
    ].compactMap { $0 }
    let words = kept.isEmpty ? "nothing is written" : kept.joined(separator: "; ")
    return "\(finished) of \(rows.count) were judged; \(words)"
  }

  /// Results of an earlier run, be it of another lesson, for submissions that are gone would be taken for today's.
  private func removeStale(_ rows: [GradedSubmission], _ streams: Streams) {
    guard let folder else { return }
    let names = Set(rows.map(\.name))
    let stale = folder.rows.filter { name in
      !names.contains(name) && isResult(folder.result(of: name) ?? "", of: name)
        && folder.remove(name)
    }
    if stale.isEmpty { return }
    let text =
      "note: removed what was there for \(stale.joined(separator: ", ")), not handed in now"
    streams.show(Event(.diagnostic, StyledText(visible(text))))
  }

  /// This program wrote it; any other file stays.
  private func isResult(_ text: String, of name: String) -> Bool {
    GradedSubmission(message: text)?.name == name
  }
}

/// Stands in the folder while results of two runs do.
private let mixedName = "not-finished.txt"
private let mixedNote =
  "Some of these results are of an earlier run: grade again, and this note goes away.\n"
