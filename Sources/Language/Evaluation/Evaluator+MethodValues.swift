internal import Views

// Methods of the frameworks that are given to a function: `views.forEach(addSubview)`.

extension Evaluator {
  /// A function that is named with its labels has to be there.
  mutating func requireFunction(_ call: NodeID) throws(Diagnostic) {
    guard call != Tree.none, case .call(let callee, _) = tree[call],
      case .global(let name) = tree[callee], globals.state(Int(name.id)) == .missing,
      !catalogue.hasFunction(name), catalogue.type(name) == nil
    else { return }
    throw unknownCallee(.function(name), callee, call)
  }

  /// The method that an argument names, tied to its object, where a function is asked for; nil where it names
  /// something else.
  @inline(__always)
  mutating func methodValue(_ id: NodeID, _ entry: Int32, _ position: Int) throws(Diagnostic)
    -> Value?
  {
    switch tree.nodes[Int(id)].node {
    case .member, .global: break
    default: return nil
    }
    guard catalogue.kinds(entry, position).contains(.function) else { return nil }
    return try methodValue(id)
  }

  private mutating func methodValue(_ id: NodeID) throws(Diagnostic) -> Value? {
    switch tree[id] {
    case .member(let base, let name) where isType(base):
      guard case .type(let type) = try evaluateValue(base) else { return nil }
      return maker(name, of: type)
    case .member(let base, let name) where isMethod(name):
      let receiver = try settled(try evaluateValue(base), at: base)
      if let method = methodValue(name, of: receiver) { return method }
      return try member(of: receiver, name, id)
    case .global(let name) where isMethod(name) && globals[Int(name.id)].state == .missing:
      return methodValue(name, of: viewAround(id))
    default: return nil
    }
  }

  /// Whether a node names a type.
  private func isType(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .global(let name):
      if case .type = globals[Int(name.id)].value { return true }
      return globals[Int(name.id)].state == .missing && catalogue.type(name) != nil
    default: return false
    }
  }

  /// Whether the catalogue knows methods of a name, and no properties.
  private func isMethod(_ name: Name) -> Bool {
    [Kind.view, .layer].contains {
      catalogue.method(name, of: $0) != nil && catalogue.property(name, of: $0) == nil
    }
  }

  mutating func methodValue(_ name: Name, of receiver: Value) -> Value? {
    guard catalogue.method(name, of: receiver.kind) != nil, extended(name, receiver) == nil,
      !declares(name, receiver)
    else { return nil }
    let function = Function(code: .builtin(name), receiver: receiver)
    return .function(Box(function, depth: receiver.depth + 1))
  }

  /// Calls it with values that are known.
  mutating func performMethod(_ name: Name, of receiver: Value, _ arguments: [Value], _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let values = [receiver] + arguments
    let candidates = catalogue.methods(name, of: receiver.kind)
    guard let meant = candidates.first(where: { catalogue.accepts($0, values) }) else {
      throw Diagnostic(
        .wrongCount(
          found: arguments.count, of: names.text(name),
          spellings: candidates.map(catalogue.spelling)), tree.span(id))
    }
    return try perform(meant, values, id, [])
  }

  /// `add(3)` of a value whose type has a method `callAsFunction`; nil where it has none.
  mutating func callAsFunction(
    _ value: Value, _ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard let name = names.find("callAsFunction") else { return nil }
    switch value {
    case .structure, .symbol, .view, .layer:
      return try callMethod(id, callee, name, callee, arguments, of: value)
    default: return nil
    }
  }
}
