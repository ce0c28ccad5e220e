internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// A type of whole numbers of a certain width.
struct WholeNumberType: Sendable {
  let name: StaticString
  let bits: Int
  let isSigned: Bool

  static let all = [
    WholeNumberType(name: "Int8", bits: 8, isSigned: true),
    WholeNumberType(name: "Int16", bits: 16, isSigned: true),
    WholeNumberType(name: "Int32", bits: 32, isSigned: true),
    WholeNumberType(name: "Int64", bits: 64, isSigned: true),
    WholeNumberType(name: "UInt8", bits: 8, isSigned: false),
    WholeNumberType(name: "UInt16", bits: 16, isSigned: false),
    WholeNumberType(name: "UInt32", bits: 32, isSigned: false),
    WholeNumberType(name: "UInt64", bits: 64, isSigned: false),
    WholeNumberType(name: "UInt", bits: 64, isSigned: false),
  ]
  static let int = WholeNumberType(name: "Int", bits: 64, isSigned: true)

  static func named(_ name: String) -> WholeNumberType? { all.first { "\($0.name)" == name } }

  var lowest: Double { isSigned ? -exp2(Double(bits - 1)) : 0 }

  /// Of 64 bits one more than it is: a double has no room for the difference.
  var highest: Double { exp2(Double(isSigned ? bits - 1 : bits)) - (bits < 64 ? 1 : 0) }

  /// The last bits of a whole number.
  func wrapped(_ number: Double) -> Double {
    let size = exp2(Double(bits))
    let rest = number.truncatingRemainder(dividingBy: size)
    return rest < lowest ? rest + size : rest > highest ? rest - size : rest
  }
}

extension CatalogueBuilder {
  /// `UInt8(x)` and its like, and `Int(exactly:)`.
  mutating func addWholeNumbers() {
    for whole in WholeNumberType.all { addConversion(to: whole) }
    for whole in WholeNumberType.all + [.int] {
      addConversion(
        to: whole, "clamping", "The nearest whole number that the type has.", "Int8(clamping: 300)"
      ) { min(max($0, whole.lowest), whole.highest) }
      addConversion(
        to: whole, "truncatingIfNeeded", "The last bits of a whole number.",
        "UInt8(truncatingIfNeeded: 300)"
      ) { whole.wrapped($0) }
    }
    effect(
      "Int(exactly:)", takes: [[.number]], gives: .void, "The number where it is whole, or nil.",
      "Int(exactly: 2.5)"
    ) { _, values, _ in
      let number = try Double.from(values[0], 0)
      return number.rounded() == number && number.isFinite ? .number(number) : .nothing
    }
  }

  private mutating func addConversion(to whole: WholeNumberType) {
    addConversion(
      to: whole, "_", "A whole number without its fraction, which has to be one of this type.",
      "UInt8(200)"
    ) { number in
      guard (whole.lowest...whole.highest).contains(number) else {
        throw Fault.argument(0, .outsideType("\(whole.name)", numberText(number, .full)))
      }
      return number
    }
  }

  private mutating func addConversion(
    to whole: WholeNumberType, _ label: StaticString, _ summary: StaticString,
    _ example: StaticString, _ kept: @escaping @Sendable (Double) throws -> Double
  ) {
    add(
      Definition(
        role: .initializer, name: names.intern(whole.name), labels: labels(label),
        parameters: takes([.number, .angle]), result: .number, summary: summary, example: example,
        body: .one { value in
          let number = try Radians.from(value, 0).radians.rounded(.towardZero)
          guard number.isFinite else {
            throw Fault.argument(0, .outsideType("\(whole.name)", numberText(number, .full)))
          }
          return .number(try kept(number))
        }))
  }
}
