// Where Swift does not ask a value what it is: the type that the text gives an expression says which member is
// meant.

extension Evaluator {
  /// The member that `base.name` means by the type of `base`; nil where the value decides.
  mutating func statically(_ name: Name, of base: NodeID, _ count: Int = 0) -> Name? {
    guard tree.mayBeExtended(name) else { return nil }
    if count == 0, tree.fractions.isShared(name), let own = memberOfFraction(name, base) {
      return own
    }
    return memberOfNumber(name, base) ?? memberOfProtocol(name, of: base)
  }

  /// What `extension Int` says, of what is a whole number by its text, and what others say, of what is a fraction.
  private func memberOfNumber(_ name: Name, _ base: NodeID) -> Name? {
    guard let whole = member(name, under: "Int") else { return nil }
    if isInt(base, 8) { return whole }
    guard showsFraction(base, 8) else { return nil }
    let others = prefixes(of: .number(0)).filter { Protocols.numberType($0) != "Int" }
    return others.lazy.compactMap { member(name, under: $0) }.first
  }

  /// What `extension CGFloat` says of what is one by its text, where `extension Double` says it, too: `CGFloat(x).rad`.
  private func memberOfFraction(_ name: Name, _ base: NodeID) -> Name? {
    guard let type = fractionType(of: base),
      let own = names.find("\(names.text(type)).\(names.text(name))"),
      tree.fractions.owner(of: own) == type, isDeclared(own)
    else { return nil }
    return own
  }

  private func fractionType(of base: NodeID) -> Name? {
    if case .call(let callee, _) = tree[base], case .global(let made) = tree[callee],
      fractionTypes.contains(names.text(made))
    {
      return made
    }
    return staticType(of: base)?.name
  }

  /// Members that only the extension of a protocol has are the extension's for everything that is known as
  /// the protocol, whatever the value's own type declares.
  ///
  /// Rule: the type that Swift gives `base` is a protocol, or `base` is the `self` of its extension; the
  /// extension has the member, and the protocol does not ask for it.
  private func memberOfProtocol(_ name: Name, of base: NodeID) -> Name? {
    guard tree.mayBeOfProtocol(name), let type = protocolName(of: base) else { return nil }
    let parents = [type] + tree.conformances.parents(of: [type])
    guard !parents.contains(where: { isRequired(name, by: $0) }) else { return nil }
    return parents.compactMap { member(name, under: names.text($0)) }.first
  }

  private func isProtocol(_ type: Name) -> Bool {
    tree.structure(named: type)?.isOpen ?? false
  }

  private func isRequired(_ name: Name, by type: Name) -> Bool {
    tree.structure(named: type)?.fields.contains { $0.name == name } ?? false
  }

  /// The protocol that an expression is declared as.
  private func protocolName(of base: NodeID) -> Name? {
    guard let type = staticType(of: base), !type.isList, isProtocol(type.name) else { return nil }
    return type.name
  }
}
