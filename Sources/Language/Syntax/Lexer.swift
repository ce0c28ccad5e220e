/// Turns source bytes into tokens; every error is reported and lexing goes on.
///
/// It works on bytes. Newlines are no tokens: each token says whether it starts a line, and the
/// parser, which knows the innermost bracket, decides what that means (LANGUAGE.md §1). The parser
/// takes tokens from a window that the lexer refills, so that a large source needs no room for them.
struct Lexer {
  /// The tokens that the parser may look at beyond the current one.
  static let lookahead = 256
  private static let window = 1024

  let source: Source
  var names: Names
  /// The tokens read and not yet discarded.
  private(set) var tokens: [Token] = []
  var angles: [AngleLiteral] = []
  var texts: [String] = []
  var diagnostics: [Diagnostic] = []
  var position = 0
  /// The depth of parentheses at which each open `\(` ends.
  var interpolations: [Int] = []
  var depth = 0
  /// The source ends inside a block comment: more text could mend it.
  private(set) var endsInsideComment = false
  private var startsLine = true
  private var spaced = true
  private var isAtEnd = false

  init(_ source: Source, names: Names) {
    self.source = source
    self.names = names
    tokens.reserveCapacity(min(source.bytes.count + 1, Lexer.window + 8))
  }

  /// Reads the whole source.
  mutating func run() { read(.max) }

  /// Discards the first `count` tokens and fills the window again.
  ///
  /// After an error the rest is read at once: the parser then knows what is reported already.
  mutating func refill(discarding count: Int) {
    tokens.removeFirst(count)
    read(Lexer.window)
    if !diagnostics.isEmpty { run() }
  }

  /// The index of the token at which the parser asks for more.
  var refillIndex: Int { isAtEnd ? .max : tokens.count - Lexer.lookahead }

  private mutating func read(_ count: Int) {
    let end = source.bytes.count
    while tokens.count < count, position < end { readToken(source.bytes[position]) }
    guard position == end, !isAtEnd else { return }
    add(.end, from: position)
    isAtEnd = true
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < source.bytes.count ? source.bytes[index] : 0
  }

  func span(from start: Int) -> Span {
    Span(start: source.base + Int32(start), end: source.base + Int32(position))
  }

  mutating func add(_ kind: TokenKind, from start: Int, payload: Int32 = 0, value: Double = 0) {
    tokens.append(
      Token(
        kind: kind, startsLine: startsLine, spaced: spaced, payload: payload,
        span: span(from: start), value: value))
    startsLine = false
    spaced = false
  }

  mutating func report(_ problem: Problem, from start: Int) {
    if diagnostics.count < Diagnostic.most {
      diagnostics.append(Diagnostic(problem, span(from: start)))
    }
    add(.invalid, from: start)
  }
}

extension Lexer {
  /// Reads a token, or skips white space or a comment.
  private mutating func readToken(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: " "), 0x09, 0x0B, 0x0C:
      skipSpace(1)
    case 0x0A:
      startsLine = true
      skipSpace(1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      readNumber()
    case UInt8(ascii: ".") where Lexer.isDigit(self.byte(1)) && !followsOperand:
      readNumber()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      readName()
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "/"):
      position = source.lineEnd(after: position)
    case UInt8(ascii: "/") where self.byte(1) == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""):
      readText()
    case UInt8(ascii: "$") where Lexer.isDigit(self.byte(1)):
      readClosureArgument()
    case UInt8(ascii: "`"):
      readQuotedName()
    case UInt8(ascii: "'"):
      readSingleQuotes()
    case 0xC2 where self.byte(1) == 0xA0:
      skipSpace(2)
    case 0xE3 where self.byte(1) == 0x80 && self.byte(2) == 0x80:
      skipSpace(3)
    case 0x80...0xFF:
      readBeyondASCII()
    default:
      readPunctuation(byte)
    }
  }

  private mutating func skipSpace(_ width: Int) {
    position += width
    spaced = true
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
        if byte() == 0x0A { startsLine = true }
        position += 1
      }
    } while depth > 0 && position < source.bytes.count
    spaced = true
    guard depth > 0 else { return }
    endsInsideComment = true
    let end = position
    position = start + 2
    diagnostics.append(Diagnostic(.unterminatedComment, span(from: start)))
    position = end
  }

  /// Whether the token before touches this place and ends an operand, so that `.5` would be a member.
  private var followsOperand: Bool {
    guard !spaced, let last = tokens.last else { return false }
    switch last.kind {
    case .name, .rightParen, .rightBracket, .rightBrace, .number, .angle, .text, .textEnd, .degree:
      return true
    case .keyword, .closureArgument, .textBegin, .textPart, .interpolationBegin, .interpolationEnd,
      .leftParen, .leftBracket, .leftBrace, .comma, .semicolon, .colon, .dot, .arrow, .at, .hash,
      .ampersand, .plus, .minus, .star, .slash, .percent, .caret, .not, .question, .coalesce,
      .equal, .notEqual, .less, .lessEqual, .greater, .greaterEqual, .approximately, .and, .or,
      .halfOpenRange, .closedRange, .assign, .addAssign, .subtractAssign, .multiplyAssign,
      .divideAssign, .invalid, .end:
      return false
    }
  }

  private mutating func readClosureArgument() {
    let start = position
    position += 1
    var index: Int32 = 0
    while Lexer.isDigit(byte()) {
      index = min(index * 10 + Int32(byte() - UInt8(ascii: "0")), 255)
      position += 1
    }
    add(.closureArgument, from: start, payload: index)
  }

  private mutating func readSingleQuotes() {
    let start = position
    let lineEnd = source.lineEnd(after: position)
    position += 1
    while position < lineEnd, byte() != UInt8(ascii: "'") { position += 1 }
    position = min(position + 1, lineEnd)
    report(.singleQuotes, from: start)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
