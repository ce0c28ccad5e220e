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

  @Argument(help: "A lesson file, or the id of a lesson.") var lesson: String
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
    let explanation = AnswerExplanation(
      place.options(look), exercise: exercise, variant: variant, name: name)
    try finish(explanation.run(lesson, answer, file))
  }
}

/// Finds the lesson and the answers and prints the path to each verdict.
struct AnswerExplanation {
  private let options: RunOptions
  private let streams: Streams
  private let exercise: String?
  private let variant: Int?
  private let name: String?

  init(_ options: RunOptions, exercise: String?, variant: Int?, name: String?) {
    self.options = options
    self.exercise = exercise
    self.variant = variant
    self.name = name
    streams = Streams(options)
  }

  func run(_ lessonName: String, _ answer: String?, _ file: String?) -> Int32 {
    guard let lesson = lesson(lessonName) else {
      streams.complain(noLesson(lessonName, in: LessonLibrary(options)))
      return streams.finish(ExitStatus.noInput)
    }
    guard let text = answer ?? file.flatMap(text) else {
      streams.complain("cannot read \(visible(file ?? "-"))")
      return streams.finish(ExitStatus.noInput)
    }
    let sheet = sheet(text, isFile: answer == nil, lesson)
    let number =
      variant ?? sheet.variant
      ?? (name ?? sheet.name).map { variantNumber(name: $0, lesson: lesson) } ?? 0
    return explain(sheet.answers, lesson, number)
  }

  private func explain(
    _ answers: [AnswerSheet.Answer], _ lesson: Lesson, _ number: Int
  ) -> Int32 {
    guard !answers.isEmpty else {
      streams.complain("there is no answer to \(visible(exercise ?? lesson.id))")
      return streams.finish(ExitStatus.usage)
    }
    let checker = Checker(session: session)
    var isRight = true
    for (index, answer) in answers.enumerated() {
      // An answer may have been made with other numbers than the rest.
      let lesson = lesson.instance(
        variant: variant ?? answer.variant ?? number, session: session)
      guard let exercise = lesson.exercises.first(where: { $0.id == answer.heading }) else {
        let ids = lesson.exercises.map(\.id).joined(separator: ", ")
        streams.complain("which exercise? --exercise takes one of \(visible(ids))")
        return streams.finish(ExitStatus.usage)
      }
      let path = checker.decisionPath(of: answer.text, to: exercise, in: lesson)
      if index > 0 { streams.say(StyledText("")) }
      for line in path.lines { streams.say(StyledText(visible(line))) }
      isRight = isRight && path.judgement.verdict.isRight
    }
    return streams.finish(isRight ? ExitStatus.done : ExitStatus.failed)
  }

  private var session: Session {
    Session(budget: options.budget, surroundings: surroundings())
  }

  private func lesson(_ name: String) -> Lesson? {
    if let text = text(name) { return parseLesson(text, file: name).lesson }
    return LessonLibrary(options)?.entry(named: name)?.lesson
  }

  private func text(_ path: String) -> String? {
    (try? readInput(path, limit: options.budget.source)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// An answers file; other text is the code of one answer.
  private func sheet(_ text: String, isFile: Bool, _ lesson: Lesson) -> AnswerSheet {
    if isFile, var sheet = try? AnswerSheet(submission: Array(text.utf8)) {
      if let exercise { sheet.answers.removeAll { $0.heading != exercise } }
      return sheet
    }
    let id = exercise ?? lesson.exercise(answeredBy: text)?.id ?? ""
    return AnswerSheet(
      lesson: lesson.id, answers: [AnswerSheet.Answer(heading: id, text: text)])
  }
}
