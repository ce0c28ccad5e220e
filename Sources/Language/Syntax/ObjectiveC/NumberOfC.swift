/// How a variable of C keeps a number: with which digits, and within which bounds.
enum NumberOfC: UInt8, Sendable {
  case double, float
  /// `BOOL` and `bool`: what is not 0.
  case truth
  case int8, int16, int32, int64, uint8, uint16, uint32, uint64
  /// What a number below zero counts as where it meets one without a sign: 2³² or 2⁶⁴ more.
  case counted32, counted64

  /// The type that some words name: `unsigned`, `char`; nil where they name no number.
  init?(_ words: [String]) {
    guard let last = words.last, let single = Self.single[last] else { return nil }
    guard words.count > 1 || last == "unsigned" else {
      self = single
      return
    }
    self = Self.combined(Set(words))
  }

  private static func combined(_ words: Set<String>) -> NumberOfC {
    let isUnsigned = words.contains("unsigned")
    if words.contains("double") { return .double }
    if words.contains("char") { return isUnsigned ? .uint8 : .int8 }
    if words.contains("short") { return isUnsigned ? .uint16 : .int16 }
    if words.contains("long") { return isUnsigned ? .uint64 : .int64 }
    return isUnsigned ? .uint32 : .int32
  }

  private static let single: [String: NumberOfC] = [
    "double": .double, "CGFloat": .double, "NSTimeInterval": .double, "CFTimeInterval": .double,
    "float": .float, "GLfloat": .float, "Float32": .float,
    "BOOL": .truth, "bool": .truth, "Boolean": .truth,
    // A character has a sign on Apple's platforms.
    "char": .int8, "int8_t": .int8, "SInt8": .int8, "uint8_t": .uint8, "UInt8": .uint8,
    "short": .int16, "int16_t": .int16, "SInt16": .int16, "uint16_t": .uint16, "UInt16": .uint16,
    "int": .int32, "signed": .int32, "int32_t": .int32, "SInt32": .int32, "GLint": .int32,
    "unsigned": .uint32, "uint32_t": .uint32, "UInt32": .uint32, "GLuint": .uint32,
    "long": .int64, "NSInteger": .int64, "int64_t": .int64, "CFIndex": .int64,
    "NSComparisonResult": .int64,
    "NSUInteger": .uint64, "size_t": .uint64, "uint64_t": .uint64,
  ]

  /// Whether it keeps no number, but says what one counts as.
  var isCounted: Bool { rawValue >= NumberOfC.counted32.rawValue }

  /// Whether it drops the fraction of what it is given.
  var isWhole: Bool { rawValue >= NumberOfC.int8.rawValue }

  /// Whether it keeps some numbers otherwise than they are.
  var changes: Bool { self != .double && self != .truth }

  /// What the variable is after a value was given to it; nil for what is no number.
  func stored(_ value: Value) -> Value? {
    switch value {
    case .number(let number): self == .truth ? .boolean(number != 0) : .number(stored(number))
    case .boolean(let truth): self == .truth ? value : .number(truth ? 1 : 0)
    default: nil
    }
  }

  /// The number that is kept: the nearest with the digits of `float`, or the last bits of a whole one.
  ///
  /// Numbers of 64 bits are as exact as a double, and go on where they would overflow.
  func stored(_ number: Double) -> Double {
    if self == .float { return Double(Float(number)) }
    guard isWhole else { return number }
    if isCounted { return number < 0 ? number + (self == .counted32 ? 0x1p32 : 0x1p64) : number }
    let whole = number.wholePart
    guard let bits = Int(exactly: whole) else { return whole }
    return switch self {
    case .int8: Double(Int8(truncatingIfNeeded: bits))
    case .uint8: Double(UInt8(truncatingIfNeeded: bits))
    case .int16: Double(Int16(truncatingIfNeeded: bits))
    case .uint16: Double(UInt16(truncatingIfNeeded: bits))
    case .int32: Double(Int32(truncatingIfNeeded: bits))
    case .uint32: Double(UInt32(truncatingIfNeeded: bits))
    case .double, .float, .truth, .int64, .uint64, .counted32, .counted64: whole
    }
  }
}
