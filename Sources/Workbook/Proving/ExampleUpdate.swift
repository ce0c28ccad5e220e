internal import Language

/// The expected output of a lesson's examples, written anew.
public struct ExampleUpdate: Sendable {
  /// The whole file; only lines of expected output differ.
  public var bytes: [UInt8]
  /// What was changed, each with the line of the old file.
  public var changes: [LessonProblem]
}

extension Prover {
  /// What a lesson file is to be so that its examples reproduce; output that agrees stays as it is.
  ///
  /// Throws the first problem where the file does not parse, or where an output cannot be written.
  /// Examples on pages with variants stay, for they show something else in each.
  public func update(_ bytes: [UInt8], file: String) throws(LessonProblem) -> ExampleUpdate {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LessonProblem(file: file, line: 1, message: "the file is not UTF-8")
    }
    let (lesson, problems) = parseLesson(text, file: file)
    if let problem = problems.first { throw problem }
    let outputs = differingOutputs(lesson)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    for output in outputs.reversed() { output.replace(in: &lines) }
    let update = ExampleUpdate(
      bytes: Array(lines.joined(separator: [0x0A])), changes: outputs.map { $0.change(file) })
    try requireReproduction(update, lesson)
    return update
  }

  /// An output such as "```" would end its own block: then nothing is written.
  private func requireReproduction(
    _ update: ExampleUpdate, _ lesson: Lesson
  ) throws(LessonProblem) {
    guard let first = update.changes.first else { return }
    let text = String(decoding: update.bytes, as: UTF8.self)
    let (updated, problems) = parseLesson(text, file: lesson.file)
    if problems.isEmpty, differingOutputs(updated).isEmpty { return }
    throw LessonProblem(
      file: lesson.file, line: first.line,
      message: "what the examples show cannot be written as their output; mend this one by hand")
  }

  private func differingOutputs(_ lesson: Lesson) -> [DifferingOutput] {
    let checker = Checker(session: session, diagnoses: false)
    let course = checker.start(lesson.setup, of: lesson)
    return lesson.pages.flatMap { page -> [DifferingOutput] in
      guard let exercise = page.exercise else {
        return differingOutputs(page, course)
      }
      if exercise.variation != nil { return [] }
      let own = checker.start(lesson.setup + exercise.setup, of: lesson)
      return differingOutputs(page, own)
    }
  }

  private func differingOutputs(_ page: Page, _ workspace: Workspace) -> [DifferingOutput] {
    page.items.flatMap { item -> [DifferingOutput] in
      guard case .example(let example) = item else { return [] }
      return example.steps.compactMap { step in
        let run = example.run(step, in: workspace)
        let isSilent = !example.hasOutput || (!example.statesOutput(step) && !run.showsMore)
        if isSilent || firstUnexpected(step.output, run.lines) == nil { return nil }
        return DifferingOutput(step, run.lines)
      }
    }
  }
}

/// Lines of a file that are to be replaced.
private struct DifferingOutput {
  /// The first line, counted from 1.
  var firstLine: Int
  var count: Int
  var lines: [String]

  init(_ step: Example.Step, _ shown: [String]) {
    firstLine = step.outputLine
    // Blank lines before the next entry stay.
    count = step.output.lastIndex { !trimmed($0).isEmpty }.map { $0 + 1 } ?? 0
    lines = shown
  }

  /// The new lines end as the one before them does.
  func replace(in file: inout [[UInt8]]) {
    let first = firstLine - 1
    guard first >= 1, first + count <= file.count else { return }
    let end: [UInt8] = file[first - 1].last == 0x0D ? [0x0D] : []
    file.replaceSubrange(first..<(first + count), with: lines.map { Array($0.utf8) + end })
  }

  func change(_ file: String) -> LessonProblem {
    let words = lines.isEmpty ? "shows nothing now" : "shows now:\n    "
    return LessonProblem(
      file: file, line: firstLine, message: words + lines.joined(separator: "\n    "))
  }
}
