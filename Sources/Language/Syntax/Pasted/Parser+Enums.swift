extension Parser {
  /// `enum`, `protocol`, `typealias`: words that declare only where a name follows on their line.
  mutating func foreignDeclaration() throws(Diagnostic) -> NodeID? {
    if kind == .name, next.kind == .name, names.text(Name(id: token.payload), is: "indirect") {
      advance()
    }
    if startsEnumOfC { return try enumerationOfC() }
    guard kind == .name, next.kind == .name, !next.startsLine else { return nil }
    if declaresOperator, isFixity { return try operatorDeclaration() }
    guard words.foreignDeclarations.contains(Name(id: token.payload)), !isFixity else { return nil }
    switch names.text(Name(id: token.payload)) {
    // `enum Axis axis = AxisX;`
    case "enum" where ahead(2).kind == .name && !ahead(2).startsLine: return nil
    case "enum": return try enumeration()
    case "protocol": return try protocolDeclaration()
    case "typealias": return try alias()
    case "precedencegroup": return try precedenceGroup()
    case let word: throw Diagnostic(.notSupported(.declaration(word)), token.span)
    }
  }

  // enum = "enum" name [":" types] "{" ("case" name ["=" literal] ("," …)* | member)* "}"
  private mutating func enumeration() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    var structure = try openType()
    defer { openTypes.removeLast() }
    structure.isEnum = true
    let outerNames = genericNames
    defer { genericNames = outerNames }
    try readGenerics(of: structure.name)
    structure.parent = try readParents(of: structure.name)?.name ?? .none
    try members { parser throws(Diagnostic) in try parser.enumMember(&structure) }
    let index = tree.add(structure)
    let target = place(.name(structure.name), structure.span)
    return try add(.structure(index, target: target), from: start)
  }

  private mutating func enumMember(_ structure: inout StructureNode) throws(Diagnostic) {
    let isStatic = try memberModifiers()
    if try readsNestedType() { return }
    if startsSubscript { return try addSubscript(of: structure.name, isStatic: isStatic) }
    if startsInitializer { return try addInitializer(of: structure.name) }
    if match(.case) {
      repeat {
        let node = try enumCase()
        refuseSecond(node, of: structure)
        structure.cases.add(node, spelled: names.text(node.name))
      } while match(.comma)
    } else if isKeyword(.func) {
      try addMethod(of: structure.name, isStatic: isStatic)
    } else if isKeyword(.let) || isKeyword(.var) {
      try addProperty(of: structure.name, isStatic: isStatic)
    } else {
      throw unexpected(.enumMember)
    }
  }

  /// Cases of one name that carry different things Swift has neither.
  private mutating func refuseSecond(_ node: CaseNode, of structure: StructureNode) {
    guard let place = structure.cases.place(of: node.name) else { return }
    report(
      Diagnostic(.redeclared(names.text(node.name), in: names.text(structure.name)), node.span)
        .labelled(structure.cases[place].span, .declaredHere))
  }

  private mutating func enumCase() throws(Diagnostic) -> CaseNode {
    let span = token.span
    let name = try expectName(.caseName)
    let parts = kind == .leftParen ? try associatedValues() : []
    let raw = match(.assign) ? try expression() : Tree.none
    return CaseNode(name: name, raw: raw, span: span, parts: parts)
  }

  // "(" ([label ":"] type ["=" expression])* ")"
  private mutating func associatedValues() throws(Diagnostic) -> [ParameterNode] {
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    var parts: [ParameterNode] = []
    while kind != .rightParen, kind != .end {
      let start = token.span.start
      var label = Name.none
      if next.kind == .colon {
        label = kind == .keyword ? Name(id: token.payload) : try expectName(.parameterName)
        if lastKind != .name { advance() }
        advance()
      } else if kind == .name, next.kind == .name, ahead(2).kind == .colon,
        Name(id: token.payload) == words.wildcard
      {
        // `playing(_ time: CGFloat)`: the name is for people.
        for _ in 0..<3 { advance() }
      }
      let type = try type()
      let initial = match(.assign) ? try expression() : Tree.none
      parts.append(
        ParameterNode(
          label: label, name: label, type: type, initial: initial,
          span: Span(start: start, end: lastEnd)))
      if !match(.comma) { break }
    }
    try close(.rightParen, open)
    context = outer
    return parts
  }

  /// What a protocol asks for is asked where it is used; here it is a name for any value.
  private mutating func protocolDeclaration() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let nameSpan = token.span
    let name = try expectName(.typeName)
    try readParents(of: name)
    while kind != .leftBrace, kind != .end { advance() }
    let open = token.span
    try expect(.leftBrace, .openingBrace)
    let requirements = requirements()
    try close(.rightBrace, open)
    blocks += 1
    return try openType(name, nameSpan, requirements, isProtocol: true, from: start)
  }

  /// What a protocol asks for, by name: its extensions may use it without `self`.
  private mutating func requirements() -> [FieldNode] {
    var found: [FieldNode] = []
    var (depth, mayBeMissing) = (1, false)
    while kind != .end {
      if kind == .leftBrace { depth += 1 } else if kind == .rightBrace { depth -= 1 }
      if depth == 0 { break }
      let asks = isKeyword(.var) || isKeyword(.func)
      if kind == .name, next.kind == .name,
        names.text(Name(id: token.payload), is: "associatedtype")
      {
        // It may be any type, also in the protocol's extensions.
        genericNames.insert(Name(id: next.payload))
      }
      if kind == .name, next.kind == .keyword,
        names.text(Name(id: token.payload), is: "optional")
      {
        mayBeMissing = true
      }
      advance()
      guard asks, kind == .name else { continue }
      found.append(
        FieldNode(
          isConstant: false, name: Name(id: token.payload), type: requiredType(),
          initial: Tree.none, span: token.span, mayBeMissing: mayBeMissing))
      mayBeMissing = false
    }
    return found
  }

  /// The type of the property that a protocol asks for here, where it is one word.
  private mutating func requiredType() -> Int32 {
    guard next.kind == .colon, ahead(2).kind == .name else { return -1 }
    tree.types.append(TypeReference(name: Name(id: ahead(2).payload), span: ahead(2).span))
    return Int32(tree.types.count - 1)
  }

  /// A type that says nothing about its values.
  private mutating func openType(
    _ name: Name, _ span: Span, _ requirements: [FieldNode] = [], of type: TypeReference? = nil,
    isProtocol: Bool = false, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let index = tree.add(
      StructureNode(
        name: name, fields: requirements, methods: [], span: span, isOpen: true,
        isProtocol: isProtocol, meaning: type))
    return try add(.structure(index, target: place(.name(name), span)), from: start)
  }

  /// `typealias Person = Named & Aged`: like a protocol below both.
  private mutating func composition(
    _ name: Name, _ span: Span, _ first: TypeReference, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    noteConformance(name, first.name)
    while match(.ampersand) { noteConformance(name, try singleType().name) }
    blocks += 1
    let type = try openType(name, span, isProtocol: true, from: start)
    tree.structures[tree.structures.count - 1].isComposition = true
    return type
  }

  /// `[Int: (dx: CGFloat, dy: CGFloat)]`, whose values are known by their labels.
  private mutating func holdsTuples(_ type: TypeReference) -> Bool {
    type.element >= 0 && tree.types[Int(type.element)].isTuple
  }

  // typealias = "typealias" name generics "=" type ("&" type)*
  private mutating func alias() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    advance()
    let nameSpan = token.span
    let name = try expectName(.typeName)
    let outer = genericNames
    defer { genericNames = outer }
    try readGenerics(of: name)
    try expect(.assign, .initialValue)
    let type = try singleType()
    if kind == .ampersand { return try composition(name, nameSpan, type, from: start) }
    if type.name == words.controllerClass {
      tree.aliases[name] = type.name
      return try openType(name, nameSpan, of: type, from: start)
    }
    // What stands for many types is not looked at: a tuple's parts, a function's parameters.
    let isStructured = holdsTuples(type)
    guard type.name != words.function, !type.isList, !isStructured,
      !["Any", "()"].contains(names.text(type.name))
    else {
      blocks += 1
      return try openType(name, nameSpan, of: type, from: start)
    }
    let declared = try declare(name, nameSpan, as: type, from: start)
    // `Card.Corner` outside of the type that says what a `Corner` is.
    if case let full = fullName(name), full != name {
      extras.append(try declare(full, nameSpan, as: type, from: start))
    }
    guard context.functions > 0 else { return declared }
    // One inside a function is one of the top level.
    extras.append(declared)
    return try add(.block(.empty), from: start)
  }

  private mutating func declare(
    _ alias: Name, _ span: Span, as type: TypeReference, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    tree.aliases[alias] = type.name
    let value = place(.name(type.name), type.span)
    return try add(
      .declare(target: place(.name(alias), span), type: -1, value: value), from: start)
  }
}
