extension Parser {
  /// A statement that only C or Objective-C writes; nil where none begins here.
  mutating func statementOfC() throws(Diagnostic) -> NodeID? {
    switch kind {
    case .minus, .plus:
      if startsMethod() { return try method() }
      return startsStepBefore ? withoutValue(try stepBefore()) : nil
    case .at: return try directive()
    case .star where isOfC && next.kind == .name && !next.spaced && !startsPointee:
      let name = names.text(Name(id: next.payload))
      throw Diagnostic(
        .notSupported(.pointerVariable(name)), Span(start: token.span.start, end: next.span.end))
    case .leftBrace where isOfC: return try block()
    case .keyword: return try keywordStatementOfC()
    case .name: return try nameStatementOfC()
    default: return nil
    }
  }

  private mutating func keywordStatementOfC() throws(Diagnostic) -> NodeID? {
    // In a struct or an extension of Swift, `self = [1, 2]` is a list.
    if isKeyword(.self), next.kind == .assign, ahead(2).kind == .leftBracket, openTypes.isEmpty {
      return try ownInitializer()
    }
    if isKeyword(.struct), next.kind == .name, ahead(2).kind == .name, !ahead(2).startsLine,
      ahead(3).kind != .leftParen
    {
      // `struct Pose p = {1, 2};`
      advance()
      return try declarationOfC()
    }
    guard isModifierOfC(token) else { return nil }
    if startsFunctionOfC() { return try functionOfC() }
    guard startsDeclarationOfC() else { return nil }
    guard isKeyword(.static) else { return try declarationOfC() }
    return context.functions > 0 ? try staticOfC() : try staticOfFile()
  }

  /// `static CGPoint start;` in a function is set once, and keeps its value from call to call.
  private mutating func staticOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    extras.append(try declarationOfC(isKept: true, isStatic: true))
    return try add(.block(.empty), from: start)
  }

  /// `static NSInteger count;` outside of functions begins as 0, and is of no object.
  private mutating func staticOfFile() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let declaration = try declarationOfC(isKept: true)
    if implementation == nil { return declaration }
    extras.append(declaration)
    return try add(.block(.empty), from: start)
  }

  private mutating func nameStatementOfC() throws(Diagnostic) -> NodeID? {
    if startsDoOfC { return try doLoop() }
    if startsUnion { throw Diagnostic(.notSupported(.union), token.span) }
    if isOfC, next.kind == .name, names.text(Name(id: token.payload), is: "goto") {
      throw Diagnostic(.notSupported(.declaration("goto")), token.span)
    }
    if isOfC, next.kind == .colon, context.functions > 0, !startsLabel { return try target() }
    switch next.kind {
    case .name where startsTypedef, .keyword where startsTypedef: return try typedef()
    case .name, .star, .less, .keyword:
      if isModifierOfC(token) || mayBePointer(next), startsBlockVariable() {
        return try blockVariable()
      }
      if startsFunctionOfC() { return try functionOfC() }
      return startsDeclarationOfC() ? try declarationOfC() : nil
    case .leftParen
    where (ahead(2).kind == .caret || ahead(2).kind == .star) && startsBlockVariable():
      return try blockVariable()
    case .leftParen where isTypeof(Name(id: token.payload)):
      return startsDeclarationOfC() ? try declarationOfC() : nil
    case .leftBrace where names.text(Name(id: token.payload)) == "do": return try doLoop()
    default: return nil
    }
  }

  /// `end:`, to which nothing goes.
  private mutating func target() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    for _ in 0..<2 { advance() }
    return kind == .semicolon || kind == .rightBrace
      ? try add(.block(.empty), from: start) : try statement()
  }

  /// `union Cell {`, `union {`, `union Cell c;`.
  private var startsUnion: Bool {
    mutating get {
      guard names.text(Name(id: token.payload), is: "union") else { return false }
      return next.kind == .leftBrace || next.kind == .name && !next.startsLine
    }
  }

  /// `NSString *(^name)(void)`, `unsigned int (*count)(void)`.
  private func mayBePointer(_ token: Token) -> Bool { token.kind == .star || token.kind == .name }

  /// Reads something that means nothing here.
  mutating func without(_ rule: (inout Parser) throws(Diagnostic) -> Void) throws(Diagnostic)
    -> NodeID
  {
    let start = token.span.start
    try rule(&self)
    return try add(.block(.empty), from: start)
  }
}
