internal import Geometry

extension Parser {
  // postfix = primary (".name" | "?.name" | call | "[" expression "]" | "°" | "!" | closure)*
  mutating func postfix() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var value = try primary()
    while let next = try suffix(of: value, from: start) { value = next }
    return value
  }

  /// The postfix operator at this place applied to `value`; nil where there is none.
  mutating func suffix(of value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID? {
    switch kind {
    case .dot where continuesWithMember:
      advance()
      let name = try memberName()
      if let message = try messageByDot(name, to: value, from: start) { return message }
      return try add(
        isOptionalChain(value) ? .optionalMember(value, name) : .member(value, name), from: start,
        value)
    case .less where !token.spaced && startsTypeArguments(of: value):
      return try typed(value, from: start)
    case .question where context.inPattern && !token.spaced && endsPattern(next):
      advance()
      return try add(.force(value), from: start, value)
    // `delegate?.window??.bounds`: an optional of an optional.
    case .question where !token.spaced && next.kind == .dot,
      .coalesce where !token.spaced && next.kind == .dot && !next.spaced:
      advance()
      advance()
      let name = try memberName()
      return try add(.optionalMember(value, name), from: start, value)
    case .question where !token.spaced && startsOptionalCall(of: value, .leftParen):
      advance()
      return try optionalCall(value, from: start)
    case .question where !token.spaced && startsOptionalCall(of: value, .leftBracket):
      advance()
      return try subscripted(value, isOptional: true, from: start)
    case .arrow where !token.spaced: return try arrowMember(of: value, from: start)
    case .leftParen where !token.startsLine && !token.spaced:
      return try startsLabels ? function(of: value, from: start) : call(value, from: start)
    case .leftParen where !token.startsLine && isCallable(value) && !context.inList:
      return try call(value, from: start)
    case .leftBracket where touches(value):
      return try subscripted(value, isOptional: isOptionalChain(value), from: start)
    case .leftBrace where startsTrailingClosure(value):
      return try trailingClosure(of: value, from: start)
    case .degree where !token.spaced:
      advance()
      return try degrees(value, from: start)
    case .degree where !token.startsLine: throw looseDegree(from: start)
    case .ownOperator where endsOperand:
      let sign = token
      advance()
      return try ownOperation(sign, [value], from: start)
    case .not where !token.spaced && !token.startsLine:
      if case .number = tree[value] {
        throw Diagnostic(.notSupported(.factorial), token.span)
      }
      advance()
      return try add(.force(value), from: start, value)
    case .plus where startsStepAfter, .minus where startsStepAfter:
      return try stepAfter(value, from: start)
    default:
      return nil
    }
  }

  /// Whether a part of a pattern ends before a token: `(a, b?)`.
  private func endsPattern(_ token: Token) -> Bool {
    token.kind == .comma || token.kind == .rightParen
  }

  /// Whether nothing stands between a value and this place, nor the `)` of a condition of C.
  private mutating func touches(_ value: NodeID) -> Bool {
    !token.startsLine && !token.spaced && !(context.inHead && endsGroup(value))
  }

  /// `90 °`: the sign touches its number.
  private mutating func looseDegree(from start: Int32) -> Diagnostic {
    let number = lexer.source.range(Span(start: start, end: lastEnd))
    let text =
      number.count <= 24 ? String(decoding: lexer.source.bytes[number], as: UTF8.self) : "…"
    return Diagnostic(.unexpectedCharacter("°", instead: text + "°"), token.span)
  }

  /// `30°` is one literal; `x°` reads x in degrees.
  private mutating func degrees(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    if case .number(let number) = tree[value] {
      return leaf(.angle(number, .degrees), from: start)
    }
    return try add(.degrees(value), from: start, value)
  }

  /// A line that begins with `.member` goes on with the line above.
  private var continuesWithMember: Bool {
    mutating get {
      // `.lazy`, `.default`, `.self`.
      !token.startsLine || next.kind == .name || next.kind == .keyword && !next.spaced
    }
  }

  /// After `x?.m` and `x?()`, the rest of the chain is skipped where x is nil.
  private mutating func isOptionalChain(_ value: NodeID) -> Bool {
    switch tree[value] {
    case .optionalMember, .optionalElement: true
    case .conditional: tree.optionalCall(value) != nil
    case .call(let callee, _):
      isOptionalChain(callee)
        || tree.optionalCall(ofResult: value).flatMap { tree.optionalCall($0) } != nil
    default: false
    }
  }

  private mutating func isCallable(_ value: NodeID) -> Bool {
    switch tree[value] {
    // `for i in list.map ({ … }) {`, but not C's `if (ready) (*run)();`.
    case .name, .member, .optionalMember: !(context.inHead && endsGroup(value))
    // `[Int] ()`.
    case .list: !context.inHead && next.kind == .rightParen && isListType(value)
    default: false
    }
  }

  /// `.0`: a part of a tuple, by its place.
  private mutating func tuplePlace() -> Name? {
    let range = lexer.source.range(token.span)
    let text = String(decoding: lexer.source.bytes[range], as: UTF8.self)
    guard text.utf8.count < 3, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    advance()
    return intern(text)
  }

  private mutating func memberName() throws(Diagnostic) -> Name {
    if kind == .keyword {
      let name = Name(id: token.payload)
      advance()
      return name
    }
    if kind == .question {
      advance()
      holes += 1
      return words.hole
    }
    if kind == .number, let name = tuplePlace() { return name }
    if kind == .number {
      throw Diagnostic(.expected(.memberName, found: describe(token)), token.span)
    }
    return try expectName(.memberName)
  }

  // MARK: Calls

  mutating func call(_ callee: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let first = pending.count
    try argumentList()
    if startsClosureBehindCall { try closureArgument() }
    return try makeCall(callee, argumentsFrom: first, from: start)
  }

  /// `onChange?(3)`, `onChange? (3)` or `list?[0]`, but not C's `isTall?(a):(b)`.
  private mutating func startsOptionalCall(of value: NodeID, _ open: TokenKind) -> Bool {
    guard next.kind == open, !next.spaced || open == .leftParen && !isOfC && !next.startsLine else {
      return false
    }
    if open == .leftParen, isOfC, context.inHead || !isPath(value) { return false }
    var (place, depth) = (1, 0)
    repeat {
      switch ahead(place).kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      default: break
      }
      place += 1
    } while depth > 0 && ahead(place).kind != .end && place < 200
    return ahead(place).kind != .colon || !isObjectiveC && ahead(place).startsLine
  }

  /// Whether a value is named without a call: looking at it twice does nothing twice.
  mutating func isPath(_ value: NodeID) -> Bool {
    switch tree[value] {
    case .name, .selfReference, .number, .text, .implicitMember: true
    case .member(let base, _), .optionalMember(let base, _): isPath(base)
    case .element(let base, let index), .optionalElement(let base, let index):
      isPath(base) && isPath(index)
    default: false
    }
  }

  // "[" arguments "]"
  private mutating func subscripted(_ value: NodeID, isOptional: Bool, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let open = token.span
    let first = pending.count
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    if startsKeyPathLabel { return try keyPathValue(of: value, open, outer, from: start) }
    repeat {
      if pending.count == first + 1, isKeyword(.default), let key = pending.last {
        pending.shrink(to: first)
        return try entry(of: value, key.value, open, outer, from: start)
      }
      pending.push(try argument())
    } while match(.comma)
    try close(.rightBracket, open)
    context = outer
    if pending.count == first + 1, let index = pending.last, index.label == .none {
      pending.shrink(to: first)
      return try add(
        isOptional ? .optionalElement(value, index.value) : .element(value, index.value),
        from: start, value, index.value)
    }
    let (list, height) = takeArguments(from: first)
    return try add(.subscripted(value, list), from: start, above: max(height, heightOf(value)))
  }
}
