// What Objective-C throws and catches, as Swift's `throw` and `do … catch`.

extension Parser {
  // "@throw" [expression]
  /// Without an expression what was caught is thrown on.
  mutating func throwOfC() throws(Diagnostic) -> NodeID {
    let start = token.span
    skip(2)
    let handsOn = kind == .semicolon && context.caught != .none
    let value = handsOn ? place(.name(context.caught), start) : try expression()
    return try add(.throwing(value), from: start.start, value)
  }

  // "@try" block ("@catch" "(" type name ")" block)* ["@finally" block]
  mutating func tryOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    let body = try block()
    var choices: [NodeID] = []
    while startsWord("catch", behind: .at) { choices.append(try catchOfC()) }
    let isLast = startsWord("finally", behind: .at)
    guard isLast || !choices.isEmpty else { throw unexpected(.catchOfC) }
    let tried =
      choices.isEmpty
      ? body
      : try add(.catching(body, tree.add(choices)), from: start, children: choices + [body])
    guard isLast else { return tried }
    skip(2)
    let last = try block()
    return try add(.deferring(rest: tried, last), from: start, tried, last)
  }

  /// The type is not looked at: what was thrown has one of the program's own.
  private mutating func catchOfC() throws(Diagnostic) -> NodeID {
    let start = token.span
    skip(2)
    try expect(.leftParen, .openingParenthesis)
    var (name, span) = (intern("error"), start)
    while kind != .rightParen, kind != .end {
      if kind == .name { (name, span) = (Name(id: token.payload), token.span) }
      advance()
    }
    try expect(.rightParen, .closing(")"))
    let target = place(.name(name), span)
    tree.nodes[Int(target)].place.isConstant = true
    let pattern = place(.binding(target: target, value: Tree.none), start)
    let outer = context.caught
    context.caught = name
    let body = try block()
    context.caught = outer
    return try add(.choice(tree.add([pattern]), body: body), from: start.start, body)
  }
}
