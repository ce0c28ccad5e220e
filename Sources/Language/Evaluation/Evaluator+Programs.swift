internal import Motion
internal import Views

extension Evaluator {
  /// Runs the statements of a program, declarations of functions and structs first, then other names of types and what
  /// is `static`.
  ///
  /// Stops at the first error; the statements before it stand, the failing one leaves no trace.
  mutating func run(_ statements: [NodeID], slotCount: Int32) -> Diagnostic? {
    defer {
      tellJumps()
      endLine()
      warningsTold = 0
    }
    prepare(slotCount)
    globals.reserve(statements.count)
    ledger.reserve(statements.count)
    // Known of all at once: a long program is gone through once.
    let phases = statements.map { phase(of: $0) }
    for phase in Phase.allCases {
      for (statement, own) in zip(statements, phases) where own == phase {
        let endsTurn = phase == .rest && statement == statements.last
        if let diagnostic = runSafely(statement, endsTurn: endsTurn) { return diagnostic }
      }
    }
    return statements.last.flatMap { runDelayed(after: $0) }
  }

  /// What is to be called when the program is done: completions of what takes no time, and then
  /// `DispatchQueue.main.async { … }`.
  private mutating func runDelayed(after statement: NodeID) -> Diagnostic? {
    guard hasDueCalls || movements.count > 0 && movement.timeline.hasCompletions else {
      return nil
    }
    checkpoint()
    let frame = stack.count
    do throws(Diagnostic) {
      try finishTurn(at: statement)
      while hasDueCalls {
        try burn(stepsThroughRuns, at: statement)
        // They come in a turn of their own.
        try layOutWindow(at: statement)
        releaseDelayed()
        try finishTurn(at: statement)
      }
      try layOutWindow(at: statement)
      return nil
    } catch {
      return takeBack(error, frame)
    }
  }

  /// The value of the one expression that a program consists of; nothing is shown.
  mutating func value(of statements: [NodeID], slotCount: Int32) -> Result<Value, Diagnostic> {
    attempt(statements, slotCount: slotCount) { evaluator, statement throws(Diagnostic) in
      guard case .expression(let expression) = evaluator.tree[statement] else {
        throw Diagnostic(.noValue("this"), .nowhere)
      }
      return try evaluator.settled(try evaluator.evaluateValue(expression), at: expression)
    }
  }

  /// What the one statement of a program comes to; after an error, everything is as it was before.
  mutating func attempt<Success>(
    _ statements: [NodeID], slotCount: Int32,
    _ body: (inout Evaluator, NodeID) throws(Diagnostic) -> Success
  ) -> Result<Success, Diagnostic> {
    guard statements.count == 1 else {
      let place = statements.count > 1 ? tree.span(statements[1]) : .nowhere
      return .failure(Diagnostic(.noValue("this"), place))
    }
    prepare(slotCount)
    checkpoint()
    let frame = stack.count
    do throws(Diagnostic) {
      return .success(try body(&self, statements[0]))
    } catch {
      return .failure(takeBack(error, frame))
    }
  }

  private mutating func prepare(_ slotCount: Int32) {
    fuel.refill()
    forms.clear()
    growGlobals()
    stack.removeAll(keepingCapacity: true)
    for _ in 0..<slotCount { stack.append(.missing) }
    base = 0
  }

  /// When a statement runs: what others may stand above comes first.
  private enum Phase: UInt8, CaseIterable { case types, aliases, statics, rest }

  private func phase(of statement: NodeID) -> Phase {
    if isHoisted(statement) { return .types }
    if isAlias(statement) { return .aliases }
    return isStatic(statement) ? .statics : .rest
  }

  func isHoisted(_ statement: NodeID) -> Bool {
    switch tree[statement] {
    case .function, .structure: true
    case .observed(_, let accessors): tree.accessors[Int(accessors)].getter >= 0
    default: false
    }
  }

  /// Whether a statement gives a `static` variable a literal, which may be of a type that is declared below.
  private func isStatic(_ statement: NodeID) -> Bool {
    guard case .declare(let target, _, _) = tree[statement], case .global(let name) = tree[target]
    else { return false }
    return tree.keepsStatic(name)
  }

  /// Whether a statement is a `typealias`, which types of what is `static` may name.
  private func isAlias(_ statement: NodeID) -> Bool {
    guard !tree.aliases.isEmpty, case .declare(let target, _, let value) = tree[statement],
      case .global(let name) = tree[target], let meant = tree.aliases[name],
      case .global(meant)? = value < 0 ? nil : tree[value]
    else { return false }
    return meant != words.selfName
  }

  /// Runs one statement; after an error, everything is as it was before.
  ///
  /// With the last of a program its turn ends: completions that fail take that statement back.
  private mutating func runSafely(_ statement: NodeID, endsTurn: Bool = false) -> Diagnostic? {
    checkpoint()
    self.statement = statement
    let frame = stack.count
    do throws(Diagnostic) {
      if tree.nodes[Int(statement)].place.hasHole, try answerHole(statement) { return nil }
      _ = try execute(statement)
      tellAnnouncements()
      if endsTurn { try finishTurn(at: statement) }
      try tellConsequences(of: statement)
      keepInLedger(statement)
      return nil
    } catch {
      return takeBack(error, frame)
    }
  }
}
