extension Evaluator {
  /// Ties observers, or a getter and a setter, to a variable of the top level.
  mutating func observe(_ declaration: NodeID, _ accessors: Int32) {
    guard case .declare(let target, _, _) = tree[declaration], !isOfObjectsAlone(target),
      case .global(let name) = tree[target]
    else { return }
    globals[Int(name.id)].accessors = accessors
    let isComputed = tree.accessors[Int(accessors)].getter >= 0
    globals[Int(name.id)].state = isComputed ? .computed : .observed
  }

  @inline(__always)
  private func accessors(of name: Name) -> AccessorsNode {
    tree.accessors[Int(globals[Int(name.id)].accessors)]
  }

  /// What the getter of a computed property gives.
  mutating func computed(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    let object = globals[Int(name.id)].object
    if let own = ownStorage(of: name, object, at: id) { return try global(own, id) }
    let accessors = accessors(of: name)
    let value = try result(of: function(accessors.getter, of: object), [], at: id)
    if accessors.isLazy { settle(name, to: value) }
    return value
  }

  /// A lazy variable is one like any other from its first value on.
  private mutating func settle(_ name: Name, to value: Value) {
    let index = Int(name.id)
    let declaration = globals[index].declaration
    let isConstant = declaration >= 0 && tree.nodes[Int(declaration)].place.isConstant
    globals[index].accessors = -1
    globals[index].state = isConstant ? .constant : .variable
    globals[index].value = value
    self.name(value, globals[index].declaration)
  }

  /// Writes a variable and tells its observers; of a computed property, calls the setter.
  ///
  /// While its observers run, what they write to it is not observed, as in Swift.
  mutating func storeObserved(
    _ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let index = Int(name.id)
    let (accessors, object) = (accessors(of: name), globals[index].object)
    if let own = ownStorage(of: name, object, at: target) {
      return globals[Int(own.id)].accessors >= 0
        ? try storeSilently(value, own, target, valueNode)
        : try storePlain(value, own, target, valueNode)
    }
    if accessors.isLazy {
      settle(name, to: .nothing)
      return try storePlain(value, name, target, valueNode)
    }
    if accessors.getter >= 0 {
      guard accessors.setter >= 0 else {
        throw Diagnostic(.notSettable(names.text(name), of: "the program"), tree.span(target))
      }
      let values = try annotated([value], by: accessors.setter, at: valueNode ?? target)
      return try run(accessors.setter, of: object, values[0], at: valueNode ?? target)
    }
    if let observed = memberBelow(name, object) {
      return try storeOverridden(value, observed.name, accessors, object, target, valueNode)
    }
    if object > 0, isFirstValue(of: accessors, at: target) {
      return try storeSilently(value, name, target, valueNode)
    }
    let (old, accessorsIndex) = (globals[index].value, globals[index].accessors)
    globals[index].accessors = -1
    globals[index].state = .variable
    // What is thrown within may be caught, and the next value is observed again.
    defer {
      globals[index].accessors = accessorsIndex
      globals[index].state = .observed
    }
    try run(accessors.willSet, of: object, value, at: valueNode ?? target)
    try storePlain(value, name, target, valueNode)
    if !old.isMissing { try run(accessors.didSet, of: object, old, at: valueNode ?? target) }
  }

  /// `override var x: Int { didSet { … } }`: what is observed is the variable of the class above.
  private mutating func storeOverridden(
    _ value: Value, _ name: Name, _ accessors: AccessorsNode, _ object: Int32, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let old = try global(name, target)
    try run(accessors.willSet, of: object, value, at: valueNode ?? target)
    try storeGlobal(value, name, target, valueNode)
    try run(accessors.didSet, of: object, old, at: valueNode ?? target)
  }

  private mutating func storeSilently(
    _ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let index = Int(name.id)
    let accessors = globals[index].accessors
    globals[index].state = .variable
    defer {
      globals[index].accessors = accessors
      globals[index].state = .observed
    }
    try storePlain(value, name, target, valueNode)
  }

  /// Whether an initializer sets a property that its own class observes: nobody is told, as in Swift.
  ///
  /// What it calls, and its closures, do tell.
  private mutating func isFirstValue(of accessors: AccessorsNode, at target: NodeID) -> Bool {
    let observer = accessors.didSet >= 0 ? accessors.didSet : accessors.willSet
    guard let body = tree.body(around: target), body.structure >= 0,
      body.span.holds(tree.functions[Int(observer)].span.start)
    else { return false }
    return isInInitializer(target, of: body.structure) && !isPutOff(tree.span(target).start)
  }

  /// Whether a place is in a `defer`: that of an initializer runs when it has set the properties.
  private func isPutOff(_ start: Int32) -> Bool {
    tree.putOff.contains { tree.span($0).holds(start) }
  }

  /// Whether a node stands in an initializer of a class, also in one that leaves the properties to another.
  @inline(__always)
  func isInInitializer(_ target: NodeID, of structure: Int32) -> Bool {
    let start = tree.span(target).start
    return tree.structures[Int(structure)].initializers.contains {
      isInBody(start, of: $0)
    }
  }

  /// Whether a node stands in an observer of a property of a class.
  func isInObserver(_ target: NodeID, of name: Name, _ body: BodyNode) -> Bool {
    let start = tree.span(target).start
    return body.members.contains { member in
      guard member.name == name, case .observed(_, let index) = tree[member.statement] else {
        return false
      }
      let accessors = tree.accessors[Int(index)]
      return [accessors.willSet, accessors.didSet].contains { $0 >= 0 && isInBody(start, of: $0) }
    }
  }

  /// Whether a place is in a function, and in no closure in it; these stand before it.
  private func isInBody(_ start: Int32, of index: Int32) -> Bool {
    let span = tree.functions[Int(index)].span
    guard span.holds(start) else { return false }
    for function in tree.functions[..<Int(index)].reversed() {
      if function.span.start < span.start { return true }
      if function.span.holds(start) { return false }
    }
    return true
  }

  private mutating func run(
    _ function: Int32, of object: Int32, _ value: Value, at id: NodeID
  ) throws(Diagnostic) {
    guard function >= 0 else { return }
    let value = try settled(value, at: id)
    _ = try apply(self.function(function, of: object), [value], at: id)
  }

  // MARK: Observers of structs

  /// Gives a stored property of a struct its new value between what observes it; the struct afterwards.
  ///
  /// As in Swift, nobody is told by the initializers of the struct, nor while observers of the property run.
  mutating func observing(
    _ field: Int, of structure: Structure, at target: NodeID, old: Value, new: Value,
    _ changed: Value
  ) throws(Diagnostic) -> Value {
    guard let accessors = observers(of: field, structure.type, at: target), !old.isMissing else {
      return changed
    }
    observedFields.append((structure.type.declaration, field))
    defer { observedFields.removeLast() }
    var changed = changed
    if accessors.willSet >= 0 {
      let owner = Value.structure(Box(structure, depth: changed.depth, bytes: 96, meter: meter))
      _ = try apply(function(accessors.willSet), [owner, new], at: target)
      if case .structure(let box) = receiverAfterCall {
        changed = replacing(field, of: box, by: new)
      }
    }
    guard accessors.didSet >= 0 else { return changed }
    _ = try apply(function(accessors.didSet), [changed, old], at: target)
    return receiverAfterCall
  }

  private mutating func observers(of field: Int, _ type: StructureType, at target: NodeID)
    -> AccessorsNode?
  {
    guard type.declaration >= 0, type.caseIndex < 0 else { return nil }
    let accessors = tree.structures[Int(type.declaration)].fields[field].accessors
    guard accessors >= 0,
      !observedFields.contains(where: { $0 == (type.declaration, field) })
    else { return nil }
    let start = tree.span(target).start
    let isFirst = tree.structures[Int(type.declaration)].initializers.contains {
      isInBody(start, of: $0)
    }
    return isFirst && !isPutOff(start) ? nil : tree.accessors[Int(accessors)]
  }

  // MARK: Observers of Apple's properties

  /// Sets a property of a view between what its class observes of it: `override var bounds: CGRect { didSet … }`.
  mutating func observing(
    _ name: Name, of owner: Value, setting value: Value, at id: NodeID,
    _ set: (inout Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard !objects.isEmpty, objectID(of: owner) > 0 else { return try set(&self) }
    let before = observers("willSet", of: name, owner)
    let after = observers("didSet", of: name, owner)
    if before.isEmpty, after.isEmpty { return try set(&self) }
    let old = try member(of: owner, name, id)
    let new = try settled(value, replacing: old, at: id)
    let object = objectID(of: owner)
    for observer in before.reversed() { try run(observer, of: object, new, at: id) }
    try set(&self)
    for observer in after { try run(observer, of: object, old, at: id) }
  }

  /// The methods that observers of Apple's property are, "bounds.didSet", the highest class first: each class
  /// tells those above it.
  private mutating func observers(_ word: String, of name: Name, _ owner: Value) -> [Int32] {
    guard let method = names.find("\(names.text(name)).\(word)") else { return [] }
    let object = objectID(of: owner)
    guard objects[object].layout[method] != nil else { return [] }
    let bodies = classes(of: objects[object].structure).flatMap { tree.bodies(of: $0) }
    return bodies.flatMap(\.members).compactMap { member in
      guard member.name == method, case .function(let index, _) = tree[member.statement] else {
        return nil
      }
      return index
    }
  }
}

extension Span {
  /// Whether a place is in it.
  fileprivate func holds(_ place: Int32) -> Bool { start <= place && place < end }
}
