public import Language

/// The prompt without its terminal: an entry goes in, effects come out.
///
/// It holds the session with its undo steps, the commands, completion and history; it knows no
/// terminal, no file and no clock but the one it is given.
public struct PromptSession {
  var timeline: Timeline
  /// What `:reset` goes back to: the session after init.pivot.
  var fresh: Session
  let recorder = Recorder()
  /// Seconds since any fixed moment, for `:time`.
  let now: () -> Double
  /// Files that this session wrote or read, which `:save` may replace.
  var ownFiles: Set<String> = []
  /// The person knows where settings are kept.
  var saidWhereSettingsAre = false
  /// The person knows that settings are not kept.
  var saidSettingsAreLost = false

  /// How the last program ended; nil after a command.
  public internal(set) var lastStatus: Session.Status?
  /// What was before the last program, if that left a trace.
  private var beforeLast: Moment?
  /// The last program changed something, so that `:undo` takes it back.
  public private(set) var lastWasStep = false

  /// The command that is performed, as it was typed.
  var typedLine: TypedLine?

  /// How many steps the last entry did again or, below 0, took back.
  public internal(set) var lastTravel = 0

  /// Entries, oldest first; those of earlier sessions can be put in front.
  public var history: [String] = []
  /// Why points cannot be read as columns for now; nil where they can.
  public var readsRowsOnly: String?
  /// Told what a program shows while it runs, but for an error at its end; without it, all is part of the answer.
  public var listener: ((Event) -> Void)?
  /// How the person wants things shown, beside the session's own settings.
  public var display = Display()

  /// A prompt on a session, which may have run a program before.
  public init(_ session: Session, now: @escaping () -> Double = { 0 }) {
    var session = session
    session.settings.announces = true
    session.settings.tellsConsequences = true
    session.onEvent = { [recorder] in recorder.append($0) }
    fresh = session
    self.now = now
    timeline = Timeline(Moment(session: session))
  }

  /// The session as it stands.
  public var session: Session {
    // Yielding, not returning: what is changed where it is need not be copied.
    _read { yield timeline.now.session }
    _modify { yield &timeline.now.session }
  }

  /// Puts an earlier state back; how things are shown stays.
  public mutating func restore(_ earlier: Session) {
    let settings = session.settings
    session = earlier
    session.settings = settings
  }

  /// Takes an entry of one or more lines: a command, or a program; `isKept` says whether it joins the earlier ones.
  public mutating func handle(_ entry: String, isKept: Bool = true) -> [Effect] {
    let text = typed(entry)
    (lastStatus, lastTravel) = (nil, 0)
    (beforeLast, lastWasStep) = (nil, false)
    guard !text.isEmpty else { return [] }
    defer { if isKept { history.append(entry) } }
    typedLine = nil
    if let effects = plotAtEnd(of: text) { return effects }
    if let line = commandLine(text) {
      typedLine = TypedLine(text, argument: line.argument, end: text.utf8.count)
      return perform(line)
    }
    return run(continued(text)) + meantOtherwise(text)
  }
}

/// How the person wants things shown.
public struct Display: Sendable, Equatable {
  /// What an entry would show stands below it while it is typed: `:set preview on`.
  public var previews = false

  /// Nothing but what was asked for.
  public init() {}
}

// MARK: Programs

extension PromptSession {
  /// Runs a program as one step of undo, if it changes something: a look is none.
  mutating func run(_ text: String) -> [Effect] {
    run(text, bytes: Array(text.utf8), name: "prompt", title: text)
  }

  /// Runs a program that nobody typed, such as a lesson's; `name` and the line are its place.
  public mutating func run(_ text: String, from name: String, firstLine: Int = 1) -> [Effect] {
    run(text, bytes: Array(text.utf8), name: name, firstLine: firstLine, title: text)
  }

  /// Lets `:undo` go back no further than to the present, until ``releasePast()``.
  public mutating func holdPast() { timeline.hold() }

  /// Lets it go back to the beginning again.
  public mutating func releasePast() { timeline.release() }

  /// Goes back to before the last entry, as if it had not been; nothing where it left no trace.
  public mutating func takeBack() {
    guard let before = beforeLast else { return }
    timeline.takeBack(to: before, isStep: lastWasStep)
    (beforeLast, lastWasStep) = (nil, false)
  }

  /// Lets go of what was before the last entry, which is no longer taken back; better once the answer is shown than
  /// between the next entry and its answer.
  public mutating func settle() { beforeLast = nil }

  /// Runs a program; one of a file is read by rows, whatever the prompt reads, unless it says otherwise.
  mutating func run(
    _ text: String, bytes: [UInt8], name: String, firstLine: Int = 1, title: String,
    isOfFile: Bool = false
  ) -> [Effect] {
    // First what was before: marked, it would be copied once more.
    let before = timeline.now
    beginListening()
    defer { recorder.listener = nil }
    let pointsAreColumns = isOfFile && session.pointsAreColumns
    var mark = session.mark()
    var outcome = run(bytes, name, firstLine, byRows: pointsAreColumns)
    var effects = shown(recorder.take())
    if outcome.ranOutOfMemory, timeline.hasPast {
      timeline.forget()
      timeline.now = before
      mark = session.mark()
      tellOfAnotherRun()
      outcome = run(bytes, name, firstLine, byRows: pointsAreColumns)
      effects = shown(recorder.take())
    }
    lastStatus = outcome.status
    let ran =
      outcome.status == .done
      ? text : partThatRan(text, from: before, outcome, byRows: pointsAreColumns)
    keep(
      pointsAreColumns && !ran.isEmpty
        ? conventionCall(columns: false) + "\n\(ran)\n" + conventionCall(columns: true) : ran,
      from: before, isStep: session.hasChanged(since: mark), title: title)
    return effects
  }

  /// Says why what was seen may be seen once more.
  private func tellOfAnotherRun() {
    let reason = "memory ran short: it runs again, and earlier entries can no longer be undone"
    recorder.append(Event(.announcement, StyledText(reason, .dim)))
  }

  private func beginListening() {
    recorder.listener = listener.map { listener in
      { [pictures = session.settings.pictures] in listener($0.seen(pictures)) }
    }
  }

  private mutating func run(_ bytes: [UInt8], _ name: String, _ firstLine: Int, byRows: Bool)
    -> Session.Outcome
  {
    guard byRows else { return session.run(bytes, name: name, firstLine: firstLine) }
    session.pointsAreColumns = false
    defer { session.pointsAreColumns = true }
    return session.run(bytes, name: name, firstLine: firstLine)
  }

  /// Notes what ran for `:save`, and where it changed something, a step of undo.
  mutating func keep(_ ran: String, from before: Moment, isStep: Bool, title: String) {
    lastWasStep = isStep
    beforeLast = ran.isEmpty && !isStep ? nil : before
    if lastWasStep { timeline.advance(from: before, by: title) }
    if !ran.isEmpty { timeline.now.script.append(ran) }
  }

  /// The beginning of a failed program that ran: the longest that runs by itself.
  ///
  /// Nothing for a single statement, which leaves no trace when it fails.
  private func partThatRan(
    _ text: String, from before: Moment, _ outcome: Session.Outcome, byRows: Bool
  ) -> String {
    guard outcome.status == .failed, var diagnostic = outcome.diagnostics.first else { return "" }
    if let call = diagnostic.calls.last { diagnostic.span = call.span }
    // Of a later first line the cut is later, which only costs trials.
    let line = session.location(diagnostic).line
    let part = splitLines(text).prefix(line).joined(separator: "\n")
    let cuts = part.indices.filter { part[$0] == "\n" || part[$0] == ";" }
    for cut in cuts.suffix(50).reversed() {
      let beginning = String(part[..<cut])
      // What was interrupted ran as far as it came, and the flag is still set.
      var trial = before.session.uninterrupted
      if byRows { trial.pointsAreColumns = false }
      trial.onEvent = { _ in }
      let outcome = trial.run(beginning)
      if outcome.status == .done { return trimmed(beginning) }
      if outcome.diagnostics.contains(where: \.problem.isOfBudget) { return "" }
    }
    return ""
  }

  /// Events as effects; pictures may be switched off.
  func shown(_ events: [Event]) -> [Effect] {
    events.map { .show($0.seen(session.settings.pictures)) }
  }
}

extension Event {
  /// The event as it is shown where pictures may be switched off.
  fileprivate func seen(_ pictures: PictureForm) -> Event {
    guard kind == .picture, pictures == .off else { return self }
    return Event(
      .announcement, StyledText("(a picture; ':set pictures auto' shows it)", .dim))
  }
}

extension Session.Outcome {
  fileprivate var ranOutOfMemory: Bool {
    diagnostics.contains {
      if case .tooMuchMemory = $0.problem { true } else { false }
    }
  }
}
