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

  /// The statements of a block, after its `{`, and its `}`; a closure may stand in brackets.
  mutating func blockBody(_ open: Span, within outer: Context? = nil) throws(Diagnostic) -> NodeID {
    var statements: [NodeID] = []
    while match(.semicolon) {}
    while kind != .rightBrace, kind != .end, !closesAround(open, outer) {
      if let statement = recoveredStatement() { statements.append(statement) }
      if !closesAround(open, outer) { endStatement(.rightBrace) }
    }
    // What is skipped then ends with the bracket, not with a brace.
    if kind != .rightBrace, let outer { context = outer }
    try close(.rightBrace, open)
    try putOff(&statements)
    return try add(.block(tree.add(statements)), from: open.start, children: statements)
  }

  /// Whether the bracket that a closure stands in is closed before the closure is: on a line of its own, or on the one
  /// line of both.
  private mutating func closesAround(_ open: Span, _ outer: Context?) -> Bool {
    guard kind == .rightParen || kind == .rightBracket, let outer, outer.brackets > 0 else {
      return false
    }
    let source = lexer.source
    let line = source.lineEnd(after: Int(open.start - source.base))
    return token.startsLine || Int(token.span.start - source.base) < line && !lineHasBrace()
  }

  private mutating func lineHasBrace() -> Bool {
    var place = 1
    while place < 40, ahead(place).kind != .end, !ahead(place).startsLine {
      if ahead(place).kind == .rightBrace { return true }
      place += 1
    }
    return false
  }

  // "defer" block
  var startsDefer: Bool {
    mutating get {
      kind == .name && next.kind == .leftBrace && names.text(Name(id: token.payload), is: "defer")
    }
  }

  mutating func deferring() throws(Diagnostic) -> NodeID {
    let start = token.span
    if context.functions == 0, context.depth == 0 {
      guard openClasses.isEmpty else { throw Diagnostic(.misplaced("defer"), start) }
      putsOff = true
    }
    advance()
    let body = try block()
    tree.putOff.append(body)
    return try add(.deferring(rest: Tree.none, body), from: start.start, body)
  }

  /// What stands behind a `defer` becomes its first part.
  mutating func putOff(_ statements: inout [NodeID]) throws(Diagnostic) {
    for index in statements.indices.reversed() {
      guard case .deferring(Tree.none, let body) = tree[statements[index]] else { continue }
      let rest = Array(statements[(index + 1)...])
      let start = tree.span(statements[index]).start
      let block = try add(.block(tree.add(rest)), from: start, children: rest)
      statements[index...] = [try add(.deferring(rest: block, body), from: start, block, body)]
    }
  }

  // "if" conditions block ["else" (if | block)]
  mutating func branch() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let (conditions, isOfC) = try conditionsOfBody()
    let makesSelf = takeOwnInitializer()
    var then = try body(afterParentheses: isOfC)
    var otherwise = Tree.none
    if match(.else) {
      otherwise = isKeyword(.if) ? try nestedBranch() : try body(afterParentheses: isOfC)
    }
    if makesSelf { try leaveWithoutSelf(conditions, &then, &otherwise) }
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

  // MARK: Choices

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

extension Tree {
  /// The statements of a program in the order in which they run: what `defer` puts off at the end, the last first.
  func runningOrder(_ statements: [NodeID]) -> [NodeID] {
    var (own, last): ([NodeID], [NodeID]) = ([], [])
    for statement in statements {
      if case .deferring(Tree.none, let body) = self[statement] {
        last.append(body)
      } else {
        own.append(statement)
      }
    }
    return own + last.reversed()
  }
}
