/// The tokens of which most programs consist: names of ASCII, short numbers, brackets, and operators before a space.
///
/// What is known of the place stays in registers, so that such a token takes half the instructions that the rules
/// for all take. Whatever else stands there is left to them.
extension Lexer {
  /// Reads such a token behind spaces and line ends; false where the other rules have to look.
  @inline(__always)
  mutating func readsPlainToken() -> Bool {
    skipBlanks()
    let first = byte()
    switch first {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      return readsPlainName(first)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return readsPlainNumber(first)
    default: return operators.isEmpty && readsPlainSign(first)
    }
  }

  @inline(__always)
  private mutating func skipBlanks() {
    let bytes = source.bytes
    var place = position
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == UInt8(ascii: " ") || byte == 0x0A || byte == 0x09 else { break }
      if byte == 0x0A { token.startsLine = true }
      place &+= 1
    }
    guard place > position else { return }
    position = place
    token.spaced = true
  }

  /// The hash is made while the name is read.
  @inline(__always)
  private mutating func readsPlainName(_ first: UInt8) -> Bool {
    let bytes = source.bytes
    let start = position
    var (hash, end, byte) = (NameHash(), start, first)
    repeat {
      hash.add(byte)
      end &+= 1
      byte = end < bytes.count ? bytes[end] : 0
    } while isNameByte(byte)
    guard byte < 0x80, byte != UInt8(ascii: "'"), end &- start <= Lexer.longestName else {
      return false
    }
    position = end
    finish(names.intern(bytes, start..<end, hash), from: start)
    return true
  }

  /// Digits, and digits behind a point; no more of them than a double has, and with nothing glued to them.
  @inline(__always)
  private mutating func readsPlainNumber(_ first: UInt8) -> Bool {
    let start = position
    // `t.0.1`, `0755`.
    if last == .dot || first == UInt8(ascii: "0") && isDigit(byte(1)) { return false }
    var (digits, end) = (Int64(0), start)
    var behind = addDigits(to: &digits, &end)
    var power = 1.0
    if behind == UInt8(ascii: ".") {
      let point = end
      end &+= 1
      behind = addDigits(to: &digits, &end)
      guard end > point + 1 else { return false }
      power = powerOfTen(min(end &- point &- 1, 15))
    }
    guard end &- start <= 15, endsNumber(behind, at: end) else { return false }
    position = end
    // A whole number below 2^53 over a power of ten that is exact rounds only once.
    finish(Double(digits) / power, from: start)
    return true
  }

  /// Whether no unit, exponent or point is glued to a number; a degree sign is an operator.
  @inline(__always)
  private mutating func endsNumber(_ behind: UInt8, at end: Int) -> Bool {
    if behind >= 0x80 { return behind == 0xC2 && byte(end &- position &+ 1) == 0xB0 }
    return behind != UInt8(ascii: ".") && !isNameByte(behind)
  }

  /// Reads digits from a place on, which moves behind them; the byte there.
  @inline(__always)
  private mutating func addDigits(to number: inout Int64, _ place: inout Int) -> UInt8 {
    let bytes = source.bytes
    while place < bytes.count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit < 10 else { return bytes[place] }
      number = number &* 10 &+ Int64(digit)
      place &+= 1
    }
    return 0
  }

  @inline(__always)
  private mutating func readsPlainSign(_ sign: UInt8) -> Bool {
    switch sign {
    case UInt8(ascii: "("):
      depth += 1
      return takesPlain(.leftParen)
    case UInt8(ascii: ")") where interpolations.isEmpty:
      depth -= 1
      return takesPlain(.rightParen)
    case UInt8(ascii: ","): return takesPlain(.comma)
    case UInt8(ascii: ":"): return takesPlain(.colon)
    case UInt8(ascii: "["): return takesPlain(.leftBracket)
    case UInt8(ascii: "]"): return takesPlain(.rightBracket)
    case UInt8(ascii: "{"): return takesPlain(.leftBrace)
    case UInt8(ascii: "}"): return takesPlain(.rightBrace)
    case UInt8(ascii: ".") where Lexer.isLetter(byte(1)): return takesPlain(.dot)
    case UInt8(ascii: "=") where endsBehind: return takesPlain(.assign)
    case UInt8(ascii: "+") where endsBehind: return takesPlain(.plus)
    case UInt8(ascii: "-") where endsBehind: return takesPlain(.minus)
    case UInt8(ascii: "*") where endsBehind: return takesPlain(.star)
    case UInt8(ascii: "/") where endsBehind: return takesPlain(.slash)
    default: return false
    }
  }

  /// A space stands behind this byte.
  @inline(__always)
  private var endsBehind: Bool { mutating get { byte(1) == UInt8(ascii: " ") } }

  @inline(__always)
  private mutating func takesPlain(_ kind: TokenKind) -> Bool {
    position &+= 1
    finish(kind, from: position &- 1)
    return true
  }
}
