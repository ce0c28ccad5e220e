extension Parser {
  /// Whether an extension stands here of a type whose values have no class: of the frameworks, or a struct,
  /// enum or protocol of the program or of Swift.
  var extendsValues: Bool {
    mutating get {
      guard isKeyword(.extension), next.kind == .name else { return false }
      let name = unaliased(Name(id: next.payload))
      if ahead(2).kind == .dot { return true }
      if Catalogue.shared.type(name) != nil || Protocols.isKnown(names.text(name)) { return true }
      return tree.structure(named: name).map { !$0.isClass } ?? isDeclaredFurtherDown(name)
    }
  }

  /// The type that a `typealias` names, or the name itself.
  mutating func unaliased(_ name: Name) -> Name { tree.aliases[name] ?? name }

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
    var name = unaliased(try expectName(.typeName))
    while match(.dot) { name = nested(try expectName(.typeName), in: name) }
    openTypes.append(name)
    defer { openTypes.removeLast() }
    let outer = (genericNames, genericHolders, constraints)
    noteTypeParameters(of: name)
    try readTypeArguments(of: name)
    try readParents(of: name)
    try members { parser throws(Diagnostic) in try parser.extensionMember(of: name) }
    (genericNames, genericHolders, constraints) = outer
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
  mutating func readParents(of type: Name) throws(Diagnostic) -> Name {
    var first = Name.none
    if match(.colon) {
      repeat {
        if match(.class) { continue }
        let parent = try singleType().name
        if first == .none { first = parent }
        noteConformance(type, parent)
      } while match(.comma) || match(.ampersand)
    }
    try readConstraints(on: type)
    return first
  }

  mutating func noteConformance(_ type: Name, _ parent: Name) {
    tree.noteConformance(type, parent)
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
    (isMutating, isLazy) = (false, false)
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
    guard kind == .name, next.kind == .keyword || startsUnsafeMark else { return false }
    let word = Name(id: token.payload)
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

  /// A function named "point.moved", or of the type "CGPoint.unit"; an operator keeps its name.
  ///
  /// What the extension of a protocol gives the types themselves has the type as `self`.
  mutating func addMethod(of owner: Name, isStatic: Bool) throws(Diagnostic) {
    let start = token.span.start
    let isMethod = !isStatic || isProtocol(owner) && !namesOperator
    let (index, nameSpan) = try functionNode(isMethod: isMethod)
    var name = tree.functions[Int(index)].name
    if !names.isOperator(name) { name = mangled(name, of: owner, isStatic: isStatic) }
    if isMethod { tree.functions[Int(index)].owner = owner }
    let target = place(.name(name), nameSpan)
    extras.append(try add(.function(index, target: target), from: start))
  }

  /// Whether an operator stands behind `func`.
  private var namesOperator: Bool {
    mutating get { next.kind == .ownOperator || next.kind.isDeclarable }
  }

  /// `init(center:size:)` of a type: a method "CGRect.init", whose `self` it makes.
  mutating func addInitializer(of owner: Name) throws(Diagnostic) {
    let start = token.span
    let index = try structureInitializer()
    tree.functions[Int(index)].owner = owner
    tree.noteExtension(owner, of: owner)
    let name = mangled(words.initializer, of: owner, isStatic: true)
    extras.append(try add(.function(index, target: place(.name(name), start)), from: start.start))
  }

  /// Computed properties, or values of the type itself, such as `static let zero = …, unit = …`.
  mutating func addProperty(of owner: Name, isStatic: Bool) throws(Diagnostic) {
    let start = token.span.start
    let isConstant = isKeyword(.let)
    advance()
    if kind == .leftParen, isStatic {
      return try addParts(of: owner, isConstant: isConstant, from: start)
    }
    repeat {
      try addProperty(of: owner, isStatic: isStatic, isConstant: isConstant, from: start)
    } while match(.comma)
  }

  /// `static let (a, b) = (1, 2)`.
  private mutating func addParts(of owner: Name, isConstant: Bool, from start: Int32)
    throws(Diagnostic)
  {
    let (parts, type) = try namesOfTuple()
    let targets = parts.map { part in
      let target = place(.name(mangled(part.name, of: owner, isStatic: true)), part.span)
      tree.nodes[Int(target)].place.isConstant = isConstant
      return target
    }
    extras.append(try destructured(tree.add(targets), as: type, from: start))
  }

  private mutating func addProperty(
    of owner: Name, isStatic: Bool, isConstant: Bool, from start: Int32
  ) throws(Diagnostic) {
    let nameSpan = token.span
    let name = try expectName(.variableName)
    let type = match(.colon) ? try type() : -1
    let target = place(.name(mangled(name, of: owner, isStatic: isStatic)), nameSpan)
    tree.nodes[Int(target)].place.isConstant = isConstant
    if isStatic, match(.assign) {
      return extras.append(try staticVariable(name, target, type, from: start))
    }
    if isStatic, !isConstant, type >= 0, kind != .leftBrace {
      return extras.append(
        try add(.declare(target: target, type: type, value: Tree.none), from: start))
    }
    guard kind == .leftBrace else { throw unexpected(.computedBody) }
    try addComputed(name, target, type, of: owner, isStatic: isStatic, from: start)
  }

  /// `static var scale = 2 { didSet { … } }` behind its `=`.
  private mutating func staticVariable(
    _ name: Name, _ target: NodeID, _ type: Int32, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    let value = try expression()
    if !startsObservers, isMadeLater(value) {
      return try lazyVariable(name, target, type, value, from: start)
    }
    let declared = try add(
      .declare(target: target, type: type, value: value), from: start, value)
    guard startsObservers else { return declared }
    return try add(
      .observed(declared, accessors(of: name, type: type)), from: start, declared)
  }

  /// A computed property at its brace.
  mutating func addComputed(
    _ name: Name, _ target: NodeID, _ type: Int32, of owner: Name, isStatic: Bool,
    from start: Int32
  ) throws(Diagnostic) {
    let isMethod = !isStatic || isProtocol(owner)
    let receiver = isMethod ? [selfParameter(token.span)] : []
    let index = try accessors(of: name, type: type, receiver)
    for function in [tree.accessors[Int(index)].getter, tree.accessors[Int(index)].setter]
    where function >= 0 && isMethod {
      tree.functions[Int(function)].owner = owner
    }
    let declaration = try add(
      .declare(target: target, type: -1, value: Tree.none), from: start)
    extras.append(try add(.observed(declaration, index), from: start))
  }

  /// The name of the top level under which a member of a type is kept; no program can write it.
  mutating func mangled(_ name: Name, of owner: Name, isStatic: Bool) -> Name {
    if !isStatic { tree.noteExtension(name, of: owner) }
    let isOwn = isStatic || ownTypes.contains(owner) || tree.structure(named: owner) != nil
    let prefix = isOwn ? nil : Catalogue.shared.memberPrefix(of: owner)
    let full = constrained(intern("\(prefix ?? names.text(owner)).\(names.text(name))"))
    if isStatic { tree.noteStatic(name, keptAs: full) }
    return full
  }
}
