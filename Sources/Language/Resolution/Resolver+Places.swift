// Places whose parts call functions: `list[next()] += 1` reads and writes one place, which is found once and, as
// in Swift, before the new value is worked out. It becomes `let i = next(); list[i] += 1`.

extension Resolver {
  /// The parts of the place that a statement changes which are worked out before it.
  func partsOfPlace(in statement: NodeID) -> [NodeID] {
    switch tree[statement] {
    case .update(_, let target, let value): parts(of: target, calls: tree.hasCall(value))
    case .assign(let target, let value):
      // A place within a value is read before it is written, others are only written.
      owner(of: target).map {
        parts(of: $0, calls: tree.hasCall(value)) + indices(called: target, before: value)
      } ?? []
    case .expression(let call): partsOfOperands(in: call)
    default: []
    }
  }

  /// `list[next()] = make()`: the index is found first.
  private func indices(called target: NodeID, before value: NodeID) -> [NodeID] {
    let calls = indices(of: target).filter { tree.hasCall($0) }
    return calls.isEmpty || !tree.hasCall(value) ? [] : calls
  }

  /// Those of what a call may change: `list[next()].grow()`, `grow(&list[next()])`.
  private func partsOfOperands(in call: NodeID) -> [NodeID] {
    guard case .call(let callee, let arguments) = tree[call] else { return [] }
    var operands = changedReceiver(of: callee).map { parts(of: $0, calls: false) } ?? []
    // A loop: the type of a lazy sequence would be made at run time, a sixth of what a program takes.
    for argument in tree.arguments(arguments) where tree.nodes[Int(argument.value)].place.isAddress
    {
      operands += parts(of: argument.value, calls: false)
    }
    return operands
  }

  /// The place that a method is called on, where it may change it: Apple's do not.
  private func changedReceiver(of callee: NodeID) -> NodeID? {
    switch tree[callee] {
    case .member(let base, let name), .optionalMember(let base, let name):
      let mayChange =
        words.changingMethods.contains(name) || name == words.toggle || !indices(of: base).isEmpty
        || !Catalogue.shared.hasMember(name)
      return mayChange && owner(of: base) != nil ? base : nil
    default: return nil
    }
  }

  /// What an element or a member is of.
  private func owner(of place: NodeID) -> NodeID? {
    switch tree[place] {
    case .member(let base, _), .optionalMember(let base, _), .force(let base),
      .element(let base, _), .optionalElement(let base, _), .entry(let base, _, _),
      .subscripted(let base, _):
      base
    default: nil
    }
  }

  /// The calls on the way to a place; where the new value calls a function, also the indices.
  private func parts(of place: NodeID, calls: Bool) -> [NodeID] {
    if case .call = tree[place] { return [place] }
    guard let owner = owner(of: place) else { return [] }
    return parts(of: owner, calls: calls)
      + indices(of: place).filter { calls ? !isKnown($0) : tree.hasCall($0) }
  }

  /// What is the same before and after a call.
  private func isKnown(_ index: NodeID) -> Bool {
    switch tree[index] {
    case .number, .text, .implicitMember, .local: true
    default: false
    }
  }

  private func indices(of place: NodeID) -> [NodeID] {
    switch tree[place] {
    case .element(_, let index), .optionalElement(_, let index), .entry(_, let index, _): [index]
    case .subscripted(_, let arguments): tree.arguments(arguments).map(\.value)
    default: []
    }
  }

  /// Makes a statement a block that begins with what these parts are.
  mutating func keep(_ parts: [NodeID], before statement: NodeID) {
    let declarations = parts.map { constant(for: $0) }
    let changed = tree.add(tree[statement], tree.span(statement))
    visit(changed)
    tree.nodes[Int(statement)].node = .block(tree.add(declarations + [changed]))
  }

  /// The declaration of a constant, which takes the place of a part.
  private mutating func constant(for part: NodeID) -> NodeID {
    let value = tree.add(tree[part], tree.span(part))
    // `[gesture view].center = p`: a message may read a property.
    tree.nodes[Int(value)].place.isMessage = tree.nodes[Int(part)].place.isMessage
    visit(value)
    let target = tree.add(.name(words.wildcard), tree.span(part), height: 2)
    tree.nodes[Int(part)].node = .local(hiddenSlot(at: tree.span(part)))
    tree.nodes[Int(target)].node = tree[part]
    tree.nodes[Int(part)].place.isConstant = true
    return tree.add(.declare(target: target, type: -1, value: value), tree.span(part))
  }
}

extension Tree {
  /// Whether a local variable is no name of the program, but was put for a call that is a part of a place.
  func isPartOfPlace(_ id: NodeID) -> Bool { nodes[Int(id)].place.height > 1 }

  /// Whether working an expression out twice may do something twice.
  func hasCall(_ id: NodeID) -> Bool {
    contains(id) { node in
      switch self[node] {
      case .call, .step: return true
      default: return false
      }
    }
  }
}
