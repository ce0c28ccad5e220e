// Operators that a program declares: `infix operator <+>: AdditionPrecedence`.

/// What is declared of one sign, which may stand between operands, before one and behind one.
struct OwnOperator {
  /// How tightly it binds between operands; 0 where it does not stand there.
  var precedence = 0
  var isPostfix = false
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
    guard let sign = readDeclaredOperator() else { throw unexpected(.functionName) }
    advance()
    var precedence = Precedence.or
    if match(.colon) {
      let group = try expectName(.typeName)
      precedence = tree.precedences[group] ?? Self.precedence(of: names.text(group))
    }
    if fixity == "infix" { tree.operators[sign, default: OwnOperator()].precedence = precedence }
    tree.operators[sign, default: OwnOperator()].isPostfix =
      fixity == "postfix" || tree.operators[sign]?.isPostfix ?? false
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
    var precedence = Precedence.or
    while kind != .rightBrace, kind != .end {
      let word = kind == .name ? names.text(Name(id: token.payload)) : ""
      if word == "higherThan" || word == "lowerThan", ahead(2).kind == .name {
        let other = Self.precedence(of: names.text(Name(id: ahead(2).payload)))
        precedence = word == "higherThan" ? other + 1 : max(other - 1, Precedence.or)
      }
      advance()
    }
    try expect(.rightBrace, .closing("}"))
    tree.precedences[name] = precedence
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

  /// Whether an operator that is declared to stand behind its operand does so here: `5%%`.
  var endsOperand: Bool {
    mutating get {
      guard !token.spaced, let own = tree.operators[Name(id: token.payload)], own.isPostfix else {
        return false
      }
      return own.precedence == 0 || next.spaced || next.kind == .end || next.kind == .rightParen
    }
  }

  /// The call of the function that an operator of the program's own names.
  mutating func ownOperation(_ sign: Token, _ operands: [NodeID], from start: Int32)
    throws(Diagnostic) -> NodeID
  {
    let first = pending.count
    for operand in operands { pending.push(ArgumentNode(label: .none, value: operand)) }
    let (arguments, height) = takeArguments(from: first)
    let callee = place(.name(Name(id: sign.payload)), sign.span)
    return try add(.call(callee, arguments), from: start, above: max(height, 1))
  }
}
