/// A pan that is asked for its translation in the view that it moves.
extension Evaluator {
  mutating func inspectAxes(_ nodes: [NodeID], _ name: String) {
    let moved = nodes.compactMap { movedView($0) }
    guard !moved.isEmpty else { return }
    let turns = tree.nodes.indices.contains { index in
      if case .call(let callee, let arguments) = tree.nodes[index].node {
        return rotations.contains(lastWord(callee) ?? "")
          || tree.arguments(arguments).contains { isLabel($0, "rotationAngle") }
      }
      return false
    }
    for id in nodes {
      guard case .call(let callee, let arguments) = tree[id],
        isTranslation(callee, of: name), let view = tree.arguments(arguments).first?.value,
        moved.contains(plainName(view))
      else { continue }
      warn(
        .misleading(.ownTranslation(written: shortened(id))), at: tree.span(id),
        severity: turns ? .warning : .note)
    }
  }

  private func movedView(_ id: NodeID) -> String? {
    guard case .assign(let target, _) = tree[id] else {
      guard case .update(_, let target, _) = tree[id] else { return nil }
      return viewOfCenter(target)
    }
    return viewOfCenter(target)
  }

  private func viewOfCenter(_ target: NodeID) -> String? {
    switch tree[target] {
    case .member(let base, let name), .optionalMember(let base, let name):
      names.text(name) == "center" ? plainName(base) : viewOfCenter(base)
    default: nil
    }
  }
}
