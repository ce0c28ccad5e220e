// `self` in a class method of Objective-C: the class that the message was sent to, which may be one below that of
// the text. A variable of the method holds it, so that blocks keep it.

extension Parser {
  private var nameOfClass: Name { mutating get { intern("(class)") } }

  /// `self`, in a class method.
  mutating func classAsSelf(from start: Int32) -> NodeID {
    asksForClass = true
    return leaf(.name(nameOfClass), from: start)
  }

  /// Declares that variable at the beginning of a method: the class around is asked for the receiver.
  mutating func declareClass(in body: NodeID) throws(Diagnostic) {
    guard let implementation, case .block(let list) = tree[body] else { return }
    let start = tree.span(body).start
    let span = Span(start: start, end: start)
    let own = place(.name(tree.bodies[implementation].name), span)
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
