internal import Language

extension Bench {
  /// Whether an answer may put a new value in the place of one that something had been done to.
  ///
  /// It does not where all that it sets is set once, and was the identity until then: who left out a step before has
  /// replaced nothing.
  func replacesSomething(_ answer: String) -> Bool {
    guard let program = Program(answer, Scope(self)), program.bodies.isEmpty else { return true }
    let targets = program.statements.compactMap { node -> String? in
      guard case .assignment = node.form else { return nil }
      return node.children.first.map(program.text)
    }
    return targets.isEmpty || Set(targets).count < targets.count
      || targets.contains { isIdentity($0, after: "") == false }
  }

  /// Whether an answer sets a transform to the identity; where it does so by no assignment, whether it sets one.
  func setsIdentity(_ target: String, _ answer: String) -> Bool {
    guard let program = Program(answer, Scope(self)) else { return true }
    let values = program.nodes.compactMap { node -> String? in
      guard node.form == .assignment(nil), let set = node.children.first,
        program.text(set) == target
      else { return nil }
      return node.children.last.map(program.text)
    }
    let property = String(target.split(separator: ".").last ?? "")
    // What is told of a setter is told where it is called.
    if values.isEmpty { return property.hasPrefix("set") || program.sets(property) }
    return values.contains { isIdentity($0, after: answer) ?? true }
  }

  /// Whether it is a transform that does nothing where code ends; nil where it has no value there.
  private func isIdentity(_ expression: String, after code: String) -> Bool? {
    value(expression, after: code).map { value in
      guard case .numbers(let grid) = value else { return false }
      return grid.nature == "identity"
    }
  }
}
