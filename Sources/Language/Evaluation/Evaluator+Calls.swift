extension Evaluator {
  /// A call: of a user's function or struct, a closure, a method, or a function of the catalogue.
  mutating func call(_ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    try burn(at: id)
    switch tree.nodes[Int(callee)].node {
    case .global(let name): return try callGlobal(name, id, callee, arguments)
    case .member(let base, let name): return try callMethod(id, base, name, callee, arguments)
    case .optionalMember(let base, let name):
      let receiver = try evaluate(base)
      if case .nothing = receiver {
        return catalogue.isVoidMethod(name) || isVoidFunction(name) ? .void : .nothing
      }
      return try callMethod(id, base, name, callee, arguments, of: receiver)
    case .implicitMember(let name):
      return try implicitCall(name, id, arguments)
    default: return try callValue(try evaluate(callee), id, callee, arguments)
    }
  }

  /// Whether a function of the program says of no value that it gives.
  private func isVoidFunction(_ name: Name) -> Bool {
    overloads.latest(of: name) { overload in
      guard case .function(let box) = overload.function,
        case .user(let function) = box.payload.code
      else { return false }
      return tree.functions[Int(function)].result < 0
    } != nil
  }

  /// The user's functions and structs come first, then the catalogue; a variable that holds no
  /// function is skipped, so that apps may name variables `rect` or `view`.
  mutating func callGlobal(
    _ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if globals.state(Int(name.id)) == .missing {
      if let member = onlyStatic(name) { return try callGlobal(member, id, callee, arguments) }
      return try callBuiltin(.function(name), id, callee, arguments)
    }
    if let function = globals.value(Int(name.id)).function() {
      return try callFunction(name, function, id, callee, arguments)
    }
    switch globals[Int(name.id)].value {
    case .type: break
    case let value:
      // A variable may have the name of a function that takes these labels.
      if !overloads.isEmpty, let other = overload(name, tree.arguments(arguments).map(\.label)) {
        return try callValue(bound(other, to: objects.current), id, callee, arguments)
      }
      if tree.nodes[Int(id)].place.isMessage, arguments.count == 0 { return value }
      guard catalogue.hasFunction(name) else {
        if let result = try callAsFunction(value, id, callee, arguments) { return result }
        throw Diagnostic(.notCallable(value.kind.words), tree.span(callee))
      }
      return try callBuiltin(.function(name), id, callee, arguments)
    }
    return try callValue(globals[Int(name.id)].value, id, callee, arguments)
  }

  /// Calls the function of a name, unless the labels say that another of its functions is meant.
  mutating func callFunction(
    _ name: Name, _ function: Box<Function>, _ id: NodeID, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    guard case .user(let index) = function.payload.code else {
      return try callValue(.function(function), id, callee, arguments)
    }
    if let result = try callRival(name, function, index, id, arguments) { return result }
    if let other = meant(name, index, arguments) {
      return try callValue(bound(other, to: function.payload.object), id, callee, arguments)
    }
    if meansCatalogue(name, index, arguments) {
      return try callBuiltin(.function(name), id, callee, arguments)
    }
    return try callUser(index, of: function, id, arguments)
  }

  /// Calls a value: a function, or a type.
  mutating func callValue(
    _ value: Value, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    switch value {
    case .function(let box):
      switch box.payload.code {
      case .user(let index): return try callUser(index, of: box, id, arguments)
      case .builtin(let name):
        return try performFunction(name, try evaluate(arguments), id)
      case .maker(let type, let place):
        return try make(type, place: place, try evaluate(arguments), at: id)
      }
    case .type(.user(let structure)): return try construct(structure, id, arguments)
    case .type(.builtin(_, let name)):
      return try callBuiltin(.function(name), id, callee, arguments)
    case let value where tree.nodes[Int(id)].place.isMessage && arguments.count == 0: return value
    default:
      if let result = try callAsFunction(value, id, callee, arguments) { return result }
      throw Diagnostic(.notCallable(value.kind.words), tree.span(callee))
    }
  }

  // MARK: User functions

  private mutating func callUser(
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

  /// Calls a function value with values that are at hand, as `map` does.
  mutating func apply(_ value: Value, _ arguments: [Value], at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .function(let box) = value else {
      throw Diagnostic(.notCallable(value.kind.words), tree.span(id))
    }
    // A body that is one expression executes no statement.
    try burn(at: id)
    guard case .user(let index) = box.payload.code else {
      if case .maker(let type, let place) = box.payload.code {
        return try make(type, place: place, arguments, at: id)
      }
      guard case .builtin(let name) = box.payload.code else { return .void }
      if let receiver = box.payload.receiver {
        return try performMethod(name, of: receiver, arguments, id)
      }
      return try performFunction(name, arguments, id)
    }
    let parameters = tree.functions[Int(index)].parameters.count
    // A closure of several parameters takes one list apart, as `for (i, x) in …` does.
    if parameters > 1, arguments.count == 1, let parts = arguments[0].pieces,
      parts.count == parameters
    {
      return try apply(value, parts, at: id)
    }
    let frame = stack.count
    if let receiver = box.payload.receiver { stack.append(receiver) }
    stack.append(contentsOf: arguments.prefix(parameters))
    guard stack.count - frame == parameters else {
      stack.removeLast(stack.count - frame)
      throw wrongCount(arguments.count, index, id)
    }
    return try enter(index, box.payload.captures, frame, of: box.payload.object, at: id)
  }

  /// The value that a function gives; a function without `return` gives none, which is an error.
  mutating func result(of function: Value, _ arguments: [Value], at id: NodeID) throws(Diagnostic)
    -> Value
  {
    let result = try apply(function, arguments, at: id)
    if case .void = result { throw Diagnostic(.noValue("this function"), tree.span(id)) }
    return result
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
        if tree.isInout(parameter) { try checkChange(of: argument, by: parameter) }
        let isSelf = first == 1 && isSelfType(parameter.type)
        stack.append(
          try isSelf
            ? evaluate(argument, as: type(of: stack[stack.count - position]))
            : parameter.isPointer && isUnset(argument)
              ? .number(0) : evaluate(argument, annotated: parameter.type))
        next += 1
      } else if parameter.initial >= 0 {
        stack.append(.missing)
      } else {
        throw mismatch(index, parameter, next, arguments, id)
      }
    }
    if next < end { throw wrongCount(Int(arguments.count), index, id) }
  }

  /// Whether a parameter is of the type of the receiver, which stands first in the frame.
  private func isSelfType(_ type: Int32) -> Bool {
    type >= 0 && names.text(tree.types[Int(type)].name, is: "Self")
  }

  /// A label may be left out, and a trailing closure never has one.
  func accepts(_ parameter: ParameterNode, _ label: Name) -> Bool {
    label == parameter.label || label == .none
      || (parameter.label == words.anyLabel && label == parameter.name)
  }

  /// Completes the frame and runs the body; the frame is gone afterwards, also after an error.
  private mutating func enter(
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
    guard fuel.allows(depth: depth) else { throw Diagnostic(.tooDeep(depth - 1), tree.span(id)) }
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
        if type < 0, case .nothing = result, isOptionalCall(value) { return .void }
        return try checkResult(result, type, at: value)
      }
    }
    guard case .returning = try execute(body) else { return .void }
    let result = returned
    returned = .void
    return try checkResult(result, type, at: body)
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
    let name = names.text(functionName(index))
    let expected = parameter.label == words.anyLabel ? parameter.name : parameter.label
    return Diagnostic(
      .wrongLabel(
        found: names.text(argument.label), expected: expected == .none ? nil : names.text(expected),
        of: name), tree.span(argument.value)
    ).labelled(parameter.span, .definedHere)
  }

  private func wrongCount(_ count: Int, _ index: Int32, _ id: NodeID) -> Diagnostic {
    let function = tree.functions[Int(index)]
    let name = function.name == .none ? "this closure" : names.text(function.name)
    return Diagnostic(
      .wrongCount(found: count, of: name, spellings: [signature(index)]), tree.span(id)
    ).labelled(function.span, .definedHere)
  }

  /// How a user's function is called: `move(x:y:)`.
  func signature(_ index: Int32, as other: String? = nil) -> String {
    let function = tree.functions[Int(index)]
    let name = other ?? (function.name == .none ? "closure" : names.text(function.name))
    let parameters = function.parameters.dropFirst(function.isMethod ? 1 : 0)
    let labels = parameters.map { parameter in
      switch parameter.label {
      case .none: "_:"
      case words.anyLabel: "\(names.text(parameter.name)):"
      default: "\(names.text(parameter.label)):"
      }
    }
    return "\(name)(\(labels.joined()))"
  }

  // MARK: Function values

  /// A function value, with copies of what it captures.
  mutating func makeFunction(_ index: Int32) throws(Diagnostic) -> Value {
    try requireFunction(tree.functions[Int(index)].reference)
    var captures: [Value] = []
    var depth = 0
    for capture in tree.functions[Int(index)].captures {
      let value = capture.isValue ? try evaluateValue(capture.outer) : captured(capture.outer)
      depth = max(depth, value.depth)
      captures.append(value)
    }
    let bytes = captures.isEmpty ? 0 : captures.count * MemoryLayout<Value>.stride + 96
    let function = Value.function(
      Box(
        Function(code: .user(index), captures: captures, object: objects.current),
        depth: depth + 1, bytes: bytes, meter: meter))
    try checkDepth(of: function, at: tree.functions[Int(index)].body)
    return function
  }

  /// The raw slot: a cell is shared, not read.
  func captured(_ source: NodeID) -> Value {
    switch tree[source] {
    case .local(let slot), .sharedLocal(let slot): stack[base + Int(slot)]
    default: .missing
    }
  }
}
