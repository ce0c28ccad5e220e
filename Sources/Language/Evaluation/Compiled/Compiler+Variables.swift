extension Compiler {
  // MARK: Reading

  /// A local variable; those around a loop are read when it begins.
  mutating func local(_ slot: Int32) throws(Refusal) -> Operand {
    if let variable = body.variables[slot] { return variable }
    let index = evaluator.base + Int(slot)
    guard !body.isFunction, evaluator.stack.indices.contains(index) else { throw Refusal() }
    return try input(.local(slot), evaluator.stack[index])
  }

  /// A variable of the top level; a function fetches it from the registers that all share.
  mutating func global(_ name: Name, into wanted: Int? = nil) throws(Refusal) -> Operand {
    if evaluator.isOfCatalogue(name) { return try constant(name) }
    let operand = try shared(name)
    guard body.isFunction else { return operand }
    let place = try body.allocate(operand.kind, at: wanted)
    let width = operand.kind.width
    try body.emit(width > 1 ? .fetchWide : .fetch, place, operand.place, width)
    return Operand(kind: operand.kind, place: place)
  }

  private mutating func shared(_ name: Name) throws(Refusal) -> Operand {
    let global = evaluator.globals[Int(name.id)]
    guard global.state == .variable || global.state == .constant else { throw Refusal() }
    return try input(.global(name.id), global.value, type: global.type)
  }

  /// A variable that is read into a register when the form begins.
  ///
  /// In a loop, the registers that all share stand before its frame.
  private mutating func input(
    _ source: CompiledForm.Input.Source, _ value: Value, type: Int32 = -1
  ) throws(Refusal) -> Operand {
    let shift = body.isFunction ? 0 : RegisterFile.shared
    if let number = inputPlaces[source] {
      return Operand(kind: inputs[number].kind, place: inputs[number].place - shift)
    }
    guard let kind = RegisterKind(value.kind),
      sharedCount + kind.width <= RegisterFile.shared
    else { throw Refusal() }
    inputPlaces[source] = inputs.count
    inputs.append(CompiledForm.Input(source: source, kind: kind, place: sharedCount, type: type))
    sharedCount += kind.width
    return Operand(kind: kind, place: sharedCount - kind.width - shift)
  }

  // MARK: Writing

  /// Writes what `value` gives into a variable, which keeps its kind, or a property.
  ///
  /// Warnings about the new value stand at `node`.
  mutating func store(
    into target: NodeID, from node: NodeID,
    _ value: (inout Compiler, Int?) throws(Refusal) -> Operand
  ) throws(Refusal) {
    switch evaluator.tree[target] {
    case .local(let slot):
      if evaluator.tree.nodes[Int(target)].place.isConstant { throw Refusal() }
      let variable = try local(slot)
      if !body.isFunction { markWritten(.local(slot)) }
      try move(try value(&self, variable.place), to: variable)
    case .global(evaluator.words.wildcard): _ = try value(&self, nil)
    case .global(let name):
      if evaluator.objects.current > 0, evaluator.hides(name, at: target) { throw Refusal() }
      if evaluator.isSetByMessage(name, target) { throw Refusal() }
      try store(into: name, value)
    case .member(let base, let name): try store(into: name, of: base, target, from: node, value)
    default: throw Refusal()
    }
  }

  private mutating func store(
    into name: Name, _ value: (inout Compiler, Int?) throws(Refusal) -> Operand
  ) throws(Refusal) {
    let variable = try shared(name)
    let global = evaluator.globals[Int(name.id)]
    // A view gets the name of its variable.
    guard global.state == .variable, global.accessors < 0, variable.kind != .view else {
      throw Refusal()
    }
    _ = try checked(variable, global.type)
    markWritten(.global(name.id))
    guard body.isFunction else {
      return try move(try value(&self, variable.place), to: variable)
    }
    let new = try inRegister(try value(&self, nil))
    guard new.kind == variable.kind else { throw Refusal() }
    let width = new.kind.width
    try body.emit(width > 1 ? .keepWide : .keep, variable.place, new.place, width)
  }

  private mutating func markWritten(_ source: CompiledForm.Input.Source) {
    guard let number = inputPlaces[source] else { return }
    inputs[number].isWritten = true
  }

  /// A new variable with the value of an expression.
  mutating func declare(_ target: NodeID, _ type: Int32, _ value: NodeID) throws(Refusal) {
    guard case .local(let slot) = evaluator.tree[target], value >= 0 else { throw Refusal() }
    let own = try checked(try inNextRegister(value), type)
    let new = try whole(own, type, value, into: own.place)
    guard new.kind != .view else { throw Refusal() }
    body.variables[slot] = new
  }

  // MARK: Registers

  mutating func move(_ operand: Operand, to target: Operand) throws(Refusal) {
    guard operand.kind == target.kind else { throw Refusal() }
    if let number = operand.number { return try body.emit(.load, target.place, number: number) }
    guard operand.place != target.place else { return }
    let width = operand.kind.width
    try body.emit(width > 1 ? .moveWide : .move, target.place, operand.place, width)
  }

  /// A constant is put into a register.
  mutating func inRegister(_ operand: Operand) throws(Refusal) -> Operand {
    guard operand.number != nil else { return operand }
    return try copied(operand)
  }

  mutating func copied(_ operand: Operand) throws(Refusal) -> Operand {
    let copy = Operand(kind: operand.kind, place: try body.allocate(operand.kind))
    try move(operand, to: copy)
    return copy
  }

  /// An expression's value in the next free register: where an argument is.
  mutating func inNextRegister(_ id: NodeID) throws(Refusal) -> Operand {
    let place = body.top
    return try moved(try expression(id, into: place), to: place)
  }

  /// A value in the next free register where that is `place`; what stands behind it is not needed more.
  mutating func moved(_ value: Operand, to place: Int) throws(Refusal) -> Operand {
    body.top = place
    let argument = Operand(kind: value.kind, place: try body.allocate(value.kind))
    try move(value, to: argument)
    return argument
  }

  // MARK: Annotations

  /// The kind that an annotation of the catalogue's asks for.
  private func annotated(_ type: Int32) throws(Refusal) -> RegisterKind {
    let reference = evaluator.tree.types[Int(type)]
    guard !reference.isList, reference.parts.isEmpty, reference.name != evaluator.words.function,
      let kind = RegisterKind(evaluator.catalogue.type(reference.name)),
      !kind.isOfScene || evaluator.isHighestClass(reference.name)
    else { throw Refusal() }
    return kind
  }

  /// What a place of a type keeps of a value: one of Swift's Int no fraction.
  mutating func whole(_ operand: Operand, _ type: Int32, _ value: NodeID, into wanted: Int? = nil)
    throws(Refusal) -> Operand
  {
    guard type >= 0, operand.kind == .number,
      evaluator.isOfWhole(evaluator.tree.types[Int(type)])
    else { return operand }
    if let number = operand.number {
      guard number == number.rounded() else { throw Refusal() }
      return operand
    }
    return try whole(operand, from: value, into: wanted)
  }

  /// What a place of Swift's Int keeps of a value, while a variable from which it comes keeps its own.
  ///
  /// A fraction is dropped or, where Swift has none, left to the tree, which refuses it.
  mutating func whole(_ operand: Operand, from value: NodeID, into wanted: Int?) throws(Refusal)
    -> Operand
  {
    if evaluator.isWholeByTypes(value, 8) { return operand }
    let drops = evaluator.isWholeQuotient(value) || evaluator.isInt(value, 8)
    let place = try body.allocate(.number, at: wanted)
    try body.emit(drops ? .truncate : .requireWhole, place, operand.place)
    return Operand(kind: .number, place: place)
  }

  mutating func truncated(_ operand: Operand) throws(Refusal) -> Operand {
    try body.emit(.truncate, operand.place, operand.place)
    return operand
  }

  /// The declared type of a variable of the top level; -1 for what has none.
  func typeOfGlobal(_ target: NodeID) -> Int32 {
    guard case .global(let name) = evaluator.tree[target] else {
      return -1
    }
    return evaluator.globals[Int(name.id)].type
  }

  /// An annotation that the value meets as it is.
  func checked(_ operand: Operand, _ type: Int32) throws(Refusal) -> Operand {
    if type < 0 { return operand }
    if let whole = evaluator.tree.types[Int(type)].whole {
      guard let number = operand.number, (whole.lowest...whole.highest).contains(number) else {
        throw Refusal()
      }
    }
    // What C keeps otherwise than it is.
    if let kept = evaluator.tree.types[Int(type)].numberOfC, kept.changes {
      guard let number = operand.number, number == kept.stored(number) else { throw Refusal() }
    }
    guard try annotated(type) == operand.kind else { throw Refusal() }
    return operand
  }
}
