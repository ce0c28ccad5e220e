internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// A user's method.
  @inline(__always)
  func method(_ name: Name, of type: StructureType) -> Int32? {
    guard type.declaration >= 0 else { return nil }
    return tree.structures[Int(type.declaration)].methods.first {
      tree.functions[Int($0)].name == name
    }
  }

  /// The one of a struct's methods of a name that the labels mean; the first where they fit none.
  private mutating func method(_ name: Name, of receiver: Value, meantBy arguments: ArgumentList)
    -> Int32?
  {
    guard case .structure(let box) = receiver, case let type = box.payload.type,
      let first = method(name, of: type)
    else { return nil }
    let given = tree.arguments(arguments).map(\.label)
    let methods = tree.structures[Int(type.declaration)].methods.filter {
      tree.functions[Int($0)].name == name
    }
    let isAlone =
      type.place(of: name) == nil && !(tree.mayBeExtended(name) && extended(name, receiver) != nil)
    if methods.count == 1, isAlone { return first }
    return methods.first { isLabelled($0, given, from: 1) }
      ?? methods.first { takes($0, labels: given) } ?? (isAlone ? first : nil)
  }

  func bound(_ method: Int32, _ receiver: Value) -> Value {
    .function(
      Box(Function(code: .user(method), receiver: receiver), depth: receiver.depth + 1))
  }

  /// `base.name(…)`; a receiver that is known is not asked for again: `f()?.name()` calls f once.
  mutating func callMethod(
    _ id: NodeID, _ base: NodeID, _ name: Name, _ callee: NodeID, _ arguments: ArgumentList,
    of known: Value? = nil
  ) throws(Diagnostic) -> Value {
    if case .global(words.superName) = tree.nodes[Int(base)].node {
      return try callSuper(name, id, callee, arguments)
    }
    if let entry = changingMethod(name, of: base, arguments) {
      return try change(entry, base, id, arguments)
    }
    let searched = try list(base, searched: name, arguments)
    let receiver = try receiver(searched ?? known, base, name, id)
    if let value = try callByText(name, receiver, base, id, arguments) { return value }
    switch receiver {
    case .type(let type):
      if let value = try send(name, to: receiver, id, callee, arguments) { return value }
      if let value = try callWithin(type, name, id, callee, arguments) { return value }
    default: break
    }
    switch receiver {
    case .structure(let box):
      if let result = try callMethod(name, receiver, box.payload.type, base, id, arguments) {
        return result
      }
      if box.payload.type.place(of: name) != nil {
        return try callValue(try member(of: receiver, name, callee), id, callee, arguments)
      }
      if name == words.initializer, box.payload.object > 0 {
        try initialize(receiver, as: box.payload.type.declaration, id, arguments)
        return .void
      }
      if name == words.initializer, box.payload.type.declaration >= 0 {
        try store(try construct(box.payload.type.declaration, id, arguments), into: base)
        return .void
      }
    case .type(.builtin(let kind, let typeName)):
      if name == words.initializer {
        let made = try make(typeName, id, callee, arguments)
        return try initialized(made, base, id)
      }
      if kind == .nothing {
        throw Diagnostic(.notSupported(.typeParameter(names.text(typeName))), tree.span(base))
      }
      return try callBuiltin(.constant(name, kind), id, callee, arguments)
    case .type(.user(let structure)) where name == words.initializer:
      let made = try construct(structure, id, arguments)
      return tree.structures[Int(structure)].isClass ? made : try initialized(made, base, id)
    case .nothing: return try callOfNil(name, base, id, callee, arguments)
    case .presented(let box):
      return try callPresented(box.payload, id, base, name, callee, arguments)
    default: break
    }
    if name == words.initializer, let made = try initializedAgain(receiver, id, arguments) {
      return made
    }
    if !objects.isEmpty, overrides(name, receiver, arguments) {
      return try callMember(name, ofObject: receiver, id, callee, arguments)
    }
    return try callBuiltin(.method(name, receiver, base), id, callee, arguments)
  }

  /// A method of nil: Objective-C answers, and Swift has `map` and what a program adds to optionals.
  @inline(never)
  private mutating func callOfNil(
    _ name: Name, _ base: NodeID, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    if tree.nodes[Int(id)].place.isMessage {
      noteAnswerOfNil(to: name, callee)
      return try answerOfNil(to: name, callee, arguments)
    }
    if words.mapping.contains(name) { return .nothing }
    if tree.mayBeExtended(name),
      let value = try callExtension(.method(name, .nothing, base), id, arguments)
    {
      return value
    }
    throw memberOfNil(name, callee)
  }

  /// What a call means by the type that the text gives its receiver; nil where the value decides.
  private mutating func callByText(
    _ name: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if let mapped = try mapOptional(name, receiver, base, arguments, at: id) { return mapped }
    let count = Int(arguments.count)
    guard let found = statically(name, of: base, count) else { return nil }
    return try callKept(found, receiver, base, id, arguments)
  }

  /// `[.began, .changed].contains(g.state)`: what is looked for says what the elements are; nil elsewhere.
  @inline(__always)
  private mutating func list(_ base: NodeID, searched name: Name, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    guard case .list(let elements) = tree.nodes[Int(base)].node, arguments.count == 1,
      names.text(name, is: "contains")
    else { return nil }
    return try list(elements, holding: tree.arguments[Int(arguments.start)].value, base)
  }

  @inline(never)
  private mutating func list(_ elements: NodeList, holding sought: NodeID, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let nodes = Array(tree.children(elements))
    // What is looked for is worked out again by the call.
    guard !nodes.isEmpty, !tree.hasCall(sought), nodes.allSatisfy({ tree.isImplicit($0) }) else {
      return nil
    }
    let model = try evaluateValue(sought)
    if model.isImplicit { return nil }
    var values: [Value] = []
    for node in nodes {
      values.append(try settled(try evaluateValue(node), replacing: model, at: node))
    }
    return try makeList(values, at: id)
  }

  private mutating func receiver(
    _ known: Value?, _ base: NodeID, _ name: Name, _ id: NodeID
  ) throws(Diagnostic) -> Value {
    let value: Value
    if let known { value = known } else { value = try evaluateReceiver(base, id) }
    return owner(of: name, try settled(value, at: base), isCalled: true)
  }

  /// `Card.Layout(…)` and `Shape.circle(radius: 1)`; a function of its own, for calls nest and their frames
  /// should be small.
  @inline(never)
  private mutating func callWithin(
    _ type: TypeValue, _ name: Name, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if let nested = nestedType(name, of: type) {
      return try callValue(nested, id, callee, arguments)
    }
    guard case .user(let index) = type else { return nil }
    guard let place = madeCase(name, of: index) else {
      return try enumMember(name, of: index).flatMap { value throws(Diagnostic) in
        try callAsFunction(value, id, callee, arguments)
      }
    }
    let labels = tree.arguments(arguments).map(\.label)
    let values = try parts(of: tree.structures[Int(index)].cases[place], arguments)
    return try makeCase(place, of: index, labels, values, at: id)
  }

  /// `self.init(…)` of an extension makes the value that `self` then is; `kind.init(…)` of another variable
  /// that holds a type only makes one.
  private mutating func initialized(_ made: Value, _ base: NodeID, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    switch tree.nodes[Int(base)].node {
    case .local, .sharedLocal: break
    default: return made
    }
    guard sources.text(tree.span(base)) == "self" else { return made }
    try store(made, into: base)
    return .void
  }

  /// A method that a struct declares; nil where it declares none of this name.
  private mutating func callMethod(
    _ name: Name, _ receiver: Value, _ type: StructureType, _ base: NodeID, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if let result = try callRival(name, receiver, type, base, id, arguments) { return result }
    guard let method = method(name, of: receiver, meantBy: arguments) else { return nil }
    return try callUserMethod(method, receiver, base, id, arguments)
  }

  private mutating func callUserMethod(
    _ method: Int32, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    guard tree.functions[Int(method)].changesSelf else {
      return try callUser(method, receiver, id, arguments)
    }
    return try keepingReceiver(receiver, of: method, in: base) { evaluator throws(Diagnostic) in
      try evaluator.callUser(method, receiver, id, arguments, at: base)
    }
  }
}
