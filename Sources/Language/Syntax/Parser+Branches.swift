// `if` and `switch` as the value of a body.

extension Parser {
  /// Where a body is one `if` or `switch` with an expression in each branch, each is what it returns.
  mutating func returnBranches(of body: NodeID) {
    guard case .block(let list) = tree[body], list.count == 1 else { return }
    let statement = tree.lists[Int(list.start)]
    if case .expression = tree[statement] { return }
    _ = returnsBranches(of: statement)
  }

  /// Makes each branch return its expression; false, and nothing is changed, where one has none.
  private mutating func returnsBranches(of statement: NodeID) -> Bool {
    var values: [NodeID] = []
    guard givesValue(statement, &values) else { return false }
    for id in values {
      if case .expression(let value) = tree[id] { tree.nodes[Int(id)].node = .returning(value) }
    }
    return true
  }

  // branches = if | switch
  /// `let w = if wide { 2 } else { 1 }`: a closure of this one statement, called where it stands.
  mutating func branchValue() throws(Diagnostic) -> NodeID {
    let (start, word) = (token.span, isKeyword(.if) ? "this 'if'" : "this 'switch'")
    let outer = try enterBrackets(ignoresNewlines: false)
    context.functions += 1
    let statement = isKeyword(.if) ? try branch() : try choose()
    context = outer
    guard returnsBranches(of: statement) else { throw Diagnostic(.noValue(word), start) }
    let body = try add(.block(tree.add([statement])), from: start.start, statement)
    tree.add(
      FunctionNode(name: .none, parameters: [], result: -1, body: body, span: tree.span(body)))
    let closure = try add(.closure(Int32(tree.functions.count - 1)), from: start.start, body)
    return try add(.call(closure, ArgumentList(start: 0, count: 0)), from: start.start, closure)
  }

  /// Whether all that a statement may come to is an expression; gathers them.
  private mutating func givesValue(_ statement: NodeID, _ values: inout [NodeID]) -> Bool {
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
