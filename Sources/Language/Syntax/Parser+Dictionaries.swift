extension Parser {
  // dictionary = "[" expression ":" expression ("," …)* "]" | "[" ":" "]"
  /// A dictionary behind its first key.
  mutating func dictionary(
    _ first: NodeID, _ closer: TokenKind, _ open: Span, _ outer: Context
  ) throws(Diagnostic) -> NodeID {
    context.inList = false
    var parts: [NodeID] = []
    var key = first
    while true {
      parts.append(key)
      try expect(.colon, .colonOfKey)
      parts.append(try expression())
      guard match(.comma), kind != closer else { break }
      key = try expression()
    }
    try close(closer, open)
    context = outer
    return try add(.dictionary(tree.add(parts)), from: open.start, children: parts)
  }

  /// `[:]`, at its colon.
  mutating func emptyDictionary(_ open: Span, _ outer: Context) throws(Diagnostic) -> NodeID {
    advance()
    try close(.rightBracket, open)
    context = outer
    return leaf(.dictionary(.empty), from: open.start)
  }

  /// `@{@"a": @1}`, at its at-sign.
  mutating func dictionaryOfC() throws(Diagnostic) -> NodeID {
    advance()
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    guard kind != .rightBrace else {
      advance()
      context = outer
      return leaf(.dictionary(.empty), from: open.start)
    }
    return try dictionary(try expression(), .rightBrace, open, outer)
  }

  /// `d[key, default: value]`, at its label.
  mutating func entry(
    of value: NodeID, _ key: NodeID, _ open: Span, _ outer: Context, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    guard next.kind == .colon else { throw unexpected(.defaultOfEntry) }
    advance()
    advance()
    let otherwise = try expression()
    try close(.rightBracket, open)
    context = outer
    return try add(.entry(value, key, otherwise), from: start, value, key, otherwise)
  }
}
