/// The infix operators by how tightly they bind; higher binds tighter.
private enum Precedence {
  static let or = 1
  static let and = 2
  static let compare = 3
  static let coalesce = 4
  static let range = 5
  static let sum = 6
  static let product = 7
}

/// What an infix token makes of its two operands.
private enum Infix {
  case binary(BinaryOperator)
  case logical(LogicalOperator)
  case range(isClosed: Bool)
  case typeTest
  case juxtaposition
}

extension Parser {
  /// expression = or ["?" expression ":" expression]
  mutating func expression() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let condition = try infix(Precedence.or)
    guard kind == .question, token.spaced, continuesLine else { return condition }
    advance()
    let saved = inHead
    let (then, otherwise) = try nested { parser throws(Diagnostic) in
      parser.inHead = false
      let then = try parser.expression()
      try parser.expect(.colon, .colonOfConditional)
      parser.inHead = saved
      return (then, try parser.expression())
    }
    inHead = saved
    return try add(
      .conditional(condition, then, otherwise), from: start, condition, then, otherwise)
  }

  /// All infix rules of the grammar, by precedence.
  mutating func infix(_ lowest: Int) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var left = try prefix()
    while let (infix, precedence) = infixHere(after: left), precedence >= lowest {
      let operatorSpan = token.span
      if case .juxtaposition = infix {} else { advance() }
      if case .typeTest = infix {
        left = try add(.typeTest(left, try type()), from: start, left)
        continue
      }
      let rightAssociative = precedence == Precedence.coalesce
      let right = try nested { parser throws(Diagnostic) in
        try parser.infix(rightAssociative ? precedence : precedence + 1)
      }
      left = try combine(infix, left, right, from: start)
      if precedence == Precedence.compare { try refuseChain(operatorSpan) }
    }
    return left
  }

  private mutating func combine(
    _ infix: Infix, _ left: NodeID, _ right: NodeID, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    switch infix {
    case .binary(let op): try add(.binary(op, left, right), from: start, left, right)
    case .logical(let op): try add(.logical(op, left, right), from: start, left, right)
    case .range(let isClosed):
      try add(.range(left, right, isClosed: isClosed), from: start, left, right)
    case .juxtaposition: try add(.binary(.multiply, left, right), from: start, left, right)
    case .typeTest: left
    }
  }

  private mutating func refuseChain(_ first: Span) throws(Diagnostic) {
    guard let (_, precedence) = infixHere(after: Tree.none), precedence == Precedence.compare
    else { return }
    throw Diagnostic(.chainedComparison, token.span).labelled(first, .comparedBefore)
  }

  /// Whether the current token goes on with the statement of the line above.
  var continuesLine: Bool {
    !token.startsLine || ignoresNewlines || next.spaced
  }

  /// The infix operator at this place, if the line goes on with one.
  private mutating func infixHere(after left: NodeID) -> (Infix, Int)? {
    guard continuesLine else { return nil }
    switch kind {
    case .plus: return sum(.add)
    case .minus: return sum(.subtract)
    case .star: return (.binary(.multiply), Precedence.product)
    case .slash: return (.binary(.divide), Precedence.product)
    case .percent: return (.binary(.remainder), Precedence.product)
    case .halfOpenRange: return (.range(isClosed: false), Precedence.range)
    case .closedRange: return (.range(isClosed: true), Precedence.range)
    case .coalesce: return (.logical(.coalesce), Precedence.coalesce)
    case .equal: return (.binary(.equal), Precedence.compare)
    case .notEqual: return (.binary(.notEqual), Precedence.compare)
    case .less: return (.binary(.less), Precedence.compare)
    case .lessEqual: return (.binary(.lessEqual), Precedence.compare)
    case .greater: return (.binary(.greater), Precedence.compare)
    case .greaterEqual: return (.binary(.greaterEqual), Precedence.compare)
    case .approximately: return (.binary(.approximately), Precedence.compare)
    case .and: return (.logical(.and), Precedence.and)
    case .or: return (.logical(.or), Precedence.or)
    case .keyword where isKeyword(.is): return (.typeTest, Precedence.compare)
    case .name where juxtaposes(left): return (.juxtaposition, Precedence.product)
    default: return nil
    }
  }

  /// `[1 -2]` could be one element or two: it is refused.
  private mutating func sum(_ op: BinaryOperator) -> (Infix, Int)? {
    if inList, token.spaced, !next.spaced {
      report(Diagnostic(.separateWithCommas, token.span))
    }
    return (.binary(op), Precedence.sum)
  }

  /// `T(1, 2) R(θ)` and `p'R(θ)` are products: a call or a primed name, then a name, on one line.
  private func juxtaposes(_ left: NodeID) -> Bool {
    guard left >= 0, !token.startsLine else { return false }
    switch tree[left] {
    case .call: return tokens[index - 1].kind == .rightParen
    case .name(let name): return names.endsInPrime(name)
    case .binary(.multiply, _, let right): return juxtaposes(right)
    default: return false
    }
  }

  /// prefix = ("-" | "!" | "+" | "&") prefix | power
  mutating func prefix() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    switch kind {
    case .minus:
      advance()
      let operand = try nested { parser throws(Diagnostic) in try parser.prefix() }
      return try negate(operand, from: start)
    case .not:
      advance()
      let operand = try nested { parser throws(Diagnostic) in try parser.prefix() }
      return try add(.unary(.not, operand), from: start, operand)
    case .plus, .ampersand:
      advance()
      return try nested { parser throws(Diagnostic) in try parser.prefix() }
    default:
      return try power()
    }
  }

  /// A negated literal is a literal: `-30°` is one angle.
  private mutating func negate(_ operand: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    if case .number(let value) = tree[operand], Int(operand) == tree.nodes.count - 1 {
      return try add(.number(-value), from: start)
    }
    return try add(.unary(.minus, operand), from: start, operand)
  }

  /// power = cast ["^" prefix]: right-associative, its exponent may carry a sign.
  private mutating func power() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let base = try cast()
    guard kind == .caret, continuesLine else { return base }
    advance()
    let exponent = try nested { parser throws(Diagnostic) in try parser.prefix() }
    return try add(.binary(.power, base, exponent), from: start, base, exponent)
  }

  /// cast = postfix ("as" ["!" | "?"] type)*
  private mutating func cast() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var value = try postfix()
    while isKeyword(.as) {
      advance()
      let mode: CastMode = match(.not) ? .forced : match(.question) ? .optional : .plain
      value = try add(.cast(value, try type(), mode), from: start, value)
    }
    return value
  }
}
