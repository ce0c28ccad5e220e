extension Evaluator {
  // MARK: Elements

  /// `list[index] = value`, where the index may be a range, a key, or what a subscript of the program takes.
  mutating func storeElement(
    _ value: Value, _ list: NodeID, _ index: NodeID, _ valueNode: NodeID
  ) throws(Diagnostic) {
    try changingInPlace { evaluator throws(Diagnostic) in
      try evaluator.storeInPlace(value, list, index, valueNode)
    }
  }

  private mutating func storeInPlace(
    _ value: Value, _ list: NodeID, _ index: NodeID, _ valueNode: NodeID
  ) throws(Diagnostic) {
    if try isDictionary(list, before: index) {
      return try storeEntry(value, list, index, valueNode)
    }
    let place = try evaluateValue(index)
    if tree.holdsSubscripts,
      try storeOwnElement(value, list, [place], [.none], at: index)
    {
      return
    }
    let isLast = endsStatement(list)
    if case .range(let lower, let upper, let isClosed) = place, case .list(let new) = value {
      try reserve(new.payload.bytes, at: valueNode)
      return try change([Value].self, at: list, valueNode, adding: new.depth - 1, isLast: isLast) {
        evaluator, box throws(Diagnostic) in
        let range = try evaluator.placesMeant(
          from: lower, to: upper, isClosed, box.indices, at: index)
        try evaluator.burn(box.payload.count, at: valueNode)
        box.payload.replaceSubrange(
          range.lowerBound - box.start..<range.upperBound - box.start, with: new.payload)
      }
    }
    try change([Value].self, at: list, valueNode, adding: value.depth, isLast: isLast) {
      evaluator, box throws(Diagnostic) in
      // NSMutableArray takes an object behind its last one.
      if case .number(let end) = place, end == Double(box.indices.upperBound),
        evaluator.isMutableArray(list)
      {
        return box.payload.append(value)
      }
      let position = try evaluator.checkedIndex(place, box.indices, at: index) - box.start
      box.payload[position] =
        try box.type >= 0
        ? evaluator.element(value, of: box, at: valueNode)
        : evaluator.settled(value, replacing: box.payload[position], at: valueNode)
    }
  }

  // MARK: Methods

  /// The method that changes a list, a set or a dictionary in place, where `base` is a variable that
  /// holds one.
  ///
  /// Asked before the receiver is evaluated: a second reference to it would force a copy.
  mutating func changingMethod(_ name: Name, of base: NodeID, _ arguments: ArgumentList) -> Int32? {
    guard let kind = variableKind(base), kind == .list || kind == .dictionary || kind == .set,
      let entry = catalogue.method(name, of: kind),
      case .change = catalogue.entries[Int(entry)].body
    else { return nil }
    let entries = catalogue.methods(name, of: kind)
    guard entries.count > 1 else { return entry }
    let labels = tree.arguments(arguments).map(\.label)
    return entries.first { catalogue.accepts($0, labels, isMethod: true, leavingOut: true) }
      ?? entry
  }

  @inline(__always)
  func variableKind(_ id: NodeID) -> Kind? {
    switch tree[id] {
    case .global(let name): globals[Int(name.id)].value.kind
    case .local(let slot): stack[base + Int(slot)].kind
    default: nil
    }
  }

  /// Performs a method that changes what is at `base`, which is known where it is no variable.
  mutating func change(
    _ entry: Int32, of receiver: Value? = nil, _ base: NodeID, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    guard
      catalogue.accepts(
        entry, tree.arguments(arguments).map(\.label), isMethod: true, leavingOut: true)
    else {
      throw misfit(
        [entry], .method(catalogue.entries[Int(entry)].name, .void, base), arguments, id)
    }
    var values: [Value] = []
    for (position, argument) in tree.arguments(arguments).enumerated() {
      let kinds = catalogue.kinds(entry, position + 1)
      values.append(try added(argument, kinds, to: { receiver ?? $0.peek(base) }))
    }
    return try change(entry, of: receiver, base, id, arguments, values)
  }

  /// The same with the arguments at hand.
  mutating func change(
    _ entry: Int32, of receiver: Value?, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList,
    _ values: [Value]
  ) throws(Diagnostic) -> Value {
    guard let receiver, isKept(receiver, base, arguments) else {
      return try change(by: entry, base, id, arguments, values)
    }
    return try changingInPlace { evaluator throws(Diagnostic) in
      evaluator.owners.append((base, receiver))
      return try evaluator.change(by: entry, base, id, arguments, values)
    }
  }

  private mutating func change(
    by entry: Int32, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList, _ values: [Value]
  ) throws(Diagnostic) -> Value {
    switch catalogue.entries[Int(entry)].owner {
    case .dictionary: try change(Mapping.self, by: entry, base, id, arguments, values)
    case .set: try change(ElementSet.self, by: entry, base, id, arguments, values)
    case .options: try changeOptions(by: entry, base, id, arguments, values)
    default: try change([Value].self, by: entry, base, id, arguments, values)
    }
  }

  /// Options lie in no box: what they become is stored where they stood.
  private mutating func changeOptions(
    by entry: Int32, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList, _ values: [Value]
  ) throws(Diagnostic) -> Value {
    guard case .change(_, let body) = catalogue.entries[Int(entry)].body else { return .void }
    let options = try ownerInPlace(base)
    let new: Value
    do { new = try body(&self, options, values) } catch {
      throw explained(error, entry, at: id, operands(of: arguments))
    }
    try store(new, into: base)
    return .void
  }

  /// Whether what a getter gave is what the method changes: nothing was called since then.
  private func isKept(_ receiver: Value, _ base: NodeID, _ arguments: ArgumentList) -> Bool {
    guard !tree.accessors.isEmpty, case .member = tree[base] else { return false }
    return !tree.arguments(arguments).contains { tree.hasCall($0.value) }
  }

  private mutating func change<Payload: Container>(
    _: Payload.Type, by entry: Int32, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList,
    _ values: [Value]
  ) throws(Diagnostic) -> Value {
    guard case .change(let givesNothing, let body) = catalogue.entries[Int(entry)].body else {
      return .void
    }
    var taken = Value.void
    let depth = try depthAdded(by: values, entry, at: id)
    let isLast = givesNothing && endsStatement(id) && !values.contains { $0.kind == .function }
    try change(Payload.self, at: base, id, adding: depth, isLast: isLast) {
      evaluator, box throws(Diagnostic) in
      do { taken = try body(&evaluator, Payload.value(box), values) } catch {
        let problem = evaluator.explained(error, entry, at: id, evaluator.operands(of: arguments))
        throw evaluator.placed(problem, at: evaluator.tree.arguments(arguments).last?.value ?? id)
      }
    }
    return taken
  }

  /// An argument; what it means may depend on what it is added to: `points.append(.zero)`.
  private mutating func added(
    _ argument: ArgumentNode, _ kinds: Kinds, to container: (Evaluator) -> Value?
  ) throws(Diagnostic) -> Value {
    let holdsElements = kinds.first == .list
    if case .list = tree.nodes[Int(argument.value)].node {
      let whole = container(self)
      let list =
        holdsElements || whole?.kind.isOptions ?? false
        ? try listed(argument.value, like: whole) : try listed(argument.value, asElementOf: whole)
      if let list { return list }
    }
    let value = try evaluateValue(argument.value)
    guard kinds.isEmpty || isOpen(value) else { return value }
    let whole = container(self)
    if holdsElements, case .list(let list)? = whole {
      return try added(value, to: list, at: argument.value)
    }
    return try settled(value, labelled: argument.label, in: whole, at: argument.value)
  }

  /// `rows.append([.zero])`: a list in a list of lists.
  private mutating func listed(_ id: NodeID, asElementOf whole: Value?) throws(Diagnostic)
    -> Value?
  {
    guard case .list(let box)? = whole else { return nil }
    let type = box.type < 0 ? -1 : tree.types[Int(box.type)].element
    return type < 0
      ? try listed(id, like: box.payload.first) : try evaluate(id, annotated: type)
  }

  /// `.zero` or a tuple as an element, a key or a value: what is in the container says what it is.
  private mutating func settled(
    _ value: Value, labelled label: Name, in container: Value?, at id: NodeID
  ) throws(Diagnostic) -> Value {
    switch container {
    case .list(let list): return try element(value, of: list, at: id)
    case .set(let set): return try key(value, of: set.payload.table, at: id)
    case .dictionary(let entries) where names.text(label, is: "forKey"):
      return try key(value, of: entries.payload, at: id)
    case .dictionary(let entries): return try element(value, of: entries.payload, at: id)
    case .symbol(let options) where options.kind.isOptions:
      return try settled(value, as: options.kind, at: id)
    default: return try settled(value, at: id)
    }
  }

  /// How deep nests what arguments bring: one that has to be a list brings its elements.
  private func depthAdded(by values: [Value], _ entry: Int32, at id: NodeID) throws(Diagnostic)
    -> Int
  {
    var depth = 0
    for (position, value) in values.enumerated() {
      let kinds = catalogue.kinds(entry, position + 1)
      guard kinds.first == .list, let count = value.parts?.count else {
        depth = max(depth, value.depth)
        continue
      }
      depth = max(depth, value.depth - 1)
      try reserve(count * MemoryLayout<Value>.stride, at: id)
    }
    return depth
  }

  /// The receiver and the arguments of a method, for errors about them.
  func operands(of arguments: ArgumentList) -> [Int] {
    [-1] + Array(Int(arguments.start)..<Int(arguments.start + arguments.count))
  }

  /// A problem with a key stands at the key, which is the last argument of what changes a dictionary.
  private func placed(_ diagnostic: Diagnostic, at id: NodeID) -> Diagnostic {
    guard diagnostic.span == .nowhere else { return diagnostic }
    return Diagnostic(diagnostic.problem, tree.span(id))
  }
}
