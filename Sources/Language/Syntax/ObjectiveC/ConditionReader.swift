/// What is no condition of C's preprocessor or of Swift, or what only a compiler knows.
struct UnknownCondition: Error {}

/// Works out the condition of an `#if` as C's preprocessor does, with the numbers that macros stand for, or as Swift
/// does, for which ``PlatformCondition`` answers.
struct ConditionReader {
  private var rest: ArraySlice<UInt8>
  private let macros: [String: [UInt8]]
  /// Otherwise it is Swift's, which asks `os(iOS)`.
  private let isOfC: Bool
  /// How many macros and parentheses are open; C has no loops among them.
  private var depth: Int
  /// What macros were found to stand for: each is worked out once, however many others name it.
  private var known: [String: Operand] = [:]
  /// Something was divided by zero, which matters only where its value is asked for.
  private var dividesByZero = false
  /// The value that was worked out last has no sign: `1u`, and what is counted with it.
  private var isUnsigned = false

  private struct Operand {
    var value: Int
    var isUnsigned: Bool
  }

  init(_ text: ArraySlice<UInt8>, macros: [String: [UInt8]], isOfC: Bool, depth: Int = 0) {
    (rest, self.macros, self.isOfC, self.depth) = (text, macros, isOfC, depth)
  }

  /// The number of the whole condition.
  mutating func value() throws(UnknownCondition) -> Int {
    let value = try choice()
    skipSpace()
    guard rest.isEmpty, !dividesByZero else { throw UnknownCondition() }
    return value
  }

  /// Whether `#ifdef` of a name holds.
  static func isDefined(_ name: String, macros: [String: [UInt8]]) -> Bool {
    macros[name] != nil || numberOfApple(name) != nil || macrosOfApple.contains(name)
  }

  // MARK: Operators

  // choice = operation(1) ["?" choice ":" choice]
  private mutating func choice() throws(UnknownCondition) -> Int {
    let condition = try operation(above: 0)
    guard take("?") else { return condition }
    depth += 1
    guard depth < 64 else { throw UnknownCondition() }
    let first = try choice(isAsked: condition != 0)
    let isFirstUnsigned = isUnsigned
    guard take(":") else { throw UnknownCondition() }
    let second = try choice(isAsked: condition == 0)
    isUnsigned = isUnsigned || isFirstUnsigned
    depth -= 1
    return condition != 0 ? first : second
  }

  private mutating func choice(isAsked: Bool) throws(UnknownCondition) -> Int {
    let before = dividesByZero
    let value = try choice()
    if !isAsked { dividesByZero = before }
    return value
  }

  private mutating func operation(above limit: Int) throws(UnknownCondition) -> Int {
    var left = try prefix()
    while let sign = sign(), let precedence = precedences[sign], precedence > limit {
      rest = rest.dropFirst(sign.utf8.count)
      let (before, isLeftUnsigned) = (dividesByZero, isUnsigned)
      let right = try operation(above: precedence)
      if sign == "||" && left != 0 || sign == "&&" && left == 0 { dividesByZero = before }
      // What is shifted keeps its sign, whatever it is shifted by.
      isUnsigned = isLeftUnsigned || isUnsigned && precedence != precedences["<<"]
      left = isUnsigned ? unsigned(sign, left, right) : apply(sign, left, right)
      if precedence <= 2 || precedence == 6 || precedence == 7 { isUnsigned = false }
    }
    return left
  }

  /// The operator that stands here.
  private mutating func sign() -> String? {
    skipSpace()
    let two = String(decoding: rest.prefix(2), as: UTF8.self)
    return precedences[two] != nil ? two : rest.isEmpty ? nil : String(two.prefix(1))
  }

  private mutating func apply(_ sign: String, _ a: Int, _ b: Int) -> Int {
    switch sign {
    case "||": return a != 0 || b != 0 ? 1 : 0
    case "&&": return a != 0 && b != 0 ? 1 : 0
    case "|": return a | b
    case "^": return a ^ b
    case "&": return a & b
    case "==": return a == b ? 1 : 0
    case "!=": return a != b ? 1 : 0
    case "<": return a < b ? 1 : 0
    case ">": return a > b ? 1 : 0
    case "<=": return a <= b ? 1 : 0
    case ">=": return a >= b ? 1 : 0
    case "<<": return a << b
    case ">>": return a >> b
    case "+": return a &+ b
    case "-": return a &- b
    case "*": return a &* b
    default:
      guard b != 0 else {
        dividesByZero = true
        return 0
      }
      let parts = a.dividedReportingOverflow(by: b)
      return sign == "/"
        ? parts.partialValue : a.remainderReportingOverflow(dividingBy: b).partialValue
    }
  }

  /// The operators to which it matters that numbers have no sign.
  private mutating func unsigned(_ sign: String, _ a: Int, _ b: Int) -> Int {
    let (x, y) = (UInt(bitPattern: a), UInt(bitPattern: b))
    switch sign {
    case "<": return x < y ? 1 : 0
    case ">": return x > y ? 1 : 0
    case "<=": return x <= y ? 1 : 0
    case ">=": return x >= y ? 1 : 0
    case ">>": return Int(bitPattern: x >> b)
    case "/" where y != 0: return Int(bitPattern: x / y)
    case "%" where y != 0: return Int(bitPattern: x % y)
    default: return apply(sign, a, b)
    }
  }

  private mutating func prefix() throws(UnknownCondition) -> Int {
    depth += 1
    guard depth < 64 else { throw UnknownCondition() }
    defer { depth -= 1 }
    if take("!") {
      defer { isUnsigned = false }
      return try prefix() == 0 ? 1 : 0
    }
    if take("-") { return 0 &- (try prefix()) }
    if take("+") { return try prefix() }
    if take("~") { return ~(try prefix()) }
    guard take("(") else { return try operand() }
    let value = try choice()
    guard take(")") else { throw UnknownCondition() }
    return value
  }

  // MARK: Operands

  private mutating func operand() throws(UnknownCondition) -> Int {
    let word = word()
    isUnsigned = false
    if word.first?.isNumber ?? false { return try number(word) }
    switch word {
    case "": throw UnknownCondition()
    case "defined": return try definition()
    case "true": return 1
    case "false": return 0
    default: return try number(named: word)
    }
  }

  // "defined" name | "defined" "(" name ")"
  private mutating func definition() throws(UnknownCondition) -> Int {
    let opens = take("(")
    let name = word()
    guard !name.isEmpty, !opens || take(")") else { throw UnknownCondition() }
    return Self.isDefined(name, macros: macros) ? 1 : 0
  }

  /// What a macro stands for, or whether Swift is told of a flag; what nothing defines is 0.
  ///
  /// `__has_include(<UIKit/UIKit.h>)` holds, as all that Apple's compiler is asked for.
  private mutating func number(named name: String) throws(UnknownCondition) -> Int {
    if name.hasPrefix("__has_"), take("(") {
      rest = rest.drop { $0 != UInt8(ascii: ")") }.dropFirst()
      return 1
    }
    skipSpace()
    if take("(") { return try answer(to: name) }
    guard let text = macros[name] else { return Self.numberOfApple(name) ?? 0 }
    if let number = known[name] {
      isUnsigned = number.isUnsigned
      return number.value
    }
    guard depth < 32 else { return 0 }
    var inner = ConditionReader(text[...], macros: macros, isOfC: isOfC, depth: depth + 1)
    inner.known = known
    let number = try inner.value()
    known = inner.known
    isUnsigned = inner.isUnsigned
    known[name] = Operand(value: number, isUnsigned: isUnsigned)
    return number
  }

  /// `os(iOS)`, behind its parenthesis.
  private mutating func answer(to question: String) throws(UnknownCondition) -> Int {
    let argument = rest.prefix { $0 != UInt8(ascii: ")") }
    rest = rest.dropFirst(argument.count)
    let text = String(decoding: argument.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    guard !isOfC, take(")"), let holds = PlatformCondition.holds(question, text) else {
      throw UnknownCondition()
    }
    return holds ? 1 : 0
  }

  /// `0x10`, `017`, `42L`.
  private mutating func number(_ word: String) throws(UnknownCondition) -> Int {
    let word = word.lowercased()
    isUnsigned = word.contains("u")
    let digits = word.prefix { !"ul".contains($0) }
    let value =
      digits.hasPrefix("0x")
      ? Int(digits.dropFirst(2), radix: 16)
      : Int(digits, radix: digits.hasPrefix("0") && digits.count > 1 ? 8 : 10)
    guard let value else { throw UnknownCondition() }
    return value
  }

  // MARK: Bytes

  private mutating func take(_ sign: Character) -> Bool {
    skipSpace()
    guard let byte = sign.asciiValue, rest.first == byte else { return false }
    // `!=` is no `!`.
    if sign == "!", rest.dropFirst().first == UInt8(ascii: "=") { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func word() -> String {
    skipSpace()
    let word = rest.prefix { isNameByte($0) }
    rest = rest.dropFirst(word.count)
    return String(decoding: word, as: UTF8.self)
  }

  /// Spaces, the ends of lines that go on, and comments.
  private mutating func skipSpace() {
    while let byte = rest.first {
      if rest.starts(with: "//".utf8) { return rest = [] }
      if rest.starts(with: "/*".utf8) {
        rest = rest.dropFirst(2)
        while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        continue
      }
      guard [0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\\")].contains(byte) else { return }
      rest = rest.dropFirst()
    }
  }

  // MARK: Apple

  /// What Apple's compiler defines when one runs a program from Xcode; nil for other names.
  private static func numberOfApple(_ name: String) -> Int? {
    if let number = numbersOfApple[name] { return number }
    let parts = name.split(separator: "_")
    guard name.hasPrefix("__IPHONE_"), parts.count == 3, let major = Int(parts[1]),
      let minor = Int(parts[2]), major < 1000, minor < 100
    else { return nil }
    return major * 10000 + minor * 100
  }

  private static let numbersOfApple = [
    "DEBUG": 1, "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1,
    "TARGET_OS_SIMULATOR": 1, "TARGET_IPHONE_SIMULATOR": 1, "__OBJC__": 1, "__APPLE__": 1,
    "__LP64__": 1, "CGFLOAT_IS_DOUBLE": 1, "NS_BLOCKS_AVAILABLE": 1, "__clang__": 1,
    "__STDC__": 1, "__IPHONE_OS_VERSION_MAX_ALLOWED": 180000,
    "__IPHONE_OS_VERSION_MIN_REQUIRED": 150000,
  ]
}

/// What Apple's headers define that stands for no number.
private let macrosOfApple = [
  "NS_ENUM", "NS_OPTIONS", "NS_ASSUME_NONNULL_BEGIN", "NS_DESIGNATED_INITIALIZER",
  "NSLocalizedString", "MIN", "MAX", "ABS", "M_PI", "M_PI_2", "M_PI_4",
]

private let precedences = [
  "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7,
  "<<": 8, ">>": 8, "+": 9, "-": 9, "*": 10, "/": 10, "%": 10,
]
