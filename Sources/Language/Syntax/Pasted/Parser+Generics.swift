// Types decide nothing in Pivot that values do not: type parameters are read, and stand for any type.

extension Parser {
  // generics = "<" name [":" types] ("," …)* ">"
  /// Reads `<Content: View>` after the name of a declaration.
  @discardableResult
  mutating func readGenerics() throws(Diagnostic) -> [Name] {
    guard kind == .less else { return [] }
    advance()
    var parameters: [Name] = []
    repeat {
      let name = try expectName(.typeName)
      parameters.append(name)
      genericNames.insert(name)
      genericBounds[name] = nil
      if match(.colon) { genericBounds[name] = tree.types[Int(try type())].name }
    } while match(.comma)
    try expect(.greater, .closing(">"))
    return parameters
  }

  /// Reads those of a type, which its extensions may name, too.
  mutating func readGenerics(of type: Name) throws(Diagnostic) {
    let parameters = try readGenerics()
    if !parameters.isEmpty { tree.typeParameters[type] = parameters }
  }

  /// Keeps which properties of a generic type say what its type parameters are.
  mutating func noteHolders(of type: Name) {
    guard let parameters = tree.typeParameters[type] else { return }
    tree.typeHolders[type] = genericHolders.filter {
      parameters.contains($0.key) && $0.value.isProperty
    }
  }

  /// Notes that a parameter is a type itself, `kind: T.Type`.
  mutating func noteTypeItself(_ name: Name) {
    // The name is read before it is asked for its text: it may be new.
    guard kind == .name, next.kind == .dot, ahead(2).kind == .name,
      genericNames.contains(Name(id: token.payload)),
      names.text(Name(id: ahead(2).payload), is: "Type")
    else { return }
    genericHolders[Name(id: token.payload)] = GenericHolder(name: name, isType: true)
  }

  /// Notes that a parameter or property `x: T` or `xs: [T]` says what `T` is.
  mutating func noteHolder(_ name: Name, _ type: Int32, isProperty: Bool = false) {
    guard type >= 0, var type = Optional(tree.types[Int(type)]) else { return }
    // The operands of an operator in the extension of a protocol say what `Self` is.
    if context.selfIsType, names.text(type.name, is: "Self") { type.parameter = type.name }
    let isListOfPlain = type.isList && type.element < 0 && !type.isOptional
    guard type.parameter != .none, type.isPlain || isListOfPlain else { return }
    let holder = GenericHolder(name: name, isList: type.isList, isProperty: isProperty)
    if let known = genericHolders[type.parameter], known.rank <= holder.rank { return }
    genericHolders[type.parameter] = holder
  }

  /// Whether `<CGFloat>(` or `<CGFloat>.` follows the name of a type, which is then no comparison.
  mutating func startsTypeArguments(of value: NodeID) -> Bool {
    guard let name = nameAlone(value), [.name, .leftBracket, .leftParen].contains(next.kind),
      names.text(name).first?.isUppercase ?? false
    else { return false }
    var (place, depth) = (1, 1)
    while place < 40 {
      switch ahead(place).kind {
      case .less: depth += 1
      case .greater: depth -= 1
      case .name, .comma, .dot, .colon, .question, .arrow, .leftBracket, .rightBracket, .leftParen,
        .rightParen:
        break
      default: return false
      }
      place += 1
      if depth == 0 { break }
    }
    return depth == 0 && endsTypeArguments(ahead(place))
  }

  /// `(`, `.`, `[3]` or `{ … }` behind the types.
  private mutating func endsTypeArguments(_ token: Token) -> Bool {
    switch token.kind {
    case .leftParen, .dot: true
    case .leftBracket: !token.spaced
    case .leftBrace: !token.startsLine && !context.inHead
    default: false
    }
  }

  /// `Range`, `Swift.Range`.
  private mutating func nameAlone(_ value: NodeID) -> Name? {
    switch tree[value] {
    case .name(let name), .global(let name): name
    default: nil
    }
  }

  /// `Box<CGFloat>`, whose types say nothing, or `Set<Side>()`, whose type says what is put into it.
  mutating func typed(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard let name = nameAlone(value) else { return value }
    var type = TypeReference(name: name, span: tree.span(value))
    type = tree.applied(type, to: try typeArguments())
    if kind == .leftParen, !type.arguments.isEmpty {
      let made = try call(value, from: start)
      type.span = Span(start: start, end: lastEnd)
      return try add(.cast(made, tree.keep(type), .assigned), from: start, made)
    }
    guard kind == .leftParen, let empty = emptyLiteral(type) else { return value }
    type.span = Span(start: start, end: token.span.start)
    var made = leaf(empty, from: start)
    if next.kind == .rightParen {
      advance()
      advance()
    } else {
      made = try call(value, from: start)
      if case .call(_, let arguments) = tree[made] {
        try declareElements(arguments, ofType: type)
      }
    }
    return try add(.cast(made, tree.keep(type), .assigned), from: start, made)
  }

  private func emptyLiteral(_ type: TypeReference) -> Node? {
    if type.key >= 0 { return .dictionary(.empty) }
    return type.isList || type.element >= 0 ? .list(.empty) : nil
  }

  /// `where Content: View` before a brace.
  mutating func skipWhere() {
    guard kind == .name, Name(id: token.payload) == words.whereName else { return }
    while kind != .leftBrace, kind != .end { advance() }
  }

  /// `some View`, `any View`: the type itself says as much.
  mutating func skipOpaqueMark() {
    guard kind == .name, next.kind == .name, !next.startsLine else { return }
    let word = names.text(Name(id: token.payload))
    if word == "some" || word == "any" { advance() }
  }

  /// `@Clamped var zoom = 1`, where a struct of the program says what reading and writing it do.
  private mutating func refuseWrapper(_ name: Name) throws(Diagnostic) {
    guard let structure = tree.structure(named: name), !structure.isClass,
      structure.fields.contains(where: { names.text($0.name, is: "wrappedValue") })
        || names.find("\(names.text(name)).wrappedValue") != nil
    else { return }
    throw Diagnostic(.notSupported(.propertyWrapper(names.text(name))), next.span)
  }

  private mutating func noteAttribute(_ name: Name) {
    let attribute = names.text(name)
    if attribute == "discardableResult" { isDiscardable = true }
    if wrappersFromOutside.contains(attribute) { isFromOutside = true }
  }

  /// `@ViewBuilder content: …`: what stands before a parameter.
  mutating func skipAttributes() throws(Diagnostic) {
    while kind == .at, next.kind == .name {
      try refuseWrapper(Name(id: next.payload))
      if names.text(Name(id: next.payload), is: "resultBuilder") {
        throw Diagnostic(.notSupported(.resultBuilder), next.span)
      }
      noteAttribute(Name(id: next.payload))
      advance()
      advance()
      if kind == .leftParen, !token.spaced { try skipBrackets() }
    }
  }
}

/// The wrappers of properties whose values SwiftUI brings.
private let wrappersFromOutside = [
  "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState",
]
