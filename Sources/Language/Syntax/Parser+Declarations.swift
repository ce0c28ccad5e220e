extension Parser {
  // ("let" | "var") pattern [":" type] ["=" expression] ("," …)*
  mutating func declaration() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let isConstant = isKeyword(.let)
    advance()
    var declarations = try namesBeforeType(isConstant: isConstant)
    let first = try declarator(isConstant: isConstant, from: start)
    guard kind == .comma || !declarations.isEmpty else { return first }
    declarations.append(first)
    while match(.comma) {
      declarations.append(try declarator(isConstant: isConstant, from: start))
    }
    try giveType(to: &declarations, from: start)
    return try add(.block(tree.add(declarations)), from: start, children: declarations)
  }

  // (name ",")*
  /// `var x, y: CGFloat`: the names before the one that has the type.
  private mutating func namesBeforeType(isConstant: Bool) throws(Diagnostic) -> [NodeID] {
    var targets: [NodeID] = []
    // Most declarations have one name and its value.
    if visibleByteBehind == UInt8(ascii: "=") { return targets }
    while kind == .name, next.kind == .comma {
      targets.append(try declaredName(isConstant: isConstant))
      advance()
    }
    return targets
  }

  /// The last declaration says what the names before it are; they have no values.
  private mutating func giveType(to declarations: inout [NodeID], from start: Int32)
    throws(Diagnostic)
  {
    for place in declarations.indices {
      guard case .name = tree[declarations[place]] else { return }
      guard
        let declared = declarations.first(where: {
          if case .declare = tree[$0] { true } else { false }
        }),
        case .declare(_, let type, _) = tree[declared], type >= 0
      else {
        throw Diagnostic(.expected(.initialValue, found: "','"), tree.span(declarations[place]))
      }
      tree.nodes[Int(declarations[place])].place.isConstant = false
      declarations[place] = try add(
        .declare(target: declarations[place], type: type, value: Tree.none), from: start)
    }
  }

  private mutating func declarator(isConstant: Bool, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    if kind == .leftParen { return try destructuring(isConstant: isConstant, from: start) }
    let name = Name(id: token.payload)
    let target = try declaredName(isConstant: isConstant)
    let type = match(.colon) ? try type() : -1
    if !openClasses.isEmpty, context.functions == 0 { noteHolder(name, type, isProperty: true) }
    guard match(.assign) else {
      guard type >= 0 else { throw unexpected(.initialValue) }
      // A `let` that is given its value later.
      tree.nodes[Int(target)].place.isConstant = false
      let declared = try add(
        .declare(target: target, type: type, value: Tree.none), from: start)
      return kind == .leftBrace ? try observed(declared, name, type: type, from: start) : declared
    }
    let value = try expression(as: type)
    giveResult(type, to: value)
    if isConstant, makesObject(value) { tree.nodes[Int(target)].place.isConstant = false }
    if isLazy || isStatic && !startsObservers && isMadeLater(value), context.functions == 0,
      context.depth == 0
    {
      return try lazyVariable(name, target, type, value, from: start)
    }
    let declared = try add(
      .declare(target: target, type: type, value: value), from: start, value)
    return startsObservers ? try observed(declared, name, type: type, from: start) : declared
  }

  /// `let points = NSMutableArray()`: an object of Apple's, which changes whatever it is kept in.
  private mutating func makesObject(_ value: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[value], case .name(let name) = tree[callee] else {
      return false
    }
    return changingClasses.contains { names.text(name, is: $0) }
  }

  /// What a closure gives is of the declared type: `let x: T = { … }()`, `let make: () -> T = { … }`.
  private mutating func giveResult(_ type: Int32, to value: NodeID) {
    guard type >= 0 else { return }
    switch tree[value] {
    case .call(let callee, let arguments) where arguments.count == 0:
      giveResult(type, toClosure: callee)
    case .closure: giveResult(tree.types[Int(type)].result, toClosure: value)
    default: break
    }
  }

  private mutating func giveResult(_ type: Int32, toClosure closure: NodeID) {
    guard type >= 0, case .closure(let function) = tree[closure],
      tree.functions[Int(function)].result < 0
    else { return }
    tree.functions[Int(function)].result = type
    leadResult(of: tree.functions[Int(function)].body, with: type)
  }

  mutating func declaredName(isConstant: Bool) throws(Diagnostic) -> NodeID {
    let span = token.span
    let name = try expectName(.variableName)
    let target = place(.name(name), span)
    tree.nodes[Int(target)].place.isConstant = isConstant
    return target
  }

  // targets [":" type] "=" expression
  private mutating func destructuring(isConstant: Bool, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    let targets = try targetList(isConstant: isConstant)
    let type = match(.colon) ? try type() : -1
    if type >= 0, kind != .assign { return try partsWithoutValue(targets, type, from: start) }
    return try destructured(targets, as: type, from: start)
  }

  // "=" expression
  /// Gives each target its part of a value, which is worked out once.
  mutating func destructured(_ targets: NodeList, as type: Int32, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    try expect(.assign, .initialValue)
    var value = try expression(as: type)
    if type >= 0 { value = try add(.cast(value, type, .assigned), from: start, value) }
    return try add(.destructure(targets, value: value), from: start, value)
  }

  /// `let (x, y): (CGFloat, CGFloat)`, whose parts are given their values later.
  private mutating func partsWithoutValue(_ targets: NodeList, _ type: Int32, from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let types = tree.types[Int(type)].parts
    guard types.count == Int(targets.count) else { throw unexpected(.initialValue) }
    var declarations: [NodeID] = []
    for (target, type) in zip(Array(tree.children(targets)), types) {
      guard case .name = tree[target] else { throw unexpected(.initialValue) }
      tree.nodes[Int(target)].place.isConstant = false
      declarations.append(
        try add(.declare(target: target, type: type, value: Tree.none), from: start))
    }
    return try add(.block(tree.add(declarations)), from: start, children: declarations)
  }

  // ["let" | "var"] name | targetList
  mutating func targets(isConstant: Bool) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if isKeyword(.let) || isKeyword(.var) {
      let isConstant = isKeyword(.let)
      advance()
      return try declaredName(isConstant: isConstant)
    }
    guard kind == .leftParen else { return try declaredName(isConstant: isConstant) }
    let targets = try targetList(isConstant: isConstant)
    return try add(.destructure(targets, value: Tree.none), from: start)
  }

  // "(" targets ("," targets)* ")"
  private mutating func targetList(isConstant: Bool) throws(Diagnostic) -> NodeList {
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var targets: [NodeID] = []
    repeat {
      targets.append(try self.targets(isConstant: isConstant))
    } while match(.comma)
    try close(.rightParen, open)
    context = outer
    try refuseSecond(targets)
    return tree.add(targets)
  }

  /// Refuses `let (a, a) = …`, and `case let (a, a)`.
  mutating func refuseSecond(_ targets: [NodeID]) throws(Diagnostic) {
    var seen: [Name: NodeID] = [:]
    for target in targets.flatMap(tree.namesDeclared) {
      guard case .name(let name) = tree[target], name != words.wildcard else { continue }
      guard let first = seen.updateValue(target, forKey: name) else { continue }
      throw Diagnostic(.redeclared(names.text(name)), tree.span(target))
        .labelled(tree.span(first), .declaredHere)
    }
  }
}

extension Tree {
  /// The names in the targets of a declaration, those in parentheses among them too.
  fileprivate func namesDeclared(in target: NodeID) -> [NodeID] {
    guard case .destructure(let targets, _) = self[target] else { return [target] }
    return children(targets).flatMap(namesDeclared)
  }
}

private let changingClasses: [StaticString] = [
  "NSMutableArray", "NSMutableDictionary", "NSMutableSet",
]
