extension Parser {
  /// Whether `{ didSet { … } }` follows a value: no trailing closure, and no body.
  var startsObservers: Bool {
    mutating get {
      guard kind == .leftBrace, next.kind == .name else { return false }
      let word = names.text(Name(id: next.payload))
      return word == "didSet" || word == "willSet"
    }
  }

  /// A declaration with what stands in its braces: observers of a variable, or a computed property.
  ///
  /// Variables inside functions have no observers: nothing outside could see them change.
  mutating func observed(_ declaration: NodeID, _ name: Name, type: Int32, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    guard context.functions == 0, context.depth == 0 else {
      return try localGetter(name, type, from: start)
    }
    let accessors = try accessors(of: name, type: type)
    if overrides(name, declaration, accessors) {
      return try observersOfApple(accessors, name, from: start)
    }
    return try add(.observed(declaration, accessors), from: start, declaration)
  }

  /// `var size: CGFloat { 3 }` inside a function: a function that its name calls.
  private mutating func localGetter(_ name: Name, _ type: Int32, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let open = token.span
    if startsObservers { throw Diagnostic(.notSupported(.observer), open) }
    let accessors = tree.accessors[Int(try accessors(of: name, type: type))]
    guard accessors.getter >= 0, accessors.setter < 0 else {
      throw Diagnostic(.notSupported(.computedProperty), open)
    }
    localGetters.insert(name)
    let target = place(.name(name), tree.functions[Int(accessors.getter)].span)
    return try add(.function(accessors.getter, target: target), from: start)
  }

  /// The call that the name of a ``localGetter(_:_:from:)`` means.
  mutating func getterCall(_ name: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let (none, _) = takeArguments(from: pending.count)
    return try add(.call(name, none), from: start, name)
  }

  /// Whether the first value of a `static` variable is worked out when it is first read, as in Swift.
  ///
  /// What it names may be declared below; literals and what the frameworks make of them name nothing of the
  /// program's, and are there from the beginning.
  mutating func isMadeLater(_ value: NodeID) -> Bool {
    switch tree[value] {
    case .number, .angle, .text, .boolean, .nothing, .closure: false
    case .unary(_, let operand), .degrees(let operand): isMadeLater(operand)
    case .binary(_, let left, let right): isMadeLater(left) || isMadeLater(right)
    case .list(let elements): Array(tree.children(elements)).contains { isMadeLater($0) }
    case .tuple(let parts): areMadeLater(parts)
    case .call(let callee, let arguments): !isOfFrameworks(callee) || areMadeLater(arguments)
    case .member(let base, let name): !isConstantOfNumbers(name, of: base)
    default: true
    }
  }

  private mutating func areMadeLater(_ arguments: ArgumentList) -> Bool {
    Array(tree.arguments(arguments)).contains { isMadeLater($0.value) }
  }

  private mutating func isOfFrameworks(_ callee: NodeID) -> Bool {
    guard case .name(let name) = tree[callee], tree.structure(named: name) == nil else {
      return false
    }
    return Catalogue.shared.type(name) != nil || Catalogue.shared.hasFunction(name)
  }

  /// `CGFloat.pi`.
  private mutating func isConstantOfNumbers(_ name: Name, of base: NodeID) -> Bool {
    guard case .name(let type) = tree[base], Catalogue.shared.type(type) == .number else {
      return false
    }
    return Catalogue.shared.constant(name, of: .number) != nil
  }

  /// `lazy var badge = …`: a variable that takes the value of its getter when it is first read.
  mutating func lazyVariable(
    _ name: Name, _ target: NodeID, _ type: Int32, _ value: NodeID, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    isLazy = false
    let accessors = try lazyAccessors(name, [], type, value, from: start)
    let declaration = try add(
      .declare(target: target, type: type, value: Tree.none), from: start)
    let body = tree.functions[Int(tree.accessors[Int(accessors)].getter)].body
    return try add(.observed(declaration, accessors), from: start, declaration, body)
  }

  /// The getter that gives what is lazy its first value; that of a struct takes it as `self`.
  mutating func lazyAccessors(
    _ name: Name, _ parameters: [ParameterNode], _ type: Int32, _ value: NodeID, from start: Int32
  ) throws(Diagnostic) -> Int32 {
    let value =
      type < 0
      ? value : try add(.cast(value, type, .assigned), from: tree.span(value).start, value)
    let returned = try add(.returning(value), from: start, value)
    let body = try add(.block(tree.add([returned])), from: start, returned)
    blocks += 1
    tree.add(
      FunctionNode(
        name: name, parameters: parameters, result: type, body: body,
        span: Span(start: start, end: lastEnd), isMethod: !parameters.isEmpty))
    tree.accessors.append(
      AccessorsNode(getter: Int32(tree.functions.count - 1), isLazy: true))
    return Int32(tree.accessors.count - 1)
  }

  /// Whether a class of views or layers observes a property that these have.
  private mutating func overrides(_ name: Name, _ declaration: NodeID, _ accessors: Int32) -> Bool {
    guard isOverride, let open = openClasses.last, open.isOfViews,
      case .declare(_, _, Tree.none) = tree[declaration],
      tree.accessors[Int(accessors)].getter < 0
    else { return false }
    return Catalogue.shared.property(name, of: .view) != nil
      || Catalogue.shared.property(name, of: .layer) != nil
  }

  /// `override var bounds: CGRect { didSet { … } }`: the property stays Apple's, and what observes it is a
  /// method that no program can name, `bounds.didSet`.
  private mutating func observersOfApple(_ accessors: Int32, _ name: Name, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let node = tree.accessors[Int(accessors)]
    var methods: [NodeID] = []
    for (function, word) in [(node.willSet, "willSet"), (node.didSet, "didSet")] where function >= 0
    {
      let observer = intern("\(names.text(name)).\(word)")
      let target = place(.name(observer), tree.functions[Int(function)].span)
      methods.append(try add(.function(function, target: target), from: start))
    }
    return try add(.block(tree.add(methods)), from: start, children: methods)
  }

  // accessors = block | "{" (("get" | "set" | "willSet" | "didSet") ["(" name ")"] block)* "}"
  /// What the accessors take comes first: the `self` of a method, the indices of a subscript.
  mutating func accessors(of name: Name, type: Int32, _ first: [ParameterNode] = [])
    throws(Diagnostic) -> Int32
  {
    var accessors = AccessorsNode()
    if startsAccessor(1) {
      try readAccessors(&accessors, name, type, first)
    } else {
      accessors.getter = try accessor(name, first, result: type)
    }
    tree.accessors.append(accessors)
    return Int32(tree.accessors.count - 1)
  }

  /// Whether an accessor begins here or so many tokens ahead: `get`, `mutating get`.
  private mutating func startsAccessor(_ place: Int) -> Bool {
    let token = peek(place)
    return isAccessor(token) || isMarkOfAccessor(token) && isAccessor(peek(place + 1))
  }

  private func isMarkOfAccessor(_ token: Token) -> Bool {
    switch token.kind {
    case .keyword: token.payload == Keyword.mutating.rawValue
    case .name: names.text(Name(id: token.payload), is: "nonmutating")
    default: false
    }
  }

  private mutating func isAccessor(_ token: Token) -> Bool {
    guard token.kind == .name else { return false }
    return ["get", "set", "willSet", "didSet"].contains(names.text(Name(id: token.payload)))
  }

  private mutating func readAccessors(
    _ accessors: inout AccessorsNode, _ name: Name, _ type: Int32, _ first: [ParameterNode]
  ) throws(Diagnostic) {
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: false)
    while startsAccessor(0) {
      let isMutating = match(.mutating)
      let isNonmutating = !isMutating && !isAccessor(token)
      if !isAccessor(token) { advance() }
      let word = names.text(Name(id: token.payload))
      advance()
      try skipEffects()
      if word == "get" {
        accessors.getter = try accessor(name, first, result: type)
        if isMutating { tree.functions[Int(accessors.getter)].isMutating = true }
      } else {
        let argument = try accessorArgument(word == "didSet" ? "oldValue" : "newValue", type)
        let function = try accessor(name, first + [argument], result: -1)
        tree.functions[Int(function)].isMutating = !isNonmutating
        switch word {
        case "set": accessors.setter = function
        case "willSet": accessors.willSet = function
        default: accessors.didSet = function
        }
      }
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    context = outer
  }

  private mutating func accessorArgument(_ usual: String, _ type: Int32) throws(Diagnostic)
    -> ParameterNode
  {
    let span = token.span
    var name = intern(usual)
    if kind == .leftParen {
      advance()
      name = try expectName(.parameterName)
      try expect(.rightParen, .closing(")"))
    }
    return ParameterNode(label: .none, name: name, type: type, initial: Tree.none, span: span)
  }

  private mutating func accessor(_ name: Name, _ parameters: [ParameterNode], result: Int32)
    throws(Diagnostic) -> Int32
  {
    let start = token.span.start
    let body = try bodyOfMember(returning: result)
    if result >= 0 { returnBranches(of: body) }
    tree.add(
      FunctionNode(
        name: name, parameters: parameters, result: result, body: body,
        span: Span(start: start, end: lastEnd),
        isMethod: parameters.first?.name == words.selfName))
    return Int32(tree.functions.count - 1)
  }
}
