/// Turns tokens into a tree; each error is recorded and parsing goes on with the next statement.
///
///     program     = statement* end
///     statement   = declaration | control | assignment | expression
///     declaration = ("let" | "var") pattern [":" type] ["=" expression]
///                 | Type name "=" expression                          (C)
///                 | "func" name parameters ["->" type] block
///                 | "struct" name [":" types] "{" member* "}"
///     control     = if | guard | for | while | repeat | switch | "return" [expression]
///                 | "break" | "continue"
///     assignment  = postfix ("=" | "+=" | "-=" | "*=" | "/=") expression
///     expression  = or ["?" expression ":" expression]
///     or          = and ("||" and)*            and     = compare ("&&" compare)*
///     compare     = coalesce [("==" | … | "≈" | "is" type) coalesce]
///     coalesce    = range ("??" coalesce)      range   = sum [("..<" | "...") sum]
///     sum         = product (("+" | "-") product)*
///     product     = prefix (("*" | "/" | "%" | juxtaposition) prefix)*
///     prefix      = ("-" | "!" | "+" | "&") prefix | power
///     power       = cast ["^" prefix]          cast    = postfix ("as" ["!" | "?"] type)*
///     postfix     = primary (".name" | "?.name" | call | "[" expression "]" | "°" | "!" | closure)*
///     primary     = literal | name | ".name" | "(" … ")" | "[" … "]" | closure
///
/// Newlines separate statements, except inside `(` and `[`; an infix operator or comma at the end
/// of a line continues it, and so does a line that begins with `.member` or an operator and a space.
struct Parser {
  /// Deeper nesting is refused: a person does not write it, and stacks are finite.
  static let deepest = 256

  let tokens: [Token]
  let numbers: [Double]
  let angles: [AngleLiteral]
  let words: Words
  let names: Names
  var tree: Tree
  var textBase: Int32
  var diagnostics: [Diagnostic]
  var index = 0
  var depth = 0
  /// Newlines do not end statements: the innermost bracket is `(` or `[`.
  var ignoresNewlines = false
  /// `{` after an expression starts the body of a statement, not a closure.
  var inHead = false
  /// The innermost bracket is `[`, where `[1 -2]` is a mistake.
  var inList = false
  /// An error stands where the source ends: more text could mend it.
  var isIncomplete = false
  /// Loops around the place: `break` and `continue` are allowed.
  var loops = 0
  var functions = 0
  /// How many of `$0`, `$1`, … each open closure uses.
  var closureArguments: [Int32] = []

  init(_ lexer: Lexer, tree: Tree, words: Words) {
    tokens = lexer.tokens
    numbers = lexer.numbers
    angles = lexer.angles
    diagnostics = lexer.diagnostics
    names = lexer.names
    isIncomplete = lexer.endsInsideComment
    self.words = words
    self.tree = tree
    textBase = Int32(tree.texts.count)
    self.tree.texts.append(contentsOf: lexer.texts)
    self.tree.reserve(lexer.tokens.count / 2)
  }

  /// The statements of the whole source.
  mutating func program() -> [NodeID] {
    var statements: [NodeID] = []
    while kind != .end {
      if kind == .rightBrace {
        report(Diagnostic(.unopened(describe(token)), token.span))
        advance()
        continue
      }
      if let statement = recoveredStatement() { statements.append(statement) }
      endStatement(.end)
    }
    return statements
  }

  // MARK: Tokens

  var token: Token { tokens[index] }
  var kind: TokenKind { tokens[index].kind }
  var next: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// The end of the token before the current one.
  var lastEnd: Int32 { index > 0 ? tokens[index - 1].span.end : 0 }

  mutating func advance() { if kind != .end { index += 1 } }

  mutating func match(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  func isKeyword(_ keyword: Keyword) -> Bool {
    kind == .keyword && token.payload == keyword.rawValue
  }

  mutating func match(_ keyword: Keyword) -> Bool {
    guard isKeyword(keyword) else { return false }
    advance()
    return true
  }

  mutating func expect(_ kind: TokenKind, _ what: Expectation) throws(Diagnostic) {
    guard match(kind) else { throw unexpected(what) }
  }

  mutating func expectName(_ what: Expectation) throws(Diagnostic) -> Name {
    guard kind == .name else {
      if kind == .keyword {
        throw Diagnostic(.keywordAsName(names.text(Name(id: token.payload))), token.span)
      }
      throw unexpected(what)
    }
    let name = Name(id: token.payload)
    advance()
    return name
  }

  /// What stands here is not what the grammar wants.
  mutating func unexpected(_ what: Expectation) -> Diagnostic {
    if kind == .end { isIncomplete = true }
    return Diagnostic(.expected(what, found: describe(token)), token.span)
  }

  // MARK: Nodes

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

  func heightOf(_ id: NodeID) -> Int16 { id >= 0 ? tree.places[Int(id)].height : 0 }

  mutating func add(_ node: Node, from start: Int32, above height: Int16) throws(Diagnostic)
    -> NodeID
  {
    let span = Span(start: start, end: lastEnd)
    guard height < Parser.deepest else { throw Diagnostic(.nestedTooDeep(Parser.deepest), span) }
    return tree.add(node, span, height: height + 1)
  }

  mutating func place(_ node: Node, _ span: Span) -> NodeID { tree.add(node, span) }

  // MARK: Depth and recovery

  /// Runs a rule one level deeper.
  mutating func nested<T>(_ rule: (inout Parser) throws(Diagnostic) -> T) throws(Diagnostic) -> T {
    guard depth < Parser.deepest else {
      throw Diagnostic(.nestedTooDeep(Parser.deepest), token.span)
    }
    depth += 1
    defer { depth -= 1 }
    return try rule(&self)
  }

  /// Runs a rule inside brackets, with newlines ignored or not.
  mutating func bracketed<T>(
    ignoresNewlines: Bool, inList: Bool = false,
    _ rule: (inout Parser) throws(Diagnostic) -> T
  ) throws(Diagnostic) -> T {
    let saved = (self.ignoresNewlines, inHead, self.inList)
    (self.ignoresNewlines, inHead, self.inList) = (ignoresNewlines, false, inList)
    defer { (self.ignoresNewlines, inHead, self.inList) = saved }
    return try nested(rule)
  }

  /// A statement; after an error, nil and the place of the statement that follows.
  mutating func recoveredStatement() -> NodeID? {
    let state = (ignoresNewlines, inHead, inList, depth, loops, functions)
    let closures = closureArguments
    do throws(Diagnostic) {
      return try statement()
    } catch {
      report(error)
      (ignoresNewlines, inHead, inList, depth, loops, functions) = state
      closureArguments = closures
      synchronize()
      return nil
    }
  }

  mutating func report(_ diagnostic: Diagnostic) {
    let isNew = diagnostics.last.map { $0.span != diagnostic.span } ?? true
    if isNew, diagnostics.count < Diagnostic.most { diagnostics.append(diagnostic) }
  }

  /// Skips to the next line or `;` outside all brackets that open on the way.
  private mutating func synchronize() {
    var open = 0
    while kind != .end {
      if open == 0, kind == .semicolon || kind == .rightBrace { return }
      switch kind {
      case .leftParen, .leftBracket, .leftBrace: open += 1
      case .rightParen, .rightBracket, .rightBrace: open = max(open - 1, 0)
      default: break
      }
      advance()
      if open == 0, token.startsLine { return }
    }
  }

  /// After a statement: a newline, `;`, or the end of the block.
  mutating func endStatement(_ closer: TokenKind) {
    while match(.semicolon) {}
    guard kind != .end, kind != closer, !token.startsLine, index > 0 else { return }
    let before = tokens[index - 1].kind
    if before == .semicolon || before == .rightBrace { return }
    report(statementsOnOneLine())
    synchronize()
    while match(.semicolon) {}
  }

  private mutating func statementsOnOneLine() -> Diagnostic {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace:
      return Diagnostic(.unopened(describe(token)), token.span)
    case .invalid: return diagnostics.last ?? Diagnostic(.statementsOnOneLine, token.span)
    case .leftParen, .number, .angle, .dot: return Diagnostic(.missingOperator, token.span)
    case .name where next.kind == .leftParen && !next.spaced:
      return Diagnostic(.missingOperator, token.span)
    default: return Diagnostic(.statementsOnOneLine, token.span)
    }
  }
}
