extension Parser {
  mutating func makeCall(
    _ callee: NodeID, argumentsFrom first: Int, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let isList = isListType(callee)
    if pending.count == first, isList || isDictionaryType(callee) {
      return try empty(of: callee, from: start)
    }
    var callee = callee
    var (list, height) = takeArguments(from: first)
    var kept: Int32 = -1
    if isList {
      height += 1
      kept = sizedList(callee)
      // `[CGPoint](repeating: .zero, count: 3)`
      try declareElements(list, of: callee)
      callee = place(.name(intern("Array")), tree.span(callee))
    }
    letClosureChange(callee, list)
    let call = try add(.call(callee, list), from: start, above: max(height, heightOf(callee)))
    if kept < 0 { return isOfC ? try inSinglePrecision(call, callee, from: start) : call }
    return try add(.cast(call, kept, .assigned), from: start, call)
  }

  /// The first parameter of what is given to `reduce(into:)` and to SwiftUI's `Path { path in … }`, and the second and
  /// third of what is given to its `updating(_:)`, are `inout`, whether or not they say so.
  private mutating func letClosureChange(_ callee: NodeID, _ arguments: ArgumentList) {
    guard arguments.count == 1 || arguments.count == 2,
      case .closure(let function) =
        tree[tree.arguments[Int(arguments.start + arguments.count) - 1].value]
    else { return }
    let name: Name
    switch tree[callee] {
    case .member(_, let member), .optionalMember(_, let member): name = member
    // In an extension of lists.
    case .name(let alone): name = alone
    default: return
    }
    guard let changed = parametersChanged(by: name, arguments),
      tree.functions[Int(function)].parameters.count > changed.lowerBound
    else { return }
    for place in changed.clamped(to: tree.functions[Int(function)].parameters.indices) {
      tree.functions[Int(function)].parameters[place].isVariable = true
    }
    tree.functions[Int(function)].changesArguments = true
  }

  private mutating func parametersChanged(by name: Name, _ arguments: ArgumentList) -> Range<Int>? {
    let label = tree.arguments[Int(arguments.start)].label
    guard arguments.count == 2 else {
      return names.text(name, is: "Path") && label == .none ? 0..<1 : nil
    }
    if names.text(name, is: "reduce"), names.text(label, is: "into") { return 0..<1 }
    if names.text(name, is: "sequence"), names.text(label, is: "state") { return 0..<1 }
    return names.text(name, is: "updating") && label == .none ? 1..<3 : nil
  }

  /// `[CGPoint]`, or another name for it, before the parentheses that make an empty list of it.
  mutating func isListType(_ id: NodeID) -> Bool {
    if case .name(let name) = tree[id] {
      // Asked of every call: a structure is not copied for it.
      guard let index = tree.structureIndex[name] else { return false }
      return tree.structures[Int(index)].meaning?.isList ?? false
    }
    guard case .list(let elements) = tree[id], elements.count == 1 else { return false }
    let element = tree.lists[Int(elements.start)]
    guard case .name(let name) = tree[element] else {
      return isListType(element) || isDictionaryType(element) || isTupleType(element)
    }
    return mayBeType(name)
  }

  /// Whether a name in brackets that are called is a type: one that is known, or may be declared later.
  mutating func mayBeType(_ name: Name) -> Bool {
    isType(name) || tree.structure(named: name) != nil
      || names.text(name).first?.isUppercase ?? false
  }

  /// "(" [[label ":"] expression ("," …)*] ")": its arguments are pending afterwards.
  mutating func argumentList() throws(Diagnostic) {
    let open = token.span
    let isHead = context.inHead && lastKind == .keyword
    let isCall = lastKind == .name
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    while kind != .rightParen {
      let argument = try argument(inHead: isHead)
      // `if (x = 3)`
      if isHead, kind == .assign {
        throw Diagnostic(.unexpectedCharacter("=", instead: "=="), token.span)
      }
      // `CGPoint(x = 1, y = 2)`
      if isCall, kind == .assign, case .name = tree[argument.value] {
        throw Diagnostic(.unexpectedCharacter("=", instead: ":"), token.span)
      }
      pending.push(argument)
      guard separatesArguments() else { break }
    }
    try close(.rightParen, open)
    context = outer
  }

  /// A comma; a semicolon in its place is reported and read as one, so that nothing follows from it, unless a
  /// statement ends with it.
  private mutating func separatesArguments() -> Bool {
    if kind == .semicolon, endsLine { return false }
    if kind == .semicolon { report(Diagnostic(.semicolonInParentheses, token.span)) }
    return match(.comma) || match(.semicolon)
  }

  mutating func argument(inHead: Bool = false) throws(Diagnostic) -> ArgumentNode {
    if standsAlone { return ArgumentNode(label: .none, value: try primary()) }
    var label = Name.none
    if kind == .name || kind == .keyword, next.kind == .colon {
      label = Name(id: token.payload)
      advance()
      advance()
    }
    if kind == .semicolon { throw Diagnostic(.semicolonInParentheses, token.span) }
    if let function = try operatorAlone() { return ArgumentNode(label: label, value: function) }
    let value = try expressionOrAssignment(inHead: inHead)
    return ArgumentNode(label: label, value: value)
  }

  /// `reduce(0, +)`: an operator alone stands for the closure of two parameters that uses it.
  ///
  /// One that the program declares is a function already.
  private mutating func operatorAlone() throws(Diagnostic) -> NodeID? {
    guard kind.standsAlone, !isDigit(lexer.byteBehind),
      next.kind == .comma || next.kind == .rightParen
    else { return nil }
    let (sign, start) = (token, token.span.start)
    if sign.kind == .ownOperator {
      advance()
      return leaf(.name(Name(id: sign.payload)), from: start)
    }
    let parameters = implicitParameters(2, token.span)
    let operands = parameters.map { place(.name($0.name), token.span) }
    advance()
    if let update = update(sign) {
      // `reduce(into: 0, +=)`.
      let change = try add(
        .update(update, operands[0], operands[1]), from: start, children: operands)
      return try closure(of: change, parameters, from: start)
    }
    let result = try add(
      Parser.combined(sign.kind, operands[0], operands[1]), from: start, children: operands)
    return try closure(giving: result, parameters, from: start)
  }

  /// Whether a line begins here with a word that goes on with no expression: what is missing is missing above it.
  private var startsStatementBelow: Bool {
    mutating get {
      guard token.startsLine, kind == .keyword, let word = Keyword(rawValue: token.payload),
        !isKeywordAsName(token)
      else { return false }
      return word.startsStatement
    }
  }

  /// Expects a closing bracket; its absence is reported with the place of the opening one.
  mutating func close(_ closer: TokenKind, _ open: Span) throws(Diagnostic) {
    if match(closer) { return }
    if kind == .invalid { throw unexpected(.closing(spelling(closer))) }
    if let word = misreadWord() { throw word.labelled(open, .opensHere) }
    noteEnd()
    if startsStatementBelow {
      let end = Span(start: lastEnd, end: lastEnd)
      throw Diagnostic(.unclosed(spelling(closer)), end).labelled(open, .opensHere)
    }
    let problem: Problem
    switch kind {
    case .end, .rightParen, .rightBracket, .rightBrace, .interpolationEnd,
      .semicolon where closer == .rightParen:
      problem = .unclosed(spelling(closer))
    // `T(3 4)`, `(1 0)`
    case .number where closer == .rightParen && !token.startsLine,
      .angle where closer == .rightParen && !token.startsLine:
      problem = valueBehindName() ?? .separateWithCommas
    default:
      problem = .expected(.comma(spelling(closer)), found: describe(token))
    }
    throw Diagnostic(problem, reportedSpan).labelled(open, .opensHere)
  }

  /// `CGPoint(x 1, y: 2)`: the name may be a label.
  private mutating func valueBehindName() -> Problem? {
    guard lastKind == .name, let name = wordBehind() else { return nil }
    return .labelOrValue(
      name.text,
      value: String(decoding: lexer.source.bytes[lexer.source.range(token.span)], as: UTF8.self))
  }
}
