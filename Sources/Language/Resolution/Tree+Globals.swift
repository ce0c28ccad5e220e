extension Tree {
  /// Whether each name of a program is global, for it has no blocks, classes or places with parts: it needs
  /// no resolver.
  func isFlat(_ statements: [NodeID]) -> Bool {
    bodies.isEmpty && !holdsDelayedArguments && aliases.isEmpty
      && statements.allSatisfy(isFlat)
  }

  private func isFlat(_ statement: NodeID) -> Bool {
    if nodes[Int(statement)].place.hasBlocks { return false }
    switch self[statement] {
    case .declare: return !copiesSelf(statement)
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
    } else if let (base, name) = member(nodes[id].node), case .selfReference = self[base] {
      makeOwn(id, name, words)
    }
  }

  /// `self.name` is the name of the top level, and `self.view` the root view, unless the class has a view of its own.
  mutating func makeOwn(_ id: Int, _ name: Name, _ words: Words) {
    let isRoot = name == words.view && !isMember(name, around: NodeID(id))
    nodes[id].node = isRoot ? .selfReference : .global(name)
    nodes[id].place.isOwn = true
  }

  /// Whether the class around a place declares a name, or one above it.
  private func isMember(_ name: Name, around id: NodeID) -> Bool {
    var type = body(around: id)?.name ?? .none
    for _ in 0..<Parser.highest where type != .none {
      if isMember(name, ofClass: type) { return true }
      type = classNode(named: type)?.parent ?? .none
    }
    return false
  }

  private func member(_ node: Node) -> (NodeID, Name)? {
    switch node {
    case .member(let base, let name), .optionalMember(let base, let name): (base, name)
    default: nil
    }
  }
}
