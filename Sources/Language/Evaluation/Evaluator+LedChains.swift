// As in Swift the first member of a chain is one of the type that is asked for in the end, `.black.withAlphaComponent(0.5)`;
// where only the place says that type, it is written before the dot here.

extension Evaluator {
  /// `show(.unit.scaled())`, `show(.unit * 2)`: a chain begins with a member of the type that is asked for, and so do
  /// operands.
  mutating func leadChain(_ id: NodeID, with type: Int32) {
    if tree.hasImplicit { leadChain(id, with: tree.types[Int(type)]) }
  }

  private mutating func leadChain(_ id: NodeID, with type: TypeReference) {
    if case .type(.user(let index))? = userType(type) {
      leadChain(id, of: index)
    } else if type.isPlainOrOptional, let kind = catalogue.type(type.name) {
      lead(id, with: type.name, kind)
    }
  }

  mutating func leadChain(_ id: NodeID, of index: Int32) {
    for first in tree.implicitStarts(of: id) {
      lead(first, with: tree.structures[Int(index)].name)
    }
  }

  /// The same where kinds of the catalogue are asked for, if they are one, or nil.
  mutating func leadChain(_ id: NodeID, with kinds: Kinds) {
    guard tree.beginsChain(id), let kind = kinds.only else { return }
    let isType = { (name: Name) in catalogue.type(name) == kind }
    if let name = catalogue.typeNamesInOrder.first(where: isType) { lead(id, with: name, kind) }
  }

  /// What the frameworks have takes part in products and sums with other types: only what comes first is led; and of
  /// numbers the operand beside says as much.
  private mutating func lead(_ id: NodeID, with type: Name, _ kind: Kind) {
    if case .conditional(_, let then, let otherwise) = tree[id] {
      lead(then, with: type, kind)
      return lead(otherwise, with: type, kind)
    }
    guard kind != .number, let first = tree.implicitStarts(of: id).last else { return }
    lead(first, with: type)
  }

  private mutating func lead(_ first: NodeID, with type: Name) {
    guard case .implicitMember(let name) = tree[first] else { return }
    let base = tree.add(.global(type), tree.span(first))
    tree.nodes[Int(first)].node = .member(base, name)
  }

  /// `let edge: Edge = { … return .top }()`: what a closure gives that is called where it stands.
  mutating func giveResult(_ type: Int32, toClosure callee: NodeID) {
    guard case .closure(let function) = tree.nodes[Int(callee)].node,
      tree.functions[Int(function)].result < 0
    else { return }
    tree.functions[Int(function)].result = type
  }

  /// `edge = { … return .top }()`, `v.frame = .zero.insetBy(dx: 1, dy: 1)`: the same by the type of what it is given to;
  /// what was a number says nothing that the operand beside does not say.
  mutating func give(_ value: NodeID, typeOf target: NodeID) {
    if case .call(let callee, _) = tree.nodes[Int(value)].node,
      case .closure(let function) = tree.nodes[Int(callee)].node
    {
      guard tree.functions[Int(function)].result < 0, let type = staticType(of: target) else {
        return
      }
      tree.functions[Int(function)].result = tree.keep(type)
    } else if tree.hasImplicit, tree.beginsChain(value) {
      if case .number? = peek(target) { return }
      if let type = staticType(of: target) { return leadChain(value, with: type) }
      if let kind = propertyKind(of: target) { leadChain(value, with: [kind]) }
    }
  }

  /// The kind of a property of the catalogue, also where a class of views names it alone.
  private func propertyKind(of target: NodeID) -> Kind? {
    let property: Int32?
    switch tree[target] {
    case .member(let base, let name):
      property = peek(base).flatMap { catalogue.property(name, of: $0.kind) }
    case .global(let name):
      property = frameworkType(around: target).flatMap { catalogue.property(name, of: $0) }
    default: property = nil
    }
    return property.map { catalogue.entries[Int($0)].result } ?? peek(target)?.kind
  }
}
