// `switch` over an enum of the program has a case for each of its values, as Swift wants it.

extension Evaluator {
  /// Refuses a `switch` without `default` that lacks cases of the value's enum; looked for once.
  @inline(never)
  mutating func requireAllCases(
    of value: Value, in choices: ArraySlice<NodeID>, _ subject: NodeID
  ) throws(Diagnostic) {
    guard let index = enumeration(of: value), let first = choices.first else { return }
    let structure = tree.structures[Int(index)]
    if let missing = missingCases(of: structure, in: choices), let place = missing.first {
      throw Diagnostic(
        .missingCases(missing.map { "." + structure.cases.spellings[$0] }), tree.span(subject)
      ).labelled(structure.cases[place].span, .declaredHere)
    }
    tree.nodes[Int(first)].place.hasAllCases = true
  }

  /// The places of the cases that no pattern names; nil where a pattern is of another kind.
  private func missingCases(of structure: StructureNode, in choices: ArraySlice<NodeID>) -> [Int]? {
    var named: Set<Int> = []
    for choice in choices {
      guard case .choice(let patterns, _) = tree[choice], patterns.count > 0 else { return nil }
      for pattern in tree.children(patterns) {
        switch tree[pattern] {
        case .conditional(_, let condition, let otherwise)
        where tree.span(otherwise) == tree.span(condition):
          continue
        default:
          guard let place = wholeCase(pattern, of: structure) else { return nil }
          named.insert(place)
        }
      }
    }
    return structure.cases.indices.filter { !named.contains($0) }
  }

  /// The case that a pattern takes whatever it carries.
  private func wholeCase(_ pattern: NodeID, of structure: StructureNode) -> Int? {
    switch tree[pattern] {
    case .implicitMember(let name), .member(_, let name): structure.cases.place(of: name)
    case .call(let callee, let arguments):
      tree.arguments(arguments).allSatisfy { takesAll($0.value) }
        ? wholeCase(callee, of: structure) : nil
    default: nil
    }
  }

  private func takesAll(_ pattern: NodeID) -> Bool {
    switch tree[pattern] {
    case .binding, .global(words.wildcard): true
    case .tuple(let arguments): tree.arguments(arguments).allSatisfy { takesAll($0.value) }
    default: false
    }
  }
}
