extension Parser {
  // prefix = ("-" | "!" | "+" | "&") prefix | power | block
  mutating func prefix() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    switch kind {
    case .name where startsTry: return try tried()
    case .plus where startsStepWithin, .minus where startsStepWithin: return try stepBefore()
    case .minus:
      advance()
      let operand = try nestedPrefix()
      return try negate(operand, from: start)
    case .not:
      advance()
      let operand = try nestedPrefix()
      return try add(.unary(.not, operand), from: start, operand)
    case .ownOperator where !isPrefixOfOwn && restoresStandardOperator(): return try prefix()
    case .ownOperator:
      let sign = token
      advance()
      return try ownOperation(sign, [try nestedPrefix()], from: start)
    case .tilde:
      advance()
      let operand = try nestedPrefix()
      let complement = try add(.unary(.complement, operand), from: start, operand)
      return try wrapped(complement, from: start)
    case .plus:
      advance()
      return try nestedPrefix()
    case .ampersand:
      advance()
      let operand = try nestedPrefix()
      tree.nodes[Int(operand)].place.isAddress = true
      return operand
    case .star where startsPointee: return try pointee()
    case .caret:
      let block = try blockLiteral()
      // `^{ … }();`
      return kind == .leftParen && !token.startsLine ? try call(block, from: start) : block
    case .closedRange, .halfOpenRange: return try rangeToEnd()
    default:
      return try power()
    }
  }

  private mutating func nestedPrefix() throws(Diagnostic) -> NodeID {
    try enter()
    let operand = try prefix()
    leave()
    return operand
  }

  /// An operation whose result has no more bits than its type.
  ///
  /// What C cuts off is cut off where it is kept.
  mutating func wrapped(_ operation: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard !isOfC else { return operation }
    return try add(.wrapped(operation, nil), from: start, operation)
  }

  /// A negated literal is a literal: `-30°` is one angle.
  private mutating func negate(_ operand: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    if case .number(let value) = tree[operand], Int(operand) == tree.nodes.count - 1 {
      let number = leaf(.number(-value), from: start)
      if tree.nodes[Int(operand)].place.isWholeOfMacro {
        tree.nodes[Int(number)].place.isWholeOfMacro = true
      }
      return number
    }
    return try add(.unary(.minus, operand), from: start, operand)
  }

  /// power = cast ["^" prefix]: right-associative, its exponent may carry a sign.
  @inline(__always)
  private mutating func power() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let base = try cast()
    guard kind == .caret, continuesLine else { return base }
    advance()
    let exponent = try nestedPrefix()
    return try add(.binary(.power, base, exponent), from: start, base, exponent)
  }

  // cast = postfix ("as" ["!" | "?"] type)*
  @inline(__always)
  private mutating func cast() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var value = try postfix()
    while isKeyword(.as), next.kind != .colon {
      advance()
      let mode: CastMode = match(.not) ? .forced : match(.question) ? .optional : .plain
      let type = try askedType()
      if mode == .plain { lead(value, with: type) }
      value = try add(.cast(value, type, mode), from: start, value)
    }
    return value
  }
}
