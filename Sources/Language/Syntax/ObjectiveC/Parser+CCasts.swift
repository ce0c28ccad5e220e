// Casts as C writes them: `(UIView *)x`, `(CGFloat)n`.

extension Parser {
  // cast = "(" type ")" prefix
  /// `(UIView *)x`, `(id)x`, `(CGFloat)x`: a star, or the name of a type, alone in parentheses.
  mutating func startsCast() -> Bool {
    // A type begins with a letter: most parentheses hold numbers, and need no look ahead.
    // What a macro stands for has no bytes of its own.
    switch lexer.mayExpand ? 0 : visibleByteBehind {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "("): return false
    default: break
    }
    if startsCastToUnknown { return true }
    // `(__bridge CTFontRef)`: what such a word stands before is a type.
    guard let type = typeAhead(at: 1), type.isPointer || isType(type.name) || isModifierOfC(next)
    else { return false }
    if ahead(type.end).kind == .leftBracket { return startsListOfC(at: type.end) }
    guard ahead(type.end).kind == .rightParen else { return false }
    let operand = ahead(type.end + 1)
    return startsOperand(operand)
      || operand.kind == .leftBrace && !type.isPointer && !context.inHead
  }

  /// `(CardStyle)index`, to a type that was not pasted: in C a name in parentheses and another are nothing else.
  private var startsCastToUnknown: Bool {
    mutating get {
      guard isOfC, !context.inHead, next.kind == .name, ahead(2).kind == .rightParen else {
        return false
      }
      let operand = ahead(3)
      // `[(view) frame]` is a message.
      let isSelf = operand.kind == .keyword && operand.payload == Keyword.`self`.rawValue
      return !operand.startsLine && !(operand.spaced && context.inList) && !startsLabel(at: 3)
        && (operand.kind == .name || startsMessageToUnknown(at: 3) || operand.kind == .number
          || isSelf && !operand.spaced && ahead(4).kind == .dot)
    }
  }

  /// `(MyKind)[sender tag]`, but not `(points)[i]`.
  private mutating func startsMessageToUnknown(at place: Int) -> Bool {
    guard ahead(place).kind == .leftBracket,
      names.text(Name(id: next.payload)).first?.isUppercase ?? false
    else { return false }
    let (receiver, word) = (ahead(place + 1), ahead(place + 2))
    return receiver.kind == .leftBracket
      || receiver.isNameInC && word.isNameInC
      || receiver.kind == .keyword && receiver.payload == Keyword.`self`.rawValue && word.isNameInC
  }

  /// `[v moveTo:(p) animated:YES]`: whether a word of the selector stands behind an argument.
  private mutating func startsLabel(at place: Int) -> Bool {
    let (word, colon) = (ahead(place), ahead(place + 1))
    return context.inMessage && word.spaced && colon.kind == .colon && !colon.spaced
  }

  /// `(CGPoint[]){{0, 0}, {1, 1}}`, `(CGFloat[2]){1, 2}`, behind the type.
  private mutating func startsListOfC(at place: Int) -> Bool {
    let end = ahead(place + 1).kind == .number ? place + 2 : place + 1
    return ahead(end).kind == .rightBracket && ahead(end + 1).kind == .rightParen
      && ahead(end + 2).kind == .leftBrace
  }

  private mutating func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .name, .number, .text, .leftParen, .leftBracket, .at, .caret, .minus, .not, .tilde,
      .ampersand:
      !token.startsLine || context.ignoresNewlines
    case .keyword:
      isKeywordAsName(token) && !token.spaced
        || [Keyword.`self`, .nil, .true, .false].contains { $0.rawValue == token.payload }
    default: false
    }
  }

  /// A cast to a class changes nothing; one to a number converts as `CGFloat(x)` and `Int(x)` do.
  mutating func castOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let index = try typeOfC()
    let type = tree.types[Int(index)]
    let sizes = try sizesOfC()
    advance()
    isObjectiveC = true
    if !sizes.isEmpty { return try listOfC(index, sizes[...], from: start) }
    if kind == .leftBrace { return try partsOfC(type.name, from: start) }
    try enter()
    let value = try prefix()
    leave()
    guard !type.isOptional,
      type.numberOfC != nil || Catalogue.shared.type(type.name) == .number
    else { return value }
    if let number = type.numberOfC, ![.double, .int32, .int64].contains(number) {
      return try add(.cast(value, index, .assigned), from: start, value)
    }
    let first = pending.count
    pending.push(ArgumentNode(label: .none, value: value))
    let (list, height) = takeArguments(from: first)
    let name = Conversion.swiftName(names.text(type.name))
    let callee = place(.name(intern(name)), type.span)
    return try add(.call(callee, list), from: start, above: height)
  }
}

/// How C's conversions between numbers are called here.
private enum Conversion {
  static func swiftName(_ type: String) -> String {
    switch type {
    case "int", "long", "short", "unsigned", "NSInteger", "NSUInteger", "size_t": "Int"
    // `(Int)(x)` of Swift.
    case "Int": type
    default: WholeNumberType.named(type) == nil ? "CGFloat" : type
    }
  }
}
