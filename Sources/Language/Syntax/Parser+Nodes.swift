extension Parser {
  // MARK: Nodes

  /// Adds an expression without children.
  mutating func leaf(_ node: Node, from start: Int32) -> NodeID {
    tree.add(node, Span(start: start, end: lastEnd))
  }

  /// Adds an expression one higher than its highest child.
  mutating func add(
    _ node: Node, from start: Int32, _ first: NodeID = Tree.none, _ second: NodeID = Tree.none,
    _ third: NodeID = Tree.none
  ) throws(Diagnostic) -> NodeID {
    try add(node, from: start, above: max(heightOf(first), heightOf(second), heightOf(third)))
  }

  /// Adds a node with any number of children.
  mutating func add(_ node: Node, from start: Int32, children: [NodeID]) throws(Diagnostic)
    -> NodeID
  {
    var height: Int16 = 0
    for child in children { height = max(height, heightOf(child)) }
    return try add(node, from: start, above: height)
  }

  mutating func add(_ node: Node, from start: Int32, above height: Int16) throws(Diagnostic)
    -> NodeID
  {
    let span = Span(start: start, end: lastEnd)
    guard height < Parser.highest else { throw Diagnostic(.nestedTooDeep(Parser.highest), span) }
    return tree.add(node, span, height: height + 1)
  }

  mutating func place(_ node: Node, _ span: Span) -> NodeID { tree.add(node, span) }

  mutating func heightOf(_ id: NodeID) -> Int16 { id >= 0 ? tree.nodes[Int(id)].place.height : 0 }

  /// Moves the pending arguments from `first` on into the tree; returns them and their height.
  mutating func takeArguments(from first: Int) -> (list: ArgumentList, height: Int16) {
    let start = tree.arguments.count
    var height: Int16 = 0
    for index in first..<pending.count {
      let argument = pending[index]
      height = max(height, heightOf(argument.value))
      tree.arguments.append(argument)
    }
    let count = pending.count - first
    pending.shrink(to: first)
    return (ArgumentList(start: Int32(start), count: Int32(count)), height)
  }

  // MARK: Depth

  /// Goes one level deeper; the caller comes back with ``leave()``, an error in ``recoveredStatement()``.
  mutating func enter() throws(Diagnostic) {
    guard context.depth < Int32(Parser.deepest) else {
      throw Diagnostic(.nestedTooDeep(Parser.deepest), token.span)
    }
    context.depth += 1
  }

  mutating func leave() { context.depth -= 1 }

  /// Goes one level deeper, into brackets; the result is the context to come back to.
  mutating func enterBrackets(ignoresNewlines: Bool, inList: Bool = false) throws(Diagnostic)
    -> Context
  {
    let outer = context
    context.ignoresNewlines = ignoresNewlines
    context.brackets = ignoresNewlines ? context.brackets + 1 : 0
    if !ignoresNewlines { context.braces += 1 }
    context.inHead = false
    context.inList = inList
    context.inMessage = false
    if !ignoresNewlines { blocks += 1 }
    try enter()
    return outer
  }
}
