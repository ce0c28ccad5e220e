internal import Language
internal import LineEditing
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
    if let refusal = refusedPlace {
      streams.complain(refusal)
      return streams.finish(ExitStatus.usage)
    }
    let grader: Grader
    do {
      let teacher = TeacherLesson(options, streams)
      grader = try teacher.soundGrader(try teacher.whole(command.lesson), secret: command.secret)
    } catch {
      return streams.finish(error.status)
    }
    let results = [command.folder, command.outputFile].compactMap { $0 }
    var files = submissionFiles(command.paths, besides: results)
    if command.single { files = [answersFile(among: files, lesson: grader.lesson.id)] }
    guard !files.isEmpty else {
      streams.complain("nothing was handed in there")
      return streams.finish(ExitStatus.usage)
    }
    do {
      return streams.finish(try grade(files, grader))
    } catch {
      streams.complain("results cannot be written: \(reason(error))")
      return streams.finish(error.status)
    }
  }

  /// Why results may not be written where they were asked for.
  private var refusedPlace: String? {
    if let folder = command.folder, command.paths.contains(where: { isOneFolder($0, folder) }) {
      return "'\(folder)' holds the submissions: results need a folder of their own"
    }
    // What stands there would be taken for results of an earlier run, and replaced.
    if let file = command.outputFile, holdsAnswers(file) {
      return "'\(file)' holds answers: results need a file of their own"
    }
    return nil
  }

  private func holdsAnswers(_ path: String) -> Bool {
    guard isRegular(path), let bytes = try? readInput(path, limit: submissionLimit) else {
      return false
    }
    return (try? AnswerSheet(submission: bytes))?.lesson != nil
  }

  private func grade(_ files: [SubmissionFile], _ grader: Grader) throws(OutputFileError) -> Int32 {
    let names = rowNames(files.map(\.parts), lesson: grader.lesson.id)
    let exercises = grader.exercises
    let rows = zip(files, names).map { file, name in
      var row = GradedSubmission(name: name, file: file.shownPath, exercises: exercises)
      row.remarks = file.remarks
      return row
    }
    var report = try GradingOutput(command, grader.lesson)
    InterruptFlag.install()
    try report.begin(rows)
    if files.count > 2 { grader.prepare() }
    var pool = GradingPool(grader, files, rows: rows, jobs: command.jobs ?? usualJobs)
    var failure: OutputFileError?
    let graded = pool.run { index, row in
      do throws(OutputFileError) {
        try report.finish(index, row)
      } catch { failure = failure ?? error }
    }.compared()
    if InterruptFlag.isSet {
      try report.interrupt()
      streams.complain("interrupted: \(report.whatIsKept)")
      return ExitStatus.interrupted
    }
    if let failure { throw failure }
    try report.finish(graded, streams)
    return graded.contains(where: \.needsAttention) ? ExitStatus.failed : ExitStatus.done
  }

  /// One more than there are processors: handing out and writing down would leave one of them idle.
  private var usualJobs: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) + 1 }
}
