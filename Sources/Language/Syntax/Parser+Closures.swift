/// What stands before the `in` of a closure.
struct ClosureHeader {
  /// Nil where they have no names, but `$0`, `$1`.
  var parameters: [ParameterNode]?
  /// The type behind `->`; -1 where none is written.
  var result: Int32 = -1
}

extension Parser {
  // "{" [parameters "in"] statement* "}"
  mutating func closure() throws(Diagnostic) -> NodeID {
    let open = token.span
    advance()
    return try closure(open, from: open.start) { parser throws(Diagnostic) in
      try parser.closureHeader()
    }
  }

  /// A closure after its brace.
  mutating func closure(
    _ open: Span, from start: Int32,
    _ header: (inout Parser) throws(Diagnostic) -> ClosureHeader
  ) throws(Diagnostic) -> NodeID {
    let outer = try enterBrackets(ignoresNewlines: false)
    context.loops = 0
    context.functions += 1
    closureArguments.append(0)
    let keeps = try captureList()
    let header = try header(&self)
    context.result = header.result
    let body = try blockBody(open, within: outer)
    leadResult(of: body, with: header.result)
    returnBranches(of: body)
    context = outer
    let span = Span(start: start, end: lastEnd)
    let implicit = implicitParameters(closureArguments.removeLast(), span)
    tree.add(
      FunctionNode(
        name: .none, parameters: header.parameters ?? implicit, keeps: keeps,
        result: header.result, body: body, span: span))
    return try add(.closure(Int32(tree.functions.count - 1)), from: start, body)
  }

  /// A closure of one expression that is not written as one.
  mutating func closure(
    giving value: NodeID, _ parameters: [ParameterNode], from start: Int32
  ) throws(Diagnostic) -> NodeID {
    try closure(of: add(.expression(value), from: start, value), parameters, from: start)
  }

  /// A closure of one statement that is not written as one.
  mutating func closure(
    of statement: NodeID, _ parameters: [ParameterNode], from start: Int32
  ) throws(Diagnostic) -> NodeID {
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

  /// `x, y in`, `(x: T, y) -> R in`, or `in` alone behind a capture list.
  private mutating func closureHeader() throws(Diagnostic) -> ClosureHeader {
    guard namesParameters(), !match(.in) else { return ClosureHeader() }
    var parameters: [ParameterNode] = []
    let parenthesized = match(.leftParen)
    while kind != .rightParen, !isKeyword(.in) {
      let parameter = try closureParameter()
      if parameter.name != words.wildcard, parameters.contains(where: { $0.name == parameter.name })
      {
        throw Diagnostic(.duplicateParameter(names.text(parameter.name)), parameter.span)
      }
      parameters.append(parameter)
      if !match(.comma) { break }
    }
    if parenthesized { try expect(.rightParen, .closing(")")) }
    try skipEffects()
    let result = match(.arrow) ? try type() : -1
    guard match(.in) else { throw unexpected(.inOfClosure) }
    return ClosureHeader(parameters: parameters, result: result)
  }

  /// `[weak self, x, y = e]`, behind attributes; `self` is kept anyway.
  private mutating func captureList() throws(Diagnostic) -> [ParameterNode] {
    guard kind == .leftBracket || kind == .at, namesParameters() else { return [] }
    try skipAttributes()
    guard kind == .leftBracket else { return [] }
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var kept: [ParameterNode] = []
    while kind != .rightBracket {
      if let capture = try capture() { kept.append(capture) }
      if !match(.comma) { break }
    }
    try close(.rightBracket, open)
    context = outer
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
    // `(_ t: CGFloat) in`: nobody writes a label.
    if kind == .name, next.kind == .name, Name(id: token.payload) == words.wildcard { advance() }
    let span = token.span
    // `{ (self: Self, previous: UITraitCollection) in … }`: the object is handed over.
    let name = match(.self) ? words.selfName : try expectName(.parameterName)
    let type = match(.colon) ? try type() : -1
    return ParameterNode(
      label: .none, name: name, type: type, initial: Tree.none, span: span)
  }

  /// Whether an `in` that ends a closure's parameters stands ahead.
  ///
  /// Lines may end within brackets that the closure begins with.
  private mutating func namesParameters() -> Bool {
    var (brackets, parentheses, listEnd) = (0, 0, 0)
    let beginsWithList = kind == .leftBracket
    let beginsWithBracket = beginsWithList || kind == .leftParen || kind == .at
    for distance in 0..<200 {
      let token = distance == 0 ? token : ahead(distance)
      let isInside = beginsWithBracket && brackets + parentheses > 0
      switch token.kind {
      case .leftBracket: brackets += 1
      case .rightBracket:
        brackets -= 1
        if beginsWithList, listEnd == 0, brackets == 0 { listEnd = distance }
      case .leftParen: parentheses += 1
      case .rightParen: parentheses -= 1
      default: break
      }
      switch token.kind {
      // A capture list may hold any expression: `[start = view.center.x + 1]`.
      case _ where brackets > 0 && token.kind != .end && token.kind != .leftBrace: break
      // `render(in: context)` has a label of that name.
      case .keyword where token.payload == Keyword.in.rawValue:
        return ahead(distance + 1).kind != .colon
      case .keyword where namedInParameters.contains(token.payload): break
      case .name, .comma, .colon, .leftParen, .rightParen, .arrow, .leftBracket, .rightBracket,
        .question, .not, .coalesce, .dot, .at, .less, .greater, .ampersand:
        break
      default: return false
      }
      // The parameters may stand below a capture list.
      let isBelowList = listEnd > 0 && distance == listEnd + 1
      if token.startsLine, distance > 0, !isInside, !isBelowList { return false }
    }
    return false
  }
}

/// The keywords that may stand among the parameters of a closure, as in `[weak self]`.
private let namedInParameters = [Keyword.inout, .weak, .self].map(\.rawValue)
