// `text.map { $0.count }` of a `String?`: Swift maps the optional, where the value alone would be taken apart.

extension Evaluator {
  /// What a closure makes of a list or text that the text of the program calls optional; nil for others.
  mutating func mapOptional(
    _ name: Name, _ receiver: Value, _ base: NodeID, _ arguments: ArgumentList, at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard words.mapping.contains(name), isTakenApart(receiver), !isInChain(id, base),
      isOptional(base)
    else { return nil }
    return try mapAlone(receiver, arguments, at: id)
  }

  /// `list?.map { … }`, `parent?.subviews.map { … }`: behind a `?` what is there is no optional.
  private func isInChain(_ call: NodeID, _ base: NodeID) -> Bool {
    if case .call(let callee, _) = tree[call], case .optionalMember = tree[callee] { return true }
    return switch tree[base] {
    case .optionalMember, .optionalElement: true
    case .call(let callee, _): isInChain(base, callee)
    case .member(let inner, _), .element(let inner, _): isInChain(base, inner)
    default: false
    }
  }

  /// What is not nil is mapped alone.
  mutating func mapAlone(_ receiver: Value, _ arguments: ArgumentList, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard arguments.count == 1, let function = tree.arguments(arguments).first else { return nil }
    return try apply(try evaluateValue(function.value), [receiver], at: id)
  }

  private func isTakenApart(_ value: Value) -> Bool {
    switch value.kind {
    case .text, .list, .set, .dictionary, .range: true
    default: false
    }
  }

  /// Whether Swift takes an expression for an optional, by the text alone.
  private func isOptional(_ id: NodeID, _ rest: Int = 8) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .optionalMember, .optionalElement, .attempt, .cast(_, _, .optional): return true
    case .global, .local, .sharedLocal:
      if bound(to: id) != nil { return false }
      if let type = declaredReference(of: id) { return type.isOptional }
      return definition(of: id).map { isOptional($0, rest - 1) } ?? false
    case .member(let base, let name): return givesOptional(name, of: base, id)
    case .call(let callee, _):
      if case .optionalMember = tree[callee] { return true }
      if case .global(let name) = tree[callee], names.text(name, is: "Optional") { return true }
      if case .member(let base, let name) = tree[callee] {
        return givesOptional(name, of: base, id)
      }
      return staticType(of: id)?.isOptional ?? false
    case .element(let base, _): return staticType(of: base).map { $0.key >= 0 } ?? false
    default: return false
    }
  }

  /// `list.first`, or a property or method of the program that gives an optional.
  private func givesOptional(_ name: Name, of base: NodeID, _ id: NodeID) -> Bool {
    guard let type = staticType(of: base), !type.isList else {
      return givers.contains(names.text(name))
    }
    return staticType(of: id)?.isOptional ?? false
  }
}

/// What lists have that is nil where they are empty.
private let givers = ["first", "last", "min", "max", "randomElement", "popLast", "popFirst"]
