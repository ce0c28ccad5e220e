extension Parser {
  // MARK: Bodies

  /// A body in braces, or after a head in parentheses one statement without them.
  mutating func body(afterParentheses isOfC: Bool) throws(Diagnostic) -> NodeID {
    guard isOfC, kind != .leftBrace else { return try block() }
    let start = token.span.start
    // `while (step()) ;`
    if kind == .semicolon, self.isOfC {
      skipSemicolon(before: .else)
      return place(.block(.empty), Span(start: start, end: start))
    }
    guard kind != .semicolon, kind != .end, kind != .rightBrace else {
      throw unexpected(.openingBrace)
    }
    let outer = context
    try enter()
    context.inHead = false
    blocks += 1
    let statement = try statement()
    context = outer
    skipSemicolon(before: .else)
    return try add(.block(tree.add([statement])), from: start, statement)
  }

  private mutating func skipSemicolon(before keyword: Keyword) {
    if kind == .semicolon, isKeyword(keyword, at: 1) { advance() }
  }

  // MARK: Loops

  /// `for (int i = 0; …)`, `for (UIView *v in …)`: Swift has at most names and commas there.
  var startsForOfC: Bool {
    mutating get {
      guard next.kind == .leftParen else { return false }
      let (first, second) = (ahead(2).kind, ahead(3).kind)
      if first == .semicolon { return true }
      guard first == .name else { return false }
      return second != .comma && second != .rightParen && second != .colon
    }
  }

  /// `for var i = 0; i < 3; i++ {`, with parentheses or without: the loop of Swift 2.
  var startsForOfSwift: Bool {
    mutating get {
      var place = next.kind == .leftParen ? 2 : 1
      let word = ahead(place)
      if word.kind == .keyword, word.payload == Keyword.var.rawValue { place += 1 }
      guard ahead(place).kind == .name else { return false }
      let sign = ahead(place + 1).kind
      guard sign == .assign || sign == .colon && ahead(place + 3).kind == .assign else {
        return false
      }
      while place < 60, ![.semicolon, .leftBrace, .end].contains(ahead(place).kind) { place += 1 }
      return ahead(place).kind == .semicolon
    }
  }

  // "for" "(" [statement] ";" [expression] ";" [statement] ")" body | "for" "(" type name "in" … ")"
  mutating func forOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let open = token.span
    advance()
    isObjectiveC = true
    if let type = typeAhead(at: 0), isKeyword(.in, at: type.end + 1) {
      return try eachOfC(open, from: start)
    }
    if startsBlockVariable() { return try eachOfC(open, from: start) }
    if kind == .name, isKeyword(.in, at: 1) { return try eachOfDeclared(open, from: start) }
    return try steppingLoop(open, from: start)
  }

  mutating func forOfSwift() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let open = token.span
    return try steppingLoop(match(.leftParen) ? open : nil, from: start)
  }

  /// What stands behind `for` or the parenthesis behind it.
  private mutating func steppingLoop(_ open: Span?, from start: Int32) throws(Diagnostic) -> NodeID
  {
    let outer = try enterBrackets(ignoresNewlines: false)
    context.inHead = open == nil
    let first = kind == .semicolon ? Tree.none : try statementsOfHead()
    try expect(.semicolon, .semicolonOfLoop)
    let condition = kind == .semicolon ? place(.boolean(true), token.span) : try expression()
    try expect(.semicolon, .semicolonOfLoop)
    let endsHead = kind == .rightParen || kind == .leftBrace
    let step = endsHead ? Tree.none : try statementsOfHead()
    if let open { try close(.rightParen, open) }
    context = outer
    let body = try bodyOfLoop(afterParentheses: open != nil)
    let loop = try add(
      .whileLoop(tree.add([condition]), step: step, body: body), from: start, condition, step, body)
    let statements = first >= 0 ? [first, loop] : [loop]
    return try add(.block(tree.add(statements)), from: start, children: statements)
  }

  /// `i++, j--`: one after the other.
  private mutating func statementsOfHead() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    return try statements(behind: try statement(), from: start)
  }

  /// A statement, and those that commas join to it.
  mutating func statements(behind first: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard kind == .comma else { return first }
    var statements = [first]
    while match(.comma) { statements.append(try singleStatement()) }
    return try add(.block(tree.add(statements)), from: start, children: statements)
  }

  private mutating func isKeyword(_ keyword: Keyword, at place: Int) -> Bool {
    peek(place).kind == .keyword && peek(place).payload == keyword.rawValue
  }

  private mutating func eachOfC(_ open: Span, from start: Int32) throws(Diagnostic) -> NodeID {
    try eachOfC(open, from: start) { parser throws(Diagnostic) in
      try parser.startsBlockVariable() ? parser.declaredBlock() : parser.declaredElement()
    }
  }

  mutating func eachOfC(
    _ open: Span, from start: Int32, _ element: (inout Parser) throws(Diagnostic) -> NodeID
  ) throws(Diagnostic) -> NodeID {
    let outer = try enterBrackets(ignoresNewlines: true)
    let target = try element(&self)
    advance()
    let sequence = try expression()
    try close(.rightParen, open)
    context = outer
    let body = try bodyOfLoop()
    let loop = try add(
      .forEach(target: target, sequence: sequence, body: body), from: start, sequence, body)
    tree.nodes[Int(loop)].place.isMessage = true
    return loop
  }

  /// What it names may be changed, where that is a list.
  private mutating func declaredElement() throws(Diagnostic) -> NodeID {
    _ = try typeOfC()
    return try declaredName(isConstant: false)
  }

  /// `void (^block)(void)`.
  private mutating func declaredBlock() throws(Diagnostic) -> NodeID {
    let (name, span) = try nameOfBlock()
    return place(.name(name), span)
  }

  private mutating func bodyOfLoop(afterParentheses: Bool = true) throws(Diagnostic) -> NodeID {
    context.loops += 1
    let body = try body(afterParentheses: afterParentheses)
    context.loops -= 1
    return body
  }

  /// `do i--; while (i > 2);`: in C the body needs no braces.
  var startsDoOfC: Bool {
    mutating get { isOfC && kind == .name && names.text(Name(id: token.payload), is: "do") }
  }

  // "do" (block | statement ";") ("while" expression | catch*)
  mutating func doLoop() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let body = try bodyOfLoop(afterParentheses: isOfC)
    skipSemicolon(before: .while)
    guard match(.while) else { return try catches(of: body, from: start) }
    let condition = try expression()
    return try add(.repeatLoop(body: body, condition), from: start, body, condition)
  }
}
