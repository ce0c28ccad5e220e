internal import ArgumentParser

// The workbook's commands; the one file that knows of it.

/// `pivot learn`: the lessons, one after the other.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn", abstract: "Learn by small lessons with exercises.")

  @Argument(help: "A lesson.")
  var lesson: String?

  @Option(help: "Where the lessons are.", completion: .directory)
  var lessons: String?

  @OptionGroup var look: LookArguments

  func run() throws {
    var options = RunOptions()
    look.apply(to: &options)
    options.lessons = lessons
    try finish(learn(lesson.map { [$0] } ?? [], options, Streams(options)))
  }
}

/// `pivot lessons`: for those who write them.
struct LessonsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lessons", abstract: "Check lessons.", subcommands: [Check.self])

  /// `pivot lessons check [PATH…]`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prove that lessons say what is so.")

    @Argument(help: "Lessons or folders of them.", completion: .file())
    var paths: [String] = []

    @OptionGroup var look: LookArguments

    func run() throws {
      var options = RunOptions()
      look.apply(to: &options)
      try finish(checkLessons(paths, options, Streams(options)))
    }
  }
}

/// Runs lessons in the terminal; `:learn` at the prompt comes here too.
func learn(_ arguments: [String], _ options: RunOptions, _ streams: Streams) -> Int32 {
  streams.complain("the lessons are not here yet")
  return streams.finish(ExitStatus.failed)
}

/// Proves lessons; the status is 2 where one is faulty.
func checkLessons(_ paths: [String], _ options: RunOptions, _ streams: Streams) -> Int32 {
  streams.complain("the lessons are not here yet")
  return streams.finish(ExitStatus.failed)
}
