// Closures behind a call or a name, `views.forEach { … }`, and in the head of a statement, whose body begins alike.

extension Parser {
  mutating func startsTrailingClosure(_ value: NodeID) -> Bool {
    switch tree[value] {
    case .name, .member, .optionalMember, .implicitMember:
      !token.startsLine && !startsBody && !startsObservers
    default: false
    }
  }

  var startsClosureBehindCall: Bool {
    mutating get {
      kind == .leftBrace && !token.startsLine && !startsBody && !startsObservers
    }
  }

  mutating func trailingClosure(of callee: NodeID, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    if case .name(let name) = tree[callee], names.text(name, is: "Task"),
      tree.structure(named: name) == nil
    {
      throw Diagnostic(.notSupported(.concurrency), tree.span(callee))
    }
    let first = pending.count
    try closureArgument()
    return try makeCall(callee, argumentsFrom: first, from: start)
  }

  mutating func closureArgument() throws(Diagnostic) {
    let value = try closure()
    pending.push(ArgumentNode(label: .none, value: value))
    while startsLabelledClosure { try labelledClosure() }
  }

  /// `} completion: {`: a further closure behind the first, with its label.
  private var startsLabelledClosure: Bool {
    mutating get {
      kind == .name && !token.startsLine && next.kind == .colon && ahead(2).kind == .leftBrace
    }
  }

  private mutating func labelledClosure() throws(Diagnostic) {
    let label = Name(id: token.payload)
    advance()
    advance()
    pending.push(ArgumentNode(label: label, value: try closure()))
  }

  /// Whether a brace begins the body of a statement, not a closure in its head: `if xs.contains { $0 > 1 }, isOpen {`.
  ///
  /// As Swift's parser does, it looks at what stands behind the closing brace: nothing of these stands behind a body.
  /// A closure in a head stands on one line here, and is short, so that no body is read twice. Tokens of the next line
  /// are not read: their names belong to another statement.
  private var startsBody: Bool {
    mutating get {
      guard context.inHead, !isOfC else { return context.inHead }
      var (last, place, depth) = (token, 0, 1)
      while depth > 0, place < 100, !endsLine(last) {
        place += 1
        last = ahead(place)
        depth += last.kind == .leftBrace ? 1 : last.kind == .rightBrace ? -1 : 0
      }
      return depth > 0 || endsLine(last) || !continuesHead(ahead(place + 1))
    }
  }

  /// Whether nothing but a comment stands behind a token on its line.
  private mutating func endsLine(_ token: Token) -> Bool {
    let bytes = lexer.source.bytes
    var index = Int(token.span.end - lexer.source.base)
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    let rest = bytes[index...].prefix(2)
    return rest.isEmpty || "\n\r".utf8.contains(rest[index]) || rest.elementsEqual("//".utf8)
      || rest.elementsEqual("/*".utf8)
  }

  private mutating func continuesHead(_ token: Token) -> Bool {
    switch token.kind {
    case .leftBrace, .leftBracket, .leftParen, .comma, .dot, .question, .not, .coalesce, .and, .or,
      .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .halfOpenRange, .closedRange,
      .plus, .minus, .star, .slash, .percent:
      true
    case .keyword: [Keyword.is, .as].contains { $0.rawValue == token.payload }
    case .name: Name(id: token.payload) == words.whereName
    default: false
    }
  }
}
