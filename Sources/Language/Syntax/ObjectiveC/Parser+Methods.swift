extension Parser {
  // method = ("-" | "+") "(" type ")" (piece | (piece ":" ["(" type ")"] name)+) (block | ";")

  /// `- (void)scale:(id)sender`: a sign, a type in parentheses and a name are no expression.
  mutating func startsMethod() -> Bool {
    guard kind == .minus || kind == .plus, next.kind == .leftParen,
      let type = typeAhead(at: 2), let end = endOfBlockType(at: type.end),
      peek(end).kind == .rightParen
    else { return false }
    let name = peek(end + 1)
    return (name.kind == .name || name.kind == .keyword) && !name.startsLine
  }

  /// The same with a parameter or a body behind the name: `- (CGFloat)x` alone may go on with what stands before it.
  mutating func startsMethodWithBody() -> Bool {
    guard startsMethod(), let type = typeAhead(at: 2), let end = endOfBlockType(at: type.end) else {
      return false
    }
    return [.colon, .leftBrace].contains(peek(end + 2).kind)
  }

  /// The place behind `(^)(CGFloat)`, of the type of a block; the same place where none stands there.
  private mutating func endOfBlockType(at place: Int) -> Int? {
    guard let end = endOfBlockSign(at: place) else { return place }
    return peek(end).kind == .leftParen ? endOfBrackets(at: end) : end
  }

  /// A method, which becomes a function of the top level: `moveBy:and:` is `moveBy(_:and:)`.
  mutating func method() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let isStatic = kind == .plus
    advance()
    isObjectiveC = true
    let result = try typeInParentheses()
    let nameSpan = token.span
    let name = Name(id: token.payload)
    advance()
    let parameters = try parametersOfMethod()
    if isSubscript(name, parameters) { tree.holdsSubscripts = true }
    while kind == .name { advance() }
    // `- (void)log:(NSString *)format, ...`
    if kind == .comma, next.kind == .closedRange { skip(2) }
    guard kind == .leftBrace || (kind == .semicolon && next.kind == .leftBrace) else {
      return try add(.block(.empty), from: start)
    }
    _ = match(.semicolon)
    let outer = context
    // In a class method it is the class that was asked; of a category of values, their type.
    let isAsked = isStatic && (category.map(hasClasses) ?? (implementation != nil))
    context.selfIsType = isStatic && category != nil && !isAsked
    context.functionOfC = fullName(of: name, parameters, isOfClass: isStatic)
    if isStatic { tree.classMethods.insert(context.functionOfC) }
    context.isClassMethod = isAsked
    asksForClass = false
    let body = try body(of: parameters, giving: result)
    if asksForClass, let own = category ?? implementation.map({ tree.bodies[$0].name }) {
      try declareClass(own, in: body)
    }
    context = outer
    var function = FunctionNode(
      name: name, parameters: parameters, result: result, body: body,
      span: Span(start: start, end: lastEnd))
    function.isOfClass = isStatic
    if isStatic, parameters.isEmpty { noteClassInitializer(name) }
    if let category { return try add(function, nameSpan, of: category, isStatic: isStatic) }
    if !isStatic, parameters.isEmpty { try makeGetter(name) }
    let method = try add(function, nameSpan)
    // What is assigned to a property goes to its setter, not to the method that reads it.
    if case .function(_, let target) = tree[method], parameters.isEmpty {
      tree.nodes[Int(target)].place.isConstant = true
    }
    return method
  }

  /// `+ (void)initialize`, `+ (void)load`.
  private mutating func noteClassInitializer(_ name: Name) {
    if names.text(name, is: "load") { loader = name }
    guard category == nil, names.text(name, is: "initialize"), let implementation else { return }
    let owner = tree.bodies[implementation].name
    tree.classInitializers[owner] = intern("\(names.text(owner)).(initialized)")
  }

  /// `[Card load]`, which Objective-C sends to a class of its own accord, where its text has ended; nil where it has no
  /// such method.
  mutating func takeLoading() -> NodeID? {
    guard loader != .none, let owner = category ?? implementation.map({ tree.bodies[$0].name })
    else { return nil }
    let method = tree.add(.member(place(.name(owner), token.span), loader), token.span, height: 2)
    let call = tree.add(
      .call(method, ArgumentList(start: 0, count: 0)), token.span, height: 3)
    tree.nodes[Int(call)].place.isMessage = true
    loader = .none
    return tree.add(.expression(call), token.span, height: 4)
  }

  /// `objectForKeyedSubscript:`, `setObject:atIndexedSubscript:`.
  private func isSubscript(_ name: Name, _ parameters: [ParameterNode]) -> Bool {
    names.text(parameters.last.map(\.label) == Name.none ? name : parameters.last?.label ?? name)
      .hasSuffix("Subscript")
  }

  /// A method of a category, kept as those of Swift's extensions are.
  private mutating func add(
    _ function: FunctionNode, _ nameSpan: Span, of owner: Name, isStatic: Bool
  ) throws(Diagnostic) -> NodeID {
    var function = function
    if !isStatic {
      function.parameters.insert(selfParameter(nameSpan), at: 0)
      function.isMethod = true
      function.owner = owner
    }
    return try add(function, nameSpan, as: mangled(function.name, of: owner, isStatic: isStatic))
  }

  /// The body of a function of C; where it is one call, what that gives is nobody's: there is no `return`.
  private mutating func body(of parameters: [ParameterNode], giving result: Int32)
    throws(Diagnostic) -> NodeID
  {
    let body = try functionBody(of: parameters)
    guard givesNothing(result), case .block(let list) = tree[body],
      let only = tree.children(list).first, list.count == 1, case .expression = tree[only]
    else { return body }
    let nothing = place(.block(.empty), tree.span(only))
    tree.nodes[Int(body)].node = .block(tree.add([only, nothing]))
    return body
  }

  private mutating func givesNothing(_ result: Int32) -> Bool {
    guard result >= 0 else { return true }
    let type = tree.types[Int(result)]
    return !type.isOptional && names.text(type.name, is: "void")
  }

  /// Declares a function of C or Objective-C.
  mutating func add(_ function: FunctionNode, _ nameSpan: Span, as name: Name? = nil)
    throws(Diagnostic) -> NodeID
  {
    tree.add(function)
    let target = place(.name(name ?? function.name), nameSpan)
    return try add(
      .function(Int32(tree.functions.count - 1), target: target), from: function.span.start)
  }

  private mutating func typeInParentheses() throws(Diagnostic) -> Int32 {
    let open = token.span
    advance()
    skipDirectionsOfC()
    let type = try typeOfC()
    // `(CGPoint[7])`
    let isArray = try !sizesOfC().isEmpty
    try close(.rightParen, open)
    return isArray ? sharedListOfC(tree.types[Int(type)].span) : type
  }

  /// `inout`, `in` and `out` before the type of a parameter: which way a value goes that is sent elsewhere.
  private mutating func skipDirectionsOfC() {
    while kind == .name || kind == .keyword, next.kind == .name,
      directionsOfC.contains(names.text(Name(id: token.payload)))
    {
      advance()
    }
  }

  private mutating func parametersOfMethod() throws(Diagnostic) -> [ParameterNode] {
    var parameters: [ParameterNode] = []
    var label = Name.none
    while match(.colon) {
      let start = token.span.start
      let type = kind == .leftParen ? try typeInParentheses() : -1
      let parameter = try parameterOfC(label: label, type: type, from: start)
      if parameters.contains(where: { $0.name == parameter.name }) {
        throw Diagnostic(.duplicateParameter(names.text(parameter.name)), parameter.span)
      }
      parameters.append(parameter)
      if kind == .colon {
        label = .none
      } else if startsSelector, next.kind == .colon {
        label = Name(id: token.payload)
        advance()
      }
    }
    return parameters
  }

  // MARK: Functions of C

  /// `static inline CGFloat radians(CGFloat degrees)`: a type, a name and `(`.
  ///
  /// The type may stand on a line of its own, as in Apple's headers, and be unknown where nothing else is meant.
  mutating func startsFunctionOfC() -> Bool {
    guard let type = typeAhead(at: 0), peek(type.end).kind == .name,
      peek(type.end + 1).kind == .leftParen
    else { return false }
    let parameter = typeAhead(at: type.end + 2)
    let isTypeOfC = isType(type) || isModifierOfC(token)
    if let parameter,
      peek(parameter.end).isNameInC || namesSelf(peek(parameter.end))
        || peek(parameter.end + 1).kind == .caret
        || startsFunctionPointer(behind: parameter)
    {
      return isTypeOfC || isType(parameter)
    }
    let isVoid = parameter.map { names.text($0.name, is: "void") } ?? false
    let end = parameter?.end ?? type.end + 2
    guard isTypeOfC || isVoid, peek(end).kind == .rightParen else { return false }
    return !peek(type.end).startsLine || peek(end + 1).kind == .leftBrace
  }

  // type name "(" [type name ("," type name)*] ")" (block | ";")
  mutating func functionOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    isOfC = true
    let result = try typeOfC()
    let nameSpan = token.span
    let name = try expectName(.functionName)
    let parameters = try parametersOfC()
    guard kind == .leftBrace else { return try add(.block(.empty), from: start) }
    let outer = context
    context.functionOfC = name
    context.headOfC = Span(start: start, end: lastEnd)
    let body = try body(of: parameters, giving: result)
    context = outer
    if context.functions == 0, names.text(name, is: "main") {
      main = (name, parameters.count, nameSpan)
    }
    var function = FunctionNode(
      name: name, parameters: parameters, result: result, body: body,
      span: Span(start: start, end: lastEnd))
    if main?.span == nameSpan {
      // What it gives is for the shell.
      function.isDiscardable = true
      tree.holdsDiscardableFunctions = true
    }
    return try add(function, nameSpan)
  }

  /// `main(1, [])`: where a program of C begins, once all of it was read; that of an app only starts UIKit.
  mutating func callOfMain() -> NodeID? {
    guard let main, names.find("UIApplicationMain") == nil else { return nil }
    let first = pending.count
    for value in [Node.number(1), .list(.empty)].prefix(main.count) {
      pending.push(ArgumentNode(label: .none, value: place(value, main.span)))
    }
    let (list, _) = takeArguments(from: first)
    let call = tree.add(.call(place(.name(main.name), main.span), list), main.span, height: 2)
    return tree.add(.expression(call), main.span, height: 3)
  }
}

private let directionsOfC = ["inout", "in", "out", "bycopy", "byref", "oneway"]

private func hasClasses(_ name: Name) -> Bool { Catalogue.shared.type(name)?.hasClasses ?? false }
