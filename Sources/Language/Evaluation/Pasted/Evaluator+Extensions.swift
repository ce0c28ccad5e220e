internal import Motion
internal import Views

// Members that extensions give to values. Each is a function of the top level whose name no program can
// write, such as "point.moved", and whose first parameter is `self`.

extension Evaluator {
  /// The name under which a member of a value is kept; nil where no extension has one like it.
  func extended(_ name: Name, _ value: Value) -> Name? {
    let prefix = typeText(of: value)
    if case .type(.user(let index)) = value {
      return member(name, under: prefix, isStatic: true) ?? inherited(name, by: index)
        ?? staticAbove(name, value)
    }
    if case .type(.builtin(let kind, _)) = value {
      return member(name, under: prefix, isStatic: true) ?? staticAbove(name, value, of: kind)
    }
    if case .list = value, tree.mayBeStatic(name), isType(value) {
      return member(name, under: "Array", of: value, isStatic: true)
    }
    guard tree.mayBeExtended(name) else {
      return member(name, under: prefix, of: value).flatMap { tree.keepsStatic($0) ? nil : $0 }
    }
    let prefixes = classNames(of: value) + [prefix]
    return prefixes.lazy.compactMap { member(name, under: $0, of: value) }.first
      ?? memberOfProtocol(name, value)
  }

  /// What members are kept under that not all values of a kind have: the classes of a view, the lowest first.
  private func classNames(of value: Value) -> [String] {
    let classes =
      switch value {
      case .view(let id): catalogue.viewClasses(above: scene.className(of: id))
      case .recognizer(let id): [gestures[id].gesture.className]
      default: [String]()
      }
    // Under these names stands only what is `static`: that of all values is kept under their kind.
    return classes.filter { $0 != "UIView" && $0 != "UIGestureRecognizer" }
  }

  /// The name of a value's own type, or what its kind is called; of a type, its own name.
  private func typeText(of value: Value) -> String {
    nominalType(of: value).map(names.text) ?? value.kind.noun
  }

  /// What stands before the dot in the names under which members of a value may be kept, the nearest first.
  func prefixes(of value: Value) -> [String] {
    if case .type(.user(let index)) = value {
      return classes(of: index).reversed().map { names.text(tree.structures[Int($0)].name) }
    }
    return classNames(of: value) + [typeText(of: value)] + protocols(of: value)
  }

  /// The name of the struct or enum of a value, or of a value that is a type; nil where the kind says all.
  func nominalType(of value: Value) -> Name? {
    switch value {
    case .structure(let box): box.payload.type.name
    case .symbol(let symbol) where symbol.owner >= 0: tree.structures[Int(symbol.owner)].name
    case .type(.builtin(_, let type)): type
    case .type(.user(let index)): tree.structures[Int(index)].name
    default: nil
    }
  }

  /// The `static` member that a class has from one above it.
  func inherited(_ name: Name, by index: Int32) -> Name? {
    for above in classes(of: index).dropLast().reversed() {
      let type = names.text(tree.structures[Int(above)].name)
      if let found = member(name, under: type, isStatic: true) { return found }
    }
    return nil
  }

  /// What the `static` member of a class is kept under that is named alone outside of it, as where only a part
  /// of a class was pasted.
  @inline(__always)
  mutating func onlyStatic(_ name: Name) -> Name? {
    tree.mayBeStatic(name) ? anyStatic(name) : nil
  }

  private func anyStatic(_ name: Name) -> Name? {
    for body in tree.bodies.reversed() {
      if let found = member(name, under: names.text(body.name), isStatic: true) { return found }
    }
    return nil
  }

  func member(
    _ name: Name, under prefix: String, of value: Value? = nil, isStatic: Bool = false
  ) -> Name? {
    guard let shared = names.find("\(prefix).\(names.text(name))") else { return nil }
    let found = tree.kept(shared, isStatic: isStatic)
    if !tree.constrained.isEmpty, let constrained = constrained(found, value) { return constrained }
    return isDeclared(found) ? found : nil
  }

  func isDeclared(_ name: Name) -> Bool {
    Int(name.id) < globals.count && globals[Int(name.id)].state != .missing
  }

  /// What the extension of a protocol gives to all that promise to be it.
  ///
  /// A number does not say whether it is whole: where the text does not say it either, it may be.
  private func memberOfProtocol(_ name: Name, _ value: Value) -> Name? {
    if case .number(let number) = value, number == number.rounded(),
      let found = member(name, under: "Int")
    {
      return found
    }
    for parent in protocols(of: value) {
      if let found = member(name, under: parent, of: value) { return found }
    }
    return nil
  }

  /// A computed property, or a method as a value.
  mutating func extensionMember(_ name: Name, of value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    guard let found = extended(name, value), !isMethodBeside(name, found, value) else { return nil }
    return try keptMember(found, of: value, id)
  }

  /// The computed property of a struct that has methods of its name, too; nil where it has none.
  @inline(never)
  mutating func computed(besideMethods name: Name, of value: Value, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard tree.mayBeExtended(name), let found = extended(name, value),
      globals[Int(found.id)].state == .computed
    else { return nil }
    return try keptMember(found, of: value, id)
  }

  /// `frame(in:)` of an extension leaves `frame` what it is.
  private func isMethodBeside(_ property: Name, _ found: Name, _ value: Value) -> Bool {
    !isType(value) && globals[Int(found.id)].state != .computed
      && catalogue.property(property, of: value.kind) != nil
  }

  /// The same by the name under which it is kept.
  mutating func keptMember(_ found: Name, of value: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    if isType(value), !takesType(found) {
      return try asking(value) { evaluator throws(Diagnostic) in try evaluator.global(found, id) }
    }
    let global = globals[Int(found.id)]
    if global.state == .computed {
      let getter = tree.accessors[Int(global.accessors)].getter
      if tree.functions[Int(getter)].changesSelf, let result = try changing(getter, value, id) {
        return result
      }
      return try result(of: function(getter), [value], at: id)
    }
    guard case .function(let box) = global.value else { return nil }
    var method = box.payload
    method.receiver = value
    return try readByMessage(Box(method, depth: value.depth + 1), id)
  }

  /// What a `mutating get` gives of a value, which goes back changed to where it came from.
  private mutating func changing(_ getter: Int32, _ value: Value, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard case .member(let base, _) = tree[id], !isReference(value) else { return nil }
    let none = ArgumentList(start: 0, count: 0)
    return try keepingReceiver(value, of: getter, in: base) { evaluator throws(Diagnostic) in
      try evaluator.callUser(getter, value, id, none, at: base)
    }
  }

  /// Whether a value is a type, or a list type as it is written: `[[Double]]`.
  func isType(_ value: Value) -> Bool {
    switch value {
    case .type: true
    case .list(let box): box.payload.count == 1 && isType(box.payload[0])
    default: false
    }
  }

  /// Whether a `static` member is of the extension of a protocol: it has the type as its `self`.
  func takesType(_ found: Name) -> Bool {
    let global = globals[Int(found.id)]
    var function: Int32 = -1
    if global.state == .computed {
      function = tree.accessors[Int(global.accessors)].getter
    } else if case .function(let box) = global.value, case .user(let index) = box.payload.code {
      function = index
    }
    guard function >= 0, tree.functions[Int(function)].isMethod else { return false }
    let owner = tree.functions[Int(function)].owner
    return tree.structure(named: owner)?.isOpen ?? Protocols.isProtocol(names.text(owner))
  }

  func function(_ index: Int32, of object: Int32 = 0) -> Value {
    .function(Box(Function(code: .user(index), object: object)))
  }

  /// `rect.center = p` through the setter of an extension; false where there is none.
  mutating func storeExtended(
    _ value: Value, _ name: Name, of owner: Value, _ base: NodeID, _ target: NodeID,
    _ valueNode: NodeID?
  ) throws(Diagnostic) -> Bool {
    // A static member is a variable of its own.
    if case .type = owner { return false }
    guard let found = extended(name, owner), globals[Int(found.id)].accessors >= 0 else {
      return false
    }
    let setter = tree.accessors[Int(globals[Int(found.id)].accessors)].setter
    guard setter >= 0 else {
      throw Diagnostic(.notSettable(names.text(name), of: owner.kind.words), memberSpan(target))
    }
    let values = try annotated([owner, value], by: setter, at: valueNode ?? target)
    _ = try apply(function(setter), values, at: target)
    try keepReceiver(owner, of: setter, in: base)
    return true
  }

  func isReference(_ value: Value) -> Bool {
    switch value {
    case .view, .layer, .recognizer, .animation, .path: true
    case .structure(let box): box.payload.object > 0
    default: false
    }
  }
}
