extension Parser {
  // "{" [parameters "in"] statement* "}"
  mutating func closure() throws(Diagnostic) -> NodeID {
    let open = token.span
    advance()
    return try closure(open, from: open.start) { parser throws(Diagnostic) in
      try parser.closureParameters()
    }
  }

  /// A closure after its brace.
  mutating func closure(
    _ open: Span, from start: Int32,
    _ header: (inout Parser) throws(Diagnostic) -> [ParameterNode]?
  ) throws(Diagnostic) -> NodeID {
    let outer = try enterBrackets(ignoresNewlines: false)
    context.loops = 0
    context.result = -1
    context.functions += 1
    closureArguments.append(0)
    let keeps = try captureList()
    let parameters = try header(&self)
    let body = try blockBody(open)
    returnBranches(of: body)
    context = outer
    let span = Span(start: start, end: lastEnd)
    let implicit = implicitParameters(closureArguments.removeLast(), span)
    tree.add(
      FunctionNode(
        name: .none, parameters: parameters ?? implicit, keeps: keeps, result: -1, body: body,
        span: span))
    return try add(.closure(Int32(tree.functions.count - 1)), from: start, body)
  }

  /// A closure of one expression that is not written as one.
  mutating func closure(
    giving value: NodeID, _ parameters: [ParameterNode], from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let statement = try add(.expression(value), from: start, value)
    let body = try add(.block(tree.add([statement])), from: start, statement)
    blocks += 1
    tree.add(
      FunctionNode(
        name: .none, parameters: parameters, result: -1, body: body, span: tree.span(body)))
    return try add(.closure(Int32(tree.functions.count - 1)), from: start, body)
  }

  /// `$0`, `$1`, … used in a closure without named parameters declare them.
  func implicitParameters(_ count: Int32, _ span: Span) -> [ParameterNode] {
    (0..<count).map { position in
      ParameterNode(
        label: .none, name: words.closureArgument(position), type: -1, initial: Tree.none,
        span: span)
    }
  }

  /// `x, y in`, `(x: T, y) -> R in`; nil where the closure names no parameters.
  private mutating func closureParameters() throws(Diagnostic) -> [ParameterNode]? {
    guard namesParameters() else { return nil }
    try skipAttributes()
    var parameters: [ParameterNode] = []
    let parenthesized = match(.leftParen)
    while kind != .rightParen, !isKeyword(.in) {
      parameters.append(try closureParameter())
      if !match(.comma) { break }
    }
    if parenthesized { try expect(.rightParen, .closing(")")) }
    try skipEffects()
    if match(.arrow) { _ = try type() }
    guard match(.in) else { throw unexpected(.inOfClosure) }
    return parameters
  }

  /// `[weak self, x, y = e]`; `self` is kept anyway.
  private mutating func captureList() throws(Diagnostic) -> [ParameterNode] {
    guard kind == .leftBracket, namesParameters() else { return [] }
    advance()
    var kept: [ParameterNode] = []
    while kind != .rightBracket {
      if let capture = try capture() { kept.append(capture) }
      if !match(.comma) { break }
    }
    try expect(.rightBracket, .closing("]"))
    return kept
  }

  private mutating func capture() throws(Diagnostic) -> ParameterNode? {
    try skipOwnership()
    if match(.self) { return nil }
    let (name, span) = (Name(id: token.payload), token.span)
    _ = try expectName(.parameterName)
    let value = match(.assign) ? try expression() : place(.name(name), span)
    return ParameterNode(label: .none, name: name, type: -1, initial: value, span: span)
  }

  /// `weak`, `unowned`, `unowned(unsafe)`.
  private mutating func skipOwnership() throws(Diagnostic) {
    if match(.weak) { return }
    guard kind == .name, names.text(Name(id: token.payload), is: "unowned") else { return }
    advance()
    if kind == .leftParen { try skipBrackets() }
  }

  private mutating func closureParameter() throws(Diagnostic) -> ParameterNode {
    let span = token.span
    let name = try expectName(.parameterName)
    let type = match(.colon) ? try type() : -1
    return ParameterNode(
      label: .none, name: name, type: type, initial: Tree.none, span: span)
  }

  /// Whether an `in` that ends a closure's parameters stands ahead.
  private mutating func namesParameters() -> Bool {
    var brackets = 0
    for distance in 0..<200 {
      let token = distance == 0 ? token : ahead(distance)
      if token.kind == .leftBracket { brackets += 1 }
      if token.kind == .rightBracket { brackets -= 1 }
      switch token.kind {
      // A capture list may hold any expression: `[start = view.center.x + 1]`.
      case _ where brackets > 0 && token.kind != .end && token.kind != .leftBrace: break
      // `render(in: context)` has a label of that name.
      case .keyword where token.payload == Keyword.in.rawValue:
        return ahead(distance + 1).kind != .colon
      case .keyword where namedInParameters.contains(token.payload): break
      case .name, .comma, .colon, .leftParen, .rightParen, .arrow, .leftBracket, .rightBracket,
        .question, .not, .dot, .at:
        break
      default: return false
      }
      if token.startsLine, distance > 0 { return false }
    }
    return false
  }
}

/// The keywords that may stand among the parameters of a closure, as in `[weak self]`.
private let namedInParameters = [Keyword.inout, .weak, .self].map(\.rawValue)
