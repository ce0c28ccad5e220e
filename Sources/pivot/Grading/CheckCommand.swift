internal import ArgumentParser
internal import Workbook

/// `pivot check`: one file, for the one who wrote it.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Judge your answers before you hand them in.",
    discussion: """
      FILE is an answers file, or a lesson in which you filled in the starters.

      Exit status: 0 all right; 1 not yet, not gradable, or nothing answered; 2 the file does not parse.

      EXAMPLES:
        pivot check turning-about-a-point.answers.md
        pivot check my-lesson.answers.md --lessons my-lessons
      """)

  @Argument(help: "An answers file or a lesson.", completion: .file(extensions: ["md"]))
  var file: String

  @OptionGroup var place: LessonArguments
  @OptionGroup var look: LookArguments

  func run() throws {
    try finish(check(file, place.options(look)))
  }
}

/// Judges a file; the exit status.
func check(_ file: String, _ options: RunOptions) -> Int32 {
  let streams = Streams(options)
  return streams.finish(AnswerCheck(options, streams).run(file))
}

/// Kept until the program ends: the system takes back at once what would be taken apart piece by piece.
private nonisolated(unsafe) var lastCheck: (Grader, AnswerSheet, GradedSubmission)?

/// `pivot check` at work.
private struct AnswerCheck {
  let options: RunOptions
  let streams: Streams

  init(_ options: RunOptions, _ streams: Streams) {
    self.options = options
    self.streams = streams
  }

  func run(_ path: String) -> Int32 {
    guard let bytes = try? readInput(path, limit: submissionLimit) else {
      streams.complain("cannot read \(path): \(systemReason())")
      return ExitStatus.noInput
    }
    do {
      return check(try AnswerSheet(submission: bytes), bytes, path)
    } catch {
      streams.complain("\(path): \(error.reason)")
      return ExitStatus.unreadable
    }
  }

  private func check(_ stated: AnswerSheet, _ bytes: [UInt8], _ path: String) -> Int32 {
    guard let id = stated.lesson else {
      streams.complain("\(path): it does not say whose answers these are: '# Answers: the-lesson'")
      return ExitStatus.unreadable
    }
    let teacher = TeacherLesson(options, streams)
    let grader: Grader
    do {
      let lesson = try stated.isLesson ? teacher.lesson(file: path) : teacher.lesson(id: id)
      grader = try teacher.grader(lesson)
    } catch {
      return error.status
    }
    // Its exercises are known now, whose names are headings, as they are to `grade`.
    let sheet = (try? AnswerSheet(submission: bytes, to: grader.lesson)) ?? stated
    // What nobody answered yet is not asked for.
    var graded = grader.grade(sheet, as: GradedSubmission(name: path, file: path, exercises: []))
    if sheet.isLesson {
      let open = graded.exercises.filter { $0.outcome == .missing }.map(\.id)
      graded.exercises.removeAll { $0.outcome == .missing }
      // A lesson has a place for code only.
      if !open.isEmpty {
        graded.remarks.append(
          "Answered in the prompt or in an answers file: \(open.joined(separator: ", ")).")
      }
    }
    lastCheck = (grader, sheet, graded)
    let text = checkText(
      graded, of: grader.lesson, width: streams.columns ?? .max, showsMarks: !streams.colorsOutput)
    streams.say(text, end: "")
    let isRight = !graded.exercises.isEmpty && graded.exercises.allSatisfy(\.isFine)
    return graded.status == .graded && isRight ? ExitStatus.done : ExitStatus.failed
  }
}
