extension Parser {
  // statement = declaration | control | assignment | expression
  mutating func statement() throws(Diagnostic) -> NodeID {
    if startsThrow { return try throwing() }
    // Most statements are declarations, which are nothing else for sure.
    if !isKeyword(.let), !isKeyword(.var) {
      if let statement = try foreignDeclaration() { return statement }
      if let statement = try statementOfC() { return statement }
      try skipModifiers()
    }
    let isStatic = self.isStatic
    defer { self.isStatic = isStatic }
    if kind == .keyword, let statement = try keywordStatement() { return statement }
    if startsDefer { return try deferring() }
    if startsLabel { return try labelled() }
    if !openClasses.isEmpty, startsSubscript { return try subscriptOfClass() }
    if startsSuper(), !isBelowClass, !callsMethodOfViews { return try callOfSuper() }
    return try assignmentOrExpression()
  }

  private mutating func keywordStatement() throws(Diagnostic) -> NodeID? {
    switch Keyword(rawValue: token.payload) {
    case .let, .var: return try declaration()
    case .func: return try function()
    case .struct: return try structure()
    case .return: return try returning()
    case .if: return try branch()
    case .guard: return try guarding()
    case .for: return try forEach()
    case .while: return try whileLoop()
    case .repeat: return try repeatLoop()
    case .break: return try loopExit(.breakLoop)
    case .continue: return try loopExit(.continueLoop)
    case .switch: return try choose()
    case .import: return try importing()
    case .class where context.functions > 0 && openClasses.count < 8: return try localClass()
    case .class, .extension:
      throw Diagnostic(.notSupported(.classDeclaration), token.span)
    case .case, .default, .else, .in:
      throw Diagnostic(.misplaced(names.text(Name(id: token.payload))), token.span)
    default: return nil
    }
  }

  /// Attributes and access words are accepted and ignored.
  mutating func skipModifiers() throws(Diagnostic) {
    while true {
      if kind == .at, next.kind == .name, !isDirective {
        try skipAttributes()
      } else if skipsFixity() {
        continue
      } else if kind == .keyword, let word = Keyword(rawValue: token.payload),
        word.isModifier || word == .class,
        next.kind == .keyword || next.kind == .leftParen || startsDeclaration(next)
      {
        if word == .static || word == .class { isStatic = true }
        if word == .lazy { isLazy = true }
        if word == .override { isOverride = true }
        if word == .mutating { isMutating = true }
        advance()
        if kind == .leftParen { try skipBrackets() }
      } else {
        return
      }
    }
  }

  /// `import UIKit` means nothing here and does no harm.
  private mutating func importing() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    _ = try expectName(.moduleName)
    while match(.dot) { _ = try expectName(.moduleName) }
    return try add(.block(.empty), from: start)
  }

  private mutating func startsSuper() -> Bool {
    kind == .name && next.kind == .dot && token.payload == words.superName.id
  }

  /// Whether the class that is open has one of the program above it.
  private var isBelowClass: Bool {
    mutating get {
      guard let open = openClasses.last,
        let structure = tree.classNode(named: tree.bodies[open.body].name)
      else { return false }
      return tree.structureIndex[class: structure.parent] != nil
    }
  }

  /// Whether `super.addSubview(v)` stands here, which does what it does in an app.
  private var callsMethodOfViews: Bool {
    mutating get {
      !openClasses.isEmpty && ahead(2).kind == .name && ahead(3).kind == .leftParen
        && [Kind.view, .layer].contains {
          Catalogue.shared.method(Name(id: ahead(2).payload), of: $0) != nil
        }
    }
  }

  /// `super.viewDidLoad()` means nothing here: there is no class above.
  ///
  /// But `super.init(frame: r)` gives the view its frame.
  private mutating func callOfSuper() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    if next.kind == .dot, ahead(3).kind != .leftParen { return try assignmentOrExpression() }
    advance()
    while match(.dot) { _ = try expectName(.memberName) }
    guard kind == .leftParen, !token.spaced else { return try add(.block(.empty), from: start) }
    let first = pending.count
    try argumentList()
    defer { pending.shrink(to: first) }
    // `super.init(coder: coder)!` of an initializer that may fail.
    if kind == .not, !token.spaced { advance() }
    guard pending.count == first + 1, let frame = pending.last,
      names.text(frame.label) == "frame"
    else { return try add(.block(.empty), from: start) }
    let place = Span(start: start, end: lastEnd)
    let target = tree.add(.member(tree.add(.selfReference, place), frame.label), place, height: 2)
    return try add(.assign(target, frame.value), from: start, target, frame.value)
  }

  // MARK: Declarations

  // ("let" | "var") pattern [":" type] ["=" expression] ("," …)*
  private mutating func declaration() throws(Diagnostic) -> NodeID {
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
    if isLazy || isStatic && isMadeLater(value), context.functions == 0, context.depth == 0 {
      return try lazyVariable(name, target, type, value, from: start)
    }
    let declared = try add(
      .declare(target: target, type: type, value: value), from: start, value)
    return startsObservers ? try observed(declared, name, type: type, from: start) : declared
  }

  /// What a closure gives that is called where it stands is of the declared type: `let x: T = { … }()`.
  private mutating func giveResult(_ type: Int32, to value: NodeID) {
    guard type >= 0, case .call(let callee, let arguments) = tree[value], arguments.count == 0,
      case .closure(let function) = tree[callee], tree.functions[Int(function)].result < 0
    else { return }
    tree.functions[Int(function)].result = type
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
    try expect(.assign, .initialValue)
    var value = try expression(as: type)
    if type >= 0 { value = try add(.cast(value, type, .assigned), from: start, value) }
    return try add(.destructure(targets, value: value), from: start, value)
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
    return tree.add(targets)
  }

  // MARK: Assignments

  private mutating func assignmentOrExpression() throws(Diagnostic) -> NodeID {
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

  private mutating func startsAssignment(_ token: Token) -> Bool {
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
    return try add(.update(update, target, value), from: start, target, value)
  }

  /// C's `a = b = c`: the last value goes to each, from the right.
  private mutating func chained(
    _ target: NodeID, _ next: NodeID, _ sign: Token, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    guard isObjectiveC, sign.kind == .assign, isPath(next) else {
      throw Diagnostic(.chainedAssignment, token.span)
    }
    try enter()
    let first = try assignment(to: next, from: start)
    leave()
    let second = try add(.assign(target, next), from: start, target, next)
    return try add(.block(tree.add([first, second])), from: start, first, second)
  }

  private func update(_ sign: Token) -> BinaryOperator? {
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
