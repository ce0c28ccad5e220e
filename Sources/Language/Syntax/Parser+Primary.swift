internal import Geometry

extension Parser {
  /// primary = literal | name | ".name" | "(" … ")" | "[" … "]" | closure
  mutating func primary() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let payload = token.payload
    switch kind {
    case .number:
      advance()
      return try add(.number(numbers[Int(payload)]), from: start)
    case .angle:
      advance()
      let literal = angles[Int(payload)]
      return try add(.angle(literal.value, literal.unit), from: start)
    case .text:
      advance()
      return try add(.text(textBase + payload), from: start)
    case .textBegin: return try interpolation()
    case .name:
      advance()
      return try add(.name(Name(id: payload)), from: start)
    case .closureArgument:
      advance()
      if let innermost = closureArguments.indices.last {
        closureArguments[innermost] = max(closureArguments[innermost], payload + 1)
      }
      return try add(.name(words.closureArgument(payload)), from: start)
    case .keyword: return try keywordPrimary()
    case .dot where next.kind == .name && !next.spaced:
      advance()
      advance()
      return try add(.implicitMember(Name(id: tokens[index - 1].payload)), from: start)
    case .leftParen: return try parenthesized()
    case .leftBracket: return try bracketLiteral()
    case .leftBrace: return try closure()
    case .invalid:
      advance()
      throw diagnostics.last ?? unexpected(.expression)
    default:
      throw unexpected(.expression)
    }
  }

  private mutating func keywordPrimary() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    switch Keyword(rawValue: token.payload) {
    case .true, .false:
      advance()
      return try add(.boolean(tokens[index - 1].payload == Keyword.true.rawValue), from: start)
    case .nil:
      advance()
      return try add(.nothing, from: start)
    case .self:
      advance()
      return try add(.selfReference, from: start)
    default:
      throw unexpected(.expression)
    }
  }

  /// textBegin ("\(" expression ")" textPart)* textEnd
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
      let value = try bracketed(ignoresNewlines: true) { parser throws(Diagnostic) in
        let value = try parser.expression()
        try parser.close(.interpolationEnd, open)
        return value
      }
      parts.append(value)
      guard kind == .textPart || kind == .textEnd else { throw unexpected(.expression) }
    }
    return try add(.interpolated(tree.add(parts)), from: start, children: parts)
  }

  /// `(e)` groups; two to four values are a point, a row, a 3-D row.
  private mutating func parenthesized() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let arguments = try argumentList()
    if arguments.count == 1, let only = arguments.first, only.label == .none {
      return only.value
    }
    guard !arguments.isEmpty else {
      throw Diagnostic(.emptyParentheses, Span(start: start, end: lastEnd))
    }
    let list = tree.add(arguments)
    return try add(.tuple(list), from: start, children: arguments.map(\.value))
  }

  /// A list, or with `;` a matrix.
  private mutating func bracketLiteral() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let open = token.span
    advance()
    let (rows, isMatrix) = try bracketed(ignoresNewlines: true, inList: true) {
      parser throws(Diagnostic) in
      var rows = [try parser.bracketRow()]
      var isMatrix = false
      while parser.match(.semicolon) {
        isMatrix = true
        // `[1, 2;]` is a matrix of one row.
        if parser.kind != .rightBracket { rows.append(try parser.bracketRow()) }
      }
      try parser.close(.rightBracket, open)
      return (rows, isMatrix)
    }
    if !isMatrix, let row = rows.first {
      tree.places[Int(row)].span = Span(start: start, end: lastEnd)
      return row
    }
    return try add(.matrix(tree.add(rows)), from: start, children: rows)
  }

  private mutating func bracketRow() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    var elements: [NodeID] = []
    while kind != .rightBracket, kind != .semicolon {
      elements.append(try expression())
      if kind == .colon { throw Diagnostic(.notSupported(.dictionary), token.span) }
      if kind == .number || kind == .angle || kind == .minus {
        throw Diagnostic(.separateWithCommas, token.span)
      }
      if !match(.comma) { break }
    }
    return try add(.list(tree.add(elements)), from: start, children: elements)
  }

  /// "{" [parameters "in"] statement* "}"
  mutating func closure() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let open = token.span
    advance()
    let savedLoops = loops
    loops = 0
    functions += 1
    closureArguments.append(0)
    defer {
      loops = savedLoops
      functions -= 1
    }
    let function = try bracketed(ignoresNewlines: false) { parser throws(Diagnostic) in
      let parameters = try parser.closureParameters()
      let body = try parser.blockBody(open)
      let span = Span(start: start, end: parser.lastEnd)
      let implicit = parser.implicitParameters(parser.closureArguments.removeLast(), span)
      return FunctionNode(
        name: .none, parameters: parameters ?? implicit, result: -1, body: body, span: span,
        isClosure: true)
    }
    tree.functions.append(function)
    return try add(.closure(Int32(tree.functions.count - 1)), from: start, function.body)
  }

  /// `$0`, `$1`, … used in a closure without named parameters declare them.
  private func implicitParameters(_ count: Int32, _ span: Span) -> [ParameterNode] {
    (0..<count).map { position in
      ParameterNode(
        label: .none, name: words.closureArgument(position), type: -1, initial: Tree.none,
        span: span)
    }
  }

  /// `x, y in`, `(x: T, y) -> R in`; nil where the closure names no parameters.
  private mutating func closureParameters() throws(Diagnostic) -> [ParameterNode]? {
    guard let end = parameterListEnd() else { return nil }
    var parameters: [ParameterNode] = []
    let parenthesized = match(.leftParen)
    while index < end, kind != .rightParen, !isKeyword(.in) {
      parameters.append(try closureParameter())
      if !match(.comma) { break }
    }
    if parenthesized { try expect(.rightParen, .closing(")")) }
    if match(.arrow) { _ = try type() }
    guard match(.in) else { throw unexpected(.inOfClosure) }
    return parameters
  }

  private mutating func closureParameter() throws(Diagnostic) -> ParameterNode {
    let span = token.span
    let name = try expectName(.parameterName)
    let type = match(.colon) ? try type() : -1
    return ParameterNode(label: .none, name: name, type: type, initial: Tree.none, span: span)
  }

  /// The index of the `in` that ends a closure's parameters, if it has some.
  private func parameterListEnd() -> Int? {
    var ahead = index
    while ahead < tokens.count, ahead - index < 200 {
      let token = tokens[ahead]
      if token.kind == .keyword, token.payload == Keyword.in.rawValue { return ahead }
      switch token.kind {
      case .name, .comma, .colon, .leftParen, .rightParen, .arrow, .leftBracket, .rightBracket,
        .question, .not, .dot:
        ahead += 1
      case .keyword where token.payload == Keyword.inout.rawValue: ahead += 1
      default: return nil
      }
      if token.startsLine, ahead - index > 1 { return nil }
    }
    return nil
  }
}
