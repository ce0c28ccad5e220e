public import Language

/// Judges what was handed in by the checks of the teacher's lesson.
///
/// Its exercises are laid out once; whoever grades many submissions copies it into a process each.
public struct Grader {
  /// The lesson that judges.
  public let lesson: Lesson
  private let benches: [Bench]

  /// Lays out every exercise; a lesson with a fault grades nothing.
  public init(lesson: Lesson, session: Session = Session()) throws(LessonProblem) {
    let checker = Checker(session: session)
    var benches: [Bench] = []
    for exercise in lesson.exercises {
      do {
        let bench = try checker.bench(exercise, lesson)
        // What is computed once is computed here, not in each of the processes that judge.
        (_, _) = (bench.solved, bench.foreseen)
        benches.append(bench)
      } catch {
        throw LessonProblem(file: lesson.file, line: error.line, message: error.message)
      }
    }
    self.lesson = lesson
    self.benches = benches
  }

  /// The exercises before anybody answers.
  public var exercises: [GradedExercise] {
    lesson.exercises.enumerated().map { GradedExercise($0.element, number: $0.offset + 1) }
  }

  /// A whole sheet, in this process.
  public func grade(_ sheet: AnswerSheet, as row: GradedSubmission) -> GradedSubmission {
    var row = opened(sheet, as: row)
    guard row.status == .graded else { return row }
    for index in row.exercises.indices { row.exercises[index] = grade(sheet, exercise: index) }
    return row
  }

  /// The row with what the sheet says of itself, its exercises still to be judged.
  public func opened(_ sheet: AnswerSheet, as row: GradedSubmission) -> GradedSubmission {
    var row = row
    row.label = sheet.name
    row.variant = sheet.variant
    row.remarks = sheet.remarks + remarks(sheet)
    row.status = .graded
    row.reason = nil
    if let id = sheet.lesson, id != lesson.id, !sheet.answers.contains(where: isKnown) {
      let reason = "These are answers to '\(visible(id))', not to '\(lesson.id)'."
      return row.failed(.notGradable, reason)
    }
    return row
  }

  /// One exercise, by its place in the lesson.
  public func grade(_ sheet: AnswerSheet, exercise index: Int) -> GradedExercise {
    let bench = benches[index]
    var graded = GradedExercise(bench.exercise, number: index + 1)
    let answers = sheet.answers.filter { isAnswer($0, to: bench.exercise) }
    guard let answer = answers.first else { return graded.missing(near: sheet.answers) }
    graded.line = answer.line
    graded.answer = shortened(answer.text)
    if let problem = answer.problem ?? contradiction(answers) {
      return graded.failed(.notGradable, "This answer cannot be taken: \(problem).")
    }
    graded.take(bench.judge(answer.text), answer: answer.text)
    return graded
  }

  private func contradiction(_ answers: [AnswerSheet.Answer]) -> String? {
    guard let other = answers.first(where: { $0.text != answers[0].text }) else { return nil }
    return "there is another one in line \(other.line)"
  }

  // MARK: Whose answer it is

  /// By id; by its heading in the lesson, as people copy it.
  private func isAnswer(_ answer: AnswerSheet.Answer, to exercise: Exercise) -> Bool {
    let heading = answer.heading
    return heading == exercise.id || heading.lowercased() == exercise.id.lowercased()
      || heading == exercise.title || heading == "\(exercise.kind.rawValue): \(exercise.title)"
  }

  private func isKnown(_ answer: AnswerSheet.Answer) -> Bool {
    lesson.exercises.contains { isAnswer(answer, to: $0) }
  }

  private func remarks(_ sheet: AnswerSheet) -> [String] {
    var remarks: [String] = []
    if let hash = sheet.lessonHash, hash != lesson.hash {
      remarks.append("It was written for another version of the lesson (\(visible(hash))).")
    }
    let unknown = sheet.answers.filter { !isKnown($0) }
    let ids = lesson.exercises.map(\.id)
    for answer in unknown.prefix(10) {
      let advice = suggestion(for: answer.heading, among: ids)
      remarks.append("'\(visible(answer.heading))' is no exercise of this lesson: \(advice)")
    }
    if unknown.count > 10 { remarks.append("\(unknown.count - 10) more headings are unknown.") }
    return remarks
  }
}

/// The most of an answer that a report repeats.
private func shortened(_ text: String) -> String {
  text.utf8.count <= 2_000 ? text : String(text.prefix(2_000)) + "…"
}

extension GradedExercise {
  /// No answer; one under a heading that is nearly its own may be it.
  fileprivate func missing(near answers: [AnswerSheet.Answer]) -> GradedExercise {
    let near = answers.first { nearestWord(to: $0.heading, among: [id]) != nil }
    let words = near.map { "There is no answer; is '\(visible($0.heading))' meant to be it?" }
    return failed(.missing, words ?? "There is no answer.")
  }

  /// What the judge says.
  fileprivate mutating func take(_ judgement: Judgement, answer: String) {
    let results = judgement.results
    got = results.lazy.compactMap(\.got).first.map { shortened($0.text) }
    if let fault = results.lazy.compactMap(\.fault).first {
      let reason = "Not graded, tell your teacher: this exercise has a fault (\(fault))."
      return self = failed(.notGraded, reason)
    }
    for (index, result) in results.enumerated() where index < checks.count {
      checks[index].hasPassed = result.hasPassed
      checks[index].reason = result.reason.map(shortened)
    }
    switch judgement.verdict {
    case .right(let notes):
      outcome = .right
      feedback = notes.joined(separator: "\n")
    case .notYet(let mistake):
      outcome = .notYet
      feedback = shortened(mistake.cause)
      details = mistake.details
      self.mistake = mistake.id
    case .notGradable(let reason): self = failed(.notGradable, shortened(reason))
    }
    group = groupKey(judgement, answer)
  }
}

extension CheckResult {
  /// Why the check itself cannot be evaluated: the lesson is at fault.
  var fault: String? {
    if case .faulty(let text) = outcome { return text }
    return nil
  }
}
