extension Compiler {
  /// Writes a call of a function of the top level; nil where it gives nothing.
  mutating func call(_ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList) throws(Refusal)
    -> Operand?
  {
    body.burn()
    if case .member(let base, let name) = evaluator.tree[callee] {
      return try method(name, of: base, id, arguments)
    }
    guard case .global(let name) = evaluator.tree[callee] else { throw Refusal() }
    if evaluator.isOfCatalogue(name) { return try entry(name, id, callee, arguments) }
    let function = try function(name, callee, arguments)
    let start = body.top
    let key = Key(function: function, parameters: try write(arguments, for: function))
    let number = try number(of: key)
    try body.emit(.call, number, start)
    body.top = start
    guard let kind = result(of: key, number).kind else { return nil }
    return Operand(kind: kind, place: try body.allocate(kind))
  }

  /// The function that a call means, where that follows from its name alone.
  private mutating func function(_ name: Name, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Refusal) -> Int32
  {
    guard let index = evaluator.plainFunction(name),
      evaluator.means(name, index, callee, arguments)
    else { throw Refusal() }
    note(name, means: index)
    return index
  }

  /// The form holds as long as the name stands for the same.
  mutating func note(_ name: Name, means function: Int32?) {
    if meanings.contains(where: { $0.name == name }) { return }
    meanings.append(CompiledForm.Meaning(name: name, function: function))
  }

  /// The arguments become the first registers of the frame.
  private mutating func write(_ arguments: ArgumentList, for function: Int32)
    throws(Refusal) -> [RegisterKind]
  {
    let parameters = evaluator.tree.functions[Int(function)].parameters
    guard parameters.count == arguments.count else { throw Refusal() }
    var kinds: [RegisterKind] = []
    for (argument, parameter) in zip(evaluator.tree.arguments(arguments), parameters) {
      guard evaluator.accepts(parameter, argument.label) else { throw Refusal() }
      let value = try checked(try inNextRegister(argument.value), parameter.type)
      kinds.append(
        try whole(value, parameter.type, argument.value, into: value.place).kind)
    }
    return kinds
  }

  // MARK: Functions

  /// A body that is one expression returns it.
  mutating func writeFunction(_ key: Key) throws(Refusal) {
    let function = evaluator.tree.functions[Int(key.function)]
    guard function.captures.isEmpty, !function.isMethod, function.owner == .none,
      !function.changesArguments, function.parameters.count == key.parameters.count
    else { throw Refusal() }
    body.resultType = function.result
    for (slot, kind) in key.parameters.enumerated() {
      body.variables[Int32(slot)] = Operand(kind: kind, place: try body.allocate(kind))
    }
    if case .block(let list) = evaluator.tree[function.body], list.count == 1,
      case .expression(let value) = evaluator.tree[evaluator.tree.lists[Int(list.start)]]
    {
      return try giveBack(value)
    }
    guard try statement(function.body) else { return }
    if evaluator.mustReturn(function) { throw Refusal() }
    try body.give(.nothing)
    try body.emit(.giveBack)
  }

  private mutating func giveBack(_ value: NodeID) throws(Refusal) {
    if case .call(let callee, let arguments) = evaluator.tree[value] {
      guard let result = try call(value, callee, arguments) else {
        try body.give(.nothing)
        return try body.emit(.giveBack)
      }
      return try giveBack(result, from: value)
    }
    try giveBack(try expression(value, into: 0), from: value)
  }

  /// The result is in the first registers of the frame, where the caller finds it.
  mutating func giveBack(_ value: Operand, from node: NodeID) throws(Refusal) {
    let result = try whole(try checked(value, body.resultType), body.resultType, node)
    try body.give(.value(result.kind))
    try move(result, to: Operand(kind: result.kind, place: 0))
    try body.emit(.giveBack)
  }
}
