internal import Language
internal import Workbook

/// `pivot lessons check`: each problem is a line on standard error.
struct LessonCheck {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  /// Proves what the paths name, else all lessons; the status is 2 where one is faulty.
  func run(_ paths: [String]) -> Int32 {
    let roots = paths.isEmpty ? [LessonLibrary(options)?.folder].compactMap { $0 } : paths
    let files = roots.flatMap { root in
      let inside = lessonFiles(in: root)
      return inside.isEmpty ? [root] : inside
    }
    guard !files.isEmpty else {
      streams.complain("there are no lessons here; --lessons names their folder")
      return streams.finish(ExitStatus.noInput)
    }
    var problems = 0
    var lessons: [Lesson] = []
    for file in files {
      guard let bytes = try? readInput(file, limit: options.budget.source) else {
        streams.complain("cannot read \(file)")
        return streams.finish(ExitStatus.noInput)
      }
      let (lesson, found) = parseLesson(String(decoding: bytes, as: UTF8.self), file: file)
      lessons.append(lesson)
      problems += report(found + prover.prove(lesson))
    }
    // A part of a course may need what another part teaches.
    if paths.isEmpty { problems += report(prover.proveCourse(lessons)) }
    return summary(lessons, problems)
  }

  private var prover: Prover {
    var budget = options.budget
    budget.seconds = 1
    return Prover(session: Session(budget: budget, surroundings: surroundings()))
  }

  private func report(_ problems: [LessonProblem]) -> Int {
    for problem in problems.sorted(by: { $0.line < $1.line }) {
      streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
    }
    return problems.count
  }

  private func summary(_ lessons: [Lesson], _ problems: Int) -> Int32 {
    let exercises = lessons.map(\.exercises.count).reduce(0, +)
    streams.say(
      StyledText(
        "\(counted(lessons.count, "lesson")), \(counted(exercises, "exercise")): "
          + (problems == 0 ? "all hold" : counted(problems, "problem"))))
    return streams.finish(problems == 0 ? ExitStatus.done : ExitStatus.unreadable)
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
