// Literals of the program's own types: `let name: Name = "x"` of a type that is `ExpressibleByStringLiteral`.

extension Evaluator {
  /// What a type of the program makes of a literal by `init(stringLiteral:)` and its like; nil for other values, and
  /// where it has no such initializer.
  mutating func value(ofLiteral value: Value, as type: TypeReference, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard tree.holdsLiterals, !type.isList, id >= 0, isLiteralValue(id) else { return nil }
    for word in literalWords(value) {
      guard let label = names.find(word),
        let made = try self.value(ofLiteral: value, as: type, by: label, at: id)
      else { continue }
      return made
    }
    return nil
  }

  /// The same by the initializer with one label; nil where the type has none.
  private mutating func value(
    ofLiteral value: Value, as type: TypeReference, by label: Name, at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard let parameter = parameter(label, ofInitializersOf: type) else { return nil }
    let argument = try elements(of: value, as: parameter, at: id)
    guard case .type(.user(let index))? = userType(type) else {
      // `extension CGPoint: ExpressibleByArrayLiteral`.
      return try names.find("\(names.text(type.name)).init").flatMap { name throws(Diagnostic) in
        try make(type.name, by: name, [label], [argument], at: id)
      }
    }
    let member = ImplicitMember(
      name: words.initializer, arguments: [argument], labels: [label], span: tree.span(id))
    return try initialized(index, by: member, at: id)
  }

  /// The one parameter with a label that an initializer of a type has, also one of an extension.
  private func parameter(_ label: Name, ofInitializersOf type: TypeReference) -> ParameterNode? {
    var name = type.name
    var initializers: [Int32] = []
    if case .type(.user(let index))? = userType(type) {
      name = tree.structures[Int(index)].name
      initializers = tree.structures[Int(index)].initializers
    }
    if let found = names.find("\(names.text(name)).init").flatMap({ name in
      overloads.latest(of: name, where: { $0.labels.last == label })
    }) {
      initializers.append(found.index)
    }
    return initializers.lazy.compactMap { self.tree.functions[Int($0)].parameters.last }
      .first { $0.label == label }
  }

  func isLiteralValue(_ id: NodeID) -> Bool {
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

  /// What is in a literal is of the type that the initializer takes, which may be a literal of its own; a dictionary is
  /// given as its pairs.
  private mutating func elements(of value: Value, as parameter: ParameterNode, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let type = parameter.each
    switch (value, tree[id]) {
    case (.list(let box), .list(let nodes)) where type >= 0:
      var values: [Value] = []
      for (value, node) in zip(box.payload, tree.children(nodes)) {
        values.append(try check(value, against: type, at: node))
      }
      return try makeList(values, at: id)
    case (.dictionary(let box), .dictionary(let nodes)):
      var parts = zip(box.payload.keys, box.payload.values).flatMap { [$0, $1] }
      if type >= 0, case let types = tree.types[Int(type)].parts, types.count == 2 {
        for (place, node) in zip(parts.indices, tree.children(nodes)) {
          parts[place] = try check(parts[place], against: types[place % 2], at: node)
        }
      }
      let pairs = stride(from: 0, to: parts.count, by: 2).map {
        makeTuple([parts[$0], parts[$0 + 1]], words.entry)
      }
      return try makeList(pairs, at: id)
    // `init(nilLiteral: ())`.
    case (.nothing, _): return .void
    default: return value
    }
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
      return try result(of: op, left, made, at: id, nodes)
    }
    if let type = nominalType(of: right), let made = try literal(left, as: type, at: nodes.0) {
      return try result(of: op, made, right, at: id, nodes)
    }
    return nil
  }

  /// What is equal Swift says itself of a struct that is Equatable.
  private mutating func result(
    of op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID, _ nodes: (NodeID, NodeID)
  ) throws(Diagnostic) -> Value? {
    if let own = try ownResult(of: op, [left, right], at: id) { return own }
    guard op == .equal || op == .notEqual else { return nil }
    return try operate(op, left, right, at: id, nodes.0, nodes.1)
  }

  mutating func literal(_ value: Value, as type: Name, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    try self.value(ofLiteral: value, as: TypeReference(name: type, span: .nowhere), at: id)
  }
}
