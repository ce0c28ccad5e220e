/// What is wrong in a text that was given as a value, and where in it, in bytes.
struct TextFault: Error {
  var problem: Problem
  var range: Range<Int>
}

/// A cursor over a text from outside: spaces, words and numbers, with their places.
struct TextScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ text: String) {
    self.init(Array(text.utf8))
  }

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    position = range?.lowerBound ?? 0
    end = range?.upperBound ?? bytes.count
  }

  var isAtEnd: Bool { position >= end }

  /// The byte at a distance from the cursor; 0 past the end.
  func byte(_ distance: Int = 0) -> UInt8 {
    position + distance < end ? bytes[position + distance] : 0
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func advance(_ count: Int = 1) { position = min(position + count, end) }

  mutating func skipSpaces() {
    while !isAtEnd {
      // The no-break space, which web pages put into code.
      if byte() == 0xC2, byte(1) == 0xA0 {
        advance(2)
      } else if isSpace(byte()) {
        advance()
      } else {
        return
      }
    }
  }

  mutating func skipLine() {
    while !isAtEnd, byte() != 0x0A { advance() }
  }

  /// Skips a mark if it stands here.
  mutating func match(_ mark: Character) -> Bool {
    guard let ascii = mark.asciiValue, byte() == ascii else { return false }
    advance()
    return true
  }

  /// A name: letters, digits, `_`, `$`, dots between its parts, and anything beyond ASCII.
  mutating func word() -> Range<Int>? {
    guard TextScanner.startsWord(byte()) else { return nil }
    let start = position
    while position - start < longestWord,
      TextScanner.startsWord(byte()) || isDigit(byte())
        || (byte() == UInt8(ascii: ".") && TextScanner.startsWord(byte(1)))
    {
      advance()
    }
    return start..<position
  }

  /// Whether a number could start here: `1`, `.5`, `-1`, `+.5`, `-inf`.
  var startsNumber: Bool {
    let sign = TextScanner.isSign(byte()) ? 1 : 0
    if isDigit(byte(sign)) { return true }
    if byte(sign) == UInt8(ascii: ".") { return isDigit(byte(sign + 1)) }
    return sign == 1 && TextScanner.startsWord(byte(1))
  }

  /// A number in the grammar of the language, with a sign: `-1.5`, `.42`, `1e-3`, never `5.`.
  ///
  /// nil where there is none. `inf`, `-inf` and `nan`, as C and Swift print them, are read too: who
  /// asks decides whether they fit.
  mutating func number() -> Double? {
    let start = position
    if TextScanner.isSign(byte()) { advance() }
    let digits = position
    skipDigits()
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      advance()
      skipDigits()
    }
    if position > digits {
      skipExponent()
    } else if !skipNonfinite() {
      position = start
      return nil
    }
    return Double(text(start..<position))
  }

  /// The digits of the last `0x…` ahead.
  var lastHexadecimal: Range<Int>? {
    var ahead = self
    var found: Range<Int>?
    while !ahead.isAtEnd {
      if ahead.byte() == UInt8(ascii: "0"), ahead.byte(1) == UInt8(ascii: "x") {
        ahead.advance(2)
        let start = ahead.position
        while Lexer.hexDigit(ahead.byte()) != nil { ahead.advance() }
        found = start..<ahead.position
      } else {
        ahead.advance()
      }
    }
    return found
  }

  private mutating func skipDigits() {
    while isDigit(byte()) { advance() }
  }

  private mutating func skipExponent() {
    guard byte() | 0x20 == UInt8(ascii: "e") else { return }
    let sign = TextScanner.isSign(byte(1)) ? 1 : 0
    guard isDigit(byte(1 + sign)) else { return }
    advance(1 + sign)
    skipDigits()
  }

  private mutating func skipNonfinite() -> Bool {
    guard let range = word() else { return false }
    return ["inf", "infinity", "nan"].contains(text(range).lowercased())
  }

  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  static func startsWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }
}

/// No name is as long; to compare longer texts can take time with the square of their lengths.
private let longestWord = 255
