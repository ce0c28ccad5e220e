internal import Language
internal import LineEditing
internal import Prompt

/// The prompt in a terminal: reads entries, and answers what they ask of the world.
final class PromptRun {
  let options: RunOptions
  let streams: Streams
  var prompt: PromptSession
  let classroom = Classroom()
  private let program: ProgramRun
  private let history: HistoryFile?
  private var saidHistoryIsLost = false
  /// The program that was entered last did not run to its end.
  private var hasFailed = false
  private let isPlain = isAccessible()

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
    program = ProgramRun(options, streams)
    prompt = PromptSession(program.makeSession(looking: streams.flushLate), now: seconds)
    history = options.keepsHistory ? UserFile.history.map(HistoryFile.init) : nil
  }

  /// Reads until the person leaves; returns the exit status.
  func run() -> Int32 {
    InterruptFlag.install()
    guard let editor = makeEditor() else { return streams.finish(ExitStatus.noInput) }
    defer { editor.close() }
    fitTerminal()
    if !options.isQuiet { streams.say(PromptSession.banner(version: version)) }
    if options.readsInit { runInitialization() }
    // What the command line says goes before init.pivot.
    if let pictures = options.pictures { prompt.session.settings.pictures = pictures }
    streams.isASCII = prompt.session.settings.isASCII
    if !options.isQuiet { prompt.greeting.forEach { streams.say($0) } }
    tellMissingHome()
    tellDamagedHistory()
    guard runProgram() else { return streams.finish(ExitStatus.noInput) }
    if let request = options.learning, let status = beginLearning(request) {
      return streams.finish(status)
    }
    streams.flush()
    while let entry = nextEntry(editor) {
      remember(entry, editor)
      guard takeParts(of: entry, editor) else { break }
      streams.flush()
      prompt.settle()
    }
    endLesson()
    return streams.finish(ExitStatus.done)
  }

  /// Runs the parts of an entry up to Ctrl-C; false to leave.
  ///
  /// What stands behind a program that failed was written for what it would have made; the entries of a transcript
  /// were entered one by one.
  private func takeParts(of entry: String, _ editor: LineEditor) -> Bool {
    let parts = PromptSession.parts(of: entry)
    for (index, part) in parts.enumerated() {
      hasFailed = false
      guard take(part, editor) else { return false }
      if InterruptFlag.isSet { break }
      if hasFailed, index < parts.count - 1, !isTranscript(entry) {
        streams.say(StyledText("what follows in this entry was not run", .note))
        break
      }
    }
    return true
  }

  /// Runs an entry and all that follows from it; false to leave.
  func take(_ entry: String, _ editor: LineEditor) -> Bool {
    fitTerminal()
    switch lessonTakes(entry) {
    case .nothing: break
    case .entry: return true
    case .lastEntry: return false
    }
    guard run(entry, editor) else { return false }
    // After a command that ran statements of its own, such as ':live', those are what was entered.
    tellLesson(entry.first == ":" ? prompt.history.last ?? entry : entry)
    return true
  }

  /// Runs an entry that is none of the lesson's; false to leave.
  func run(_ entry: String, _ editor: LineEditor) -> Bool {
    let effects = handle(entry)
    hasFailed = prompt.lastStatus.map { $0 != .done } ?? false
    // The terminal wrote "^C"; what comes next has a line of its own.
    if InterruptFlag.isSet { streams.say(StyledText()) }
    return answer(effects, editor)
  }

  /// Shows what programs show while they run: a long one is watched, and no more comes after Ctrl-C.
  func showing(_ body: () -> [Effect]) -> [Effect] {
    prompt.listener = streams.show
    defer { prompt.listener = nil }
    return body()
  }

  func remember(_ entry: String, _ editor: LineEditor) {
    editor.remember(entry)
    do { try history?.append(entry) } catch { tellLoss(ofHistory: error.reason) }
  }

  /// The next entry; nil at the end of input.
  private func nextEntry(_ editor: LineEditor) -> String? {
    editor.ellipsis = streams.isASCII ? "..." : "…"
    let mark = editor.ellipsis + "> "
    preview(in: editor)
    var interruptions = 0
    while true {
      switch editor.read(prompt: "\u{1B}[1;38;5;31mpivot>\u{1B}[0m ", continuation: mark) {
      case .line(let entry): return entry
      case .interrupted:
        interruptions += 1
        if interruptions == 2 { adviseLeaving() }
      case .endOfInput: return nil
      }
    }
  }

  private func makeEditor() -> LineEditor? {
    guard let editor = LineEditor(program: "pivot") else { return nil }
    // The environment names a terminal that nothing is known about.
    if !editor.movesCursor { streams.meetDumbTerminal(options.color) }
    editor.usesColor = streams.colorsOutput
    editor.isPlain = isPlain
    editor.ending = streams.keep
    assist(editor)
    let earlier = history?.load() ?? []
    earlier.forEach(editor.remember)
    prompt.history = earlier
    return editor
  }

  func complete(_ text: String, _ cursor: Int) -> Completion {
    let found = lessonCompletions(text, cursor) ?? prompt.completions(text, cursor: cursor)
    return Completion(
      replaceCount: found.replaceCount,
      candidates: found.candidates.map {
        (insert: $0.insert, summary: streams.isASCII ? ascii($0.summary) : $0.summary)
      })
  }

  /// Pictures and lists fit the terminal as it is now.
  private func fitTerminal() {
    guard let screen = ScreenSize.ofTerminal else { return }
    streams.columns = min(max(screen.columns, 20), 500)
    prompt.session.settings.columns = min(max(screen.columns, 20), 500)
    prompt.session.settings.fitsColumns = true
    prompt.session.settings.take(options.pictureSize ?? PictureSize(on: screen))
    prompt.session.settings.cellAspect = options.cellAspect ?? Terminal.cellAspect() ?? 2
  }
}

// MARK: What is not kept

extension PromptRun {
  private func tellLoss(ofHistory reason: String) {
    guard !saidHistoryIsLost, let history else { return }
    saidHistoryIsLost = true
    let path = visible(UserFile.shortened(history.path))
    let words = "entries are remembered for this session only: \(path): \(reason)"
    streams.say(StyledText(words, .dim))
  }

  private func tellDamagedHistory() {
    guard let history, history.damaged > 0 else { return }
    streams.say(StyledText(visible(UserFile.loss(of: history.damaged, in: history.path)), .dim))
  }

  /// Lessons say so themselves.
  private func tellMissingHome() {
    guard options.learning == nil, UserFile.home == nil else { return }
    let losses = [
      options.keepsHistory && UserFile.history == nil && !UserFile.wantsNoHistory ? "history" : nil,
      options.readsInit && UserFile.initialization == nil ? "settings" : nil,
    ].compactMap { $0 }
    guard !losses.isEmpty else { return }
    let words = "there is no home folder to keep \(losses.joined(separator: " and ")) in"
    streams.say(StyledText(words, .dim))
  }
}

// MARK: What runs first

extension PromptRun {
  /// Runs the person's own init.pivot; what it shows is dropped, what it complains of is not.
  private func runInitialization() {
    guard let path = UserFile.initialization, fileExists(path) else { return }
    do {
      let bytes = try readRegularFile(path, limit: options.budget.source)
      show(prompt.initialize(bytes, from: UserFile.shortened(path)))
    } catch {
      streams.show(Problem.unreadable(path, error.reason))
    }
  }

  /// Runs the program before the prompt (`-i`); false where it cannot be read.
  func runProgram() -> Bool {
    guard options.hasProgram else { return true }
    let path = options.file ?? "-e"
    do {
      let bytes =
        options.file == nil
        ? options.expressionProgram
        : try readInput(path, limit: options.budget.source)
      if options.file == nil { prompt.session.expect(options.enteredExpressions) }
      show(prompt.load(bytes, from: path == "-" ? "standard input" : path))
      return true
    } catch {
      streams.show(Problem.unreadable(path, error.reason))
      return false
    }
  }

  func show(_ effects: [Effect]) {
    for case .show(let event) in effects { streams.show(event) }
  }
}
