// An error ends a statement; what follows it is read as if nothing had happened.

extension Parser {
  /// A statement; after an error, nil and the place of the statement that follows.
  mutating func recoveredStatement() -> NodeID? {
    var node: NodeID?
    recovering { parser throws(Diagnostic) in node = try parser.statement() }
    return node
  }

  /// Runs a rule; after an error, skips to the place where the next statement or member begins.
  mutating func recovering(_ rule: (inout Parser) throws(Diagnostic) -> Void) {
    let state = (context, pending.count, closureArguments)
    let first = token
    defer { opening = first }
    do throws(Diagnostic) {
      try rule(&self)
    } catch {
      report(missedKeyword(first) ?? error)
      let braces = context.braces - state.0.braces
      let brackets = braces > 0 ? 0 : context.brackets
      context = state.0
      pending.shrink(to: state.1)
      closureArguments = state.2
      synchronize(from: first, inside: brackets, braces)
    }
  }

  /// The error reported last.
  var lastDiagnostic: Diagnostic? { found.last ?? lexer.diagnostics.last }

  mutating func report(_ diagnostic: Diagnostic) {
    let isNew =
      found.last?.span != diagnostic.span
      && !lexer.diagnostics.contains { $0.span == diagnostic.span }
    if isNew, found.count < Diagnostic.most { found.append(diagnostic) }
  }

  /// Skips to the statement behind the one that `first` begins: to a line or `;` outside all brackets and braces, of
  /// which so many are open here.
  private mutating func synchronize(
    from first: Token, inside brackets: Int32 = 0, _ braces: Int32 = 0
  ) {
    var (brackets, braces, indentation) = (brackets, braces, nil as Int?)
    while kind != .end, braces > 0 || !endsSkipping(first, inside: brackets, &indentation) {
      switch kind {
      case .leftBrace: braces += 1
      case .rightBrace: braces -= 1
      case .leftParen where braces == 0, .leftBracket where braces == 0: brackets += 1
      case .rightParen where braces == 0, .rightBracket where braces == 0:
        brackets = max(brackets - 1, 0)
      default: break
      }
      advance()
    }
  }

  /// Whether the statement that `first` begins is over here; a bracket that nobody closes lasts to the first line
  /// that stands no deeper.
  private mutating func endsSkipping(
    _ first: Token, inside brackets: Int32, _ indentation: inout Int?
  ) -> Bool {
    switch kind {
    case .rightBrace: true
    case .semicolon: brackets == 0 || endsLine
    case .leftBrace, .dot, .rightParen, .rightBracket: false
    // `[1, 2`, and below it `3, 4]`: no statement begins so.
    case .number, .text: brackets == 0 && beginsBelow(first)
    default:
      beginsBelow(first) && !isKeyword(.else)
        && (brackets == 0 || standsNoDeeper(than: first, &indentation))
    }
  }

  private mutating func beginsBelow(_ first: Token) -> Bool {
    token.startsLine && token.span != first.span
  }

  /// Whether the current line is moved in no further than the one of `first`, which is measured once: much may stand
  /// before it.
  private mutating func standsNoDeeper(than first: Token, _ indentation: inout Int?) -> Bool {
    let limit = indentation ?? self.indentation(of: first)
    indentation = limit
    return self.indentation(of: token) <= limit
  }

  /// Whether the current token is the last of its line.
  var endsLine: Bool { mutating get { next.startsLine || next.kind == .end } }

  /// How far the line of a token is moved in.
  private mutating func indentation(of token: Token) -> Int {
    let place = Int(token.span.start - lexer.source.base)
    guard lexer.source.bytes.indices.contains(place) else { return 0 }
    let line = lexer.source.bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  /// After a statement: a newline, `;`, or the end of the block.
  mutating func endStatement(_ closer: TokenKind) {
    while match(.semicolon) {}
    guard kind != .end, kind != closer, !token.startsLine else { return }
    switch lastKind {
    case .semicolon, .rightBrace, .end: return
    // `@protocol Turning <NSObject> @end`
    case _ where kind == .at && isOfC && isDirective: return
    default: report(missedKeyword(opening) ?? misreadWord() ?? statementsOnOneLine())
    }
    synchronize(from: token)
    while match(.semicolon) {}
  }

  private mutating func statementsOnOneLine() -> Diagnostic {
    if let foreign = foreignLine() { return foreign }
    switch kind {
    case .rightParen, .rightBracket, .rightBrace:
      return Diagnostic(.unopened(describe(token)), token.span)
    case .comma where lastKind == .number && isNumberNext():
      return Diagnostic(.looseComma, token.span)
    case .name where lastKind == .rightBracket && closesUnopened():
      return unopenedMessage() ?? Diagnostic(.statementsOnOneLine, token.span)
    case .colon where next.kind == .assign && !next.spaced:
      let sign = Span(start: token.span.start, end: next.span.end)
      return Diagnostic(.unexpectedCharacter(":=", instead: "="), sign)
    case .comma, .colon:
      return Diagnostic(.unexpectedCharacter(spelling(kind), instead: nil), token.span)
    case .at where !isOfC && lastKind == .name:
      return Diagnostic(.unexpectedCharacter("@", instead: "*"), token.span)
    case .invalid: return lastDiagnostic ?? Diagnostic(.statementsOnOneLine, token.span)
    case .leftParen, .number, .angle, .dot: return missingOperator()
    // `print x` and `2 x`, but not `x = 1 y = 2`.
    case .name where (lastKind == .number || lastKind == .name) && next.kind != .assign,
      .name where next.kind == .leftParen && !next.spaced,
      .text where lastKind == .name, .textBegin where lastKind == .name:
      return missingOperator()
    default: return Diagnostic(.statementsOnOneLine, token.span)
    }
  }

  /// `transform: rotate(30deg);` of CSS, `from math import cos` of Python.
  private mutating func foreignLine() -> Diagnostic? {
    guard lastKind == .name, let word = wordBehind() else { return nil }
    let isImport = next.kind == .keyword && next.payload == Keyword.import.rawValue
    switch word.text {
    case "transform" where kind == .colon && next.kind == .name:
      return Diagnostic(.notSupported(.foreign("transform:", .css)), word.span)
    case "from" where kind == .name && isImport && !next.startsLine:
      return Diagnostic(.notSupported(.foreign("from … import", .python)), word.span)
    default: return nil
    }
  }

  /// `sin 30`: behind the name of a function most likely its parentheses are missing.
  private mutating func missingOperator() -> Diagnostic {
    guard token.spaced, lastKind == .name, let name = nameBefore, Catalogue.shared.hasFunction(name)
    else { return Diagnostic(.missingOperator(call: nil), token.span) }
    let arguments = restOfLine.map(separated) ?? "…"
    return Diagnostic(.missingOperator(call: "\(names.text(name))(\(arguments))"), token.span)
  }

  /// `T 3 4`: words behind each other, as a shell takes them, with the commas of arguments.
  private func separated(_ text: String) -> String {
    let words = text.split(separator: " ")
    let areValues = words.allSatisfy { word in
      word.utf8.allSatisfy { isNameByte($0) || ".-".utf8.contains($0) } && word != "-"
    }
    return areValues ? words.joined(separator: ", ") : text
  }

  /// The name that ends with the token before the current one, in an expression or as one of its own.
  private var nameBefore: Name? {
    mutating get {
      for node in tree.nodes.suffix(4) where node.place.span.end == lastEnd {
        if case .name(let name) = node.node { return name }
      }
      return nil
    }
  }

  /// The text from the current token to the end of its line, where it is short and nothing but an expression.
  private var restOfLine: String? {
    mutating get {
      let source = lexer.source
      let start = Int(token.span.start - source.base)
      guard source.bytes.indices.contains(start) else { return nil }
      let rest = source.bytes[start..<source.lineEnd(after: start)]
      let isComment = zip(rest, rest.dropFirst()).contains { $0 == $1 && $0 == UInt8(ascii: "/") }
      guard rest.count <= 40, !isComment, !rest.contains(where: ";{}#".utf8.contains),
        let end = rest.lastIndex(where: { $0 > UInt8(ascii: " ") })
      else { return nil }
      return String(decoding: rest[...end], as: UTF8.self)
    }
  }

  /// Whether a number comes next, perhaps with a minus before it.
  private mutating func isNumberNext() -> Bool {
    let distance = next.kind == .minus ? 2 : 1
    return ahead(distance).kind == .number
  }

  /// Whether a `]` stands on the rest of the line that closes nothing there.
  private mutating func closesUnopened() -> Bool {
    var (place, depth) = (1, 0)
    while place < 40, ahead(place).kind != .end, !ahead(place).startsLine {
      switch ahead(place).kind {
      case .leftBracket: depth += 1
      case .rightBracket where depth == 0: return true
      case .rightBracket: depth -= 1
      case .semicolon: return false
      default: break
      }
      place += 1
    }
    return false
  }

  /// `[UIView alloc] initWithFrame:r]`: what a message gives is asked once more, and a bracket is missing.
  private mutating func unopenedMessage() -> Diagnostic? {
    let (nodes, end) = (tree.nodes, lastEnd)
    guard let message = nodes.last(where: { $0.place.isMessage && $0.place.span.end == end })
    else { return nil }
    let start = message.place.span.start
    return Diagnostic(.unclosed("["), Span(start: start, end: start + 1))
  }

  /// `retrun 5`: the statement means nothing, and a slip of the finger made its first word no keyword.
  private mutating func missedKeyword(_ first: Token) -> Diagnostic? {
    guard first.kind == .name, startsWord(behind: first.span) else { return nil }
    let name = Name(id: first.payload)
    guard let keyword = Keyword.missed(by: names.text(name)), !isDeclared(name) else { return nil }
    return Diagnostic(.unknownName(names.text(name), candidates: [keyword]), first.span)
  }

  /// Whether a name, number or text stands behind a place on its line, as behind no name.
  private func startsWord(behind span: Span) -> Bool {
    let rest = lexer.source.bytes[Int(span.end - lexer.source.base)...]
    guard let byte = rest.first(where: { $0 != UInt8(ascii: " ") }) else { return false }
    return rest.first == UInt8(ascii: " ") && (isNameByte(byte) || byte == UInt8(ascii: "\""))
  }

  /// Whether the program or the catalogue calls something so.
  private mutating func isDeclared(_ name: Name) -> Bool {
    if Catalogue.shared.type(name) != nil || Catalogue.shared.hasFunction(name) { return true }
    let tree = tree
    return tree.nodes.contains { node in
      switch node.node {
      case .declare(let target, _, _), .function(_, let target), .structure(_, let target):
        target >= 0 && tree.isName(target, name)
      default: false
      }
    }
  }
}

extension Tree {
  /// Whether a node is a name, before it is resolved or behind it.
  fileprivate func isName(_ id: NodeID, _ name: Name) -> Bool {
    switch self[id] {
    case .name(name), .global(name): true
    default: false
    }
  }
}
