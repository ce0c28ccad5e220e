extension Evaluator {
  /// How a value of the wanted kind is made of what was written: of numbers in parentheses as many as it takes,
  /// and of an angle the turn.
  func cure(_ expected: String, _ found: String, _ node: NodeID) -> String? {
    let text = sources.text(tree.span(node))
    guard text.utf8.count <= 40, !text.contains("\n") else { return nil }
    if expected == Kind.transform.words, found == Kind.angle.words { return "R(\(visible(text)))" }
    guard case .tuple(let numbers) = tree[node],
      tree.arguments(numbers).allSatisfy({ $0.label == .none }),
      let maker = makers.first(where: { $0.kind.words == expected && $0.count == numbers.count })
    else { return nil }
    return "\(maker.name)\(visible(text))"
  }
}

/// What makes values of kinds of bare numbers.
private let makers: [(kind: Kind, name: String, count: Int)] = [
  (.rect, "rect", 4), (.size, "size", 2), (.vector, "vector", 2),
]
