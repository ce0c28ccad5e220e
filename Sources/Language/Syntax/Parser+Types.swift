// Types as they are written after a colon, an arrow or `as`, and in brackets that make a list of them.

extension Parser {
  // type = single ("&" single)*
  // single = "[" type "]" | name ("." name)* ["<" … ">"] | "(" types ")" ["->" type], with "?" or "!"
  mutating func type() throws(Diagnostic) -> Int32 {
    let reference = try nestedTypeReference()
    tree.types.append(reference)
    return Int32(tree.types.count - 1)
  }

  mutating func nestedTypeReference() throws(Diagnostic) -> TypeReference {
    try enter()
    var reference = try singleType()
    while match(.ampersand) { reference = nearer(reference, try singleType()) }
    leave()
    return reference
  }

  /// Of `UIView & Named` the type that says more of a value: a class rather than a protocol.
  private mutating func nearer(_ first: TypeReference, _ second: TypeReference) -> TypeReference {
    let isClass =
      Catalogue.shared.type(second.name) != nil
      || tree.structure(named: second.name)?.isClass ?? false
    return isClass ? second : first
  }

  /// A type that is not joined to others by `&`.
  mutating func singleType() throws(Diagnostic) -> TypeReference {
    let start = token.span.start
    var (isInout, isDelayed) = (false, false)
    while kind == .at || isKeyword(.inout) {
      if match(.at) {
        let attribute = try expectName(.typeName)
        isDelayed = names.text(attribute, is: "autoclosure") || isDelayed
        // `@convention(block)`
        if kind == .leftParen, names.text(attribute, is: "convention") { try skipBrackets() }
      } else {
        isInout = true
        advance()
      }
    }
    skipOpaqueMark()
    var reference = try plainType()
    reference.isInout = isInout
    reference.isDelayed = isDelayed
    if isDelayed { tree.holdsDelayedArguments = true }
    while kind == .dot {
      advance()
      // `Array<Int>.Index`.
      if reference.isList {
        (reference.name, reference.isList, reference.element) = (intern("Array"), false, -1)
      }
      reference.name = nestedName(try expectName(.typeName), in: reference)
      reference.parameter = .none
      if kind == .less { reference = tree.applied(reference, to: try typeArguments()) }
    }
    if match(.arrow) {
      let result = try nestedTypeReference()
      reference.name = words.function
      let isVoid = names.text(result.name, is: "Void") || names.text(result.name, is: "()")
      if !isVoid { reference.result = tree.keep(result) }
    }
    while !token.spaced, kind == .question || kind == .not || kind == .coalesce {
      advance()
      reference.isOptional = true
    }
    reference.span = Span(start: start, end: lastEnd)
    return reference
  }

  /// A type within another; within a type parameter, `V.Result`, nothing is known of it.
  private mutating func nestedName(_ last: Name, in owner: TypeReference) -> Name {
    if owner.parameter != .none { return intern("Any") }
    let nested = names.find("\(names.text(owner.name)).\(names.text(last))")
    return nested.flatMap { tree.structure(named: $0) == nil ? nil : $0 }
      ?? typeOfFrameworks(last, in: owner.name) ?? indexType(last, of: owner.name) ?? last
  }

  /// `UIControl.Event` and `UIControl.State`, which the catalogue has as C writes them; nil for what its last name says.
  private func typeOfFrameworks(_ last: Name, in owner: Name) -> Name? {
    let catalogue = Catalogue.shared
    guard catalogue.type(owner) != nil else { return nil }
    let joined = names.text(owner) + names.text(last)
    guard
      let name = [joined, joined + "s"].lazy.compactMap(names.find).first(where: {
        catalogue.type($0) != nil
      })
    else { return nil }
    // C's numbers are no types of Swift.
    return catalogue.type(name) == .number ? nil : name
  }

  private mutating func plainType() throws(Diagnostic) -> TypeReference {
    let span = token.span
    if match(.leftBracket) {
      let element = try nestedTypeReference()
      if match(.colon) { return try dictionaryType(element, from: span) }
      try expect(.rightBracket, .closing("]"))
      return tree.list(of: element)
    }
    if kind == .leftParen { return try typeInParentheses(span) }
    skipModule()
    let name = meant(try expectName(.typeName))
    if kind == .less, names.text(name).hasSuffix("KeyPath"), tree.structure(named: name) == nil {
      _ = try typeArguments()
      return TypeReference(name: words.function, span: span)
    }
    let reference = reference(to: name, span)
    let arguments = try typeArguments()
    if arguments.count == 1, names.text(name, is: "Optional"), tree.structure(named: name) == nil {
      return optional(arguments[0], span)
    }
    let type = tree.applied(reference, to: arguments, by: name)
    return try isMetatype() ? TypeReference(name: intern("Any"), span: span) : type
  }

  /// `Optional<CGPoint>` is `CGPoint?`.
  private func optional(_ type: TypeReference, _ span: Span) -> TypeReference {
    var type = type
    (type.isOptional, type.span) = (true, span)
    return type
  }

  /// `Swift.Range<Int>` is the type itself.
  private mutating func skipModule() {
    guard kind == .name, words.modules.contains(Name(id: token.payload)), next.kind == .dot else {
      return
    }
    advance()
    advance()
  }

  /// A type by its name, which may be another one for a tuple or a function.
  private mutating func reference(to name: Name, _ span: Span) -> TypeReference {
    if tree.aliases[name] == words.controllerClass {
      return TypeReference(name: words.controllerClass, span: span)
    }
    guard var meaning = tree.structure(named: name)?.meaning else {
      let isGeneric = genericNames.contains(name)
      let parameter = isGeneric && typeConstrained(name) == nil ? name : .none
      let own = isGeneric ? name : ofFrameworks(name)
      return TypeReference(
        name: known(own), parameter: parameter, whole: sizedNumber(own), span: span)
    }
    meaning.span = span
    if meaning.name != words.function { meaning.name = name }
    return meaning
  }

  /// `typealias Column = Int` is an Int wherever it is written, and `typealias ViewType = UIView` a view.
  private mutating func ofFrameworks(_ name: Name) -> Name {
    guard !tree.aliases.isEmpty, let meant = tree.aliases[name], tree.structure(named: name) == nil,
      Catalogue.shared.type(meant) != nil || names.text(meant, is: "NSValue")
    else { return name }
    return meant
  }

  mutating func sizedNumber(_ name: Name) -> WholeNumberType? {
    guard let whole = WholeNumberType.sized.first(where: { names.text(name, is: $0.name) }) else {
      return nil
    }
    tree.holdsSizedNumbers = true
    return whole
  }

  /// `Card.Type`, what `Card.self` is of.
  private mutating func isMetatype() throws(Diagnostic) -> Bool {
    guard kind == .dot, next.kind == .name, names.text(Name(id: next.payload), is: "Type") else {
      return false
    }
    advance()
    advance()
    return true
  }

  /// A type parameter is any type, or the protocol of the program that it promises to be.
  private mutating func known(_ name: Name) -> Name {
    guard genericNames.contains(name) else { return name }
    if let type = typeConstrained(name) { return type }
    guard let bound = genericBounds[name] else { return intern("Any") }
    if tree.structure(named: bound)?.isOpen ?? false { return bound }
    // What promises to be a whole number divides as one.
    if names.text(bound).hasSuffix("Integer") { return intern("Int") }
    return intern("Any")
  }

  /// Parameters of a function; without `->` a type in parentheses, or a tuple, which may be anything.
  private mutating func typeInParentheses(_ span: Span) throws(Diagnostic) -> TypeReference {
    advance()
    var types: [TypeReference] = []
    var labels: [Name] = []
    while kind != .rightParen, kind != .end {
      labels.append(.none)
      if kind == .name, next.kind == .colon {
        labels[labels.count - 1] = Name(id: token.payload)
        advance()
        advance()
      } else if kind == .name, next.kind == .name, Name(id: token.payload) == words.wildcard {
        // `(_ index: Int) -> Void`: the name is for people.
        for _ in 0..<2 { advance() }
        try expect(.colon, .colonOfKey)
      }
      types.append(try nestedTypeReference())
      if !match(.comma) { break }
    }
    try expect(.rightParen, .closing(")"))
    try skipEffects()
    if kind == .arrow { return functionType(of: types, span) }
    if types.count == 1 { return types[0] }
    let isLabelled = labels.contains { $0 != .none }
    let first = Int32(tree.types.count)
    tree.types.append(contentsOf: types)
    return TypeReference(
      name: intern(types.isEmpty ? "()" : "Any"), labels: isLabelled ? labels : [],
      parts: types.indices.map { first + Int32($0) }, span: span)
  }

  private mutating func functionType(of types: [TypeReference], _ span: Span) -> TypeReference {
    let changed = types.indices.filter { types[$0].isInout }
      .map { (place: $0, type: tree.keep(types[$0])) }
    if !changed.isEmpty { tree.holdsChangingFunctions = true }
    return TypeReference(
      name: words.function, span: span, parameters: types.map { tree.keep($0) },
      changedParts: changed)
  }
}

// MARK: Whole numbers

extension Parser {
  private mutating func isPlainWhole(_ type: Int32) -> Bool {
    tree.types[Int(type)].isPlainOrOptional
      && wholeTypes.contains(names.text(tree.types[Int(type)].name))
  }

  /// What stands behind the `=` of a property or a parameter.
  mutating func initialValue(of type: Int32) throws(Diagnostic) -> NodeID {
    droppingFraction(of: try expression(as: type), type)
  }

  /// A quotient that is given to an Int is one where it is given.
  ///
  /// What a generic type is applied to says what `.zero` is in a call that makes a value of it.
  mutating func droppingFraction(of value: NodeID, _ result: Int32) -> NodeID {
    guard result >= 0,
      tree.isQuotient(value) && isPlainWhole(result)
        || !tree.types[Int(result)].arguments.isEmpty && tree.givesImplicit(value)
    else { return value }
    let height = tree.nodes[Int(value)].place.height
    return tree.add(.cast(value, result, .assigned), tree.span(value), height: height)
  }
}
