internal import Language
internal import Workbook

/// `pivot lessons update`: the expected output of examples is written anew, and nothing else.
struct LessonUpdate {
  private let options: RunOptions
  private let streams: Streams

  init(_ options: RunOptions) {
    self.options = options
    streams = Streams(options)
  }

  /// Updates each lesson; one that does not parse is left alone, and the status is then 2.
  func run(_ places: [LessonPlace]) -> Int32 {
    guard !places.isEmpty else {
      streams.complain(noLessons)
      return streams.finish(ExitStatus.noInput)
    }
    let statuses = places.map { update($0.file) }
    return streams.finish(statuses.max() ?? ExitStatus.done)
  }

  private func update(_ file: String) -> Int32 {
    do {
      let bytes = try readLesson(file, options)
      var budget = options.budget
      budget.seconds = 1
      let prover = Prover(session: Session(budget: budget, surroundings: surroundings()))
      return write(try prover.update(bytes, file: file), file)
    } catch let problem as LessonProblem {
      streams.show(Event(.diagnostic, StyledText(visible(problem.description))))
      streams.complain("\(file) stays as it is")
      return ExitStatus.unreadable
    } catch {
      streams.complain((error as? LessonFileError)?.message ?? "cannot read \(file)")
      return ExitStatus.noInput
    }
  }

  private func write(_ update: ExampleUpdate, _ file: String) -> Int32 {
    if update.changes.isEmpty {
      streams.say(StyledText(visible("\(file): up to date")))
      return ExitStatus.done
    }
    do {
      try writeOutput(file, String(decoding: update.bytes, as: UTF8.self), replaces: true)
    } catch {
      streams.complain("cannot write \(file): \(reason(error))")
      return error.status
    }
    for change in update.changes { streams.say(StyledText(visible(change.description))) }
    return ExitStatus.done
  }
}

/// Why a file was not written, in words.
func reason(_ error: OutputFileError) -> String {
  switch error {
  case .exists: "it is there already"
  case .refused(let reason), .failed(let reason): reason
  }
}
