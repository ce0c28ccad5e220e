/// The infix operators by how tightly they bind; higher binds tighter.
///
/// C binds the operators of bits more loosely than Swift does: `a + b << 1` shifts the sum, and `a & 1 == 0` compares
/// first.
enum Precedence {
  static let or = 1
  static let and = 2
  static let eitherOfC = 3
  static let bothOfC = 4
  static let compare = 5
  static let coalesce = 6
  static let range = 7
  static let shiftOfC = 8
  static let sum = 9
  static let product = 10
  static let shift = 11
}

extension Parser {
  // expression = or ["?" expression ":" expression]
  mutating func expression() throws(Diagnostic) -> NodeID {
    if standsAlone { return try primary() }
    let start = token.span.start
    let condition = try infix(Precedence.or)
    guard kind == .question, token.spaced || isTernaryOfC, continuesLine, !isHole else {
      return condition
    }
    if next.kind == .colon, !next.spaced || isOfC && !next.startsLine {
      return try otherwise(condition, from: start)
    }
    advance()
    let outer = context
    try enter()
    context.inHead = false
    let then = try expression()
    try expect(.colon, .colonOfConditional)
    context.inHead = outer.inHead
    let otherwise = try expression()
    context = outer
    return try add(
      .conditional(condition, then, otherwise), from: start, condition, then, otherwise)
  }

  /// Whether a number or a name before a comma or `)` is a whole expression, as most arguments are.
  ///
  /// No rule for operators has to ask then. What a macro stands for has no place of its own in the text.
  var standsAlone: Bool {
    mutating get {
      guard kind == .number || kind == .name, !lexer.mayExpand else { return false }
      let byte = lexer.byteBehind
      return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")")
    }
  }

  /// C needs no space, as nothing there is optional: `isEqual?@"yes":@"no"`, `(a < b)? a : b`.
  private var isTernaryOfC: Bool {
    mutating get { next.kind == .at || isOfC && !startsAssignment(next) }
  }

  /// C's `a ?: b`: a itself where it is true; what is worked out is worked out once.
  private mutating func otherwise(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    advance()
    advance()
    isObjectiveC = true
    try enter()
    let other = try expression()
    leave()
    return try add(
      isPath(value) ? .conditional(value, value, other) : .logical(.elvis, value, other),
      from: start, value, other)
  }

  /// A line that begins with `?` and an operator is a statement about a hole: `? * A ≈ B`; a sign that touches its
  /// operand is none, `? -2.0`.
  private var isHole: Bool {
    mutating get {
      guard token.startsLine, ahead(2).spaced else { return false }
      switch next.kind {
      case .star, .slash, .percent, .caret, .plus, .equal, .notEqual, .approximately: return true
      default: return false
      }
    }
  }

  /// All infix rules of the grammar, by precedence.
  mutating func infix(_ lowest: Int) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var left = try prefix()
    while true {
      let precedence = precedence(after: left)
      guard precedence >= lowest else { return left }
      let sign = token
      if sign.kind != .name { advance() }
      if precedence == Precedence.sum { try refuseDoubled(sign) }
      if precedence != Precedence.compare, sign.kind == .greater {
        advance()
        left = try shiftedRight(left, precedence, from: start)
        continue
      }
      if sign.kind == .keyword {
        if kind == .number || kind == .angle || kind == .text || kind == .textBegin {
          throw unexpected(.testedType)
        }
        left = try add(.typeTest(left, try askedType()), from: start, left)
        continue
      }
      // `S(25%, 20%)`.
      if sign.kind == .percent, kind == .comma || kind == .rightParen {
        throw Diagnostic(.unknownUnit("%"), sign.span)
      }
      if sign.kind == .closedRange, endsOpenRange {
        let highest = leaf(.number(.infinity), from: sign.span.start)
        left = try add(Parser.combined(sign.kind, left, highest), from: start, left, highest)
        continue
      }
      if sign.kind == .ownOperator {
        left = try ownOperation(sign, [left, try operand(behind: sign)], from: start)
        continue
      }
      try enter()
      let right = try infix(precedence == Precedence.coalesce ? precedence : precedence + 1)
      leave()
      left = try add(Parser.combined(sign.kind, left, right), from: start, left, right)
      if sign.wraps { left = try wrapped(left, from: start) }
      if isOfC { left = try inSinglePrecision(left, from: start) }
      if precedence == Precedence.compare {
        tree.nodes[Int(left)].place.isIdentity = sign.span.end - sign.span.start == 3
        try refuseChain(sign.span)
      }
    }
  }

  /// `1 ++ 2`: neither Swift nor C has two signs between operands.
  private mutating func refuseDoubled(_ sign: Token) throws(Diagnostic) {
    guard kind == sign.kind, kind == .plus || kind == .minus, !token.spaced else { return }
    throw Diagnostic(
      .unexpectedCharacter(spelling(kind) + spelling(kind), instead: nil),
      Span(start: sign.span.start, end: token.span.end))
  }

  /// `a >> b`, behind the sign.
  private mutating func shiftedRight(_ left: NodeID, _ precedence: Int, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    try enter()
    let right = try infix(precedence + 1)
    leave()
    return try add(.binary(.shiftRight, left, right), from: start, left, right)
  }

  /// Whether nothing stands behind `...`, as in `list[1...]`, `case 360...:`, `for i in 0... {`, `for case 2... in xs`
  /// and `if case 2... = x`.
  private var endsOpenRange: Bool {
    mutating get {
      switch kind {
      case .rightBracket, .rightParen, .colon, .comma, .semicolon, .end: true
      case .leftBrace: context.inHead
      case .assign: context.inPattern
      case .keyword where context.inPattern: isKeyword(.in)
      case .name where context.inHead && Name(id: token.payload) == words.whereName: true
      default: token.startsLine && !context.ignoresNewlines
      }
    }
  }

  /// `..<0`: a range without beginning, and `list[...]` without end, too.
  mutating func rangeToEnd() throws(Diagnostic) -> NodeID {
    let sign = token
    if endsLine || [.rightBrace, .rightParen, .semicolon].contains(next.kind),
      let left = placeholder
    {
      throw left
    }
    advance()
    let lowest = leaf(.number(-.infinity), from: sign.span.start)
    if sign.kind == .closedRange, kind == .rightBracket, !context.inList {
      let highest = leaf(.number(.infinity), from: sign.span.start)
      return try add(.range(lowest, highest, isClosed: true), from: sign.span.start)
    }
    try enter()
    let end = try infix(Precedence.sum)
    leave()
    return try add(
      Parser.combined(sign.kind, lowest, end), from: sign.span.start, lowest, end)
  }

  /// What an infix operator makes of its operands; a product may do without one.
  static func combined(_ sign: TokenKind, _ left: NodeID, _ right: NodeID) -> Node {
    switch sign {
    case .plus: .binary(.add, left, right)
    case .minus: .binary(.subtract, left, right)
    case .pipe: .binary(.either, left, right)
    case .ampersand: .binary(.both, left, right)
    case .shiftLeft: .binary(.shiftLeft, left, right)
    case .slash: .binary(.divide, left, right)
    case .percent: .binary(.remainder, left, right)
    case .equal: .binary(.equal, left, right)
    case .notEqual: .binary(.notEqual, left, right)
    case .less: .binary(.less, left, right)
    case .lessEqual: .binary(.lessEqual, left, right)
    case .greater: .binary(.greater, left, right)
    case .greaterEqual: .binary(.greaterEqual, left, right)
    case .approximately: .binary(.approximately, left, right)
    case .and: .logical(.and, left, right)
    case .or: .logical(.or, left, right)
    case .coalesce: .logical(.coalesce, left, right)
    case .halfOpenRange: .range(left, right, isClosed: false)
    case .closedRange: .range(left, right, isClosed: true)
    default: .binary(.multiply, left, right)
    }
  }

  private mutating func refuseChain(_ first: Span) throws(Diagnostic) {
    guard precedence(after: Tree.none) == Precedence.compare else { return }
    throw Diagnostic(.chainedComparison, token.span).labelled(first, .comparedBefore)
  }

  /// Whether the current token goes on with the statement of the line above.
  var continuesLine: Bool {
    mutating get { !token.startsLine || context.ignoresNewlines || next.spaced }
  }

  /// How tightly the infix operator at this place binds; 0 where the expression ends.
  private mutating func precedence(after left: NodeID) -> Int {
    let precedence = precedenceOfToken(after: left)
    guard precedence > 0, continuesLine else { return 0 }
    guard precedence == Precedence.sum else { return precedence }
    if token.startsLine && startsMethod() { return 0 }
    refuseHiddenSign()
    return precedence
  }

  private var shiftPrecedence: Int {
    mutating get { isOfC ? Precedence.shiftOfC : Precedence.shift }
  }

  mutating func precedenceOfToken(after left: NodeID) -> Int {
    switch kind {
    case .or: Precedence.or
    case .and: Precedence.and
    case .greater where next.kind == .greater && !next.spaced: shiftPrecedence
    case .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .approximately:
      Precedence.compare
    case .shiftLeft: shiftPrecedence
    case .keyword: isKeyword(.is) && next.kind != .colon ? Precedence.compare : 0
    case .coalesce: Precedence.coalesce
    case .halfOpenRange, .closedRange: Precedence.range
    case .plus, .minus: context.inHead && startsStep(behind: left) ? 0 : Precedence.sum
    case .pipe: isOfC ? Precedence.eitherOfC : Precedence.sum
    case .star where startsAssignedPointee: 0
    case .star, .slash, .percent: Precedence.product
    case .ampersand: isOfC ? Precedence.bothOfC : Precedence.product
    case .name: juxtaposes(left) ? Precedence.product : 0
    case .ownOperator: precedenceOfOwnOperator(after: left)
    default: 0
    }
  }

  /// `while (j < 3) ++j;`: the condition has ended.
  private mutating func startsStep(behind condition: NodeID) -> Bool {
    condition >= 0 && endsGroup(condition) && startsStepBefore
  }

  /// `[1 -2]` could be one element or two: it is refused.
  private mutating func refuseHiddenSign() {
    if context.inList, token.spaced, !next.spaced {
      report(Diagnostic(.separateWithCommas, token.span))
    }
  }

  /// `T(1, 2) R(θ)` and `p'R(θ)` are products: a call or a primed name, then a name, on one line.
  private mutating func juxtaposes(_ left: NodeID) -> Bool {
    guard left >= 0, !token.startsLine else { return false }
    // Where a message may be, a factor is a call: `[T(1, 2) R(θ)]`, but `[T(1, 2) inverted]`.
    if context.inList || context.inMessage, next.kind != .leftParen || next.spaced { return false }
    if context.inHead && endsGroup(left) { return false }
    if context.inHead || context.inPattern, Name(id: token.payload) == words.whereName {
      return false
    }
    switch tree[left] {
    case .call: return lastKind == .rightParen
    case .name(let name): return lexer.names.endsInPrime(name)
    case .binary(.multiply, _, let right), .binary(.divide, _, let right),
      .binary(.remainder, _, let right), .unary(.minus, let right):
      return juxtaposes(right)
    default: return false
    }
  }

  /// Whether a value was the last thing inside parentheses that are closed now: `if (f(x)) g(y);`.
  ///
  /// What a macro stands for is all at one place.
  mutating func endsGroup(_ value: NodeID) -> Bool {
    value == group || tree.span(value).end < lastEnd
  }
}
