internal import ArgumentParser
internal import Language
internal import Workbook

/// `pivot explain-answer`: how a verdict comes about, for a teacher.
struct ExplainAnswerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-answer", abstract: "Show how the verdict on an answer comes about.",
    usage: "pivot explain-answer LESSON (FILE | - | --answer CODE) [--exercise ID]",
    discussion: """
      Prints every check with what the answer gives and what is asked for, the wrong answers of the \
      lesson that were compared, the built-in rules that explain the value, and near misses. FILE is \
      an answers file or the code of one answer.

      EXAMPLES:
        pivot explain-answer turning-about-a-point ada.answers.md
        pivot explain-answer turning-about-a-point --answer 'let zoom = S(3)'
      """)

  @Argument(help: "A lesson file, or the id of a lesson.", completion: .lessonIDs)
  var lesson: String
  @Argument(help: "An answers file, or code; - is standard input.", completion: .file())
  var file: String?
  @Option(help: ArgumentHelp("The exercise.", valueName: "id")) var exercise: String?
  @Option(parsing: .unconditional, help: ArgumentHelp("The answer itself.", valueName: "code"))
  var answer: String?
  @Option(help: ArgumentHelp("The variant of the lesson.", valueName: "number")) var variant: Int?
  @Option(help: ArgumentHelp("The learner, whose variant is meant.", valueName: "name"))
  var name: String?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    if (answer == nil) == (file == nil) {
      throw ValidationError(
        "Give the answer with --answer, as a file, or on standard input with -.")
    }
    if let variant, !(0...9999).contains(variant) {
      throw ValidationError("--variant takes 0 to 9999, not \(variant).")
    }
    try finish(AnswerExplanation(self, place.options(look)).run())
  }
}

/// Finds the lesson and the answers and prints the path to each verdict, which is the one that `grade` gives.
private struct AnswerExplanation {
  private let command: ExplainAnswerCommand
  private let streams: Streams
  private let teacher: TeacherLesson

  init(_ command: ExplainAnswerCommand, _ options: RunOptions) {
    self.command = command
    streams = Streams(options)
    teacher = TeacherLesson(options, streams)
  }

  func run() -> Int32 {
    do {
      return run(try teacher.grader(try teacher.lesson(command.lesson)))
    } catch {
      return streams.finish(error.status)
    }
  }

  private func run(_ grader: Grader) -> Int32 {
    guard let sheet = sheet(grader.lesson) else {
      streams.complain("cannot read \(command.file ?? "-")")
      return streams.finish(ExitStatus.noInput)
    }
    do {
      return streams.finish(explain(try sheet.get(), grader))
    } catch {
      return streams.finish(reject(error.reason))
    }
  }

  private func explain(_ sheet: AnswerSheet, _ grader: Grader) -> Int32 {
    let ids = grader.lesson.exercises.map { $0.id }
    if sheet.answers.map(\.heading) == [""] {
      streams.complain(
        "which exercise? --exercise takes one of \(ids.joined(separator: ", "))")
      return ExitStatus.usage
    }
    let row = GradedSubmission(name: "", file: "", exercises: grader.exercises)
    let grading = grader.begin(numbered(sheet), as: row)
    if let reason = grading.row.reason { return reject(reason) }
    let meant = ids.indices.filter { ids[$0] == command.exercise ?? ids[$0] }
    let paths = meant.compactMap(grading.decisionPath)
    if paths.isEmpty {
      streams.complain("there is no answer to \(command.exercise ?? grader.lesson.id)")
    }
    show(paths, meant.compactMap { place(of: ids[$0], grader.lesson) } + grading.row.remarks)
    let isRight = paths.allSatisfy { $0.judgement.verdict.isRight }
    return paths.isEmpty ? ExitStatus.usage : isRight ? ExitStatus.done : ExitStatus.failed
  }

  /// The numbers of sheets go beyond the variants that there are: which of them is meant.
  private func place(of id: String, _ lesson: Lesson) -> String? {
    guard let number = command.variant else { return nil }
    let count = lesson.variantCount(of: id, session: teacher.session)
    if count == 1 || number < count { return nil }
    return "'\(id)' has the variants 0 to \(count - 1); number \(number) gives \(number % count)."
  }

  private func show(_ paths: [DecisionPath], _ remarks: [String]) {
    for (index, path) in paths.enumerated() {
      if index > 0 { streams.say(StyledText("")) }
      for line in path.lines { streams.say(StyledText(visible(line))) }
    }
    for remark in remarks { streams.say(StyledText(visible("note: \(remark)"))) }
  }

  /// What holds no answers that could be judged.
  private func reject(_ reason: String) -> Int32 {
    streams.say(StyledText("verdict: not gradable"))
    streams.say(StyledText(visible("  \(reason)")))
    return ExitStatus.failed
  }

  // MARK: The sheet

  /// The numbers that the command line asks for, before those that the sheet states.
  private func numbered(_ sheet: AnswerSheet) -> AnswerSheet {
    var sheet = sheet
    if let name = command.name { (sheet.name, sheet.variant) = (name, nil) }
    if let variant = command.variant {
      sheet.variant = variant
      for index in sheet.answers.indices { sheet.answers[index].variant = nil }
    }
    return sheet
  }

  /// An answers file, or the code of one answer; nil where nothing can be read.
  private func sheet(_ lesson: Lesson) -> Result<AnswerSheet, UnreadableSubmission>? {
    if let code = command.answer { return .success(sheet(ofCode: code, lesson)) }
    guard let file = command.file, let bytes = try? readInput(file, limit: submissionLimit) else {
      return nil
    }
    return Result { () throws(UnreadableSubmission) in
      try AnswerSheet(submission: bytes, to: lesson)
    }
    .flatMapError { error in
      error.isPlainText
        ? .success(sheet(ofCode: String(decoding: bytes, as: UTF8.self), lesson))
        : .failure(error)
    }
  }

  private func sheet(ofCode code: String, _ lesson: Lesson) -> AnswerSheet {
    let id = command.exercise ?? lesson.exercise(answeredBy: code)?.id ?? ""
    let isKnown = lesson.exercises.contains { $0.id == id }
    let answer = AnswerSheet.Answer(heading: isKnown ? id : "", text: code)
    return AnswerSheet(lesson: lesson.id, variant: 0, answers: [answer])
  }
}
