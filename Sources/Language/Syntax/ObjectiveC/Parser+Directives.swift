extension Parser {
  /// Whether `@` begins a word of Objective-C, not an attribute of Swift.
  var isDirective: Bool {
    mutating get {
      guard next.kind == .name || next.kind == .keyword else { return false }
      return directives.contains(names.text(Name(id: next.payload)))
    }
  }

  /// `@implementation`, `@property`, `@end`, …: what a class of Objective-C consists of.
  ///
  /// Its members become top-level, as those of a Swift class do; nil where no directive stands here.
  mutating func directive() throws(Diagnostic) -> NodeID? {
    guard isDirective else { return nil }
    let word = names.text(Name(id: next.payload))
    switch word {
    case "interface", "implementation", "protocol": return try classOfC()
    case "property": return try property()
    case "autoreleasepool", "synchronized": return try pool()
    case "end", "optional", "required", "public", "private", "protected", "package":
      return try without { parser throws(Diagnostic) in parser.skip(2) }
    case "class", "synthesize", "dynamic", "import":
      return try without { parser throws(Diagnostic) in
        parser.skip(2)
        while parser.kind != .end, parser.kind != .semicolon, !parser.token.startsLine {
          parser.advance()
        }
      }
    default: return nil
    }
  }

  private mutating func skip(_ count: Int) {
    isObjectiveC = true
    for _ in 0..<count { advance() }
  }

  // "@interface" name [":" name] ["(" … ")"] ["<" names ">"] ["{" declarations "}"]
  private mutating func classOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    _ = try expectName(.typeName)
    if match(.colon) { _ = try expectName(.typeName) }
    if kind == .leftParen, !token.startsLine { try skipBrackets() }
    if kind == .less { while kind != .end, lastKind != .greater { advance() } }
    guard kind == .leftBrace else { return try add(.block(.empty), from: start) }
    return try instanceVariables()
  }

  /// `{ CGFloat _lastScale; UIView *_marque; }` behind the name of a class.
  private mutating func instanceVariables() throws(Diagnostic) -> NodeID {
    let open = token.span
    advance()
    let start = token.span.start
    var declarations: [NodeID] = []
    while kind != .rightBrace, kind != .end {
      if try directive() == nil { declarations.append(try declarationOfC(isKept: true)) }
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    return try add(.block(tree.add(declarations)), from: start, children: declarations)
  }

  // "@property" ["(" attributes ")"] type name ("," "*"* name)*
  private mutating func property() throws(Diagnostic) -> NodeID {
    skip(2)
    if kind == .leftParen { try skipBrackets() }
    return try declarationOfC(isKept: true)
  }

  private mutating func pool() throws(Diagnostic) -> NodeID {
    skip(2)
    if kind == .leftParen { try skipBrackets() }
    return try block()
  }
}

private let directives: Set<String> = [
  "interface", "implementation", "protocol", "property", "autoreleasepool", "synchronized", "end",
  "optional", "required", "public", "private", "protected", "package", "class", "synthesize",
  "dynamic", "import", "selector",
]
