extension Parser {
  /// Whether a name is a type: of the frameworks, of the program, or `id`.
  mutating func isType(_ name: Name) -> Bool {
    if Catalogue.shared.type(name) != nil || tree.structureIndex[name] != nil
      || tree.typesOfC[name] != nil
    {
      return true
    }
    let text = names.text(name)
    return Catalogue.shared.isOpenType(text) || isReferenceOfC(text) || isLookType(text)
      || isStructOfLibrary(text) || text == "dispatch_block_t"
  }

  /// Whether a type is written: also one that only its prefix tells, where a star says that it is pointed to.
  mutating func isType(_ type: TypeAhead) -> Bool {
    isType(type.name) || type.isPointer && isNamedByApple(names.text(type.name))
  }

  // MARK: Literals

  // literal = "@" text | "@" number | "@(" expression ")" | "@[" … "]" | "@selector(" … ")"
  mutating func literal() throws(Diagnostic) -> NodeID {
    guard !next.spaced else { throw unexpected(.expression) }
    isObjectiveC = true
    switch next.kind {
    case .text, .invalid:
      advance()
      return try primary()
    case .leftParen:
      advance()
      return try parenthesized()
    case .number, .leftBracket, .minus:
      advance()
      return try prefix()
    case .leftBrace: return try dictionaryOfC()
    case .name:
      if names.text(Name(id: next.payload)) == "selector" {
        return try directive { parser throws(Diagnostic) in parser.selector() }
      }
      if names.text(Name(id: next.payload)) == "available" { return try availability(true) }
      if names.text(Name(id: next.payload)) == "protocol" { return try protocolOfC() }
      if let truth = truthAsObject { return truth }
      advance()
      return try primary()
    default: throw unexpected(.expression)
    }
  }

  // "@protocol" "(" name ")"
  private mutating func protocolOfC() throws(Diagnostic) -> NodeID {
    let start = token.span.start
    skip(2)
    try expect(.leftParen, .openingParenthesis)
    let name = try expectName(.typeName)
    try expect(.rightParen, .closing(")"))
    return leaf(.name(name), from: start)
  }

  /// `@YES` and `@NO`: objects that hold 1 and 0.
  private var truthAsObject: NodeID? {
    mutating get {
      let (word, start) = (names.text(Name(id: next.payload)), token.span.start)
      guard word == "YES" || word == "NO" else { return nil }
      skip(2)
      return leaf(.number(word == "YES" ? 1 : 0), from: start)
    }
  }

  /// `@"a" @"b"`, `"a" "b"`, also on several lines: one text.
  mutating func joined(_ first: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    guard isOfC, kind == .text || kind == .at && next.kind == .text && !next.spaced else {
      return first
    }
    _ = match(.at)
    let rest = try primary()
    return try add(.binary(.add, first, rest), from: start, first, rest)
  }

  /// `({ UIView *v = [UIView new]; v; })`: what the last of the statements gives; nil for other parentheses.
  mutating func statementsOfC(_ value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID? {
    guard isOfC, kind != .leftParen, case .closure(let function) = tree[value],
      tree.functions[Int(function)].parameters.isEmpty,
      case .block(let list) = tree[tree.functions[Int(function)].body],
      let last = tree.children(list).last, case .expression(let result) = tree[last]
    else { return nil }
    tree.nodes[Int(last)].node = .returning(result)
    let (none, _) = takeArguments(from: pending.count)
    return try add(.call(value, none), from: start, value)
  }

  // MARK: Pointers

  /// `self->_x` is the instance variable `_x`, `strongSelf->_x` that of an object; elsewhere members are read with
  /// a dot.
  mutating func arrowMember(of value: NodeID, from start: Int32) throws(Diagnostic) -> NodeID {
    if case .selfReference = tree[value] {
      advance()
      return leaf(.name(try expectName(.memberName)), from: start)
    }
    guard isPointer(value) || startsInstanceVariable else {
      throw Diagnostic(.notSupported(.pointer), token.span)
    }
    advance()
    return try add(.member(value, try expectName(.memberName)), from: start, value)
  }

  mutating func isPointer(_ value: NodeID) -> Bool {
    if case .name(let name) = tree[value] { pointers.contains(name) } else { false }
  }

  /// `a->x` of an object, where the program has classes, and `a->_x`.
  private var startsInstanceVariable: Bool {
    mutating get {
      guard isObjectiveC, next.kind == .name else { return false }
      return !tree.bodies.isEmpty || names.text(Name(id: next.payload)).hasPrefix("_")
    }
  }
}

/// Whether a name begins as those of Apple's frameworks do: `UIImage`, `NSValue`.
private func isNamedByApple(_ name: String) -> Bool {
  guard name.utf8.count > 2, ["NS", "UI", "CA", "CG", "AV"].contains(name.prefix(2)) else {
    return false
  }
  return name.dropFirst(2).first?.isUppercase ?? false
}
