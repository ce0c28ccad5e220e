/// Second names of what Objective-C shares.
extension Evaluator {
  /// `NSMutableArray *b = a;`: one object in an app, a copy here.
  ///
  /// Rule: the declared type is a mutable list, dictionary or text of Objective-C, the value is a variable, a member or
  /// what lies in another, and below one of both is changed; what is put back where it lay comes out alike.
  mutating func inspectAlias(_ id: NodeID, _ target: NodeID, _ type: Int32, _ value: NodeID) {
    guard mutableTypes.contains(names.text(tree.types[Int(type)].name)) else { return }
    inspectStored(id, written(target))
    guard isPlace(value) else { return }
    let both = [written(target), written(value)]
    let end = min(Int(id) + 2000, tree.nodes.count)
    let isChanged = (Int(id) + 1..<end).contains { node in
      changed(by: Int32(node)).map { both.contains(written($0)) } ?? false
    }
    if isChanged, !isPutBack(both[0], to: value, (id + 1)..<Int32(end)) {
      warn(.misleading(.copied(both[0], of: both[1])), at: tree.span(target))
    }
  }

  /// `cache[key] = list; [list addObject:x];`, likewise.
  ///
  /// Rule: a variable that is declared as such is put into something else, and changed below that, before it
  /// is given another value.
  private mutating func inspectStored(_ id: NodeID, _ name: String) {
    var stored: (place: String, node: NodeID)?
    for node in id + 1..<Int32(min(Int(id) + 2000, tree.nodes.count)) {
      switch tree[node] {
      case .declare(let target, _, _) where written(target) == name: return
      case .assign(let target, _) where written(target) == name: stored = nil
      default: break
      }
      if let stored, let list = changed(by: node), written(list) == name {
        return warn(.misleading(.copied(stored.place, of: name)), at: tree.span(stored.node))
      }
      stored = place(of: name, storedBy: node) ?? stored
    }
  }

  /// Where a statement puts a variable: `cache[key] = list`, `[lists addObject:list]`.
  private func place(of name: String, storedBy id: NodeID) -> (place: String, node: NodeID)? {
    switch tree[id] {
    case .assign(let target, let value):
      return written(value) == name ? (written(target), value) : nil
    case .call(let callee, let arguments):
      let given = Array(tree.arguments(arguments))
      guard case .member(let base, let word) = tree[callee], let first = given.first,
        ["addObject", "insertObject", "setObject"].contains(names.text(word)),
        written(first.value) == name
      else { return nil }
      let key = given.count > 1 ? "[\(written(given[1].value))]" : ".lastObject"
      return (written(base) + key, first.value)
    default: return nil
    }
  }

  private func isPlace(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .member(let base, let name):
      if case .type = peek(base) { return false }
      return !["copy", "mutableCopy"].contains(names.text(name))
    case .element: return true
    case .call(let callee, _):
      guard case .member(_, let name) = tree[callee] else { return false }
      return takers.contains(names.text(name))
    default: return isName(id)
    }
  }

  /// `[row addObject:x]; rows[0] = row;`.
  private func isPutBack(_ name: String, to place: NodeID, _ nodes: Range<NodeID>) -> Bool {
    guard !isName(place) else { return false }
    let container = tree.operands(of: place).first.map { tree.operands(of: $0).first ?? $0 }
    return container.map { container in
      nodes.contains { node in
        self.place(of: name, storedBy: node)?.place.hasPrefix(written(container)) ?? false
      }
    } ?? false
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

private let mutableTypes = Words.sharedTypes + ["NSMutableString"]

/// Messages that give what lies in a collection.
private let takers = ["objectAtIndex", "firstObject", "lastObject", "objectForKey", "valueForKey"]

private let changes = [
  "add", "insert", "remove", "set", "replace", "exchange", "sort", "append", "delete",
]
