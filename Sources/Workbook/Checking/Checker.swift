public import Language

/// Judges answers by value.
public struct Checker {
  private let workspace: Workspace

  /// A checker whose runs each begin with a copy of `session`, its budget included.
  public init(session: Session = Session()) {
    workspace = Workspace(session)
  }

  /// What comes of an answer.
  public func check(_ answer: String, of exercise: Exercise, in lesson: Lesson) -> Verdict {
    judge(answer, of: exercise, in: lesson).verdict
  }

  /// What comes of an answer, with every check.
  public func judge(_ answer: String, of exercise: Exercise, in lesson: Lesson) -> Judgement {
    do {
      return try bench(exercise, lesson).judge(answer)
    } catch {
      let reason = "This exercise has a fault, your answer has none: \(error.message)"
      return Judgement(verdict: .notGradable(reason), results: [])
    }
  }

  func bench(_ exercise: Exercise, _ lesson: Lesson) throws(Bench.Fault) -> Bench {
    try Bench(exercise, in: lesson, workspace: workspace)
  }

  /// A workspace in which the lesson's setup has run, and why it did not.
  func start(_ setup: [Snippet], of lesson: Lesson) -> Workspace {
    var start = workspace
    for code in setup { _ = start.run(code, name: lesson.file) }
    return start
  }
}

extension Bench {
  func judge(_ answer: String) -> Judgement {
    do {
      let attempt = try attempt(answer)
      let results = results(of: attempt)
      return Judgement(verdict: verdict(attempt, results), results: results)
    } catch {
      return Judgement(verdict: .notGradable(error.reason), results: [])
    }
  }

  private func verdict(_ attempt: Attempt, _ results: [CheckResult]) -> Verdict {
    if let fault = results.lazy.compactMap(\.fault).first {
      return .notGradable("This exercise has a fault, your answer has none: \(fault)")
    }
    let failures = results.filter { !$0.hasPassed && $0.check.points > 0 }
    if failures.isEmpty { return .right(notes: results.compactMap(\.reason)) }
    let details = failures.lazy.map(\.markedLines).first { !$0.isEmpty } ?? []
    if let wrong = foreseen(attempt, results) {
      let cause = filled(wrong.feedback, attempt, results).text
      return .notYet(Mistake(id: wrong.id, cause: cause, details: details))
    }
    if let reason = failures.lazy.compactMap(\.wrongKind).first { return .notGradable(reason) }
    if let diagnosis = diagnosis(of: attempt, results) {
      return .notYet(
        Mistake(
          id: diagnosis.ids.first, others: Array(diagnosis.ids.dropFirst()),
          cause: diagnosis.cause, details: details))
    }
    let failure = failures.first { $0.check.message != nil } ?? failures[0]
    let cause = filled(failure.reason ?? "", attempt, results).text
    return .notYet(Mistake(id: nil, cause: cause, details: details))
  }

  /// The foreseen wrong answer that gives the same values and fails the same checks.
  private func foreseen(_ attempt: Attempt, _ results: [CheckResult]) -> Exercise.WrongAnswer? {
    let fingerprint = Fingerprint(attempt, results)
    return exercise.wrongs.first { wrong in
      guard let attempt = try? self.attempt(wrong.code.text) else { return false }
      return Fingerprint(attempt, self.results(of: attempt)) == fingerprint
    }
  }
}

/// What tells one answer from another: what the checks see of it, not how it is written.
struct Fingerprint: Equatable {
  private var observed: [CheckedValue]
  private var failed: [Bool]
  private var tokens: [CodeToken]

  init(_ attempt: Bench.Attempt, _ results: [CheckResult]) {
    observed = results.flatMap(\.observed)
    failed = results.map { !$0.hasPassed }
    tokens = codeTokens(attempt.code)
  }

  static func == (left: Fingerprint, right: Fingerprint) -> Bool {
    guard left.failed == right.failed else { return false }
    let hasSameValues =
      !left.observed.isEmpty && left.observed.count == right.observed.count
      && zip(left.observed, right.observed).allSatisfy { compare($0, $1).isNone }
    return hasSameValues || left.tokens == right.tokens
  }
}

extension CheckResult {
  fileprivate var fault: String? {
    if case .faulty(let text) = outcome { return text }
    return nil
  }

  fileprivate var wrongKind: String? {
    if case .wrongKind(let text) = outcome { return text }
    return nil
  }

  fileprivate var markedLines: [String] {
    guard case .value = check.rule, let got else { return [] }
    return Workbook.markedLines(got.value, difference)
  }
}
