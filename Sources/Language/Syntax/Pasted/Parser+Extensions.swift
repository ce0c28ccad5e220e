extension Parser {
  /// Whether an extension stands here of a type whose values have no class: of the frameworks, or a struct,
  /// enum or protocol of the program or of Swift.
  var extendsValues: Bool {
    mutating get {
      guard isKeyword(.extension), next.kind == .name else {
        return isKeyword(.extension) && next.kind == .leftBracket
      }
      let name = unaliased(Name(id: next.payload))
      if ahead(2).kind == .dot || ahead(2).kind == .question { return true }
      if Catalogue.shared.type(name) != nil || Protocols.isKnown(names.text(name)) { return true }
      return tree.structure(named: name).map { !$0.isClass } ?? isDeclaredFurtherDown(name)
    }
  }

  /// The type that a `typealias` names, or the name itself.
  ///
  /// Libraries are read behind the text that names them.
  mutating func unaliased(_ name: Name) -> Name {
    tree.aliases[name] ?? Library.typeOfAppKit(names.text(name)).map { intern($0) } ?? name
  }

  // extension = "extension" name [":" types] "{" (function | property)* "}"
  /// Reads an extension of values; its members become functions with a first parameter `self`.
  mutating func readsExtension(_ statements: inout [NodeID]) -> Bool {
    guard extendsValues else { return false }
    if passesEarlyExtension() { return true }
    recovering { parser throws(Diagnostic) in try parser.extensionOfValues() }
    takeExtras(&statements)
    _ = match(.semicolon)
    return true
  }

  /// The statements that a struct, enum or extension makes beside itself.
  mutating func takeExtras(_ statements: inout [NodeID]) {
    if extras.isEmpty { return }
    for extra in extras {
      tree.nodes[Int(extra)].place.hasBlocks = true
      statements.append(extra)
    }
    extras = []
  }

  private mutating func extensionOfValues() throws(Diagnostic) {
    advance()
    let outer = (genericNames, genericHolders, constraints)
    let name = try extendedType()
    defer { openTypes.removeLast() }
    try readParents(of: name)
    try members { parser throws(Diagnostic) in try parser.extensionMember(of: name) }
    (genericNames, genericHolders, constraints) = outer
  }

  /// The type that an extension names, with what it says of its type parameters: `Array<CGPoint>`, `[CGPoint]`.
  private mutating func extendedType() throws(Diagnostic) -> Name {
    if kind == .leftBracket { return try extendedContainer() }
    var name = unaliased(try expectName(.typeName))
    while match(.dot) { name = nested(try expectName(.typeName), in: name) }
    if kind == .question { name = try extendedOptional() }
    openTypes.append(name)
    noteTypeParameters(of: name)
    try readTypeArguments(of: name)
    return name
  }

  private mutating func extendedOptional() throws(Diagnostic) -> Name {
    advance()
    return intern("Optional")
  }

  /// `[CGPoint]`, `[String: CGPoint]`.
  private mutating func extendedContainer() throws(Diagnostic) -> Name {
    let start = token.span.start
    let type = try singleType()
    let name = intern(type.isList ? "Array" : "Dictionary")
    let parts = type.isList ? [tree.keep(tree.element(of: type))] : [type.key, type.element]
    openTypes.append(name)
    noteTypeParameters(of: name)
    for (parameter, part) in zip(typeParameters(of: name), parts) {
      constrain(parameter, to: part, isSame: true, from: start)
    }
    return name
  }

  /// A type within another: `UIGestureRecognizer.State`, which C writes as one word, and `UIView.AnimationOptions`,
  /// which the catalogue has by its last name.
  private mutating func nested(_ inner: Name, in outer: Name) -> Name {
    let (last, first) = (names.text(inner), names.text(outer))
    let whole = intern("\(first).\(last)")
    guard tree.structure(named: whole) == nil, Catalogue.shared.type(outer) != nil else {
      return whole
    }
    let ofInner = Catalogue.shared.type(inner)
    guard let kind = Catalogue.shared.type(intern(first + last)) else {
      return ofInner == nil ? whole : inner
    }
    return ofInner == kind ? inner : intern(first + last)
  }

  /// `: Protocol, Other where …`: what extensions of these protocols have, the type has too.
  ///
  /// Returns the first of them.
  @discardableResult
  mutating func readParents(of type: Name) throws(Diagnostic) -> TypeReference? {
    var first: TypeReference?
    if match(.colon) {
      repeat {
        if match(.class) { continue }
        let parent = try singleType()
        first = first ?? parent
        noteConformance(type, parent.name)
      } while match(.comma) || match(.ampersand)
    }
    try readConstraints(on: type)
    return first
  }

  /// Whether a type is not the program's: of the catalogue, or a class above its objects, such as NSObject.
  private mutating func isOfApple(_ type: Name) -> Bool {
    guard tree.structure(named: type) == nil else { return false }
    return Catalogue.shared.type(type) != nil || Protocols.isKnown(names.text(type))
  }

  mutating func noteConformance(_ type: Name, _ parent: Name) {
    tree.noteConformance(type, parent, isOfApple: isOfApple(type))
    if names.text(parent, is: "Comparable") { tree.holdsComparable = true }
    if names.text(parent).hasPrefix("ExpressibleBy") { tree.holdsLiterals = true }
  }

  private mutating func extensionMember(of owner: Name) throws(Diagnostic) {
    let isStatic = try memberModifiers()
    if try readsNestedType() { return }
    if startsSubscript {
      try addSubscript(of: owner, isStatic: isStatic)
    } else if startsInitializer {
      try addInitializer(of: owner)
    } else if isKeyword(.func) {
      try addMethod(of: owner, isStatic: isStatic)
    } else if isKeyword(.let) || isKeyword(.var) {
      try addProperty(of: owner, isStatic: isStatic)
    } else {
      throw unexpected(.structureMember)
    }
  }

  /// Skips what stands before a member; whether `static` was among it.
  mutating func memberModifiers() throws(Diagnostic) -> Bool {
    var isStatic = false
    (isMutating, isLazy, isFromOutside) = (false, false, false)
    while true {
      if kind == .at, next.kind == .name {
        try skipAttributes()
      } else if skipsFixity() {
        continue
      } else if kind == .keyword, let word = Keyword(rawValue: token.payload),
        word.isModifier || (word == .class && next.kind == .keyword)
      {
        isStatic = isStatic || word == .static || word == .class
        isMutating = isMutating || word == .mutating
        isLazy = isLazy || word == .lazy
        if word == .weak { noteWeak() }
        advance()
        if kind == .leftParen { try skipBrackets() }
      } else {
        context.selfIsType = isStatic
        return isStatic
      }
    }
  }

  /// Skips a word before a declaration that is a name elsewhere: `unowned let owner`, `dynamic var x`.
  ///
  /// `prefix` and `infix` before an operator mean nothing: the number of its parameters says it.
  mutating func skipsFixity() -> Bool {
    guard kind == .name else { return false }
    let word = Name(id: token.payload)
    if next.kind == .name, next.payload == words.initializer.id, names.text(word, is: "dynamic") {
      advance()
      return true
    }
    guard next.kind == .keyword || startsUnsafeMark else { return false }
    if next.kind == .leftParen {
      for _ in 0..<4 { advance() }
      return true
    }
    if next.payload == Keyword.case.rawValue, names.text(word, is: "indirect") {
      advance()
      return true
    }
    guard
      ["prefix", "infix", "postfix", "dynamic", "unowned", "nonisolated"].contains(
        names.text(word)),
      let declaration = Keyword(rawValue: next.payload),
      declaration.isModifier
        || [.func, .let, .var].contains(declaration)
    else { return false }
    isPostfix = names.text(word, is: "postfix")
    advance()
    return true
  }

  /// `unowned(unsafe) var`, `nonisolated(unsafe) static var`.
  private var startsUnsafeMark: Bool {
    mutating get {
      let word = Name(id: token.payload)
      return (names.text(word, is: "unowned") || names.text(word, is: "nonisolated"))
        && next.kind == .leftParen && !next.spaced
        && ahead(3).kind == .rightParen && ahead(4).kind == .keyword
    }
  }
}
