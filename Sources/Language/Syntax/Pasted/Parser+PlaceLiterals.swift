/// `#function`, `#line` and `#file`: where they stand, as logs of apps say it.
extension Parser {
  // placeLiteral = "#" ("function" | "line" | "file" | "fileID" | "filePath")
  mutating func placeLiteral() -> NodeID {
    let start = token.span.start
    let word = names.text(Name(id: next.payload))
    advance()
    advance()
    let source = lexer.source
    switch word {
    case "line":
      let place = source.range(Span(start: start, end: start)).lowerBound
      return leaf(.number(Double(source.line(of: place))), from: start)
    case "function": return leaf(.text(textBase + addText(signature())), from: start)
    default: return leaf(.text(textBase + addText(source.name)), from: start)
    }
  }

  /// Whether one of these words stands after the `#`.
  var startsPlaceLiteral: Bool {
    mutating get {
      guard next.kind == .name, !next.spaced else { return false }
      let words: [StaticString] = ["function", "line", "file", "fileID", "filePath"]
      let name = Name(id: next.payload)
      return words.contains { names.text(name, is: $0) }
    }
  }

  /// The function around with its labels, `move(_:by:)`, read again where it is declared.
  private func signature() -> String {
    guard context.signature >= 0 else { return "top level" }
    var reader = Lexer(lexer.source, names: names)
    reader.position = Int(context.signature - lexer.source.base)
    reader.advance()
    var text = spelling(of: reader.token) + "("
    while reader.token.kind != .leftParen, reader.token.kind != .end { reader.advance() }
    var (depth, startsParameter) = (0, true)
    // No function of a person has more parameters than these tokens are.
    for _ in 0..<400 {
      switch reader.token.kind {
      case .leftParen, .leftBracket: depth += 1
      case .rightParen, .rightBracket: depth -= 1
      case .comma: startsParameter = depth == 1
      case .name, .keyword:
        if depth == 1, startsParameter { text += spelling(of: reader.token) + ":" }
        startsParameter = false
      default: break
      }
      if depth == 0 { return text + ")" }
      reader.advance()
    }
    return text + "…)"
  }

  private func spelling(of token: Token) -> String {
    String(decoding: lexer.source.bytes[lexer.source.range(token.span)], as: UTF8.self)
  }
}
