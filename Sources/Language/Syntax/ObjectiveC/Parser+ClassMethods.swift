// `self` in a class method: the class that it was asked of, which may be one below that of the text; `Self` of Swift,
// too. A variable of the method holds it, so that blocks keep it.

extension Parser {
  var nameOfClass: Name { mutating get { intern("(class)") } }

  /// `self`, in a class method.
  mutating func classAsSelf(from start: Int32) -> NodeID {
    asksForClass = true
    return leaf(.name(nameOfClass), from: start)
  }

  /// The body of a member of a class in Swift; behind `class` or `static` it is that of a class method.
  mutating func bodyOfMember(returning result: Int32) throws(Diagnostic) -> NodeID {
    guard isStatic, let open = openClasses.last, openTypes.isEmpty, context.functions == 0 else {
      return try functionBody(returning: result)
    }
    context.isClassMethod = true
    asksForClass = false
    // The resolver asks, too.
    _ = intern(Evaluator.receiverOfClass)
    let body = try functionBody(returning: result)
    context.isClassMethod = false
    guard asksForClass else { return body }
    if result >= 0 { returnOnlyValue(of: body) }
    try declareClass(tree.bodies[open.body].name, in: body)
    return body
  }

  /// The value that is all of a body is returned, which is not all of it any more once the class is declared there.
  private mutating func returnOnlyValue(of body: NodeID) {
    guard case .block(let list) = tree[body], list.count == 1 else { return }
    let statement = tree.lists[Int(list.start)]
    guard case .expression(let value) = tree[statement] else { return returnBranches(of: body) }
    tree.nodes[Int(statement)].node = .returning(value)
  }

  /// Declares that variable at the beginning of a method: the class around is asked for the receiver.
  mutating func declareClass(_ name: Name, in body: NodeID) throws(Diagnostic) {
    guard case .block(let list) = tree[body] else { return }
    let start = tree.span(body).start
    let span = Span(start: start, end: start)
    let own = place(.name(name), span)
    let asked = tree.add(.member(own, intern(Evaluator.receiverOfClass)), span, height: 2)
    let call = tree.add(.call(asked, ArgumentList(start: 0, count: 0)), span, height: 3)
    tree.nodes[Int(call)].place.isMessage = true
    let target = place(.name(nameOfClass), span)
    tree.nodes[Int(target)].place.isConstant = true
    let declaration = tree.add(.declare(target: target, type: -1, value: call), span, height: 4)
    let statements = [declaration] + Array(tree.children(list))
    tree.nodes[Int(body)].node = .block(tree.add(statements))
  }
}
