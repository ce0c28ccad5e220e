// Macros of C: a name is replaced by tokens before the grammar sees it, so that `#define A 1 + 2` makes 7 of
// `A * 3`, and what a macro names is what stands at the place of its use.

extension Parser {
  /// More tokens do not come from one use of a macro.
  private static let mostTokens = 4096

  /// What stands in the place of the name that was read last, with the arguments behind it; nil where no macro
  /// has this name.
  mutating func expansion() -> [Token]? {
    takeDefinitions()
    let name = lexer.token
    guard let macro = macro(Name(id: name.payload)) else { return nil }
    isObjectiveC = true
    tree.hasExpansions = true
    var tokens = [name]
    if macro.parameters != nil { readCall(&tokens) }
    if macro.isRefused { return refused(tokens) }
    let end = tokens[tokens.count - 1].span.end
    var room = Self.mostTokens
    var expanded = expand(tokens[...], within: [], &room)
    if room <= 0 {
      expanded = []
      let word = names.text(Name(id: name.payload))
      report(Diagnostic(.macroTooLong(word, most: Self.mostTokens), name.span))
    }
    // What goes wrong in it is shown where it is used.
    for place in expanded.indices where expanded[place].kind != .end {
      expanded[place].span = Span(start: name.span.start, end: end)
      expanded[place].startsLine = place == 0 && name.startsLine
    }
    return expanded
  }

  /// A number in the place of a macro that is refused, so that no other error is told.
  private mutating func refused(_ tokens: [Token]) -> [Token] {
    let name = names.text(Name(id: tokens[0].payload))
    let span = Span(start: tokens[0].span.start, end: tokens[tokens.count - 1].span.end)
    report(Diagnostic(.notSupported(.quotingMacro(name)), span))
    var number = tokens[0]
    (number.kind, number.value, number.payload, number.span) = (.number, 0, 0, span)
    return [number]
  }

  /// Reads `( … )` behind a name, or the token that stands there instead.
  private mutating func readCall(_ tokens: inout [Token]) {
    var depth = 0
    repeat {
      lexer.advance()
      tokens.append(lexer.noted(lexer.token))
      if kind == .leftParen { depth += 1 } else if kind == .rightParen { depth -= 1 }
    } while depth > 0 && kind != .end && kind != .invalid
  }

  // MARK: Replacing

  /// Tokens in which macros are replaced, but those that are being replaced already, as C has it.
  private mutating func expand(
    _ tokens: ArraySlice<Token>, within active: [Name], _ room: inout Int
  ) -> [Token] {
    var (rest, result) = (tokens, [Token]())
    while let token = rest.popFirst(), room > 0 {
      room -= 1
      guard let macro = macro(token, active),
        let arguments = macro.parameters == nil ? [] : arguments(of: macro, &rest, active, &room)
      else {
        result.append(token)
        continue
      }
      let replaced = replace(macro, arguments, like: token)
      result += expand(replaced[...], within: active + [Name(id: token.payload)], &room)
    }
    return result
  }

  private mutating func macro(_ token: Token, _ active: [Name]) -> Macro? {
    guard token.kind == .name, active.count < 64 else { return nil }
    let name = Name(id: token.payload)
    guard !active.contains(name), let macro = macro(name), !macro.isRefused else { return nil }
    return macro
  }

  private mutating func macro(_ name: Name) -> Macro? {
    tree.macros[name] ?? HeaderMacro.named(name)
  }

  /// The body with the arguments in the places of the parameters.
  private mutating func replace(_ macro: Macro, _ arguments: [[Token]], like name: Token) -> [Token]
  {
    var tokens: [Token] = []
    for part in macro.body {
      let first = tokens.count
      if let place = place(of: part.token, in: macro), place < arguments.count {
        tokens += arguments[place]
        let isEmptyRest = macro.isVariadic && place == macro.parameters.map { $0.count - 1 }
        if isEmptyRest, arguments[place].isEmpty, tokens.last?.kind == .comma {
          tokens.removeLast()
        }
      } else {
        tokens.append(token(of: part))
      }
      if first < tokens.count { tokens[first].spaced = part.token.spaced }
    }
    if !tokens.isEmpty { tokens[0].spaced = name.spaced }
    return tokens
  }

  private func place(of token: Token, in macro: Macro) -> Int? {
    guard token.kind == .name else { return nil }
    return macro.parameters?.firstIndex { $0.id == token.payload }
  }

  /// The token with a literal of this text.
  private mutating func token(of part: Macro.Part) -> Token {
    var token = part.token
    if let text = part.text { token.payload = addText(text) }
    if let angle = part.angle {
      lexer.angles.append(angle)
      token.payload = Int32(lexer.angles.count - 1)
    }
    return token
  }

  // MARK: Arguments

  /// The arguments behind a name, each with its macros replaced; nil where no parenthesis stands there.
  private mutating func arguments(
    of macro: Macro, _ rest: inout ArraySlice<Token>, _ active: [Name], _ room: inout Int
  ) -> [[Token]]? {
    guard rest.first?.kind == .leftParen, let names = macro.parameters else { return nil }
    var arguments: [[Token]] = [[]]
    var depth = 0
    while let token = rest.popFirst() {
      if token.kind == .leftParen { depth += 1 } else if token.kind == .rightParen { depth -= 1 }
      if depth == 0 { break }
      if depth == 1, token.kind == .leftParen { continue }
      let separates = depth == 1 && token.kind == .comma
      if separates, !(macro.isVariadic && arguments.count == names.count) {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    var expanded: [[Token]] = []
    for argument in arguments { expanded.append(expand(argument[...], within: active, &room)) }
    while expanded.count < names.count { expanded.append([]) }
    return expanded
  }

  // MARK: Definitions

  /// Keeps what the lexer has passed by: `#define name …`, `#undef name`.
  mutating func takeDefinitions() {
    guard !lexer.definitions.isEmpty else { return }
    let definitions = lexer.definitions
    lexer.definitions = []
    for range in definitions { define(parts(in: range)) }
  }

  private mutating func define(_ parts: [Macro.Part]) {
    guard parts.count > 1, parts[1].token.kind == .name else { return }
    let name = Name(id: parts[1].token.payload)
    let isDefined = names.text(Name(id: parts[0].token.payload), is: "define")
    let rest = intern("__VA_ARGS__")
    let macro = isDefined ? Macro(Array(parts.dropFirst(2)), rest: rest) : nil
    // `#define NSLog(…)` leaves what is here already.
    let isKept = !(macro?.isRefused ?? false) || !Catalogue.shared.hasFunction(name)
    tree.macros[name] = isKept ? macro : nil
  }

  /// The tokens of a definition, behind its `#`.
  private mutating func parts(in range: Range<Int>) -> [Macro.Part] {
    var reader = lexer
    // The reader alone holds the names, or each definition would copy all of them.
    lexer.names = Catalogue.shared.names
    (reader.texts, reader.angles, reader.token) = ([], [], .outside)
    (reader.position, reader.isOfC) = (range.lowerBound + 1, true)
    var parts: [Macro.Part] = []
    while reader.position < range.upperBound {
      reader.advance()
      if reader.token.startsLine && !parts.isEmpty || reader.token.kind == .end { break }
      parts.append(part(reader.token, of: reader))
    }
    lexer.names = reader.names
    return parts
  }

  private func part(_ token: Token, of reader: Lexer) -> Macro.Part {
    var part = Macro.Part(token: reader.noted(token))
    if token.kind == .text { part.text = reader.texts[Int(token.payload)] }
    if token.kind == .angle { part.angle = reader.angles[Int(token.payload)] }
    return part
  }
}

extension Token {
  /// The payload of a number that is written as a whole one: its digits are not seen where a macro puts them.
  static let wholeOfMacro: Int32 = 1
}

extension Lexer {
  fileprivate func noted(_ token: Token) -> Token {
    guard token.kind == .number else { return token }
    let range = Int(token.span.start - source.base)..<Int(token.span.end - source.base)
    var token = token
    if isWhole(source.bytes[range]) { token.payload = Token.wholeOfMacro }
    return token
  }

  /// `12`, `12UL`, `0xFF` or `'A'`.
  private func isWhole(_ literal: ArraySlice<UInt8>) -> Bool {
    guard let first = literal.first, isDigit(first) else {
      return literal.first == UInt8(ascii: "'")
    }
    if literal.dropFirst().first.map({ "xXbBoO".utf8.contains($0) }) ?? false { return true }
    let digits = literal.prefix { isDigit($0) }
    return literal[digits.endIndex...].allSatisfy { "uUlL".utf8.contains($0) }
  }
}
