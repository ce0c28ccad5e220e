// `width` may be a whole number of a type of the program, and is none of a CGSize.

extension Evaluator {
  /// Whether a member of a value is a whole number by its name, and the value is not one of the frameworks, which
  /// measure by names like these with fractions.
  func isIntMember(_ name: Name, of base: NodeID, isDeclared: Bool = false) -> Bool {
    isIntMember(name, isDeclared: isDeclared) && (isWholeProperty(name) || !isOfFrameworks(base, 8))
  }

  /// By its declaration, or by what gives it: `size` of an argument, `v.bounds`, `CGRect(…).origin`, `g.location(in: v)`.
  private func isOfFrameworks(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    if let type = staticType(of: id) { return tree.structure(named: type.name) == nil }
    switch tree[id] {
    case .force(let inner): return isOfFrameworks(inner, rest - 1)
    case .member(_, let name), .optionalMember(_, let name): return givesGeometry(name)
    case .call(let callee, _): return nameCalled(by: callee).map(givesGeometry) ?? false
    case .global, .local, .sharedLocal:
      return definition(of: id).map { isOfFrameworks($0, rest - 1) } ?? false
    default: return false
    }
  }

  private func nameCalled(by callee: NodeID) -> Name? {
    switch tree[callee] {
    case .global(let name), .member(_, let name), .optionalMember(_, let name): name
    default: nil
    }
  }

  /// Whether a name is a type of the frameworks with parts that are numbers, or something of theirs that gives one.
  private func givesGeometry(_ name: Name) -> Bool {
    let parts: Kinds = [.point, .vector, .size, .rect, .transform]
    if let kind = catalogue.type(name), parts.contains(kind) { return true }
    return Kind.allCases.contains { kind in
      let found = catalogue.property(name, of: kind) ?? catalogue.method(name, of: kind)
      return found.map { parts.contains(catalogue.entries[Int($0)].result) } ?? false
    }
  }
}
