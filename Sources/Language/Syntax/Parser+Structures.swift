extension Parser {
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
    let outer = (genericNames, genericHolders)
    try readGenerics(of: structure.name)
    try readParents(of: structure.name)
    let firstType = tree.types.count
    try members { parser throws(Diagnostic) in try parser.structureMember(&structure) }
    refuseSecondFields(of: structure)
    noteHolders(of: structure.name)
    nameNested(in: structure.name, from: firstType)
    (genericNames, genericHolders) = outer
    // `struct CGAffineTransform { CGFloat a, b, c, d; … }` shows what is there already.
    if Catalogue.shared.type(structure.name) != nil, isObjectiveC, structure.methods.isEmpty {
      extras = []
      return try add(.block(.empty), from: start)
    }
    let index = tree.add(structure)
    let target = place(.name(structure.name), structure.span)
    return try add(.structure(index, target: target), from: start)
  }

  /// A type within a type is meant there by its name also above its declaration.
  private mutating func nameNested(in owner: Name, from first: Int) {
    for index in first..<tree.types.count where tree.structure(named: tree.types[index].name) == nil
    {
      let nested = "\(names.text(owner)).\(names.text(tree.types[index].name))"
      guard let name = names.find(nested), tree.structure(named: name) != nil else { continue }
      tree.types[index].name = name
    }
  }

  private mutating func structureMember(_ structure: inout StructureNode) throws(Diagnostic) {
    let isStatic = try memberModifiers()
    if startsInitializer {
      return structure.initializers.append(try structureInitializer())
    }
    if isKeyword(.struct), startsFieldOfStructure { return try fieldsOfC(&structure) }
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
      if kind == .leftParen {
        structure.fields += try partsOfTuple().map { $0.field(isConstant: isConstant) }
        return
      }
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

  /// A property has a name that none before it has.
  private mutating func refuseSecondFields(of structure: StructureNode) {
    var seen: [Name: Span] = [:]
    for field in structure.fields {
      guard let first = seen.updateValue(field.span, forKey: field.name) else { continue }
      report(
        Diagnostic(
          .redeclared(names.text(field.name), in: names.text(structure.name)), field.span
        ).labelled(first, .declaredHere))
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
      while match(.star) {}
      let span = token.span
      let name = try expectName(.variableName)
      skipWidthOfC()
      guard let array = arrayOfC(type, try sizesOfC()) else {
        structure.fields.append(
          FieldNode(isConstant: false, name: name, type: type, initial: zero(type), span: span))
        continue
      }
      let initial = try blank(array.element, array.sizes[...], from: span.start)
      tree.arraysOfC.append(array)
      structure.fields.append(
        FieldNode(
          isConstant: false, name: name, type: -1, initial: initial, span: span,
          arrayOfC: Int32(tree.arraysOfC.count - 1)))
    } while match(.comma)
  }

  /// A stored property; a computed one is kept beside the struct.
  private mutating func field(isConstant: Bool, of owner: Name) throws(Diagnostic) -> FieldNode? {
    let span = token.span
    let name = try expectName(.variableName)
    let type = match(.colon) ? try type() : -1
    noteHolder(name, type, isProperty: true)
    let isLazy = isLazy
    let initial = match(.assign) ? try initialValue(of: type) : Tree.none
    if isLazy, initial >= 0 {
      let first = try lazyAccessors(name, [selfParameter(span)], type, initial, from: span.start)
      return FieldNode(
        isConstant: false, name: name, type: type, initial: Tree.none, span: span,
        accessors: first)
    }
    if startsObservers {
      return FieldNode(
        isConstant: isConstant, name: name, type: type, initial: initial, span: span,
        accessors: try accessors(of: name, type: type, [selfParameter(span)]))
    }
    if kind == .leftBrace, initial < 0 {
      let target = place(.name(mangled(name, of: owner, isStatic: false)), span)
      try addComputed(name, target, type, of: owner, isStatic: false, from: span.start)
      return nil
    }
    return FieldNode(
      isConstant: isConstant, name: name, type: type, initial: initial, span: span,
      isFromOutside: isFromOutside)
  }
}
