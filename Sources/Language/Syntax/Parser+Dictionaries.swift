extension Parser {
  // dictionary = "[" expression ":" expression ("," …)* "]" | "[" ":" "]"
  /// A dictionary behind its first key.
  mutating func dictionary(
    _ first: NodeID, _ closer: TokenKind, _ open: Span, _ outer: Context
  ) throws(Diagnostic) -> NodeID {
    context.inList = false
    var parts: [NodeID] = []
    var key = first
    while true {
      parts.append(key)
      try expect(.colon, .colonOfKey)
      parts.append(try expression())
      guard match(.comma), kind != closer else { break }
      key = try expression()
    }
    try close(closer, open)
    context = outer
    return try add(.dictionary(tree.add(parts)), from: open.start, children: parts)
  }

  /// `[:]`, at its colon.
  mutating func emptyDictionary(_ open: Span, _ outer: Context) throws(Diagnostic) -> NodeID {
    advance()
    try close(.rightBracket, open)
    context = outer
    return leaf(.dictionary(.empty), from: open.start)
  }

  /// `@{@"a": @1}`, at its at-sign.
  mutating func dictionaryOfC() throws(Diagnostic) -> NodeID {
    advance()
    let open = token.span
    advance()
    let outer = try enterBrackets(ignoresNewlines: true)
    guard kind != .rightBrace else {
      advance()
      context = outer
      return leaf(.dictionary(.empty), from: open.start)
    }
    return try dictionary(try expression(), .rightBrace, open, outer)
  }

  /// `d[key, default: value]`, at its label.
  mutating func entry(
    of value: NodeID, _ key: NodeID, _ open: Span, _ outer: Context, from start: Int32
  ) throws(Diagnostic) -> NodeID {
    guard next.kind == .colon else { throw unexpected(.defaultOfEntry) }
    advance()
    advance()
    let otherwise = try expression()
    try close(.rightBracket, open)
    context = outer
    return try add(.entry(value, key, otherwise), from: start, value, key, otherwise)
  }

  // MARK: Types

  /// `[String: CGFloat]`, behind the colon.
  mutating func dictionaryType(_ key: TypeReference, from start: Span) throws(Diagnostic)
    -> TypeReference
  {
    let element = try nestedTypeReference()
    try expect(.rightBracket, .closing("]"))
    return dictionary(of: key, element, at: start)
  }

  private mutating func dictionary(of key: TypeReference, _ value: TypeReference, at span: Span)
    -> TypeReference
  {
    var reference = TypeReference(name: intern("Dictionary"), span: span)
    (reference.key, reference.element) = (tree.keep(key), tree.keep(value))
    return reference
  }

  /// `[Side: CGRect]()`, `[CGPoint]()`: the types are kept for what is put into it.
  mutating func empty(of type: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    let type = typeWritten(as: type)
    let empty = leaf(type.isList ? .list(.empty) : .dictionary(.empty), from: start)
    return try add(.cast(empty, tree.keep(type), .assigned), from: start, empty)
  }

  /// `[CGPoint](repeating: .zero, count: 3)`, `[CGPoint]([.zero])`: the brackets say what the first
  /// argument is.
  mutating func declareElements(_ arguments: ArgumentList, of type: NodeID) throws(Diagnostic) {
    guard let first = tree.arguments(arguments).first else { return }
    var type = typeWritten(as: type)
    if names.text(first.label, is: "repeating") {
      type = tree.element(of: type)
    } else {
      guard case .list = tree[first.value] else { return }
    }
    let value = try add(
      .cast(first.value, tree.keep(type), .assigned), from: tree.span(first.value).start,
      first.value)
    tree.arguments[Int(arguments.start)].value = value
  }

  /// The type that an expression in brackets turned out to be.
  private mutating func typeWritten(as id: NodeID) -> TypeReference {
    var reference = TypeReference(name: intern("Any"), span: tree.span(id))
    switch tree[id] {
    case .name(let name): reference.name = name
    case .list(let elements):
      guard let element = tree.children(elements).first else { break }
      reference = tree.list(of: typeWritten(as: element))
    case .dictionary(let parts):
      let types = Array(tree.children(parts)).map { typeWritten(as: $0) }
      guard let key = types.first, let value = types.last else { break }
      reference = dictionary(of: key, value, at: tree.span(id))
    default: break
    }
    return reference
  }

  /// `[String: CGRect]`, before the parentheses that make an empty dictionary of it.
  mutating func isDictionaryType(_ id: NodeID) -> Bool {
    guard case .dictionary(let parts) = tree[id], parts.count == 2 else { return false }
    return tree.children(parts).allSatisfy { part in
      switch tree[part] {
      case .name(let name): isType(name) || tree.structure(named: name) != nil
      default: isListType(part) || isDictionaryType(part)
      }
    }
  }
}
