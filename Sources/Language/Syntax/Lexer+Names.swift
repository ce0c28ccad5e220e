extension Lexer {
  /// The longest name in bytes.
  static let longestName = 255

  /// A name that is more than ASCII, or too long; the others are read by ``readsPlainToken()``.
  mutating func readName() {
    let start = position
    skipNameBytes()
    finishName(from: start)
  }

  @inline(__always)
  mutating func finish(_ name: Name, from start: Int) {
    if name.id < HeaderMacro.end { return finishKnown(name, from: start) }
    finish(.name, from: start, payload: name.id)
  }

  @inline(never)
  private mutating func finishKnown(_ name: Name, from start: Int) {
    let isKeyword = name.id < Keyword.count
    if !isKeyword, keepsDefinitions { mayExpand = true }
    finish(isKeyword ? .keyword : .name, from: start, payload: name.id)
  }

  /// `Slider(value: $angle)`: a binding of SwiftUI, which nothing has here.
  mutating func readBinding() {
    let start = position
    position += 1
    skipNameBytes()
    finishName(from: start)
  }

  /// `` `let` `` is a name although `let` is a keyword.
  mutating func readQuotedName() {
    let start = position
    position += 1
    let first = position
    skipNameBytes()
    guard byte() == UInt8(ascii: "`"), position > first else {
      return report(.unexpectedCharacter("`", instead: nil), from: start)
    }
    let name = intern(first..<position)
    position += 1
    return finish(.name, from: start, payload: name.id)
  }

  /// A Unicode name, one of the operators beyond ASCII, or an error.
  mutating func readBeyondASCII() {
    if !operators.isEmpty, readsOwnOperator() { return }
    let start = position
    guard let scalar = scalar() else {
      position += 1
      return report(.unexpectedCharacter("\u{FFFD}", instead: nil), from: start)
    }
    if scalar == "≈" {
      advance(scalar)
      return finish(.approximately, from: start)
    } else if scalar == "°" {
      advance(scalar)
      return finish(.degree, from: start)
    } else if Lexer.startsName(scalar) {
      return readName()
    } else if superscripts[scalar] != nil {
      refuseSuperscript(from: start)
    } else {
      advance(scalar)
      return report(.unexpectedCharacter(String(scalar), instead: lookalikes[scalar]), from: start)
    }
  }

  /// `A⁻¹` and `x²` are written `A^-1` and `x^2`.
  private mutating func refuseSuperscript(from start: Int) {
    var (written, meant) = ("", "")
    while let scalar = scalar(), let sign = superscripts[scalar] {
      advance(scalar)
      written.unicodeScalars.append(scalar)
      meant += sign
    }
    report(.unexpectedCharacter(written, instead: "^" + meant), from: start)
  }

  private mutating func finishName(from start: Int) {
    let end = position
    skipPrimes()
    guard position - start <= Lexer.longestName else { return report(.nameTooLong, from: start) }
    guard position == end else {
      return finish(.name, from: start, payload: primed(start..<end, tail: end..<position).id)
    }
    return finish(intern(start..<end), from: start)
  }

  /// `p'` and `p′` are the same name.
  private mutating func primed(_ stem: Range<Int>, tail: Range<Int>) -> Name {
    var count = 0
    for byte in source.bytes[tail] where byte == UInt8(ascii: "'") || byte == 0xE2 { count += 1 }
    let stem = String(decoding: source.bytes[stem], as: UTF8.self)
    return names.intern(stem + String(repeating: "'", count: count))
  }

  private mutating func skipPrimes() {
    while true {
      if byte() == UInt8(ascii: "'") {
        position += 1
      } else if byte() == 0xE2, byte(1) == 0x80, byte(2) == 0xB2 {
        position += 3
      } else {
        return
      }
    }
  }

  private mutating func skipNameBytes() {
    while true {
      let byte = byte()
      if isNameByte(byte) {
        position += 1
      } else if byte >= 0x80, let scalar = scalar(), Lexer.continuesName(scalar) {
        advance(scalar)
      } else {
        return
      }
    }
  }

  private mutating func intern(_ range: Range<Int>) -> Name {
    guard source.bytes[range].allSatisfy({ $0 < 0x80 }) else {
      return names.intern(String(decoding: source.bytes[range], as: UTF8.self))
    }
    return names.intern(source.bytes, range, NameHash(source.bytes[range]))
  }

  mutating func advance(_ scalar: Unicode.Scalar) { position += UTF8.width(scalar) }

  /// The character at the position; the source is valid UTF-8.
  func scalar() -> Unicode.Scalar? {
    let width = byte() < 0x80 ? 1 : byte() < 0xE0 ? 2 : byte() < 0xF0 ? 3 : 4
    let end = min(position + width, source.bytes.count)
    return String(decoding: source.bytes[position..<end], as: UTF8.self).unicodeScalars.first
  }

  /// Whether a name and a colon touch the current token.
  ///
  /// Mutating, so that the lexer is not copied for it.
  var labelBehind: Bool {
    mutating get {
      var index = Int(token.span.end - source.base)
      guard index < source.bytes.count, !isDigit(source.bytes[index]) else { return false }
      while index < source.bytes.count, isNameByte(source.bytes[index]) { index += 1 }
      return index < source.bytes.count && source.bytes[index] == UInt8(ascii: ":")
    }
  }

  static func startsName(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isXIDStart || scalar.properties.isEmojiPresentation) && !isHarmful(scalar)
  }

  private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.properties.isXIDContinue || scalar.properties.isEmojiPresentation)
      && !isHarmful(scalar) && scalar != "·"
  }
}

/// Characters that people copy from texts, and what they write here instead.
private let lookalikes: [Unicode.Scalar: String] = [
  "−": "-", "–": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "“": "\"", "”": "\"", "„": "\"",
  "’": "\"", "‘": "\"", "≤": "<=", "≥": ">=", "≠": "!=", "½": "0.5",
  "，": ",", "（": "(", "）": ")", "；": ";", "：": ":", "＋": "+", "√": "sqrt(…)",
  "˚": "°", "¬": "!", "∧": "&&", "∨": "||",
]

private let superscripts: [Unicode.Scalar: String] = [
  "⁻": "-", "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7",
  "⁸": "8",
  "⁹": "9",
]
