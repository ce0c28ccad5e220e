extension Parser {
  // condition ("," condition)*, where a condition is an expression or `let name [= expression]`
  mutating func conditions() throws(Diagnostic) -> NodeList {
    let outer = enterHead()
    var conditions: [NodeID] = []
    var binds = false
    repeat {
      binds = isKeyword(.let) || isKeyword(.var) || binds && kind == .name && next.kind == .assign
      conditions.append(
        try binds && kind == .name ? binding(isConstant: true, from: token.span.start) : condition()
      )
    } while match(.comma) || matchWhere()
    context = outer
    return tree.add(conditions)
  }

  /// Conditions, and whether they stand in parentheses as a whole, as in C.
  mutating func conditionsOfBody() throws(Diagnostic) -> (NodeList, isOfC: Bool) {
    let opens = kind == .leftParen
    let first = token.span
    let conditions = try conditions()
    try refuseBody(conditions, at: first)
    return (conditions, opens && lastKind == .rightParen && conditions.count == 1)
  }

  /// `if { … }`: where no body follows, the braces were it, and the condition is missing.
  private mutating func refuseBody(_ conditions: NodeList, at first: Span) throws(Diagnostic) {
    guard kind != .leftBrace, conditions.count == 1,
      let only = tree.children(conditions).first, case .closure = tree[only]
    else { return }
    throw Diagnostic(.expected(.expression, found: "'{'"), first)
  }

  /// A head ends at `{`; the result is the context to come back to.
  mutating func enterHead() -> Context {
    let outer = context
    context.inHead = true
    return outer
  }

  mutating func expressionInHead() throws(Diagnostic) -> NodeID {
    let outer = enterHead()
    let value = try expression()
    context = outer
    return value
  }

  mutating func condition() throws(Diagnostic) -> NodeID {
    if isKeyword(.case) { return try matching() }
    guard isKeyword(.let) || isKeyword(.var) else {
      let truth = try testingPointer(try expression())
      if kind == .assign { throw Diagnostic(.unexpectedCharacter("=", instead: "=="), token.span) }
      return truth
    }
    let start = token.span.start
    if next.kind == .leftParen { return try matchingParts(from: start) }
    let isConstant = isKeyword(.let)
    advance()
    if isKeyword(.self) { return try strongSelf(from: start) }
    return try binding(isConstant: isConstant, from: start)
  }

  /// `if let a = x where a > 2`: in Swift 2 the word stood for a comma.
  private mutating func matchWhere() -> Bool {
    guard kind == .name, Name(id: token.payload) == words.whereName else { return false }
    advance()
    return true
  }

  // name [":" type] ["=" expression]
  /// What stands behind the `let` of a condition, or in Swift 2 behind the comma of one: `if let a = x, b = y`.
  private mutating func binding(isConstant: Bool, from start: Int32) throws(Diagnostic) -> NodeID {
    let nameToken = token
    let target = try declaredName(isConstant: isConstant)
    if match(.colon) { _ = try type() }
    let value: NodeID
    if match(.assign) {
      value = try expression()
    } else {
      // `if let superview`: the name means what it means behind `=`.
      value = try named(Name(id: nameToken.payload), from: nameToken.span.start)
    }
    return try add(.binding(target: target, value: value), from: start, value)
  }

  // "case" pattern "=" expression
  mutating func matching() throws(Diagnostic) -> NodeID {
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
}
