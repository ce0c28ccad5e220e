internal import Language

/// One exercise laid out for judging: its checks are read, and its solution has run.
///
/// Every run begins anew with the setups of lesson and exercise, so no answer sees another.
final class Bench {
  let exercise: Exercise
  let workspace: Workspace
  let checks: [PreparedCheck]
  /// The code to compare with; for `Predict:` the question itself.
  let solution: Snippet
  /// The names that an answer has to define; a right answer is never asked for them.
  private(set) lazy var askedNames =
    exercise.askedNames + exercise.checks.flatMap(\.definedNames)
  /// Runs the solution, once: what its sides of the checks are, where numbers say all.
  private(set) lazy var solutionRun: Result<[[Numbers]], Fault> = runSolution()
  /// The same, of a solution that runs.
  var wanted: [[Numbers]] { (try? solutionRun.get()) ?? checks.map { _ in [] } }
  /// What comes of an answer that passes every check.
  private(set) lazy var passed = Judgement(
    verdict: .right(notes: []), results: exercise.checks.map { CheckResult($0) })
  private(set) lazy var solved: Solved = makeSolved()
  private(set) lazy var foreseen: [Foreseen] = makeForeseen()
  /// The names with which answers are judged.
  private(set) lazy var helpers = makeHelpers()
  /// The names of the setups, and those of their values with which answers are judged.
  private(set) lazy var setupNames = makeSetupNames()
  private(set) lazy var givens = makeGivens()
  private(set) lazy var givenViews = makeGivenViews()
  private(set) lazy var calledWords = makeCalledWords()
  /// What the code of a `Predict:` comes to, however it is spelled.
  private(set) lazy var question = spelledOut(solution.text)
  private(set) lazy var setupBindings = makeSetupBindings()
  private let setup: [Session.Prepared]
  /// The name of the lesson's file.
  private let file: String
  /// The code of the setups.
  let setupCode: [String]
  /// The built-in rules are asked about answers that the author did not foresee.
  var diagnoses = true
  /// What the built-in mistakes come to, once somebody asked.
  private(set) lazy var slips = SlipTable()

  /// The lesson, not the learner, is at fault.
  struct Fault: Error {
    var message: String
    var line: Int
  }

  /// Code that ran, and what the checks say about it.
  struct Attempt {
    var code: String
    var run: Workspace.Run
    var results: [CheckResult]

    var fingerprint: Fingerprint { Fingerprint(code, results) }
  }

  /// Why code is not gradable.
  struct Rejection: Error {
    var reason: String
  }

  /// What the solution showed and, by check and point, what its sides of the checks are.
  struct Solved {
    var run: Workspace.Run
    var sides: [[Result<Workspace.Reading, Workspace.Failure>]]
  }

  /// A wrong answer of the author and what the checks see of it.
  struct Foreseen {
    var wrong: Exercise.WrongAnswer
    var fingerprint: Fingerprint
  }

  /// Reads the checks and the setups, those of the lesson first.
  init(
    _ exercise: Exercise, _ lessonSetup: [Snippet], file: String, workspace: Workspace
  ) throws(Fault) {
    var code = exercise.kind == .predict ? exercise.predicted : exercise.solutions.first
    if exercise.seals != nil { code = Snippet(text: "", line: exercise.line) }
    guard let code else {
      throw Fault(message: "there is no solution to compare with", line: exercise.line)
    }
    self.exercise = exercise
    self.workspace = workspace
    solution = code
    checks = exercise.checks.map { PreparedCheck($0, seed: exercise.id, workspace) }
    self.file = file
    var setup: [Session.Prepared] = []
    let snippets = exercise.setup.isEmpty ? lessonSetup : lessonSetup + exercise.setup
    for code in snippets {
      do { setup.append(try workspace.prepare(code, name: file)) } catch {
        throw Fault(message: "the setup fails: \(error.text)", line: code.line)
      }
    }
    self.setup = setup
    setupCode = snippets.map(\.text)
  }

  private func runSolution() -> Result<[[Numbers]], Fault> {
    Result { () throws(Fault) in try workspace.isolated(solve) }
  }

  private func solve() throws(Fault) -> [[Numbers]] {
    if let failure = runSetup() {
      let line = exercise.setup.first?.line ?? exercise.line
      throw Fault(message: "the setup fails: \(failure.text)", line: line)
    }
    if let failure = workspace.failure(of: solution, name: file) {
      throw Fault(message: "the solution fails: \(failure.text)", line: solution.line)
    }
    settleMacros(of: solution.text)
    return checks.map { exercise.seals == nil ? $0.wanted(workspace) : [] }
  }

  func runSetup() -> Workspace.Failure? {
    for code in setup {
      if let failure = workspace.run(code) { return failure }
    }
    return nil
  }

  private func makeSolved() -> Solved {
    if let seals = exercise.seals { return solved(seals) }
    return workspace.isolated {
      _ = runSetup()
      let run = workspace.run(solution, name: "solution")
      settleMacros(of: solution.text)
      return Solved(run: run, sides: checks.map { $0.solutionSides(workspace) })
    }
  }

  /// In a student's copy nothing is known of the solution but its seals.
  private func solved(_ seals: SealedAnswers) -> Solved {
    var run = Workspace.Run()
    run.shown = seals.readings(ofCheck: 1).first
    let sides = exercise.checks.indices.map { index in
      seals.readings(ofCheck: index + 1).map { Result<_, Workspace.Failure>.success($0) }
    }
    return Solved(run: run, sides: sides)
  }

  private func makeForeseen() -> [Foreseen] {
    exercise.wrongs.compactMap { wrong in
      (try? attempt(exercise.program(of: wrong))).map {
        Foreseen(wrong: wrong, fingerprint: $0.fingerprint)
      }
    }
  }

  // MARK: Attempts

  /// Runs an answer from the start, if it can be judged at all, and looks at it with every check.
  func attempt(_ code: String) throws(Rejection) -> Attempt {
    try rejectUnanswered(code)
    let (solved, mayChange) = (self.solved, mayChangeGivens(code))
    return try workspace.isolated { () throws(Rejection) in
      _ = runSetup()
      let run = workspace.run(Snippet(text: code), name: "answer")
      if let failure = run.failure {
        let verb = run.isUnreadable ? "read" : "run"
        throw Rejection(reason: "It cannot be \(verb):\n\(failure)")
      }
      settleMacros(of: code)
      try requireAnswer(run)
      if mayChange, let name = changedGiven(by: code) {
        throw Rejection(
          reason: "It changes '\(name)', with which it is judged: choose another name.")
      }
      if let name = replacedHelper(by: code) { throw redeclaration(of: name) }
      return Attempt(code: code, run: run, results: results(code, run, solved))
    }
  }

  /// What is asked for may be a macro, as `#define side 2`.
  private func settleMacros(of code: String) {
    guard code.has("#define") else { return }
    for name in definedNames(in: code) where askedNames.contains(name) && !workspace.has(name) {
      workspace.settleMacro(name)
    }
  }

  private func rejectUnanswered(_ code: String) throws(Rejection) {
    let tokens = codeTokens(code)
    if tokens.isEmpty { throw Rejection(reason: "There is no answer yet.") }
    if tokens.contains(where: isBlank) {
      throw Rejection(reason: "There is still a ___ to fill in.")
    }
    if let helper = redeclaredHelper(in: code) { throw redeclaration(of: helper) }
    if let view = redeclaredView(in: code) {
      let advice = "change the one that is there, or choose another name"
      throw Rejection(reason: "It makes '\(view)' anew, with which it is judged: \(advice).")
    }
    if let view = reassignedView(in: code) {
      let advice = "change the view that is there"
      throw Rejection(
        reason: "It gives '\(view)' another value, with which it is judged: \(advice).")
    }
    if repeatsQuestion(code) {
      throw Rejection(
        reason: "That is the question itself: say what it gives, then run it to see.")
    }
  }

  private func redeclaration(of name: String) -> Rejection {
    Rejection(reason: "It declares '\(name)' anew, with which it is judged: choose another name.")
  }

  private func requireAnswer(_ run: Workspace.Run) throws(Rejection) {
    if exercise.kind == .predict, run.shown == nil {
      throw Rejection(reason: "Answer with the value itself, such as (3, 4).")
    }
    let missing = askedNames.first { !workspace.has($0) }
    if let missing { throw Rejection(reason: "It does not define \(missing).") }
  }
}

extension Check {
  /// The names that a `defines` check asks for.
  fileprivate var definedNames: [String] {
    if case .defines(let names) = rule { return names }
    return []
  }
}

/// A word of three or more underscores: a gap for the learner.
func isBlank(_ token: CodeToken) -> Bool {
  token.kind == .word && token.text.count >= 3 && token.text.allSatisfy { $0 == "_" }
}
