extension Parser {
  // "func" name "(" parameters ")" ["->" type] block
  mutating func function() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let (index, name) = try functionNode(isMethod: false)
    let target = place(.name(tree.functions[Int(index)].name), name)
    return try add(.function(index, target: target), from: start)
  }

  mutating func functionNode(isMethod: Bool) throws(Diagnostic) -> (Int32, Span) {
    let start = token.span.start
    let (isDiscardable, isMutating, isOverride) = (
      self.isDiscardable, self.isMutating, self.isOverride
    )
    (self.isDiscardable, self.isMutating, self.isOverride) = (false, false, false)
    if isDiscardable { tree.holdsDiscardableFunctions = true }
    advance()
    let nameSpan = token.span
    let isPostfix = self.isPostfix
    self.isPostfix = false
    let sign = try functionName()
    let name = isPostfix ? postfixName(sign) : sign
    let outer = (genericNames, genericHolders)
    try readGenerics()
    var parameters = try parameterList()
    if names.isOperator(name), isMethod || !(1...2).contains(parameters.count) {
      throw Diagnostic(.operatorForm(names.text(name)), nameSpan)
    }
    // Operands have no labels.
    if names.isOperator(name) {
      try refuseBitsOfNumbers(name, parameters, nameSpan)
      for place in parameters.indices { parameters[place].label = .none }
    }
    if isMethod { parameters.insert(selfParameter(nameSpan), at: 0) }
    try skipEffects()
    let result = match(.arrow) ? try type() : -1
    if !genericNames.isEmpty, result >= 0, tree.types[Int(result)].parameter != .none {
      tree.genericResults.insert(name)
    }
    skipWhere()
    let around = (context.signature, localGetters)
    context.signature = nameSpan.start
    localGetters.subtract(parameters.lazy.map(\.name))
    let body = try bodyOfMember(returning: result)
    (context.signature, localGetters) = around
    if result >= 0 { returnBranches(of: body) }
    (genericNames, genericHolders) = outer
    tree.add(
      FunctionNode(
        name: name, parameters: parameters, result: result, body: body,
        span: Span(start: start, end: lastEnd), isMethod: isMethod, isOverride: isOverride,
        isDiscardable: isDiscardable, isMutating: isMutating))
    return (Int32(tree.functions.count - 1), nameSpan)
  }

  /// An operator is named by itself: `static func + (a: CGPoint, b: CGPoint) -> CGPoint`.
  private mutating func functionName() throws(Diagnostic) -> Name {
    if kind == .ownOperator {
      defer { advance() }
      return Name(id: token.payload)
    }
    guard let sign = declarableSign() else { return try expectName(.functionName) }
    return intern(sign)
  }

  mutating func functionBody(
    of parameters: [ParameterNode] = [], returning result: Int32 = -1
  ) throws(Diagnostic) -> NodeID {
    let outer = (context, closureArguments, statics, pointers, pointersToObjects)
    let variables = variablesOfC
    pointers = Set(parameters.lazy.filter(\.isPointer).map(\.name))
    pointersToObjects = Set(parameters.lazy.filter(\.isPointerToObject).map(\.name))
    context.result = result
    context.loops = 0
    context.functions += 1
    if isOfC || !variables.isEmpty { noteSizes(of: parameters) }
    let body = try block()
    (context, closureArguments, statics, pointers, pointersToObjects) = outer
    if !variablesOfC.isEmpty { variablesOfC = variables }
    leadResult(of: body, with: result)
    return body
  }

  /// A parameter hides a variable around; of a pointer `sizeof` says nothing about what it points to.
  private mutating func noteSizes(of parameters: [ParameterNode]) {
    for parameter in parameters {
      let isValue = isOfC && parameter.type >= 0 && !parameter.isPointer
      variablesOfC[parameter.name] =
        isValue ? ArrayOfC(element: parameter.type, sizes: []) : nil
    }
  }

  func selfParameter(_ span: Span) -> ParameterNode {
    ParameterNode(label: .none, name: words.selfName, type: -1, initial: Tree.none, span: span)
  }

  mutating func parameterList() throws(Diagnostic) -> [ParameterNode] {
    let open = token.span
    guard kind == .leftParen else { throw unexpected(.openingParenthesis) }
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var parameters: [ParameterNode] = []
    var taken: Set<Name> = [words.wildcard]
    while kind != .rightParen {
      let parameter = try parameter()
      guard taken.insert(parameter.name).inserted || parameter.name == words.wildcard else {
        throw Diagnostic(.duplicateParameter(names.text(parameter.name)), parameter.span)
      }
      parameters.append(parameter)
      if !match(.comma) { break }
    }
    try close(.rightParen, open)
    context = outer
    return parameters
  }

  /// [label] name [":" type] ["=" expression]; without a label the name is the label, `_` is none.
  private mutating func parameter() throws(Diagnostic) -> ParameterNode {
    try skipAttributes()
    let start = token.span.start
    // Swift 2's `inout left: CGPoint` and `var p: CGPoint`.
    let isInout = next.kind == .name && match(.inout)
    let isVariable = next.kind == .name && match(.var)
    let first = try labelName()
    let hasName =
      (kind == .name || isKeywordAsName(token)) && (!token.startsLine || next.kind == .colon)
    let name = hasName ? try expectName(.parameterName) : first
    var label = first
    let isTyped = match(.colon)
    if isTyped, !genericNames.isEmpty { noteTypeItself(name) }
    var type = isTyped ? try type() : -1
    if isInout, type >= 0 { type = changeable(type) }
    let each = type >= 0 && kind == .closedRange ? type : -1
    if each >= 0 { type = listOfArguments(each) }
    if name == first, type < 0 { label = words.anyLabel }
    if label == words.wildcard { label = .none }
    // Other parameters say what `T` is in `start: T = .zero`.
    let initial = match(.assign) ? try defaultArgument(of: type) : Tree.none
    noteHolder(name, type)
    return ParameterNode(
      label: label, name: name, type: type, initial: initial,
      span: Span(start: start, end: lastEnd), isVariable: isVariable, each: each,
      isLabelled: hasName)
  }

  private mutating func changeable(_ type: Int32) -> Int32 {
    var reference = tree.types[Int(type)]
    reference.isInout = true
    return tree.keep(reference)
  }

  /// What an `@autoclosure` has by default is a closure, too.
  private mutating func defaultArgument(of type: Int32) throws(Diagnostic) -> NodeID {
    let start = token.span.start
    let value = try initialValue(of: type)
    guard type >= 0, tree.types[Int(type)].isDelayed else { return value }
    return try closure(giving: value, [], from: start)
  }

  /// `CGFloat...`: the function has its arguments as a list.
  private mutating func listOfArguments(_ type: Int32) -> Int32 {
    advance()
    return tree.keep(tree.list(of: tree.types[Int(type)]))
  }

  /// A label may be a keyword: `func move(in view: UIView)`, `func scale(for: CGFloat)`.
  private mutating func labelName() throws(Diagnostic) -> Name {
    if kind == .keyword, next.kind == .name || next.kind == .colon || isKeywordAsName(next) {
      let name = Name(id: token.payload)
      advance()
      return name
    }
    return try expectName(.parameterName)
  }
}
