// Steps of C, `i++` and `--i`: statements, and values that change what they read.

extension Parser {
  /// `++` or `--`, glued together; the byte behind the first sign denies most.
  private var startsStep: Bool {
    mutating get {
      switch kind {
      case .plus: mayTouch(UInt8(ascii: "+")) && next.kind == .plus && !next.spaced
      case .minus: mayTouch(UInt8(ascii: "-")) && next.kind == .minus && !next.spaced
      default: false
      }
    }
  }

  /// Whether a step stands behind the current token.
  var startsStepBehind: Bool {
    mutating get {
      [.plus, .minus].contains(next.kind) && ahead(2).kind == next.kind && !ahead(2).spaced
    }
  }

  /// Whether a byte stands behind the token; what a macro stands for has no bytes of its own.
  private mutating func mayTouch(_ byte: UInt8) -> Bool {
    lexer.byteBehind == byte || lexer.mayExpand
  }

  /// `++i` at the beginning of a statement.
  var startsStepBefore: Bool {
    mutating get {
      guard startsStep, !ahead(2).spaced else { return false }
      switch ahead(2).kind {
      case .name, .keyword: return true
      case .leftParen, .star: return isOfC
      default: return false
      }
    }
  }

  /// `++i` within an expression; two signs of minus are a step only where the text is known to be C.
  var startsStepWithin: Bool {
    mutating get { startsStepBefore && (kind == .plus || isOfC) }
  }

  /// `i++` behind a value: nothing follows that could be its operand.
  var startsStepAfter: Bool {
    mutating get {
      guard startsStep, !token.startsLine else { return false }
      let after = ahead(2)
      switch after.kind {
      case .semicolon, .rightParen, .rightBracket, .rightBrace, .interpolationEnd, .comma, .colon,
        .question, .end, .star, .slash, .percent, .equal, .notEqual, .less, .lessEqual, .greater,
        .greaterEqual, .and, .or:
        return true
      // `a+++2`: C takes as many signs together as it can.
      case .plus, .minus, .ampersand, .pipe, .caret:
        return isOfC || after.startsLine || after.spaced && !token.spaced
      default: return after.startsLine || after.spaced && !token.spaced
      }
    }
  }

  mutating func stepBefore() throws(Diagnostic) -> NodeID {
    let (start, sign) = (token.span.start, kind)
    advance()
    advance()
    let target = startsPointee ? try pointee() : try postfix()
    try refuseUnassignable(target)
    return try step(target, sign, isPrefix: true, from: start)
  }

  mutating func stepAfter(_ target: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let sign = kind
    try refuseUnassignable(target)
    advance()
    advance()
    return try step(target, sign, isPrefix: false, from: start)
  }

  private mutating func step(
    _ target: NodeID, _ sign: TokenKind, isPrefix: Bool, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    // What a place is of may be worked out once, for which there is a scope.
    if !isPath(target) { blocks += 1 }
    let one = place(.number(1), Span(start: start, end: lastEnd))
    let update = try add(
      .update(sign == .plus ? .add : .subtract, target, one), from: start, target)
    return try add(.step(update, isPrefix: isPrefix), from: start, update)
  }

  /// A step that stands alone only changes its variable.
  mutating func withoutValue(_ expression: NodeID) -> NodeID? {
    guard case .step(let update, _) = tree[expression] else { return nil }
    return update
  }
}
