internal import Language

extension Program {
  /// The same with each product that is made step by step, `var t = A; t = t.rotated(by: a)`, as one; nil where there is
  /// none.
  func folded() -> Program? {
    let starts = declarations
    let readers = readers(of: starts)
    let edits = starts.sorted { $0.value.range.lowerBound < $1.value.range.lowerBound }
      .flatMap { folding($0.value, $0.key, readers[$0.key] ?? []) }
    return edits.isEmpty ? nil : Program(applying(edits), scope)
  }

  /// The declarations by their names; of several of one name the last one counts.
  private var declarations: [String: Construct] {
    statements.reduce(into: [:]) { found, node in
      if case .declaration(let name) = node.form { found[name] = node }
    }
  }

  /// What stands behind each declaration and mentions its name; all of it is looked through once.
  private func readers(of starts: [String: Construct]) -> [String: [Construct]] {
    statements.reduce(into: [:]) { found, node in
      for name in Set(node.all.compactMap(\.name)) {
        guard let start = starts[name], start.range.lowerBound < node.range.lowerBound else {
          continue
        }
        found[name, default: []].append(node)
      }
    }
  }

  private func folding(_ node: Construct, _ name: String, _ later: [Construct]) -> [Edit] {
    guard let start = node.children.first else { return [] }
    let steps = later.prefix { isStep($0, of: name) }
    // What stands between them reads what is not finished yet.
    guard (1...mostSteps).contains(steps.count),
      !later.dropFirst(steps.count).contains(where: { isStep($0, of: name) })
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

/// The most steps that are one product: each stands within the next, and nobody reads deeper.
private let mostSteps = 200
