internal import Language

/// The judging of one sheet, exercise by exercise.
public struct SheetGrading {
  /// The row with what the sheet says of itself.
  public let row: GradedSubmission
  /// The lesson as this learner had it, and how that of other numbers is made.
  private let lesson: Lesson
  private let instance: (Int) -> Lesson
  /// Its exercises, in order.
  public let exercises: [Exercise]
  private let checker: Checker
  /// The answers to each exercise.
  private var answers: [[AnswerSheet.Answer]]
  /// Answers under headings that the lesson does not have.
  private var strays: [AnswerSheet.Answer] = []

  init(
    row: GradedSubmission, sheet: AnswerSheet, lesson: Lesson, exercises: [Exercise],
    names: ExerciseNames, checker: Checker, instance: @escaping (Int) -> Lesson
  ) {
    self.row = row
    self.lesson = lesson
    self.instance = instance
    self.checker = checker
    self.exercises = exercises
    answers = Array(repeating: [], count: exercises.count)
    for answer in sheet.answers {
      let places = names.places(of: answer.heading)
      if places.isEmpty { strays.append(answer) }
      for place in places { answers[place].append(answer) }
    }
  }

  /// One exercise, by its place in the lesson.
  public func grade(exercise index: Int) -> GradedExercise {
    guard let task = task(index) else {
      return GradedExercise(exercises[index], number: index + 1).missing(near: strays)
    }
    return grade(task, number: index + 1)
  }

  /// How the verdict on one exercise comes about; nil where there is no answer to it.
  public func decisionPath(exercise index: Int) -> DecisionPath? {
    guard let task = task(index) else { return nil }
    guard let problem = task.problem else {
      return checker.decisionPath(of: task.answer.text, to: task.exercise, in: task.lesson)
    }
    return DecisionPath(
      judgement: Judgement(verdict: .notGradable(problem), results: []),
      lines: [
        "\(task.exercise.id): \(task.exercise.title)", "verdict: not gradable", "  \(problem)",
      ])
  }

  /// An answer and what judges it.
  private struct Task {
    let answer: AnswerSheet.Answer
    let exercise: Exercise
    let lesson: Lesson
    /// Why it cannot be taken.
    let problem: String?
  }

  /// The answer to an exercise, which may have been made with other numbers than the rest.
  private func task(_ index: Int) -> Task? {
    guard let answer = answers[index].first else { return nil }
    let problem = (answer.problem ?? contradiction(answers[index])).map {
      "This answer cannot be taken: \($0)."
    }
    guard let own = answer.variant.map(instance) else {
      return Task(answer: answer, exercise: exercises[index], lesson: lesson, problem: problem)
    }
    return Task(answer: answer, exercise: own.exercises[index], lesson: own, problem: problem)
  }

  private func grade(_ task: Task, number: Int) -> GradedExercise {
    var graded = GradedExercise(task.exercise, number: number)
    graded.line = task.answer.line
    graded.answer = shortened(task.answer.text)
    if let problem = task.problem { return graded.failed(.notGradable, problem) }
    do {
      let judgement = try checker.judged(task.answer.text, of: task.exercise, in: task.lesson)
      graded.take(judgement, answer: task.answer.text)
      graded.shownFeedback = judgement.shownFeedback(of: task.exercise).map(shortened)
    } catch {
      graded = graded.faulty(error.message)
    }
    return graded
  }

  private func contradiction(_ answers: [AnswerSheet.Answer]) -> String? {
    guard let other = answers.first(where: { $0.text != answers[0].text }) else { return nil }
    return "there is another one in line \(other.line)"
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

/// The most of an answer that a report repeats.
private func shortened(_ text: String) -> String {
  text.utf8.count <= 2_000 ? text : String(text.prefix(2_000)) + "…"
}

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
