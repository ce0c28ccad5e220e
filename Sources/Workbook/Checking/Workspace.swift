internal import Language

/// The one place where the workbook evaluates anything: a session that always goes back to where it
/// began.
///
/// Judging thousands of answers costs what they write, and none sees another.
final class Workspace {
  private var session: Session
  private var beginning: Session.Mark
  /// Something was read that belongs to the beginning.
  private var hasPrepared = false
  /// The expressions that were read, and their places by their texts.
  private var expressions: [Expression] = []
  private var places = TextPlaces()
  private let events = EventList()
  private let patience: Patience?
  /// The budget was used up since the beginning, so that nothing more is worked out: of a hundred checks that call
  /// a function without end, one is enough.
  private var exhausted: Failure?
  /// Where somebody stopped the first run of a judgement; what runs after it stops at its own beginning.
  var interruption: Failure?
  /// Room for the numbers of the two sides of a check.
  var room = (Numbers(), Numbers())

  /// A value as the workbook needs it.
  struct Reading {
    var value: CheckedValue
    /// Its one-line form.
    var text: String
  }

  /// An expression that was read, or why it cannot be.
  private struct Expression {
    let prepared: Result<Session.Prepared, Failure>
  }

  /// Why an expression has no value, as the language tells it.
  struct Failure: Error {
    var text: String
    /// What is wrong where the values are at fault, and not what kind they are.
    var valueProblem: String?
  }

  /// What running code came to.
  struct Run {
    /// The last value that a bare expression showed.
    var shown: Reading?
    /// The lines that `print` wrote.
    var printed: [String] = []
    /// The pictures that were drawn, each as its text.
    var pictures: [String] = []
    /// Every line, as the prompt shows them.
    var lines: [String] = []
    /// Some of the lines are values, not only what `let` announces.
    var showsMore = false
    /// The text does not parse.
    var isUnreadable = false
    /// The errors, as the language tells them.
    var failure: String?
    /// The budget that it went over, in words.
    var excess: String?
    /// All of it in its order, with roles and pictures as data.
    var events: [Event] = []
    /// What was drawn, whatever it is called.
    var drawn: [String] {
      events.filter { $0.kind == .picture }.map { $0.picture?.shapes ?? $0.text.plain }
    }
  }

  /// A workspace that begins where `session` stands.
  init(_ session: Session, patience: Patience? = nil) {
    self.session = session
    self.patience = patience
    self.session.settings.advisesBudget = false
    beginning = self.session.mark()
    self.session.onEvent = { [events] in events.list.append($0) }
  }

  /// Whether matrices are drawn, or told in words.
  var draws: Bool { !session.settings.isPlain }

  // MARK: The beginning

  /// Reads code that will be run often; only at the beginning.
  func prepare(_ code: Snippet, name: String) throws(Failure) -> Session.Prepared {
    let prepared = session.prepare(code.text, name: name, firstLine: code.line)
    hasPrepared = true
    return try prepared.mapError { Failure(text: message($0.diagnostics)) }.get()
  }

  /// The same for an expression of a check, which many exercises may share.
  func prepare(expression: String) -> Result<Session.Prepared, Failure> {
    if let place = places.last(of: expression) { return expressions[place].prepared }
    let prepared = Result { () throws(Failure) in
      try prepare(Snippet(text: expression), name: "expression")
    }
    places.add(expression, at: expressions.count)
    expressions.append(Expression(prepared: prepared))
    return prepared
  }

  /// Makes the present state the beginning.
  func beginHere() {
    beginning = session.mark()
    hasPrepared = false
  }

  /// Does something and goes back to the beginning, whatever it did.
  func isolated<Result, Problem>(_ body: () throws(Problem) -> Result) throws(Problem) -> Result {
    if hasPrepared { beginHere() }
    defer { rewind() }
    return try body()
  }

  private func rewind() {
    session.rewind(to: beginning)
    exhausted = nil
    events.list.removeAll(keepingCapacity: true)
  }

  /// Does something in which no run takes more than a few steps; no clock, for what comes of it must
  /// not depend on how busy the machine is.
  func limited<Result>(steps: Int, _ body: () -> Result) -> Result {
    let budget = session.budget
    session.budget.steps = min(budget.steps, steps)
    session.budget.memory = min(budget.memory, 8_000_000)
    defer { session.budget = budget }
    return body()
  }

  // MARK: Running

  /// Runs what was prepared; why it failed.
  func run(_ prepared: Session.Prepared) -> Failure? {
    failure(session.run(prepared))
  }

  /// Runs code silently; false where it fails.
  func runs(_ code: String) -> Bool {
    quietly(Snippet(text: code), name: "answer").status == .done
  }

  /// Runs code silently; why it failed.
  func failure(of code: Snippet, name: String) -> Failure? { failure(quietly(code, name: name)) }

  private func quietly(_ code: Snippet, name: String) -> Session.Outcome {
    session.settings.warns = false
    return timed(code, name)
  }

  private func timed(_ code: Snippet, _ name: String) -> Session.Outcome {
    session.forgetShown()
    session.settings.prefersFrameworks = false
    defer { session.settings.prefersFrameworks = true }
    patience?.shorten(&session.budget)
    let outcome = session.run(code.text, name: name, firstLine: code.line)
    if outcome.diagnostics.contains(where: \.problem.isOfBudget) { patience?.isLost = true }
    if interruption == nil, outcome.diagnostics.contains(where: { $0.problem == .interrupted }) {
      interruption = failure(outcome)
    }
    return outcome
  }

  /// Runs code; what ran before an error stands.
  func run(_ code: Snippet, name: String, announces: Bool = false) -> Run {
    events.list.removeAll(keepingCapacity: true)
    session.settings.announces = announces
    return summary(timed(code, name))
  }

  private func summary(_ outcome: Session.Outcome) -> Run {
    var run = Run()
    run.shown = session.value(named: "_").map(reading)
    run.events = events.list
    for event in events.list {
      let lines = splitLines(event.text.plain)
      run.lines += lines
      if event.kind != .announcement { run.showsMore = true }
      if event.kind == .printed { run.printed += lines }
      if event.kind == .picture { run.pictures.append(event.text.plain) }
    }
    run.isUnreadable = outcome.status == .unreadable
    run.failure = failure(outcome)?.text
    run.excess =
      outcome.diagnostics.lazy.map(\.problem).first { $0.isOfBudget }?.headline
    return run
  }

  private func failure(_ outcome: Session.Outcome) -> Failure? {
    outcome.status == .done ? nil : Failure(text: message(outcome.diagnostics))
  }

  private func message(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map { session.render($0).plain }.joined(separator: "\n")
  }

  // MARK: Values

  /// The value of an expression.
  func value(_ expression: String) -> Result<Reading, Failure> {
    if let exhausted { return .failure(exhausted) }
    return reading(session.evaluate(expression))
  }

  /// The value of a prepared expression.
  func value(_ prepared: Session.Prepared) -> Result<Reading, Failure> {
    if let exhausted { return .failure(exhausted) }
    return reading(session.evaluate(prepared))
  }

  /// The numbers of a prepared expression; false where it has none.
  func value(_ prepared: Session.Prepared, into numbers: inout Numbers) -> Bool {
    session.evaluate(prepared, into: &numbers)
  }

  /// The numbers of the last value that a bare expression showed; false where there are none.
  func shown(into numbers: inout Numbers) -> Bool { session.readShown(into: &numbers) }

  /// How code is built; nil where it does not parse.
  func constructs(_ code: String) -> [Construct]? { session.constructs(of: code) }

  /// Whether a name has a value.
  func has(_ name: String) -> Bool { session.hasValue(named: name) }

  /// Lets a name stand for a point.
  func define(_ name: String, as point: SamplePoint) {
    session.define(name, x: point.x, y: point.y)
  }

  /// Gives a name the value that a macro lets it stand for; what was read before does not know the macro.
  func settleMacro(_ name: String) {
    if case .success(let value) = session.evaluate(name) { session.define(name, value) }
  }

  private func reading(_ result: Result<StoredValue, Diagnostics>) -> Result<Reading, Failure> {
    result.map(reading).mapError { errors in
      let problem = errors.diagnostics.first.map(\.problem)
      let headline = problem.flatMap { $0.isOfValues ? $0.headline : nil }
      let failure = Failure(text: message(errors.diagnostics), valueProblem: headline)
      if problem?.isOfBudget == true { exhausted = failure }
      return failure
    }
  }

  private func reading(_ value: StoredValue) -> Reading {
    Reading(value: CheckedValue(json: value.json), text: withoutNoise(value.text))
  }
}

/// The text of a value without what only rounding left of a zero: `(0, 0)` for `(1.4e-14, 0)`.
func withoutNoise(_ text: String) -> String {
  guard text.has("e-") else { return text }
  let tokens = codeTokens(text)
  var result = ""
  var end = 0
  for (index, token) in tokens.enumerated() where token.kind == .number {
    guard let number = Double(token.text), number != 0, abs(number) < 1e-12 else { continue }
    let isNegative = index > 0 && tokens[index - 1].text == "-"
    let start = isNegative ? tokens[index - 1].range.lowerBound : token.range.lowerBound
    result += slice(text, end..<start, trims: false) + "0"
    end = token.range.upperBound
  }
  return result + slice(text, end..<text.utf8.count, trims: false)
}
