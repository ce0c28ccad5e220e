internal import Language
internal import Prompt
internal import Workbook

// Which lesson comes, and what comes after it.
extension PromptRun {
  /// Begins what the command line asks for; an exit status where there is nothing to begin.
  func beginLearning(_ request: LearningRequest) -> Int32? {
    classroom.isWholePrompt = true
    if let name = options.learner { classroom.name(name) }
    if case .lesson(let name) = request, let place = LessonPlace(ofFile: name) {
      return open(place)
    }
    guard let library = library() else { return ExitStatus.noInput }
    switch request {
    case .lesson(let name): return open(name, library)
    case .fast: return openTrack(library)
    case .review: return openReview(library)
    }
  }

  /// `:learn` at the prompt: a lesson by id, number or file; without a name where the learner left off.
  func startLesson(_ name: String) {
    if let place = LessonPlace(ofFile: name) {
      _ = open(place)
      return
    }
    guard let library = library() else { return }
    _ = open(name, library)
  }

  private func library() -> LessonLibrary? {
    guard let library = LessonLibrary(options), !library.entries.isEmpty else {
      complain(
        noLessonsHere, "PIVOT_LESSONS names their folder, or 'pivot learn --lessons FOLDER'")
      return nil
    }
    return library
  }

  // MARK: Lessons

  /// Opens a lesson; an exit status where it cannot be opened.
  private func open(_ name: String, _ library: LessonLibrary) -> Int32? {
    let progress = classroom.progress()
    let parts = name.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    var lessonName = parts.first.map { String($0) } ?? ""
    if lessonName.isEmpty, parts.count == 2 {
      lessonName = (classroom.session?.lesson ?? library.next(progress))?.id ?? ""
    }
    guard !lessonName.isEmpty else { return openNext(library, progress) }
    guard let entry = library.entry(named: lessonName) else {
      complain(
        "there is no lesson '\(visible(lessonName))'",
        library.meant(by: lessonName).map { "did you mean '\(visible($0))'?" }
          ?? "'pivot lessons' lists them, TAB behind ':learn ' too")
      return ExitStatus.usage
    }
    return open(entry, at: parts.count == 2 ? String(parts[1]) : nil, progress)
  }

  /// Opens the lesson of a file, whether or not it stands in the folder of lessons.
  private func open(_ place: LessonPlace) -> Int32? {
    let entry = LessonLibrary.Entry(file: place.file, limit: options.budget.source)
    return open(entry, at: place.exercise, classroom.progress())
  }

  private func open(
    _ entry: LessonLibrary.Entry, at exercise: String?, _ progress: Progress
  ) -> Int32? {
    if let problem = entry.problems.first {
      complain("this lesson has a fault", visible(problem.description))
      return ExitStatus.unreadable
    }
    if let exercise { return open(exercise, of: entry.lesson, progress) }
    begin(entry.lesson, progress)
    return nil
  }

  /// Opens the exercise of this id or number.
  private func open(_ name: String, of lesson: Lesson, _ progress: Progress) -> Int32? {
    let exercises = lesson.exercises
    let number = Int(name).flatMap { exercises.indices.contains($0 - 1) ? $0 - 1 : nil }
    guard let id = exercises.first(where: { $0.id == name })?.id ?? number.map({ exercises[$0].id })
    else {
      let ids = exercises.map(\.id).joined(separator: ", ")
      complain(
        "'\(visible(lesson.id))' has no exercise '\(visible(name))'", "it has \(visible(ids))")
      return ExitStatus.usage
    }
    begin(lesson, progress, at: id)
    return nil
  }

  private func openNext(_ library: LessonLibrary, _ progress: Progress) -> Int32? {
    guard let lesson = library.next(progress) else {
      let words = library.lessons.isEmpty ? "no lesson here is without a fault" : allDone
      streams.say(StyledText(words, .note))
      return library.lessons.isEmpty ? ExitStatus.unreadable : ExitStatus.done
    }
    for problem in library.faults(before: lesson, progress) {
      streams.say(StyledText("passed over, for it has a fault: \(visible("\(problem)"))", .note))
    }
    begin(lesson, progress)
    return nil
  }

  private var allDone: String {
    "You have done every lesson. 'pivot learn LESSON' opens one again, 'pivot review' repeats."
  }

  private func begin(
    _ lesson: Lesson, _ progress: Progress, _ goal: LearningSession.Goal = .lesson,
    at exercise: String? = nil
  ) {
    var fresh = Session(
      budget: options.budget, surroundings: surroundings(looking: streams.flushLate))
    fresh.settings.isPlain = isAccessible()
    let variant = variantNumber(name: progress.name ?? "", lesson: lesson)
    var session = LearningSession(
      lesson: lesson.instance(variant: variant, session: fresh), progress: progress, goal: goal,
      session: fresh, width: lessonWidth,
      day: today())
    session.showsMarks = !streams.colorsOutput
    classroom.pager.drop()
    classroom.beforeExercise = nil
    readRows()
    let reply = session.begin(at: exercise)
    classroom.session = session
    _ = follow(reply)
  }

  /// A lesson is written by rows, and judged so, whatever the prompt reads.
  private func readRows() {
    let words = "points are rows in a lesson: p * A * B, A acts first"
    prompt.readsRowsOnly = words
    guard prompt.session.pointsAreColumns else { return }
    classroom.readsColumnsAfterwards = true
    prompt.session.pointsAreColumns = false
    streams.say(StyledText(words, .note))
  }

  private func readColumnsAgain() {
    prompt.readsRowsOnly = nil
    guard classroom.readsColumnsAfterwards else { return }
    classroom.readsColumnsAfterwards = false
    prompt.session.pointsAreColumns = true
    streams.say(StyledText("points are columns again: B * A * p", .note))
  }

  // MARK: What comes after

  /// Leaves a lesson, or goes on to what comes after it.
  func leaveLesson(_ ending: LearningSession.Ending) -> LessonShare {
    let goal = classroom.session?.goal ?? .lesson
    classroom.session = nil
    classroom.pager.drop()
    if ending == .finished, goesOn(after: goal) { return .entry }
    readColumnsAgain()
    return classroom.isWholePrompt ? .lastEntry : .entry
  }

  private func goesOn(after goal: LearningSession.Goal) -> Bool {
    // Who learned from a file may have no folder of lessons.
    guard let library = LessonLibrary(options) else { return false }
    switch goal {
    case .lesson: _ = openNext(library, classroom.progress())
    case .exercises:
      guard openStop() else {
        streams.say(StyledText("That was the last exercise of every concept. Well done.", .note))
        return false
      }
    case .review: sayNextReview(library)
    }
    return classroom.session != nil
  }

  // MARK: The fast track

  private func openTrack(_ library: LessonLibrary) -> Int32? {
    classroom.track = fastTrack(library.lessons, classroom.progress())
    guard !classroom.track.isEmpty else {
      streams.say(StyledText("You have done the last exercise of every concept. Well done.", .note))
      return ExitStatus.done
    }
    let count = classroom.track.count
    let words = "One exercise of each concept, \(count) in all; ':skip' passes one over."
    streams.say(StyledText(words, .dim))
    _ = openStop()
    return nil
  }

  private func openStop() -> Bool {
    guard !classroom.track.isEmpty else { return false }
    let stop = classroom.track.removeFirst()
    streams.say(StyledText("\n\(visible(stop.lesson.title)) (\(visible(stop.concept)))", .note))
    begin(stop.lesson, classroom.progress(), .exercises([stop.exercise]))
    return true
  }

  // MARK: The review

  private func openReview(_ library: LessonLibrary) -> Int32? {
    let plan = ReviewPlan(library.lessons, classroom.progress())
    guard let item = plan.due(on: today()) else {
      for line in plan.lines(on: today()) { streams.say(line) }
      return ExitStatus.done
    }
    streams.say(StyledText("Back again: \(visible(item.stop.concept))", .note))
    begin(item.stop.lesson, classroom.progress(), .review(item.stop.exercise))
    return nil
  }

  private func sayNextReview(_ library: LessonLibrary) {
    let plan = ReviewPlan(library.lessons, classroom.progress())
    guard let next = plan.items.first else {
      return streams.say(StyledText("Nothing else waits for a review. Well done.", .note))
    }
    let words = "One at a time is enough. Next: \(visible(next.stop.concept)), "
    streams.say(StyledText(words + dayWords(next.day, today()) + ".", .note))
  }
}

/// When a day is, seen from today.
func dayWords(_ day: Int, _ today: Int) -> String {
  switch day - today {
  case ...0: "due today"
  case 1: "due tomorrow"
  case let days: "due in \(days) days"
  }
}

extension ReviewPlan {
  /// What comes back and when, a line each; kind words where nothing does.
  func lines(on day: Int) -> [StyledText] {
    guard !items.isEmpty else {
      let words = "Nothing waits for a review: you have missed nothing, or have it all by now."
      return [StyledText(words, .note)]
    }
    var lines = due(on: day) == nil ? [StyledText("Nothing is due today.", .note)] : []
    let widest = items.map { columns(visible($0.stop.concept)) }.max() ?? 0
    for item in items {
      var line = StyledText(dayWords(item.day, day).padded(to: 16))
      line.append(visible(item.stop.concept).padded(to: widest) + "  ", .name)
      line.append(visible("\(item.stop.lesson.id)#\(item.stop.exercise)"), .dim)
      lines.append(line)
    }
    return lines
  }
}
