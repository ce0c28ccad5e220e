extension Parser {
  /// Whether a name is a type: of the frameworks, of the program, or `id`.
  mutating func isType(_ name: Name) -> Bool {
    if Catalogue.shared.type(name) != nil || tree.structureIndex[name] != nil
      || tree.typesOfC[name] != nil
    {
      return true
    }
    let text = names.text(name)
    return Catalogue.shared.isOpenType(text) || isReferenceOfC(text) || isLookType(text)
      || isStructOfLibrary(text) || text == "dispatch_block_t"
  }

  /// Whether a type is written: also one that only its prefix tells, where a star says that it is pointed to.
  mutating func isType(_ type: TypeAhead) -> Bool {
    isType(type.name) || type.isPointer && isNamedByApple(names.text(type.name))
  }

  // MARK: Literals

  // literal = "@" text | "@" number | "@(" expression ")" | "@[" … "]" | "@selector(" … ")"
  mutating func literal() throws(Diagnostic) -> NodeID {
    guard !next.spaced else { throw unexpected(.expression) }
    isObjectiveC = true
    switch next.kind {
    case .text, .invalid:
      advance()
      return try primary()
    case .leftParen:
      advance()
      return try parenthesized()
    case .number, .leftBracket, .minus:
      advance()
      return try prefix()
    case .leftBrace: return try dictionaryOfC()
    case .name:
      if names.text(Name(id: next.payload)) == "selector" {
        return try directive { parser throws(Diagnostic) in parser.selector() }
      }
      if names.text(Name(id: next.payload)) == "available" { return try availability(true) }
      if names.text(Name(id: next.payload)) == "protocol" { return try protocolOfC() }
      if let truth = truthAsObject { return truth }
      advance()
      return try primary()
    default: throw unexpected(.expression)
    }
  }

  // "@protocol" "(" name ")"
  private mutating func protocolOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    try expect(.leftParen, .openingParenthesis)
    let name = try expectName(.typeName)
    try expect(.rightParen, .closing(")"))
    return leaf(.name(name), from: start)
  }

  /// `@YES` and `@NO`: objects that hold 1 and 0.
  private var truthAsObject: NodeID? {
    mutating get {
      let (word, start) = (names.text(Name(id: next.payload)), token.span.start)
      guard word == "YES" || word == "NO" else { return nil }
      skip(2)
      return leaf(.number(word == "YES" ? 1 : 0), from: start)
    }
  }

  /// `@"a" @"b"`, `"a" "b"`, also on several lines: one text.
  mutating func joined(_ first: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard isOfC, kind == .text || kind == .at && next.kind == .text && !next.spaced else {
      return first
    }
    _ = match(.at)
    let rest = try primary()
    return try add(.binary(.add, first, rest), from: start, first, rest)
  }

  /// `({ UIView *v = [UIView new]; v; })`: what the last of the statements gives; nil for other parentheses.
  mutating func statementsOfC(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID? {
    guard isOfC, kind != .leftParen, case .closure(let function) = tree[value],
      tree.functions[Int(function)].parameters.isEmpty,
      case .block(let list) = tree[tree.functions[Int(function)].body],
      let last = tree.children(list).last, case .expression(let result) = tree[last]
    else { return nil }
    tree.nodes[Int(last)].node = .returning(result)
    let (none, _) = takeArguments(from: pending.count)
    return try add(.call(value, none), from: start, value)
  }

  // MARK: Casts

  // cast = "(" type ")" prefix
  /// `(UIView *)x`, `(id)x`, `(CGFloat)x`: a star, or the name of a type, alone in parentheses.
  mutating func startsCast() -> Bool {
    // A type begins with a letter: most parentheses hold numbers, and need no look ahead.
    // What a macro stands for has no bytes of its own.
    switch lexer.mayExpand ? 0 : visibleByteBehind {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "("): return false
    default: break
    }
    if startsCastToUnknown { return true }
    // `(__bridge CTFontRef)`: what such a word stands before is a type.
    guard let type = typeAhead(at: 1), type.isPointer || isType(type.name) || isModifierOfC(next)
    else { return false }
    if ahead(type.end).kind == .leftBracket { return startsListOfC(at: type.end) }
    guard ahead(type.end).kind == .rightParen else { return false }
    let operand = ahead(type.end + 1)
    return startsOperand(operand)
      || operand.kind == .leftBrace && !type.isPointer && !context.inHead
  }

  /// `(CardStyle)index`, to a type that was not pasted: in C a name in parentheses and another are nothing else.
  private var startsCastToUnknown: Bool {
    mutating get {
      guard isOfC, !context.inHead, next.kind == .name, ahead(2).kind == .rightParen else {
        return false
      }
      let operand = ahead(3)
      // `[(view) frame]` is a message.
      let isSelf = operand.kind == .keyword && operand.payload == Keyword.`self`.rawValue
      return !operand.startsLine && !(operand.spaced && context.inList) && !startsLabel(at: 3)
        && (operand.kind == .name || startsMessageToUnknown(at: 3) || operand.kind == .number
          || isSelf && !operand.spaced && ahead(4).kind == .dot)
    }
  }

  /// `(MyKind)[sender tag]`, but not `(points)[i]`.
  private mutating func startsMessageToUnknown(at place: Int) -> Bool {
    guard ahead(place).kind == .leftBracket,
      names.text(Name(id: next.payload)).first?.isUppercase ?? false
    else { return false }
    let (receiver, word) = (ahead(place + 1), ahead(place + 2))
    return receiver.kind == .leftBracket
      || receiver.isNameInC && word.isNameInC
      || receiver.kind == .keyword && receiver.payload == Keyword.`self`.rawValue && word.isNameInC
  }

  /// `[v moveTo:(p) animated:YES]`: whether a word of the selector stands behind an argument.
  private mutating func startsLabel(at place: Int) -> Bool {
    let (word, colon) = (ahead(place), ahead(place + 1))
    return context.inMessage && word.spaced && colon.kind == .colon && !colon.spaced
  }

  /// `(CGPoint[]){{0, 0}, {1, 1}}`, `(CGFloat[2]){1, 2}`, behind the type.
  private mutating func startsListOfC(at place: Int) -> Bool {
    let end = ahead(place + 1).kind == .number ? place + 2 : place + 1
    return ahead(end).kind == .rightBracket && ahead(end + 1).kind == .rightParen
      && ahead(end + 2).kind == .leftBrace
  }

  private mutating func startsOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .name, .number, .text, .leftParen, .leftBracket, .at, .caret, .minus:
      !token.startsLine || context.ignoresNewlines
    case .keyword:
      isKeywordAsName(token) && !token.spaced
        || [Keyword.`self`, .nil, .true, .false].contains { $0.rawValue == token.payload }
    default: false
    }
  }

  /// A cast to a class changes nothing; one to a number converts as `CGFloat(x)` and `Int(x)` do.
  mutating func castOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let index = try typeOfC()
    let type = tree.types[Int(index)]
    let sizes = try sizesOfC()
    advance()
    isObjectiveC = true
    if !sizes.isEmpty { return try listOfC(index, sizes[...], from: start) }
    if kind == .leftBrace { return try partsOfC(type.name, from: start) }
    try enter()
    let value = try prefix()
    leave()
    guard !type.isOptional,
      type.numberOfC != nil || Catalogue.shared.type(type.name) == .number
    else { return value }
    if let number = type.numberOfC, ![.double, .int32, .int64].contains(number) {
      return try add(.cast(value, index, .assigned), from: start, value)
    }
    let first = pending.count
    pending.push(ArgumentNode(label: .none, value: value))
    let (list, height) = takeArguments(from: first)
    let name = Conversion.swiftName(names.text(type.name))
    let callee = place(.name(intern(name)), type.span)
    return try add(.call(callee, list), from: start, above: height)
  }

  // MARK: Blocks

  // block = "^" [type] ["(" parameters ")"] "{" statement* "}"
  mutating func blockLiteral() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    isObjectiveC = true
    if kind == .name { _ = try typeOfC() }
    let parameters = kind == .leftParen ? try parametersOfC() : []
    let open = token.span
    guard match(.leftBrace) else { throw unexpected(.openingBrace) }
    let outer = (pointers, pointersToObjects)
    pointers.formUnion(parameters.filter(\.isPointer).map(\.name))
    pointersToObjects.formUnion(parameters.filter(\.isPointerToObject).map(\.name))
    let first = tree.nodes.count
    let block = try closure(open, from: start) { _ in ClosureHeader(parameters: parameters) }
    (pointers, pointersToObjects) = outer
    if case .closure(let function) = tree[block] {
      tree.functions[Int(function)].changed = tree.names(changedFrom: Int32(first))
    }
    return block
  }

  /// `(BOOL finished)`, `(UIView *view, NSUInteger index, BOOL *stop)`, `(void)`.
  mutating func parametersOfC() throws(Diagnostic) -> [ParameterNode] {
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var parameters: [ParameterNode] = []
    // `(NSString *format, ...)`: what more is given means nothing.
    while kind != .rightParen, !match(.closedRange) {
      if let parameter = try startsBlockVariable() ? blockParameter() : plainParameterOfC() {
        parameters.append(parameter)
      }
      if !match(.comma) { break }
    }
    try close(.rightParen, open)
    context = outer
    return parameters
  }

  /// `void (^done)(BOOL finished)`.
  private mutating func blockParameter() throws(Diagnostic) -> ParameterNode? {
    let start = token.span.start
    let (name, _) = try nameOfBlock()
    return ParameterNode(
      label: .none, name: name, type: -1, initial: Tree.none,
      span: Span(start: start, end: lastEnd), isVariable: true)
  }

  /// `CGFloat x`; nil where a type stands alone.
  private mutating func plainParameterOfC() throws(Diagnostic) -> ParameterNode? {
    let start = token.span.start
    let type = try typeOfC()
    guard token.isNameInC else { return nil }
    var parameter = try parameterOfC(label: .none, type: type, from: start)
    try skipSizesOfC(of: &parameter)
    return parameter
  }

  /// `const char *argv[]`, `CGPoint corners[4]`: a list, whose elements have the type.
  private mutating func skipSizesOfC(of parameter: inout ParameterNode) throws(Diagnostic) {
    let sizes = try sizesOfC()
    guard parameter.type >= 0, arrayOfC(parameter.type, sizes) != nil else { return }
    parameter.type = sharedListOfC(parameter.span)
  }

  /// The type of an array of C that a function is given, which is the caller's own.
  mutating func sharedListOfC(_ span: Span) -> Int32 {
    tree.types.append(
      TypeReference(
        name: intern("id"), isOptional: true, isInout: true, isShared: true, span: span))
    return Int32(tree.types.count - 1)
  }

  mutating func parameterOfC(label: Name, type: Int32, from start: Int32) throws(Diagnostic)
    -> ParameterNode
  {
    if type >= 0, Words.sharedTypes.contains(names.text(tree.types[Int(type)].name)) {
      tree.types[Int(type)].isInout = true
      tree.types[Int(type)].isShared = true
    }
    let name = try expectName(.parameterName)
    return pointing(
      ParameterNode(
        label: label, name: name, type: type, initial: Tree.none,
        span: Span(start: start, end: lastEnd), isVariable: true))
  }

  // MARK: Pointers

  /// `self->_x` is the instance variable `_x`, `strongSelf->_x` that of an object; elsewhere members are read with
  /// a dot.
  mutating func arrowMember(of value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    if case .selfReference = tree[value] {
      advance()
      return leaf(.name(try expectName(.memberName)), from: start)
    }
    guard isPointer(value) || startsInstanceVariable else {
      throw Diagnostic(.notSupported(.pointer), token.span)
    }
    advance()
    return try add(.member(value, try expectName(.memberName)), from: start, value)
  }

  private mutating func isPointer(_ value: NodeID) -> Bool {
    if case .name(let name) = tree[value] { pointers.contains(name) } else { false }
  }

  /// `a->x` of an object, where the program has classes, and `a->_x`.
  private var startsInstanceVariable: Bool {
    mutating get {
      guard isObjectiveC, next.kind == .name else { return false }
      return !tree.bodies.isEmpty || names.text(Name(id: next.payload)).hasPrefix("_")
    }
  }
}

/// Whether a name begins as those of Apple's frameworks do: `UIImage`, `NSValue`.
private func isNamedByApple(_ name: String) -> Bool {
  guard name.utf8.count > 2, ["NS", "UI", "CA", "CG", "AV"].contains(name.prefix(2)) else {
    return false
  }
  return name.dropFirst(2).first?.isUppercase ?? false
}

/// How C's conversions between numbers are called here.
private enum Conversion {
  static func swiftName(_ type: String) -> String {
    switch type {
    case "int", "long", "short", "unsigned", "NSInteger", "NSUInteger", "size_t": "Int"
    default: "CGFloat"
    }
  }
}

extension Tree {
  /// The variables that the nodes from one on assign to, or give away by their address.
  fileprivate func names(changedFrom first: NodeID) -> Set<Name> {
    let targets = (first..<Int32(nodes.count)).compactMap { id -> NodeID? in
      switch self[id] {
      case .assign(let target, _), .update(_, let target, _): target
      default: nodes[Int(id)].place.isAddress ? id : nil
      }
    }
    return Set(targets.compactMap(variable))
  }

  /// The variable that a place is in.
  private func variable(of place: NodeID) -> Name? {
    switch self[place] {
    case .name(let name): name
    case .member(let base, _), .element(let base, _), .force(let base): variable(of: base)
    default: nil
    }
  }
}
