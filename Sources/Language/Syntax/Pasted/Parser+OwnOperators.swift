// Operators that a program declares: `infix operator <+>: AdditionPrecedence`.

/// What is declared of one sign, which may stand between operands, before one and behind one.
struct OwnOperator {
  /// How tightly it binds between operands; 0 where it does not stand there.
  var precedence = 0
  /// `a ** b ** c` is `a ** (b ** c)`.
  var groupsFromRight = false
  /// It binds as `=` does: all that stands behind it is its operand.
  var assigns = false
  var isPostfix = false
  var isPrefix = false
}

/// `precedencegroup`: what its operators have in common.
struct OperatorGroup {
  var precedence = Precedence.or
  var groupsFromRight = false
  var assigns = false

  /// A group of Swift's own.
  init(_ name: String) {
    precedence = Self.precedence(of: name)
    assigns = name == "AssignmentPrecedence"
    groupsFromRight = assigns || name == "NilCoalescingPrecedence"
  }

  private static func precedence(of group: String) -> Int {
    switch group {
    case "BitwiseShiftPrecedence": Precedence.shift
    case "MultiplicationPrecedence": Precedence.product
    case "AdditionPrecedence": Precedence.sum
    case "RangeFormationPrecedence": Precedence.range
    case "NilCoalescingPrecedence": Precedence.coalesce
    case "ComparisonPrecedence": Precedence.compare
    case "LogicalConjunctionPrecedence": Precedence.and
    default: Precedence.or
    }
  }
}

extension Parser {
  /// Whether `infix`, `prefix` or `postfix` stands here, a name elsewhere.
  var isFixity: Bool {
    mutating get { ["infix", "prefix", "postfix"].contains(names.text(Name(id: token.payload))) }
  }

  var declaresOperator: Bool {
    mutating get {
      // Read before the names are asked, for which it may be a new one.
      let next = next
      return names.text(Name(id: next.payload), is: "operator")
    }
  }

  // operator = ("infix" | "prefix" | "postfix") "operator" sign [":" name]
  mutating func operatorDeclaration() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    try readOperator()
    return try add(.block(.empty), from: start)
  }

  private mutating func readOperator() throws(Diagnostic) {
    let fixity = names.text(Name(id: token.payload))
    advance()
    guard let (sign, isNew) = readDeclaredOperator({ !Parser.isStandard($0, fixity) }) else {
      throw unexpected(.functionName)
    }
    advance()
    let group = match(.colon) ? group(named: try expectName(.typeName)) : OperatorGroup("")
    if !isNew { return }
    if fixity == "infix" {
      tree.operators[sign, default: OwnOperator()].precedence = group.precedence
      tree.operators[sign]?.groupsFromRight = group.groupsFromRight
      tree.operators[sign]?.assigns = group.assigns
    }
    tree.operators[sign, default: OwnOperator()].isPostfix =
      fixity == "postfix" || tree.operators[sign]?.isPostfix ?? false
    if fixity == "prefix" { tree.operators[sign]?.isPrefix = true }
  }

  /// Whether Swift itself declares an operator so, as which Pivot knows it: `prefix operator -`.
  private static func isStandard(_ sign: String, _ fixity: String) -> Bool {
    switch fixity {
    case "infix": TokenKind(standard: sign) != nil
    case "prefix": ["-", "+", "!", "~"].contains(sign)
    default: false
    }
  }

  /// Of Swift's operators between numbers the one at this place, which the program declares for another place alone:
  /// `postfix operator %`.
  private var standardOperator: TokenKind? {
    mutating get {
      let name = Name(id: token.payload)
      guard tree.operators[name]?.precedence == 0 else { return nil }
      return TokenKind(standard: names.text(name))
    }
  }

  /// How tightly an operator of the program binds between operands; what it does not declare there is Swift's own.
  mutating func precedenceOfOwnOperator(after left: NodeID) -> Int {
    restoresStandardOperator()
      ? precedenceOfToken(after: left) : tree.operators[Name(id: token.payload)]?.precedence ?? 0
  }

  /// Reads the operator at this place as Swift's own, if it is meant; whether it is.
  mutating func restoresStandardOperator() -> Bool {
    guard let kind = standardOperator else { return false }
    (lexer.token.kind, lexer.token.payload) = (kind, 0)
    return true
  }

  /// Whether the operator at this place is declared to stand before its operand.
  var isPrefixOfOwn: Bool {
    mutating get { tree.operators[Name(id: token.payload)]?.isPrefix ?? false }
  }

  /// What the function of an operator behind its operand is kept under: by its sign, unless the one before an operand
  /// is.
  mutating func postfixName(_ sign: Name) -> Name {
    tree.operators[sign]?.isPrefix ?? false ? intern("\(names.text(sign)) postfix") : sign
  }

  private mutating func group(named name: Name) -> OperatorGroup {
    tree.precedences[name] ?? OperatorGroup(names.text(name))
  }

  /// What stands behind an operator between operands.
  mutating func operand(behind sign: Token) throws(Diagnostic) -> NodeID {
    let own = tree.operators[Name(id: sign.payload)] ?? OwnOperator()
    try enter()
    defer { leave() }
    if own.assigns { return try expression() }
    return try infix(own.groupsFromRight ? own.precedence : own.precedence + 1)
  }

  /// `precedencegroup PowerPrecedence { higherThan: MultiplicationPrecedence }`: what it is beside another.
  mutating func precedenceGroup() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    try readPrecedenceGroup()
    return try add(.block(.empty), from: start)
  }

  static func declaresGroup(_ parser: inout Parser) -> Bool {
    parser.kind == .name && parser.names.text(Name(id: parser.token.payload), is: "precedencegroup")
  }

  static func declaresOwnOperator(_ parser: inout Parser) -> Bool {
    parser.kind == .name && parser.isFixity && parser.declaresOperator
  }

  /// Reads a declaration of an operator, or of a group of them, that stands further on: in Swift both hold above, too.
  mutating func readOperatorAhead() {
    // An error is reported where the declaration is reached.
    if isFixity { try? readOperator() } else { try? readPrecedenceGroup() }
  }

  private mutating func readPrecedenceGroup() throws(Diagnostic) {
    advance()
    let name = try expectName(.typeName)
    guard kind == .leftBrace else { throw unexpected(.openingBrace) }
    var read = OperatorGroup("")
    while kind != .rightBrace, kind != .end {
      readRelation(of: &read)
      advance()
    }
    try expect(.rightBrace, .closing("}"))
    tree.precedences[name] = read
  }

  /// `higherThan: MultiplicationPrecedence`, `associativity: right`.
  private mutating func readRelation(of read: inout OperatorGroup) {
    guard kind == .name, next.kind == .colon, ahead(2).kind == .name else { return }
    let value = Name(id: ahead(2).payload)
    switch names.text(Name(id: token.payload)) {
    case "higherThan": read.precedence = group(named: value).precedence + 1
    case "lowerThan": read.precedence = max(group(named: value).precedence - 1, Precedence.or)
    case "associativity": read.groupsFromRight = names.text(value, is: "right")
    default: return
    }
  }

  /// Whether an operator that is declared to stand behind its operand does so here: `5%%`.
  var endsOperand: Bool {
    mutating get {
      guard !token.spaced, let own = tree.operators[Name(id: token.payload)], own.isPostfix else {
        return false
      }
      return own.precedence == 0 && standardOperator == nil || endsOwnOperand(next)
    }
  }

  /// Whether what stands before a token is no left operand: `[5%, 6%]`.
  private func endsOwnOperand(_ token: Token) -> Bool {
    switch token.kind {
    case .end, .comma, .semicolon, .colon, .dot, .rightParen, .rightBracket, .rightBrace,
      .interpolationEnd:
      true
    default: token.spaced
    }
  }

  /// The call of the function that an operator of the program's own names.
  mutating func ownOperation(_ sign: Token, _ operands: [NodeID], from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let first = pending.count
    for operand in operands { pending.push(ArgumentNode(label: .none, value: operand)) }
    let (arguments, height) = takeArguments(from: first)
    let own = Name(id: sign.payload)
    let isPostfix = operands.count == 1 && tree.span(operands[0]).start < sign.span.start
    let callee = place(.name(isPostfix ? postfixName(own) : own), sign.span)
    return try add(.call(callee, arguments), from: start, above: max(height, 1))
  }
}
