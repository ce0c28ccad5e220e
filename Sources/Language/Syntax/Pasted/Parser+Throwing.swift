// What may throw: `throws`, `try`, `throw`, `do … catch`.

extension Parser {
  /// Skips `throws`, `rethrows` and `async` behind parameters: what a function may do shows when it does it.
  mutating func skipEffects() throws(Diagnostic) {
    while kind == .name, effects.contains(names.text(Name(id: token.payload))) {
      advance()
      if kind == .leftParen, !token.spaced { try skipBrackets() }
    }
  }

  /// Whether `try` or `await` stands before an expression, and is no name of the program's own.
  @inline(__always)
  var startsTry: Bool {
    mutating get {
      let name = token.payload
      return (name == words.tryName.id || name == words.awaitName.id) && startsOperandBehind
    }
  }

  private var startsOperandBehind: Bool {
    mutating get {
      switch next.kind {
      case .question: !next.spaced
      case .not: !next.spaced || !ahead(2).spaced
      // `try -f(3)`; `x = try - 1` is of a variable.
      case .minus, .tilde: next.spaced && !next.startsLine && !ahead(2).spaced
      case .name, .keyword, .number, .text, .textBegin, .closureArgument: !next.startsLine
      case .leftParen, .leftBracket, .dot: next.spaced && !next.startsLine
      default: false
      }
    }
  }

  // try = "try" ["?" | "!"] expression
  /// All that stands right of `try` may throw; `try?` gives nil then.
  mutating func tried() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if token.payload == words.awaitName.id {
      throw Diagnostic(.notSupported(.concurrency), token.span)
    }
    advance()
    let isOptional = kind == .question && !token.spaced
    if isOptional || (kind == .not && !token.spaced) { advance() }
    try enter()
    let value = try expression()
    leave()
    return isOptional ? try add(.attempt(value), from: start, value) : value
  }

  /// Whether `throw error` stands here.
  var startsThrow: Bool {
    mutating get { token.payload == words.throwName.id && kind == .name && startsOperandBehind }
  }

  // "throw" expression
  mutating func throwing() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let value = try expression()
    return try add(.throwing(value), from: start, value)
  }

  /// `catch` behind the block of a `do`; the block alone where none stands there.
  mutating func catches(of body: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    var choices: [NodeID] = []
    while kind == .name, names.text(Name(id: token.payload), is: "catch") {
      choices.append(try catchClause())
    }
    if choices.isEmpty { return body }
    return try add(.catching(body, tree.add(choices)), from: start, children: choices + [body])
  }

  // "catch" [pattern ("," pattern)*] block
  /// Without a pattern, what was thrown is called `error`.
  private mutating func catchClause() throws(Diagnostic) -> NodeID {
    let start = token.span
    advance()
    var patterns: [NodeID] = []
    let outer = enterHead()
    if kind == .leftBrace {
      let target = place(.name(intern("error")), start)
      tree.nodes[Int(target)].place.isConstant = true
      patterns.append(place(.binding(target: target, value: Tree.none), start))
    } else {
      repeat { patterns.append(try pattern()) } while match(.comma)
    }
    context = outer
    let body = try block()
    return try add(.choice(tree.add(patterns), body: body), from: start.start, body)
  }
}

private let effects = ["throws", "rethrows", "async", "reasync"]
