extension Resolver {
  mutating func declare(
    _ target: NodeID, _ type: Int32 = -1, asShared: Bool = false, isSelf: Bool = false
  ) {
    guard case .name(let name) = tree[target] else { return }
    if let same = sameInAlternatives(name) { return use(same, in: top, at: target) }
    if top == 0, scopes[0].openBlocks == 0 {
      tree.nodes[Int(target)].node = .global(name)
      return noteSelf(name, isSelf)
    }
    let variable = takePromised(name, target) ?? makeVariable(name, target, asShared: asShared)
    scopes[top].variables[variable].type = type
    scopes[top].variables[variable].isSelf = isSelf
    scopes[top].visible.append(variable)
    use(variable, in: top, at: target)
  }

  private mutating func makeVariable(_ name: Name, _ target: NodeID, asShared: Bool) -> Int {
    let isConstant = tree.nodes[Int(target)].place.isConstant && !asShared
    let variable = scopes[top].declare(name, isConstant: isConstant, tree.span(target))
    if alternatives.scope != top, !asShared {
      scopes[top].variables[variable].depth = scopes[top].openBlocks
    }
    return variable
  }

  /// In one block, a name is declared once; a block within it, and what stands behind a condition, may use it anew.
  mutating func declareOnce(_ target: NodeID, _ type: Int32 = -1, isSelf: Bool = false) {
    refuseSecond(target)
    declare(target, type, isSelf: isSelf)
  }

  private mutating func refuseSecond(_ target: NodeID) {
    guard case .name(let name) = tree[target], name != words.wildcard else { return }
    let (scope, depth) = (scopes[top], scopes[top].openBlocks)
    guard depth > 0 || top > 0,
      let first = scope.visible.first(where: {
        scope.variables[$0].name == name && scope.variables[$0].depth == depth
      })
    else { return }
    diagnostics.append(
      Diagnostic(.redeclared(names.text(name)), tree.span(target))
        .labelled(scope.variables[first].declaration, .declaredHere))
  }

  /// The variable that functions before its declaration use; nil for others.
  private mutating func takePromised(_ name: Name, _ target: NodeID) -> Int? {
    guard let place = promised(name) else { return nil }
    tree.nodes[Int(target)].place.isPromised = true
    return scopes[top].promises[place].variable
  }

  mutating func reference(_ id: NodeID, _ name: Name) {
    if let variable = find(name, from: top) {
      use(variable, in: top, at: id)
    } else if belongsToSelf(name) {
      let receiver = tree.add(.name(words.selfName), tree.span(id))
      reference(receiver, words.selfName)
      tree.nodes[Int(id)].node = .member(receiver, name)
    } else if let type = enumOfCase(name, at: id) {
      tree.nodes[Int(id)].node = .member(tree.add(.global(type), tree.span(id)), name)
    } else if let asked = classAsked(for: name, at: id) {
      tree.nodes[Int(id)].node = .member(asked, name)
    } else {
      tree.nodes[Int(id)].node = .global(known(name, at: id))
    }
  }

  mutating func referenceSelf(_ id: NodeID) {
    guard let variable = find(words.selfName, from: top) else { return }
    use(variable, in: top, at: id)
  }

  /// Writes the place of a variable into a node that names it.
  private mutating func use(_ variable: Int, in scope: Int, at id: NodeID) {
    let found = scopes[scope].variables[variable]
    tree.nodes[Int(id)].node = found.isShared ? .sharedLocal(found.slot) : .local(found.slot)
    // What is in a constant is not changed in place.
    if found.isConstant, !found.mayChange { tree.nodes[Int(id)].place.isConstant = true }
    tree.nodes[Int(id)].place.isParameter = found.isParameter
    if tree.hasExpansions { tree.namesOfMacros[id] = found.name }
    scopes[scope].variables[variable].uses.append(id)
  }

  /// The variable in `scope`, captured from the functions around it where it is theirs; `_` names none.
  mutating func find(_ name: Name, from scope: Int) -> Int? {
    if name == words.wildcard { return nil }
    if let variable = scopes[scope].find(name) { return variable }
    guard scope > 0, let outer = find(name, from: scope - 1) else { return nil }
    return capture(outer, of: scope - 1, into: scope)
  }

  private mutating func capture(_ outer: Int, of outerScope: Int, into scope: Int) -> Int {
    let captured = scopes[outerScope].variables[outer]
    let isCopied = copies(captured, scope)
    if !captured.isConstant, !captured.isShared, !isCopied { share(outer, in: outerScope) }
    let source = tree.add(.nothing, .nowhere)
    use(outer, in: outerScope, at: source)
    let inner = scopes[scope].declare(
      captured.name, isConstant: captured.isConstant || isCopied, captured.declaration)
    scopes[scope].variables[inner].isParameter = captured.isParameter
    scopes[scope].variables[inner].type = captured.type
    scopes[scope].variables[inner].isSelf = captured.isSelf
    scopes[scope].variables[inner].isShared =
      scopes[outerScope].variables[outer].isShared && !isCopied
    scopes[scope].captured.append(inner)
    scopes[scope].captures.append(
      Capture(outer: source, slot: scopes[scope].variables[inner].slot, isValue: isCopied))
    return inner
  }

  /// Whether a block of C takes the value that a variable of its function has when the block is made.
  private func copies(_ variable: Variable, _ scope: Int) -> Bool {
    guard variable.type >= 0, tree.types[Int(variable.type)].isCopied, !variable.isConstant,
      let changed = tree.functions[Int(scopes[scope].function)].changed
    else { return false }
    return !changed.contains(variable.name)
  }

  /// A `var` that a closure uses lives in a cell from now on, also where it was named before.
  private mutating func share(_ variable: Int, in scope: Int) {
    scopes[scope].variables[variable].isShared = true
    let shared = scopes[scope].variables[variable]
    for use in shared.uses { tree.nodes[Int(use)].node = .sharedLocal(shared.slot) }
  }
}
