extension Parser {
  mutating func assignmentOrExpression() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let target = try expression()
    if kind == .question, !token.spaced, isPath(target), startsAssignment(next) {
      return try assignmentUnlessNil(target, from: start)
    }
    if let update = withoutValue(target) { return update }
    guard startsAssignment(token), continuesLine else { return try shown(target, from: start) }
    return try assignment(to: target, from: start)
  }

  /// A bare expression; a call of what may be nil, as `onTap?(3)`, shows nothing where it is.
  private mutating func shown(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    // `{ Void in () }`: a function that gives nothing says so.
    if context.functions > 0, tree.isVoid(value) { return try add(.block(.empty), from: start) }
    guard context.functions == 0, case .conditional(let isNil, let nothing, let call) = tree[value],
      case .nothing = tree[nothing], tree.span(nothing).start == tree.span(isNil).start
    else { return try add(.expression(value), from: start, value) }
    let empty = try add(.block(.empty), from: start)
    let shown = try add(.expression(call), from: start, call)
    return try add(
      .branch(tree.add([isNil]), then: empty, otherwise: shown), from: start, isNil, shown)
  }

  mutating func startsAssignment(_ token: Token) -> Bool {
    switch token.kind {
    case .assign, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .updateAssign: true
    default: false
    }
  }

  /// `count? += 1`, at its question mark: nothing where it is nil.
  private mutating func assignmentUnlessNil(_ target: NodeID, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    let nothing = leaf(.nothing, from: start)
    let isThere = try add(.binary(.notEqual, target, nothing), from: start, target)
    advance()
    let assignment = try assignment(to: target, from: start)
    return try add(
      .branch(tree.add([isThere]), then: assignment, otherwise: Tree.none), from: start, isThere,
      assignment)
  }

  /// What stands behind a target, from the operator on.
  private mutating func assignment(to target: NodeID, from start: Int32) throws(Diagnostic)
    -> NodeID
  {
    try refuseUnassignable(target)
    let sign = token
    advance()
    let value = try expression()
    if kind == .assign { return try chained(target, value, sign, from: start) }
    guard let update = update(sign) else {
      return try add(.assign(target, value), from: start, target, value)
    }
    if sign.wraps, !isOfC {
      let result = try add(.binary(update, target, value), from: start, target, value)
      let kept = try wrapped(result, from: start)
      return try add(.assign(target, kept), from: start, target, kept)
    }
    return try add(.update(update, target, value), from: start, target, value)
  }

  /// C's `a = b = c`: the last value goes to each, from the right.
  private mutating func chained(
    _ target: NodeID, _ next: NodeID, _ sign: Token, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    guard isOfC, sign.kind == .assign, isPlace(next) else {
      throw Diagnostic(.chainedAssignment, token.span)
    }
    try enter()
    let first = try assignment(to: next, from: start)
    leave()
    let second = try add(.assign(target, next), from: start, target, next)
    return try add(.block(tree.add([first, second])), from: start, first, second)
  }

  /// A path, or what a pointer points to: `*p`.
  private mutating func isPlace(_ value: NodeID) -> Bool {
    guard case .force(let pointer) = tree[value] else { return isPath(value) }
    return isPath(pointer)
  }

  /// `(t *= 2)`, `f(a = b)`: in C an assignment is the value that it gives.
  ///
  /// In the head of a statement, `if (x = 5)`, it is a slip more often than not, but not of what something is asked for.
  mutating func expressionOrAssignment(inHead: Bool = false) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let target = try expression()
    guard startsAssignment(token), isOfC && (!inHead || startsAssignedCall) || isAskedWhy(start)
    else { return target }
    // What a place is of may be worked out once, for which there is a scope.
    if !isPath(target) { blocks += 1 }
    try enter()
    let assignment = try assignment(to: target, from: start)
    leave()
    return try add(.step(assignment, isPrefix: true), from: start, assignment)
  }

  /// `why(v.frame = r)`: what an assignment does is asked for.
  private func isAskedWhy(_ start: Int32) -> Bool {
    let source = lexer.source
    return source.bytes[..<Int(start - source.base)].reversed()
      .starts(with: "why(".utf8.reversed())
  }

  /// `= [e nextObject]`, `= next(x)`, `= v.superview`.
  private var startsAssignedCall: Bool {
    mutating get {
      kind == .assign
        && (next.kind == .leftBracket
          || next.kind == .name && [.leftParen, .dot].contains(ahead(2).kind))
    }
  }

  func update(_ sign: Token) -> BinaryOperator? {
    switch sign.kind {
    case .updateAssign: BinaryOperator(rawValue: UInt8(truncatingIfNeeded: sign.payload))
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    default: nil
    }
  }

  mutating func refuseUnassignable(_ target: NodeID) throws(Diagnostic) {
    switch tree[target] {
    case .name, .member, .optionalMember, .element, .optionalElement, .subscripted, .entry,
      .force, .selfReference:
      return
    case .tuple(let targets) where kind == .assign:
      for target in tree.arguments(targets) { try refuseUnassignable(target.value) }
    default: throw Diagnostic(.notAssignable, tree.span(target)).labelled(token.span, .assignedHere)
    }
  }
}
