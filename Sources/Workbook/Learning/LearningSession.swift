public import Language

/// A lesson under way inside the prompt: what to show, what to run, and whether an entry answers.
///
/// It knows no terminal and runs nothing in the prompt's session: it says what to do in replies.
public struct LearningSession {
  /// The lesson.
  public let lesson: Lesson
  /// What the learner has done; to be stored whenever it changes.
  public internal(set) var progress: Progress
  /// The index of the page that is shown.
  public internal(set) var page = 0
  /// Entries are free play.
  public internal(set) var isExploring = false

  let checker: Checker
  let width: Int
  /// The first item of the page that is not shown yet.
  var item = 0
  /// The pages without exercise whose examples have all run: later ones build on them.
  var finishedPages: Set<Int> = []
  /// What the learner has not entered yet of the example that is shown last.
  var pendingSteps: [Snippet] = []
  /// Entries that stand beside the answer: names it may use.
  var draft: [String] = []
  var lastEntry: String?
  var hintsShown = 0

  /// A learning session.
  /// - Parameters:
  ///   - lesson: A lesson without problems.
  ///   - progress: What is known from earlier sessions.
  ///   - session: Where every judged run begins, its budget included.
  ///   - width: The columns of the screen.
  public init(
    lesson: Lesson, progress: Progress = Progress(), session: Session = Session(), width: Int = 80
  ) {
    self.lesson = lesson
    self.progress = progress
    self.width = min(max(width, 40), 100)
    checker = Checker(session: session)
  }

  /// The exercise on the page that is shown.
  public var exercise: Exercise? {
    lesson.pages.indices.contains(page) ? lesson.pages[page].exercise : nil
  }

  /// The first page or, where something was done before, that of the first open exercise.
  public mutating func begin() -> Reply {
    let isResumed = lesson.exercises.contains { progress.entry($0, in: lesson) != nil }
    let open = lesson.pages.firstIndex { $0.exercise.map { !isDone($0) } ?? false }
    return show(page: isResumed ? open ?? 0 : 0)
  }

  /// Does what a command asks for.
  public mutating func perform(_ command: Command) -> Reply {
    switch command {
    case .next, .skip: return page + 1 < lesson.pages.count ? show(page: page + 1) : end()
    case .back: return show(page: max(0, page - 1))
    case .check(let answer): return check(answer)
    case .hint: return hint()
    case .solution: return solution()
    case .reset: return reset()
    case .list: return Reply(text: list())
    case .explore: return explore()
    case .quit: return Reply(text: dim("The lesson waits where you left it."), hasEnded: true)
    }
  }

  /// Enter on an empty line: runs the example that is shown, or goes on.
  public mutating func emptyLine() -> Reply {
    if !pendingSteps.isEmpty {
      let programs = pendingSteps.map { Program(code: $0, isShown: true) }
      var reply = goOn()
      reply.programs = programs + reply.programs
      return reply
    }
    guard let exercise, !isDone(exercise) else { return perform(.next) }
    return Reply(text: request(exercise))
  }

  /// Looks at what the learner entered, after the prompt has run it.
  public mutating func entered(_ text: String, succeeded: Bool) -> Reply {
    if let step = pendingSteps.first, codeTokens(text) == codeTokens(step.text) {
      pendingSteps.removeFirst()
      return pendingSteps.isEmpty ? goOn() : Reply()
    }
    guard let exercise, !isExploring else { return Reply() }
    lastEntry = text
    if succeeded ? answers(text, exercise) : isFilledInPart(text) {
      return judge((draft + [text]).joined(separator: "\n"), exercise, wasEntered: true)
    }
    if succeeded, !definedNames(in: text).isEmpty { draft.append(text) }
    return Reply()
  }

  /// An entry answers when it defines something that is asked and, with what was entered before,
  /// all of it.
  private func answers(_ text: String, _ exercise: Exercise) -> Bool {
    let asked = exercise.askedNames
    let defined = definedNames(in: text)
    let all = Set(draft.flatMap { definedNames(in: $0) } + defined)
    return asked.contains(where: defined.contains) && asked.allSatisfy(all.contains)
  }

  private func isFilledInPart(_ text: String) -> Bool { codeTokens(text).contains(where: isBlank) }

  func isDone(_ exercise: Exercise) -> Bool {
    guard let entry = progress.entry(exercise, in: lesson) else { return false }
    return entry.isRight && entry.contentHash == exercise.contentHash
  }
}
