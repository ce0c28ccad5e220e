extension Proof {
  /// Right answers pass, wrong ones fail with their own feedback, everything else fails.
  mutating func prove(_ exercise: Exercise, after earlier: String?) {
    requireParts(exercise)
    guard exercise.kind == .predict || exercise.kind == .exercise else { return }
    guard exercise.kind == .predict || !exercise.solutions.isEmpty else { return }
    do {
      let bench = try checker.bench(exercise, lesson)
      proveRight(exercise, bench)
      proveFailing(exercise, bench, earlier)
      proveWrong(exercise, bench)
      proveChecks(exercise, bench)
    } catch {
      report(error.line, firstLine(error.message))
    }
  }

  private mutating func requireParts(_ exercise: Exercise) {
    switch exercise.kind {
    case .exercise:
      if exercise.solutions.isEmpty { report(exercise.line, "an exercise needs a solution") }
      if exercise.hints.isEmpty { report(exercise.line, "an exercise needs at least one hint") }
      if exercise.checks.isEmpty { report(exercise.line, "an exercise needs a 'checks' block") }
      if exercise.predicted != nil {
        report(exercise.line, "'predict' belongs below 'Predict:'")
      }
    case .predict:
      if exercise.predicted == nil { report(exercise.line, "'Predict:' needs a 'predict' block") }
    case .choose, .order, .explain: break
    }
    proveHints(exercise)
  }

  // MARK: Right answers

  private mutating func proveRight(_ exercise: Exercise, _ bench: Bench) {
    if exercise.kind == .predict { return provePrediction(exercise, bench) }
    for code in exercise.solutions { requirePass(code, "this solution", bench, allowsNotes: false) }
    for code in exercise.accepted {
      requirePass(code, "this accepted answer", bench, allowsNotes: true)
    }
  }

  private mutating func requirePass(
    _ code: Snippet, _ name: String, _ bench: Bench, allowsNotes: Bool
  ) {
    switch bench.judge(code.text).verdict {
    case .right(let notes):
      if let note = notes.first, !allowsNotes {
        report(code.line, "\(name) earns a remark: \(note)")
      }
    case .notYet(let mistake): report(code.line, "\(name) does not pass: \(mistake.cause)")
    case .notGradable(let reason):
      report(code.line, "\(name) is not gradable: \(firstLine(reason))")
    }
  }

  /// The result itself is the solution.
  private mutating func provePrediction(_ exercise: Exercise, _ bench: Bench) {
    let line = exercise.predicted?.line ?? exercise.line
    guard let shown = bench.solved.run.shown else {
      return report(line, "the code to predict shows no value")
    }
    requirePass(Snippet(text: shown.text, line: line), "its own result", bench, allowsNotes: false)
  }

  // MARK: Answers that must fail

  private mutating func proveFailing(_ exercise: Exercise, _ bench: Bench, _ earlier: String?) {
    if let starter = exercise.starter { requireFail(starter, "the starter", bench) }
    for code in exercise.faded { requireFail(code, "a faded form", bench) }
    let place = exercise.starter?.line ?? exercise.line
    requireFail(Snippet(text: "", line: place), "an empty answer", bench)
    for constant in constants(exercise) {
      requireFail(Snippet(text: constant, line: place), "the constant '\(constant)'", bench)
    }
    if let earlier {
      requireFail(Snippet(text: earlier, line: place), "the previous exercise's answer", bench)
    }
    for code in exercise.invalid {
      if case .notGradable = bench.judge(code.text).verdict { continue }
      report(code.line, "this invalid answer is gradable")
    }
  }

  private mutating func requireFail(_ code: Snippet, _ name: String, _ bench: Bench) {
    if bench.judge(code.text).verdict.isRight { report(code.line, "\(name) passes") }
  }

  private func constants(_ exercise: Exercise) -> [String] {
    let values = ["0", "CGAffineTransform.identity"]
    if exercise.kind == .predict { return ["0"] }
    let names = exercise.askedNames
    guard !names.isEmpty else { return values }
    return values.map { value in
      names.map { "let \($0) = \(value)" }.joined(separator: "\n")
    }
  }
}
