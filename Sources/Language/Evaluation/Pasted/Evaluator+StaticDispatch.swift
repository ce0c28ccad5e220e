// Where Swift does not ask a value what it is: members that only the extension of a protocol has are the
// extension's for everything that is known as the protocol, whatever the value's own type declares.

extension Evaluator {
  /// The member of a protocol's extension that `base.name` means in Swift; nil where the value decides.
  ///
  /// Rule: `base` is declared as a protocol (a variable, a parameter, an element of a list in a loop), or is
  /// the `self` of its extension; the extension has the member, and the protocol does not ask for it.
  mutating func memberOfProtocol(_ name: Name, of base: NodeID) -> Name? {
    guard !tree.conformances.isEmpty, tree.mayBeExtended(name), isOfProtocol(name),
      let type = protocolName(of: base)
    else { return nil }
    let parents = [type] + parents(of: type)
    guard !parents.contains(where: { isRequired(name, by: $0) }) else { return nil }
    return parents.compactMap { member(name, under: names.text($0)) }.first
  }

  /// Whether the extension of some protocol of the program has a member of this name.
  private func isOfProtocol(_ name: Name) -> Bool {
    tree.conformances.contains {
      isProtocol($0.parent) && member(name, under: names.text($0.parent)) != nil
    }
  }

  private func isProtocol(_ type: Name) -> Bool {
    tree.structure(named: type)?.isOpen ?? false
  }

  private func isRequired(_ name: Name, by type: Name) -> Bool {
    tree.structure(named: type)?.fields.contains { $0.name == name } ?? false
  }

  /// The protocols that a protocol promises to be, too.
  private func parents(of type: Name) -> [Name] {
    var found: [Name] = []
    var next = [type]
    while let type = next.popLast(), found.count < 64 {
      let parents = tree.conformances.filter { $0.type == type && !found.contains($0.parent) }
      found += parents.map(\.parent)
      next += parents.map(\.parent)
    }
    return found
  }

  /// The protocol that an expression is declared as.
  private func protocolName(of base: NodeID) -> Name? {
    guard let type = protocolType(of: base), !type.isList, isProtocol(type.name) else { return nil }
    return type.name
  }

  private func protocolType(of base: NodeID) -> TypeReference? {
    if let owner = ownerOfSelf(base) { return TypeReference(name: owner, span: .nowhere) }
    if let type = reference(of: base) { return type }
    guard let sequence = sequence(of: base), let list = reference(of: sequence), list.isList else {
      return nil
    }
    return tree.element(of: list)
  }

  /// The declared type of a variable, or what `as` says.
  private func reference(of id: NodeID) -> TypeReference? {
    if case .cast(_, let type, _) = tree[id], type >= 0 { return tree.types[Int(type)] }
    return declaredReference(of: id)
  }

  /// The type whose extension a `self` stands in.
  private func ownerOfSelf(_ base: NodeID) -> Name? {
    guard case .local(0) = tree[base], let function = functionAround(base), function.isMethod,
      function.owner != .none
    else { return nil }
    let isWritten = written(base) == "self"
    // A member that is named alone stands for one of `self`.
    return isWritten || !function.parameters.contains { names.text($0.name) == written(base) }
      ? function.owner : nil
  }
}
