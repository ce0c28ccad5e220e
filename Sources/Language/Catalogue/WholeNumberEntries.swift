internal import Geometry

/// A type of whole numbers of a certain width.
struct WholeNumberType: Sendable {
  let name: StaticString
  let lowest: Double
  let highest: Double

  static let all = [
    WholeNumberType(name: "Int8", lowest: -0x80, highest: 0x7F),
    WholeNumberType(name: "Int16", lowest: -0x8000, highest: 0x7FFF),
    WholeNumberType(name: "Int32", lowest: -0x8000_0000, highest: 0x7FFF_FFFF),
    WholeNumberType(name: "Int64", lowest: -0x1p63, highest: 0x1p63),
    WholeNumberType(name: "UInt8", lowest: 0, highest: 0xFF),
    WholeNumberType(name: "UInt16", lowest: 0, highest: 0xFFFF),
    WholeNumberType(name: "UInt32", lowest: 0, highest: 0xFFFF_FFFF),
    WholeNumberType(name: "UInt64", lowest: 0, highest: 0x1p64),
    WholeNumberType(name: "UInt", lowest: 0, highest: 0x1p64),
  ]
}

extension CatalogueBuilder {
  /// `UInt8(x)` and its like, and `Int(exactly:)`.
  mutating func addWholeNumbers() {
    for whole in WholeNumberType.all {
      add(
        Definition(
          role: .initializer, name: names.intern(whole.name), labels: labels("_"),
          parameters: takes([.number, .angle]), result: .number,
          summary: "A whole number without its fraction, which has to be one of this type.",
          example: "UInt8(200)",
          body: .one { value in
            let number = try Radians.from(value, 0).radians.rounded(.towardZero)
            guard (whole.lowest...whole.highest).contains(number) else {
              throw Fault.argument(0, .outsideType("\(whole.name)", numberText(number, .full)))
            }
            return .number(number)
          }))
    }
    effect(
      "Int(exactly:)", takes: [[.number]], gives: .void, "The number where it is whole, or nil.",
      "Int(exactly: 2.5)"
    ) { _, values, _ in
      let number = try Double.from(values[0], 0)
      return number.rounded() == number && number.isFinite ? .number(number) : .nothing
    }
  }
}
