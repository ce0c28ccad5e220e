// Cases within cases, `.group([.fade(1), .none])`: where an enum of the program is asked for, what its cases carry is of
// the types that their declarations say.

extension Evaluator {
  /// The case that a call makes where a value of a type is asked for; nil where it calls something else.
  mutating func nestedCase(_ id: NodeID, annotated type: Int32) throws(Diagnostic) -> Value? {
    // What a generic enum is applied to says it otherwise.
    guard isImplicitCall(id), tree.types[Int(type)].isPlainOrOptional,
      tree.types[Int(type)].arguments.isEmpty,
      case .type(.user(let index))? = userType(tree.types[Int(type)])
    else { return nil }
    return try nestedCase(id, of: index)
  }

  /// The same where the enum is known.
  mutating func nestedCase(_ id: NodeID, of index: Int32) throws(Diagnostic) -> Value? {
    guard case .call(let callee, let arguments) = tree[id],
      case .implicitMember(let name) = tree[callee], let place = madeCase(name, of: index)
    else { return nil }
    try burn(at: id)
    let labels = tree.arguments(arguments).map(\.label)
    let values = try parts(of: tree.structures[Int(index)].cases[place], arguments)
    return try makeCase(place, of: index, labels, values, at: id)
  }

  /// The arguments of a case, whose parts say what a list among them is made of: `.group([.go, .close])`.
  mutating func parts(of node: CaseNode, _ arguments: ArgumentList) throws(Diagnostic) -> [Value] {
    guard node.parts.count == arguments.count else { return try evaluate(arguments) }
    var values: [Value] = []
    for (part, argument) in zip(node.parts, tree.arguments(arguments)) {
      let isOpen =
        isContainerLiteral(argument.value) || isPair(argument.value)
        || isImplicitCall(argument.value) || !tree.implicitStarts(of: argument.value).isEmpty
      values.append(
        try isOpen
          ? evaluate(argument.value, annotated: part.type) : evaluateValue(argument.value))
    }
    return values
  }

  /// `case spring(mass: Double, damping: Double = 10)`: the values of a case with those that are left out; nil where all
  /// are given, or where one without a default is missing.
  mutating func withDefaults(_ labels: [Name], _ values: [Value], of node: CaseNode)
    throws(Diagnostic) -> (labels: [Name], values: [Value])?
  {
    guard values.count < node.parts.count else { return nil }
    var given = zip(labels, values).makeIterator()
    var next = given.next()
    var all: [Value] = []
    for part in node.parts {
      if let (label, value) = next, label == part.label {
        all.append(value)
        next = given.next()
      } else if part.initial >= 0 {
        all.append(try evaluate(part.initial, annotated: part.type))
      } else {
        return nil
      }
    }
    return next == nil ? (node.parts.map(\.label), all) : nil
  }

  private func isPair(_ id: NodeID) -> Bool {
    guard case .tuple(let parts) = tree[id] else { return false }
    return parts.count > 1
  }

  /// `.fade(1)`.
  func isImplicitCall(_ id: NodeID) -> Bool {
    guard case .call(let callee, _) = tree.nodes[Int(id)].node,
      case .implicitMember = tree.nodes[Int(callee)].node
    else { return false }
    return true
  }
}
