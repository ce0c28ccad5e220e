/// A stretch of a text in a role of its own.
public struct RoleSpan: Equatable, Sendable {
  /// The stretch, as UTF-8 offsets.
  public var utf8: Range<Int>
  /// What it is.
  public var role: TextRole

  /// A stretch in a role.
  public init(utf8: Range<Int>, role: TextRole) {
    self.utf8 = utf8
    self.role = role
  }
}

extension Session {
  /// What the stretches of a program are, as far as it is typed; plain ones are left out.
  ///
  /// In order and without overlaps. Only the lexer looks at the text: nothing is evaluated, and a
  /// text that is not finished is no error but for what more text cannot mend. A bracket at
  /// `cursor`, or else just before it, has its partner marked.
  public func highlights(_ text: String, cursor: Int? = nil) -> [RoleSpan] {
    var highlighter = Highlighter(
      text, evaluator.names, evaluator.catalogue, evaluator.globals)
    highlighter.readAll()
    if let cursor { highlighter.markPartner(of: cursor) }
    return highlighter.spans
  }
}

/// Walks through the tokens of a text and notes what each of them is.
private struct Highlighter {
  private(set) var spans: [RoleSpan] = []
  private var lexer: Lexer
  private let source: Source
  private let catalogue: Catalogue
  private let globals: Globals
  private var brackets = Brackets()
  /// Where the text itself declares variables.
  private var declared: [Range<Int>] = []
  private var previous = Token.outside
  private var beforePrevious = TokenKind.end

  init(_ text: String, _ names: Names, _ catalogue: Catalogue, _ globals: Globals) {
    source = Source(name: "", bytes: Array(text.utf8), firstLine: 1, base: 0)
    var names = names
    names.isFrozen = true
    lexer = Lexer(source, names: names)
    self.catalogue = catalogue
    self.globals = globals
    spans.reserveCapacity(32)
  }

  mutating func readAll() {
    while true {
      lexer.advance()
      let token = lexer.token
      let end = Int(previous.span.end)
      let start = max(end, Int(token.span.start))
      if start > end { addGap(end..<start) }
      if token.kind == .end { return }
      add(token, from: start)
      beforePrevious = previous.kind
      previous = token
    }
  }

  private mutating func add(_ role: TextRole, _ range: Range<Int>) {
    if !range.isEmpty { spans.append(RoleSpan(utf8: range, role: role)) }
  }

  // MARK: Tokens

  private mutating func add(_ token: Token, from start: Int) {
    let range = start..<max(start, Int(token.span.end))
    switch token.kind {
    case .keyword: if previous.kind != .dot { add(.keyword, range) }
    case .name: addName(Name(id: token.payload), range)
    case .number, .angle, .degree: add(.number, range)
    case .closureArgument: add(.variable, range)
    case .text, .textBegin, .textPart, .textEnd: add(.string, range)
    case .leftParen, .leftBracket, .leftBrace, .interpolationBegin:
      if token.kind == .leftParen { nameFunction() }
      brackets.open(token.kind, at: range.upperBound - 1)
    case .rightParen, .rightBracket, .rightBrace, .interpolationEnd:
      if !brackets.close(token.kind, at: start) { add(.error, range) }
    case .colon: unnameLabel()
    case .invalid: addInvalid(range)
    case .comma, .semicolon, .dot, .arrow, .at, .hash, .ampersand, .backslash, .plus, .minus, .star,
      .slash,
      .percent, .caret, .not, .question, .pipe, .coalesce, .equal, .notEqual, .less, .lessEqual,
      .greater,
      .greaterEqual, .approximately, .and, .or, .halfOpenRange, .closedRange, .assign, .addAssign,
      .subtractAssign, .multiplyAssign, .divideAssign, .updateAssign, .tilde, .shiftLeft,
      .ownOperator, .end:
      break
    }
  }

  private mutating func addName(_ name: Name, _ range: Range<Int>) {
    if previous.kind == .dot {
      if catalogue.hasMember(name) { add(.function, range) }
    } else if let role = declaration(range) ?? role(of: name, range) {
      add(role, range)
    }
  }

  /// A name behind `let`, `var`, `for` or `func` is known from there on.
  private mutating func declaration(_ range: Range<Int>) -> TextRole? {
    guard previous.kind == .keyword, let keyword = Keyword(rawValue: previous.payload) else {
      return nil
    }
    guard keyword == .let || keyword == .var || keyword == .for || keyword == .func else {
      return nil
    }
    if keyword != .func { declared.append(range) }
    return keyword == .func ? .function : .variable
  }

  private func role(of name: Name, _ range: Range<Int>) -> TextRole? {
    let text = source.bytes[range]
    if declared.contains(where: { source.bytes[$0] == text }) { return .variable }
    if name.id >= 0, Int(name.id) < globals.count {
      let value = globals[Int(name.id)].value
      if !value.isMissing { return value.isCallable ? .function : .variable }
    }
    if catalogue.hasFunction(name) || catalogue.type(name) != nil { return .function }
    return catalogue.globalConstant(name) == nil ? nil : .number
  }

  /// Before `(` a variable that holds no function is skipped.
  private mutating func nameFunction() {
    guard previous.kind == .name, !lexer.token.spaced, spans.last?.role == .variable,
      catalogue.hasFunction(Name(id: previous.payload))
    else { return }
    spans[spans.count - 1].role = .function
  }

  /// A name between `(` or `,` and `:` is a label.
  private mutating func unnameLabel() {
    guard previous.kind == .name, beforePrevious == .leftParen || beforePrevious == .comma,
      spans.last?.utf8.upperBound == Int(previous.span.end)
    else { return }
    spans.removeLast()
  }

  // MARK: What is not finished, or wrong

  private mutating func addInvalid(_ range: Range<Int>) {
    if lexer.diagnostics.last?.problem == .unterminatedText {
      // Behind an interpolation the quote stands before this range, which may be empty.
      let quote = source.bytes[range].first == UInt8(ascii: "\"") ? 1 : 0
      add(.error, range.prefix(quote))
      add(.string, range.dropFirst(quote))
    } else {
      add(isBeginningOfUnit(range) ? .number : .error, range)
    }
  }

  /// `30d` is on its way to `30deg`.
  private func isBeginningOfUnit(_ range: Range<Int>) -> Bool {
    guard range.upperBound == source.bytes.count else { return false }
    let typed = source.bytes[range]
    return ["deg", "rad", "turn"].contains { $0.utf8.starts(with: typed) }
  }

  /// What stands between tokens: blanks, comments, and the beginning of literals with a mistake.
  private mutating func addGap(_ range: Range<Int>) {
    let bytes = source.bytes
    guard let start = range.first(where: { bytes[$0] > UInt8(ascii: " ") }) else { return }
    let last = range.last { bytes[$0] > UInt8(ascii: " ") } ?? start
    switch bytes[start] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"): add(.comment, start..<last + 1)
    case UInt8(ascii: "\""): add(.string, start..<last + 1)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, start..<last + 1)
    case _: break
    }
  }

  // MARK: Brackets

  mutating func markPartner(of cursor: Int) {
    guard let partner = brackets.partner(of: cursor) ?? brackets.partner(of: cursor - 1) else {
      return
    }
    let index = spans.firstIndex { $0.utf8.lowerBound > partner } ?? spans.count
    spans.insert(RoleSpan(utf8: partner..<partner + 1, role: .partner), at: index)
  }
}

/// Which bracket closes which; those inside texts and comments are no tokens and do not count.
private struct Brackets {
  private var opened: [(kind: TokenKind, place: Int)] = []
  private var pairs: [(open: Int, close: Int)] = []

  mutating func open(_ kind: TokenKind, at place: Int) { opened.append((kind, place)) }

  /// False where nothing that is open closes so.
  mutating func close(_ kind: TokenKind, at place: Int) -> Bool {
    guard let last = opened.last, last.kind.closer == kind else { return false }
    opened.removeLast()
    pairs.append((last.place, place))
    return true
  }

  func partner(of place: Int) -> Int? {
    for pair in pairs {
      if pair.open == place { return pair.close }
      if pair.close == place { return pair.open }
    }
    return nil
  }
}

extension TokenKind {
  /// The bracket that closes this one.
  fileprivate var closer: TokenKind? {
    if self == .leftParen { return .rightParen }
    if self == .leftBracket { return .rightBracket }
    if self == .leftBrace { return .rightBrace }
    return self == .interpolationBegin ? .interpolationEnd : nil
  }
}

extension Value {
  fileprivate var isCallable: Bool {
    switch self {
    case .function, .type: true
    default: false
    }
  }
}
