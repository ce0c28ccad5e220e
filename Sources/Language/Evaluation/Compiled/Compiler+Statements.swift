extension Compiler {
  /// Writes the code of a statement; whether what stands after it may be reached.
  mutating func statement(_ id: NodeID) throws(Refusal) -> Bool {
    let top = body.top
    body.burn()
    switch evaluator.tree[id] {
    case .declare(let target, let type, let value):
      // Its variable keeps its register.
      try declare(target, type, value)
      return true
    case .block(let statements):
      // Declarations that stand together are a block whose variables go on.
      return try block(statements)
    default: break
    }
    defer { body.top = top }
    switch evaluator.tree[id] {
    case .expression(let value): try drop(value)
    case .assign(let target, let value):
      let type = typeOfGlobal(target)
      try store(into: target, from: value) { compiler, place throws(Refusal) in
        let new = try compiler.expression(value, into: place)
        return try compiler.whole(new, type, value, into: place)
      }
    case .update(let op, let target, let value): try update(op, target, value)
    case .returning(let value): return try give(value)
    case .branch(let conditions, let then, let otherwise):
      return try choice(conditions, then, otherwise)
    case .guarding(let conditions, let otherwise): try guarding(conditions, otherwise)
    case .forEach(let target, let sequence, let body): try forEach(target, sequence, body)
    case .whileLoop(let conditions, let step, let body):
      return try write(Loop(head: .whileTrue(conditions, step: step), body: body))
    case .repeatLoop(let body, let condition):
      return try write(Loop(head: .repeatWhile(condition), body: body))
    case .breakLoop: return try leave(to: body.loops.last?.end)
    case .continueLoop: return try leave(to: body.loops.last?.next)
    default: throw Refusal()
    }
    return true
  }

  private mutating func update(_ op: BinaryOperator, _ target: NodeID, _ value: NodeID)
    throws(Refusal)
  {
    let drops = op == .divide && evaluator.dropsFraction(target, by: value)
    let dropsOfOperand = evaluator.isWholeQuotient(value) && evaluator.isDeclaredWhole(target)
    // What does not come out whole is left to the tree.
    let isWhole = op == .divide && !drops && evaluator.mayWarn(ofUpdate: target, by: value)
    let mustBeWhole = !drops && !dropsOfOperand && evaluator.isDeclaredWhole(target)
    try store(into: target, from: value) { compiler, place throws(Refusal) in
      var operand = try compiler.expression(value)
      if dropsOfOperand { operand = try compiler.truncated(operand) }
      let old = try compiler.expression(target)
      if drops {
        return try compiler.truncated(try compiler.operation(op, old, operand, into: place))
      }
      let new =
        try isWhole
        ? compiler.wholeQuotient(old, operand, into: place)
        : compiler.operation(op, old, operand, into: place)
      if op == .multiply { compiler.limitProduct(target, value) }
      return mustBeWhole ? try compiler.whole(new, from: value, into: new.place) : new
    }
  }

  private mutating func block(_ statements: NodeList) throws(Refusal) -> Bool {
    for statement in evaluator.tree.children(statements) {
      guard try self.statement(statement) else { return false }
    }
    return true
  }

  /// A value that nobody takes; at the top level it is shown.
  private mutating func drop(_ value: NodeID) throws(Refusal) {
    guard case .call(let callee, let arguments) = evaluator.tree[value] else {
      guard isSilent else { throw Refusal() }
      return _ = try expression(value)
    }
    guard try call(value, callee, arguments) == nil || isSilent else { throw Refusal() }
  }

  private var isSilent: Bool { body.isFunction || evaluator.depth > 0 }

  private mutating func leave(to label: Label?) throws(Refusal) -> Bool {
    guard let label else { throw Refusal() }
    try body.jump(to: label)
    return false
  }

  // MARK: Choices

  private mutating func choice(_ conditions: NodeList, _ then: NodeID, _ otherwise: NodeID)
    throws(Refusal) -> Bool
  {
    let (other, end) = (body.label(), body.label())
    try branch(unless: conditions, to: other)
    var goesOn = try statement(then)
    if otherwise >= 0 {
      if goesOn { try body.jump(to: end) }
      try body.place(other)
      if try statement(otherwise) { goesOn = true }
    } else {
      try body.place(other)
      goesOn = true
    }
    try body.place(end)
    return goesOn
  }

  private mutating func guarding(_ conditions: NodeList, _ otherwise: NodeID) throws(Refusal) {
    let (other, end) = (body.label(), body.label())
    try branch(unless: conditions, to: other)
    try body.jump(to: end)
    try body.place(other)
    _ = try statement(otherwise)
    try body.place(end)
  }

  mutating func branch(unless conditions: NodeList, to label: Label) throws(Refusal) {
    for condition in evaluator.tree.children(conditions) {
      try branch(condition, to: label, when: false)
    }
  }

  // MARK: Results

  private mutating func give(_ value: NodeID) throws(Refusal) -> Bool {
    guard value >= 0 else {
      try body.give(.nothing)
      try body.emit(body.isFunction ? .giveBack : .finishReturning, number: Double(value))
      return false
    }
    guard !body.isFunction else {
      try giveBack(try expression(value, into: 0), from: value)
      return false
    }
    let result = try inRegister(try expression(value))
    try body.give(.value(result.kind))
    try body.emit(.finishReturning, result.place, number: Double(value))
    return false
  }
}
