// Words that people write as in a sentence, where a sign or a unit is wanted.

extension Parser {
  /// What is written for the word at this place behind a value, or for the one before it: `a and b`, `45 degrees`,
  /// `not a`.
  mutating func misreadWord() -> Diagnostic? {
    if lastKind == .name, let name = wordBehind(), let meant = wordsBefore[name.text] {
      return Diagnostic(
        .unexpectedCharacter(name.text, instead: meant.isEmpty ? nil : meant), name.span)
    }
    guard kind == .name, !token.startsLine, lastKind.endsValue else { return nil }
    let word = names.text(Name(id: token.payload))
    if let unit = unitWords[word], unit == "°" || unit == "rad", isBehindMoreThanNumber {
      // A number without a unit is in radians.
      let meant = unit == "°" ? "(…)°" : nil
      return Diagnostic(.unexpectedCharacter(word, instead: meant), token.span)
    }
    guard let meant = operatorWords[word] ?? unit(word) else { return nil }
    return Diagnostic(.unexpectedCharacter(word, instead: meant), token.span)
  }

  /// `<#code#>` of an editor, or `...` of an author who left something out.
  var placeholder: Diagnostic? {
    mutating get {
      if kind == .closedRange { return Diagnostic(.placeholder("..."), token.span) }
      guard kind == .less, next.kind == .hash, !next.spaced else { return nil }
      let source = lexer.source
      let start = source.range(token.span).lowerBound
      let line = source.bytes[start..<source.lineEnd(after: start)]
      let end = zip(line.indices, line.dropFirst()).first { index, next in
        line[index] == UInt8(ascii: "#") && next == UInt8(ascii: ">")
      }
      guard let end else { return nil }
      let text = String(decoding: line[...(end.0 + 1)], as: UTF8.self)
      return Diagnostic(
        .placeholder(text),
        Span(start: token.span.start, end: token.span.start + Int32(text.utf8.count)))
    }
  }

  /// Whether more than a number stands here, which a unit behind it would not measure: `(a + b) deg`, `360/7 deg`.
  private var isBehindMoreThanNumber: Bool {
    if lastKind == .rightParen { return true }
    guard lastKind == .number, let number = wordBehind() else { return false }
    let start = Int(number.span.start - lexer.source.base)
    return lexer.source.bytes[..<start].last { $0 != UInt8(ascii: " ") } == UInt8(ascii: "/")
  }

  /// A number with the unit that stands apart from it.
  private func unit(_ word: String) -> String? {
    guard lastKind == .number, let unit = unitWords[word], let number = wordBehind() else {
      return nil
    }
    return number.text + unit
  }

  /// The name or number that ends the last token.
  func wordBehind() -> (text: String, span: Span)? {
    let end = Int(lastEnd - lexer.source.base)
    guard lexer.source.bytes.indices.contains(end - 1) else { return nil }
    let bytes = lexer.source.bytes[..<end].reversed().prefix {
      isNameByte($0) || $0 == UInt8(ascii: ".")
    }
    let text = String(decoding: bytes.reversed(), as: UTF8.self)
    return (text, Span(start: lastEnd - Int32(bytes.count), end: lastEnd))
  }
}

extension TokenKind {
  /// Whether an expression may end with it.
  fileprivate var endsValue: Bool {
    switch self {
    case .number, .angle, .name, .text, .textEnd, .rightParen, .rightBracket, .keyword: true
    default: false
    }
  }
}

/// What other languages write before a name or value; empty where it is to be left out.
private let wordsBefore = [
  "not": "!", "const": "let", "val": "let", "function": "func", "def": "func", "fn": "func",
  "elif": "else if", "elseif": "else if", "elsif": "else if", "new": "",
]

private let operatorWords = [
  "and": "&&", "AND": "&&", "or": "||", "OR": "||", "plus": "+", "minus": "-", "times": "*",
  "mod": "%",
]

private let unitWords = [
  "degrees": "°", "degree": "°", "deg": "°", "radians": "rad", "radian": "rad", "rad": "rad",
  "turns": "turn", "turn": "turn", "pi": "π", "π": "π",
]
