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
      try pushArguments(index, first, id, arguments)
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

  private mutating func pushArguments(
    _ index: Int32, _ first: Int, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    let count = tree.functions[Int(index)].parameters.count
    var next = arguments.start
    let end = arguments.start + arguments.count
    for position in first..<max(count, first) {
      let parameter = tree.functions[Int(index)].parameters[position]
      if parameter.each >= 0 {
        stack.append(try variadic(parameter, &next, end, at: id))
      } else if next < end, accepts(parameter, tree.arguments[Int(next)].label),
        parameter.initial < 0 || !isLeftOut(position, of: index, next, end)
      {
        let argument = tree.arguments[Int(next)].value
        if tree.isInout(parameter) { try checkChange(of: argument, by: parameter, in: id) }
        let isSelf = first == 1 && isSelfType(parameter.type, in: index)
        stack.append(
          try isSelf
            ? evaluate(argument, as: asType(stack[stack.count - position]))
            : parameter.isPointer && isUnset(argument)
              ? parameter.isPointerToObject ? .nothing : .number(0)
              : evaluate(argument, for: position, of: index))
        next += 1
      } else if parameter.initial >= 0 {
        stack.append(.missing)
      } else {
        throw mismatch(index, parameter, next, arguments, id)
      }
    }
    if next < end { throw wrongCount(Int(arguments.count), index, id) }
  }

  private mutating func evaluate(_ argument: NodeID, for position: Int, of index: Int32)
    throws(Diagnostic) -> Value
  {
    if tree.isImplicit(argument) {
      if let model = sibling(of: position, in: index) {
        return try settled(try evaluateValue(argument), replacing: model, at: argument)
      }
      if let type = typeArgument(of: position, in: index) {
        return try evaluate(argument, annotated: type)
      }
    }
    return try evaluate(
      argument, annotated: tree.functions[Int(index)].parameters[position].type)
  }

  /// What a parameter of a type `V` is where the receiver, which stands first in the frame, was declared with it.
  @inline(never)
  private func typeArgument(of position: Int, in index: Int32) -> Int32? {
    guard tree.functions[Int(index)].isMethod else { return nil }
    return typeArgument(
      of: tree.functions[Int(index)].parameters[position], in: stack[stack.count - position])
  }

  /// An argument of the same type `T` that stands before another, which it says what `.zero` is for.
  @inline(never)
  private func sibling(of position: Int, in index: Int32) -> Value? {
    let parameters = tree.functions[Int(index)].parameters
    guard let type = typeParameter(of: parameters[position]),
      let place = parameters[..<position].lastIndex(where: { typeParameter(of: $0) == type }),
      case let model = stack[stack.count - position + place], !model.isMissing
    else { return nil }
    return model
  }

  private func typeParameter(of parameter: ParameterNode) -> Name? {
    guard parameter.type >= 0 else { return nil }
    let type = tree.types[Int(parameter.type)]
    return type.isPlain && type.parameter != .none ? type.parameter : nil
  }

  /// Whether a parameter is of the type of the receiver, which stands first in the frame: `Self`, which the extensions of
  /// Swift's own protocols name by their protocol.
  private func isSelfType(_ type: Int32, in index: Int32) -> Bool {
    guard type >= 0, tree.types[Int(type)].isPlain else { return false }
    let name = tree.types[Int(type)].name
    if names.text(name, is: "Self") { return true }
    return name != .none && name == tree.functions[Int(index)].owner
      && tree.structure(named: name) == nil && Protocols.isProtocol(names.text(name))
  }

  /// The type of a receiver, which may be a type itself.
  private func asType(_ receiver: Value) -> TypeValue {
    if case .type(let type) = receiver { type } else { type(of: receiver) }
  }

  /// A label may be left out, and a trailing closure never has one.
  func accepts(_ parameter: ParameterNode, _ label: Name) -> Bool {
    label == parameter.label || label == .none
      || (parameter.label == words.anyLabel && label == parameter.name)
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
      switch tree.nodes[Int(value)].node {
      case .list where type >= 0, .conditional where type >= 0, .tuple where type >= 0:
        return try evaluate(value, annotated: type)
      default:
        let result = try evaluate(value)
        if type < 0, case .nothing = result, givesNothing(index, value) { return .void }
        return try checkResult(result, type, at: value)
      }
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

  /// Whether a body that is one call of what may be nil gives no value, as a function without `->` does for sure.
  private func givesNothing(_ index: Int32, _ value: NodeID) -> Bool {
    isOptionalCall(value)
      || tree.functions[Int(index)].name != .none && isOptionalCall(ofResult: value)
  }

  func wantsValue(_ type: Int32) -> Bool {
    type >= 0 && !["Void", "()", "void"].contains(names.text(tree.types[Int(type)].name))
  }

  private mutating func checkResult(_ value: Value, _ type: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard type >= 0 else { return try settled(value, at: id) }
    if case .void = value { return value }
    return try check(value, against: type, at: id)
  }

  private func functionName(_ index: Int32) -> Name { tree.functions[Int(index)].name }

  // MARK: Mistakes in calls

  private func mismatch(
    _ index: Int32, _ parameter: ParameterNode, _ next: Int32, _ arguments: ArgumentList,
    _ id: NodeID
  ) -> Diagnostic {
    guard next < arguments.start + arguments.count else {
      return wrongCount(Int(arguments.count), index, id)
    }
    let argument = tree.arguments[Int(next)]
    let name = calledName(index, id) ?? "this closure"
    let given = tree.arguments(arguments)
    let wanted = labels(of: index).dropFirst(tree.functions[Int(index)].isMethod ? 1 : 0)
    if areReordered(given.map(\.label), Array(wanted)) {
      return reordered(name, signature(index), given, Array(wanted)).labelled(
        parameter.span, .definedHere)
    }
    let expected = parameter.label == words.anyLabel ? parameter.name : parameter.label
    return Diagnostic(
      .wrongLabel(
        found: names.text(argument.label), expected: expected == .none ? nil : names.text(expected),
        of: name), tree.span(argument.value)
    ).labelled(parameter.span, .definedHere)
  }

  func wrongCount(_ count: Int, _ index: Int32, _ id: NodeID) -> Diagnostic {
    let name = calledName(index, id)
    return Diagnostic(
      .wrongCount(
        found: count, of: name ?? "this closure", spellings: [signature(index, as: name)]),
      tree.span(id)
    ).labelled(tree.functions[Int(index)].span, .definedHere)
  }

  /// What a function is called; for a closure the variable that the call names, if it is one.
  private func calledName(_ index: Int32, _ call: NodeID) -> String? {
    let name = functionName(index)
    if name != .none { return names.text(name) }
    guard case .call(let callee, _) = tree[call], isName(callee) else { return nil }
    let text = written(callee)
    // A function of the catalogue calls the closure that it was given.
    return names.find(text).map(catalogue.hasFunction) == true ? nil : text
  }
}
