extension Parser {
  /// `const`, `__weak` and the like: they say how something is kept, not what it is.
  mutating func isModifierOfC(_ token: Token) -> Bool {
    switch token.kind {
    case .name: isModifier(names.text(Name(id: token.payload)))
    case .keyword: [Keyword.static, .struct].contains { $0.rawValue == token.payload }
    default: false
    }
  }

  mutating func skipModifiersOfC() {
    while isModifierOfC(token) { advance() }
  }

  // type = modifier* name ["<" types ">"] ("*" | modifier)*
  /// A type of C; an object may be nil.
  mutating func typeOfC() throws(Diagnostic) -> Int32 {
    let start = token.span.start
    if startsStructureOfC { return try structureWithin() }
    skipModifiersOfC()
    if startsEnumOfC { return try enumerationWithin() }
    if isTagOfEnum(token, next) { advance() }
    let (name, number) = try typeName()
    var reference = TypeReference(name: name, numberOfC: number, span: token.span)
    if let known = tree.typesOfC[reference.name] { reference = known }
    if names.text(name, is: "dispatch_block_t") {
      reference = TypeReference(name: self.words.function, isOptional: true, span: token.span)
    }
    if isReferenceOfC(names.text(reference.name)) { reference.isOptional = true }
    try skipGenericsOfC()
    while kind == .star || isModifierOfC(token) {
      if kind == .star {
        reference.isPointerToObject = reference.isOptional
        reference.isOptional = true
      }
      advance()
    }
    if names.text(reference.name) == "id" { reference.isOptional = true }
    if reference.isOptional { reference.numberOfC = nil }
    if startsBlockType { try blockType(&reference) }
    reference.span = Span(start: start, end: lastEnd)
    tree.types.append(reference)
    return Int32(tree.types.count - 1)
  }

  /// Whether a block's `(^)` stands behind the type of its result.
  private var startsBlockType: Bool {
    mutating get { endOfBlockSign(at: 0) != nil }
  }

  /// The place behind `(^)` or `(^ _Nullable)`; nil where none stands there.
  mutating func endOfBlockSign(at place: Int) -> Int? {
    guard peek(place).kind == .leftParen, peek(place + 1).kind == .caret else { return nil }
    var end = place + 2
    while isModifierOfC(peek(end)) { end += 1 }
    return peek(end).kind == .rightParen ? end + 1 : nil
  }

  /// `void (^)(BOOL finished)`: a function, or nil.
  private mutating func blockType(_ reference: inout TypeReference) throws(Diagnostic) {
    try skipBrackets()
    if kind == .leftParen { try skipBrackets() }
    reference = TypeReference(name: words.function, span: reference.span)
    reference.isOptional = true
  }

  /// `CGFloat`, `unsigned int`, `typeof(self)`.
  private mutating func typeName() throws(Diagnostic) -> (Name, NumberOfC?) {
    var name = try expectName(.typeName)
    var words = [names.text(name)]
    while kind == .name, wordsOfNumbers.contains(names.text(name)),
      wordsOfNumbers.contains(names.text(Name(id: token.payload)))
    {
      name = try expectName(.typeName)
      words.append(names.text(name))
    }
    // Its header calls a number so.
    if names.text(name, is: "dispatch_once_t") { return (intern("long"), .int64) }
    guard kind == .leftParen, isTypeof(name) else { return (name, NumberOfC(words)) }
    try skipBrackets()
    return (intern("id"), nil)
  }

  /// `enum Axis`: the name of a type in C.
  private func isTagOfEnum(_ token: Token, _ next: Token) -> Bool {
    token.kind == .name && next.kind == .name
      && names.text(Name(id: token.payload), is: "enum")
  }

  /// `typeof(self)`, `__typeof__(x)`: the type of a value, which is asked for nowhere here.
  mutating func isTypeof(_ name: Name) -> Bool {
    names.text(name, is: "typeof") || names.text(name, is: "__typeof")
      || names.text(name, is: "__typeof__")
  }

  /// `<UIGestureRecognizerDelegate>`, `<UIView *>`: what is between the brackets has no meaning here.
  private mutating func skipGenericsOfC() throws(Diagnostic) {
    guard kind == .less else { return }
    try enter()
    advance()
    repeat { _ = try typeOfC() } while match(.comma)
    try expect(.greater, .closing(">"))
    leave()
  }

  /// Skips `( … )` with what is in it.
  mutating func skipBrackets() throws(Diagnostic) {
    let open = token.span
    var depth = 0
    repeat {
      if kind == .leftParen { depth += 1 } else if kind == .rightParen { depth -= 1 }
      advance()
    } while depth > 0 && kind != .end
    if depth > 0 { try close(.rightParen, open) }
  }

  /// The current token, or one behind it.
  mutating func peek(_ distance: Int) -> Token { distance == 0 ? token : ahead(distance) }

  /// A type of C that may stand at `place`: its name, and the place behind it.
  mutating func typeAhead(at place: Int) -> TypeAhead? {
    var place = place
    // Looking further ahead would take as long again at each of many stars.
    let farthest = place + 32
    while place < farthest, isModifierOfC(peek(place)) { place += 1 }
    if isTagOfEnum(peek(place), peek(place + 1)) { place += 1 }
    let first = peek(place)
    guard first.kind == .name else { return nil }
    var name = Name(id: first.payload)
    place += 1
    if peek(place).kind == .leftParen, isTypeof(name), let end = endOfBrackets(at: place) {
      (name, place) = (intern("id"), end)
    }
    while place < farthest, peek(place).kind == .name,
      wordsOfNumbers.contains(names.text(Name(id: first.payload))),
      wordsOfNumbers.contains(names.text(Name(id: peek(place).payload)))
    {
      place += 1
    }
    if peek(place).kind == .less {
      guard let end = endOfGenerics(at: place) else { return nil }
      place = end
    }
    var isPointer = false
    while place < farthest, peek(place).kind == .star || isModifierOfC(peek(place)) {
      isPointer = isPointer || peek(place).kind == .star
      place += 1
    }
    return TypeAhead(name: name, isPointer: isPointer, end: place)
  }

  /// The place behind `( … )`.
  mutating func endOfBrackets(at start: Int) -> Int? {
    end(of: .leftParen, .rightParen, at: start) { $0 != .end }
  }

  /// The place behind `< … >`.
  private mutating func endOfGenerics(at start: Int) -> Int? {
    end(of: .less, .greater, at: start) { [.name, .star, .comma].contains($0) }
  }

  /// The place behind brackets, between which only some signs stand, and few where a type does.
  private mutating func end(
    of open: TokenKind, _ close: TokenKind, at start: Int, _ mayStand: (TokenKind) -> Bool
  ) -> Int? {
    var depth = 0
    for place in start..<start + 20 {
      switch peek(place).kind {
      case open: depth += 1
      case close: depth -= 1
      case let other where !mayStand(other): return nil
      default: break
      }
      if depth == 0 { return place + 1 }
    }
    return nil
  }
}

/// A type of C that may stand ahead, and the place behind it.
struct TypeAhead {
  var name: Name
  var isPointer: Bool
  var end: Int
}

/// Whether a type of Core Graphics or Core Foundation is a pointer, which may be NULL: `CGPathRef`.
func isReferenceOfC(_ type: String) -> Bool {
  type.hasSuffix("Ref") && (type.hasPrefix("CG") || type.hasPrefix("CF"))
}

/// Whether a type is a struct that a library declares, which is read behind the text that names it.
func isStructOfLibrary(_ type: String) -> Bool {
  type == "UIOffset" || Library.typeOfAppKit(type) != nil
}

/// Names in parentheses are asked for this in every language, and most of them are short.
private func isModifier(_ word: String) -> Bool {
  word.utf8.count >= 5 && modifiersOfC.contains(word)
}

// Lists, since they are short: a set of texts would make its type at run time, a tenth of what a program takes.
private let modifiersOfC = [
  "const", "extern", "volatile", "register", "inline", "nullable", "nonnull", "NS_INLINE",
  "__weak", "__block", "__strong", "__unsafe_unretained", "__autoreleasing", "__kindof",
  "__bridge", "__bridge_transfer", "__bridge_retained", "_Nullable", "_Nonnull", "__nullable",
  "__nonnull", "IBOutlet",
  "IBInspectable", "oneway", "CG_INLINE", "CF_INLINE", "UIKIT_STATIC_INLINE",
  "UIKIT_EXTERN", "FOUNDATION_EXPORT", "__unused", "__inline__", "__inline",
]

/// Types of numbers may have several words: `unsigned long`.
private let wordsOfNumbers = ["unsigned", "signed", "long", "short", "int", "char", "double"]
