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

/// `pivot learn`: the prompt, with a lesson.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn by small lessons with exercises.",
    discussion: "EXAMPLES:\n  pivot learn\n  pivot learn turning-about-a-point")

  @Argument(help: "A lesson; without one, the next that is not done.")
  var lesson: String?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    var options = place.options(look)
    options.lesson = lesson ?? ""
    options.isQuiet = true
    options.readsInit = false
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else {
      throw ValidationError("Lessons need a terminal for input and output.")
    }
    try finish(pivot.run(options))
  }
}

/// `pivot lessons`: which there are, and whether they hold what they promise.
struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "List, check or export lessons.",
    subcommands: [List.self, Check.self, Export.self], defaultSubcommand: List.self)

  /// `pivot lessons list`.
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The lessons and how they stand.")

    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let options = place.options(look)
      let streams = Streams(options)
      guard let library = LessonLibrary(options) else {
        streams.complain("there are no lessons here; --lessons names their folder")
        return try finish(streams.finish(ExitStatus.noInput))
      }
      for line in library.list(ProgressFile().load()) { streams.say(line) }
      try finish(streams.finish(ExitStatus.done))
    }
  }

  /// `pivot lessons check [PATH…]`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prove that lessons hold what they promise.",
      discussion: "Problems are written as file:line: message; the exit status is then 2.")

    @Argument(help: "Lessons or folders of them; else all.", completion: .file())
    var paths: [String] = []

    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let options = place.options(look)
      try finish(LessonCheck(options).run(paths))
    }
  }
}
