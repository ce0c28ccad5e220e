extension Compiler {
  /// Jumps where a condition is `sense`, and goes on where it is not.
  mutating func branch(_ id: NodeID, to label: Label, when sense: Bool) throws(Refusal) {
    let top = body.top
    switch evaluator.tree[id] {
    case .unary(.not, let operand): try branch(operand, to: label, when: !sense)
    case .logical(.and, let left, let right):
      try branch(both: left, right, to: label, when: sense, decisive: false)
    case .logical(.or, let left, let right):
      try branch(both: left, right, to: label, when: sense, decisive: true)
    case .binary(let op, let left, let right) where op.isComparison:
      let (first, second) = try operands(left, right)
      try compare(op, first, second, to: label, when: sense)
    default:
      let value = try expression(id)
      guard value.kind == .truth else { throw Refusal() }
      if let number = value.number {
        if (number != 0) == sense { try body.jump(to: label) }
        return
      }
      try body.jump(sense ? .jumpNotEqualNumber : .jumpEqualNumber, to: label, value.place)
    }
    body.top = top
  }

  /// A value of the left that is `decisive` decides alone.
  private mutating func branch(
    both left: NodeID, _ right: NodeID, to label: Label, when sense: Bool, decisive: Bool
  ) throws(Refusal) {
    if sense == decisive {
      try branch(left, to: label, when: sense)
      return try branch(right, to: label, when: sense)
    }
    let end = body.label()
    try branch(left, to: end, when: decisive)
    try branch(right, to: label, when: sense)
    try body.place(end)
  }

  /// Numbers in registers are finite, so what is not less is greater or equal.
  private mutating func compare(
    _ op: BinaryOperator, _ left: Operand, _ right: Operand, to label: Label, when sense: Bool
  ) throws(Refusal) {
    switch (left.kind, right.kind) {
    case (.number, .number): break
    // Equality takes a step, but not that of numbers.
    case (.truth, .truth) where op.isEquality: body.burn()
    // Transforms are compared by the tree: an instruction sees one register.
    case _: throw Refusal()
    }
    let first = try inRegister(left)
    let jump = try op.jump(sense)
    if let number = right.number {
      return try body.jump(jump.withNumber, to: label, first.place, number: number)
    }
    let (b, c) = jump.isTurned ? (right.place, first.place) : (first.place, right.place)
    try body.jump(jump.plain, to: label, b, c)
  }

  /// A truth value in a register.
  mutating func truth(of id: NodeID, into wanted: Int?) throws(Refusal) -> Operand {
    let (no, end) = (body.label(), body.label())
    try branch(id, to: no, when: false)
    let place = try body.allocate(.truth, at: wanted)
    try body.emit(.load, place, number: 1)
    try body.jump(to: end)
    try body.place(no)
    try body.emit(.load, place, number: 0)
    try body.place(end)
    return Operand(kind: .truth, place: place)
  }
}

/// How a comparison jumps.
private struct ComparingJump {
  var plain: Instruction.Operation
  var withNumber: Instruction.Operation
  /// Between two registers the operands change places.
  var isTurned = false
}

extension BinaryOperator {
  fileprivate var isEquality: Bool { self == .equal || self == .notEqual }

  fileprivate func jump(_ sense: Bool) throws(Compiler.Refusal) -> ComparingJump {
    switch (self, sense) {
    case (.less, true), (.greaterEqual, false):
      return ComparingJump(plain: .jumpLess, withNumber: .jumpLessNumber)
    case (.lessEqual, true), (.greater, false):
      return ComparingJump(plain: .jumpLessEqual, withNumber: .jumpLessEqualNumber)
    case (.greater, true), (.lessEqual, false):
      return ComparingJump(plain: .jumpLess, withNumber: .jumpGreaterNumber, isTurned: true)
    case (.greaterEqual, true), (.less, false):
      return ComparingJump(
        plain: .jumpLessEqual, withNumber: .jumpGreaterEqualNumber, isTurned: true)
    case (.equal, true), (.notEqual, false):
      return ComparingJump(plain: .jumpEqual, withNumber: .jumpEqualNumber)
    case (.notEqual, true), (.equal, false):
      return ComparingJump(plain: .jumpNotEqual, withNumber: .jumpNotEqualNumber)
    default: throw Compiler.Refusal()
    }
  }
}
