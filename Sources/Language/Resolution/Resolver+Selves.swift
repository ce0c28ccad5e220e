// `self` by another name: `guard let strongSelf = self`, `__weak typeof(self) weakSelf = self`. Members of it are
// those of `self`, which stand at the top level.

extension Resolver {
  /// Whether an expression that is not resolved yet is the `self` of a class; that of a struct is a value.
  mutating func isSelf(_ id: NodeID) -> Bool {
    guard id >= 0 else { return false }
    switch tree[id] {
    case .selfReference: return find(words.selfName, from: top) == nil
    case .name(let name) where knowsCopiesOfSelf || !tree.aliases.isEmpty:
      if let variable = find(name, from: top) { return scopes[top].variables[variable].isSelf }
      return tree.aliases[name] == words.selfName
    case .force(let base): return isSelf(base)
    default: return false
    }
  }

  /// Whether a variable is `self`, from its declaration on.
  mutating func keepsSelf(_ target: NodeID, _ value: NodeID) -> Bool {
    guard isSelf(value), case .name(let name) = tree[target] else { return false }
    let isSelf = tree.nodes[Int(target)].place.isConstant || !isReassigned(name, after: target)
    if isSelf { knowsCopiesOfSelf = true }
    return isSelf
  }

  /// Notes whether a variable of the top level is `self` from here on.
  mutating func noteSelf(_ name: Name, _ isSelf: Bool) {
    if isSelf {
      tree.aliases[name] = words.selfName
    } else if !tree.aliases.isEmpty, tree.aliases[name] == words.selfName {
      tree.aliases[name] = nil
    }
  }

  /// Asked of the whole rest of a program at once, which is looked through only once.
  private mutating func isReassigned(_ name: Name, after target: NodeID) -> Bool {
    let names = reassigned ?? tree.names(reassignedAfter: target)
    reassigned = names
    return names.contains(name)
  }
}

extension Tree {
  /// Whether a statement of the top level declares a name for `self`.
  func copiesSelf(_ statement: NodeID) -> Bool {
    guard case .declare(_, _, let value) = self[statement], value >= 0,
      case .selfReference = self[value]
    else { return false }
    return true
  }

  fileprivate func names(reassignedAfter first: NodeID) -> Set<Name> {
    var names: Set<Name> = []
    for id in first..<Int32(nodes.count) {
      if case .assign(let target, _) = self[id], case .name(let name) = self[target] {
        names.insert(name)
      }
    }
    return names
  }
}
