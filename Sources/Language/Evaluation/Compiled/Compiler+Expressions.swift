extension Compiler {
  /// Writes the code of an expression; its value comes to be at `wanted`, or where the operand says.
  ///
  /// Only the last instruction writes there, so that it may be the place of a variable that is read.
  mutating func expression(_ id: NodeID, into wanted: Int? = nil) throws(Refusal) -> Operand {
    switch evaluator.tree[id] {
    case .number(let number) where number.isFinite: return Operand(kind: .number, number: number)
    case .boolean(let truth): return Operand(kind: .truth, number: truth ? 1 : 0)
    case .local(let slot): return try local(slot)
    case .global(let name):
      if evaluator.objects.current > 0, evaluator.hides(name, at: id) { throw Refusal() }
      return try global(name, into: wanted)
    case .unary(.minus, let operand): return try negated(operand, into: wanted)
    case .conditional(let condition, let then, let otherwise):
      return try conditional(condition, then, otherwise, into: wanted)
    case .unary(.not, _), .logical(.and, _, _), .logical(.or, _, _):
      return try truth(of: id, into: wanted)
    case .binary(let op, let left, let right):
      if op.isComparison { return try truth(of: id, into: wanted) }
      let (first, second) = try operands(left, right)
      let result = try operation(op, first, second, into: wanted)
      if op == .multiply { limitProduct(left, right) }
      return result
    case .wholeQuotient(let left, let right, drops: true):
      let (first, second) = try operands(left, right)
      guard first.kind == .number, second.kind == .number else { throw Refusal() }
      return try truncated(try operation(.divide, first, second, into: wanted))
    case .wholeQuotient(let left, let right, drops: false):
      return try wholeQuotient(left, right, id, into: wanted)
    case .call(let callee, let arguments):
      guard let result = try call(id, callee, arguments) else { throw Refusal() }
      return result
    case .cast(let value, let type, .assigned):
      let new = try checked(try expression(value, into: wanted), type)
      return try whole(new, type, value, into: wanted)
    case .member(let base, let name): return try property(name, of: base, id, into: wanted)
    case .tuple(let arguments): return try point(arguments)
    default: throw Refusal()
    }
  }

  private mutating func negated(_ id: NodeID, into wanted: Int?) throws(Refusal) -> Operand {
    let operand = try expression(id)
    guard operand.kind == .number else { throw Refusal() }
    if let number = operand.number { return Operand(kind: .number, number: -number) }
    let place = try body.allocate(.number, at: wanted)
    try body.emit(.multiplyNumber, place, operand.place, number: -1)
    return Operand(kind: .number, place: place)
  }

  private mutating func conditional(
    _ condition: NodeID, _ then: NodeID, _ otherwise: NodeID, into wanted: Int?
  ) throws(Refusal) -> Operand {
    let (other, end) = (body.label(), body.label())
    try branch(condition, to: other, when: false)
    let top = body.top
    let first = try expression(then, into: wanted)
    body.top = top
    let result = Operand(kind: first.kind, place: try body.allocate(first.kind, at: wanted))
    try move(first, to: result)
    try body.jump(to: end)
    try body.place(other)
    try move(try expression(otherwise, into: result.place), to: result)
    try body.place(end)
    return result
  }

  // MARK: Operators

  /// The values of two expressions; the first stays what it was while the second is computed.
  mutating func operands(_ left: NodeID, _ right: NodeID) throws(Refusal) -> (Operand, Operand) {
    let first = try expression(left)
    // A function may write a variable of the top level, which loops read where it is.
    let isInput = first.number == nil && first.place < 0
    let kept = isInput && evaluator.tree.hasCall(right) ? try copied(first) : first
    return (kept, try expression(right))
  }

  mutating func operation(
    _ op: BinaryOperator, _ left: Operand, _ right: Operand, into wanted: Int?
  ) throws(Refusal) -> Operand {
    switch (left.kind, right.kind) {
    case (.number, .number): return try arithmetic(op, left, right, into: wanted)
    case (.transform, .transform) where op == .multiply && !evaluator.overloads.holdOperators:
      let place = try body.allocate(.transform, at: wanted)
      let isRow = evaluator.convention == .row
      try body.emit(
        .concatenate, place, (isRow ? left : right).place, (isRow ? right : left).place)
      return Operand(kind: .transform, place: place)
    default: throw Refusal()
    }
  }

  private mutating func arithmetic(
    _ op: BinaryOperator, _ left: Operand, _ right: Operand, into wanted: Int?
  ) throws(Refusal) -> Operand {
    if left.number != nil, right.number == nil, op == .add || op == .multiply {
      return try arithmetic(op, right, left, into: wanted)
    }
    let first = try inRegister(left)
    if let number = right.number, let (short, constant) = op.with(number) {
      let place = try body.allocate(.number, at: wanted)
      try body.emit(short, place, first.place, number: constant)
      return Operand(kind: .number, place: place)
    }
    return try arithmetic(try op.plain(), first, right, into: wanted)
  }

  private mutating func arithmetic(
    _ operation: Instruction.Operation, _ first: Operand, _ right: Operand, into wanted: Int?
  ) throws(Refusal) -> Operand {
    let second = try inRegister(right)
    let place = try body.allocate(.number, at: wanted)
    // Of a product the number is its limit.
    try body.emit(
      operation, place, first.place, second.place, number: .greatestFiniteMagnitude)
    return Operand(kind: .number, place: place)
  }

  /// Leaves to the tree what the product that was written last comes to where a double has no room for it.
  mutating func limitProduct(_ left: NodeID, _ right: NodeID) {
    guard body.endsInProduct, evaluator.isWholeProduct(left, right) else { return }
    body.limitLast(to: 0x1p53)
  }

  /// A quotient that is warned about where it is not whole: once, and that is left to the tree.
  private mutating func wholeQuotient(
    _ left: NodeID, _ right: NodeID, _ id: NodeID, into wanted: Int?
  ) throws(Refusal) -> Operand {
    let (first, second) = try operands(left, right)
    guard evaluator.mayWarn(ofQuotient: id) else {
      guard first.kind == .number, second.kind == .number else { throw Refusal() }
      return try operation(.divide, first, second, into: wanted)
    }
    return try wholeQuotient(first, second, into: wanted)
  }

  mutating func wholeQuotient(_ left: Operand, _ right: Operand, into wanted: Int?)
    throws(Refusal) -> Operand
  {
    guard left.kind == .number, right.kind == .number else { throw Refusal() }
    return try arithmetic(.divideWhole, try inRegister(left), right, into: wanted)
  }
}

extension BinaryOperator {
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .approximately: true
    case .add, .subtract, .multiply, .divide, .remainder, .power, .either, .exclusive, .both,
      .shiftLeft,
      .shiftRight:
      false
    }
  }

  /// The instruction for two registers.
  fileprivate func plain() throws(Compiler.Refusal) -> Instruction.Operation {
    switch self {
    case .add: return .add
    case .subtract: return .subtract
    case .multiply: return .multiply
    case .divide: return .divide
    case .remainder: return .remainder
    case .power: return .power
    case .either, .exclusive, .both, .shiftLeft, .shiftRight, .equal, .notEqual, .less, .lessEqual,
      .greater,
      .greaterEqual, .approximately:
      throw Compiler.Refusal()
    }
  }

  /// The instruction for a register and a constant, where there is one; x - 2 is x + (-2) to the bit.
  fileprivate func with(_ number: Double) -> (Instruction.Operation, Double)? {
    switch self {
    case .add: (.addNumber, number)
    case .subtract: (.addNumber, -number)
    case .multiply: (.multiplyNumber, number)
    case .divide: number == 0 ? nil : (.divideNumber, number)
    case .remainder, .power, .either, .exclusive, .both, .shiftLeft, .shiftRight, .equal, .notEqual,
      .less,
      .lessEqual, .greater, .greaterEqual,
      .approximately:
      nil
    }
  }
}
