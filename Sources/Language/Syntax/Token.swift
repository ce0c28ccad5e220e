/// What a token is.
enum TokenKind: UInt8, Sendable {
  case name, keyword, number, angle, closureArgument
  case text, textBegin, textPart, textEnd, interpolationBegin, interpolationEnd
  case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, semicolon, colon, dot, degree, arrow, at, hash, ampersand, tilde, backslash
  case plus, minus, star, slash, percent, caret, not, question, coalesce
  case equal, notEqual, less, lessEqual, greater, greaterEqual, approximately, and, or,
    pipe, shiftLeft
  case halfOpenRange, closedRange
  case assign, addAssign, subtractAssign, multiplyAssign, divideAssign
  /// `%=`, `|=`, `<<=` and their like: the payload is the operator.
  case updateAssign
  /// An operator that the program declares: the payload is its name.
  case ownOperator
  /// A character or literal that was reported already; the parser skips its statement.
  case invalid
  case end
}

extension TokenKind {
  /// Arithmetic or a comparison.
  var isFunction: Bool {
    switch self {
    case .plus, .minus, .star, .slash, .percent, .equal, .notEqual, .less, .lessEqual, .greater,
      .greaterEqual:
      true
    default: false
    }
  }

  /// An operator that may be given to a function, as in `reduce(0, +)`.
  var standsAlone: Bool {
    switch self {
    case .pipe, .ampersand, .shiftLeft, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign,
      .updateAssign, .ownOperator:
      true
    default: isFunction
    }
  }

  /// One of Swift's operators between numbers, by its sign.
  init?(standard sign: String) {
    switch sign {
    case "+": self = .plus
    case "-": self = .minus
    case "*": self = .star
    case "/": self = .slash
    case "%": self = .percent
    case "==": self = .equal
    case "!=": self = .notEqual
    case "<": self = .less
    case "<=": self = .lessEqual
    case ">": self = .greater
    case ">=": self = .greaterEqual
    default: return nil
    }
  }

  /// An operator that a program may declare for its own types.
  var isDeclarable: Bool {
    switch self {
    case .caret, .approximately, .addAssign, .subtractAssign, .multiplyAssign, .divideAssign, .not,
      .tilde, .ampersand, .pipe, .shiftLeft:
      true
    default: isFunction
    }
  }
}

/// A token: its kind, its place, and what stood before it.
struct Token: Sendable {
  var kind: TokenKind
  /// A newline stood between this token and the one before.
  var startsLine: Bool
  /// White space or a line start stood before this token.
  var spaced: Bool
  /// The interned name, or the index of the literal in its table.
  var payload: Int32
  var span: Span
  /// The value of a number.
  var value: Double

  /// Stands before the first token.
  static let outside = Token(
    kind: .end, startsLine: true, spaced: true, payload: 0, span: .nowhere, value: 0)

  /// The payload of an operator that cuts off what overflows.
  static let wrapping: Int32 = 1

  /// Whether a whole number that leaves its type by this operator comes back at the other end: `&+`, not `+`.
  ///
  /// Swift's `<<` never fails either.
  var wraps: Bool {
    switch kind {
    case .plus, .minus, .star, .addAssign, .subtractAssign, .multiplyAssign:
      payload == Token.wrapping
    case .shiftLeft: true
    case .updateAssign: payload == Int32(BinaryOperator.shiftLeft.rawValue)
    default: false
    }
  }

  /// Whether a variable of C may be called so: `in` is a word like any other there.
  var isNameInC: Bool {
    kind == .name || kind == .keyword && Keyword(rawValue: payload)?.isNameInC ?? false
  }
}

/// The words that cannot be names.
///
/// Their raw values are their interned names.
enum Keyword: Int32, CaseIterable, Sendable {
  case `let`, `var`, `func`, `return`, `if`, `else`, `guard`, `for`, `in`, `while`, `repeat`
  case `break`, `continue`, `switch`, `case`, `default`, `struct`, `class`, `extension`, `import`
  case `is`, `as`, `true`, `false`, `nil`, `self`
  case `static`, `mutating`, `override`, `final`, `weak`, `lazy`, `inout`
  case `private`, `public`, `internal`, `fileprivate`, `open`, `required`, `convenience`, package

  /// How many there are; names with smaller numbers are keywords.
  static let count = Int32(spellings.count)

  /// How each is written, in the order of the cases: their interned names are their raw values.
  static let spellings: [StaticString] = [
    "let", "var", "func", "return", "if", "else", "guard", "for", "in", "while", "repeat", "break",
    "continue", "switch", "case", "default", "struct", "class", "extension", "import", "is", "as",
    "true", "false", "nil", "self", "static", "mutating", "override", "final", "weak", "lazy",
    "inout", "private", "public", "internal", "fileprivate", "open", "required", "convenience",
    "package",
  ]

  /// The words with which statements begin.
  private static let starters = [
    "let", "var", "func", "return", "if", "else", "guard", "for", "while", "repeat", "break",
    "continue", "switch", "struct", "class", "enum", "extension", "import",
    "protocol", "static", "mutating", "override", "private", "public",
  ]

  /// The keyword at the beginning of statements that a slip of the finger misses; a short one by the order of its
  /// letters or a capital alone.
  static func missed(by word: String) -> String? {
    slips(to: word, among: starters).first { keyword in
      keyword != word
        && (keyword.utf8.count > 3 || keyword.utf8.sorted() == word.lowercased().utf8.sorted())
    }
  }

  /// Words that begin a statement and stand nowhere else.
  var startsStatement: Bool {
    switch self {
    case .let, .var, .func, .return, .if, .guard, .for, .while, .repeat, .break, .continue, .switch,
      .struct, .class, .extension, .import:
      true
    default: isModifier
    }
  }

  /// Words that are names where no declaration follows.
  var isContextual: Bool {
    switch self {
    case .open, .final, .weak, .lazy, .override, .mutating, .required, .convenience, .package: true
    default: false
    }
  }

  /// Words of Swift that mean nothing in C, where they are names like any other.
  var isNameInC: Bool {
    switch self {
    case .repeat, .func, .guard, .let, .var, .extension, .in, .is, .as, .inout, .import, .private,
      .public, .internal, .fileprivate, .class:
      true
    default: isContextual
    }
  }

  /// Words in front of a declaration that Pivot accepts and ignores.
  var isModifier: Bool {
    switch self {
    case .static, .mutating, .override, .final, .weak, .lazy, .private, .public, .internal,
      .fileprivate, .open, .required, .convenience, .package:
      true
    case .let, .var, .func, .return, .if, .else, .guard, .for, .in, .while, .repeat, .break,
      .continue, .switch, .case, .default, .struct, .class, .extension, .import, .is, .as, .true,
      .false, .nil, .self, .inout:
      false
    }
  }
}
