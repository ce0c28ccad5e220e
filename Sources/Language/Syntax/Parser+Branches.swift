// `if` and `switch` as the value of a body.

extension Parser {
  /// Where a body is one `if` or `switch` with an expression in each branch, each is what it returns.
  mutating func returnBranches(of body: NodeID) {
    guard case .block(let list) = tree[body], list.count == 1 else { return }
    let statement = tree.lists[Int(list.start)]
    if case .expression = tree[statement] { return }
    var values: [NodeID] = []
    guard givesValue(statement, &values) else { return }
    for id in values {
      if case .expression(let value) = tree[id] { tree.nodes[Int(id)] = .returning(value) }
    }
  }

  /// Whether all that a statement may come to is an expression; gathers them.
  private func givesValue(_ statement: NodeID, _ values: inout [NodeID]) -> Bool {
    guard statement >= 0 else { return false }
    switch tree[statement] {
    case .expression:
      values.append(statement)
      return true
    case .returning, .leave(words.nextCase, _): return true
    case .block(let list):
      return list.count == 1 && givesValue(tree.lists[Int(list.start)], &values)
    case .branch(_, let then, let otherwise):
      return givesValue(then, &values) && givesValue(otherwise, &values)
    case .choose(_, let choices):
      return tree.children(choices).allSatisfy { givesValue($0, &values) }
    case .choice(_, let body): return givesValue(body, &values)
    default: return false
    }
  }
}
