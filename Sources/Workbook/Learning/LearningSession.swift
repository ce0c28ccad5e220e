public import Language

/// A lesson under way inside the prompt: what to show, what to run, and whether an entry answers.
///
/// It knows no terminal and runs nothing in the prompt's session: it says what to do in replies.
public struct LearningSession {
  /// The lesson.
  public let lesson: Lesson
  /// Which of its pages are shown.
  public let goal: Goal
  /// What the learner has done.
  public private(set) var progress: Progress
  /// The index of the page that is shown; after the last one stands the end, with its summary.
  public internal(set) var page = 0
  /// Entries are free play.
  public internal(set) var isExploring = false
  /// The columns of the screen.
  public var width: Int
  /// What is done is kept until another day.
  public var keepsProgress = true
  /// Signs beside emphasis and code are shown; where colours stand for them they take no room.
  public var showsMarks = true

  let checker: Checker
  private let day: Int
  private var newRecords: [ProgressRecord] = []
  /// The first item of the page that is not shown yet.
  var item = 0
  /// The pages without exercise whose examples have all run: later ones build on them.
  var finishedPages: Set<Int> = []
  /// The lesson's setup has run for its examples.
  var isSetUp = false
  /// The prompt's state is that of an exercise.
  var isInExercise = false
  /// What the learner has not entered yet of the example that is shown last.
  var pendingSteps: [Snippet] = []
  /// What the learner entered on this page, and before.
  var entries = AnswerParts()
  /// How many hints were shown, by exercise.
  var hintsShown: [String: Int] = [:]
  /// The exercises that were answered rightly in this session.
  var answered: Set<String> = []
  /// The exercises in which something went wrong in this session.
  var missed: Set<String> = []
  /// The answers that were judged on this page.
  var judged: Set<String> = []
  /// It was said on this page how an answer is given.
  var saidHowToAnswer = false

  /// A learning session.
  /// - Parameters:
  ///   - lesson: A lesson without problems.
  ///   - progress: What is known from earlier sessions.
  ///   - goal: Which of its pages are shown.
  ///   - session: Where every judged run begins, its budget included.
  ///   - width: The columns of the screen.
  ///   - day: Today, counted from 1970-01-01.
  public init(
    lesson: Lesson, progress: Progress = Progress(), goal: Goal = .lesson,
    session: Session = Session(), width: Int = 80, day: Int = 0
  ) {
    self.lesson = lesson
    self.progress = progress
    self.goal = goal
    self.width = width
    self.day = day
    checker = Checker(session: session)
  }

  /// The exercise on the page that is shown.
  public var exercise: Exercise? {
    lesson.pages.indices.contains(page) ? lesson.pages[page].exercise : nil
  }

  /// The page asks for something that is not done.
  public var hasOpenExercise: Bool { exercise.map { !isDone($0) } ?? false }

  // MARK: What was done

  /// What was done since this was last asked, for the log.
  public mutating func takeRecords() -> [ProgressRecord] {
    defer { newRecords = [] }
    return newRecords
  }

  mutating func note(_ deed: ProgressRecord.Deed, in exercise: Exercise) {
    let id = ExerciseID(lesson: lesson.id, exercise: exercise.id)
    note(.did(deed, id, hash: exercise.contentHash))
  }

  mutating func note(_ event: ProgressRecord.Event) {
    let record = ProgressRecord(day: day, event)
    progress.apply(record)
    newRecords.append(record)
  }

  // MARK: What the learner does

  /// Does what a command asks for.
  public mutating func perform(_ command: Command, _ argument: String = "") -> Reply {
    switch command {
    case .next: return next()
    case .skip: return skip()
    case .back: return back()
    case .check: return check(argument.isEmpty ? nil : argument)
    case .hint: return hint()
    case .solution: return solution()
    case .reset: return reset()
    case .list: return argument.isEmpty ? Reply(text: list()) : go(to: argument)
    case .go: return go(to: argument)
    case .why: return explain(argument)
    case .explore: return explore()
    case .quit:
      var text = judgeSteps()
      text.append(dim(farewell))
      return Reply(text: text, ending: .left)
    }
  }

  /// What is said to whoever leaves in the middle; that nothing is kept was said before.
  public var farewell: String {
    keepsProgress ? "The lesson waits where you left it." : "You left the lesson."
  }

  /// Enter on an empty line: runs the example that is shown, or goes on.
  public mutating func emptyLine() -> Reply {
    if !pendingSteps.isEmpty {
      let steps = pendingSteps
      entries.define(steps.map(\.text))
      var reply = goOn()
      reply.programs = steps.map { Program(code: $0, isShown: true) } + reply.programs
      return reply
    }
    guard let exercise, !isDone(exercise) else { return next() }
    return Reply(text: request(exercise))
  }

  /// The prompt did so many steps again or, below 0, took so many back.
  public mutating func travelled(_ steps: Int) -> Reply {
    for _ in 0..<steps.magnitude {
      if steps < 0 { entries.undo() } else { entries.redo() }
    }
    if let exercise { keepSteps(exercise) }
    return Reply()
  }

  func isDone(_ exercise: Exercise) -> Bool {
    if case .review = goal { return answered.contains(exercise.id) }
    return progress.isDone(exercise, in: lesson)
  }
}
