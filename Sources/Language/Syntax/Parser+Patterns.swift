extension Parser {
  // pattern = ("is" type | ["let"] expression ["?"] ["as" type]) ["where" expression], where an expression
  //           may hold "let" name and "_"
  mutating func pattern() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if match(.is) { return try add(.typeTest(Tree.none, try askedType()), from: start) }
    let outer = context
    context.inPattern = true
    var pattern = try bindingPattern()
    context = outer
    try refuseSecond(targets(boundIn: pattern, depth: 8))
    if kind == .question, !token.spaced {
      advance()
      pattern = try add(.force(pattern), from: start, pattern)
    }
    if match(.as) {
      pattern = try add(.cast(pattern, try askedType(), .optional), from: start, pattern)
    }
    guard kind == .name, Name(id: token.payload) == words.whereName else { return pattern }
    advance()
    let condition = try expression()
    // What is neither written nor meant otherwise: `pattern ? condition : false`.
    let fails = place(.boolean(false), tree.span(condition))
    return try add(.conditional(pattern, condition, fails), from: start, pattern, condition)
  }

  /// What `let` stands before binds all names in it: `let .rectangle(w, h)`, `let (x, y)`.
  mutating func bindingPattern() throws(Diagnostic) -> NodeID {
    guard isKeyword(.let) || isKeyword(.var) else { return try expression() }
    if next.kind == .name, ahead(2).kind != .dot { return try namePattern() }
    let isConstant = isKeyword(.let)
    advance()
    let value = try expression()
    bindNames(in: value, isConstant: isConstant, depth: 8)
    return value
  }

  /// `let x`, `var x`.
  mutating func namePattern() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let isConstant = isKeyword(.let)
    advance()
    let target = try declaredName(isConstant: isConstant)
    return try add(.binding(target: target, value: Tree.none), from: start)
  }

  private mutating func bindNames(in id: NodeID, isConstant: Bool, depth: Int) {
    switch tree[id] {
    case .name(let name) where name != words.wildcard:
      let target = place(.name(name), tree.span(id))
      tree.nodes[Int(target)].place.isConstant = isConstant
      tree.nodes[Int(id)].node = .binding(target: target, value: Tree.none)
    case .tuple(let arguments), .call(_, let arguments):
      guard depth > 0 else { return }
      for argument in tree.arguments(arguments) {
        bindNames(in: argument.value, isConstant: isConstant, depth: depth - 1)
      }
    // `let (a, b) as (Int, Int)`.
    case .force(let inner), .cast(let inner, _, _):
      bindNames(in: inner, isConstant: isConstant, depth: depth - 1)
    default: return
    }
  }

  /// The names that a pattern binds, in their order.
  private mutating func targets(boundIn id: NodeID, depth: Int) -> [NodeID] {
    switch tree[id] {
    case .binding(let target, _): return [target]
    case .tuple(let arguments), .call(_, let arguments):
      guard depth > 0 else { return [] }
      var targets: [NodeID] = []
      for argument in tree.arguments(arguments) {
        targets += self.targets(boundIn: argument.value, depth: depth - 1)
      }
      return targets
    case .force(let inner), .cast(let inner, _, _): return targets(boundIn: inner, depth: depth - 1)
    default: return []
    }
  }
}
