internal import Language

extension Proof {
  /// What is handed out unfinished does not pass.
  mutating func proveUnfinished(_ exercise: Exercise, _ passes: (String) -> Bool) {
    if let starter = exercise.starter { requireFail(.unfinished, starter, "the starter", passes) }
    for code in exercise.faded { requireFail(.unfinished, code, "a faded form", passes) }
  }

  /// What is said not to be gradable is not.
  mutating func proveInvalid(_ exercise: Exercise, _ judge: (String) -> Judgement) {
    for code in exercise.invalid {
      if case .notGradable = judge(code.text).verdict { continue }
      report(.unfinished, code.line, "this invalid answer is gradable")
    }
  }

  /// A blank, a constant and the answer to the previous exercise do not pass.
  mutating func proveCareless(
    _ exercise: Exercise, _ earlier: Exercise?, _ passes: (String) -> Bool
  ) {
    let line = exercise.starter?.line ?? exercise.line
    func require(_ text: String, _ name: String) {
      requireFail(.careless, Snippet(text: text, line: line), name, passes)
    }
    require("", "an empty answer")
    require("___", "a blank")
    for constant in constants(exercise) { require(constant, "the constant '\(constant)'") }
    if let code = emptied(exercise) { require(code, "the solution with nothing in its functions") }
    if let earlier = earlier.flatMap(answer) { require(earlier, "the previous exercise's answer") }
  }

  /// The solution with empty bodies in place of its functions'; nil where it has none.
  private func emptied(_ exercise: Exercise) -> String? {
    guard exercise.kind == .exercise, let bench = try? checker.bench(exercise, lesson),
      let program = Program(bench.solution.text, Scope(bench))
    else { return nil }
    let bodies = program.statements.filter(\.isFunction).compactMap(\.children.last)
    let lines = bodies.flatMap(\.children)
    return lines.isEmpty ? nil : program.applying(program.replacing(lines.map { ($0, "") }))
  }

  private mutating func requireFail(
    _ claim: Claim, _ code: Snippet, _ name: String, _ passes: (String) -> Bool
  ) {
    if passes(code.text) { report(claim, code.line, "\(name) passes") }
  }

  private func constants(_ exercise: Exercise) -> [String] {
    let values = ["0", "(0, 0)", "true", "CGAffineTransform.identity"]
    switch exercise.kind {
    case .predict: return values
    case .choose, .order, .explain: return []
    case .exercise:
      let names = exercise.askedNames
      if names.isEmpty { return values }
      return values.map { value in
        names.map { "let \($0) = \(value)" }.joined(separator: "\n")
      }
    }
  }

  /// What answers an exercise with code.
  private func answer(_ exercise: Exercise) -> String? {
    switch exercise.kind {
    case .exercise, .order: exercise.solutions.first?.text
    case .predict: (try? checker.bench(exercise, lesson))?.solved.run.shown?.text
    case .choose, .explain: nil
    }
  }
}

extension Construct {
  fileprivate var isFunction: Bool {
    if case .function = form { return true }
    return false
  }
}
