internal import ArgumentParser
internal import Language
internal import Workbook

/// `pivot pack`: a lesson for others to use.
struct PackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack", abstract: "Make a lesson ready for students or for Gradescope.",
    discussion: """
      --student writes a copy without solutions, wrong answers and hidden checks; it still checks \
      by hashes of the values. A short numeric answer can be guessed from them.
      --gradescope writes the zip that Gradescope takes as an autograder.

      EXAMPLES:
        pivot pack turning-about-a-point --student -o handout.md
        pivot pack turning-about-a-point --gradescope
      """)

  @Argument(help: "The lesson: its file, its id, or its number.", completion: .file())
  var lesson: String

  @Flag(help: "A copy for students.")
  var student = false

  @Flag(help: "An autograder for Gradescope.")
  var gradescope = false

  @Option(
    help: "A file with checks that only the teacher has, for Gradescope.", completion: .file())
  var secret: String?

  @Option(
    name: [.customShort("o"), .long],
    help:
      "The file to write, - for standard output; else the lesson's id with .student.md or .zip.",
    completion: .file())
  var output: String?

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func validate() throws {
    if student == gradescope { throw ValidationError("Say either --student or --gradescope.") }
    if student, secret != nil { throw ValidationError("--secret goes with --gradescope.") }
  }

  func run() throws {
    let options = place.options(look)
    let streams = Streams(options)
    try finish(streams.finish(Packing(options, streams).run(self)))
  }
}

/// `pivot pack` at work.
private struct Packing {
  let options: RunOptions
  let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
  }

  func run(_ command: PackCommand) -> Int32 {
    let teacher = TeacherLesson(options, streams)
    do {
      let lesson = try teacher.whole(command.lesson)
      // A lesson that cannot grade is not given away.
      _ = try teacher.soundGrader(lesson, secret: command.secret)
      return command.student
        ? packStudent(lesson, command) : packGradescope(lesson, command)
    } catch {
      return error.status
    }
  }

  private func packStudent(_ lesson: Lesson, _ command: PackCommand) -> Int32 {
    guard let bytes = bytes(of: lesson.file) else { return ExitStatus.noInput }
    let teacher = TeacherLesson(options, streams)
    do {
      let text = String(decoding: bytes, as: UTF8.self)
      let copy = try studentCopy(of: lesson, text: text, session: teacher.session)
      return write(Array(copy.utf8), to: command.output ?? "\(lesson.id).student.md")
    } catch {
      teacher.report([error])
      return ExitStatus.unreadable
    }
  }

  private func packGradescope(_ lesson: Lesson, _ command: PackCommand) -> Int32 {
    guard let path = executablePath(), let program = bytes(of: path),
      let text = bytes(of: lesson.file)
    else { return ExitStatus.noInput }
    var secret: [UInt8]?
    if let path = command.secret {
      secret = bytes(of: path)
      if secret == nil { return ExitStatus.noInput }
    }
    let archive = gradescopePack(program: program, lesson: text, secret: secret)
    return write(archive.bytes, to: command.output ?? "\(lesson.id).zip")
  }

  private func bytes(of path: String) -> [UInt8]? {
    let bytes = try? readInput(path, limit: 1 << 28)
    if bytes == nil { streams.complain("cannot read \(path)") }
    return bytes
  }

  private func write(_ bytes: [UInt8], to path: String) -> Int32 {
    if path == "-" {
      streams.keep(bytes)
      return ExitStatus.done
    }
    do {
      try writeOutput(path, bytes, replaces: false)
    } catch {
      switch error {
      case .exists: streams.complain("\(path) is there already; -o names another file")
      case .refused(let reason), .failed(let reason):
        streams.complain("\(path) cannot be written: \(reason)")
      }
      return error.status
    }
    streams.say(StyledText("\(visible(path)): \(bytes.count) bytes"))
    return ExitStatus.done
  }
}
