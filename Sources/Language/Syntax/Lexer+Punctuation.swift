extension Lexer {
  /// Operators and brackets, the longest match first.
  mutating func readPunctuation(_ byte: UInt8) {
    let start = position
    switch byte {
    case UInt8(ascii: "("):
      depth += 1
      take(.leftParen, 1)
    case UInt8(ascii: ")"):
      readRightParen()
    case UInt8(ascii: "["): take(.leftBracket, 1)
    case UInt8(ascii: "]"): take(.rightBracket, 1)
    case UInt8(ascii: "{"): take(.leftBrace, 1)
    case UInt8(ascii: "}"): take(.rightBrace, 1)
    case UInt8(ascii: ","): take(.comma, 1)
    case UInt8(ascii: ";"): take(.semicolon, 1)
    case UInt8(ascii: ":"): take(.colon, 1)
    case UInt8(ascii: "@"): take(.at, 1)
    case UInt8(ascii: "#"): skipHashBang(from: start)
    case UInt8(ascii: "%"): take(.percent, 1)
    case UInt8(ascii: "^"): take(.caret, 1)
    case UInt8(ascii: "."): readDots(from: start)
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      readArithmetic(byte)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "~"):
      readComparison(byte)
    case UInt8(ascii: "&"): follows("&") ? take(.and, 2) : take(.ampersand, 1)
    case UInt8(ascii: "|") where follows("|"): take(.or, 2)
    case UInt8(ascii: "?"): follows("?") ? take(.coalesce, 2) : take(.question, 1)
    default:
      position += 1
      report(.unexpectedCharacter(String(UnicodeScalar(byte)), instead: nil), from: start)
    }
  }

  private func follows(_ next: Unicode.Scalar) -> Bool { byte(1) == UInt8(ascii: next) }

  private mutating func take(_ kind: TokenKind, _ width: Int) {
    let start = position
    position += width
    add(kind, from: start)
  }

  private mutating func readRightParen() {
    depth -= 1
    if let end = interpolations.last, depth == end {
      interpolations.removeLast()
      resumeText()
    } else {
      take(.rightParen, 1)
    }
  }

  private mutating func readDots(from start: Int) {
    if follows("."), byte(2) == UInt8(ascii: ".") {
      take(.closedRange, 3)
    } else if follows("."), byte(2) == UInt8(ascii: "<") {
      take(.halfOpenRange, 3)
    } else {
      take(.dot, 1)
    }
  }

  private mutating func readArithmetic(_ byte: UInt8) {
    let assigns = follows("=")
    switch byte {
    case UInt8(ascii: "+"): assigns ? take(.addAssign, 2) : take(.plus, 1)
    case UInt8(ascii: "-"):
      assigns ? take(.subtractAssign, 2) : follows(">") ? take(.arrow, 2) : take(.minus, 1)
    case UInt8(ascii: "*"): assigns ? take(.multiplyAssign, 2) : take(.star, 1)
    default: assigns ? take(.divideAssign, 2) : take(.slash, 1)
    }
  }

  private mutating func readComparison(_ byte: UInt8) {
    let equals = follows("=")
    switch byte {
    case UInt8(ascii: "="): equals ? take(.equal, 2) : take(.assign, 1)
    case UInt8(ascii: "!"): equals ? take(.notEqual, 2) : take(.not, 1)
    case UInt8(ascii: "<"): equals ? take(.lessEqual, 2) : take(.less, 1)
    case UInt8(ascii: ">"): equals ? take(.greaterEqual, 2) : take(.greater, 1)
    default:
      if equals { return take(.approximately, 2) }
      let start = position
      position += 1
      report(.unexpectedCharacter("~", instead: "≈ or ~="), from: start)
    }
  }

  /// `#!` on the first line starts a script.
  private mutating func skipHashBang(from start: Int) {
    if start == 0, follows("!") {
      position = source.lineEnd(after: position)
    } else {
      take(.hash, 1)
    }
  }
}
