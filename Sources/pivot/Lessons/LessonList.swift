internal import Language
internal import LineEditing
internal import Workbook

/// `pivot lessons`: how the lessons stand.
///
/// In a pipe it is rows and nothing else; on a terminal it says what the signs mean and what to do.
struct LessonList {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  /// Lists all lessons, all exercises, or those of one lesson; returns the exit status.
  func run(_ name: String?, allExercises: Bool) -> Int32 {
    guard let library = LessonLibrary(options) else {
      streams.complain(noLessons)
      return streams.finish(ExitStatus.noInput)
    }
    let file = ProgressFile()
    let progress = file.load()
    if let name {
      guard let entry = library.entry(named: name) else {
        streams.complain(noLesson(name, in: library))
        return streams.finish(ExitStatus.usage)
      }
      show([entry], library, progress)
    } else if allExercises {
      show(library.entries, library, progress)
    } else {
      library.list(progress).forEach { streams.say($0) }
      if Terminal.isTerminal(1) {
        library.summary(progress, day: today()).forEach { streams.say($0) }
      }
    }
    for news in file.news() { streams.complain(news) }
    return streams.finish(ExitStatus.done)
  }

  /// The exercises of lessons; of a faulty one its problems.
  private func show(
    _ entries: [LessonLibrary.Entry], _ library: LessonLibrary, _ progress: Progress
  ) {
    for entry in entries {
      for problem in entry.problems {
        streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
      }
      if entry.problems.isEmpty {
        let variant = variantNumber(name: progress.name ?? "", lesson: entry.lesson)
        let lesson = entry.lesson.instance(variant: variant)
        library.exercises(of: lesson, progress).forEach { streams.say($0) }
      }
    }
  }
}
