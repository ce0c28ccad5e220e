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
      // Nearly all of it is ASCII, whose words and blanks need no scalars.
      if isWordByte(bytes[index]) {
        isDigit(bytes[index]) ? scanNumber() : scanWord()
      } else if isSpace(bytes[index]) {
        index += 1
      } else {
        scanOther()
      }
    }
    return tokens
  }

  private mutating func scanOther() {
    guard let scalar = peek() else { return }
    if isSpace(scalar) {
      pass(scalar)
    } else if scalar == "/", peek(1) == "/" {
      skip { $0 != "\n" }
    } else if scalar == "/", peek(1) == "*" {
      skipComment()
    } else if scalar == "\"" {
      scanText()
    } else if isLetter(scalar) {
      scanWord()
    } else {
      scanSign(scalar)
    }
  }

  private mutating func scanWord() {
    let start = index
    repeat {
      while index < bytes.count, isWordByte(bytes[index]) { index += 1 }
      guard let scalar = peek(), continuesWord(scalar) else { break }
      pass(scalar)
    } while true
    add(.word, from: start)
  }

  /// The scalar that begins so many bytes further; what stands between is ASCII.
  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    let start = index + distance
    guard start < bytes.count else { return nil }
    if bytes[start] < 0x80 { return Unicode.Scalar(bytes[start]) }
    var rest = bytes[start...].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&rest) { return scalar }
    return "\u{FFFD}"
  }

  private mutating func pass(_ scalar: Unicode.Scalar) {
    index = min(index + UTF8.width(scalar), bytes.count)
  }

  private mutating func skip(while test: (Unicode.Scalar) -> Bool) {
    while let scalar = peek(), test(scalar) { pass(scalar) }
  }

  private mutating func add(_ kind: CodeToken.Kind, from start: Int) {
    tokens.append(CodeSpan(kind: kind, depth: depth, range: start..<index))
  }

  private mutating func skipComment() {
    var nesting = 0
    repeat {
      if peek() == "/", peek(1) == "*" {
        nesting += 1
        index += 2
      } else if peek() == "*", peek(1) == "/" {
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
    while let scalar = peek(), scalar != "\"", scalar != "\n" {
      pass(scalar)
      if scalar == "\\", let next = peek() { pass(next) }
    }
    index = min(index + 1, bytes.count)
    add(.text, from: start)
  }

  private mutating func scanNumber() {
    let start = index
    skipDigits()
    if peek() == ".", let next = peek(1), isDigit(next) {
      index += 1
      skipDigits()
    }
    if peek() == "e" || peek() == "E" {
      let signed = peek(1) == "-" || peek(1) == "+"
      if let digit = peek(signed ? 2 : 1), isDigit(digit) {
        index += signed ? 2 : 1
        skip(while: isDigit)
      }
    }
    add(.number, from: start)
  }

  private mutating func skipDigits() {
    while index < bytes.count, bytes[index] == UInt8(ascii: "_") || isDigit(bytes[index]) {
      index += 1
    }
  }

  private mutating func scanSign(_ scalar: Unicode.Scalar) {
    let start = index
    if scalar == ")" || scalar == "]" || scalar == "}" { depth = max(0, depth - 1) }
    pass(scalar)
    if scalar.isASCII, isDoubleSign(scalar, peek()) { index += 1 }
    add(.sign, from: start)
    if scalar == "(" || scalar == "[" || scalar == "{" { depth += 1 }
  }
}

/// `==` and its like, `->`, `&&`, `||`, `??`.
private func isDoubleSign(_ first: Unicode.Scalar, _ second: Unicode.Scalar?) -> Bool {
  switch second {
  case "=": "~=!<>+-*/".unicodeScalars.contains(first)
  case ">": first == "-"
  case "&", "|", "?": first == second
  case nil, .some: false
  }
}

private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}

/// A letter of ASCII, a digit or `_`.
private func isWordByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// What a word goes on with beside those.
private func continuesWord(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "'" || scalar == "′" || isLetter(scalar)
}

/// A letter; properties of Unicode are looked up in tables, and text is nearly all ASCII.
func isLetter(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    : !isMathematical(scalar) && scalar.properties.isAlphabetic
}

/// `°`, `±`, and the block of Unicode that has `≈`: the signs beyond ASCII that most code is written with.
func isMathematical(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "°" || scalar == "±" || ("\u{2200}"..."\u{22FF}").contains(scalar)
}
