// The tokens before the parser: the current one, those behind it, and what is expected of them.
//
// What the rules ask often is asked in place, by mutating members: the others copy the parser in a debug build, and
// nested rules would fill the stack with copies.

extension Parser {
  /// The current token.
  var token: Token { mutating get { lexer.token } }
  var kind: TokenKind { mutating get { lexer.token.kind } }

  /// Whether a name and a colon touch the current token.
  var labelBehind: Bool { mutating get { lexer.labelBehind } }
  /// The first byte behind the current token and spaces.
  var visibleByteBehind: UInt8 { mutating get { lexer.visibleByteBehind } }

  /// Keeps a text that the source does not write as one; returns its place among the new texts.
  mutating func addText(_ text: String) -> Int32 {
    lexer.texts.append(text)
    return Int32(lexer.texts.count - 1)
  }

  /// The name of a text that the source does not write as one.
  mutating func intern(_ text: String) -> Name { lexer.names.intern(text) }

  /// The sign of an operator that is declared behind the current token, and whether it is to be declared; nil where
  /// none stands there.
  mutating func readDeclaredOperator(_ isNew: (String) -> Bool) -> (sign: Name, isNew: Bool)? {
    queue.removeAll()
    lexer.position = Int(token.span.end - lexer.source.base)
    return lexer.readDeclaredOperator(isNew)
  }

  /// Reads what stands at another place of the source, and comes back; what the lexer reports of it, it did before.
  mutating func visit(_ place: Int32, _ read: (inout Parser) -> Void) {
    let here = (lexer.position, lexer.depth, lexer.interpolations, lexer.openTexts)
    let known = (token, queue, lastKind, lastEnd, lexer.diagnostics)
    lexer.position = Int(place - lexer.source.base)
    queue = []
    self.read()
    read(&self)
    (lexer.position, lexer.depth, lexer.interpolations, lexer.openTexts) = here
    (lexer.token, queue, lastKind, lastEnd, lexer.diagnostics) = known
  }

  mutating func advance() {
    guard kind != .end else { return }
    lastKind = kind
    lastEnd = token.span.end
    if queue.isEmpty { read() } else { takeFromQueue() }
  }

  /// The token after the current one.
  var next: Token { mutating get { ahead(1) } }

  /// The token `distance` places behind the current one, or the last.
  mutating func ahead(_ distance: Int) -> Token {
    let current = token
    lexer.token = queue.first ?? current
    while queue.count < distance, kind != .end { readIntoQueue() }
    defer { lexer.token = current }
    return queue.isEmpty ? current : queue[max(queue.count - distance, 0)]
  }

  private mutating func readIntoQueue() {
    lexer.advance()
    if lexer.mayExpand, kind == .name, let tokens = expansion() {
      return queue.insert(contentsOf: tokens.reversed(), at: 0)
    }
    if queue.isEmpty { queue.append(token) } else { queue.insert(token, at: 0) }
    if kind == .invalid { readRest() }
  }

  @inline(never)
  private mutating func takeFromQueue() {
    lexer.token = queue.popLast() ?? lexer.token
  }

  @inline(__always)
  mutating func read() {
    lexer.advance()
    if kind == .invalid { readAhead() }
    if lexer.mayExpand, kind == .name { readExpansion() }
  }

  /// Goes on with what a macro stands for; behind one that stands for nothing, with the next token.
  @inline(never)
  private mutating func readExpansion() {
    while kind == .name, let tokens = expansion() {
      queue.insert(contentsOf: tokens.reversed(), at: 0)
      if !queue.isEmpty { return takeFromQueue() }
      lexer.advance()
    }
  }

  /// After an invalid token all others are read, so that it is known what the lexer reports.
  @inline(never)
  private mutating func readAhead() {
    let current = token
    readRest()
    lexer.token = current
  }

  private mutating func readRest() {
    var rest: [Token] = []
    repeat {
      lexer.advance()
      rest.append(token)
    } while kind != .end
    queue = rest.reversed() + queue
  }

  mutating func match(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  mutating func isKeyword(_ keyword: Keyword) -> Bool {
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
    guard kind == .name || isKeywordAsName(token) else {
      if kind == .keyword {
        throw Diagnostic(.keywordAsName(names.text(Name(id: token.payload))), token.span)
      }
      throw unexpected(what)
    }
    let name = Name(id: token.payload)
    advance()
    return name
  }

  /// Whether a keyword is a name like any other here, in C also `in` and `repeat`.
  mutating func isKeywordAsName(_ token: Token) -> Bool {
    guard token.kind == .keyword, let word = Keyword(rawValue: token.payload) else { return false }
    return isOfC ? word.isNameInC : word.isContextual
  }

  /// What stands here is not what the grammar wants.
  mutating func unexpected(_ what: Expectation) -> Diagnostic {
    if kind == .invalid, let known = lexer.diagnostics.last { return known }
    if let word = misreadWord() ?? placeholder { return word }
    noteEnd()
    return Diagnostic(.expected(what, found: describe(token)), reportedSpan)
  }

  /// Where the current token stands; the end of the text is shown behind what is written last, not on the free lines
  /// below.
  var reportedSpan: Span {
    mutating get { kind == .end ? Span(start: lastEnd, end: lastEnd) : token.span }
  }

  /// An error that stands where the source ends could be mended by more text.
  mutating func noteEnd() { if kind == .end { endsEarly = true } }
}
