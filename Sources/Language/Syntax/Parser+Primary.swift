extension Parser {
  // primary = literal | name | ".name" | "?" | "(" … ")" | "[" … "]" | closure
  mutating func primary() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let payload = token.payload
    switch kind {
    case .number:
      let value = token.value
      advance()
      let node = leaf(.number(value), from: start)
      if payload == Token.wholeOfMacro { tree.nodes[Int(node)].place.isWholeOfMacro = true }
      return node
    case .angle:
      advance()
      let literal = lexer.angles[Int(payload)]
      return leaf(.angle(literal.value, literal.unit), from: start)
    case .text:
      advance()
      return try joined(leaf(.text(textBase + payload), from: start), from: start)
    case .textBegin: return try interpolation()
    case .name:
      advance()
      if kind == .dot, words.modules.contains(Name(id: payload)), next.kind == .name {
        return moduleMember(from: start)
      }
      return try named(Name(id: payload), from: start)
    case .closureArgument:
      advance()
      if let innermost = closureArguments.indices.last {
        closureArguments[innermost] = max(closureArguments[innermost], payload + 1)
      }
      return leaf(.name(words.closureArgument(payload)), from: start)
    case .keyword: return try keywordPrimary()
    case .dot where (next.kind == .name || next.kind == .keyword) && !next.spaced:
      let name = Name(id: next.payload)
      advance()
      advance()
      tree.hasImplicit = true
      return leaf(.implicitMember(name), from: start)
    case .hash: return try directiveValue()
    case .backslash: return try keyPath()
    case .question:
      advance()
      holes += 1
      return leaf(.hole, from: start)
    case .at: return try literal()
    case .leftParen where startsCast(): return try castOfC()
    case .leftParen: return try parenthesized()
    case .leftBracket: return try bracketLiteral()
    case .leftBrace: return try closure()
    case .invalid:
      advance()
      throw lastDiagnostic ?? unexpected(.expression)
    default: throw noValue()
    }
  }

  /// No value begins here: a second star was meant as a power, a line with a colon as a command.
  mutating func noValue() -> Diagnostic {
    if kind == .colon, token.startsLine, next.kind == .name, !next.spaced {
      let name = names.text(Name(id: next.payload))
      return Diagnostic(.commandInProgram(name), Span(start: token.span.start, end: next.span.end))
    }
    if kind == .star, lastKind == .leftParen, isOfC, next.kind == .name, !next.spaced {
      let name = names.text(Name(id: next.payload))
      let span = Span(start: token.span.start, end: next.span.end)
      return Diagnostic(.notSupported(.pointerVariable(name)), span)
    }
    guard kind == .star, lastKind == .star, !token.spaced else { return unexpected(.expression) }
    let stars = Span(start: token.span.start - 1, end: token.span.end)
    return Diagnostic(.unexpectedCharacter("**", instead: "^"), stars)
  }

  /// `Swift.max`: never a member of the type around, nor a function of the program.
  private mutating func moduleMember(from start: Int32) -> NodeID {
    advance()
    let name = Name(id: token.payload)
    advance()
    let node = leaf(.global(name), from: start)
    tree.nodes[Int(node)].place.isOfModule = true
    return node
  }

  private mutating func keywordPrimary() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    switch Keyword(rawValue: token.payload) {
    case .true:
      advance()
      return leaf(.boolean(true), from: start)
    case .false:
      advance()
      return leaf(.boolean(false), from: start)
    case .nil:
      advance()
      return leaf(.nothing, from: start)
    case .self:
      advance()
      if kind == .assign, next.kind == .leftBracket, openTypes.isEmpty {
        // `if ((self = [super init]))`
        advance()
        makesSelf = context.functions > 0
        return try expression()
      }
      return selfValue(from: start)
    case .let where context.inPattern, .var where context.inPattern: return try bindingPattern()
    case .if, .switch: return try branchValue()
    case _ where isKeywordAsName(token):
      let name = Name(id: token.payload)
      advance()
      return leaf(.name(name), from: start)
    default:
      throw unexpected(.expression)
    }
  }

  // textBegin ("\(" expression ")" textPart)* textEnd
  private mutating func interpolation() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var parts: [NodeID] = []
    while true {
      let piece = token
      advance()
      parts.append(place(.text(textBase + piece.payload), piece.span))
      if piece.kind == .textEnd { break }
      let open = token.span
      try expect(.interpolationBegin, .expression)
      let outer = try enterBrackets(ignoresNewlines: true)
      parts.append(try specified(try expression(), from: open.start))
      if kind == .comma { throw unexpected(.closing(")")).labelled(open, .opensHere) }
      try close(.interpolationEnd, open)
      context = outer
      guard kind == .textPart || kind == .textEnd else { throw unexpected(.expression) }
    }
    return try add(.interpolated(tree.add(parts)), from: start, children: parts)
  }

  /// `\(x, specifier: "%.2f")` of SwiftUI's texts is `String(format: "%.2f", x)`.
  private mutating func specified(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard kind == .comma, next.kind == .name, ahead(2).kind == .colon else { return value }
    let label = Name(id: next.payload)
    if names.text(label, is: "format") {
      throw Diagnostic(
        .notSupported(.outside("format:")), Span(start: next.span.start, end: ahead(2).span.end))
    }
    guard names.text(label, is: "specifier") else { return value }
    for _ in 0..<3 { advance() }
    let first = pending.count
    pending.push(ArgumentNode(label: intern("format"), value: try expression()))
    pending.push(ArgumentNode(label: .none, value: value))
    let (arguments, height) = takeArguments(from: first)
    let callee = leaf(.name(intern("String")), from: start)
    return try add(.call(callee, arguments), from: start, above: max(height, 1))
  }

  /// What a name stands for: the `sizeof(a) / sizeof(a[0])` of C, or what is declared around it; mostly itself.
  mutating func named(_ name: Name, from start: Int32) throws(Diagnostic) -> NodeID {
    if isOfC, kind == .leftParen || kind == .name || kind == .star,
      names.text(name, is: "sizeof")
    {
      return try countOfElements(from: start)
    }
    if let text = functionName(name, from: start) { return text }
    if !tree.aliases.isEmpty, tree.aliases[name] == words.controllerClass {
      return leaf(.name(words.controllerClass), from: start)
    }
    guard enclosing != nil else { return leaf(.name(name), from: start) }
    if let type = try typeOfSelf(name, from: start) { return type }
    let written = openTypes.isEmpty && openClasses.isEmpty ? name : meant(name)
    let node = leaf(.name(statics[written] ?? written), from: start)
    if let open = openClasses.last, open.isOfViews { tree.nodes[Int(node)].place.isOwn = true }
    return localGetters.contains(written) ? try getterCall(node, from: start) : node
  }

  /// `(e)` groups; two to four values are a point, a row, a 3-D row; `()` is what Swift calls Void.
  mutating func parenthesized() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let first = pending.count
    try argumentList()
    if pending.count == first + 1, let only = pending.last, only.label == .none {
      pending.shrink(to: first)
      group = only.value
      return try statementsOfC(only.value, from: start) ?? only.value
    }
    let (list, height) = takeArguments(from: first)
    return try add(.tuple(list), from: start, above: height)
  }

  /// A list, with `;` a matrix, or a message.
  private mutating func bracketLiteral() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let open = token.span
    if startsMadeType { return try madeType(from: start) }
    advance()
    let outer = try enterBrackets(ignoresNewlines: true, inList: true)
    if kind == .colon, next.kind == .rightBracket { return try emptyDictionary(open, outer) }
    let first = try nextElement()
    if first >= 0, kind == .colon { return try dictionary(first, .rightBracket, open, outer) }
    if first >= 0, startsSelector {
      guard endsMessageEarly else { return try message(to: first, open, outer) }
      report(misreadWord() ?? Diagnostic(.missingOperator(call: nil), token.span))
      _ = try infix(Precedence.product)
    }
    var rows = [try bracketRow(first)]
    var isMatrix = false
    while match(.semicolon) {
      isMatrix = true
      // `[1, 2;]` is a matrix of one row.
      if kind != .rightBracket { rows.append(try bracketRow(Tree.none)) }
    }
    try close(.rightBracket, open)
    context = outer
    if !isMatrix, let row = rows.first {
      tree.nodes[Int(row)].place.span = Span(start: start, end: lastEnd)
      return row
    }
    return try add(.matrix(tree.add(rows)), from: start, children: rows)
  }

  /// `[p' A, 1]` is a list: what stands behind the word ends no message, and a factor is missing its `*`.
  ///
  /// A `;` at the end of a line ends a message whose `]` is missing.
  private var endsMessageEarly: Bool {
    mutating get {
      switch next.kind {
      case .comma, .leftParen: kind == .name
      case .semicolon: kind == .name && !ahead(2).startsLine && ahead(2).kind != .end
      default: false
      }
    }
  }

  /// A row; its first element may have been read already.
  private mutating func bracketRow(_ first: NodeID) throws(Diagnostic) -> NodeID {
    let start = first >= 0 ? tree.span(first).start : token.span.start
    var elements: [NodeID] = []
    var next = first >= 0 ? first : try nextElement()
    while next >= 0 {
      elements.append(next)
      if kind == .number || kind == .angle || kind == .minus {
        // A row behind `;` has the next one below it.
        let isNextRow = first < 0 && token.startsLine
        throw Diagnostic(isNextRow ? .separateRows : .separateWithCommas, token.span)
      }
      next = match(.comma) ? try nextElement() : Tree.none
    }
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  private mutating func nextElement() throws(Diagnostic) -> NodeID {
    kind == .rightBracket || kind == .semicolon ? Tree.none : try expression()
  }
}
