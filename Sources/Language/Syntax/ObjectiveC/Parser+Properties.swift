// `@property`, and the methods that are its getters.

extension Parser {
  // "@property" ["(" attributes ")"] type name ("," "*"* name)*
  /// A variable of each object; what a category declares are only its methods.
  mutating func property() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    if kind == .leftParen { try skipBrackets() }
    let declaration = try startsBlockVariable() ? blockVariable() : declarationOfC(isKept: true)
    return category == nil ? declaration : try add(.block(.empty), from: start)
  }

  /// Makes a method without parameters the getter of the property of its name, if the class has one.
  ///
  /// The variable is then `_x`, as in Objective-C, and the class has a method `setX:`.
  mutating func makeGetter(_ name: Name) throws(Diagnostic) {
    guard let implementation else { return }
    let variable = intern("_\(names.text(name))")
    guard
      let property = tree.rename(
        name, ofClass: tree.bodies[implementation].name, as: variable),
      case .declare(_, let type, _) = tree[property]
    else { return }
    let setter = intern("set" + names.text(name).capitalizedWord)
    guard !tree.isMember(setter, ofClass: tree.bodies[implementation].name) else { return }
    let method = try method(setter, setting: variable, to: name, type, tree.span(property))
    extras.append(method)
    noteMembers(method)
  }

  /// `- (void)setX:(T)x { _x = x; }`.
  private mutating func method(
    _ setter: Name, setting variable: Name, to name: Name, _ type: Int32, _ span: Span
  ) throws(Diagnostic) -> NodeID {
    let value = ParameterNode(
      label: .none, name: name, type: type, initial: Tree.none, span: span, isVariable: true)
    let (target, source) = (place(.name(variable), span), place(.name(name), span))
    let assignment = tree.add(.assign(target, source), span, height: 2)
    let body = tree.add(.block(tree.add([assignment])), span, height: 3)
    return try add(
      FunctionNode(name: setter, parameters: [value], result: -1, body: body, span: span), span)
  }
}
