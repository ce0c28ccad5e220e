extension Lexer {
  /// Operators and brackets, the longest match first.
  mutating func readPunctuation(_ byte: UInt8) {
    let start = position
    if !operators.isEmpty, readsOwnOperator() { return }
    switch byte {
    case UInt8(ascii: "("):
      depth += 1
      return take(.leftParen, 1)
    case UInt8(ascii: ")"):
      return readRightParen()
    case UInt8(ascii: "["): return take(.leftBracket, 1)
    case UInt8(ascii: "]"): return take(.rightBracket, 1)
    case UInt8(ascii: "{"): return take(.leftBrace, 1)
    case UInt8(ascii: "}"): return take(.rightBrace, 1)
    case UInt8(ascii: ","): return take(.comma, 1)
    case UInt8(ascii: ";"): return take(.semicolon, 1)
    case UInt8(ascii: ":"): return take(.colon, 1)
    case UInt8(ascii: "@"): return take(.at, 1)
    case UInt8(ascii: "#"): return startsRawText ? readRawText() : take(.hash, 1)
    case UInt8(ascii: "%"): return follows("=") ? take(.remainder) : take(.percent, 1)
    case UInt8(ascii: "^"): return follows("=") ? take(.exclusive) : take(.caret, 1)
    case UInt8(ascii: "."): return readDots()
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return readArithmetic(byte)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      return readComparison(byte)
    case UInt8(ascii: "&"): return readAmpersand()
    case UInt8(ascii: "|"):
      return follows("|") ? take(.or, 2) : follows("=") ? take(.either) : take(.pipe, 1)
    case UInt8(ascii: "?"): return follows("?") ? take(.coalesce, 2) : take(.question, 1)
    case UInt8(ascii: "\\") where startsKeyPath: return take(.backslash, 1)
    default:
      position += 1
      return report(.unexpectedCharacter(String(UnicodeScalar(byte)), instead: nil), from: start)
    }
  }

  private func follows(_ next: Unicode.Scalar) -> Bool { byte(1) == UInt8(ascii: next) }

  /// `\.frame`, `\UIView.frame`; elsewhere a backslash means nothing.
  @inline(__always)
  private var startsKeyPath: Bool {
    follows(".") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte(1))
  }

  @inline(__always)
  private mutating func take(_ kind: TokenKind, _ width: Int) {
    let start = position
    position += width
    return finish(kind, from: start)
  }

  /// An operator of bits or of whole numbers, and the `=` behind it.
  private mutating func take(_ op: BinaryOperator) {
    let start = position
    position += op.spelling.utf8.count + 1
    return finish(.updateAssign, from: start, payload: Int32(op.rawValue))
  }

  private mutating func readAmpersand() {
    if follows("&") { return take(.and, 2) }
    if follows("=") { return take(.both) }
    let assigns = byte(2) == UInt8(ascii: "=")
    guard assigns || byte(2) == UInt8(ascii: " ") else { return take(.ampersand, 1) }
    switch byte(1) {
    case UInt8(ascii: "+"): takeWrapping(assigns ? .addAssign : .plus)
    case UInt8(ascii: "-"): takeWrapping(assigns ? .subtractAssign : .minus)
    case UInt8(ascii: "*"): takeWrapping(assigns ? .multiplyAssign : .star)
    default: take(.ampersand, 1)
    }
  }

  /// `&+`, `&-`, `&*` and what assigns by them: the payload says that they cut off what overflows.
  private mutating func takeWrapping(_ kind: TokenKind) {
    let start = position
    position += byte(2) == UInt8(ascii: "=") ? 3 : 2
    finish(kind, from: start, payload: Token.wrapping)
  }

  private mutating func readRightParen() {
    depth -= 1
    guard depth == interpolations.last else { return take(.rightParen, 1) }
    interpolations.removeLast()
    return take(.interpolationEnd, 1)
  }

  private mutating func readDots() {
    guard follows(".") else { return take(.dot, 1) }
    switch byte(2) {
    case UInt8(ascii: "."): return take(.closedRange, 3)
    case UInt8(ascii: "<"): return take(.halfOpenRange, 3)
    default: return reportTwoDots()
    }
  }

  /// `0..10`, as other languages write a range.
  private mutating func reportTwoDots() {
    let start = position
    position += 2
    let before = source.bytes[..<start].reversed().prefix { isNameByte($0) }.reversed()
    let after = source.bytes[position...].prefix { isNameByte($0) }
    report(
      .twoDots(
        String(decoding: before.suffix(64), as: UTF8.self),
        String(decoding: after.prefix(64), as: UTF8.self)),
      from: start)
  }

  private mutating func readArithmetic(_ byte: UInt8) {
    let assigns = follows("=")
    switch byte {
    case UInt8(ascii: "+"): assigns ? take(.addAssign, 2) : take(.plus, 1)
    case UInt8(ascii: "-"):
      assigns
        ? take(.subtractAssign, 2) : follows(">") && !isStep ? take(.arrow, 2) : take(.minus, 1)
    case UInt8(ascii: "*"): assigns ? take(.multiplyAssign, 2) : take(.star, 1)
    default: assigns ? take(.divideAssign, 2) : take(.slash, 1)
    }
  }

  /// `i --> 0`: C takes as many signs together as it can, and has no `->` behind a minus.
  private var isStep: Bool { position > 0 && byte(-1) == UInt8(ascii: "-") }

  private mutating func readComparison(_ first: UInt8) {
    let equals = follows("=")
    // What has an identity is compared by it: Swift's `===` is `==`, but for what a program says of that.
    let width = byte(2) == UInt8(ascii: "=") ? 3 : 2
    switch first {
    case UInt8(ascii: "="): equals ? take(.equal, width) : take(.assign, 1)
    case UInt8(ascii: "!"): equals ? take(.notEqual, width) : take(.not, 1)
    case UInt8(ascii: "<"): equals ? take(.lessEqual, 2) : readLess()
    case UInt8(ascii: ">"): equals ? take(.greaterEqual, 2) : readGreater()
    default: equals ? take(.approximately, 2) : take(.tilde, 1)
    }
  }

  private mutating func readLess() {
    guard follows("<") else { return take(.less, 1) }
    byte(2) == UInt8(ascii: "=") ? take(.shiftLeft) : take(.shiftLeft, 2)
  }

  /// `>>` ends two lists of type arguments as well: the parser decides.
  private mutating func readGreater() {
    follows(">") && byte(2) == UInt8(ascii: "=") ? take(.shiftRight) : take(.greater, 1)
  }
}
