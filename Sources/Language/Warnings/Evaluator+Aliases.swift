/// Second names of what Objective-C shares.
extension Evaluator {
  /// `NSMutableArray *b = a;`: one object in an app, a copy here.
  ///
  /// Rule: the declared type is a mutable list or dictionary of Objective-C, the value is a variable or member,
  /// and below one of both is changed.
  mutating func inspectAlias(_ id: NodeID, _ target: NodeID, _ type: Int32, _ value: NodeID) {
    guard Words.sharedTypes.contains(names.text(tree.types[Int(type)].name)), isPlace(value)
    else { return }
    let both = [written(target), written(value)]
    let end = min(Int(id) + 2000, tree.nodes.count)
    let isChanged = (Int(id) + 1..<end).contains { node in
      changed(by: Int32(node)).map { both.contains(written($0)) } ?? false
    }
    if isChanged {
      warn(.misleading(.copied(both[0], of: both[1])), at: tree.span(target))
    }
  }

  private func isPlace(_ id: NodeID) -> Bool {
    if case .member(let base, _) = tree[id] {
      if case .type = peek(base) { return false }
      return true
    }
    return isName(id)
  }

  /// What a statement changes: the list in `[list addObject:x]` and `list[0] = x`.
  private func changed(by id: NodeID) -> NodeID? {
    switch tree[id] {
    case .assign(let target, _):
      guard case .element(let list, _) = tree[target] else { return nil }
      return list
    case .call(let callee, _):
      guard case .member(let list, let name) = tree[callee] else { return nil }
      return changes.contains { names.text(name).hasPrefix($0) } ? list : nil
    default: return nil
    }
  }
}

private let changes = ["add", "insert", "remove", "set", "replace", "exchange", "sort"]
