// Subscripts that a program declares, which are functions named "subscript": of its own types, of extended ones.

extension Evaluator {
  /// `grid[1, 2]`, `list[safe: 3]`.
  mutating func subscripted(_ base: NodeID, _ arguments: ArgumentList, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let value = try evaluateValue(base)
    if let path = keyPath(in: arguments) {
      return try apply(try evaluate(path), [try settled(value, at: base)], at: id)
    }
    let labels = tree.arguments(arguments).map(\.label)
    let indices = try evaluate(arguments)
    if let own = try ownElement(of: value, indices, labels, in: base, at: id) { return own }
    throw unknownSubscript(labels, tree.arguments(arguments).map(\.value), of: value, base, id)
  }

  /// Of a matrix the rows are lists, which have elements.
  func unknownSubscript(
    _ labels: [Name], _ indices: [NodeID], of value: Value, _ base: NodeID, _ id: NodeID
  ) -> Diagnostic {
    let written = labels.map { $0 == .none ? "_:" : names.text($0) + ":" }.joined()
    var rows: String?
    if case .matrix = value, labels.count <= 2, labels.allSatisfy({ $0 == .none }) {
      rows = operand(base) + ".rows" + indices.map { "[\(operand($0))]" }.joined()
    }
    return Diagnostic(
      .unknownMember("[\(written)]", of: value.kind.words, candidates: [], synonym: rows),
      tree.span(id))
  }

  /// What the program's own subscript gives for these indices; nil where it declares none for them.
  mutating func ownElement(
    of value: Value, _ indices: [Value], _ labels: [Name], in base: NodeID = Tree.none,
    at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard tree.holdsSubscripts else { return nil }
    if let value = try elementByMessage(of: value, indices, at: id) { return value }
    guard let getter = ownSubscript("subscript", of: value, labels, indices)
    else { return nil }
    let values = getter.takesSelf ? [value] + indices : indices
    guard base >= 0, getter.takesSelf, tree.functions[Int(getter.index)].changesSelf else {
      return try result(of: getter.function, values, at: id)
    }
    return try keepingReceiver(value, of: getter.index, in: base) { evaluator throws(Diagnostic) in
      try evaluator.result(of: getter.function, values, at: id)
    }
  }

  /// `grid[1, 2] = 3`.
  mutating func storeSubscripted(
    _ value: Value, _ base: NodeID, _ arguments: ArgumentList, at target: NodeID
  ) throws(Diagnostic) {
    if let path = keyPath(in: arguments) {
      return try store(value, by: try evaluate(path), of: base, at: target)
    }
    let labels = tree.arguments(arguments).map(\.label)
    let indices = try evaluate(arguments)
    if try storeOwnElement(value, base, indices, labels, at: target) { return }
    throw unknownSubscript(
      labels, tree.arguments(arguments).map(\.value), of: try evaluateValue(base), base, target)
  }

  // MARK: Key paths

  /// The `k` of `p[keyPath: k]`; nil for other subscripts.
  private func keyPath(in arguments: ArgumentList) -> NodeID? {
    guard let only = tree.arguments(arguments).first, arguments.count == 1,
      names.text(only.label, is: "keyPath")
    else { return nil }
    return only.value
  }

  /// A changed owner goes back to where it came from.
  private mutating func store(_ value: Value, by path: Value, of base: NodeID, at target: NodeID)
    throws(Diagnostic)
  {
    let owner = try settled(try evaluateValue(base), at: base)
    let changed = try self.changed(owner, by: path, to: value, at: target)
    if !isReference(owner), objectID(of: owner) == 0 { try store(changed, into: base) }
  }

  /// What a key path names is a place in a frame that holds the owner.
  private mutating func changed(
    _ owner: Value, by path: Value, to value: Value, at target: NodeID
  ) throws(Diagnostic) -> Value {
    guard case .function(let box) = path, case .user(let index) = box.payload.code,
      let place = place(namedBy: index)
    else { throw Diagnostic(.notAssignable, tree.span(target)) }
    let (frame, outer) = (stack.count, base)
    stack.append(owner)
    while stack.count < frame + Int(tree.functions[Int(index)].slotCount) { stack.append(.missing) }
    for (capture, kept) in zip(tree.functions[Int(index)].captures, box.payload.captures) {
      stack[frame + Int(capture.slot)] = kept
    }
    base = frame
    defer {
      while stack.count > frame { stack.removeLast() }
      base = outer
    }
    try store(value, into: place)
    return stack[frame]
  }

  /// The one expression that a function is, if that is a place.
  private func place(namedBy function: Int32) -> NodeID? {
    let body = tree.functions[Int(function)].body
    guard case .block(let list) = tree[body], list.count == 1,
      case .expression(let place) = tree[tree.lists[Int(list.start)]]
    else { return nil }
    switch tree[place] {
    case .local, .member, .optionalMember, .element, .optionalElement, .force: return place
    default: return nil
    }
  }

  /// Calls the program's own subscript with a new value; false where it declares none for these indices.
  mutating func storeOwnElement(
    _ value: Value, _ base: NodeID, _ indices: [Value], _ labels: [Name], at id: NodeID
  ) throws(Diagnostic) -> Bool {
    let known = owners.last.flatMap { $0.node == base ? $0.value : nil }
    let owner: Value
    if let known { owner = known } else { owner = try evaluateValue(base) }
    if try storeElementByMessage(value, of: owner, indices, at: id) { return true }
    guard ownSubscript("subscript", of: owner, labels, indices) != nil else { return false }
    let given = indices + [value]
    guard let setter = ownSubscript("subscript.set", of: owner, labels + [.none], given) else {
      throw Diagnostic(.notSettable("subscript", of: owner.kind.words), tree.span(id))
    }
    let values = setter.takesSelf ? [owner] + given : given
    _ = try apply(setter.function, try annotated(values, by: setter.index, at: id), at: id)
    if setter.takesSelf { try keepReceiver(owner, of: setter.index, in: base) }
    return true
  }

  // MARK: Objective-C

  /// `bag[@"key"]`, `bag[2]` of an object: the method that its class declares for it; nil where it has none.
  private mutating func elementByMessage(of value: Value, _ indices: [Value], at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let object = objectID(of: value)
    guard object > 0, let index = indices.first, indices.count == 1 else { return nil }
    for selector in ["objectAtIndexedSubscript:", "objectForKeyedSubscript:"]
      .dropFirst(index.kind == .number ? 0 : 1)
    {
      guard let method = function(Selector(selector), of: object) else { continue }
      return try result(of: method, indices, at: id)
    }
    return nil
  }

  /// `bag[@"key"] = x`.
  private mutating func storeElementByMessage(
    _ value: Value, of owner: Value, _ indices: [Value], at id: NodeID
  ) throws(Diagnostic) -> Bool {
    let object = objectID(of: owner)
    guard object > 0, let index = indices.first, indices.count == 1 else { return false }
    for selector in ["setObject:atIndexedSubscript:", "setObject:forKeyedSubscript:"]
      .dropFirst(index.kind == .number ? 0 : 1)
    {
      guard let method = function(Selector(selector), of: object) else { continue }
      _ = try apply(method, [value, index], at: id)
      return true
    }
    return false
  }

  /// The subscript of a type that takes these indices: one of an object's class knows its `self`.
  private mutating func ownSubscript(
    _ word: String, of value: Value, _ labels: [Name], _ indices: [Value]
  ) -> (function: Value, index: Int32, takesSelf: Bool)? {
    guard let name = names.find(word) else { return nil }
    let isOfClass = declares(name, value)
    guard let found = isOfClass ? name : extended(name, value) else { return nil }
    let takesSelf = !isOfClass && !isType(value)
    let values = takesSelf ? [value] + indices : indices
    func isMeant(_ overload: Overload) -> Bool {
      tree.functions[Int(overload.index)].isMethod == takesSelf
        && overload.labels.dropFirst(takesSelf ? 1 : 0).elementsEqual(labels)
        && takes(overload.index, values)
    }
    // Classes that are none of the object's may have one for these indices, too.
    var meant: Overload?
    for home in isOfClass ? ownTypes(of: value) : [] where meant == nil {
      meant = overloads.latest(of: found) { $0.home == home && isMeant($0) }
    }
    guard let meant = meant ?? overloads.latest(of: found, where: isMeant) else { return nil }
    let function = isOfClass ? bound(meant.function, to: objectID(of: value)) : meant.function
    return (function, meant.index, takesSelf)
  }
}
