internal import Motion
internal import Views

// Members of `self` where the text leaves a view's own name out, and instance variables.

extension Evaluator {
  /// Whether a name that is no variable may be a member of `self`.
  private func mayBeOwn(_ id: NodeID) -> Bool { tree.nodes[Int(id)].place.isOwn }

  /// Whether a name that is no variable is a property of the view or layer whose method it stands in.
  func isOwnProperty(_ name: Name, _ id: NodeID) -> Bool {
    guard mayBeOwn(id), case let owner = viewAround(id),
      let entry = catalogue.property(name, of: owner.kind)
    else { return false }
    guard case .view(let view) = owner, case let classes = catalogue.entries[Int(entry)].classes,
      !classes.isEmpty
    else { return true }
    return classes.contains { catalogue.isView(scene.className(of: view), "\($0)") }
  }

  /// Whether in a method of a view or layer its property `name` hides a variable of the top level, or of
  /// another object, as members do in Swift.
  ///
  /// Mutating, so that the evaluator is not copied for it.
  mutating func hides(_ name: Name, at id: NodeID) -> Bool {
    guard mayBeOwn(id),
      globals.object(Int(name.id)) != objects.current
        || takesArguments(globals.value(Int(name.id)))
    else { return false }
    let owner = selfValue(at: id)
    switch owner {
    case .view(let view), .layer(let view):
      return catalogue.isProperty(name, of: owner.kind, inClass: scene.className(of: view))
    case .recognizer(let id):
      return catalogue.isProperty(name, of: .recognizer, inClass: gestures[id].gesture.className)
    default: return false
    }
  }

  /// `[Card margin]`: a method that Objective-C declares with a plus, in the class or the nearest one above it.
  func classMethod(_ name: Name, of index: Int32, _ arguments: ArgumentList) -> Int32? {
    classMethod(name, of: index, labelled: tree.arguments(arguments).map(\.label))
  }

  func classMethod(_ name: Name, of index: Int32, labelled given: [Name]) -> Int32? {
    let members = classes(of: index).reversed().flatMap(tree.bodies(of:)).flatMap(\.members)
    return members.lazy.compactMap { tree.function(declaredBy: $0.statement) }.first {
      let function = tree.functions[Int($0)]
      return function.isOfClass && function.name == name && isLabelled($0, given)
    }
  }

  /// `self.addSubview(v)`, where nothing of the top level is called so.
  mutating func callOwn(
    _ callee: Callee, _ id: NodeID, _ node: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if case .method(let name, let receiver, _) = callee, isMember(name, of: receiver) {
      return try callMember(name, ofObject: receiver, id, node, arguments)
    }
    if case .method(let name, .type(.user(let index)), _) = callee,
      let method = classMethod(name, of: index, arguments)
    {
      return try callClassMethod(method, for: index, id, arguments)
    }
    if case .method(let name, .type(.user(let index)), _) = callee, isMember(name, ofClass: index),
      extended(name, .type(.user(index))) == nil
    {
      return try callGlobal(name, id, node, arguments)
    }
    if let value = try callExtension(callee, id, arguments) { return value }
    if case .constant(let name, _) = callee, case .member(let base, _) = tree[node] {
      let type = try evaluateValue(base)
      if let found = extended(name, type) { return try callKept(found, type, node, id, arguments) }
    }
    if case .function(let name) = callee, tree.mayBeExtended(name),
      let owner = extendedSelf(name, at: node)
    {
      return try callBuiltin(.method(name, owner, node), id, node, arguments)
    }
    guard case .function(let name) = callee, mayBeOwn(node) else { return nil }
    if name == words.initializer, let index = classAround(id) {
      try initialize(selfValue(at: id), as: index, id, arguments)
      return tree.nodes[Int(id)].place.isMessage ? selfValue(at: id) : .void
    }
    let isMessage = tree.nodes[Int(id)].place.isMessage
    if isMessage, arguments.count == 1, let property = property(setBy: name),
      globals[Int(property.id)].state != .missing, let argument = tree.arguments(arguments).first
    {
      try storeGlobal(try evaluateValue(argument.value), property, id, argument.value)
      return .void
    }
    if case let controller = selfValue(at: id), isController(controller, at: id),
      let value = try callOfController(name, controller, id, arguments)
    {
      return value
    }
    // `[self class]`
    if isMessage, arguments.count == 0, let object = objectAround(id),
      let answer = try answer(to: name, of: object, node)
    {
      return answer
    }
    if let object = objectAround(id), let value = try callByKey(name, object, id, arguments) {
      return value
    }
    let receiver = viewAround(id)
    let isMember = catalogue.hasMember(name) || isMessage
    return isMember
      ? try callBuiltin(.method(name, receiver, node), id, node, arguments) : nil
  }

  /// The object around, where an extension of its class, or of what its class promises, has a member of the name.
  private func extendedSelf(_ name: Name, at id: NodeID) -> Value? {
    let owners = [objectAround(id), mayBeOwn(id) ? viewAround(id) : nil]
    return owners.lazy.compactMap { $0 }.first { extended(name, $0) != nil }
  }

  /// `self.bounds`, where nothing of the top level is called so; nil where `self` has no such member.
  mutating func ownMember(_ name: Name, _ id: NodeID) throws(Diagnostic) -> Value? {
    if isOwnProperty(name, id) { return try member(of: viewAround(id), name, id) }
    guard tree.mayBeExtended(name), let owner = extendedSelf(name, at: id) else { return nil }
    return try extensionMember(name, of: owner, id)
  }

  /// `self.center = p`; false where `self` has no such member.
  mutating func storeOwn(_ value: Value, _ name: Name, _ target: NodeID, _ valueNode: NodeID?)
    throws(Diagnostic) -> Bool
  {
    if mayBeOwn(target), try setByCategory(value, name, of: viewAround(target), target) {
      return true
    }
    guard isOwnProperty(name, target) else {
      guard mayBeOwn(target), tree.mayBeExtended(name) else { return false }
      let owner = objectAround(target) ?? viewAround(target)
      return try storeExtended(value, name, of: owner, target, target, valueNode)
    }
    let receiver = viewAround(target)
    if try setByMessage(value, name, of: receiver, target, valueNode) { return true }
    try observing(name, of: receiver, setting: value, at: target) { evaluator throws(Diagnostic) in
      try evaluator.store(value, to: name, of: receiver, target, target, valueNode)
    }
    return true
  }

  // MARK: Instance variables

  /// What an undeclared `_x` of Objective-C is: the property `x`, or else 0.
  ///
  /// An instance variable that nothing has set is 0 in Objective-C, NO, or nil, which is the same there.
  func instanceVariable(_ name: Name, _ id: NodeID) -> Value? {
    guard isInstanceVariable(name, id) else { return nil }
    if let property = propertyBehind(name) { return globals[Int(property.id)].value }
    return .number(0)
  }

  /// Whether a name that has no value is an instance variable: `_x` in Objective-C.
  func isInstanceVariable(_ name: Name, _ id: NodeID) -> Bool {
    guard globals[Int(name.id)].state == .missing else { return false }
    let text = names.text(name)
    // `__LINE__` and its like are the compiler's.
    return text.utf8.count > 1 && text.hasPrefix("_") && !text.hasPrefix("__")
      && !(text.dropFirst().first?.isNumber ?? true)
      && isObjectiveC(id)
  }

  /// Whether a name that nothing has stands in a class of Objective-C: what its header declared, which was not pasted.
  ///
  /// Of `self.name` that is certain, unless it is a slip for a property of Apple's; a name alone may be near to others.
  private func isOfHeader(_ name: Name, _ target: NodeID) -> Bool {
    guard globals[Int(name.id)].state == .missing, isObjectiveC(target),
      let body = tree.body(around: target)
    else { return false }
    if mayBeOwn(target), !tree.hasHeader(body.name) {
      return slips(to: names.text(name), among: memberCandidates(of: viewAround(target))).isEmpty
    }
    switch refusal(name, target).problem {
    case .undeclared, .unknownView: return true
    default: return false
    }
  }

  /// The receiver of a call; an instance variable that nothing has set is nil there.
  mutating func evaluateReceiver(_ base: NodeID, _ id: NodeID) throws(Diagnostic) -> Value {
    if tree.nodes[Int(id)].place.isMessage, isUnsetVariable(base) { return .nothing }
    return try evaluateValue(base)
  }

  /// Whether an expression is an instance variable that nothing has set.
  func isUnsetVariable(_ id: NodeID) -> Bool {
    guard case .global(let name) = tree.nodes[Int(id)].node else { return false }
    return isInstanceVariable(name, id) && propertyBehind(name) == nil
  }

  /// `@property x` is kept in `_x`; a method `x` is no property.
  func propertyBehind(_ name: Name) -> Name? {
    guard let property = names.find(String(names.text(name).dropFirst())),
      Int(property.id) < globals.count,
      [.variable, .declared].contains(globals[Int(property.id)].state)
    else { return nil }
    return property
  }

  /// The first value given to `_x` makes it a variable.
  mutating func storeInstanceVariable(_ value: Value, _ name: Name, _ target: NodeID)
    throws(Diagnostic) -> Bool
  {
    guard isInstanceVariable(name, target) || isOfHeader(name, target) else { return false }
    if let property = propertyBehind(name) {
      try storePlain(value, property, target, nil)
    } else {
      declareGlobal(name, Global(try settled(value, at: target), declaration: target))
    }
    return true
  }
}
