extension Parser {
  // block = "{" statement* "}"
  mutating func block() throws(Diagnostic) -> NodeID {
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = (try enterBrackets(ignoresNewlines: false), localGetters)
    let block = try blockBody(open)
    (context, localGetters) = outer
    return block
  }

  /// The statements of a block, after its `{`, and its `}`.
  mutating func blockBody(_ open: Span) throws(Diagnostic) -> NodeID {
    var statements: [NodeID] = []
    while match(.semicolon) {}
    while kind != .rightBrace, kind != .end {
      if let statement = recoveredStatement() { statements.append(statement) }
      endStatement(.rightBrace)
    }
    try close(.rightBrace, open)
    try putOff(&statements)
    return try add(.block(tree.add(statements)), from: open.start, children: statements)
  }

  // "defer" block
  var startsDefer: Bool {
    mutating get {
      kind == .name && next.kind == .leftBrace && names.text(Name(id: token.payload), is: "defer")
    }
  }

  mutating func deferring() throws(Diagnostic) -> NodeID {
    let start = token.span
    guard context.functions > 0 || context.depth > 0 else {
      throw Diagnostic(.misplaced("defer"), start)
    }
    advance()
    let body = try block()
    return try add(.deferring(rest: Tree.none, body), from: start.start, body)
  }

  /// What stands behind a `defer` becomes its first part.
  private mutating func putOff(_ statements: inout [NodeID]) throws(Diagnostic) {
    for index in statements.indices.reversed() {
      guard case .deferring(Tree.none, let body) = tree[statements[index]] else { continue }
      let rest = Array(statements[(index + 1)...])
      let start = tree.span(statements[index]).start
      let block = try add(.block(tree.add(rest)), from: start, children: rest)
      statements[index...] = [try add(.deferring(rest: block, body), from: start, block, body)]
    }
  }

  // MARK: Conditions

  // condition ("," condition)*, where a condition is an expression or `let name [= expression]`
  private mutating func conditions() throws(Diagnostic) -> NodeList {
    let outer = enterHead()
    var conditions: [NodeID] = []
    repeat {
      conditions.append(try condition())
    } while match(.comma)
    context = outer
    return tree.add(conditions)
  }

  /// Conditions, and whether they stand in parentheses as a whole, as in C.
  private mutating func conditionsOfBody() throws(Diagnostic) -> (NodeList, isOfC: Bool) {
    let opens = kind == .leftParen
    let conditions = try conditions()
    return (conditions, opens && lastKind == .rightParen && conditions.count == 1)
  }

  /// A head ends at `{`; the result is the context to come back to.
  mutating func enterHead() -> Context {
    let outer = context
    context.inHead = true
    return outer
  }

  private mutating func expressionInHead() throws(Diagnostic) -> NodeID {
    let outer = enterHead()
    let value = try expression()
    context = outer
    return value
  }

  private mutating func condition() throws(Diagnostic) -> NodeID {
    if isKeyword(.case) { return try matching() }
    guard isKeyword(.let) || isKeyword(.var) else { return try testingPointer(try expression()) }
    let start = token.span.start
    if next.kind == .leftParen { return try matchingParts(from: start) }
    let isConstant = isKeyword(.let)
    advance()
    if isKeyword(.self) { return try strongSelf(from: start) }
    let nameToken = token
    let target = try declaredName(isConstant: isConstant)
    if match(.colon) { _ = try type() }
    let value: NodeID
    if match(.assign) {
      value = try expression()
    } else {
      value = place(.name(Name(id: nameToken.payload)), nameToken.span)
    }
    return try add(.binding(target: target, value: value), from: start, value)
  }

  // "case" pattern "=" expression
  private mutating func matching() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let pattern = try pattern()
    try expect(.assign, .initialValue)
    let value = try expression()
    return try add(.matching(pattern: pattern, value: value), from: start, pattern, value)
  }

  /// `while let (id, depth) = queue.popLast()`: the parts of what is not nil.
  private mutating func matchingParts(from start: Int32) throws(Diagnostic) -> NodeID {
    let parts = try pattern()
    let pattern = try add(.force(parts), from: start, parts)
    try expect(.assign, .initialValue)
    let value = try expression()
    return try add(.matching(pattern: pattern, value: value), from: start, pattern, value)
  }

  /// `guard let self = self`: nothing goes away here while it is used.
  private mutating func strongSelf(from start: Int32) throws(Diagnostic) -> NodeID {
    advance()
    if match(.assign) { _ = try expression() }
    return leaf(.boolean(true), from: start)
  }

  // "if" conditions block ["else" (if | block)]
  mutating func branch() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let (conditions, isOfC) = try conditionsOfBody()
    let then = try body(afterParentheses: isOfC)
    var otherwise = Tree.none
    if match(.else) {
      otherwise = isKeyword(.if) ? try nestedBranch() : try body(afterParentheses: isOfC)
    }
    return try add(
      .branch(conditions, then: then, otherwise: otherwise), from: start, then, otherwise)
  }

  private mutating func nestedBranch() throws(Diagnostic) -> NodeID {
    try enter()
    let branch = try branch()
    leave()
    return branch
  }

  // "guard" conditions "else" block
  mutating func guarding() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let conditions = try conditions()
    guard match(.else) else { throw unexpected(.elseOfGuard) }
    let otherwise = try block()
    return try add(.guarding(conditions, otherwise: otherwise), from: start, otherwise)
  }

  // MARK: Loops

  // "for" ["var"] name [":" type] "in" expression ["where" expression] block
  mutating func forEach() throws(Diagnostic) -> NodeID {
    if startsForOfC { return try forOfC() }
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

  // MARK: Choices

  // "switch" expression "{" ("case" patterns | "default") ":" statement* … "}"
  mutating func choose() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let opens = kind == .leftParen
    let subject = try expressionInHead()
    let isOfC = opens && lastKind == .rightParen && self.isOfC
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: false)
    context.loops += 1
    var choices: [NodeID] = []
    while startsChoice { choices.append(try choice()) }
    for choice in choices.dropLast() {
      isOfC ? fallThroughOfC(choice) : joinBody(of: choice)
    }
    try close(.rightBrace, open)
    context = outer
    return try add(
      .choose(subject, tree.add(choices)), from: start, children: choices + [subject])
  }

  /// `case`, `default`, and `@unknown default`.
  private var startsChoice: Bool {
    mutating get { isKeyword(.case) || isKeyword(.default) || startsUnknownChoice }
  }

  private var startsUnknownChoice: Bool {
    mutating get {
      kind == .at && next.kind == .name && names.text(Name(id: next.payload), is: "unknown")
    }
  }

  private mutating func choice() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if startsUnknownChoice { try skipAttributes() }
    var patterns: [NodeID] = []
    if match(.case) {
      repeat {
        patterns.append(try pattern())
      } while match(.comma)
    } else {
      advance()
    }
    try expect(.colon, .colonOfCase)
    let body = try choiceBody()
    return try add(.choice(tree.add(patterns), body: body), from: start, body)
  }

  /// `case A: case B: …`, as C has it: a case without statements goes on with the next, and so does
  /// one that ends in `fallthrough`.
  private mutating func joinBody(of choice: NodeID) {
    guard case .choice(let patterns, let body) = tree[choice], case .block(let list) = tree[body]
    else { return }
    let leave = Node.leave(words.nextCase, continues: true)
    if let last = tree.children(list).last {
      if fallsThrough(last) { tree.nodes[Int(last)].node = leave }
    } else if patterns.count > 0 {
      tree.nodes[Int(body)].node = leave
    }
  }

  /// What does not leave a case of C goes on with the next.
  private mutating func fallThroughOfC(_ choice: NodeID) {
    guard case .choice(_, let body) = tree[choice], case .block(let list) = tree[body] else {
      return
    }
    let leave = place(.leave(words.nextCase, continues: true), tree.span(body))
    tree.nodes[Int(body)].node = .block(tree.add(Array(tree.children(list)) + [leave]))
  }

  private mutating func fallsThrough(_ statement: NodeID) -> Bool {
    guard case .expression(let word) = tree[statement], case .name(let name) = tree[word] else {
      return false
    }
    return names.text(name, is: "fallthrough")
  }

  private mutating func choiceBody() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var statements: [NodeID] = []
    while kind != .rightBrace, kind != .end, !startsChoice {
      if kind == .leftBrace {
        statements.append(try block())
      } else if let statement = recoveredStatement() {
        statements.append(statement)
      }
      endStatement(.rightBrace)
    }
    try putOff(&statements)
    return try add(.block(tree.add(statements)), from: start, children: statements)
  }

  // "return" [expression]
  mutating func returning() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    guard context.functions > 0 else { throw Diagnostic(.outsideFunction, token.span) }
    advance()
    // As in Swift and C, the value may stand on the next line.
    let value = startsValue ? try result() : Tree.none
    return try add(.returning(value), from: start, value)
  }

  /// Whether a value can begin with the current token; behind a line end, whether one does for sure.
  private var startsValue: Bool {
    mutating get {
      switch kind {
      case .semicolon, .rightBrace, .end: false
      case .name, .number, .angle, .text, .textBegin, .leftParen, .dot, .minus, .not: true
      case .keyword:
        !token.startsLine || [.self, .true, .false, .nil].contains { isKeyword($0) }
      default: !token.startsLine
      }
    }
  }

  /// What is returned; a list as the function is declared to return it: `return [.zero]`.
  private mutating func result() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let value = try expression(as: context.result)
    if tree.isVoid(value) { return Tree.none }
    guard context.result >= 0 else { return value }
    switch tree[value] {
    case .list, .conditional, .tuple: break
    default: return droppingFraction(of: value, context.result)
    }
    return try add(.cast(value, context.result, .assigned), from: start, value)
  }
}
