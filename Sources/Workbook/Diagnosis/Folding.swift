internal import Language

extension Program {
  /// The same with each product that is made step by step, `var t = A; t = t.rotated(by: a)`, as one; nil where there is
  /// none.
  func folded() -> Program? {
    let edits = statements.flatMap(folding)
    return edits.isEmpty ? nil : Program(applying(edits), scope)
  }

  private func folding(_ node: Construct) -> [Edit] {
    guard case .declaration(let name) = node.form, let start = node.children.first else {
      return []
    }
    let later = statements.drop { $0.range.lowerBound <= node.range.lowerBound }
      .filter { mentions($0, name) > 0 }
    let steps = later.prefix { isStep($0, of: name) }
    // What stands between them reads what is not finished yet.
    guard !steps.isEmpty, !later.dropFirst(steps.count).contains(where: { isStep($0, of: name) })
    else { return [] }
    let whole = steps.reduce(text(start)) { value, step in
      text(step.children[1], name, as: "(\(value))")
    }
    return replacing([(start, whole)] + steps.map { ($0, "") })
  }

  /// `t = t.rotated(by: a)`, which reads it once.
  private func isStep(_ node: Construct, of name: String) -> Bool {
    node.form == .assignment(nil) && node.children.count == 2 && node.children[0].name == name
      && mentions(node.children[1], name) == 1
  }

  private func mentions(_ node: Construct, _ name: String) -> Int {
    node.all.count { $0.name == name }
  }

  /// The text of a construct with something else for a name.
  private func text(_ node: Construct, _ name: String, as other: String) -> String {
    guard let place = node.all.first(where: { $0.name == name }) else { return text(node) }
    return text(node.range.lowerBound..<place.range.lowerBound) + other
      + text(place.range.upperBound..<node.range.upperBound)
  }
}
