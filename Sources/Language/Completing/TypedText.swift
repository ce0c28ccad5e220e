/// The text before the cursor as the lexer reads it, and what that says about the place.
struct TypedText {
  let bytes: [UInt8]
  /// What stands before the word.
  private(set) var tokens: [Token] = []
  /// The name that is being typed, or nothing.
  private(set) var word = ""
  /// The cursor stands inside a text, a comment or a number, where no name can be.
  private(set) var isOpaque = false
  private(set) var names: Names

  init(_ text: some Sequence<UInt8>, names: Names) {
    bytes = Array(text)
    self.names = names
    var sources = SourceMap()
    var lexer = Lexer(sources.add(name: "", bytes: bytes), names: names)
    lexer.advance()
    while lexer.token.kind != .end {
      tokens.append(lexer.token)
      lexer.advance()
    }
    self.names = lexer.names
    isOpaque = lexer.endsInsideComment || lexer.endsInsideText || endsInLineComment || endsInLiteral
    takeWord()
  }

  private var touchesCursor: Bool { tokens.last.map { Int($0.span.end) == bytes.count } ?? false }

  /// Behind the last token there is only white space, or a comment.
  private var endsInLineComment: Bool {
    let rest = bytes[Int(tokens.last?.span.end ?? 0)...]
    let line = rest[((rest.lastIndex(of: 0x0A) ?? rest.startIndex - 1) + 1)...]
    return line.contains(UInt8(ascii: "/"))
  }

  private var endsInLiteral: Bool {
    guard touchesCursor, let last = tokens.last else { return false }
    switch last.kind {
    case .number, .angle, .closureArgument, .text, .textEnd, .question, .invalid: return true
    case .dot: return tokens.count > 1 && isWholeNumber(tokens[tokens.count - 2])
    case _: return false
    }
  }

  /// `1.` is mostly the beginning of `1.5`.
  private func isWholeNumber(_ token: Token) -> Bool {
    token.kind == .number && !text(token.span).contains(".")
  }

  private mutating func takeWord() {
    guard touchesCursor, let last = tokens.last, last.kind == .name || last.kind == .keyword else {
      return
    }
    word = text(last.span)
    tokens.removeLast()
  }

  // MARK: Reading

  func text(_ span: Span) -> String {
    String(decoding: bytes[Int(span.start)..<min(Int(span.end), bytes.count)], as: UTF8.self)
  }

  /// The text of the tokens from one to before another.
  func text(from start: Int, to end: Int) -> String {
    guard start < end else { return "" }
    return text(Span(start: tokens[start].span.start, end: tokens[end - 1].span.end))
  }

  func name(_ index: Int) -> Name? {
    guard tokens.indices.contains(index), tokens[index].kind == .name else { return nil }
    return Name(id: tokens[index].payload)
  }

  func kind(_ index: Int) -> TokenKind? {
    tokens.indices.contains(index) ? tokens[index].kind : nil
  }

  func isKeyword(_ index: Int, _ keywords: Keyword...) -> Bool {
    kind(index) == .keyword && keywords.contains { $0.rawValue == tokens[index].payload }
  }

  // MARK: Operands

  /// Whether the token ends an operand, so that a dot behind it is one of a member.
  func endsOperand(_ index: Int) -> Bool {
    switch kind(index) {
    case .name, .number, .angle, .text, .textEnd, .rightParen, .rightBracket, .rightBrace, .degree,
      .closureArgument:
      true
    case .not, .question: !tokens[index].spaced && endsOperand(index - 1)
    case .keyword: isKeyword(index, .true, .false, .nil, .self)
    case _: false
    }
  }

  /// Whether the dot at `index` belongs to the operand before it, as `card . frame` is read; else it begins `.zero`.
  func hasReceiver(_ index: Int) -> Bool { endsOperand(index - 1) }

  /// Where the operand that ends before `end` begins: names, calls and members, as far as they touch.
  func operandStart(before end: Int) -> Int? {
    var index = end
    while index > 0 {
      index -= 1
      switch tokens[index].kind {
      case .degree, .not, .question: continue
      case .rightParen, .rightBracket, .rightBrace:
        guard let open = opener(of: index) else { return nil }
        index = open
        if isSuffix(open) { continue }
      case .textEnd: index = textBegin(before: index)
      case .name, .keyword, .number, .angle, .text, .closureArgument: break
      case _: return nil
      }
      guard kind(index - 1) == .dot else { return index }
      index -= 1
      guard hasReceiver(index) else { return index }
    }
    return nil
  }

  /// Whether a bracket holds the arguments or the index of what stands before it.
  private func isSuffix(_ open: Int) -> Bool {
    guard endsOperand(open - 1) else { return false }
    return tokens[open].kind == .leftBrace ? !tokens[open].startsLine : !tokens[open].spaced
  }

  private func opener(of closer: Int) -> Int? {
    var depth = 0
    for index in stride(from: closer, through: 0, by: -1) {
      depth += tokens[index].kind.isCloser ? 1 : tokens[index].kind.isOpener ? -1 : 0
      if depth == 0 { return index }
    }
    return nil
  }

  private func textBegin(before end: Int) -> Int {
    tokens[..<end].lastIndex { $0.kind == .textBegin } ?? end
  }
}

extension TokenKind {
  var isOpener: Bool {
    self == .leftParen || self == .leftBracket || self == .leftBrace || self == .interpolationBegin
  }

  var isCloser: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace
      || self == .interpolationEnd
  }
}
