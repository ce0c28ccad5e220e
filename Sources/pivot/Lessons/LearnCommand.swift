internal import ArgumentParser
internal import Language
internal import LineEditing
internal import Workbook

/// Where the lessons are.
struct LessonArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Where the lessons are.", valueName: "folder"), completion: .directory)
  var lessons: String?

  /// The options of a run that needs nothing more.
  func options(_ look: LookArguments) -> RunOptions {
    var options = RunOptions()
    look.apply(to: &options)
    options.lessons = lessons
    return options
  }
}

extension CompletionKind {
  /// The ids of the lessons, of the folder that the line names where it does.
  static let lessonIDs = custom { words, _, _ in
    var options = RunOptions()
    options.lessons = zip(words, words.dropFirst()).first { $0.0 == "--lessons" }?.1
    return LessonLibrary(options)?.lessons.map(\.id) ?? []
  }
}

/// Who learns.
struct LearnerArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Your name, remembered from now on; exercises may vary with it."))
  var name: String?
}

/// `pivot learn`: the prompt, with a lesson.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn by small lessons with exercises.",
    discussion: """
      A lesson runs inside the prompt: everything else can still be tried. What you did is kept, \
      and without a lesson you go on where you left off.

      EXAMPLES:
        pivot learn
        pivot learn turning-about-a-point
        pivot learn turning-about-a-point#zoom-about-point
        pivot learn my-lesson.md
        pivot learn --fast
        pivot learn --name Ada
      """)

  @Argument(
    help: "A lesson by id, number or file, perhaps with # and an exercise; without one, the next.",
    completion: .lessonIDs)
  var lesson: String?

  @Flag(help: "Only the last exercise of each concept, for those who know most of it.")
  var fast = false

  @OptionGroup var learner: LearnerArguments
  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func validate() throws {
    if fast, lesson != nil { throw ValidationError("Give a lesson or --fast, not both.") }
  }

  func run() throws {
    try learn(fast ? .fast : .lesson(lesson ?? ""), place.options(look), learner)
  }
}

/// `pivot review`: one missed concept, some days later.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "Repeat one concept that you missed.",
    discussion: """
      What was not right at once comes back every \(ReviewPlan.interval) days, one concept a session, \
      until it was right at once \(ReviewPlan.repetitions) times. Without a terminal, and with --list, \
      it says what is due and when.

      EXAMPLES:
        pivot review
        pivot review --list
      """)

  @Flag(help: "Only say what is due and when.")
  var list = false

  @OptionGroup var learner: LearnerArguments
  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    let options = place.options(look)
    guard list || !Terminal.isTerminal(0) || !Terminal.isTerminal(1) else {
      return try learn(.review, options, learner)
    }
    let streams = Streams(options)
    let lessons = LessonLibrary(options)?.lessons ?? []
    let plan = ReviewPlan(lessons, ProgressFile().load())
    for line in plan.lines(on: today()) { streams.say(line) }
    try finish(streams.finish(ExitStatus.done))
  }
}

private func learn(
  _ request: LearningRequest, _ options: RunOptions, _ learner: LearnerArguments
) throws {
  var options = options
  options.learning = request
  options.learner = learner.name
  options.isQuiet = true
  options.readsInit = false
  guard Terminal.isTerminal(0), Terminal.isTerminal(1) else {
    throw ValidationError("Lessons need a terminal for input and output.")
  }
  try finish(pivot.run(options))
}

/// `pivot lessons`: which there are, and whether they hold what they promise.
struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "List, check or export lessons.",
    discussion: """
      Alone it lists the lessons and how they stand; with a lesson, its exercises.

      EXAMPLES:
        pivot lessons
        pivot lessons turning-about-a-point
        pivot lessons --exercises --lessons my-lessons
        pivot help lessons list
      """,
    subcommands: [
      List.self, Check.self, Update.self, New.self, Preview.self, Watch.self, Export.self,
    ], defaultSubcommand: List.self)

  /// `pivot lessons list [LESSON]`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "The lessons, or the exercises of one, and how they stand.")

    @Argument(
      help: "A lesson by id or number; without one, all of them.", completion: .lessonIDs)
    var lesson: String?

    @Flag(help: "Every exercise of every lesson, a line each.")
    var exercises = false

    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let options = place.options(look)
      try finish(LessonList(options).run(lesson, allExercises: exercises))
    }
  }
}
