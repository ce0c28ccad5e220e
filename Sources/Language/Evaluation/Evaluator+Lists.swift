internal import Views

extension Evaluator {
  /// The method that changes a list or dictionary in place, where `base` is a variable that holds one.
  ///
  /// Asked before the receiver is evaluated: a second reference to the list would force a copy.
  func changingMethod(_ name: Name, of base: NodeID, _ arguments: ArgumentList) -> Int32? {
    guard let kind = variableKind(base), kind == .list || kind == .dictionary,
      let entry = catalogue.method(name, of: kind),
      case .change = catalogue.entries[Int(entry)].body
    else { return nil }
    let entries = catalogue.methods(name, of: kind)
    guard entries.count > 1 else { return entry }
    let labels = tree.arguments(arguments).map(\.label)
    let fitting = entries.filter {
      catalogue.accepts($0, labels, isMethod: true, leavingOut: true)
    }
    guard fitting.count > 1, isSet(base) else { return fitting.first ?? entry }
    return fitting.first { catalogue.accepts($0, labels, isMethod: true, leavingOut: false) }
  }

  /// Whether the text shows that a variable is a set: `set.remove(3)` is no `list.remove(at: 3)`.
  private func isSet(_ base: NodeID) -> Bool {
    if let type = declaredReference(of: base) {
      return !type.isList && names.text(type.name, is: "Set")
    }
    guard let definition = definition(of: base), case .call(let callee, _) = tree[definition] else {
      return false
    }
    return lastWord(callee) == "Set"
  }

  func variableKind(_ id: NodeID) -> Kind? {
    switch tree[id] {
    case .global(let name): globals[Int(name.id)].value.kind
    case .local(let slot): stack[base + Int(slot)].kind
    default: nil
    }
  }

  /// Performs a method that changes the list at `base`.
  mutating func change(
    _ entry: Int32, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let labels = tree.arguments(arguments).map(\.label)
    guard case .change(let body) = catalogue.entries[Int(entry)].body,
      catalogue.accepts(entry, labels, isMethod: true, leavingOut: true)
    else {
      throw misfit(
        [entry], .method(catalogue.entries[Int(entry)].name, .void, base), arguments, id, id)
    }
    try refuseSetChange(entry, labels, base, id)
    var values: [Value] = []
    for argument in tree.arguments(arguments) {
      values.append(try settled(try evaluateValue(argument.value), at: argument.value))
    }
    if catalogue.entries[Int(entry)].owner == .dictionary {
      return try changeDictionary(by: body, entry, base, id, arguments, values)
    }
    var taken = Value.void
    try changeList(at: base, id, adding: brought(by: values, entry)) {
      evaluator, list, _ throws(Diagnostic) in
      do { taken = try body(&evaluator, &list, values) } catch {
        throw evaluator.explained(error, entry, at: id, evaluator.operands(of: arguments))
      }
    }
    return taken
  }

  /// `list.insert(5)` of what the text shows to be no set: where to is missing.
  private func refuseSetChange(_ entry: Int32, _ labels: [Name], _ base: NodeID, _ id: NodeID)
    throws(Diagnostic)
  {
    let name = catalogue.entries[Int(entry)].name
    guard labels == [.none], names.text(name, is: "insert"), isPlainList(base) else { return }
    throw Diagnostic(
      .wrongCount(found: 1, of: "insert", spellings: ["insert(_:at:)"]), tree.span(id))
  }

  private func isPlainList(_ base: NodeID) -> Bool {
    if let type = declaredReference(of: base) { return type.isList }
    guard let definition = definition(of: base), case .list = tree[definition] else { return false }
    return true
  }

  /// The receiver and the arguments of a method, for errors about them.
  func operands(of arguments: ArgumentList) -> [Int] {
    [-1] + Array(Int(arguments.start)..<Int(arguments.start + arguments.count))
  }

  /// What arguments bring into a list: one that has to be a list brings its elements.
  private func brought(by values: [Value], _ entry: Int32) -> [Value] {
    values.enumerated().flatMap { position, value in
      guard catalogue.kinds(entry, position + 1) == [.list], case .list(let list) = value else {
        return [value]
      }
      return list.payload
    }
  }

  /// Changes a list where it stands: in place where a variable is its sole owner, else a copy that is
  /// written back.
  mutating func changeList(
    at target: NodeID, _ id: NodeID, adding values: [Value],
    _ body: (inout Evaluator, inout [Value], _ start: Int) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var deepest = 0
    for value in values { deepest = max(deepest, value.depth) }
    if deepest + 1 >= Parser.highest {
      throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id))
    }
    try burn(at: id)
    try reserve(values.count * MemoryLayout<Value>.stride, at: id)
    guard var box = try take(target, { if case .list(let box) = $0 { box } else { nil } }) else {
      guard case .list(let shared) = try evaluateValue(target) else {
        throw Diagnostic(.notAssignable, tree.span(target))
      }
      var elements = shared.payload
      try body(&self, &elements, shared.start)
      return try store(try makeList(elements, from: shared.start, at: id), into: target)
    }
    if !isKnownUniquelyReferenced(&box) {
      try burn(box.payload.count, at: id)
      try reserve(box.payload.count * MemoryLayout<Value>.stride, at: id)
      box = Box(box.payload, depth: box.depth, bytes: 64, meter: meter, start: box.start)
    }
    // What is thrown may be caught; the frame of the target is then no longer the last.
    let frame = base
    defer {
      base = frame
      put(.list(box), into: target)
    }
    try body(&self, &box.payload, box.start)
    box.resize(
      depth: max(box.depth, deepest + 1),
      bytes: box.payload.count * MemoryLayout<Value>.stride + 64)
  }

  /// Takes the box out of a variable, so that it has one owner; nil where the place is no variable.
  mutating func take<Payload>(_ target: NodeID, _ box: (Value) -> Box<Payload>?)
    throws(Diagnostic) -> Box<Payload>?
  {
    switch tree[target] {
    case .global(let name):
      let index = Int(name.id)
      guard let box = box(globals[index].value) else { return nil }
      guard globals[index].state == .variable else { throw refusal(name, target) }
      globals[index].value = .nothing
      return box
    case .local(let slot):
      guard let box = box(stack[base + Int(slot)]) else { return nil }
      if tree.places[Int(target)].isConstant { throw constantRefusal(target) }
      stack[base + Int(slot)] = .nothing
      return box
    default: return nil
    }
  }

  mutating func put(_ value: Value, into target: NodeID) {
    switch tree[target] {
    case .global(let name): globals[Int(name.id)].value = value
    case .local(let slot): stack[base + Int(slot)] = value
    default: return
    }
  }
}
