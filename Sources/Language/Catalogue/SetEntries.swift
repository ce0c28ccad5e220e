/// Sets: lists in which nothing occurs twice, in the order in which it came.
extension CatalogueBuilder {
  mutating func addSets() {
    type("Set", .list)
    effect("Set()", gives: .list, "A set without elements.", "Set()") { evaluator, _, id in
      try evaluator.makeList([], at: id)
    }
    effect(
      "Set(_:)", takes: [[.list, .range]], gives: .list, "Its elements, each once.",
      "Set([1, 2, 1])"
    ) { evaluator, values, id in
      try evaluator.unique(try evaluator.sequence(values[0], at: id) ?? values[0], at: id)
    }
    addJoinedSets()
    addSetQuestions()
    addSetChanges()
  }

  private mutating func addJoinedSets() {
    joined("union(_:)", "All elements of both, each once.", { _ in true }, { !$0 })
    joined("intersection(_:)", "The elements that are in both.", { $0 }, { _ in false })
    joined("subtracting(_:)", "The elements that are not in the other.", { !$0 }, { _ in false })
    joined(
      "symmetricDifference(_:)", "The elements that are in one of both only.", { !$0 }, { !$0 })
  }

  /// What is kept of the first and of the second set, by whether it is in the other.
  private mutating func joined(
    _ signature: StaticString, _ summary: StaticString,
    _ keepsFirst: @escaping @Sendable (Bool) -> Bool,
    _ keepsSecond: @escaping @Sendable (Bool) -> Bool
  ) {
    let name = names.text(parse(signature).name)
    let example: StaticString =
      name == "union" ? "Set([1, 2]).union([2, 3])" : "Set([1, 2]).intersection([2, 3])"
    effect(signature, of: .list, takes: [[.list]], gives: .list, summary, example) {
      evaluator, values, id in
      let one = try evaluator.keys(of: values[0], at: id)
      let other = try evaluator.keys(of: values[1], at: id)
      let first = try one.keys.filter { keepsFirst(try evaluator.holds(other, $0)) }
      let second = try other.keys.filter { keepsSecond(try evaluator.holds(one, $0)) }
      return try evaluator.makeList(first + second, at: id)
    }
  }

  private mutating func addSetQuestions() {
    let questions: [(StaticString, StaticString, Bool, Bool)] = [
      ("isSubset(of:)", "Whether all its elements are in another.", true, false),
      ("isSuperset(of:)", "Whether it has all elements of another.", true, true),
      ("isDisjoint(with:)", "Whether none of its elements is in another.", false, false),
    ]
    for (signature, summary, wanted, isTurned) in questions {
      effect(
        signature, of: .list, takes: [[.list]], gives: .boolean, summary,
        "Set([1, 2]).isSubset(of: [1, 2, 3])"
      ) { evaluator, values, id in
        let whole = try evaluator.keys(of: values[isTurned ? 0 : 1], at: id)
        let part = try evaluator.keys(of: values[isTurned ? 1 : 0], at: id)
        return .boolean(try part.keys.allSatisfy { try evaluator.holds(whole, $0) == wanted })
      }
    }
  }

  private mutating func addSetChanges() {
    change(
      "insert(_:)", takes: [[]], "Adds an element to a set that does not have it.",
      "var a = Set([1])\na.insert(2)\na"
    ) { evaluator, list, values in
      if try evaluator.place(of: values[0], in: list) == nil { list.append(values[0]) }
      return .void
    }
    change(
      "remove(_:)", takes: [[]], "Takes an element out of a set; gives it, or nil.",
      "var a = Set([1, 2])\na.remove(2)\na"
    ) { evaluator, list, values in
      try evaluator.place(of: values[0], in: list).map { list.remove(at: $0) } ?? .nothing
    }
  }
}

extension Evaluator {
  /// A list with each of its elements once; the list itself where nothing occurs twice.
  mutating func unique(_ list: Value, at id: NodeID) throws(Diagnostic) -> Value {
    guard case .list(let box) = list else { return list }
    let keys = try keys(of: list, at: id)
    return keys.count == box.payload.count ? list : try makeList(keys.keys, at: id)
  }

  /// The elements of a list as keys of a dictionary without values.
  fileprivate mutating func keys(of list: Value, at id: NodeID) throws(Diagnostic) -> Mapping {
    var keys = Mapping()
    guard case .list(let box) = list else { return keys }
    for element in box.payload { try set(.nothing, for: element, in: &keys, at: id) }
    return keys
  }

  fileprivate mutating func holds(_ keys: Mapping, _ element: Value) throws -> Bool {
    try found(element, in: keys).place != nil
  }

  fileprivate mutating func place(of element: Value, in list: [Value]) throws -> Int? {
    try fuel.burn(list.count)
    for (index, other) in list.enumerated() where other.kind == element.kind {
      if try equals(other, element, "==", within: nil) { return index }
    }
    return nil
  }
}
