// Kinds that expressions have before they are evaluated, where a value beside them has to know.

extension Evaluator {
  /// The kind of Apple's that an expression has before it is evaluated; nil where only its value says it.
  func kindByText(_ id: NodeID) -> Kind? {
    if let kind = peek(id)?.kind, kind != .nothing { return kind }
    if let kind = staticType(of: id).flatMap({ try? self.kind(of: $0) }) { return kind }
    switch tree[id] {
    case .boolean: return .boolean
    case .text, .interpolated: return .text
    case .member(let base, let name), .optionalMember(let base, let name):
      if givesElement(name), let kind = kindOfElements(base) { return kind }
      return kindOfMember(name, of: base)
    case .call(let callee, _): return kindByText(calling: callee) ?? kindOfMapped(id)
    default: return nil
    }
  }

  /// What a call gives, by the name of what is called.
  func kindByText(calling callee: NodeID) -> Kind? {
    switch tree[callee] {
    case .global(let name):
      return catalogue.type(name) ?? onlyResult(of: catalogue.functions(name))
    case .member(let list, let name) where givesElement(name):
      guard case .list(let box)? = peek(list) else { return kindOfElements(list) }
      return box.payload.first?.kind
    case .member(let base, let name), .optionalMember(let base, let name):
      let methods = kindByText(base).map { catalogue.methods(name, of: $0) } ?? []
      return methods.contains(where: givesWhatItTakes) ? nil : onlyResult(of: methods)
    default: return nil
    }
  }

  /// The kind of `rect.size`, `CGSize.zero`, and of a property of the program's.
  private func kindOfMember(_ name: Name, of base: NodeID) -> Kind? {
    if case .global(let type) = tree[base], let kind = catalogue.type(type),
      let constant = catalogue.constant(name, of: kind)
    {
      return catalogue.entries[Int(constant)].result
    }
    if let type = staticType(of: base), let declared = declaration(of: name, in: type.name) {
      return kind(of: declared)
    }
    guard let owner = kindByText(base), owner != .void else { return kindOfOnlyMember(name) }
    return catalogue.property(name, of: owner).map { catalogue.entries[Int($0)].result }
  }

  /// The kind of a member whose owner nothing tells, as of an image that is missing: where all that is called so is of
  /// one kind.
  private func kindOfOnlyMember(_ name: Name) -> Kind? {
    let kinds = Kind.allCases.compactMap { catalogue.property(name, of: $0) }
      .map { catalogue.entries[Int($0)].result }
    let own = tree.structures.compactMap { declaration(of: name, in: $0.name) }
    guard let first = kinds.first ?? own.first.flatMap({ kind(of: $0) }), first != .void else {
      return nil
    }
    return kinds.allSatisfy { $0 == first } && own.allSatisfy { kind(of: $0) == first }
      ? first : nil
  }

  private func kind(of declaration: (type: Int32, initial: NodeID)) -> Kind? {
    if declaration.type >= 0 { return try? kind(of: tree.types[Int(declaration.type)]) }
    return declaration.initial >= 0 ? kindByText(declaration.initial) : nil
  }

  /// `point.map { CGSize(width: $0.x, height: $0.y) }` of what may be nil: what the closure gives.
  private func kindOfMapped(_ call: NodeID) -> Kind? {
    guard case .call(let callee, _) = tree[call], case .member(let base, _) = tree[callee],
      kindByText(base) != .list
    else { return nil }
    return kindOfElements(call)
  }

  private func givesElement(_ name: Name) -> Bool {
    ["first", "last", "min", "max"].contains(names.text(name))
  }

  /// The kind of what `views.map(\.center)` holds, by the text of what makes the elements.
  private func kindOfElements(_ list: NodeID) -> Kind? {
    guard case .call(let callee, let arguments) = tree[list],
      case .member(_, let name) = tree[callee],
      ["map", "compactMap", "flatMap"].contains(names.text(name)),
      let argument = tree.arguments(arguments).first, arguments.count == 1,
      case .closure(let function) = tree[argument.value]
    else { return nil }
    return tree.lastExpression(of: tree.functions[Int(function)].body).flatMap { kindByText($0) }
  }

  /// `convert(_:to:)`: a method that takes several kinds, its result among them, gives that of its argument.
  private func givesWhatItTakes(_ method: Int32) -> Bool {
    let result = catalogue.entries[Int(method)].result
    return (1...3).map { catalogue.kinds(method, $0) }
      .contains { $0.count > 1 && $0.contains(result) }
  }

  /// What all functions, or methods of a kind, give that have one name.
  private func onlyResult(of entries: [Int32]) -> Kind? {
    let results = Set(entries.map { catalogue.entries[Int($0)].result })
    return results.count == 1 ? results.first.flatMap { $0 == .void ? nil : $0 } : nil
  }
}
