/// One exercise laid out for judging: its setup and its solution have run.
struct Bench {
  let exercise: Exercise
  /// Where every answer starts.
  let start: Workspace
  /// Where the solution ends.
  let solution: Attempt
  /// The code of the setups.
  let setupCode: [String]
  /// What the built-in mistakes come to, once somebody asked.
  let slips = SlipTable()

  /// The lesson, not the learner, is at fault.
  struct Fault: Error {
    var message: String
    var line: Int
  }

  /// Code that ran.
  struct Attempt {
    var code: String
    var workspace: Workspace
    var run: Workspace.Run
  }

  /// Why code is not gradable.
  struct Rejection: Error {
    var reason: String
  }

  /// Runs the setups of lesson and exercise, then the solution.
  init(_ exercise: Exercise, in lesson: Lesson, workspace: Workspace) throws(Fault) {
    var start = workspace
    for code in lesson.setup + exercise.setup {
      if let failure = start.run(code, name: lesson.file).failure {
        throw Fault(message: "the setup fails: \(failure)", line: code.line)
      }
    }
    guard let code = exercise.kind == .predict ? exercise.predicted : exercise.solutions.first
    else {
      throw Fault(message: "there is no solution to compare with", line: exercise.line)
    }
    var end = start
    let run = end.run(code, name: lesson.file)
    if let failure = run.failure {
      throw Fault(message: "the solution fails: \(failure)", line: code.line)
    }
    self.exercise = exercise
    self.start = start
    setupCode = (lesson.setup + exercise.setup).map(\.text)
    solution = Attempt(code: code.text, workspace: end, run: run)
  }

  /// Runs an answer from the start, if it can be judged at all.
  func attempt(_ code: String) throws(Rejection) -> Attempt {
    let tokens = codeTokens(code)
    if tokens.isEmpty { throw Rejection(reason: "There is no answer yet.") }
    if tokens.contains(where: isBlank) {
      throw Rejection(reason: "There is still a ___ to fill in.")
    }
    if exercise.kind == .predict, tokens == codeTokens(solution.code) {
      throw Rejection(
        reason: "That is the question itself: say what it gives, then run it to see.")
    }
    var workspace = start
    let run = workspace.run(Snippet(text: code), name: "answer")
    if let failure = run.failure {
      let verb = run.isUnreadable ? "read" : "run"
      throw Rejection(reason: "It cannot be \(verb):\n\(failure)")
    }
    try requireAnswer(workspace, run)
    return Attempt(code: code, workspace: workspace, run: run)
  }

  private func requireAnswer(_ workspace: Workspace, _ run: Workspace.Run) throws(Rejection) {
    if exercise.kind == .predict, run.shown == nil {
      throw Rejection(reason: "Answer with the value itself, such as (3, 4).")
    }
    let missing = (exercise.askedNames + definesNames).first { !workspace.has($0) }
    if let missing { throw Rejection(reason: "It does not define \(missing).") }
  }

  private var definesNames: [String] {
    exercise.checks.flatMap { check in
      if case .defines(let names) = check.rule { return names }
      return []
    }
  }
}

/// A word of three or more underscores: a gap for the learner.
func isBlank(_ token: CodeToken) -> Bool {
  token.kind == .word && token.text.count >= 3 && token.text.allSatisfy { $0 == "_" }
}
