internal import Language

/// A word, number, literal or sign of source text.
struct CodeToken: Equatable, Sendable {
  enum Kind: Sendable { case word, number, text, sign }

  var kind: Kind
  var text: String
  /// How many brackets are open around it.
  var depth: Int
  /// Its place, counted in bytes of UTF-8.
  var range: Range<Int>

  /// The place plays no part: the same tokens are the same code.
  static func == (left: CodeToken, right: CodeToken) -> Bool {
    left.kind == right.kind && left.text == right.text
  }
}

/// A token where it stands, without its text.
struct CodeSpan {
  var kind: CodeToken.Kind
  var depth: Int
  var range: Range<Int>
}

/// The tokens of source text, comments left out.
///
/// Checks on words (`uses`, `avoids`) and the names an answer defines need no more than this; whether
/// the text means anything is the language's to say.
func codeTokens(_ source: String) -> [CodeToken] {
  var source = source
  return source.withUTF8 { bytes in
    codeSpans(Line(bytes)).map { span in
      CodeToken(
        kind: span.kind, text: Line(bytes)[span.range].text, depth: span.depth, range: span.range)
    }
  }
}

/// Where the tokens of source text stand, counted from its beginning.
func codeSpans(_ source: Line) -> [CodeSpan] {
  var scanner = CodeScanner(source)
  return scanner.scan()
}

private struct CodeScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0
  private var tokens: [CodeSpan] = []

  init(_ source: Line) {
    bytes = source.utf8
    tokens.reserveCapacity(bytes.count / 2 + 1)
  }

  mutating func scan() -> [CodeSpan] {
    while index < bytes.count {
      let byte = bytes[index]
      if isNameByte(byte) {
        isDigit(byte) ? scanNumber() : scanWord()
      } else if isSpace(byte) {
        index += 1
      } else if byte < 0x80 {
        scanASCII(byte)
      } else {
        scanScalar()
      }
    }
    return tokens
  }

  private mutating func scanASCII(_ byte: UInt8) {
    switch (byte, self.byte(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")): skip { $0 != UInt8(ascii: "\n") }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): skipComment()
    case (UInt8(ascii: "\""), _): scanText()
    case (UInt8(ascii: "."), UInt8(ascii: ".")) where isRangeEnd(self.byte(2)): scanSign(byte, 3)
    case (_, let next): scanSign(byte, isDoubleSign(byte, next) ? 2 : 1)
    }
  }

  private mutating func scanScalar() {
    guard let scalar else { return }
    if isSpace(scalar) {
      pass(scalar)
    } else if isLetter(scalar) {
      scanWord()
    } else {
      let start = index
      pass(scalar)
      add(.sign, from: start)
    }
  }

  private mutating func scanWord() {
    let start = index
    repeat {
      skip { isNameByte($0) || $0 == UInt8(ascii: "'") }
      guard byte() >= 0x80, let scalar, scalar == "′" || isLetter(scalar) else { break }
      pass(scalar)
    } while true
    add(.word, from: start)
  }

  /// The byte so many places further; 0 at the end.
  private func byte(_ distance: Int = 0) -> UInt8 {
    index + distance < bytes.count ? bytes[index + distance] : 0
  }

  /// The character at the place, where text beyond ASCII has one.
  private var scalar: Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    var rest = bytes[index...].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return "\u{FFFD}"
  }

  private mutating func pass(_ scalar: Unicode.Scalar) {
    index = min(index + UTF8.width(scalar), bytes.count)
  }

  private mutating func skip(while test: (UInt8) -> Bool) {
    while index < bytes.count, test(bytes[index]) { index += 1 }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    tokens.append(CodeSpan(kind: kind, depth: depth, range: start..<index))
  }

  private mutating func skipComment() {
    var nesting = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        nesting += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        nesting -= 1
        index += 2
      } else {
        index += 1
      }
    } while nesting > 0 && index < bytes.count
    index = min(index, bytes.count)
  }

  private mutating func scanText() {
    let start = index
    index += 1
    while index < bytes.count, byte() != UInt8(ascii: "\""), byte() != UInt8(ascii: "\n") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, bytes.count)
    add(.text, from: start)
  }

  private mutating func scanNumber() {
    let start = index
    skip(while: isDigitOrGap)
    if byte() == UInt8(ascii: "."), isDigit(byte(1)) {
      index += 1
      skip(while: isDigitOrGap)
    }
    if byte() | 0x20 == UInt8(ascii: "e") {
      let signed = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
      if isDigit(byte(signed ? 2 : 1)) {
        index += signed ? 2 : 1
        skip(while: isDigit)
      }
    }
    add(.number, from: start)
  }

  private mutating func scanSign(_ sign: UInt8, _ width: Int) {
    let start = index
    if sign == UInt8(ascii: ")") || sign == UInt8(ascii: "]") || sign == UInt8(ascii: "}") {
      depth = max(0, depth - 1)
    }
    index += width
    add(.sign, from: start)
    if sign == UInt8(ascii: "(") || sign == UInt8(ascii: "[") || sign == UInt8(ascii: "{") {
      depth += 1
    }
  }
}

/// `==` and its like, `->`, `&&`, `||`, `??`.
private func isDoubleSign(_ first: UInt8, _ second: UInt8) -> Bool {
  switch second {
  case UInt8(ascii: "="): "~=!<>+-*/".utf8.contains(first)
  case UInt8(ascii: ">"): first == UInt8(ascii: "-")
  case UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"): first == second
  default: false
  }
}

/// `...` and `..<` are one sign each.
private func isRangeEnd(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: ".") || byte == UInt8(ascii: "<")
}

private func isDigitOrGap(_ byte: UInt8) -> Bool { isDigit(byte) || byte == UInt8(ascii: "_") }

/// A letter; properties of Unicode are looked up in tables, and text is nearly all ASCII.
func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    : !isMathematical(scalar) && scalar.properties.isAlphabetic
}
