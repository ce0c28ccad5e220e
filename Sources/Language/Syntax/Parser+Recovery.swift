// An error ends a statement; what follows it is read as if nothing had happened.

extension Parser {
  /// A statement; after an error, nil and the place of the statement that follows.
  mutating func recoveredStatement() -> NodeID? {
    var node: NodeID?
    recovering { parser throws(Diagnostic) in node = try parser.statement() }
    return node
  }

  /// Runs a rule; after an error, skips to the place where the next statement or member begins.
  mutating func recovering(_ rule: (inout Parser) throws(Diagnostic) -> Void) {
    let state = (context, pending.count, closureArguments)
    do throws(Diagnostic) {
      try rule(&self)
    } catch {
      report(error)
      context = state.0
      pending.shrink(to: state.1)
      closureArguments = state.2
      synchronize()
    }
  }

  /// The error reported last.
  var lastDiagnostic: Diagnostic? { found.last ?? lexer.diagnostics.last }

  mutating func report(_ diagnostic: Diagnostic) {
    let isNew = lastDiagnostic.map { $0.span != diagnostic.span } ?? true
    if isNew, found.count < Diagnostic.most { found.append(diagnostic) }
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
    guard kind != .end, kind != closer, !token.startsLine else { return }
    switch lastKind {
    case .semicolon, .rightBrace, .end: return
    default: report(statementsOnOneLine())
    }
    synchronize()
    while match(.semicolon) {}
  }

  private mutating func statementsOnOneLine() -> Diagnostic {
    switch kind {
    case .rightParen, .rightBracket, .rightBrace:
      return Diagnostic(.unopened(describe(token)), token.span)
    case .comma where lastKind == .number && next.kind == .number:
      return Diagnostic(.looseComma, token.span)
    case .invalid: return lastDiagnostic ?? Diagnostic(.statementsOnOneLine, token.span)
    case .leftParen, .number, .angle, .dot: return Diagnostic(.missingOperator, token.span)
    case .name where next.kind == .leftParen && !next.spaced:
      return Diagnostic(.missingOperator, token.span)
    default: return Diagnostic(.statementsOnOneLine, token.span)
    }
  }
}
