extension Parser {
  // class = ("class" | "extension") name [":" types] "{" (statement | initializer)* "}"

  /// Enters a pasted class, or the extension of one, whose members become top-level (LANGUAGE.md §1).
  ///
  /// False where no class begins here. What is written before it (`final`, `@objc`) means nothing.
  mutating func entersClass() -> Bool {
    guard mayBeginClass else { return false }
    var entered = false
    recovering { parser throws(Diagnostic) in
      try parser.skipModifiers()
      guard parser.isKeyword(.class) || parser.isKeyword(.extension),
        parser.next.kind == .name
      else { return }
      entered = true
      try parser.classHeader()
    }
    return entered
  }

  /// An attribute, a modifier, or the word itself; most statements are known to be something else.
  private var mayBeginClass: Bool {
    mutating get {
      guard kind == .keyword, let word = Keyword(rawValue: token.payload) else {
        return kind == .at && !isDirective
      }
      return word == .class || word == .extension || word.isModifier
    }
  }

  /// An extension of a type of the frameworks has methods of its values, which Pivot has not.
  private mutating func classHeader() throws(Diagnostic) {
    let isExtension = isKeyword(.extension)
    let word = token.span
    advance()
    let name = try expectName(.typeName)
    if isExtension, !classNames.contains(name) {
      throw Diagnostic(.notSupported(.classDeclaration), word)
    }
    classNames.append(name)
    if match(.colon) {
      repeat { _ = try type() } while match(.comma)
    }
    guard kind == .leftBrace else { throw unexpected(.openingBrace) }
    openClasses.append(token.span)
    advance()
  }

  /// What ends the statements of this place.
  var endOfStatements: TokenKind { openClasses.isEmpty ? .end : .rightBrace }

  /// Leaves the innermost class at its brace; false outside of one.
  mutating func leavesClass() -> Bool {
    guard kind == .rightBrace, !openClasses.isEmpty else { return false }
    openClasses.removeLast()
    advance()
    return true
  }

  /// At the end of the source: a class that was not closed waits for its brace.
  mutating func closeClasses() {
    guard let open = openClasses.last else { return }
    recovering { parser throws(Diagnostic) in try parser.close(.rightBrace, open) }
  }

  /// Skips `init(…) { … }` and `deinit { … }` of a class: nothing here makes one.
  mutating func skipsInitializer() -> Bool {
    guard !openClasses.isEmpty, startsInitializer else { return false }
    while kind != .end, kind != .leftBrace { advance() }
    var depth = 0
    repeat {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      advance()
    } while depth > 0 && kind != .end
    return true
  }

  private var startsInitializer: Bool {
    mutating get {
      if kind == .keyword, let word = Keyword(rawValue: token.payload), word.isModifier {
        return next.kind == .name && Name(id: next.payload) == words.initializer
      }
      guard kind == .name else { return false }
      let name = Name(id: token.payload)
      return name == words.initializer ? next.kind != .assign : names.text(name) == "deinit"
    }
  }
}
