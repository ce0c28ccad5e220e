internal import Language
internal import Workbook

/// Finds the lesson that judges, and lays it out.
struct TeacherLesson {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
  }

  /// A lesson that is no student's copy, whose hidden checks are gone and whose seals are easily opened.
  func whole(_ name: String) -> Lesson? {
    guard let lesson = lesson(name) else { return nil }
    if !lesson.isStudentCopy { return lesson }
    streams.complain(
      "\(lesson.file) is a student's copy, without solutions and hidden checks: name the lesson that it "
        + "was made of")
    return nil
  }

  /// The grader of a lesson whose own solutions pass its checks, the secret ones too: whoever judges others with it
  /// blames nobody for a fault of the lesson.
  func soundGrader(_ lesson: Lesson, secret: String? = nil) -> Grader? {
    guard let grader = grader(lesson, secret: secret) else { return nil }
    let faults = grader.faults()
    report(faults)
    return faults.isEmpty ? grader : nil
  }

  /// The grader of a lesson that was read before.
  func grader(_ lesson: Lesson, secret: String? = nil) -> Grader? {
    var lesson = lesson
    do throws(LessonProblem) {
      if let secret {
        guard let checks = self.lesson(file: secret) else { return nil }
        lesson = try lesson.adding(secret: checks)
      }
      return try Grader(lesson: lesson, session: session)
    } catch {
      report([error])
      return nil
    }
  }

  /// The lesson of a file, or by id or number from the library; a folder may have a lesson's name.
  func lesson(_ name: String) -> Lesson? {
    fileExists(name) && !isFolder(name) ? lesson(file: name) : lesson(id: name)
  }

  /// A lesson of the library: what was handed in names no files.
  func lesson(id name: String) -> Lesson? {
    let library = LessonLibrary(options)
    guard let entry = library?.judge(named: name) else {
      streams.complain(noLesson(name, in: library))
      return nil
    }
    report(entry.problems)
    return entry.problems.isEmpty ? entry.lesson : nil
  }

  func lesson(file: String) -> Lesson? {
    guard let bytes = try? readInput(file, limit: options.budget.source) else {
      streams.complain("cannot read \(file)")
      return nil
    }
    let (lesson, problems) = parseLesson(bytes, file: file, readsProse: false)
    report(problems)
    return problems.isEmpty ? lesson : nil
  }

  func report(_ problems: [LessonProblem]) {
    for problem in problems {
      streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
    }
  }

  /// What one answer may use.
  ///
  /// Steps end it at the same place on every machine, however busy that is. The time is that of the processor, and ends
  /// only what takes long without steps.
  var session: Session {
    var budget = Budget()
    budget.steps = 1_000_000
    budget.memory = 32_000_000
    budget.depth = 400
    budget.text = 100_000
    budget.source = submissionLimit
    budget.seconds = 2
    return Session(budget: budget, surroundings: surroundings())
  }
}
