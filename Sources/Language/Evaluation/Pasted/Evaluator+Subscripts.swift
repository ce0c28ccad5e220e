// Subscripts that a program declares, which are functions named "subscript": of its own types, of extended ones.

extension Evaluator {
  /// `grid[1, 2]`, `list[safe: 3]`.
  mutating func subscripted(_ base: NodeID, _ arguments: ArgumentList, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let value = try evaluateValue(base)
    let labels = tree.arguments(arguments).map(\.label)
    if let own = try ownElement(of: value, try evaluate(arguments), labels, at: id) { return own }
    throw unknownSubscript(labels, of: value, id)
  }

  private func unknownSubscript(_ labels: [Name], of value: Value, _ id: NodeID) -> Diagnostic {
    let written = labels.map { $0 == .none ? "_:" : names.text($0) + ":" }.joined()
    return Diagnostic(
      .unknownMember("[\(written)]", of: value.kind.words, candidates: [], synonym: nil),
      tree.span(id))
  }

  /// What the program's own subscript gives for these indices; nil where it declares none for them.
  mutating func ownElement(
    of value: Value, _ indices: [Value], _ labels: [Name], at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard tree.holdsSubscripts,
      let getter = ownSubscript("subscript", of: value, labels, indices)
    else { return nil }
    return try result(of: getter.function, getter.takesSelf ? [value] + indices : indices, at: id)
  }

  /// `grid[1, 2] = 3`.
  mutating func storeSubscripted(
    _ value: Value, _ base: NodeID, _ arguments: ArgumentList, at target: NodeID
  ) throws(Diagnostic) {
    let labels = tree.arguments(arguments).map(\.label)
    let indices = try evaluate(arguments)
    if try storeOwnElement(value, base, indices, labels, at: target) { return }
    throw unknownSubscript(labels, of: try evaluateValue(base), target)
  }

  /// Calls the program's own subscript with a new value; false where it declares none for these indices.
  mutating func storeOwnElement(
    _ value: Value, _ base: NodeID, _ indices: [Value], _ labels: [Name], at id: NodeID
  ) throws(Diagnostic) -> Bool {
    let owner = try evaluateValue(base)
    guard ownSubscript("subscript", of: owner, labels, indices) != nil else { return false }
    let given = indices + [value]
    guard let setter = ownSubscript("subscript.set", of: owner, labels + [.none], given) else {
      throw Diagnostic(.notSettable("subscript", of: owner.kind.words), tree.span(id))
    }
    let values = setter.takesSelf ? [owner] + given : given
    _ = try apply(setter.function, try annotated(values, by: setter.index, at: id), at: id)
    let changed = receiverAfterCall
    if setter.takesSelf, !isReference(changed) { try store(changed, into: base) }
    return true
  }

  /// The subscript of a type that takes these indices: one of an object's class knows its `self`.
  private mutating func ownSubscript(
    _ word: String, of value: Value, _ labels: [Name], _ indices: [Value]
  ) -> (function: Value, index: Int32, takesSelf: Bool)? {
    guard let name = names.find(word) else { return nil }
    let isOfClass = declares(name, value)
    guard let found = isOfClass ? name : extended(name, value) else { return nil }
    let before = isOfClass ? 0 : 1
    let values = isOfClass ? indices : [value] + indices
    let meant = overloads.latest(of: found) {
      $0.labels.dropFirst(before).elementsEqual(labels) && takes($0.index, values)
    }
    guard let meant else { return nil }
    let function = isOfClass ? bound(meant.function, to: objectID(of: value)) : meant.function
    return (function, meant.index, !isOfClass)
  }
}
