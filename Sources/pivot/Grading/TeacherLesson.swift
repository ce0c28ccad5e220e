internal import Language
internal import Workbook

/// Finds the lesson that judges, and lays it out.
struct TeacherLesson {
  /// Why no lesson judges was said; what is left is the exit status.
  struct Refusal: Error {
    var status: Int32
  }

  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
  }

  /// A lesson that is no student's copy, whose hidden checks are gone and whose seals are easily opened.
  func whole(_ name: String) throws(Refusal) -> Lesson {
    let lesson = try lesson(name)
    guard lesson.isStudentCopy else { return lesson }
    throw refusal(
      "\(lesson.file) is a student's copy, without solutions and hidden checks: name the lesson that it "
        + "was made of", ExitStatus.unreadable)
  }

  /// The grader of a lesson whose own solutions pass its checks, the secret ones too: whoever judges others with it
  /// blames nobody for a fault of the lesson.
  func soundGrader(_ lesson: Lesson, secret: String? = nil) throws(Refusal) -> Grader {
    let grader = try grader(lesson, secret: secret)
    try refuse(grader.faults())
    return grader
  }

  /// The grader of a lesson that was read before.
  func grader(_ lesson: Lesson, secret: String? = nil) throws(Refusal) -> Grader {
    var lesson = lesson
    let checks: Lesson? = if let secret { try self.lesson(file: secret) } else { nil }
    do throws(LessonProblem) {
      if let checks { lesson = try lesson.adding(secret: checks) }
      return try Grader(lesson: lesson, session: session)
    } catch {
      report([error])
      throw Refusal(status: ExitStatus.unreadable)
    }
  }

  /// The lesson of a file, or by id or number from the library; a folder may have a lesson's name.
  func lesson(_ name: String) throws(Refusal) -> Lesson {
    fileExists(name) && !isFolder(name) ? try lesson(file: name) : try lesson(id: name)
  }

  /// A lesson of the library: what was handed in names no files.
  func lesson(id name: String) throws(Refusal) -> Lesson {
    let library = LessonLibrary(options)
    guard let entry = library?.judge(named: name) else {
      throw refusal(noLesson(name, in: library), ExitStatus.noInput)
    }
    try refuse(entry.problems)
    return entry.lesson
  }

  func lesson(file: String) throws(Refusal) -> Lesson {
    guard let bytes = try? readInput(file, limit: options.budget.source) else {
      throw refusal("cannot read \(file)", ExitStatus.noInput)
    }
    let (lesson, problems) = parseLesson(bytes, file: file, readsProse: false)
    try refuse(problems)
    return lesson
  }

  private func refuse(_ problems: [LessonProblem]) throws(Refusal) {
    report(problems)
    if !problems.isEmpty { throw Refusal(status: ExitStatus.unreadable) }
  }

  private func refusal(_ words: String, _ status: Int32) -> Refusal {
    streams.complain(words)
    return Refusal(status: status)
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
