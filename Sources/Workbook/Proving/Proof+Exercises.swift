internal import Language

extension Proof {
  /// Right answers pass, wrong ones fail with their own feedback, everything else fails.
  mutating func prove(_ exercise: Exercise, after earlier: Exercise?) {
    proveParts(exercise)
    switch exercise.kind {
    case .exercise, .predict: proveCode(exercise, earlier)
    case .choose: proveChoices(exercise)
    case .order: proveOrder(exercise, earlier)
    case .explain: break
    }
  }

  private mutating func proveCode(_ exercise: Exercise, _ earlier: Exercise?) {
    // Without checks, which has been reported as that, everything would pass.
    let isComplete = !exercise.solutions.isEmpty && !exercise.checks.isEmpty
    guard exercise.predicted != nil || isComplete else { return }
    do {
      let bench = try checker.bench(exercise, lesson)
      guard proveSound(exercise, bench) else { return }
      guard proveTime(exercise, bench) else { return }
      proveRight(exercise, bench)
      proveUnfinished(exercise, bench.passes)
      proveInvalid(exercise, bench.judge)
      proveCareless(exercise, earlier, bench.passes)
      proveWrong(exercise, bench)
      proveChecks(exercise, bench)
      proveHints(exercise, secrets(exercise, bench), bench.passes)
    } catch {
      report(.right, error.line, firstLine(error.message))
    }
  }

  /// The checks can judge the solution; what they cannot say of it they can say of no answer.
  private mutating func proveSound(_ exercise: Exercise, _ bench: Bench) -> Bool {
    let unreadable = bench.checks.compactMap { check in
      check.sides.lazy.compactMap(\.problem).first.map { (check.check.line, $0) }
    }
    let results =
      unreadable.isEmpty ? (try? bench.attempt(bench.solution.text))?.results ?? [] : []
    let faults = results.compactMap { result in result.fault.map { (result.check.line, $0) } }
    for (line, fault) in faults {
      report(.right, line, "this check can judge no answer: \(firstLine(fault))")
    }
    for (line, problem) in unreadable {
      report(.right, line, "this check cannot be read: \(firstLine(problem))")
    }
    return faults.isEmpty && unreadable.isEmpty
  }

  /// Letters are few: that of the exercise before may well be right.
  private mutating func proveChoices(_ exercise: Exercise) {
    let choosing = Choosing(exercise: exercise)
    proveReasons(exercise)
    proveQuestion(exercise)
    if let answer = exercise.solutionAnswer, !answer.isEmpty {
      requirePass(Snippet(text: answer, line: exercise.line), "its answer", choosing.judge)
    }
    proveCareless(exercise, nil) { choosing.judge($0).verdict.isRight }
    proveHints(exercise, [])
  }

  private mutating func proveOrder(_ exercise: Exercise, _ earlier: Exercise?) {
    guard !exercise.lines.isEmpty else { return }
    do {
      let ordering = Ordering(try checker.bench(exercise, lesson))
      guard proveTime(exercise, ordering.bench) else { return }
      proveOrders(exercise, ordering)
      proveInvalid(exercise, ordering.judge)
      proveCareless(exercise, earlier) { ordering.judge($0).verdict.isRight }
      proveChecks(exercise, ordering.bench)
      proveHints(exercise, secrets(exercise, ordering.bench))
    } catch {
      report(.right, error.line, firstLine(error.message))
    }
  }

  // MARK: Parts

  /// An exercise has what its kind needs.
  private mutating func proveParts(_ exercise: Exercise) {
    func need(_ isThere: Bool, _ message: String) {
      if !isThere { report(.parts, exercise.line, message) }
    }
    switch exercise.kind {
    case .exercise:
      need(!exercise.solutions.isEmpty, "an exercise needs a solution")
      need(!exercise.hints.isEmpty, "an exercise needs at least one hint")
      need(!exercise.checks.isEmpty, "an exercise needs a 'checks' block")
    case .predict: need(exercise.predicted != nil, "'Predict:' needs a 'predict' block")
    case .choose: need(!exercise.rightChoices.isEmpty, "'Choose:' needs a choice with 'yes'")
    case .order: break
    case .explain:
      need(
        !exercise.solutionNotes.isEmpty,
        "'Explain:' needs an answer to compare with: '<details><summary>Solution</summary>'")
    }
  }

  /// Every choice has a reason, and no two share an id.
  private mutating func proveReasons(_ exercise: Exercise) {
    var ids: Set<String> = []
    for (index, choice) in exercise.choices.enumerated() {
      if choice.reason.isEmpty {
        report(.reasons, choice.line, "choice \(index + 1) has no reason below 'Answers'")
      }
      if let id = choice.id, !ids.insert(id).inserted {
        report(.ids, choice.line, "the id '\(id)' is taken by a choice above")
      }
    }
  }

  /// The question fits the answers: of one right choice nobody can choose all.
  private mutating func proveQuestion(_ exercise: Exercise) {
    let question = String(decoding: exercise.text, as: UTF8.self).lowercased()
    if exercise.rightChoices.count == 1, question.contains(part: "choose all") {
      report(.parts, exercise.line, "it says 'choose all', and one choice is right")
    }
    for (index, choice) in exercise.choices.enumerated() {
      if let twin = exercise.choices[..<index].first(where: { $0.text == choice.text }) {
        report(.distinct, choice.line, "this choice is that of line \(twin.line)")
      }
    }
  }

  // MARK: Right answers

  private mutating func proveRight(_ exercise: Exercise, _ bench: Bench) {
    if exercise.kind == .predict { provePrediction(exercise, bench) }
    for code in exercise.solutions {
      requirePass(code, "this solution", bench.judge, allowsNotes: false)
    }
    for code in exercise.accepted { requirePass(code, "this accepted answer", bench.judge) }
  }

  mutating func requirePass(
    _ code: Snippet, _ name: String, _ judge: (String) -> Judgement, allowsNotes: Bool = true
  ) {
    let judgement = judge(code.text)
    switch judgement.verdict {
    case .right(let notes):
      if let note = notes.first, !allowsNotes {
        report(.right, code.line, "\(name) earns a remark: \(note)")
      }
    case .notYet(let mistake): report(.right, code.line, "\(name) does not pass: \(mistake.cause)")
    case .notGradable(let reason):
      // Where a check cannot look at it, that check is what the author has to see.
      let check = judgement.results.first { $0.isUnusable }?.check
      let what = check == nil ? "is not gradable" : "has no value for this check"
      report(.right, check?.line ?? code.line, "\(name) \(what): \(firstLine(reason))")
    }
  }

  /// The result itself is the solution.
  private mutating func provePrediction(_ exercise: Exercise, _ bench: Bench) {
    let line = exercise.predicted?.line ?? exercise.line
    guard let shown = bench.solved.run.shown else {
      return report(.right, line, "the code to predict shows no value")
    }
    if case .notGradable = bench.judge(shown.text).verdict {
      let what = visible(firstLine(shown.text))
      return report(
        .right, line,
        "nobody can type what it shows, '\(what)': let it end in a value, such as a frame")
    }
    let code = Snippet(text: shown.text, line: line)
    requirePass(code, "its own result", bench.judge, allowsNotes: false)
  }

  // MARK: Time and width

  /// Every block takes less than the budget, and what it draws fits.
  private mutating func proveTime(_ exercise: Exercise, _ bench: Bench) -> Bool {
    var isInTime = true
    let code =
      [exercise.predicted, exercise.starter].compactMap { $0 } + exercise.faded
      + exercise.solutions + exercise.accepted + exercise.invalid + exercise.wrongs.map(\.code)
    for snippet in code {
      let run = bench.workspace.isolated {
        _ = bench.runSetup()
        return bench.workspace.run(snippet, name: lesson.file)
      }
      isInTime = proveTime(run, snippet.line) && isInTime
      for picture in run.pictures { proveWidth(splitLines(picture), snippet.line) }
    }
    return isInTime
  }

  /// Whether code ends in time; what else could be said of it follows from that.
  mutating func proveTime(_ run: Workspace.Run, _ line: Int) -> Bool {
    guard let excess = run.excess else { return true }
    report(.time, line, "this block takes too long: \(excess)")
    return false
  }

  /// What is drawn fits a screen of 80 columns.
  mutating func proveWidth(_ lines: [String], _ line: Int) {
    guard let width = lines.map(columns).max(), width > 80 else { return }
    report(.width, line, "this is \(width) columns wide; a screen has 80")
  }
}
