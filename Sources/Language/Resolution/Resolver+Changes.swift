// Statements that change variables, and what is in them.

extension Resolver {
  /// A statement that may change a place.
  mutating func visitPlain(_ id: NodeID) {
    let parts = partsOfPlace(in: id)
    if !parts.isEmpty { return scoped { $0.keep(parts, before: id) } }
    switch tree[id] {
    case .expression(let value): visit(value)
    case .update(_, let target, let value): visitChange(target, value)
    case .assign(let target, let value):
      let type = annotation(of: target)
      visitChange(target, value)
      guard type >= 0 else { return }
      let checked = tree.add(.cast(value, type, .assigned), tree.span(value))
      tree.nodes[Int(id)] = .assign(target, checked)
    default: return
    }
  }

  private mutating func visitChange(_ target: NodeID, _ value: NodeID) {
    refuseConstant(target)
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

  /// A method that assigns to `self.x` changes the struct it is called on.
  mutating func noteChange(_ target: NodeID) {
    for part in parts(of: target) { noteChange(part) }
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _), .element(let base, _),
      .optionalElement(let base, _), .subscripted(let base, _), .entry(let base, _, _),
      .force(let base):
      noteChange(base)
    case .local(0) where scopes[top].structure >= 0 || scopes[top].owner != .none:
      tree.functions[Int(scopes[top].function)].changesSelf = true
    default: return
    }
  }

  /// The declared type of a local variable that is assigned to; those of the top level keep theirs.
  private mutating func annotation(of target: NodeID) -> Int32 {
    guard case .name(let name) = tree[target], let found = find(name, from: top) else { return -1 }
    return scopes[top].variables[found].type
  }
}
