// Closures behind a call or a name, `views.forEach { … }`, and in the head of a statement, whose body begins alike.

extension Parser {
  mutating func startsTrailingClosure(_ value: NodeID) -> Bool {
    guard !token.startsLine, !startsBody, !startsObservers else { return false }
    switch tree[value] {
    case .name, .member, .optionalMember, .implicitMember: return true
    default: return false
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
  /// A closure in a head stands on one line here, and is short, so that no body is read twice.
  private var startsBody: Bool {
    mutating get {
      guard context.inHead, !isOfC else { return context.inHead }
      var (place, depth) = (1, 1)
      while depth > 0, place < 100 {
        let token = ahead(place)
        if token.startsLine || token.kind == .end { return true }
        depth += token.kind == .leftBrace ? 1 : token.kind == .rightBrace ? -1 : 0
        place += 1
      }
      return depth > 0 || !continuesHead(ahead(place))
    }
  }

  private func continuesHead(_ token: Token) -> Bool {
    switch token.kind {
    case .leftBrace, .leftBracket, .leftParen, .comma, .dot, .question, .not, .coalesce, .and, .or,
      .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .halfOpenRange, .closedRange,
      .plus, .minus, .star, .slash, .percent:
      !token.startsLine
    case .keyword: !token.startsLine && [Keyword.is, .as].contains { $0.rawValue == token.payload }
    case .name: Name(id: token.payload) == words.whereName
    default: false
    }
  }
}
