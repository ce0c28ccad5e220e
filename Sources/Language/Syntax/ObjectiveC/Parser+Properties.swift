// `@property`, and the methods that are its getters.

extension Parser {
  // "@property" ["(" attributes ")"] type name ("," "*"* name)*
  /// A variable of each object; what a category declares are only its methods.
  mutating func property() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    if let getter = try getterAmongAttributes(), category == nil { try addGetter(getter) }
    let declaration = try startsBlockVariable() ? blockVariable() : declarationOfC(isKept: true)
    return category == nil ? declaration : try add(.block(.empty), from: start)
  }

  /// `isOn` of `(nonatomic, getter=isOn)`; the other attributes mean nothing here.
  private mutating func getterAmongAttributes() throws(Diagnostic) -> Name? {
    guard kind == .leftParen else { return nil }
    let open = token.span
    var getter: Name?
    while kind != .rightParen, kind != .end {
      let isGetter = kind == .name && names.text(Name(id: token.payload), is: "getter")
      advance()
      if isGetter, match(.assign), kind == .name { getter = Name(id: token.payload) }
    }
    try close(.rightParen, open)
    return getter
  }

  /// `- (BOOL)isOn { return on; }`: another method that reads the property that is declared here.
  private mutating func addGetter(_ getter: Name) throws(Diagnostic) {
    guard let property = nameBeforeSemicolon else { return }
    let span = property.span
    let value = place(.name(Name(id: property.payload)), span)
    let returning = tree.add(.returning(value), span, height: 2)
    let body = tree.add(.block(tree.add([returning])), span, height: 3)
    let method = try add(
      FunctionNode(name: getter, parameters: [], result: -1, body: body, span: span), span)
    extras.append(method)
    noteMembers(method)
  }

  private var nameBeforeSemicolon: Token? {
    mutating get {
      var place = 0
      while place < 40, ![.semicolon, .comma, .end].contains(peek(place).kind) { place += 1 }
      return place > 0 && peek(place - 1).isNameInC ? peek(place - 1) : nil
    }
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
