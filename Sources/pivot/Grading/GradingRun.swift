internal import Language
internal import Workbook

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// `pivot grade` at work.
struct GradingRun {
  private let command: GradeCommand
  private let options: RunOptions
  private let streams: Streams

  init(_ command: GradeCommand) {
    self.command = command
    options = command.place.options(command.look)
    streams = Streams(options)
  }

  /// Grades and returns the exit status.
  func run() -> Int32 {
    let teacher = TeacherLesson(options, streams)
    guard let lesson = teacher.whole(command.lesson),
      let grader = teacher.grader(lesson, secret: command.secret)
    else { return streams.finish(ExitStatus.unreadable) }
    var files = submissionFiles(command.paths, besides: command.folder)
    if command.single { files = [answersFile(among: files, lesson: grader.lesson.id)] }
    guard !files.isEmpty else {
      streams.complain("nothing was handed in there")
      return streams.finish(ExitStatus.usage)
    }
    do {
      return streams.finish(try grade(files, grader))
    } catch {
      streams.complain("results cannot be written: \(words(error))")
      return streams.finish(ExitStatus.outputFailed)
    }
  }

  private func grade(_ files: [SubmissionFile], _ grader: Grader) throws(OutputFileError) -> Int32 {
    let names = rowNames(files.map(\.parts), lesson: grader.lesson.id)
    let exercises = grader.exercises
    let rows = zip(files, names).map { file, name in
      var row = GradedSubmission(name: name, file: file.shownPath, exercises: exercises)
      row.remarks = file.remarks
      return row
    }
    let report = try GradingOutput(command, grader.lesson)
    try report.begin(rows)
    if files.count > 2 { grader.prepare() }
    var pool = GradingPool(grader, files, rows: rows, jobs: command.jobs ?? usualJobs)
    var failure: OutputFileError?
    let graded = pool.run { _, row in
      do throws(OutputFileError) { try report.write(row) } catch { failure = failure ?? error }
    }.compared()
    if let failure { throw failure }
    try report.finish(graded, streams)
    return graded.contains(where: \.needsAttention) ? ExitStatus.failed : ExitStatus.done
  }

  /// One more than there are processors: handing out and writing down would leave one of them idle.
  private var usualJobs: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) + 1 }

  private func words(_ error: OutputFileError) -> String {
    switch error {
    case .exists: "it is there already"
    case .failed(let reason): reason
    }
  }
}

/// Where results go: standard output or a file, and the folder of `--out`.
struct GradingOutput {
  private let command: GradeCommand
  private let lesson: Lesson
  private let folder: ResultFolder?

  init(_ command: GradeCommand, _ lesson: Lesson) throws(OutputFileError) {
    self.command = command
    self.lesson = lesson
    folder = if let path = command.folder { try ResultFolder(path) } else { nil }
  }

  /// Everything says "not finished" until it is.
  func begin(_ rows: [GradedSubmission]) throws(OutputFileError) {
    for row in rows { try write(row) }
    if let path = command.output {
      try writeOutput(path, command.format.render(rows, of: lesson), replaces: true)
    }
  }

  /// The files of one submission.
  func write(_ row: GradedSubmission) throws(OutputFileError) {
    guard let folder else { return }
    try folder.write(row.resultText, to: row.name + ".json", in: .results)
    try folder.write(row.feedbackText(of: lesson), to: row.name + ".md", in: .feedback)
  }

  /// What is said of all of them.
  func finish(_ rows: [GradedSubmission], _ streams: Streams) throws(OutputFileError) {
    removeStale(rows, streams)
    try folder?.write(gradeCSV(rows, of: lesson), to: "grades.csv")
    try folder?.write(classReport(rows, of: lesson), to: "report.md")
    let text = command.format.render(rows, of: lesson)
    if let path = command.output {
      try writeOutput(path, text, replaces: true)
    } else {
      streams.write(text)
    }
  }

  /// Results of this lesson for submissions that are gone would be taken for those of today.
  private func removeStale(_ rows: [GradedSubmission], _ streams: Streams) {
    guard let folder else { return }
    let names = Set(rows.map(\.name))
    let stale = folder.rows.filter { name in
      !names.contains(name) && folder.result(of: name).map(isOfThisLesson) ?? false
        && folder.remove(name)
    }
    if stale.isEmpty { return }
    let text =
      "note: removed what was there for \(stale.joined(separator: ", ")), not handed in now"
    streams.show(Event(.diagnostic, StyledText(visible(text))))
  }

  private func isOfThisLesson(_ result: String) -> Bool {
    GradedSubmission(message: result)?.exercises.map { $0.id } == lesson.exercises.map { $0.id }
  }
}
