internal import Views

/// `inout` parameters: what each is when its function ends is written back to the argument.
///
/// As in Swift, the argument is read once, before the call, and written once, after it.
extension Evaluator {
  /// Parameters that closures of a function change live in cells as long as it runs.
  mutating func shareParameters(_ index: Int32) {
    for slot in tree.functions[Int(index)].sharedParameters {
      cells.append(stack[base + Int(slot)])
      stack[base + Int(slot)] = .cell(Int32(cells.count - 1))
    }
  }

  /// Puts what they came to back into the frame.
  mutating func endSharing(_ index: Int32, _ frame: Int) {
    for slot in tree.functions[Int(index)].sharedParameters {
      guard case .cell(let cell) = stack[frame + Int(slot)] else { continue }
      stack[frame + Int(slot)] = cells[Int(cell)]
    }
  }

  /// Keeps what the `inout` parameters came to, before the frame is gone.
  mutating func keepChanges(_ index: Int32, _ frame: Int) {
    guard tree.functions[Int(index)].changesArguments else { return }
    changedArguments = Array(
      stack[frame...].prefix(tree.functions[Int(index)].parameters.count))
  }

  /// Calls a function, and gives what its arguments came to; nil where it changes none.
  ///
  /// What it calls may have changed arguments of its own.
  mutating func changed(by function: Value, _ arguments: [Value], at id: NodeID) throws(Diagnostic)
    -> [Value]?
  {
    _ = try apply(function, arguments, at: id)
    return changesArguments(function) ? changedArguments : nil
  }

  /// What a function gives that may change what it is given.
  mutating func apply(_ function: Value, changing arguments: inout [Value], at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let result = try apply(function, arguments, at: id)
    if changesArguments(function) { arguments = changedArguments }
    return result
  }

  private func changesArguments(_ function: Value) -> Bool {
    guard case .function(let box) = function, case .user(let index) = box.payload.code else {
      return false
    }
    return tree.functions[Int(index)].changesArguments
  }

  /// Swift wants `&`, unless an operator is called, and a constant is refused, before anything runs.
  func checkChange(of argument: NodeID, by parameter: ParameterNode, in call: NodeID)
    throws(Diagnostic)
  {
    if tree.types[Int(parameter.type)].isShared { return }
    guard tree.nodes[Int(argument)].place.isAddress || isOperation(call) else {
      throw Diagnostic(.changedArgument(names.text(parameter.name)), tree.span(argument))
    }
    guard case .local = tree[argument], tree.nodes[Int(argument)].place.isConstant else { return }
    throw constantRefusal(argument)
  }

  /// Whether a call is that of an operator of the program's own.
  private func isOperation(_ call: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[call], case .global(let name) = tree[callee] else {
      return false
    }
    return names.isOperator(name)
  }

  /// A local constant or a parameter that is to be changed where it stands.
  func constantRefusal(_ target: NodeID) -> Diagnostic {
    // `CGPoint(x: 1, y: 2).x += 1`.
    if tree.isPartOfPlace(target) { return Diagnostic(.notAssignable, tree.span(target)) }
    let name = sources.text(tree.span(target))
    let isParameter = tree.nodes[Int(target)].place.isParameter
    return Diagnostic(
      isParameter ? .assignedParameter(name) : .assignedConstant(name), tree.span(target))
  }

  /// Whether what a parameter came to is written to an argument; one that is shared may be any value.
  private func isKept(_ argument: NodeID, as value: Value, by parameter: ParameterNode) -> Bool {
    guard tree.types[Int(parameter.type)].isShared else { return true }
    switch tree[argument] {
    case .local, .sharedLocal: return !tree.nodes[Int(argument)].place.isConstant
    case .global(let name)
    where ![.variable, .declared].contains(globals[Int(name.id)].state): return false
    case .global, .member, .element: return !isOneBox(peek(argument), value)
    default: return false
    }
  }

  func isOneBox(_ one: Value?, _ other: Value) -> Bool {
    switch (one, other) {
    case (.list(let a), .list(let b)): a === b
    case (.set(let a), .set(let b)): a === b
    case (.dictionary(let a), .dictionary(let b)): a === b
    case (.structure(let a), .structure(let b)): a === b
    default: false
    }
  }

  /// Assigns what the arguments of a call came to, also where it throws.
  mutating func writingBack(
    _ index: Int32, _ first: Int, _ arguments: ArgumentList,
    _ call: (inout Evaluator) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let result: Value
    do throws(Diagnostic) { result = try call(&self) } catch {
      if error.isThrown { try writeBack(index, first, arguments) }
      throw error
    }
    try writeBack(index, first, arguments)
    return result
  }

  /// Calls a method, and writes what it made of its receiver back to where it came from, also where it throws.
  mutating func keepingReceiver(
    _ receiver: Value, of function: Int32, in base: NodeID,
    _ call: (inout Evaluator) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let result: Value
    do throws(Diagnostic) { result = try call(&self) } catch {
      // Where an argument throws, nothing was called.
      if error.isThrown, !receiverAfterCall.isMissing {
        try keepReceiver(receiver, of: function, in: base)
      }
      throw error
    }
    try keepReceiver(receiver, of: function, in: base)
    return result
  }

  /// Writes what a function made of its receiver back to where it came from.
  ///
  /// One that is not declared as `mutating` may have changed a view that the receiver holds, and not the receiver.
  mutating func keepReceiver(_ receiver: Value, of function: Int32, in base: NodeID)
    throws(Diagnostic)
  {
    let changed = receiverAfterCall
    guard tree.functions[Int(function)].changesSelf, !isReference(changed),
      tree.functions[Int(function)].isMutating || !isOneBox(receiver, changed)
    else { return }
    try store(changed, into: base)
  }

  /// Assigns what was kept to the arguments of a call, the receiver of a method not counted.
  private mutating func writeBack(_ index: Int32, _ first: Int, _ arguments: ArgumentList)
    throws(Diagnostic)
  {
    let (changed, receiver) = (changedArguments, receiverAfterCall)
    var next = Int(arguments.start)
    let end = next + Int(arguments.count)
    for position in first..<tree.functions[Int(index)].parameters.count where next < end {
      let parameter = tree.functions[Int(index)].parameters[position]
      guard accepts(parameter, tree.arguments[next].label) else { continue }
      let argument = tree.arguments[next].value
      if tree.isInout(parameter), isKept(argument, as: changed[position], by: parameter) {
        try store(changed[position], into: argument)
      }
      next += 1
    }
    // An observer of what was assigned may have called something.
    receiverAfterCall = receiver
  }
}
