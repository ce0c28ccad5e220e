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
    let (isDiscardable, isMutating) = (self.isDiscardable, self.isMutating)
    (self.isDiscardable, self.isMutating) = (false, false)
    if isDiscardable { tree.holdsDiscardableFunctions = true }
    advance()
    let nameSpan = token.span
    let name = try functionName()
    let outer = (genericNames, genericHolders)
    try readGenerics()
    var parameters = try parameterList()
    if names.isOperator(name), isMethod || !(1...2).contains(parameters.count) {
      throw Diagnostic(.operatorForm(names.text(name)), nameSpan)
    }
    if isMethod { parameters.insert(selfParameter(nameSpan), at: 0) }
    try skipEffects()
    let result = match(.arrow) ? try type() : -1
    skipWhere()
    let around = (context.signature, localGetters)
    context.signature = nameSpan.start
    localGetters.subtract(parameters.lazy.map(\.name))
    let body = try functionBody(returning: result)
    (context.signature, localGetters) = around
    if result >= 0 { returnBranches(of: body) }
    (genericNames, genericHolders) = outer
    tree.add(
      FunctionNode(
        name: name, parameters: parameters, result: result, body: body,
        span: Span(start: start, end: lastEnd), isMethod: isMethod, isDiscardable: isDiscardable,
        changesSelf: isMutating))
    return (Int32(tree.functions.count - 1), nameSpan)
  }

  /// An operator is named by itself: `static func + (a: CGPoint, b: CGPoint) -> CGPoint`.
  private mutating func functionName() throws(Diagnostic) -> Name {
    if kind == .ownOperator {
      defer { advance() }
      return Name(id: token.payload)
    }
    guard kind.isDeclarable else { return try expectName(.functionName) }
    let sign = spelling(kind)
    advance()
    return intern(sign)
  }

  mutating func functionBody(
    of parameters: [ParameterNode] = [], returning result: Int32 = -1
  ) throws(Diagnostic) -> NodeID {
    let outer = (context, closureArguments, statics, pointers)
    pointers = Set(parameters.lazy.filter(\.isPointer).map(\.name))
    context.result = result
    context.loops = 0
    context.functions += 1
    let body = try block()
    (context, closureArguments, statics, pointers) = outer
    leadResult(of: body, with: result)
    return body
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
    let first = try labelName()
    let hasName = kind == .name && (!token.startsLine || next.kind == .colon)
    let name = hasName ? try expectName(.parameterName) : first
    var label = first
    let isTyped = match(.colon)
    if isTyped, !genericNames.isEmpty, kind == .name,
      genericNames.contains(Name(id: token.payload)), next.kind != .question
    {
      // Read first: the name may be new.
      let member = Name(id: ahead(2).payload)
      let isType = next.kind == .dot && names.text(member, is: "Type")
      genericHolders[Name(id: token.payload)] = GenericHolder(name: name, isType: isType)
    }
    var type = isTyped ? try type() : -1
    let each = type >= 0 && kind == .closedRange ? type : -1
    if each >= 0 { type = listOfArguments(each) }
    if name == first, type < 0 { label = words.anyLabel }
    if label == words.wildcard { label = .none }
    let initial = match(.assign) ? try initialValue(of: type) : Tree.none
    return ParameterNode(
      label: label, name: name, type: type, initial: initial,
      span: Span(start: start, end: lastEnd), each: each)
  }

  /// `CGFloat...`: the function has its arguments as a list.
  private mutating func listOfArguments(_ type: Int32) -> Int32 {
    advance()
    return tree.keep(tree.list(of: tree.types[Int(type)]))
  }

  /// A label may be a keyword: `func move(in view: UIView)`.
  private mutating func labelName() throws(Diagnostic) -> Name {
    if kind == .keyword, next.kind == .name {
      let name = Name(id: token.payload)
      advance()
      return name
    }
    return try expectName(.parameterName)
  }

  /// The name of a struct or enum, whose members follow.
  mutating func openType() throws(Diagnostic) -> StructureNode {
    let span = token.span
    let ownName = try expectName(.typeName)
    let name = fullName(ownName)
    openTypes.append(name)
    ownTypes.insert(name)
    var structure = StructureNode(name: name, fields: [], methods: [], span: span)
    if name != ownName { structure.nestedName = ownName }
    return structure
  }

  /// What stands in the braces of a struct or enum; a member with an error does not hide those behind it.
  mutating func members(_ member: (inout Parser) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let outer = try enterBrackets(ignoresNewlines: false)
    while kind != .rightBrace, kind != .end {
      recovering(member)
      while match(.semicolon) {}
    }
    try close(.rightBrace, open)
    context = outer
    if let type = openTypes.last { tree.noteBody(of: type, Span(start: open.start, end: lastEnd)) }
  }

  // "struct" name [":" types] "{" (property | method)* "}"
  mutating func structure() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    var structure = try openType()
    defer { openTypes.removeLast() }
    let outerNames = genericNames
    try readGenerics()
    try readParents(of: structure.name)
    try members { parser throws(Diagnostic) in try parser.structureMember(&structure) }
    genericNames = outerNames
    // `struct CGAffineTransform { CGFloat a, b, c, d; … }` shows what is there already.
    if Catalogue.shared.type(structure.name) != nil, isObjectiveC, structure.methods.isEmpty {
      extras = []
      return try add(.block(.empty), from: start)
    }
    let index = tree.add(structure)
    let target = place(.name(structure.name), structure.span)
    return try add(.structure(index, target: target), from: start)
  }

  private mutating func structureMember(_ structure: inout StructureNode) throws(Diagnostic) {
    let isStatic = try memberModifiers()
    if startsInitializer {
      return structure.initializers.append(try structureInitializer())
    }
    if try readsNestedType() { return }
    if startsSubscript { return try addSubscript(of: structure.name, isStatic: isStatic) }
    if kind == .name, startsDeclarationOfC() { return try fieldsOfC(&structure) }
    if isKeyword(.func), !isStatic {
      structure.methods.append(try functionNode(isMethod: true).0)
    } else if isKeyword(.func) {
      try addMethod(of: structure.name, isStatic: true)
    } else if isStatic, isKeyword(.let) || isKeyword(.var) {
      try addProperty(of: structure.name, isStatic: true)
    } else if isKeyword(.let) || isKeyword(.var) {
      let isConstant = isKeyword(.let)
      let first = structure.fields.count
      advance()
      repeat {
        if let field = try field(isConstant: isConstant, of: structure.name) {
          structure.fields.append(field)
        }
      } while match(.comma)
      giveType(to: &structure.fields, from: first)
    } else {
      throw unexpected(.structureMember)
    }
  }

  /// `var x, y: CGFloat`: the names before the one that has the type are of it, too.
  private func giveType(to fields: inout [FieldNode], from first: Int) {
    guard let type = fields.last?.type, type >= 0 else { return }
    for place in (first..<fields.count).reversed() where fields[place].type < 0 {
      guard fields[place].initial < 0 else { return }
      fields[place].type = type
    }
  }

  /// `CGFloat a, b;` as C declares the parts of a struct; they are 0 until they are set.
  mutating func fieldsOfC(_ structure: inout StructureNode) throws(Diagnostic) {
    let type = try typeOfC()
    isObjectiveC = true
    repeat {
      let span = token.span
      let name = try expectName(.variableName)
      let counts = try countsOfC()
      let initial = counts.isEmpty ? zero(type) : try blank(type, counts[...], from: span.start)
      structure.fields.append(
        FieldNode(
          isConstant: false, name: name, type: counts.isEmpty ? type : -1, initial: initial,
          span: span))
    } while match(.comma)
  }

  /// A stored property; a computed one is kept beside the struct.
  private mutating func field(isConstant: Bool, of owner: Name) throws(Diagnostic) -> FieldNode? {
    let span = token.span
    let name = try expectName(.variableName)
    let type = match(.colon) ? try type() : -1
    let initial = match(.assign) ? try initialValue(of: type) : Tree.none
    if startsObservers {
      return FieldNode(
        isConstant: isConstant, name: name, type: type, initial: initial, span: span,
        accessors: try accessors(of: name, type: type, [selfParameter(span)]))
    }
    if kind == .leftBrace, !token.startsLine {
      let target = place(.name(mangled(name, of: owner, isStatic: false)), span)
      try addComputed(name, target, type, of: owner, isStatic: false, from: span.start)
      return nil
    }
    return FieldNode(
      isConstant: isConstant, name: name, type: type, initial: initial, span: span)
  }
}
