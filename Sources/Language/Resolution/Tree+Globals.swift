extension Tree {
  /// Whether each name of a program is global, for it has no blocks, classes or places with parts: it needs
  /// no resolver.
  func isFlat(_ statements: [NodeID]) -> Bool {
    bodies.isEmpty && !holdsDelayedArguments && statements.allSatisfy(isFlat)
  }

  private func isFlat(_ statement: NodeID) -> Bool {
    if nodes[Int(statement)].place.hasBlocks { return false }
    switch self[statement] {
    case .declare: return true
    case .expression(let value):
      if case .call = self[value] { return false }
      return true
    case .assign(let target, _), .update(_, let target, _):
      if case .name = self[target] { return true }
      return false
    default: return false
    }
  }

  /// Outside blocks and closures each name is global, and so is each property of `self`.
  mutating func makeGlobal(_ ids: ClosedRange<Int>, _ words: Words) {
    // A node is met before its children.
    for id in ids.reversed() { makeGlobal(id, words) }
  }

  mutating func makeGlobal(_ id: Int, _ words: Words) {
    if case .name(let name) = nodes[id].node {
      nodes[id].node = .global(name)
    } else if case .member(let base, let name) = nodes[id].node, case .selfReference = self[base] {
      nodes[id].node = name == words.view ? .selfReference : .global(name)
      nodes[id].place.isOwn = true
    }
  }
}
