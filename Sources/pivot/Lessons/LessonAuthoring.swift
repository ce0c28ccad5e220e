internal import ArgumentParser
internal import Language
internal import Workbook

/// Which lessons are meant.
struct LessonPathArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Lessons by file or id, perhaps with #exercise, or folders; else all.", valueName: "path"),
    completion: .file())
  var paths: [String] = []
}

/// Which variant of a lesson is meant.
struct VariantArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The variant of this number only.", valueName: "number"))
  var variant: Int?

  @Option(help: ArgumentHelp("The variant of this learner only.", valueName: "name"))
  var name: String?

  var choice: VariantChoice { VariantChoice(number: variant, name: name) }

  func validate() throws {
    if variant != nil, name != nil {
      throw ValidationError("--variant and --name both choose a variant; give one of them.")
    }
    if let variant, variant < 0 { throw ValidationError("Variants are counted from 0.") }
  }
}

extension LessonsCommand {
  /// `pivot lessons check [PATH…]`.
  struct Check: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prove that lessons hold what they promise.",
      discussion: """
        Problems are written as file:line: message, with the command that proves the exercise alone; \
        the exit status is then 2.

        EXAMPLES:
          pivot lessons check
          pivot lessons check lessons/07-order.md
          pivot lessons check lessons/07-order.md#predict-order --variant 3
        """)

    @OptionGroup var lessons: LessonPathArguments
    @OptionGroup var variant: VariantArguments
    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      try finish(LessonCheck(place.options(look), variant.choice).run(lessons.paths))
    }
  }

  /// `pivot lessons update [PATH…]`.
  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write the expected output of examples anew.",
      discussion: """
        Nothing else in the files changes; output that agrees stays as it is written. A lesson that \
        does not parse is left alone. Read the difference before you commit it.
        """)

    @OptionGroup var lessons: LessonPathArguments
    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let options = place.options(look)
      let places = LessonCheck(options).places(lessons.paths)
      try finish(LessonUpdate(options).run(places))
    }
  }

  /// `pivot lessons new NAME`.
  struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a lesson to begin with.",
      discussion: "EXAMPLE:\n  pivot lessons new lessons/18-shadows.md")

    @Argument(help: "A file, or the id of the lesson.", completion: .file())
    var name: String

    @OptionGroup var look: LookArguments

    func run() throws {
      var options = RunOptions()
      look.apply(to: &options)
      try finish(NewLesson(options).run(name))
    }
  }

  /// `pivot lessons preview FILE[#id]`.
  struct Preview: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Show a lesson as a learner sees it.",
      discussion: "EXAMPLE:\n  pivot lessons preview lessons/07-order.md#predict-order --name Ada")

    @Argument(
      help: "A lesson by file or id, perhaps with #exercise to begin there.", completion: .file())
    var lesson: String

    @OptionGroup var variant: VariantArguments
    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let options = place.options(look)
      let place = LessonPlace(lesson, options)
      try finish(LessonPreview(options, variant.choice).run(place))
    }
  }

  /// `pivot lessons watch [PATH…]`.
  struct Watch: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Prove lessons again whenever one changes.")

    @OptionGroup var lessons: LessonPathArguments
    @OptionGroup var variant: VariantArguments
    @OptionGroup var place: LessonArguments
    @OptionGroup var look: LookArguments

    func run() throws {
      let check = LessonCheck(place.options(look), variant.choice)
      try finish(LessonWatch(check).run(lessons.paths))
    }
  }
}
