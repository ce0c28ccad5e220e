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

  /// Whether the functions and methods of the program with this name say of no value that they give.
  private func isVoidFunction(_ name: Name) -> Bool {
    let functions = tree.functions(named: name)
    return !functions.isEmpty && functions.allSatisfy { $0.result < 0 }
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
    guard let function = globals.value(Int(name.id)).function() else {
      return try callVariable(name, id, callee, arguments)
    }
    return try callFunction(name, function, id, callee, arguments)
  }

  /// A type, a value that can be called, or what its variable hides.
  ///
  /// Apart from functions, whose deep calls need the stack.
  private mutating func callVariable(
    _ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if let other = function(besideVariable: name, arguments) {
      return try callFunction(name, other, id, callee, arguments)
    }
    switch globals[Int(name.id)].value {
    case .type: break
    // What a getter gives, and what a lazy variable holds from now on.
    case _ where globals[Int(name.id)].accessors >= 0:
      return try callValue(try global(name, callee), id, callee, arguments)
    case let value:
      if tree.nodes[Int(id)].place.isMessage, arguments.count == 0 {
        return try global(name, callee)
      }
      if let index = tree.structureIndex[name], !tree.structures[Int(index)].isOpen {
        return try callValue(.type(.user(index)), id, callee, arguments)
      }
      guard catalogue.hasFunction(name) else {
        if let result = try callAsFunction(value, id, callee, arguments) { return result }
        throw notCallable(value, callee, arguments)
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
    if name == words.initializer, let made = try initializeByMessage(id, arguments) { return made }
    if tree.nodes[Int(callee)].place.isOfModule, catalogue.hasFunction(name) {
      return try callBuiltin(.function(name), id, callee, arguments)
    }
    if let result = try callRival(name, function, index, id, arguments) { return result }
    if let other = meant(name, index, arguments) {
      return try callValue(bound(other, to: function.payload.object), id, callee, arguments)
    }
    if meansCatalogue(name, index, callee, arguments) {
      return try callBuiltin(.function(name), id, callee, arguments)
    }
    if let result = try callExtended(name, beside: index, of: function, id, callee, arguments) {
      return result
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
      if let name = functionHidden(by: callee) {
        return try callGlobal(name, id, callee, arguments)
      }
      throw notCallable(value, callee, arguments)
    }
  }

  private func notCallable(_ value: Value, _ callee: NodeID, _ arguments: ArgumentList)
    -> Diagnostic
  {
    // What has a name was meant as a function, perhaps.
    let isFactor =
      [.number, .angle, .transform, .matrix].contains(value.kind) && !isName(callee)
    return Diagnostic(
      .notCallable(value.kind.words, isProduct: isFactor && arguments.count > 0),
      tree.span(callee))
  }

  /// What a variable of a block, or a property, has the name of: a function or type of the program or the
  /// catalogue.
  private func functionHidden(by callee: NodeID) -> Name? {
    switch tree[callee] {
    case .local, .sharedLocal, .member: break
    default: return nil
    }
    guard let name = names.find(sources.text(tree.span(callee))) else { return nil }
    let isKnown =
      catalogue.hasFunction(name) || tree.structureIndex[name] != nil
      || globals.value(Int(name.id)).function() != nil
    return isKnown && !names.isMangled(name) ? name : nil
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
    if meansStandard(index, arguments) {
      return try performFunction(tree.functions[Int(index)].name, arguments, id)
    }
    let parameters = tree.functions[Int(index)].parameters.count
    // A closure of several parameters takes one list apart, as `for (i, x) in …` does.
    if parameters > 1, arguments.count == 1, let parts = arguments[0].pieces,
      parts.count == parameters
    {
      return try apply(value, parts, at: id)
    }
    let receiver = box.payload.receiver
    let arguments = try whole(arguments, of: index, from: receiver == nil ? 0 : 1, at: id)
    let frame = stack.count
    if let receiver { stack.append(receiver) }
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
  @inline(__always)
  func captured(_ source: NodeID) -> Value {
    switch tree[source] {
    case .local(let slot), .sharedLocal(let slot): stack[base + Int(slot)]
    default: .missing
    }
  }
}
