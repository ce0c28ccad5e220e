internal import Language

/// The judging of one sheet, exercise by exercise.
public struct SheetGrading {
  /// The row with what the sheet says of itself.
  public private(set) var row: GradedSubmission
  /// The lesson as this learner had it, and how that of other numbers is made.
  private let lesson: Lesson
  private let instance: (Int) -> Lesson
  /// Its exercises, in order.
  public let exercises: [Exercise]
  private let checker: Checker
  /// The answers to each exercise.
  private var answers: [[AnswerSheet.Answer]]
  /// Answers under headings that the lesson does not have.
  private let strays: [AnswerSheet.Answer]

  init(
    row: GradedSubmission, sheet: AnswerSheet, lesson: Lesson, exercises: [Exercise],
    names: ExerciseNames, checker: Checker, instance: @escaping (Int) -> Lesson
  ) {
    self.row = row
    self.lesson = lesson
    self.instance = instance
    self.checker = checker
    self.exercises = exercises
    answers = names.byExercise(sheet.answers)
    strays = sheet.answers.filter { !names.knows($0.heading) }
    if row.status == .graded { self.row.remarks += untaken }
  }

  /// The answers that cannot be taken, which their teacher would otherwise see only as points that are missing.
  private var untaken: [String] {
    answers.indices.compactMap { index in
      answers[index].untaken(of: exercises[index])
    }
  }

  /// One exercise, by its place in the lesson.
  public func grade(exercise index: Int) -> GradedExercise {
    judging(index) { grade(index, $0, $1) }
  }

  /// How the verdict on one exercise comes about; nil where there is no answer to it.
  public func decisionPath(exercise index: Int) -> DecisionPath? {
    judging(index) { path(index, $0, $1) }
  }

  /// Does something with an exercise as its answer met it, which may have been with other numbers than the rest.
  ///
  /// It is handed on, not kept: in a process that judges, each reference counted costs a page of memory.
  private func judging<Result>(_ index: Int, _ body: (Exercise, Lesson) -> Result) -> Result {
    guard let own = answers[index].first?.variant.map(instance) else {
      return body(exercises[index], lesson)
    }
    return body(own.exercises[index], own)
  }

  private func grade(_ index: Int, _ exercise: Exercise, _ lesson: Lesson) -> GradedExercise {
    var graded = GradedExercise(exercise, number: index + 1)
    guard let answer = answers[index].first else { return graded.missing(near: strays) }
    graded.line = answer.line
    graded.answer = shortened(answer.text)
    if let problem = answers[index].problem {
      return graded.failed(.notGradable, "This answer cannot be taken: \(problem).")
    }
    do {
      let judgement = try checker.judged(answer.text, of: exercise, in: lesson)
      graded.take(judgement, answer: answer.text)
      graded.shownFeedback = judgement.shownFeedback(of: exercise, withholding: .hidden)
        .map(shortened)
      graded.handedBackFeedback = judgement.shownFeedback(of: exercise, withholding: .secret)
        .map(shortened)
    } catch {
      graded = graded.faulty(error.message)
    }
    return graded
  }

  private func path(_ index: Int, _ exercise: Exercise, _ lesson: Lesson) -> DecisionPath? {
    guard let answer = answers[index].first else { return nil }
    guard let problem = answers[index].problem else {
      return checker.decisionPath(of: answer.text, to: exercise, in: lesson)
    }
    let reason = "This answer cannot be taken: \(problem)."
    return DecisionPath(
      judgement: Judgement(verdict: .notGradable(reason), results: []),
      lines: ["\(exercise.id): \(exercise.title)", "verdict: not gradable", "  \(reason)"])
  }
}

extension [AnswerSheet.Answer] {
  /// Why the answers to one exercise cannot be taken.
  var problem: String? { first?.problem ?? contradiction }

  private var contradiction: String? {
    first { $0.text != self[0].text }.map { "there is another one in line \($0.line)" }
  }

  /// The same as a sentence.
  func untaken(of exercise: Exercise) -> String? {
    problem.map { "The answer to '\(exercise.id)' cannot be taken: \($0)." }
  }
}

extension Exercise.Kind {
  /// Judging it runs code of the lesson.
  var runsCode: Bool {
    switch self {
    case .exercise, .predict, .order: true
    case .choose, .explain: false
    }
  }
}

/// The most of an answer, or of a value of it, that anybody is told.
func shortened(_ text: String) -> String { cut(text, to: 2_000) }

extension GradedExercise {
  /// No answer; one under a heading that is nearly its own may be it.
  fileprivate func missing(near strays: [AnswerSheet.Answer]) -> GradedExercise {
    let near = strays.first { nearestWord(to: $0.heading, among: [id]) != nil }
    let words = near.map { "There is no answer; is '\(visible($0.heading))' meant to be it?" }
    return failed(.missing, words ?? "There is no answer.")
  }

  /// The lesson is at fault, not the answer.
  fileprivate func faulty(_ fault: String) -> GradedExercise {
    failed(.notGraded, "Not graded, tell your teacher: this exercise has a fault (\(fault)).")
  }

  /// What the judge says.
  fileprivate mutating func take(_ judgement: Judgement, answer: String) {
    let results = judgement.results
    // By places: a copy of a result for each question takes longer than the answer.
    let compared = results.indices.first { results[$0].got != nil }
    got = compared.flatMap { results[$0].got }.map { shortened($0.text) }
    if let fault = results.indices.first(where: { results[$0].fault != nil }) {
      return self = faulty(results[fault].fault ?? "")
    }
    for index in results.indices.prefix(checks.count) {
      checks[index].hasPassed = results[index].hasPassed
      checks[index].reason = results[index].reason.map(shortened)
    }
    switch judgement.verdict {
    case .right(let notes):
      outcome = isJudged ? .right : .answered
      feedback = notes.isEmpty ? "" : notes.joined(separator: "\n")
    case .notYet(let mistake):
      outcome = .notYet
      feedback = shortened(mistake.cause)
      details = mistake.details
      self.mistake = mistake.id
      others = mistake.others
    case .notGradable(let reason):
      self = failed(isJudged ? .notGradable : .missing, shortened(reason))
    }
    group = isJudged ? groupKey(judgement, answer) : nil
  }
}

extension CheckResult {
  /// Why the check itself cannot be evaluated: the lesson is at fault.
  var fault: String? {
    if case .faulty(let text) = outcome { return text }
    return nil
  }
}
