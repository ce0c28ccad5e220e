// `for (sub in view.subviews)`, where `sub` was declared before: it keeps the element at which the loop was left, and is
// nil where the loop came to its end.

extension Parser {
  /// A loop of one round around the body says whether it was left, as only `break` does not take its step.
  ///
  ///     for (element) in view.subviews {
  ///       sub = (element); (left) = true
  ///       for (; (left); (left) = false) { … }
  ///       if (left) { break }
  ///     }
  ///     if (left) {} else { sub = nil }
  mutating func eachOfDeclared(_ open: Span, from start: Int32) throws(Diagnostic) -> NodeID {
    let (name, span) = (Name(id: token.payload), token.span)
    let (element, isLeft) = (intern("(element)"), intern("(left \(start))"))
    let loop = try eachOfC(open, from: start) { parser throws(Diagnostic) in
      parser.advance()
      return parser.place(.name(element), span)
    }
    guard case .forEach(let target, let sequence, let body) = tree[loop] else { return loop }
    let condition = tree.add([place(.name(isLeft), span)])
    let step = setting(isLeft, .boolean(false), span)
    let round = try add(.whileLoop(condition, step: step, body: body), from: start, body)
    let leaving = branch(isLeft, then: [place(.breakLoop, span)], otherwise: [], span)
    let statements = [
      setting(name, .name(element), span), setting(isLeft, .boolean(true), span), round, leaving,
    ]
    let rounds = try add(.block(tree.add(statements)), from: start, children: statements)
    tree.nodes[Int(loop)].node = .forEach(target: target, sequence: sequence, body: rounds)
    let ending = branch(isLeft, then: [], otherwise: [setting(name, .nothing, span)], span)
    let declaration = declaring(isLeft, .boolean(false), span)
    return try add(
      .block(tree.add([declaration, loop, ending])), from: start, children: [rounds, ending])
  }

  private mutating func setting(_ name: Name, _ value: Node, _ span: Span) -> NodeID {
    let (target, value) = (place(.name(name), span), place(value, span))
    return tree.add(.assign(target, value), span, height: 2)
  }

  private mutating func declaring(_ name: Name, _ value: Node, _ span: Span) -> NodeID {
    let (target, value) = (place(.name(name), span), place(value, span))
    return tree.add(.declare(target: target, type: -1, value: value), span, height: 2)
  }

  private mutating func branch(
    _ condition: Name, then: [NodeID], otherwise: [NodeID], _ span: Span
  ) -> NodeID {
    let blocks = [then, otherwise].map { tree.add(.block(tree.add($0)), span, height: 3) }
    let conditions = tree.add([place(.name(condition), span)])
    return tree.add(
      .branch(conditions, then: blocks[0], otherwise: blocks[1]), span, height: 4)
  }
}
