extension Evaluator {
  /// Runs one statement.
  mutating func execute(_ id: NodeID) throws(Diagnostic) -> Flow {
    try burn(at: id)
    switch tree[id] {
    case .expression(let value): try show(value)
    case .declare(let target, let type, let value): try declare(target, type, value)
    case .assign(let target, let value): try assign(target, value)
    case .update(let op, let target, let value): try update(op, target, value)
    case .returning(let value):
      returned = value >= 0 ? try evaluate(value) : .void
      returnedAt = value
      return .returning
    case .branch(let conditions, let then, let otherwise):
      if try holds(conditions) { return try execute(then) }
      if otherwise >= 0 { return try execute(otherwise) }
    case .guarding(let conditions, let otherwise):
      if try !holds(conditions) { return try execute(otherwise) }
    case .block(let statements):
      if tree.nodes[Int(id)].place.declaresFunctions { try declareFunctions(statements) }
      return try executeBlock(statements)
    case .forEach(let target, let sequence, let body):
      return try loop(over: sequence, target, body, id)
    case .whileLoop(let conditions, let step, let body):
      return try loop(while: conditions, step, body)
    case .repeatLoop(let body, let condition): return try loop(body, until: condition)
    case .breakLoop: return .breaking
    case .continueLoop: return .continuing
    case .observed, .destructure, .function, .structure, .deferring, .labelled, .leave, .throwing,
      .catching:
      return try executeRare(id)
    case .choose(let subject, let choices): return try choose(subject, choices)
    default: _ = try evaluate(id)
    }
    return .next
  }

  private mutating func executeBlock(_ statements: NodeList) throws(Diagnostic) -> Flow {
    for index in statements.start..<statements.start + statements.count {
      let flow = try execute(tree.lists[Int(index)])
      guard case .next = flow else { return flow }
    }
    return .next
  }

  /// Apart from ``execute(_:)``, whose frame is what deep calls need most of.
  private mutating func executeRare(_ id: NodeID) throws(Diagnostic) -> Flow {
    switch tree[id] {
    case .observed(let declaration, let accessors):
      _ = try execute(declaration)
      observe(declaration, accessors)
    case .destructure(let targets, let value):
      try bind(try evaluate(value), to: targets, at: value)
    case .function(let function, let target): try meetFunction(function, target)
    case .structure(let structure, let target): define(target, .type(.user(structure)))
    case .deferring(let rest, let body): return try execute(rest, andThen: body)
    case .throwing(let value): try throwValue(value)
    case .catching(let body, let choices): return try execute(body, catching: choices)
    case .labelled(let label, let statement, let isBody):
      return try execute(statement, labelled: label, isBody: isBody)
    case .leave(let label, let continues):
      leaving = (label, continues)
      return .leaving
    default: break
    }
    return .next
  }

  /// What leaves for a label ends at it: `continue` at the body of a loop, `break` around it.
  mutating func execute(_ statement: NodeID, labelled label: Name, isBody: Bool)
    throws(Diagnostic) -> Flow
  {
    let flow = try execute(statement)
    guard case .leaving = flow, leaving.label == label, leaving.continues == isBody else {
      return flow
    }
    return isBody ? .continuing : .next
  }

  // MARK: Conditions

  mutating func holds(_ conditions: NodeList) throws(Diagnostic) -> Bool {
    for index in conditions.start..<conditions.start + conditions.count {
      guard try holds(tree.lists[Int(index)]) else { return false }
    }
    return true
  }

  mutating func holds(_ id: NodeID) throws(Diagnostic) -> Bool {
    if case .matching(let pattern, let value) = tree[id] {
      return try matches(try evaluate(value), pattern)
    }
    guard case .binding(let target, let value) = tree[id] else { return try condition(id) }
    let bound = try evaluate(value)
    if case .nothing = bound { return false }
    define(target, bound)
    return true
  }

  /// The truth value of an expression; other kinds are refused.
  mutating func condition(_ id: NodeID) throws(Diagnostic) -> Bool {
    try holds(try evaluate(id), at: id)
  }

  /// Whether the value of an expression is true; other kinds are refused.
  ///
  /// Mutating, as what is asked often: an evaluator that is only asked is copied.
  @inline(__always)
  mutating func holds(_ value: Value, at id: NodeID) throws(Diagnostic) -> Bool {
    guard case .boolean(let truth) = value else {
      if let truth = truthInC(value, at: id) { return truth }
      throw Diagnostic(.conditionNotBoolean(value.kind.words), tree.span(id))
    }
    return truth
  }
}
