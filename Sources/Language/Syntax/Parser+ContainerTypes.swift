extension Parser {
  /// `<String, CGRect>` behind the name of a type.
  mutating func typeArguments() throws(Diagnostic) -> [TypeReference] {
    var types: [TypeReference] = []
    guard kind == .less, !token.spaced else { return types }
    advance()
    repeat { types.append(try nestedTypeReference()) } while match(.comma)
    try expect(.greater, .closing(">"))
    return types
  }

  // MARK: Lists and dictionaries

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

  /// Whether `[CGPoint?](`, `[String: Int?](`, `[() -> Void](`, `[Set<Int>](` or `[Card.Side](` stands here, which
  /// read no other way.
  var startsMadeType: Bool {
    mutating get {
      switch next.kind {
      case .name:
        switch ahead(2).kind {
        case .question, .colon: endsMadeType
        case .less, .dot: namesType(next) && endsMadeType
        // `[any Shape]()`.
        case .name: marksType(next) && endsMadeType
        default: false
        }
      case .leftParen where ahead(2).kind == .rightParen || ahead(2).kind == .name: endsMadeType
      case .leftBracket where ahead(2).kind == .name && namesType(ahead(2)): endsMadeType
      default: false
      }
    }
  }

  private func namesType(_ token: Token) -> Bool {
    names.text(Name(id: token.payload)).first?.isUppercase ?? false
  }

  private func marksType(_ token: Token) -> Bool {
    ["any", "some"].contains(names.text(Name(id: token.payload)))
  }

  /// Whether only what types are written with stands up to the closing bracket, with a mark of one that is no value,
  /// and then what makes one.
  private var endsMadeType: Bool {
    mutating get {
      var last = next
      var depth = last.kind == .leftBracket ? 2 : 1
      var inner = last.kind == .leftParen ? 1 : 0
      var hasMark = last.kind == .name && marksType(last)
      for distance in 2..<40 {
        let token = ahead(distance)
        switch token.kind {
        case .leftBracket: depth += 1
        case .rightBracket: depth -= 1
        case .leftParen: inner += 1
        case .less: (inner, hasMark) = (inner + 1, true)
        case .greater, .rightParen: inner -= 1
        // `[Card.front, Card.back]`.
        case .comma where inner == 0: return false
        // A message, `[Card.shared turn]`.
        case .name where last.kind == .name && !marksType(last): return false
        case .question, .arrow, .dot: hasMark = true
        case .name, .comma, .colon: break
        default: return false
        }
        last = token
        guard depth == 0 else { continue }
        return hasMark && ahead(distance + 1).kind == .leftParen
          && !ahead(distance + 1).startsLine
      }
      return false
    }
  }

  /// `[CGPoint?]()`, `[CGPoint?](repeating: nil, count: 3)`.
  mutating func madeType(from start: Int32) throws(Diagnostic) -> NodeID {
    let type = try type()
    guard next.kind == .rightParen else {
      let made = try call(leaf(.name(intern("Array")), from: start), from: start)
      guard case .call(_, let arguments) = tree[made] else { return made }
      try declareElements(arguments, ofType: tree.types[Int(type)])
      return made
    }
    for _ in 0..<2 { advance() }
    let isList = tree.types[Int(type)].isList
    let empty = leaf(isList ? .list(.empty) : .dictionary(.empty), from: start)
    return try add(.cast(empty, type, .assigned), from: start, empty)
  }

  /// `[CGPoint](repeating: .zero, count: 3)`, `[CGPoint]([.zero])`: the brackets say what the first
  /// argument is.
  mutating func declareElements(_ arguments: ArgumentList, of type: NodeID) throws(Diagnostic) {
    try declareElements(arguments, ofType: typeWritten(as: type))
  }

  mutating func declareElements(_ arguments: ArgumentList, ofType type: TypeReference)
    throws(Diagnostic)
  {
    guard let first = tree.arguments(arguments).first else { return }
    var type = type
    if names.text(first.label, is: "repeating") {
      type = tree.element(of: type)
    } else {
      guard case .list = tree[first.value], type.isList || type.key < 0 else { return }
    }
    let value = try add(
      .cast(first.value, tree.keep(type), .assigned), from: tree.span(first.value).start,
      first.value)
    tree.arguments[Int(arguments.start)].value = value
  }

  /// `[UInt8]` of `[UInt8](text.utf8)`, which its elements are checked against, and count with its bits; -1 for other
  /// lists.
  mutating func sizedList(_ type: NodeID) -> Int32 {
    let list = typeWritten(as: type)
    guard list.isList, tree.element(of: list).whole != nil else { return -1 }
    return tree.keep(list)
  }

  /// The type that an expression in brackets turned out to be.
  private mutating func typeWritten(as id: NodeID) -> TypeReference {
    var reference = TypeReference(name: intern("Any"), span: tree.span(id))
    switch tree[id] {
    case .name(let name):
      if let meaning = tree.structure(named: name)?.meaning { return meaning }
      reference.name = name
      reference.whole = sizedNumber(name)
    case .list(let elements):
      guard let element = tree.children(elements).first else { break }
      reference = tree.list(of: typeWritten(as: element))
    case .dictionary(let parts):
      let types = Array(tree.children(parts)).map { typeWritten(as: $0) }
      guard let key = types.first, let value = types.last else { break }
      reference = dictionary(of: key, value, at: tree.span(id))
    case .tuple(let parts): return tuple(of: Array(tree.arguments(parts)), tree.span(id))
    default: break
    }
    return reference
  }

  private mutating func tuple(of parts: [ArgumentNode], _ span: Span) -> TypeReference {
    let isLabelled = parts.contains { $0.label != .none }
    let types = parts.map { tree.keep(typeWritten(as: $0.value)) }
    return TypeReference(
      name: intern("Any"), labels: isLabelled ? parts.map(\.label) : [], parts: types, span: span)
  }

  /// `[String: CGRect]`, or another name for it, before the parentheses that make an empty dictionary of it.
  mutating func isDictionaryType(_ id: NodeID) -> Bool {
    if case .name(let name) = tree[id] {
      guard let index = tree.structureIndex[name] else { return false }
      return tree.structures[Int(index)].meaning.map { $0.key >= 0 } ?? false
    }
    guard case .dictionary(let parts) = tree[id], parts.count == 2 else { return false }
    return tree.children(parts).allSatisfy { part in
      switch tree[part] {
      case .name(let name): mayBeType(name)
      default: isListType(part) || isDictionaryType(part) || isTupleType(part)
      }
    }
  }

  /// `(x: Int, y: Int)`, in brackets before parentheses: each part is a type.
  mutating func isTupleType(_ id: NodeID) -> Bool {
    guard case .tuple(let parts) = tree[id] else { return false }
    return tree.arguments(parts).allSatisfy { part in
      if case .name(let name) = tree[part.value] { return mayBeType(name) }
      return isListType(part.value) || isDictionaryType(part.value) || isTupleType(part.value)
    }
  }
}
