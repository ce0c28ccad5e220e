// Members that are changed where they stand: `v.frame.size.width += 1` asks for `v.frame` once and sets it once, as
// in Swift, which is seen where a getter of the program runs.

extension Evaluator {
  /// Changes a place; what its owners came to is known until then.
  mutating func changingInPlace<Result>(
    _ change: (inout Evaluator) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    let known = owners.count
    defer { if owners.count > known { owners.removeLast(owners.count - known) } }
    return try change(&self)
  }

  /// The value of a place that is to be changed, whose owners are kept for it.
  ///
  /// Without getters, asking again is the same.
  mutating func valueInPlace(_ place: NodeID) throws(Diagnostic) -> Value {
    if case .element(let list, let index) = tree[place], !tree.accessors.isEmpty {
      return try element(of: keptInPlace(list, before: index), list, index)
    }
    guard !tree.accessors.isEmpty, let (base, name) = memberInPlace(place) else {
      return try evaluateValue(place)
    }
    let owner = try settled(try valueInPlace(base), at: base)
    if case .nothing = owner, case .optionalMember = tree[place] { return .nothing }
    owners.append((base, owner))
    let value = try member(of: owner, known: base, name, place)
    if case .void = value { throw Diagnostic(.noValue(describe(place)), tree.span(place)) }
    return value
  }

  private mutating func memberInPlace(_ place: NodeID) -> (base: NodeID, name: Name)? {
    switch tree[place] {
    case .member(let base, let name), .optionalMember(let base, let name):
      isSuper(base) ? nil : (base, name)
    default: nil
    }
  }

  /// The owner of a member that is set: as it was kept, where it was.
  mutating func ownerInPlace(_ base: NodeID) throws(Diagnostic) -> Value {
    guard let last = owners.last, last.node == base else { return try valueInPlace(base) }
    return owners.removeLast().value
  }

  /// What a place comes to that is no variable, kept for ``ownerInPlace(_:)`` unless what is worked out before that
  /// may change it.
  mutating func keptInPlace(_ place: NodeID, before later: NodeID) throws(Diagnostic) -> Value {
    if let last = owners.last, last.node == place { return last.value }
    guard !tree.accessors.isEmpty, case .member = tree[place], !tree.hasCall(later) else {
      return try evaluateValue(place)
    }
    let value = try valueInPlace(place)
    owners.append((place, value))
    return value
  }

  private func isSuper(_ id: NodeID) -> Bool {
    if case .global(words.superName) = tree[id] { true } else { false }
  }
}
