// Literals of the program's own types: `let name: Name = "x"` of a type that is `ExpressibleByStringLiteral`.

extension Evaluator {
  /// What a type of the program makes of a literal by `init(stringLiteral:)` and its like; nil for other values, and
  /// where it has no such initializer.
  mutating func value(ofLiteral value: Value, as type: TypeReference, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard tree.holdsLiterals, !type.isList, id >= 0, isLiteralValue(id),
      case .type(.user(let index))? = userType(type)
    else { return nil }
    for word in literalWords(value) {
      guard let label = names.find(word) else { continue }
      let member = ImplicitMember(
        name: words.initializer, arguments: [try elements(of: value, at: id)], labels: [label],
        span: tree.span(id))
      if let made = try initialized(index, by: member, at: id) { return made }
    }
    return nil
  }

  private func isLiteralValue(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .text, .interpolated, .boolean, .nothing, .list, .dictionary: true
    default: tree.isSignedNumber(id)
    }
  }

  /// What initializers of literals call their parameter; a whole number may be a number with a fraction, too.
  private func literalWords(_ value: Value) -> [String] {
    switch value {
    case .text: ["stringLiteral", "stringInterpolation"]
    case .number(let number):
      number.rounded() == number ? ["integerLiteral", "floatLiteral"] : ["floatLiteral"]
    case .boolean: ["booleanLiteral"]
    case .nothing: ["nilLiteral"]
    case .list: ["arrayLiteral"]
    case .dictionary: ["dictionaryLiteral"]
    default: []
    }
  }

  /// A dictionary is given as its pairs.
  private mutating func elements(of value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .dictionary(let box) = value else { return value }
    let pairs = zip(box.payload.keys, box.payload.values)
    return try makeList(pairs.map { makeTuple([$0, $1], words.entry) }, at: id)
  }

  /// Whether a parameter is the `arrayLiteral` or `dictionaryLiteral` that takes all elements at once.
  func takesLiteral(_ parameter: ParameterNode) -> Bool {
    names.text(parameter.label, is: "arrayLiteral")
      || names.text(parameter.label, is: "dictionaryLiteral")
  }

  /// `price + 5`, where the literal is of the type that stands beside it; nil where neither operand is one.
  mutating func resultOfLiteral(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID, _ nodes: (NodeID, NodeID)
  ) throws(Diagnostic) -> Value? {
    guard tree.holdsLiterals else { return nil }
    if let type = nominalType(of: left), let made = try literal(right, as: type, at: nodes.1) {
      return try ownResult(of: op, [left, made], at: id)
    }
    if let type = nominalType(of: right), let made = try literal(left, as: type, at: nodes.0) {
      return try ownResult(of: op, [made, right], at: id)
    }
    return nil
  }

  mutating func literal(_ value: Value, as type: Name, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    try self.value(ofLiteral: value, as: TypeReference(name: type, span: .nowhere), at: id)
  }
}
