extension Parser {
  // "func" name "(" parameters ")" ["->" type] block
  mutating func function() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let (index, name) = try functionNode(isMethod: false)
    let target = place(.name(tree.functions[Int(index)].name), name)
    return try add(.function(index, target: target), from: start)
  }

  private mutating func functionNode(isMethod: Bool) throws(Diagnostic) -> (Int32, Span) {
    let start = token.span.start
    advance()
    let nameSpan = token.span
    let name = try expectName(.functionName)
    var parameters = try parameterList()
    if isMethod { parameters.insert(selfParameter(nameSpan), at: 0) }
    let result = match(.arrow) ? try type() : -1
    let body = try functionBody()
    tree.functions.append(
      FunctionNode(
        name: name, parameters: parameters, result: result, body: body,
        span: Span(start: start, end: lastEnd), isMethod: isMethod))
    return (Int32(tree.functions.count - 1), nameSpan)
  }

  mutating func functionBody() throws(Diagnostic) -> NodeID {
    let outer = (context, closureArguments)
    context.loops = 0
    context.functions += 1
    closureArguments = []
    let body = try block()
    (context, closureArguments) = outer
    return body
  }

  private func selfParameter(_ span: Span) -> ParameterNode {
    ParameterNode(label: .none, name: words.selfName, type: -1, initial: Tree.none, span: span)
  }

  private mutating func parameterList() throws(Diagnostic) -> [ParameterNode] {
    let open = token.span
    guard kind == .leftParen else { throw unexpected(.openingParenthesis) }
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var parameters: [ParameterNode] = []
    var taken: Set<Name> = [words.wildcard]
    while kind != .rightParen {
      let parameter = try parameter()
      guard taken.insert(parameter.name).inserted || parameter.name == words.wildcard else {
        throw Diagnostic(.duplicateParameter(names.text(parameter.name)), parameter.span)
      }
      parameters.append(parameter)
      if !match(.comma) { break }
    }
    try close(.rightParen, open)
    context = outer
    return parameters
  }

  /// [label] name [":" type] ["=" expression]; without a label the name is the label, `_` is none.
  private mutating func parameter() throws(Diagnostic) -> ParameterNode {
    let start = token.span.start
    let first = try labelName()
    let name = kind == .name && !token.startsLine ? try expectName(.parameterName) : first
    var label = first
    let type = match(.colon) ? try type() : -1
    if name == first, type < 0 { label = words.anyLabel }
    if label == words.wildcard { label = .none }
    let initial = match(.assign) ? try expression() : Tree.none
    return ParameterNode(
      label: label, name: name, type: type, initial: initial,
      span: Span(start: start, end: lastEnd))
  }

  /// A label may be a keyword: `func move(in view: UIView)`.
  private mutating func labelName() throws(Diagnostic) -> Name {
    if kind == .keyword, next.kind == .name {
      let name = Name(id: token.payload)
      advance()
      return name
    }
    return try expectName(.parameterName)
  }

  // "struct" name [":" types] "{" (property | method)* "}"
  mutating func structure() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let nameSpan = token.span
    let name = try expectName(.typeName)
    if match(.colon) {
      repeat { _ = try type() } while match(.comma)
    }
    var structure = StructureNode(name: name, fields: [], methods: [], span: nameSpan)
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: false)
    while kind != .rightBrace, kind != .end {
      recovering { parser throws(Diagnostic) in try parser.structureMember(&structure) }
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    context = outer
    tree.structures.append(structure)
    let target = place(.name(name), nameSpan)
    let index = Int32(tree.structures.count - 1)
    return try add(.structure(index, target: target), from: start)
  }

  private mutating func structureMember(_ structure: inout StructureNode) throws(Diagnostic) {
    while kind == .keyword, let word = Keyword(rawValue: token.payload), word.isModifier {
      advance()
    }
    if isKeyword(.func) {
      structure.methods.append(try functionNode(isMethod: true).0)
    } else if isKeyword(.let) || isKeyword(.var) {
      let isConstant = isKeyword(.let)
      advance()
      repeat {
        structure.fields.append(try field(isConstant: isConstant))
      } while match(.comma)
    } else {
      throw unexpected(.structureMember)
    }
  }

  private mutating func field(isConstant: Bool) throws(Diagnostic) -> FieldNode {
    let span = token.span
    let name = try expectName(.variableName)
    let type = match(.colon) ? try type() : -1
    let initial = match(.assign) ? try expression() : Tree.none
    if kind == .leftBrace, !token.startsLine {
      throw Diagnostic(.notSupported(.computedProperty), token.span)
    }
    return FieldNode(
      isConstant: isConstant, name: name, type: type, initial: initial, span: span)
  }
}
