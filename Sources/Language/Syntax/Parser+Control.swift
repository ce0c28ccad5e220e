extension Parser {
  /// block = "{" statement* "}"
  mutating func block() throws(Diagnostic) -> NodeID {
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    return try bracketed(ignoresNewlines: false) { parser throws(Diagnostic) in
      try parser.blockBody(open)
    }
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
    return try add(.block(tree.add(statements)), from: open.start, children: statements)
  }

  // MARK: Conditions

  /// condition ("," condition)*, where a condition is an expression or `let name [= expression]`
  private mutating func conditions() throws(Diagnostic) -> NodeList {
    let saved = inHead
    inHead = true
    defer { inHead = saved }
    var conditions: [NodeID] = []
    repeat {
      conditions.append(try condition())
    } while match(.comma)
    return tree.add(conditions)
  }

  private mutating func condition() throws(Diagnostic) -> NodeID {
    guard isKeyword(.let) || isKeyword(.var) else { return try expression() }
    let start = token.span.start
    let isConstant = isKeyword(.let)
    advance()
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

  /// "if" conditions block ["else" (if | block)]
  mutating func branch() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let conditions = try conditions()
    let then = try block()
    var otherwise = Tree.none
    if match(.else) {
      otherwise =
        isKeyword(.if)
        ? try nested { parser throws(Diagnostic) in try parser.branch() } : try block()
    }
    return try add(
      .branch(conditions, then: then, otherwise: otherwise), from: start, then, otherwise)
  }

  /// "guard" conditions "else" block
  mutating func guarding() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let conditions = try conditions()
    guard match(.else) else { throw unexpected(.elseOfGuard) }
    let otherwise = try block()
    return try add(.guarding(conditions, otherwise: otherwise), from: start, otherwise)
  }

  // MARK: Loops

  /// "for" name "in" expression block
  mutating func forEach() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let target = try loopTarget()
    guard match(.in) else { throw unexpected(.inOfLoop) }
    let sequence = try head { parser throws(Diagnostic) in try parser.expression() }
    let body = try loopBody()
    return try add(
      .forEach(target: target, sequence: sequence, body: body), from: start, sequence, body)
  }

  private mutating func loopTarget() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    guard kind == .leftParen else { return try declaredName(isConstant: true) }
    advance()
    var targets: [NodeID] = []
    repeat {
      targets.append(try declaredName(isConstant: true))
    } while match(.comma)
    try expect(.rightParen, .closing(")"))
    return try add(.destructure(tree.add(targets), value: Tree.none), from: start)
  }

  private mutating func head<T>(_ rule: (inout Parser) throws(Diagnostic) -> T) throws(Diagnostic)
    -> T
  {
    let saved = inHead
    inHead = true
    defer { inHead = saved }
    return try rule(&self)
  }

  private mutating func loopBody() throws(Diagnostic) -> NodeID {
    loops += 1
    defer { loops -= 1 }
    return try block()
  }

  /// "while" conditions block
  mutating func whileLoop() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let conditions = try conditions()
    let body = try loopBody()
    return try add(.whileLoop(conditions, body: body), from: start, body)
  }

  /// "repeat" block "while" expression
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
    guard loops > 0 else { throw Diagnostic(.outsideLoop(word), token.span) }
    advance()
    return try add(node, from: start)
  }

  // MARK: Choices

  /// "switch" expression "{" ("case" patterns | "default") ":" statement* … "}"
  mutating func choose() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let subject = try head { parser throws(Diagnostic) in try parser.expression() }
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    loops += 1
    defer { loops -= 1 }
    let choices = try bracketed(ignoresNewlines: false) { parser throws(Diagnostic) in
      var choices: [NodeID] = []
      while parser.isKeyword(.case) || parser.isKeyword(.default) {
        choices.append(try parser.choice())
      }
      try parser.close(.rightBrace, open)
      return choices
    }
    return try add(
      .choose(subject, tree.add(choices)), from: start, children: choices + [subject])
  }

  private mutating func choice() throws(Diagnostic) -> NodeID {
    let start = token.span.start
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

  private mutating func choiceBody() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var statements: [NodeID] = []
    while kind != .rightBrace, kind != .end, !isKeyword(.case), !isKeyword(.default) {
      if let statement = recoveredStatement() { statements.append(statement) }
      endStatement(.rightBrace)
    }
    return try add(.block(tree.add(statements)), from: start, children: statements)
  }

  /// pattern = "is" type | "let" name | expression
  private mutating func pattern() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if match(.is) { return try add(.typeTest(Tree.none, try type()), from: start) }
    guard match(.let) || match(.var) else { return try expression() }
    let target = try declaredName(isConstant: true)
    return try add(.binding(target: target, value: Tree.none), from: start)
  }

  /// "return" [expression]
  mutating func returning() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    guard functions > 0 else { throw Diagnostic(.outsideFunction, token.span) }
    advance()
    let isBare = token.startsLine || kind == .semicolon || kind == .rightBrace || kind == .end
    let value = isBare ? Tree.none : try expression()
    return try add(.returning(value), from: start, value)
  }
}
