public import Language

/// Judges answers by value.
///
/// It keeps what it read of each exercise, so that the next answer costs only itself.
public final class Checker {
  private let session: Session
  private let workspace: Workspace
  private let diagnoses: Bool
  private let patience: Patience?
  /// What is laid out, and where by the ids of the exercises, which few share.
  private var benches: [LaidOut] = []
  private var places = TextPlaces()

  /// A checker whose runs each begin where `session` stands, its budget included.
  ///
  /// - Parameters:
  ///   - session: Where every run begins.
  ///   - diagnoses: The built-in rules are asked about answers that the author did not foresee.
  public convenience init(session: Session = Session(), diagnoses: Bool = true) {
    self.init(session: session, diagnoses: diagnoses, patience: nil)
  }

  /// One whose runs share their patience.
  init(session: Session, diagnoses: Bool, patience: Patience?) {
    self.session = session
    self.diagnoses = diagnoses
    self.patience = patience
    workspace = Workspace(session, patience: patience)
  }

  /// Whether matrices are drawn in what is told, or told in words.
  var draws: Bool { workspace.draws }

  /// What comes of an answer.
  public func check(_ answer: String, of exercise: Exercise, in lesson: Lesson) -> Verdict {
    judge(answer, of: exercise, in: lesson).verdict
  }

  /// What comes of an answer, with every check.
  public func judge(_ answer: String, of exercise: Exercise, in lesson: Lesson) -> Judgement {
    do { return try judged(answer, of: exercise, in: lesson) } catch {
      let reason = "This exercise has a fault, your answer has none: \(error.message)"
      return Judgement(verdict: .notGradable(reason), results: [])
    }
  }

  /// Whether an answer is right, and nothing else.
  func isRight(_ answer: String, of exercise: Exercise, in lesson: Lesson) -> Bool {
    (try? bench(exercise, lesson))?.passes(answer) ?? false
  }

  /// What comes of an answer, unless the lesson is at fault.
  func judged(
    _ answer: String, of exercise: Exercise, in lesson: Lesson
  ) throws(Bench.Fault) -> Judgement {
    switch exercise.kind {
    case .exercise, .predict: try bench(exercise, lesson).judge(exercise.code(of: answer))
    case .choose: Choosing(exercise: exercise).judge(answer)
    case .order: Ordering(try bench(exercise, lesson)).judge(answer)
    case .explain: judgeExplanation(answer)
    }
  }

  /// An exercise laid out, its solution run.
  func bench(_ exercise: Exercise, _ lesson: Lesson) throws(Bench.Fault) -> Bench {
    let bench = try layOut(exercise, lesson)
    _ = try bench.solutionRun.get()
    return bench
  }

  /// An exercise laid out; whoever lays out many before a solution runs has one beginning for all of them.
  @discardableResult
  func layOut(_ exercise: Exercise, _ lesson: Lesson) throws(Bench.Fault) -> Bench {
    if let place = places.last(of: exercise.id, where: { benches[$0].isFor(exercise, lesson) }) {
      return try benches[place].bench.get()
    }
    let file = lastComponent(lesson.file)
    let bench = Result { () throws(Bench.Fault) in
      let bench = try Bench(exercise, lesson.setup, file: file, workspace: workspace)
      bench.diagnoses = diagnoses
      return bench
    }
    places.add(exercise.id, at: benches.count)
    benches.append(LaidOut(exercise, lesson, bench))
    return try bench.get()
  }

  /// Whatever is written counts as done: nobody grades it.
  private func judgeExplanation(_ answer: String) -> Judgement {
    let isEmpty = trimmed(answer).isEmpty
    return Judgement(
      verdict: isEmpty ? .notGradable("There is no answer yet.") : .right(notes: []), results: [])
  }

  /// A workspace of its own in which the lesson's setup has run, for examples that go on.
  func start(_ setup: [Snippet], of lesson: Lesson) -> Workspace {
    let start = Workspace(session, patience: patience)
    for code in setup { _ = start.run(code, name: lastComponent(lesson.file)) }
    return start
  }
}

/// An exercise as it was laid out, or why it cannot be.
private struct LaidOut {
  let bench: Result<Bench, Bench.Fault>
  private let exercise: Exercise
  private let file: String
  private let lessonSetup: [Snippet]

  init(_ exercise: Exercise, _ lesson: Lesson, _ bench: Result<Bench, Bench.Fault>) {
    (self.exercise, self.bench) = (exercise, bench)
    (file, lessonSetup) = (lesson.file, lesson.setup)
  }

  /// Not another one with the same id; variants of one text differ in their setups.
  func isFor(_ other: Exercise, _ lesson: Lesson) -> Bool {
    exercise.text == other.text && file == lesson.file && exercise.setup == other.setup
      && lessonSetup == lesson.setup
  }
}

extension Bench {
  /// Whether an answer is right; why not is not looked for, which would take far longer.
  func passes(_ code: String) -> Bool {
    let results = (try? attempt(code))?.results
    return results?.allSatisfy { $0.hasPassed || $0.check.points == 0 } ?? false
  }

  func judge(_ answer: String) -> Judgement {
    workspace.interruption = nil
    if passesByNumbers(answer) { return passed }
    if let stopped = workspace.interruption {
      let reason = "It cannot be run:\n\(stopped.text)"
      return Judgement(verdict: .notGradable(reason), results: [])
    }
    do {
      var attempt = try attempt(answer)
      attempt.results = attempt.results.map { told($0, attempt) }
      return Judgement(verdict: verdict(attempt), results: attempt.results)
    } catch {
      return Judgement(verdict: .notGradable(error.reason), results: [])
    }
  }

  /// An excerpt of code needs words before it.
  private func introduced(_ reason: String) -> String {
    reason.has("\n") ? "What a check asks of it cannot be worked out:\n\(reason)" : reason
  }

  private func verdict(_ attempt: Attempt) -> Verdict {
    let results = attempt.results
    if let fault = results.lazy.compactMap(\.fault).first {
      return .notGradable("This exercise has a fault, your answer has none: \(fault)")
    }
    let failures = toldFirst(results.filter { !$0.hasPassed && $0.check.points > 0 })
    if failures.isEmpty { return .right(notes: results.compactMap(\.reason)) }
    let details = markedLines(failures)
    if let wrong = foreseenAnswer(of: attempt) {
      let cause = filled(wrong.feedback, attempt).text
      return .notYet(Mistake(id: wrong.id, cause: cause, details: details))
    }
    if let reason = failures.lazy.compactMap(\.wrongKind).first {
      return .notGradable(kindProblem(of: attempt) ?? introduced(reason))
    }
    if diagnoses, let diagnosis = diagnosis(of: attempt) {
      return .notYet(
        Mistake(
          id: diagnosis.ids.first, others: Array(diagnosis.ids.dropFirst()),
          cause: diagnosis.cause(for: attempt.code), details: details))
    }
    let failure = failures.first { $0.check.message != nil } ?? failures[0]
    let cause = failure.reason ?? ""
    if diagnoses, let place = onePlace(in: attempt.code) {
      return .notYet(
        Mistake(
          id: onePlaceID, cause: "\(cause) \(place)", details: markedLines(failures, of: failure)))
    }
    return .notYet(Mistake(id: nil, cause: cause, details: markedLines(failures, of: failure)))
  }

  /// The marked value of a failed check, or of another that looks at one of its names.
  private func markedLines(_ failures: [CheckResult], of told: CheckResult) -> [String] {
    let names = told.check.rule.names
    let own = failures.filter {
      names.isEmpty || $0.check.rule.names.contains(where: names.contains)
    }
    return markedLines([told] + own)
  }

  /// Those of the first that has some.
  private func markedLines(_ failures: [CheckResult]) -> [String] {
    for failure in failures {
      let lines = failure.markedLines(draws: workspace.draws)
      if !lines.isEmpty { return named(lines, failure.check.rule) }
    }
    return []
  }

  /// One line, with the name of what it is where several are asked for.
  private func named(_ lines: [String], _ rule: Check.Rule) -> [String] {
    guard askedNames.count > 1, lines.count == 1, case .value(let equation) = rule,
      case let name = equation.left.expression, askedNames.contains(name)
    else { return lines }
    return ["\(name): \(lines[0])"]
  }
}

/// The failed checks that are told of: hidden ones only where no other fails, and last those that only the teacher has.
func toldFirst(_ failures: [CheckResult]) -> [CheckResult] {
  let shown = failures.filter { !$0.check.isHidden }
  if !shown.isEmpty { return shown }
  let open = failures.filter { !$0.check.isSecret }
  return open.isEmpty ? failures : open
}

/// What tells one answer from another: what the checks see of it, not how it is written.
struct Fingerprint: Equatable {
  private var observed: [CheckedValue]
  private var failed: [Bool]
  private var tokens: [CodeToken]

  init(_ code: String, _ results: [CheckResult]) {
    observed = results.flatMap(\.observed)
    failed = results.filter { $0.check.points > 0 }.map { !$0.hasPassed }
    tokens = codeTokens(code)
  }

  static func == (left: Fingerprint, right: Fingerprint) -> Bool {
    left.failed == right.failed
      && (left.observed(as: right) { compare($0, $1).isNone } || left.tokens == right.tokens)
  }

  /// Whether the values are those of another answer, as `agree` says.
  func observed(
    as other: Fingerprint, _ agree: (CheckedValue, CheckedValue) -> Bool
  ) -> Bool {
    !observed.isEmpty && observed.count == other.observed.count
      && zip(observed, other.observed).allSatisfy(agree)
  }
}

extension CheckResult {
  fileprivate var wrongKind: String? {
    if case .wrongKind(let text) = outcome { return text }
    return nil
  }

  /// The learner's value with its wrong entries marked; a prediction only where it is a matrix, for
  /// of two numbers it would leave one to guess.
  fileprivate func markedLines(draws: Bool) -> [String] {
    guard let got else { return [] }
    if let other = otherView { return [other] }
    if case .value = check.rule, case .content = difference { return [shortened(got.text) + "*"] }
    switch check.rule {
    case .value: return Workbook.markedLines(got.value, difference, want: wanted, draws: draws)
    case .predicted:
      guard case .numbers(let grid) = got.value, grid.rows.count > 1 else { return [] }
      return Workbook.markedLines(got.value, difference, want: wanted, draws: draws)
    case .holds, .forall, .kind, .shape, .prints, .pictures, .uses, .avoids, .defines, .chosen:
      return []
    }
  }

  /// The name of a view that is not the one asked for: it says more than the numbers of both.
  private var otherView: String? {
    guard let got, let want, case .record("view", _) = got.value else { return nil }
    let (name, wanted) = (head(got.text), head(want))
    return name == wanted ? nil : name
  }

  /// What stands before the frame in the text of a view.
  private func head(_ text: String) -> String {
    text.split(separator: " ").prefix { $0 != "frame" }.joined(separator: " ")
  }
}
