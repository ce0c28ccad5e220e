// Members that are named instead of read: `views.map(\.frame)`, `#keyPath(CALayer.position)`, `#selector(…)`.

extension Parser {
  /// Whether `#selector`, `@catch` or their like stands here: a word behind its sign.
  mutating func startsWord(_ word: StaticString, behind sign: TokenKind) -> Bool {
    kind == sign && next.kind == .name && names.text(Name(id: next.payload), is: word)
  }

  // directive = "#selector(" … ")" | "#keyPath(" … ")" | "#available(" … ")" | placeLiteral
  /// What begins with `#` and is a value.
  mutating func directiveValue() throws(Diagnostic) -> NodeID {
    if startsPlaceLiteral { return placeLiteral() }
    if startsWord("selector", behind: .hash) {
      return try directive { parser throws(Diagnostic) in parser.selector() }
    }
    if startsWord("keyPath", behind: .hash) {
      return try directive { parser throws(Diagnostic) in try parser.nameOfKeyPath() }
    }
    if startsWord("colorLiteral", behind: .hash) { return try assetLiteral("UIColor", "red") }
    if startsWord("imageLiteral", behind: .hash) { return try assetLiteral("UIImage", "named") }
    if startsWord("available", behind: .hash) { return try availability(true) }
    if startsWord("unavailable", behind: .hash) { return try availability(false) }
    throw noValue()
  }

  /// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`, which Xcode shows as a patch of colour, and
  /// `#imageLiteral(resourceName: "wheel")`: calls that are written otherwise.
  private mutating func assetLiteral(_ type: String, _ label: String) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    for _ in 0..<2 { advance() }
    guard kind == .leftParen else { throw unexpected(.openingParenthesis) }
    let made = try call(leaf(.name(intern(type)), from: start), from: start)
    if case .call(_, let arguments) = tree[made], arguments.count > 0 {
      tree.arguments[Int(arguments.start)].label = intern(label)
    }
    return made
  }

  /// `#Preview("Wheel") { … }`, which only Xcode shows; false where none stands.
  mutating func skipsPreview() throws(Diagnostic) -> Bool {
    guard startsWord("Preview", behind: .hash) else { return false }
    for _ in 0..<2 { advance() }
    if kind == .leftParen { try skipBrackets() }
    guard kind == .leftBrace else { throw unexpected(.openingBrace) }
    let open = token.span
    var depth = 0
    repeat {
      if kind == .leftBrace { depth += 1 } else if kind == .rightBrace { depth -= 1 }
      advance()
    } while depth > 0 && kind != .end
    if depth > 0 { try close(.rightBrace, open) }
    return true
  }

  // keyPath = "\" [type] ("." name | "?." name | "!" | "[" expression "]")+
  /// `\.frame.width`, which is the function `{ $0.frame.width }`; what it names can be set, too.
  mutating func keyPath() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let receiver = try add(.name(words.closureArgument(0)), from: start)
    let value = try members(of: receiver, from: start)
    var parameters = implicitParameters(1, Span(start: start, end: lastEnd))
    parameters[0].isVariable = true
    return try closure(giving: value, parameters, from: start)
  }

  /// What a key path names, at its `\`, of a value.
  private mutating func members(of receiver: NodeID, from start: Int32) throws(Diagnostic) -> NodeID
  {
    advance()
    if kind == .name { advance() }
    guard kind == .dot else { throw unexpected(.memberName) }
    var value = receiver
    while !token.startsLine, kind.continuesKeyPath {
      if kind == .dot, next.kind == .keyword, next.payload == Keyword.`self`.rawValue {
        advance()
        advance()
        continue
      }
      // `\.[0]`.
      if kind == .dot, next.kind == .leftBracket { advance() }
      guard let next = try suffix(of: value, from: start) else { break }
      value = next
    }
    return value
  }

  /// `p[keyPath: …]`, at its label.
  var startsKeyPathLabel: Bool {
    mutating get {
      kind == .name && next.kind == .colon && names.text(Name(id: token.payload), is: "keyPath")
    }
  }

  /// `p[keyPath: \.x]` is `p.x`; of a key path that has a name, `keyPath:` is the label of a subscript.
  mutating func keyPathValue(of value: NodeID, _ open: Span, _ outer: Context, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let label = Name(id: token.payload)
    advance()
    advance()
    let isWritten = kind == .backslash
    let path = isWritten ? try members(of: value, from: start) : try expression()
    try close(.rightBracket, open)
    context = outer
    if isWritten { return path }
    let first = pending.count
    pending.push(ArgumentNode(label: label, value: path))
    let (list, height) = takeArguments(from: first)
    return try add(.subscripted(value, list), from: start, above: max(height, heightOf(value)))
  }

  /// Whether labels alone stand in the parentheses: `(x:y:)`.
  var startsLabels: Bool {
    mutating get {
      guard labelBehind else { return false }
      var place = 1
      while ahead(place).kind == .name || ahead(place).kind == .keyword,
        ahead(place + 1).kind == .colon
      {
        place += 2
      }
      return place > 1 && ahead(place).kind == .rightParen
    }
  }

  /// `CGPoint.init(x:y:)`, which is the function `{ CGPoint.init(x: $0, y: $1) }`.
  mutating func function(of callee: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let first = pending.count
    advance()
    while kind != .rightParen {
      let label = Name(id: token.payload)
      let value = words.closureArgument(Int32(pending.count - first))
      pending.push(
        ArgumentNode(
          label: label == words.wildcard ? .none : label, value: place(.name(value), token.span)))
      advance()
      advance()
    }
    advance()
    let parameters = implicitParameters(
      Int32(pending.count - first), Span(start: start, end: lastEnd))
    let (list, height) = takeArguments(from: first)
    let call = try add(.call(callee, list), from: start, above: max(height, heightOf(callee)))
    let closure = try closure(giving: call, parameters, from: start)
    tree.functions[tree.functions.count - 1].reference = call
    return closure
  }

  /// `#available(iOS 13, *)`: what Pivot reads is there.
  mutating func availability(_ isThere: Bool) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    advance()
    if kind == .leftParen { try skipBrackets() }
    return leaf(.boolean(isThere), from: start)
  }

  /// `#selector(…)` or `#keyPath(…)`, which is a text.
  mutating func directive(_ text: (inout Parser) throws(Diagnostic) -> String) throws(Diagnostic)
    -> NodeID
  {
    let start = token.span.start
    advance()
    advance()
    let open = token.span
    try expect(.leftParen, .openingParenthesis)
    let text = try text(&self)
    try close(.rightParen, open)
    return leaf(.text(textBase + addText(text)), from: start)
  }

  /// `ViewController.pinched(_:)`, as it is written.
  mutating func selector() -> String {
    let start = token.span.start
    var depth = 0
    while depth > 0 || kind != .rightParen, kind != .end {
      if kind == .leftParen { depth += 1 } else if kind == .rightParen { depth -= 1 }
      advance()
    }
    let range = lexer.source.range(Span(start: start, end: lastEnd))
    return String(decoding: lexer.source.bytes[range], as: UTF8.self)
  }

  /// `CALayer.bounds.size`, without the type: "bounds.size".
  mutating func nameOfKeyPath() throws(Diagnostic) -> String {
    if kind == .name, Catalogue.shared.type(Name(id: token.payload)) != nil, next.kind == .dot {
      advance()
      advance()
    }
    var path = names.text(try expectName(.memberName))
    while match(.dot) { path += "." + names.text(try expectName(.memberName)) }
    return path
  }
}

extension TokenKind {
  fileprivate var continuesKeyPath: Bool {
    switch self {
    case .dot, .question, .not, .leftBracket: true
    default: false
    }
  }
}
