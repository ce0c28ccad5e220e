extension Parser {
  // "for" ["var"] name [":" type] "in" expression ["where" expression] block
  mutating func forEach() throws(Diagnostic) -> NodeID {
    if startsForOfC { return try forOfC() }
    if startsForOfSwift { return try forOfSwift() }
    let start = token.span.start
    advance()
    if match(.case) { return try forEachCase(from: start) }
    let target = try targets(isConstant: !match(.var))
    let type = match(.colon) ? try type() : -1
    guard match(.in) else { throw unexpected(.inOfLoop) }
    let sequence = try elements(try expressionInHead(), as: type)
    let condition = try loopCondition()
    let body = try onlyWhere(condition, try loopBody())
    return try add(
      .forEach(target: target, sequence: sequence, body: body), from: start, sequence, body)
  }

  /// `for side: Side in [.left, .right]`; of anything but a list as written its elements say what they are.
  private mutating func elements(_ sequence: NodeID, as type: Int32) throws(Diagnostic) -> NodeID {
    guard type >= 0, case .list = tree[sequence] else { return sequence }
    let list = tree.keep(tree.list(of: tree.types[Int(type)]))
    return try add(
      .cast(sequence, list, .assigned), from: tree.span(sequence).start, sequence)
  }

  /// `for case let label as UILabel in views`: elements that do not match are left out.
  private mutating func forEachCase(from start: Int32) throws(Diagnostic) -> NodeID {
    let pattern = try pattern()
    guard match(.in) else { throw unexpected(.inOfLoop) }
    let sequence = try expressionInHead()
    let condition = try loopCondition()
    let body = try onlyWhere(condition, try loopBody())
    let (element, span) = (intern("(element)"), tree.span(pattern))
    let value = place(.name(element), span)
    let matched = try add(.matching(pattern: pattern, value: value), from: start, pattern)
    let branch = try add(
      .branch(tree.add([matched]), then: body, otherwise: Tree.none), from: start, matched, body)
    return try add(
      .forEach(target: place(.name(element), span), sequence: sequence, body: branch),
      from: start, sequence, branch)
  }

  private mutating func loopCondition() throws(Diagnostic) -> NodeID {
    guard kind == .name, Name(id: token.payload) == words.whereName else { return Tree.none }
    advance()
    return try expressionInHead()
  }

  /// The body of a loop that does nothing where its condition is false.
  private mutating func onlyWhere(_ condition: NodeID, _ body: NodeID) throws(Diagnostic) -> NodeID
  {
    if condition < 0 { return body }
    let start = tree.span(condition).start
    return try add(
      .branch(tree.add([condition]), then: body, otherwise: Tree.none), from: start, condition, body
    )
  }

  private mutating func loopBody() throws(Diagnostic) -> NodeID {
    context.loops += 1
    let body = try block()
    context.loops -= 1
    return body
  }

  // "while" conditions block
  mutating func whileLoop() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let (conditions, isOfC) = try conditionsOfBody()
    context.loops += 1
    let body = try body(afterParentheses: isOfC)
    context.loops -= 1
    return try add(
      .whileLoop(conditions, step: Tree.none, body: body), from: start, body)
  }

  // "repeat" block "while" expression
  mutating func repeatLoop() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let body = try loopBody()
    guard match(.while) else { throw unexpected(.whileOfRepeat) }
    let condition = try expression()
    return try add(.repeatLoop(body: body, condition), from: start, body, condition)
  }

  mutating func loopExit(_ node: Node) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let word = names.text(Name(id: token.payload))
    let span = token.span
    advance()
    if kind == .name, !token.startsLine { return try leaving(word, from: start) }
    guard context.loops > 0 else { throw Diagnostic(.outsideLoop(word), span) }
    return try add(node, from: start)
  }
}
