// `@property`, and the methods that are its getters.

extension Parser {
  // "@property" ["(" attributes ")"] type name ("," "*"* name)*
  /// A variable of each object; what a category declares, or a class has itself, are only its methods.
  mutating func property() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    let (getter, setter, isOfClass) = try accessorsAmongAttributes()
    let isVariable = category == nil && !isOfClass
    if isVariable, let property = nameBeforeSemicolon {
      if let getter { try addGetter(getter, of: property) }
      if let setter { try addSetter(setter, of: property) }
    }
    try skipOutletCollection()
    let declaration = try startsBlockVariable() ? blockVariable() : declarationOfC(isKept: true)
    return isVariable ? declaration : try add(.block(.empty), from: start)
  }

  /// `isOn` and `turn` of `(getter=isOn, setter=turn:)`, and whether `class` is there; the others mean nothing here.
  private mutating func accessorsAmongAttributes() throws(Diagnostic)
    -> (getter: Name?, setter: Name?, isOfClass: Bool)
  {
    var (getter, setter): (Name?, Name?)
    var isOfClass = false
    guard kind == .leftParen else { return (nil, nil, false) }
    let open = token.span
    while kind != .rightParen, kind != .end {
      let word = kind == .name ? names.text(Name(id: token.payload)) : ""
      if isKeyword(.class) { isOfClass = true }
      advance()
      guard word == "getter" || word == "setter", match(.assign), kind == .name else { continue }
      if word == "getter" { getter = Name(id: token.payload) }
      if word == "setter" { setter = Name(id: token.payload) }
    }
    try close(.rightParen, open)
    return (getter, setter, isOfClass)
  }

  /// `- (BOOL)isOn { return on; }`: another method that reads the property that is declared here.
  private mutating func addGetter(_ getter: Name, of property: Token) throws(Diagnostic) {
    let (name, span) = (Name(id: property.payload), property.span)
    guard getter != name else { return }
    if let implementation {
      let owner = names.text(tree.bodies[implementation].name)
      tree.gettersOfC[intern("\(owner).\(names.text(getter))")] = name
    }
    try addMethod(getter, giving: place(.name(name), span), span)
  }

  /// `- (T)getter { return value; }`.
  private mutating func addMethod(_ getter: Name, giving value: NodeID, _ span: Span)
    throws(Diagnostic)
  {
    let returning = tree.add(.returning(value), span, height: heightOf(value) + 1)
    try addMethod(getter, taking: [], doing: returning, span)
  }

  private mutating func addMethod(
    _ name: Name, taking parameters: [ParameterNode], doing statement: NodeID, _ span: Span
  ) throws(Diagnostic) {
    let body = tree.add(.block(tree.add([statement])), span, height: heightOf(statement) + 1)
    let method = try add(
      FunctionNode(name: name, parameters: parameters, result: -1, body: body, span: span), span)
    extras.append(method)
    noteMembers(method)
  }

  /// `- (void)turn:(T)x { _x = x; }`, which the class may write itself, and `- (void)setX:(T)x { [self turn:x]; }`.
  private mutating func addSetter(_ setter: Name, of property: Token) throws(Diagnostic) {
    let (name, span) = (Name(id: property.payload), property.span)
    let usual = intern("set" + names.text(name).capitalizedWord)
    guard setter != usual else { return }
    let variable = intern("_\(names.text(name))")
    let assignment = tree.add(
      .assign(place(.name(variable), span), place(.name(name), span)), span, height: 2)
    try addMethod(setter, taking: [parameter(name, -1, span)], doing: assignment, span)
    pending.push(ArgumentNode(label: .none, value: place(.name(name), span)))
    let (list, _) = takeArguments(from: pending.count - 1)
    let call = tree.add(.call(place(.name(setter), span), list), span, height: 2)
    let statement = tree.add(.expression(call), span, height: 3)
    try addMethod(usual, taking: [parameter(name, -1, span)], doing: statement, span)
  }

  private func parameter(_ name: Name, _ type: Int32, _ span: Span) -> ParameterNode {
    ParameterNode(
      label: .none, name: name, type: type, initial: Tree.none, span: span, isVariable: true)
  }

  private var nameBeforeSemicolon: Token? {
    mutating get {
      var place = 0
      while place < 40, ![.semicolon, .comma, .end].contains(peek(place).kind) { place += 1 }
      return place > 0 && peek(place - 1).isNameInC ? peek(place - 1) : nil
    }
  }

  /// Makes a method without parameters the getter of the property of its name, if the class has one, or of the one
  /// whose `getter=` it is.
  ///
  /// The variable is then `_x`, as in Objective-C, and the class has a method `setX:`.
  mutating func makeGetter(_ name: Name) throws(Diagnostic) {
    guard let implementation else { return }
    let owner = names.text(tree.bodies[implementation].name)
    let property = names.find("\(owner).\(names.text(name))").flatMap { tree.gettersOfC[$0] }
    let variable = intern("_\(names.text(property ?? name))")
    guard let span = try keep(property ?? name, in: variable), let property else { return }
    let call = tree.add(
      .call(place(.name(name), span), ArgumentList(start: 0, count: 0)), span, height: 2)
    try addMethod(property, giving: call, span)
  }

  /// Keeps a property in a variable of another name, beside a method that sets it; where it is declared, or nil where
  /// the class has none of this name.
  private mutating func keep(_ name: Name, in variable: Name) throws(Diagnostic) -> Span? {
    guard let implementation, case let owner = tree.bodies[implementation].name,
      let property = tree.rename(name, ofClass: owner, as: variable),
      case .declare(_, let type, _) = tree[property]
    else { return nil }
    let span = tree.span(property)
    let isAlone = keepInstanceVariable(name, property, of: owner, as: variable)
    let setter = intern("set" + names.text(name).capitalizedWord)
    guard !isAlone, !tree.isMember(setter, ofClass: owner) else { return span }
    let assignment = tree.add(
      .assign(place(.name(variable), span), place(.name(name), span)), span, height: 2)
    try addMethod(setter, taking: [parameter(name, type, span)], doing: assignment, span)
    return span
  }

  /// In its class the name alone of an instance variable means the variable, also where a method is called so.
  ///
  /// A class may declare the variable of a property itself; whether there is no property.
  private mutating func keepInstanceVariable(
    _ name: Name, _ declaration: NodeID, of owner: Name, as variable: Name
  ) -> Bool {
    var (isVariable, isProperty) = (false, false)
    var next: NodeID? = declaration
    while let found = next {
      let isInBraces = tree.instanceVariables.contains(found)
      if isInBraces || tree.synthesized.contains(found) { isVariable = true }
      if !isInBraces { isProperty = true }
      next = tree.rename(name, ofClass: owner, as: variable)
    }
    if isVariable { tree.renamedVariables[name, default: [:]][owner] = variable }
    return !isProperty
  }

  // "@synthesize" name ["=" name] ("," name ["=" name])*
  /// `@synthesize width = itsWidth;`: the variable of a property has a name of its own.
  mutating func synthesize() throws(Diagnostic) -> NodeID {
    try without { parser throws(Diagnostic) in
      parser.skip(2)
      repeat {
        let name = try parser.expectName(.variableName)
        guard parser.match(.assign) else {
          parser.noteSynthesized(name)
          continue
        }
        let variable = try parser.expectName(.variableName)
        try parser.synthesize(name, in: variable)
      } while parser.match(.comma)
    }
  }

  /// `@synthesize angle;`: its variable has the name of the property.
  private mutating func noteSynthesized(_ name: Name) {
    guard let implementation else { return }
    let owner = tree.bodies[implementation].name
    if let property = tree.variable(name, ofClass: owner) {
      tree.synthesized.insert(property)
    }
  }

  private mutating func synthesize(_ name: Name, in variable: Name) throws(Diagnostic) {
    guard variable != name, names.text(variable) != "_\(names.text(name))",
      let span = try keep(name, in: variable)
    else { return }
    try addMethod(name, giving: place(.name(variable), span), span)
  }
}
