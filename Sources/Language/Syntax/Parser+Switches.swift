extension Parser {
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
    while kind != .rightBrace, kind != .end { choices.append(try choice()) }
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
    mutating get { startsWord("unknown", behind: .at) }
  }

  /// An error in the head of a choice does not hide those in its body.
  private mutating func choice() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var patterns: [NodeID] = []
    recovering { parser throws(Diagnostic) in patterns = try parser.headOfChoice() }
    let body = try choiceBody()
    return try add(.choice(tree.add(patterns), body: body), from: start, body)
  }

  // ("case" pattern ("," pattern)* | "default") ":"
  private mutating func headOfChoice() throws(Diagnostic) -> [NodeID] {
    guard startsChoice else { throw unexpected(.choice) }
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
    return patterns
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
    while match(.semicolon) {}
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
}
