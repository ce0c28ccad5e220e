internal import Views

extension Evaluator {
  /// Ties observers, or a getter and a setter, to a variable of the top level.
  mutating func observe(_ declaration: NodeID, _ accessors: Int32) {
    guard case .declare(let target, _, _) = tree[declaration], case .global(let name) = tree[target]
    else { return }
    globals[Int(name.id)].accessors = accessors
    let isComputed = tree.accessors[Int(accessors)].getter >= 0
    globals[Int(name.id)].state = isComputed ? .computed : .observed
  }

  private func accessors(of name: Name) -> AccessorsNode {
    tree.accessors[Int(globals[Int(name.id)].accessors)]
  }

  /// What the getter of a computed property gives.
  mutating func computed(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value {
    let object = globals[Int(name.id)].object
    let accessors = accessors(of: name)
    let value = try result(of: function(accessors.getter, of: object), [], at: id)
    if accessors.isLazy { settle(name, to: value) }
    return value
  }

  /// A lazy variable is one like any other from its first value on.
  private mutating func settle(_ name: Name, to value: Value) {
    let index = Int(name.id)
    globals[index].accessors = -1
    globals[index].state = .variable
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
    if accessors.isLazy {
      settle(name, to: .nothing)
      return try storePlain(value, name, target, valueNode)
    }
    if accessors.getter >= 0 {
      guard accessors.setter >= 0 else {
        throw Diagnostic(.notSettable(names.text(name), of: "the program"), tree.span(target))
      }
      return try run(accessors.setter, of: object, value, at: valueNode ?? target)
    }
    if object > 0, isFirstValue(of: accessors, at: target) {
      return try storeSilently(value, name, target, valueNode)
    }
    let (old, accessorsIndex) = (globals[index].value, globals[index].accessors)
    globals[index].accessors = -1
    globals[index].state = .variable
    try run(accessors.willSet, of: object, value, at: valueNode ?? target)
    try storePlain(value, name, target, valueNode)
    if !old.isMissing { try run(accessors.didSet, of: object, old, at: valueNode ?? target) }
    globals[index].accessors = accessorsIndex
    globals[index].state = .observed
  }

  private mutating func storeSilently(
    _ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?
  ) throws(Diagnostic) {
    let index = Int(name.id)
    let accessors = globals[index].accessors
    globals[index].state = .variable
    try storePlain(value, name, target, valueNode)
    globals[index].accessors = accessors
    globals[index].state = .observed
  }

  /// Whether an initializer sets a property that its own class observes: nobody is told, as in Swift.
  ///
  /// What it calls, and its closures, do tell.
  private func isFirstValue(of accessors: AccessorsNode, at target: NodeID) -> Bool {
    let observer = accessors.didSet >= 0 ? accessors.didSet : accessors.willSet
    guard let body = tree.body(around: target), body.structure >= 0,
      body.span.holds(tree.functions[Int(observer)].span.start)
    else { return false }
    let start = tree.span(target).start
    return tree.structures[Int(body.structure)].initializers.contains {
      !tree.functions[Int($0)].isConvenience && isInBody(start, of: $0)
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

  // MARK: Observers of Apple's properties

  /// Sets a property of a view between what its class observes of it: `override var bounds: CGRect { didSet … }`.
  mutating func observing(
    _ name: Name, of owner: Value, setting value: Value, at id: NodeID,
    _ set: (inout Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let before = observer("willSet", of: name, owner)
    let after = observer("didSet", of: name, owner)
    if before == nil, after == nil { return try set(&self) }
    let old = try member(of: owner, name, id)
    if let before {
      try tell(before, of: owner, try settled(value, replacing: old, at: id), at: id)
    }
    try set(&self)
    if let after { try tell(after, of: owner, old, at: id) }
  }

  /// The method that an observer of Apple's property is, "bounds.didSet".
  private mutating func observer(_ word: String, of name: Name, _ owner: Value) -> Name? {
    guard !objects.isEmpty, let method = names.find("\(names.text(name)).\(word)") else {
      return nil
    }
    return declares(method, owner) ? method : nil
  }

  private mutating func tell(_ method: Name, of owner: Value, _ value: Value, at id: NodeID)
    throws(Diagnostic)
  {
    _ = try apply(try member(method, ofObject: owner, id), [value], at: id)
  }
}

extension Span {
  /// Whether a place is in it.
  fileprivate func holds(_ place: Int32) -> Bool { start <= place && place < end }
}
