/// The language in one value: give it text, get events.
///
/// A session holds variables, views and all source it has seen. It is a value: a copy is an undo step
/// or an isolated run, and a failing statement leaves no trace.
public struct Session {
  /// How a run ended.
  public enum Status: Sendable {
    /// Everything ran.
    case done
    /// A statement failed; what ran before it stands.
    case failed
    /// The text does not parse; nothing ran.
    case unreadable
  }

  /// What a run came to.
  public struct Outcome: Sendable {
    /// How it ended.
    public var status: Status
    /// The errors, in the order of the source.
    public var diagnostics: [Diagnostic]
  }

  @CopyOnWrite var evaluator: Evaluator

  /// Creates a session in which nothing happened yet.
  public init(budget: Budget = Budget(), surroundings: Surroundings = Surroundings()) {
    evaluator = Evaluator()
    evaluator.fuel.budget = budget
    evaluator.fuel.surroundings = surroundings
  }

  /// How results are shown.
  public var settings: Settings {
    get { evaluator.settings }
    set { evaluator.settings = newValue }
  }

  /// How much each run may use.
  public var budget: Budget {
    get { evaluator.fuel.budget }
    set { evaluator.fuel.budget = newValue }
  }

  /// The rounds of a loop and the calls of a function before it is compiled: 0 compiles all that can
  /// be, `.max` nothing.
  ///
  /// What a program does is the same; tests try both.
  package var patience: Int {
    get { evaluator.forms.patience }
    set { evaluator.forms.patience = newValue }
  }

  /// Whether products are read with points as columns: the transform on the right acts first.
  public var pointsAreColumns: Bool {
    get { evaluator.convention == .column }
    set { evaluator.convention = newValue ? .column : .row }
  }

  /// Called with each event while a program runs.
  public var onEvent: (Event) -> Void {
    get { evaluator.emit }
    set { evaluator.emit = newValue }
  }

  /// A copy whose runs nobody interrupts.
  public var uninterrupted: Session {
    var copy = self
    copy.evaluator.fuel.surroundings.isInterrupted = { false }
    return copy
  }

  /// Runs a text as one program: a line of the prompt, a pasted block, or a file.
  public mutating func run(_ text: String, name: String = "prompt", firstLine: Int = 1) -> Outcome {
    run(evaluator.read(Array(text.utf8), isUTF8: true, name: name, firstLine: firstLine))
  }

  /// Runs a program that is given as bytes, which need not be UTF-8.
  public mutating func run(_ bytes: [UInt8], name: String, firstLine: Int = 1) -> Outcome {
    run(read(bytes, name: name, firstLine: firstLine))
  }

  mutating func run(_ program: Result<Program, Diagnostics>) -> Outcome {
    switch program {
    case .failure(let errors):
      for diagnostic in errors.diagnostics { report(diagnostic) }
      return Outcome(status: .unreadable, diagnostics: errors.diagnostics)
    case .success(let program):
      evaluator.inspect(from: program.firstNode)
      loadLibraries()
      return run(program)
    }
  }

  mutating func run(_ program: Program) -> Outcome {
    guard let diagnostic = evaluator.run(program.statements, slotCount: program.slotCount) else {
      return Outcome(status: .done, diagnostics: [])
    }
    report(diagnostic)
    return Outcome(status: .failed, diagnostics: [diagnostic])
  }

  /// The value of an expression; nothing is shown.
  public mutating func evaluate(
    _ expression: String, name: String = "expression", firstLine: Int = 1
  )
    -> Result<StoredValue, Diagnostics>
  {
    switch read(Array(expression.utf8), name: name, firstLine: firstLine) {
    case .failure(let errors): .failure(errors)
    case .success(let program):
      silently {
        $0.inspect(from: program.firstNode)
        return $0.value(of: program)
      }.map(stored).mapError(Diagnostics.init)
    }
  }

  /// Evaluates without showing anything.
  mutating func silently<Result>(_ body: (inout Evaluator) -> Result) -> Result {
    let (emit, warns) = (evaluator.emit, evaluator.settings.warns)
    evaluator.emit = { _ in }
    // A warning that nobody saw must not count as given.
    evaluator.settings.warns = false
    defer {
      evaluator.emit = emit
      evaluator.settings.warns = warns
    }
    return body(&evaluator)
  }

  func report(_ diagnostic: Diagnostic) {
    evaluator.emit(Event(.diagnostic, render(diagnostic)))
  }

  /// A diagnostic as it is shown: with its excerpt, or as JSON.
  public func render(_ diagnostic: Diagnostic) -> StyledText {
    evaluator.rendered(diagnostic)
  }

  /// Where a diagnostic stands.
  public func location(_ diagnostic: Diagnostic) -> Location {
    evaluator.sources.location(diagnostic.span.start)
  }
}

/// The errors of a text that does not parse.
public struct Diagnostics: Error, Sendable {
  /// In the order of the source.
  public var diagnostics: [Diagnostic]

  init(_ diagnostic: Diagnostic) { diagnostics = [diagnostic] }

  init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// Puts them in the order of the source.
  init(inOrder diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.sorted { $0.span.start < $1.span.start }
  }
}

/// A program read and resolved.
struct Program {
  var statements: [NodeID]
  var slotCount: Int32
  var firstNode: Int
}

extension Session {
  mutating func read(_ bytes: [UInt8], name: String, firstLine: Int)
    -> Result<Program, Diagnostics>
  {
    evaluator.read(bytes, name: name, firstLine: firstLine)
  }
}

extension Evaluator {
  /// tokenize → parse → resolve: the first error of a stage keeps the next from running.
  ///
  /// The bytes of a text are UTF-8, which need not be proved again.
  mutating func read(_ bytes: [UInt8], isUTF8: Bool = false, name: String, firstLine: Int)
    -> Result<Program, Diagnostics>
  {
    let normalized: [UInt8]
    let limit = min(fuel.budget.source, sources.room)
    do { normalized = try SourceBytes.normalized(bytes, isUTF8, limit: limit) } catch {
      let source = sources.add(name: name, bytes: [], firstLine: firstLine)
      let span = Span(start: source.base, end: source.base)
      return .failure(Diagnostics(diagnostics: [Diagnostic(error.problem, span)]))
    }
    let source = sources.add(name: name, bytes: normalized, firstLine: firstLine)
    let firstNode = tree.nodes.count
    let parsed = withParser(of: source, into: &tree, &names, words) { parser in
      let statements = parser.program()
      let problems = parser.hasFailed ? parser.diagnostics : []
      return (
        statements: statements, isObjectiveC: parser.isObjectiveC, isOfC: parser.isOfC,
        putsOff: parser.putsOff, problems: problems
      )
    }
    if parsed.isObjectiveC { sources.markObjectiveC() }
    if parsed.isOfC { sources.markC() }
    if !parsed.problems.isEmpty { return .failure(Diagnostics(inOrder: parsed.problems)) }
    let program = resolve(parsed.statements, from: firstNode)
    return parsed.putsOff ? program.map(inRunningOrder) : program
  }

  private func inRunningOrder(_ program: Program) -> Program {
    var program = program
    program.statements = tree.runningOrder(program.statements)
    return program
  }

  /// Replaces names by places.
  private mutating func resolve(_ statements: [NodeID], from first: Int)
    -> Result<Program, Diagnostics>
  {
    var slotCount: Int32 = 0
    if !tree.isFlat(statements) {
      var resolver = Resolver(words: words, names: names)
      swap(&resolver.tree, &tree)
      slotCount = resolver.resolve(statements, from: first)
      swap(&tree, &resolver.tree)
      if !resolver.diagnostics.isEmpty {
        return .failure(Diagnostics(inOrder: resolver.diagnostics))
      }
    } else if let last = statements.last {
      tree.makeGlobal(first...Int(last), words)
    }
    return .success(Program(statements: statements, slotCount: slotCount, firstNode: first))
  }

  mutating func value(of program: Program) -> Result<Value, Diagnostic> {
    value(of: program.statements, slotCount: program.slotCount)
  }
}
