/// Turns source bytes into tokens, one at a time; every error is reported and lexing goes on.
///
/// It works on bytes. Newlines are no tokens: each token says whether it starts a line, and the
/// parser, which knows the innermost bracket, decides what that means.
struct Lexer {
  let source: Source
  /// The current token; `end` stands before the first.
  var token = Token.outside
  var names: Names
  var angles: [AngleLiteral] = []
  var texts: [String] = []
  var diagnostics: [Diagnostic] = []
  var position = 0
  /// The depth of parentheses at which each open `\(` ends.
  var interpolations: [Int] = []
  var depth = 0
  /// The source ends inside a block comment: more text could mend it.
  private(set) var endsInsideComment = false
  /// The source ends inside a text between `"""`, likewise.
  var endsInsideText = false
  /// The texts around the place whose interpolations are being read, the innermost last.
  var openTexts: [TextForm] = []
  /// The parser knows the source as C or Objective-C.
  var isOfC = false
  /// The parser wants definitions of macros, which it reads from these places; others see them as text.
  var keepsDefinitions = false
  var definitions: [Range<Int>] = []
  /// All of them so far, of which so many are known to `#if`, with what each name stands for.
  var macroPlaces: [Range<Int>] = []
  var knownMacros = 0
  var macroTexts: [String: [UInt8]] = [:]
  /// The source has `#import` or `#include`, which Swift has not.
  var includesHeaders = false
  /// A name may stand for the tokens of a macro.
  var mayExpand = false
  /// The operators that the program declares.
  var operators: [Name] = []
  /// The kind of the token before the current one.
  private(set) var last = TokenKind.end

  init(_ source: Source, names: Names) {
    self.source = source
    self.names = names
    // `#!` on the first line starts a script.
    if byte() == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") {
      position = source.lineEnd(after: 0)
    }
  }

  /// Makes the next token of the source the current one.
  mutating func advance() {
    last = token.kind
    token.startsLine = position == 0
    token.spaced = position == 0
    if last == .interpolationEnd { return readTextRest() }
    if readsPlainToken() { return }
    let first = byteBehindSpace()
    if position < source.bytes.count {
      readToken(first)
    } else {
      finish(.end, from: position)
    }
  }

  /// Skips white space, comments and directives; the byte behind them.
  private mutating func byteBehindSpace() -> UInt8 {
    skipSpace()
    while byte() == UInt8(ascii: "#"), token.startsLine, skipsDirective() { skipSpace() }
    return byte()
  }

  @inline(__always)
  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < source.bytes.count ? source.bytes[index] : 0
  }

  /// The byte behind the current token: looking at it costs less than reading the next token.
  var byteBehind: UInt8 {
    let index = Int(token.span.end - source.base)
    return index < source.bytes.count ? source.bytes[index] : 0
  }

  /// The same behind spaces; mutating, so that the lexer is not copied for it.
  var visibleByteBehind: UInt8 {
    mutating get {
      var index = Int(token.span.end - source.base)
      while index < source.bytes.count, source.bytes[index] == UInt8(ascii: " ") { index += 1 }
      return index < source.bytes.count ? source.bytes[index] : 0
    }
  }

  /// Wraps, for a ``SourceMap`` holds no more than its spans can count.
  @inline(__always)
  func span(from start: Int) -> Span {
    Span(
      start: source.base &+ Int32(truncatingIfNeeded: start),
      end: source.base &+ Int32(truncatingIfNeeded: position))
  }

  /// The current token goes from `start` to the current position.
  @inline(__always)
  mutating func finish(_ kind: TokenKind, from start: Int, payload: Int32 = 0) {
    token.kind = kind
    token.payload = payload
    token.span = span(from: start)
  }

  mutating func report(_ problem: Problem, from start: Int) {
    if diagnostics.count < Diagnostic.most, !isRepeated(problem) {
      diagnostics.append(Diagnostic(problem, span(from: start)))
    }
    finish(.invalid, from: start)
  }

  /// Of a character that is copied over and over, the first is told of.
  private func isRepeated(_ problem: Problem) -> Bool {
    guard case .unexpectedCharacter = problem else { return false }
    return diagnostics.contains { $0.problem == problem }
  }
}

extension Lexer {
  /// Skips white space and comments.
  private mutating func skipSpace() {
    while position < source.bytes.count {
      switch source.bytes[position] {
      case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
        skipSpace(1)
      case 0x0A:
        token.startsLine = true
        skipSpace(1)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        position = source.lineEnd(after: position)
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case 0xC2 where byte(1) == 0xA0, UInt8(ascii: "\\") where byte(1) == 0x0A:
        skipSpace(2)
      // A space of another width, or of none, as web pages put between words.
      case 0xE3 where byte(1) == 0x80 && byte(2) == 0x80,
        0xE2 where byte(1) == 0x80 && byte(2) == 0x8B:
        skipSpace(3)
      default:
        return
      }
    }
  }

  private mutating func skipSpace(_ width: Int) {
    position += width
    token.spaced = true
  }

  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
      } else {
        if byte() == 0x0A { token.startsLine = true }
        position += 1
      }
    } while depth > 0 && position < source.bytes.count
    token.spaced = true
    guard depth > 0 else { return }
    endsInsideComment = true
    let end = position
    position = start + 2
    diagnostics.append(Diagnostic(.unterminatedComment, span(from: start)))
    position = end
  }

  private mutating func readToken(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case UInt8(ascii: ".") where isDigit(self.byte(1)) && !followsOperand:
      readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      readName()
    case UInt8(ascii: "\""):
      readText()
    case UInt8(ascii: "\\") where last == .textBegin || last == .textPart:
      readInterpolationBegin()
    case UInt8(ascii: "$") where isDigit(self.byte(1)):
      readClosureArgument()
    case UInt8(ascii: "$") where isNameByte(self.byte(1)):
      readBinding()
    case UInt8(ascii: "`"):
      readQuotedName()
    case UInt8(ascii: "'"):
      readSingleQuotes()
    case 0x80...0xFF:
      readBeyondASCII()
    default:
      readPunctuation(byte)
    }
  }

  /// Whether the token before touches this place and ends an operand, so that `.5` would be a member.
  private var followsOperand: Bool {
    guard !token.spaced else { return false }
    switch last {
    case .name, .rightParen, .rightBracket, .rightBrace, .number, .angle, .text, .textEnd, .degree,
      .closureArgument, .not,
      // `\.0`, a part of a pair.
      .backslash:
      return true
    // C's `isTall?.5:1`.
    case .question: return !isOfC
    case .keyword, .textBegin, .textPart, .interpolationBegin, .interpolationEnd,
      .leftParen, .leftBracket, .leftBrace, .comma, .semicolon, .colon, .dot, .arrow, .at, .hash,
      .ampersand, .tilde, .shiftLeft, .updateAssign, .plus, .minus, .star, .slash,
      .percent, .caret, .pipe, .coalesce,
      .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .approximately, .and, .or,
      .halfOpenRange, .closedRange, .assign, .addAssign, .subtractAssign, .multiplyAssign,
      .divideAssign, .ownOperator, .invalid, .end:
      return false
    }
  }

  private mutating func readClosureArgument() {
    let start = position
    position += 1
    var index: Int32 = 0
    while isDigit(byte()) {
      index = min(index * 10 + Int32(byte() - UInt8(ascii: "0")), 255)
      position += 1
    }
    finish(.closureArgument, from: start, payload: index)
  }

  private mutating func readSingleQuotes() {
    let start = position
    if start > 0, byte(-1) == UInt8(ascii: "]") || byte(-1) == UInt8(ascii: ")") && !isOfC {
      return reportPrime()
    }
    let lineEnd = source.lineEnd(after: position)
    position += 1
    while position < lineEnd, byte() != UInt8(ascii: "'") {
      position += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position + 1, lineEnd)
    if isOfC, let code = codeOfCharacter(from: start) { return finish(code, from: start) }
    report(.singleQuotes, from: start)
  }

  /// `[1, 0; 0, 1]'` and `(A * B)'`, as other languages transpose.
  private mutating func reportPrime() {
    position += 1
    report(.unexpectedCharacter("'", instead: ".transpose"), from: position - 1)
  }

  /// The number that C's `'A'` is; nil where no character stands alone between the quotes.
  private func codeOfCharacter(from start: Int) -> Double? {
    switch Array(source.bytes[start..<position].dropFirst().dropLast()) {
    case [UInt8(ascii: "\\"), UInt8(ascii: "n")]: 10
    case [UInt8(ascii: "\\"), UInt8(ascii: "t")]: 9
    case let bytes where bytes.first == UInt8(ascii: "\\"): Lexer.codeOfEscape(bytes.dropFirst())
    case let bytes where bytes.count == 1 && bytes[0] < 0x80: Double(bytes[0])
    default: nil
    }
  }

  /// The number behind the backslash of `'\\'`, `'\''`, `'\x41'`, `'\101'`.
  private static func codeOfEscape(_ bytes: ArraySlice<UInt8>) -> Double? {
    let text = String(decoding: bytes, as: UTF8.self)
    let number = text.hasPrefix("x") ? Int(text.dropFirst(), radix: 16) : Int(text, radix: 8)
    // A character has a sign on Apple's platforms.
    if let number, (0...255).contains(number) { return Double(Int8(truncatingIfNeeded: number)) }
    return ["\\": 92, "'": 39, "\"": 34, "r": 13, "a": 7, "b": 8, "f": 12, "v": 11][text]
  }
}
