internal import Language
internal import Prompt
internal import Workbook

// A lesson runs inside the ordinary prompt (LESSONS.md §3).
extension PromptRun {
  /// Begins a lesson, by id or number; without a name the next that is not done.
  func startLesson(_ name: String) {
    guard let library = LessonLibrary(options), !library.lessons.isEmpty else {
      return complain("there are no lessons here", "PIVOT_LESSONS names their folder")
    }
    let progress = ProgressFile().load()
    let chosen = name.isEmpty ? library.next(progress) : library.lesson(named: name)
    guard let chosen else {
      complain("there is no lesson '\(visible(name))'", "these there are:")
      return library.list(progress).forEach { streams.say($0) }
    }
    let fresh = Session(budget: options.budget, surroundings: surroundings())
    var session = LearningSession(
      lesson: chosen, progress: progress, session: fresh, width: prompt.session.settings.columns)
    let reply = session.begin()
    lesson = session
    follow(reply, from: progress)
  }

  /// Whether the entry is the lesson's own: a command of it, or Enter on an empty line.
  func takesLesson(_ entry: String) -> Bool {
    guard var session = lesson else { return false }
    let progress = session.progress
    let text = entry.drop(while: \.isWhitespace)
    let reply: LearningSession.Reply
    if text.isEmpty {
      reply = session.emptyLine()
    } else if text.first == ":", let command = LearningSession.Command(String(text.dropFirst())) {
      reply = session.perform(command)
    } else {
      return false
    }
    lesson = session
    follow(reply, from: progress)
    return true
  }

  /// Lets the lesson look at an entry that has run: it may be an answer.
  func tellLesson(_ entry: String) {
    if lesson != nil, [":help", "help", "?"].contains(entry) {
      let names = lessonCommands.map { ":" + $0 }.joined(separator: " ")
      streams.say(StyledText("In this lesson \(names)", .note))
    }
    guard var session = lesson, let status = prompt.lastStatus else { return }
    let progress = session.progress
    let reply = session.entered(entry, succeeded: status == .done)
    lesson = session
    follow(reply, from: progress)
  }

  /// Does what the lesson answers, and keeps what was done since `progress`.
  private func follow(_ reply: LearningSession.Reply, from progress: Progress) {
    if reply.restoresState { prompt.takeBack() }
    for program in reply.programs { run(program) }
    streams.say(reply.text, end: "")
    if let session = lesson, session.progress != progress,
      !ProgressFile().save(session.progress, of: session.lesson)
    {
      complain("what you did could not be saved", "'pivot doctor' shows where")
    }
    if reply.hasEnded { lesson = nil }
  }

  private func run(_ program: LearningSession.Program) {
    let name = lesson?.lesson.file ?? "lesson"
    if program.isShown {
      var text = StyledText("pivot> ", .dim)
      text.append(visible(program.code.text))
      streams.say(text)
    }
    let effects = prompt.run(program.code.text, from: name, firstLine: program.code.line)
    for case .show(let event) in effects where program.isShown || event.kind == .diagnostic {
      streams.show(event)
    }
  }

  /// The lessons after `:learn`, and the lesson's commands beside the prompt's.
  func lessonCompletions(_ text: String, _ cursor: Int) -> EntryCompletions? {
    if let names = lessonNames(text, cursor) { return names }
    guard lesson != nil, text.first == ":", !text.contains(" "), cursor == text.utf8.count else {
      return nil
    }
    var found = prompt.completions(text, cursor: cursor)
    let own = lessonCommands.filter { ":\($0)".hasPrefix(text) }
    found.replaceCount = text.unicodeScalars.count - 1
    found.candidates =
      own.map { EntryCompletions.Candidate(insert: $0) }
      + found.candidates.filter { !own.contains($0.insert) }
    return found
  }

  private func lessonNames(_ text: String, _ cursor: Int) -> EntryCompletions? {
    let command = ":learn "
    guard text.hasPrefix(command), cursor == text.utf8.count,
      let lessons = LessonLibrary(options)?.lessons
    else { return nil }
    let typed = text.dropFirst(command.count)
    return EntryCompletions(
      replaceCount: typed.unicodeScalars.count,
      candidates: lessons.filter { $0.id.hasPrefix(typed) }
        .map { EntryCompletions.Candidate(insert: $0.id, summary: $0.title) })
  }

  private func complain(_ message: String, _ advice: String) {
    var text = StyledText("error", .error)
    text.append(": \(message)", .heading)
    text.append("\n  = \(advice)", .note)
    streams.show(Event(.diagnostic, text))
  }
}

private let lessonCommands = [
  "next", "back", "check", "hint", "solution", "skip", "reset", "list", "explore", "quit",
]
