internal import ArgumentParser
internal import Language
internal import Workbook

/// `pivot explain-answer`: how a verdict comes about, for a teacher.
struct ExplainAnswerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain-answer", abstract: "Show how the verdict on an answer comes about.",
    usage: "pivot explain-answer LESSON [--exercise ID] [--answer CODE | FILE | -]",
    discussion: """
      Prints every check with what the answer gives and what is asked for, the wrong answers of the \
      lesson that were compared, the built-in rules that explain the value, and near misses.

      EXAMPLES:
        pivot explain-answer turning-about-a-point --exercise zoom-about-point --answer 'let zoom = S(3)'
        pivot explain-answer lessons/08-turning-about-a-point.md - < answer.pivot
      """)

  @Argument(help: "A lesson file, or the id of a lesson.") var lesson: String
  @Argument(help: "A file with the answer's code; - is standard input.", completion: .file())
  var file: String?
  @Option(help: ArgumentHelp("The exercise.", valueName: "id")) var exercise: String?
  @Option(help: ArgumentHelp("The answer itself.", valueName: "code")) var answer: String?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    if (answer == nil) == (file == nil) {
      throw ValidationError(
        "Give the answer with --answer, as a file, or on standard input with -.")
    }
    try finish(AnswerExplanation(place.options(look)).run(lesson, exercise, answer, file))
  }
}

/// Finds the lesson and the answer and prints the path to the verdict.
struct AnswerExplanation {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  func run(_ name: String, _ id: String?, _ answer: String?, _ file: String?) -> Int32 {
    guard let lesson = lesson(name) else {
      streams.complain("there is no lesson \(visible(name))")
      return streams.finish(ExitStatus.noInput)
    }
    guard let code = answer ?? file.flatMap(text) else {
      streams.complain("cannot read \(visible(file ?? "-"))")
      return streams.finish(ExitStatus.noInput)
    }
    guard let exercise = exercise(id, code, lesson) else {
      let ids = lesson.exercises.map(\.id).joined(separator: ", ")
      streams.complain("which exercise? --exercise takes one of \(visible(ids))")
      return streams.finish(ExitStatus.usage)
    }
    let path = checker.decisionPath(of: code, to: exercise, in: lesson)
    for line in path.lines { streams.say(StyledText(visible(line))) }
    return streams.finish(path.judgement.verdict.isRight ? ExitStatus.done : ExitStatus.failed)
  }

  private var checker: Checker {
    Checker(session: Session(budget: options.budget, surroundings: surroundings()))
  }

  private func lesson(_ name: String) -> Lesson? {
    if let text = text(name) { return parseLesson(text, file: name).lesson }
    return LessonLibrary(options)?.entry(named: name)?.lesson
  }

  private func text(_ path: String) -> String? {
    (try? readInput(path, limit: options.budget.source)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func exercise(_ id: String?, _ code: String, _ lesson: Lesson) -> Exercise? {
    if let id { return lesson.exercises.first { $0.id == id } }
    return lesson.exercise(answeredBy: code)
  }
}
