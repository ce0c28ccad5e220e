// Blocks, `^(BOOL finished) { … }`: what they take, and the variables that hold them.

extension Parser {
  // MARK: Literals

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
    guard token.isNameInC || namesSelf(token) else { return nil }
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
    let name = match(.self) ? words.selfName : try expectName(.parameterName)
    return pointing(
      ParameterNode(
        label: label, name: name, type: type, initial: Tree.none,
        span: Span(start: start, end: lastEnd), isVariable: true))
  }

  // MARK: Variables

  /// Whether `(^ name)` stands behind a type: `run(^{ … })` is a call.
  mutating func startsBlockVariable() -> Bool {
    guard let type = typeAhead(at: 0), peek(type.end).kind == .leftParen else { return false }
    if startsFunctionPointer(behind: type) { return true }
    guard peek(type.end + 1).kind == .caret, let name = typeAhead(at: type.end + 2) else {
      return false
    }
    return peek(name.end).kind == .rightParen
  }

  /// Whether `(*name)(` stands behind a type: `CGFloat (*curve)(CGFloat) = &ease;` is a variable that holds a function.
  mutating func startsFunctionPointer(behind type: TypeAhead) -> Bool {
    guard peek(type.end).kind == .leftParen, peek(type.end + 1).kind == .star,
      peek(type.end + 2).kind == .name, peek(type.end + 3).kind == .rightParen,
      peek(type.end + 4).kind == .leftParen
    else { return false }
    return isType(type) || names.text(type.name, is: "void")
  }

  // type "(" "^" name ")" "(" types ")"
  mutating func nameOfBlock() throws(Diagnostic) -> (Name, Span) {
    _ = try typeOfC()
    advance()
    let isFunction = kind == .star
    advance()
    skipModifiersOfC()
    let span = token.span
    let name = try expectName(.variableName)
    if isFunction {
      isOfC = true
      pointersToFunctions.insert(name)
    }
    try expect(.rightParen, .closing(")"))
    if kind == .leftParen { try skipBrackets() }
    return (name, span)
  }

  // blockVariable = nameOfBlock ["=" block]
  /// Without a block it is nil.
  mutating func blockVariable() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let (name, span) = try nameOfBlock()
    let target = place(.name(name), span)
    let first = Int32(tree.nodes.count)
    let value = match(.assign) ? try functionOrBlock() : leaf(.nothing, from: start)
    if case .closure = tree[value], context.braces > 0, tree.names(name, from: first) {
      return try recursiveBlock(target, value, from: start)
    }
    return try add(.declare(target: target, type: -1, value: value), from: start, value)
  }

  /// `__block void (^again)(void) = ^{ again(); };`: in C the name is known in its own value already.
  private mutating func recursiveBlock(_ target: NodeID, _ value: NodeID, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let variable = place(tree[target], tree.span(target))
    let declaration = try add(
      .declare(target: target, type: -1, value: leaf(.nothing, from: start)), from: start, target)
    let assignment = try add(.assign(variable, value), from: start, value)
    return try add(
      .block(tree.add([declaration, assignment])), from: start, declaration, assignment)
  }

  /// `&ease`, which is the function itself, or any other value.
  private mutating func functionOrBlock() throws(Diagnostic) -> NodeID {
    if kind == .ampersand, next.kind == .name, ahead(2).kind == .semicolon { advance() }
    return try expression()
  }
}

extension Tree {
  /// Whether a node from one on is a name.
  fileprivate func names(_ name: Name, from first: NodeID) -> Bool {
    nodes[Int(first)...].contains {
      if case .name(name) = $0.node { true } else { false }
    }
  }

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
