internal import ArgumentParser
internal import Language
internal import Workbook

/// `pivot hand-in`: the answers of all sessions as one small file.
struct HandInCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hand-in", abstract: "Write your answers to a lesson into a file.",
    discussion: """
      The file holds your answers only, from all sessions; 'pivot check' judges it.

      EXAMPLES:
        pivot hand-in turning-about-a-point --name Ada
      """)

  @Argument(help: "The lesson: its id, its number, or its file.", completion: .lessonIDs)
  var lesson: String

  @Option(help: "Your name, as the teacher knows it.")
  var name: String?

  @Option(
    name: [.customShort("o"), .long],
    help: "The file to write, - for standard output; else the lesson's id with .answers.md.",
    completion: .file())
  var output: String?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    let options = place.options(look)
    try finish(HandIn(options).run(self))
  }
}

/// `pivot hand-in` at work.
private struct HandIn {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  func run(_ command: HandInCommand) -> Int32 {
    let lesson: Lesson
    do {
      lesson = try TeacherLesson(options, streams).lesson(command.lesson)
    } catch {
      return streams.finish(error.status)
    }
    let file = ProgressFile()
    let progress = file.load()
    file.news().forEach(streams.complain)
    let path = command.output ?? "\(lesson.id).answers.md"
    // A file that is replaced keeps the name that stands there.
    let name = command.name ?? progress.name ?? answers(path, to: lesson)?.name
    let sheet = AnswerSheet(of: lesson, progress, name: name)
    guard !sheet.answers.isEmpty else {
      let learn = shellCommand("learn", lesson.id, lessons: folder(of: lesson))
      streams.complain("you have answered nothing of '\(lesson.id)' yet: \(learn)")
      return streams.finish(ExitStatus.failed)
    }
    if command.output == "-" {
      streams.write(sheet.text)
      return streams.finish(ExitStatus.done)
    }
    let status = write(sheet, lesson, to: path)
    if status == ExitStatus.done { tellChanged(lesson, progress) }
    return streams.finish(status)
  }

  /// The file names the lesson as it is now; what was right before a change need not be right now.
  private func tellChanged(_ lesson: Lesson, _ progress: Progress) {
    let changed = lesson.exercises.filter { progress.isChanged($0, in: lesson) }.map { $0.id }
    if changed.isEmpty { return }
    streams.say(StyledText("Changed since you answered: \(changed.joined(separator: ", "))."))
  }

  /// The folder that commands have to name to find the lesson: that of this call, or of the lesson's file.
  private func folder(of lesson: Lesson) -> String? {
    let isFound = LessonLibrary(options)?.judge(named: lesson.id)?.lesson.file == lesson.file
    return isFound ? options.lessons : parentFolder(lesson.file)
  }

  private func write(_ sheet: AnswerSheet, _ lesson: Lesson, to path: String) -> Int32 {
    var sheet = sheet
    if fileExists(path) {
      guard let old = answers(path, to: lesson) else {
        streams.complain(
          "\(path) is there already and holds no answers to '\(lesson.id)'; -o names another file")
        return ExitStatus.failed
      }
      guard sheet.mayBelong(toLearnerOf: old) else {
        streams.complain(
          "\(path) holds the answers of '\(visible(old.name ?? ""))'; -o names another file")
        return ExitStatus.failed
      }
      do {
        tellKept(try sheet.keepAnswers(of: old, to: lesson), path)
      } catch {
        streams.complain("\(path): \(error.reason) Mend it, or -o names another file")
        return ExitStatus.failed
      }
    }
    do {
      try writeOutput(path, sheet.text, replaces: true)
    } catch {
      streams.complain("\(path) cannot be written: \(error.reason)")
      return error.status
    }
    report(sheet, lesson, path)
    return ExitStatus.done
  }

  private func tellKept(_ kept: [String], _ path: String) {
    streams.say(StyledText("\(visible(path)) is replaced."))
    if kept.isEmpty { return }
    streams.say(StyledText("Kept from it, as they stand there: \(kept.joined(separator: ", "))."))
  }

  /// Only a file that this command writes may be replaced; a pipe would be waited for.
  private func answers(_ path: String, to lesson: Lesson) -> AnswerSheet? {
    guard let bytes = try? readRegularFile(path, limit: submissionLimit),
      let sheet = try? AnswerSheet(submission: bytes, to: lesson), sheet.lesson == lesson.id,
      !sheet.isLesson
    else { return nil }
    return sheet
  }

  private func report(_ sheet: AnswerSheet, _ lesson: Lesson, _ path: String) {
    let answered = Set(sheet.answers.map(\.heading))
    let missing = lesson.exercises.map { $0.id }.filter { !answered.contains($0) }
    let count = "\(sheet.answers.count) of \(lesson.exercises.count)"
    streams.say(StyledText("\(visible(path)): \(count) exercises answered."))
    if !missing.isEmpty {
      streams.say(StyledText("Without an answer: \(missing.joined(separator: ", "))."))
    }
    if sheet.name == nil { streams.say(StyledText("It says no name: --name gives one.")) }
    for words in otherNumbers(sheet, lesson) { streams.say(StyledText(words)) }
  }

  /// The numbers of a varied lesson go with a name; a teacher wonders where they are another's.
  private func otherNumbers(_ sheet: AnswerSheet, _ lesson: Lesson) -> [String] {
    guard let name = sheet.name else { return [] }
    let isOther = sheet.variant.map { $0 != variantNumber(name: name, lesson: lesson) } ?? false
    let odd = sheet.answers.filter { $0.variant != nil }.map { "'\(visible($0.heading))'" }
    let learn = shellCommand("learn", lesson.id, "--name", name, lessons: folder(of: lesson))
    let advice = "The right ones come by ':reset' in: \(visible(learn))"
    if isOther {
      return [
        "These are not the numbers of '\(visible(name))': the lesson was learned under another name, or "
          + "none. \(advice)"
      ]
    }
    if odd.isEmpty { return [] }
    return [
      "Answered under another name, or none, with the numbers that it had: "
        + "\(odd.joined(separator: ", ")). \(advice)"
    ]
  }
}
