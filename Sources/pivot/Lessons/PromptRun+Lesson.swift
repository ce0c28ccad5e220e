internal import Language
internal import LineEditing
internal import Prompt
internal import Workbook

// A lesson runs inside the ordinary prompt.
extension PromptRun {
  /// Whose an entry is.
  enum LessonShare {
    /// It is for the prompt.
    case nothing
    /// The lesson took it.
    case entry
    /// The lesson took it, and the prompt ends with it.
    case lastEntry
  }

  /// Takes what is the lesson's own: a command of it, or Enter on an empty line.
  func lessonTakes(_ entry: String) -> LessonShare {
    guard var session = classroom.session else {
      return complainsOfNoLesson(entry) ? .entry : .nothing
    }
    session.width = lessonWidth
    let text = entry.drop(while: \.isWhitespace)
    if text.isEmpty, !classroom.pager.isEmpty {
      showRest()
      return .entry
    }
    if showsLessonHelp(String(text)) || complainsOfSpelling(String(text)) { return .entry }
    let reply: LearningSession.Reply
    if text.isEmpty {
      reply = session.emptyLine()
    } else if let line = lessonCommand(String(text)) {
      reply = session.perform(line.command, line.argument)
    } else if let answer = session.takesUnrun(String(text)) {
      reply = answer
    } else {
      return .nothing
    }
    classroom.session = session
    return follow(reply)
  }

  /// Runs an entry; while an exercise is open, warnings would say how to do it.
  func handle(_ entry: String) -> [Effect] {
    let warns = prompt.session.settings.warns
    let isAnswering = classroom.session.map { $0.hasOpenExercise && !$0.isExploring } ?? false
    let isQuiet = isAnswering && entry.first != ":"
    if isQuiet { prompt.session.settings.warns = false }
    defer { if isQuiet { prompt.session.settings.warns = warns } }
    return showing { prompt.handle(entry, isKept: HistoryFile.keeps(entry)) }
  }

  /// Lets the lesson look at an entry that has run: it may be an answer.
  func tellLesson(_ entry: String) {
    guard var session = classroom.session else { return }
    if prompt.helpTopic(entry)?.isEmpty ?? false { listLessonCommands() }
    if prompt.lastTravel != 0 {
      let reply = session.travelled(prompt.lastTravel)
      classroom.session = session
      _ = follow(reply)
    }
    // What a command runs by itself, such as the setup of another lesson, nobody entered.
    guard let status = prompt.lastStatus, entry.first != ":" else { return }
    if status != .done { mindForgottenColon(entry) }
    session.width = lessonWidth
    let reply = session.entered(
      entry, succeeded: status == .done, isStep: prompt.lastWasStep)
    classroom.session = session
    _ = follow(reply)
  }

  /// Says whether everything is kept when the prompt ends in the middle of a lesson.
  func endLesson() {
    guard var session = classroom.session else { return }
    let reply = session.leave()
    classroom.session = session
    _ = follow(reply)
    if session.goal == .lesson {
      streams.say(StyledText(farewell(classroom.session ?? session), .dim))
    }
    classroom.session = nil
  }

  private func farewell(_ session: LearningSession) -> String {
    guard session.keepsProgress else { return session.farewell }
    let learn = visible(commandToGoOn(session.lesson.file))
    return "The lesson waits where you left it: '\(learn)' goes on."
  }

  /// A lesson of a file outside of the folder of lessons is not found without its name.
  private func commandToGoOn(_ file: String) -> String {
    LessonLibrary(options)?.holds(file) ?? false
      ? shellCommand("learn", lessons: options.lessons) : shellCommand("learn", file, lessons: nil)
  }

  /// Whoever types Ctrl-C again and again wants to leave.
  func adviseLeaving() {
    guard classroom.session != nil else { return }
    streams.say(StyledText("':quit' leaves the lesson; Ctrl-D leaves the prompt.", .dim))
    streams.flush()
  }

  // MARK: Commands

  /// A command of the lesson; what only the prompt can mean is left to it.
  private func lessonCommand(_ text: String)
    -> (command: LearningSession.Command, argument: String)?
  {
    guard let line = LearningSession.Command.parsing(text) else { return nil }
    let isExact = text.dropFirst().prefix { !$0.isWhitespace } == line.command.rawValue
    if !isExact, !line.argument.isEmpty, line.command.arguments.isEmpty { return nil }
    guard line.command == .why else { return line }
    let isOnExercise = classroom.session?.exercise != nil
    return isOnExercise && !isCode(line.argument) ? line : nil
  }

  /// Whether a text after `:why` is something to explain: it runs, or is one of the prompt's names.
  private func isCode(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    var trial = prompt.session
    trial.onEvent = { _ in }
    return trial.run(text).status == .done
  }

  // MARK: Replies

  /// Does what the lesson answers, and keeps what was done.
  func follow(_ reply: LearningSession.Reply) -> LessonShare {
    if reply.restoresState { prompt.takeBack() }
    if reply.leavesExercise { leaveExercise() }
    if reply.turnsPage { classroom.pager.drop() }
    let used = reply.programs.reduce(0) { $0 + run($1) }
    if let setup = reply.exerciseSetup { beginExercise(setup) }
    // What is said to be right, or seen, is on the disk by then.
    let news = classroom.keep()
    page(reply.text, used: used)
    for news in news { streams.say(StyledText("note: \(visible(news))", .note)) }
    return reply.ending.map(leaveLesson) ?? .entry
  }

  private func leaveExercise() {
    if let session = classroom.beforeExercise { prompt.restore(session) }
    classroom.beforeExercise = nil
    prompt.releasePast()
  }

  private func beginExercise(_ setup: [LearningSession.Program]) {
    if classroom.beforeExercise == nil { classroom.beforeExercise = prompt.session }
    for program in setup { _ = run(program) }
    prompt.holdPast()
  }

  /// Runs a program; the rows that it takes on the screen.
  private func run(_ program: LearningSession.Program) -> Int {
    var rows = 0
    let show = { (text: StyledText) in
      rows += text.plain.utf8.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    }
    if program.isShown {
      var text = StyledText("pivot> ", .dim)
      text.append(visible(program.code.text))
      streams.say(text, isCode: true)
      show(text)
    }
    let path = classroom.session?.lesson.file ?? "lesson"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let effects = prompt.run(program.code.text, from: name, firstLine: program.code.line)
    // What runs unseen warns unseen.
    let isSeen = program.isShown || prompt.lastStatus != .done
    for case .show(let event) in effects where isSeen {
      streams.show(event)
      show(event.text)
    }
    return rows
  }

  // MARK: The screen

  /// The columns in which a lesson is written: long lines are hard to read.
  var lessonWidth: Int { min(prompt.session.settings.columns, 100) }

  /// Shows a text, a screenful at a time.
  func page(_ text: StyledText, used: Int = 0) {
    let shown: StyledText
    if let screen = ScreenSize.ofTerminal {
      shown = classroom.pager.take(text, columns: screen.columns, rows: screen.rows, used: used)
    } else {
      shown = text
    }
    streams.say(shown, end: "")
  }

  private func showRest() {
    let screen = ScreenSize.ofTerminal ?? ScreenSize(columns: 80, rows: 24)
    streams.say(classroom.pager.more(columns: screen.columns, rows: screen.rows), end: "")
  }

  func complain(_ message: String, _ advice: String) {
    var text = StyledText("error", .error)
    text.append(": \(message)", .heading)
    text.append("\n  = \(advice)", .note)
    streams.show(Event(.diagnostic, text))
  }
}
