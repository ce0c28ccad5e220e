// Operators that a program declares for its own or Apple's types. Operations on two numbers are never its own.

extension Evaluator {
  /// What the program's own operator gives for these operands; nil where it declares none for their types.
  @inline(__always)
  mutating func ownResult(
    of op: BinaryOperator, _ operands: @autoclosure () -> [Value], at id: NodeID
  )
    throws(Diagnostic) -> Value?
  {
    if !overloads.holdOperators || tree.isIdentity(id) { return nil }
    let operands = operands()
    if let value = try ownResult(of: op.spelling, operands, at: id) { return value }
    return try derivedResult(of: op, operands, at: id)
  }

  /// The same of an operator before one operand: `!V()`, `-v`.
  mutating func ownResult(of op: UnaryOperator, _ value: Value, at id: NodeID) throws(Diagnostic)
    -> Value?
  {
    try ownResult(of: op.spelling, [value], at: id)
  }

  /// As in Swift `!=` follows from `==`, and the other comparisons from `<`.
  private mutating func derivedResult(of op: BinaryOperator, _ operands: [Value], at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    switch op {
    case .notEqual: try negated(ownResult(of: "==", operands, at: id))
    case .greaterEqual: try negated(ownResult(of: "<", operands, at: id))
    case .greater: try ownResult(of: "<", operands.reversed(), at: id)
    case .lessEqual: try negated(ownResult(of: "<", operands.reversed(), at: id))
    default: nil
    }
  }

  private func negated(_ value: Value?) -> Value? {
    guard case .boolean(let truth)? = value else { return value }
    return .boolean(!truth)
  }

  /// Whether values of the program's types are equal by its own `==`, wherever they are compared; nil where it
  /// declares none for them.
  mutating func ownEquality(_ left: Value, _ right: Value, at id: NodeID) throws(Fault) -> Bool? {
    do throws(Diagnostic) {
      if !overloads.holdOperators && objects.isEmpty || tree.isIdentity(id) { return nil }
      if comparesItself(left),
        case .boolean(let truth)? = try ownResult(of: "==", [left, right], at: id)
      {
        return truth
      }
      return objects.isEmpty ? nil : try answerOfIsEqual(left, right, at: id)
    } catch {
      throw .known(error)
    }
  }

  /// Whether the program declares `==` for the type of a value.
  mutating func comparesItself(_ value: Value) -> Bool {
    guard overloads.holdOperators, let sign = names.find("=="), hasOwnType(value) else {
      return false
    }
    return eachOverload(of: sign, taking: value) { takes($0.index, [value, value]) }.found != nil
  }

  private func hasOwnType(_ value: Value) -> Bool {
    switch value {
    case .structure(let box): box.payload.type.declaration >= 0
    case .symbol(let symbol): symbol.owner >= 0
    default: objectID(of: value) > 0
    }
  }

  private mutating func ownResult(of sign: String, _ operands: [Value], at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard let function = try ownOperator(sign, operands, at: id) else { return nil }
    return try result(of: function, operands, at: id >= 0 ? id : statement)
  }

  /// Whether the program has a `~=` of its own that takes a value second.
  mutating func declaresMatching(of value: Value) -> Bool {
    guard overloads.holdOperators, let sign = names.find(BinaryOperator.approximately.spelling)
    else { return false }
    return overloads.latest(of: sign) { overload in
      let parameters = tree.functions[Int(overload.index)].parameters
      return parameters.count == 2 && (parameters[1].type < 0 || mayBe(value, parameters[1].type))
    } != nil
  }

  /// Whether a pattern matches a value by the program's `~=`; nil where that takes others.
  mutating func ownMatch(_ pattern: Value, _ value: Value, at id: NodeID) throws(Diagnostic)
    -> Bool?
  {
    let sign = BinaryOperator.approximately.spelling
    guard case .boolean(let truth)? = try ownResult(of: sign, [pattern, value], at: id) else {
      return nil
    }
    return truth
  }

  /// What `a += b` makes of `a` by the program's own operator.
  mutating func ownUpdate(_ op: BinaryOperator, _ old: Value, _ operand: Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard overloads.holdOperators,
      let function = try ownOperator(op.spelling + "=", [old, operand], at: id)
    else { return nil }
    return try changed(by: function, [old, try operandOf(function, operand, at: id)], at: id)?.first
  }

  /// `pose += .identity`: the member of the type that the operator declares.
  private mutating func operandOf(_ function: Value, _ operand: Value, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard operand.isImplicit, case .function(let box) = function,
      case .user(let index) = box.payload.code,
      let type = tree.functions[Int(index)].parameters.last?.type, type >= 0
    else { return operand }
    return try check(operand, against: type, at: id)
  }

  /// The latest function of this name that takes the operands; each that is asked is a step.
  private mutating func ownOperator(_ sign: String, _ operands: [Value], at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard let name = names.find(sign) else { return nil }
    let meant = eachOverload(of: name, taking: operands[0]) { takes($0.index, operands) }
    try burn(meant.count, at: id)
    if let wanted = ownOperator(name, operands, wantedAt: id) { return wanted }
    // What sets and dictionaries compare in place stands at no node.
    guard let found = meant.found, id >= 0, case .binary(_, let left, let right) = tree[id],
      !agrees(found.index, operands, [left, right])
    else { return meant.found?.function }
    let other = eachOverload(of: name, taking: operands[0]) {
      takes($0.index, operands) && agrees($0.index, operands, [left, right])
    }
    try burn(other.count, at: id)
    return (other.found ?? found).function
  }

  /// Of operators that differ by what they give, the one that gives what the text around asks for.
  @inline(__always)
  private mutating func ownOperator(_ name: Name, _ operands: [Value], wantedAt id: NodeID)
    -> Value?
  {
    guard overloads.differByResults, id >= 0, let type = tree.wantedResults[tree.span(id)],
      tree.types.indices.contains(Int(type))
    else { return nil }
    return eachOverload(of: name, taking: operands[0]) {
      takes($0.index, operands) && areOneType(tree.functions[Int($0.index)].result, type)
    }.found?.function
  }

  /// Whether the parameters of a function may have these values, by their declared types; `.zero` is of
  /// any.
  func takes(_ function: Int32, _ operands: [Value]) -> Bool {
    let parameters = tree.functions[Int(function)].parameters
    return parameters.count == operands.count
      && zip(parameters, operands).allSatisfy {
        $0.type < 0 || $1.isImplicit || $1.isMissing || mayBe($1, $0.each < 0 ? $0.type : $0.each)
          || takesLiteral($0) && mayBe($1, $0.type)
      }
  }
}
