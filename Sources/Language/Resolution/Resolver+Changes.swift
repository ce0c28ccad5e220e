// Statements that change variables, and what is in them.

extension Resolver {
  /// A statement that may change a place.
  mutating func visitPlain(_ id: NodeID) {
    let parts = partsOfPlace(in: id)
    if !parts.isEmpty { return scoped { $0.keep(parts, before: id) } }
    switch tree[id] {
    case .expression(let value): visit(value)
    case .update(let op, let target, let value):
      let (type, name) = (annotation(of: target), tree[target])
      visitChange(target, value)
      if type >= 0, changes(op, value, type) { store(op, name, target, value, type, into: id) }
    case .assign(let target, let value):
      let type = annotation(of: target)
      visitChange(target, value)
      guard type >= 0 else { return }
      let checked = tree.add(.cast(value, type, .assigned), tree.span(value))
      tree.nodes[Int(id)].node = .assign(target, checked)
    default: return
    }
  }

  /// Whether a variable of C may keep something else than the sum: `n += 0.5`, `hash *= 33`, not `i += 1`.
  private func changes(_ op: BinaryOperator, _ value: NodeID, _ type: Int32) -> Bool {
    if tree.types[Int(type)].whole != nil { return true }
    guard let kept = tree.types[Int(type)].numberOfC, kept.changes else { return false }
    guard case .number(let number) = tree[value], op == .add || op == .subtract else { return true }
    // Steps of the wide types, which loops count with, do not come to their bounds.
    return ![.int32, .int64, .uint64].contains(kept) || number != kept.stored(number)
  }

  /// `n += 0.5` as `n = n + 0.5`, whose value is checked.
  private mutating func store(
    _ op: BinaryOperator, _ name: Node, _ target: NodeID, _ value: NodeID, _ type: Int32,
    into id: NodeID
  ) {
    let old = tree.add(name, tree.span(target))
    visit(old)
    var result = tree.add(.binary(op, old, value), tree.span(id))
    if op == .multiply, tree.types[Int(type)].numberOfC == .uint32, !tree.isShort(value) {
      result = tree.add(.wrapped(result, .uint32), tree.span(id))
    }
    let checked = tree.add(.cast(result, type, .assigned), tree.span(id))
    tree.nodes[Int(id)].node = .assign(target, checked)
  }

  private mutating func visitChange(_ target: NodeID, _ value: NodeID) {
    refuseConstant(target)
    if !tree.aliases.isEmpty, case .name(let name) = tree[target], find(name, from: top) == nil {
      noteSelf(name, false)
    }
    visit(target)
    noteChange(target)
    visit(value)
  }

  /// Assignment to a local `let` or to a parameter is refused before anything runs.
  private mutating func refuseConstant(_ target: NodeID) {
    for part in parts(of: target) { refuseConstant(part) }
    guard case .name(let name) = tree[target], let found = find(name, from: top) else { return }
    let variable = scopes[top].variables[found]
    guard variable.isConstant, !variable.mayChange else { return }
    let text = names.text(name)
    let problem = variable.isParameter ? Problem.assignedParameter(text) : .assignedConstant(text)
    diagnostics.append(
      Diagnostic(problem, tree.span(target)).labelled(variable.declaration, .declaredHere))
  }

  /// `(a, b) = (b, a)` assigns to each.
  private func parts(of target: NodeID) -> [NodeID] {
    guard case .tuple(let parts) = tree[target] else { return [] }
    return tree.arguments(parts).map(\.value)
  }

  /// A method that assigns to `self.x` may change the struct it is called on.
  mutating func noteChange(_ target: NodeID) {
    for part in parts(of: target) { noteChange(part) }
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _), .element(let base, _),
      .optionalElement(let base, _), .subscripted(let base, _), .entry(let base, _, _),
      .force(let base):
      noteChange(base)
    case .local(0) where scopes[top].structure >= 0 || scopes[top].owner != .none:
      tree.functions[Int(scopes[top].function)].assignsToSelf = true
    default: return
    }
  }

  /// Whether a call is of a method of Pivot's that changes its value; Swift's `round` takes nothing with a label.
  func isChanged(_ base: NodeID, by method: Name, _ arguments: ArgumentList) -> Bool {
    guard words.changingMethods.contains(method) || method == words.toggle else { return false }
    if names.text(method, is: "round"),
      tree.arguments(arguments).contains(where: { $0.label != .none })
    {
      return false
    }
    return !keeps(base, unchangedBy: method)
  }

  /// Whether a method that is called as one of Pivot's that change their value is the program's own, of `self` or of a
  /// property of it, and leaves it as it is: `round(q, r)` of a hexagon, `store.insert(x)`.
  ///
  /// A method of a struct that changes it says `mutating`, and so does one that calls it.
  func keeps(_ base: NodeID, unchangedBy method: Name) -> Bool {
    guard let owner = ownerOfSelf, let type = declaredType(of: base, in: owner) else {
      return false
    }
    guard let structure = tree.structure(named: type) else {
      return type == owner && tree.mayBeExtended(method)
    }
    if structure.isClass { return true }
    return structure.methods.allSatisfy {
      tree.functions[Int($0)].name != method || !tree.functions[Int($0)].changesSelf
    }
  }

  /// The struct or extended type whose method is resolved.
  private var ownerOfSelf: Name? {
    if scopes[top].structure >= 0 { return tree.structures[Int(scopes[top].structure)].name }
    return scopes[top].owner == .none ? nil : scopes[top].owner
  }

  /// The type of `self`, or of a property of it that is declared with a type of the program.
  private func declaredType(of base: NodeID, in owner: Name) -> Name? {
    switch tree[base] {
    case .local(0): return owner
    case .member(let base, let name):
      guard case .local(0) = tree[base],
        let field = tree.structure(named: owner)?.fields.first(where: { $0.name == name }),
        let type = declaredType(of: field)
      else { return nil }
      return tree.structure(named: type)?.isOpen ?? true ? nil : type
    default: return nil
    }
  }

  /// The type that a property is declared with, or that its first value is made of: `let store = Store()`.
  private func declaredType(of field: FieldNode) -> Name? {
    if field.type >= 0 {
      let type = tree.types[Int(field.type)]
      return type.isPlain ? type.name : nil
    }
    guard field.initial >= 0, case .call(let callee, _) = tree[field.initial] else { return nil }
    switch tree[callee] {
    case .name(let name), .global(let name): return name
    default: return nil
    }
  }

  /// The declared type of a local variable that is assigned to; those of the top level keep theirs.
  private mutating func annotation(of target: NodeID) -> Int32 {
    guard case .name(let name) = tree[target], let found = find(name, from: top) else { return -1 }
    return scopes[top].variables[found].type
  }
}
