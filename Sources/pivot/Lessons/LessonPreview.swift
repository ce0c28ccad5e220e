internal import Language
internal import Workbook

/// `pivot lessons preview`: a lesson as a learner sees it, with everything that is asked for.
struct LessonPreview {
  private let options: RunOptions
  private let choice: VariantChoice
  private let streams: Streams

  init(_ options: RunOptions, _ choice: VariantChoice) {
    self.options = options
    self.choice = choice
    streams = Streams(options)
  }

  /// Shows a lesson from an exercise on, or from the beginning.
  func run(_ place: LessonPlace) -> Int32 {
    let bytes: [UInt8]
    do { bytes = try readLesson(place.file, options) } catch {
      streams.complain(error.message)
      return streams.finish(ExitStatus.noInput)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let (lesson, problems) = parseLesson(text, file: place.file)
    for problem in problems {
      streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
    }
    let session = Session(budget: options.budget, surroundings: surroundings())
    let width = ScreenSize(variable: environment, terminal: .ofTerminal).columns
    let preview = lesson.preview(
      from: place.exercise, variant: choice.variant(of: lesson) ?? 0, session: session,
      width: min(max(width, 40), 100), showsMarks: !streams.colorsOutput)
    guard let preview else {
      streams.complain(
        "\(place.file) has no exercise '\(place.exercise ?? "")'; it has: "
          + lesson.exercises.map(\.id).joined(separator: ", "))
      return streams.finish(ExitStatus.noInput)
    }
    streams.say(preview, end: "")
    return streams.finish(problems.isEmpty ? ExitStatus.done : ExitStatus.unreadable)
  }
}
