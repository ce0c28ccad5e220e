#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A type of whole numbers, by its bits and its sign.
enum WholeNumberType: UInt8, CaseIterable, Sendable {
  case int8, int16, int32, int64, uint8, uint16, uint32, uint64, uint, int

  /// All but `Int`, the type of whole numbers that says nothing of bits.
  static var sized: ArraySlice<WholeNumberType> { allCases.dropLast() }

  static func named(_ name: String) -> WholeNumberType? { allCases.first { "\($0.name)" == name } }

  var name: StaticString {
    switch self {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int64"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt64"
    case .uint: "UInt"
    case .int: "Int"
    }
  }

  var bits: Int {
    switch self {
    case .int8, .uint8: 8
    case .int16, .uint16: 16
    case .int32, .uint32: 32
    case .int64, .uint64, .uint, .int: 64
    }
  }

  var isSigned: Bool {
    switch self {
    case .int8, .int16, .int32, .int64, .int: true
    case .uint8, .uint16, .uint32, .uint64, .uint: false
    }
  }

  var lowest: Double { isSigned ? -exp2(Double(bits - 1)) : 0 }

  /// Of 64 bits one more than it is: a double has no room for the difference.
  var highest: Double { exp2(Double(isSigned ? bits - 1 : bits)) - (bits < 64 ? 1 : 0) }

  /// The last bits of a whole number.
  func wrapped(_ number: Double) -> Double {
    let size = exp2(Double(bits))
    let rest = number.truncatingRemainder(dividingBy: size)
    return rest < lowest ? rest + size : rest > highest ? rest - size : rest
  }

  /// The same of what 64 bits hold; nil where a double has no room for it.
  func wrapped(_ number: Int) -> Double? {
    if bits < 64 { return wrapped(Double(number & (1 << bits - 1))) }
    return isSigned ? Double(exactly: number) : Double(exactly: UInt(bitPattern: number))
  }
}

// Whole numbers are kept as doubles, but have one zero only: added to 0, -0 loses its sign.
extension Double {
  /// What an integer keeps of it.
  var wholePart: Double { rounded(.towardZero) + 0 }

  /// What `%` leaves, which Swift and C have for integers alone.
  func wholeRemainder(_ divisor: Double) -> Double {
    truncatingRemainder(dividingBy: divisor) + 0
  }
}
