internal import Language
internal import LineEditing
internal import Workbook

/// `pivot lessons check`: each problem is a line on standard error.
struct LessonCheck {
  private let options: RunOptions
  private let choice: VariantChoice
  let streams: Streams

  init(_ options: RunOptions, _ choice: VariantChoice = VariantChoice()) {
    self.options = options
    self.choice = choice
    streams = Streams(options)
  }

  /// What was proved.
  struct Tally {
    var lessons = 0
    var exercises = 0
    var problems = 0
    var unreadable = 0
  }

  /// Proves what the paths name, else all lessons; the status is 2 where one is faulty.
  func run(_ paths: [String]) -> Int32 {
    let places = places(paths)
    guard !places.isEmpty else {
      streams.complain(noLessons)
      return streams.finish(ExitStatus.noInput)
    }
    let tally = prove(places)
    if tally.lessons > 0 { say(tally) }
    let status = tally.problems > 0 ? ExitStatus.unreadable : ExitStatus.done
    return streams.finish(tally.unreadable > 0 ? ExitStatus.noInput : status)
  }

  /// What the paths name, else all lessons.
  func places(_ paths: [String]) -> [LessonPlace] {
    let roots = paths.isEmpty ? [LessonLibrary(options)?.folder].compactMap { $0 } : paths
    return roots.flatMap { LessonPlace.places($0, options) }
  }

  /// Proves lessons and reports what is wrong; nothing more once Ctrl-C was typed.
  func prove(_ places: [LessonPlace]) -> Tally {
    var tally = Tally()
    for place in places where !InterruptFlag.isSet { prove(place, &tally) }
    if !InterruptFlag.isSet { tally.problems += proveCourses(places) }
    return tally
  }

  private func prove(_ place: LessonPlace, _ tally: inout Tally) {
    let lesson: Lesson
    var problems: [LessonProblem]
    do {
      (lesson, problems) = try read(place.file)
    } catch {
      streams.complain(error.message)
      return tally.unreadable += 1
    }
    let ids = lesson.exercises.map { $0.id }
    if let exercise = place.exercise, !ids.contains(exercise) {
      streams.complain(
        "\(place.file) has no exercise '\(exercise)'; it has: \(ids.joined(separator: ", "))")
      return tally.unreadable += 1
    }
    let part = Prover.Part(exercise: place.exercise, variant: choice.variant(of: lesson))
    problems += prover.prove(lesson, part: part)
    if InterruptFlag.isSet { return }
    tally.lessons += 1
    tally.exercises += place.exercise == nil ? ids.count : 1
    tally.problems += report(problems)
    showAgain(problems)
    if problems.isEmpty, place.exercise == nil { _ = report(prover.remarks(on: lesson)) }
  }

  private func read(
    _ file: String
  ) throws(LessonFileError) -> (lesson: Lesson, problems: [LessonProblem]) {
    let bytes = try readLesson(file, options)
    return parseLesson(bytes, file: file)
  }

  private var prover: Prover {
    var budget = options.budget
    budget.seconds = 1
    var session = Session(budget: budget, surroundings: surroundings())
    session.settings.isPlain = isAccessible()
    return Prover(session: session)
  }

  // MARK: Courses

  /// What the lessons of a folder need; for a single file, the lessons beside it count.
  private func proveCourses(_ places: [LessonPlace]) -> Int {
    let files = Set(places.filter { $0.exercise == nil }.map { normalized($0.file) })
    let folders = Set(files.map(parentFolder))
    return folders.sorted().reduce(0) { count, folder in
      let lessons = lessonFiles(in: folder)
        .compactMap { try? read(spelled($0, as: places)).lesson }
      let known = taughtElsewhere(than: folder).union(taught(by: files, outside: folder))
      let problems = prover.proveCourse(lessons, known: known)
      return count + report(problems.filter { files.contains(normalized($0.file)) })
    }
  }

  /// What the installed lessons teach.
  private func taughtElsewhere(than folder: String) -> Set<String> {
    guard let library = LessonLibrary(options), library.folder != folder else { return [] }
    return Set(library.lessons.flatMap { [$0.id] + $0.teaches })
  }

  /// What lessons of other folders teach that are proved in the same call.
  private func taught(by files: Set<String>, outside folder: String) -> [String] {
    files.filter { parentFolder($0) != folder }.compactMap { try? read($0).lesson }
      .flatMap { [$0.id] + $0.teaches }
  }

  private func parentFolder(_ file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? "."
  }

  /// A file as it is called elsewhere in the report: as it was named, and beside files without folder without one.
  private func spelled(_ file: String, as places: [LessonPlace]) -> String {
    let path = normalized(file)
    if let place = places.first(where: { normalized($0.file) == path }) { return place.file }
    let isBare = path.hasPrefix("./") && places.contains { !$0.file.contains("/") }
    return isBare ? String(path.dropFirst(2)) : file
  }

  private func normalized(_ file: String) -> String {
    file.contains("/") ? file.replacing(part: "//", with: "/") : "./" + file
  }

  // MARK: Reporting

  private func report(_ problems: [LessonProblem]) -> Int {
    for problem in problems.sorted(by: { $0.line < $1.line }) {
      streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
    }
    return problems.count
  }

  /// For each faulty exercise, the command that proves it alone.
  private func showAgain(_ problems: [LessonProblem]) {
    var seen: Set<String> = []
    for problem in problems {
      guard let exercise = problem.exercise, seen.insert(exercise).inserted else { continue }
      let variant = problem.variant.map { " --variant \($0)" } ?? ""
      let path = shellWord("\(problem.file)#\(exercise)")
      let line = "again: pivot lessons check \(path)\(variant)"
      streams.show(Event(.diagnostic, StyledText(visible(line), .dim)))
    }
  }

  func say(_ tally: Tally) {
    let count = "\(counted(tally.lessons, "lesson")), \(counted(tally.exercises, "exercise"))"
    let result = tally.problems == 0 ? "all hold" : counted(tally.problems, "problem")
    streams.say(StyledText("\(count): \(result)"))
  }
}
