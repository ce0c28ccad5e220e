extension Evaluator {
  mutating func callUser(
    _ index: Int32, of function: Box<Function>, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    try callUser(
      index, function.payload.receiver, captures: function.payload.captures,
      of: function.payload.object, id, arguments)
  }

  /// Evaluates the arguments straight into the new frame, then runs the body.
  ///
  /// The receiver of a mutating method is what its `place` has when the arguments are known, as in Swift.
  mutating func callUser(
    _ index: Int32, _ receiver: Value?, captures: [Value] = [], of object: Int32 = 0, _ id: NodeID,
    _ arguments: ArgumentList, at place: NodeID? = nil
  ) throws(Diagnostic) -> Value {
    let frame = stack.count
    if let receiver { stack.append(receiver) }
    let first = stack.count - frame
    do throws(Diagnostic) {
      try pushArguments(index, first, of: object, id, arguments)
      if let place, mayChange(place, by: arguments) { stack[frame] = try evaluateValue(place) }
    } catch {
      stack.removeLast(stack.count - frame)
      receiverAfterCall = .missing
      throw error
    }
    guard tree.functions[Int(index)].changesArguments else {
      return try enter(index, captures, frame, of: object, at: id)
    }
    return try writingBack(index, first, arguments) { evaluator throws(Diagnostic) in
      try evaluator.enter(index, captures, frame, of: object, at: id)
    }
  }

  /// Completes the frame and runs the body; the frame is gone afterwards, also after an error.
  mutating func enter(
    _ index: Int32, _ captures: [Value], _ frame: Int, of object: Int32, at id: NodeID
  ) throws(Diagnostic) -> Value {
    guard object == objects.current else {
      return try within(object, at: id) { evaluator throws(Diagnostic) in
        try evaluator.enter(index, captures, frame, of: object, at: id)
      }
    }
    if captures.isEmpty, let result = runCompiled(index, frame) {
      leave(index, frame)
      return result
    }
    let saved = base
    try beginCall(of: functionName(index), at: id)
    let slots = Int(tree.functions[Int(index)].slotCount)
    while stack.count < frame + slots { stack.append(.missing) }
    base = frame
    for place in captures.indices {
      stack[base + Int(tree.functions[Int(index)].captures[place].slot)] = captures[place]
    }
    try fillDefaults(index)
    shareParameters(index)
    do throws(Diagnostic) {
      let result = try runBody(index)
      leave(index, frame)
      base = saved
      endCall()
      return result
    } catch {
      if error.isThrown {
        leave(index, frame)
        base = saved
      }
      throw error
    }
  }

  /// Goes one level deeper, into a function or into what gives the members of a type their values.
  ///
  /// The calls are told where an error ends them; then ``endCall()`` is not needed.
  mutating func beginCall(of name: Name, at id: NodeID) throws(Diagnostic) {
    depth += 1
    calls.append(Diagnostic.Call(function: name, span: tree.span(id)))
    guard fuel.allows(depth: depth) else {
      throw Diagnostic(fuel.refusal(ofDepth: depth), tree.span(id))
    }
  }

  mutating func endCall() {
    depth -= 1
    calls.removeLast()
  }

  private mutating func leave(_ index: Int32, _ frame: Int) {
    endSharing(index, frame)
    keepChanges(index, frame)
    receiverAfterCall = frame < stack.count ? stack[frame] : .missing
    while stack.count > frame { stack.removeLast() }
  }

  private mutating func fillDefaults(_ index: Int32) throws(Diagnostic) {
    let count = tree.functions[Int(index)].parameters.count
    for position in 0..<count where stack[base + position].isMissing {
      let parameter = tree.functions[Int(index)].parameters[position]
      guard parameter.initial >= 0 else { continue }
      stack[base + position] = try evaluate(parameter.initial, annotated: parameter.type)
    }
  }

  /// A body that is one expression returns it.
  private mutating func runBody(_ index: Int32) throws(Diagnostic) -> Value {
    let body = tree.functions[Int(index)].body
    let type = tree.functions[Int(index)].result
    if case .block(let list) = tree.nodes[Int(body)].node, list.count == 1,
      case .expression(let value) = tree.nodes[Int(tree.lists[Int(list.start)])].node
    {
      if type >= 0, asksForType(value) { return try evaluate(value, annotated: type) }
      let result = try evaluate(value)
      if type < 0, case .nothing = result, givesNothing(index, value) { return .void }
      return try checkResult(result, type, at: value)
    }
    guard case .returning = try execute(body) else {
      if type >= 0 { try endWithoutReturn(index, type) }
      return .void
    }
    let (result, node) = (returned, returnedAt)
    (returned, returnedAt) = (.void, Tree.none)
    // `return print(x)` gives nothing, which only a function may that is to give nothing.
    if case .void = result, node >= 0, wantsValue(type) {
      throw Diagnostic(.noValue(describe(node)), tree.span(node))
    }
    return try checkResult(result, type, at: node < 0 ? body : node)
  }

  /// Whether the declared result says what parts of an expression are.
  ///
  /// Mutating, though it changes nothing: otherwise the evaluator is copied for it, in the frame of each call.
  private mutating func asksForType(_ value: NodeID) -> Bool {
    switch tree.nodes[Int(value)].node {
    case .list, .conditional, .tuple: true
    case .unary, .binary: overloads.differByResults
    case .call: isImplicitCall(value)
    default: false
    }
  }

  /// Whether a body that is one call of what may be nil gives no value, as a function without `->` does for sure.
  private func givesNothing(_ index: Int32, _ value: NodeID) -> Bool {
    isOptionalCall(value)
      || tree.functions[Int(index)].name != .none && isOptionalCall(ofResult: value)
  }

  /// Whether a function must give a value; a type parameter may stand for `Void`.
  func wantsValue(_ type: Int32) -> Bool {
    type >= 0 && tree.types[Int(type)].parameter == .none
      && !["Void", "()", "void"].contains(names.text(tree.types[Int(type)].name))
  }

  private mutating func checkResult(_ value: Value, _ type: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard type >= 0 else { return try settled(value, at: id) }
    if case .void = value { return value }
    return try check(value, against: type, at: id)
  }

  func functionName(_ index: Int32) -> Name { tree.functions[Int(index)].name }
}
