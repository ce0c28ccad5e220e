internal import Geometry

extension CatalogueBuilder {
  /// `UInt8(x)` and its like, and `Int(exactly:)`.
  mutating func addWholeNumbers() {
    for whole in WholeNumberType.sized { addConversion(to: whole) }
    for whole in WholeNumberType.allCases {
      addConversion(
        to: whole, "clamping", "The nearest whole number that the type has.", "Int8(clamping: 300)"
      ) { min(max($0, whole.lowest), whole.highest) }
      addConversion(
        to: whole, "truncatingIfNeeded", "The last bits of a whole number.",
        "UInt8(truncatingIfNeeded: 300)"
      ) { whole.wrapped($0) }
    }
    addRadixes()
    effect(
      "Int(exactly:)", takes: [[.number]], gives: .void, "The number where it is whole, or nil.",
      "Int(exactly: 2.5)"
    ) { _, values, _ in
      let number = try Double.from(values[0], 0)
      return number.rounded() == number && number.isFinite ? .number(number) : .nothing
    }
  }

  /// `String(255, radix: 16)` and back.
  private mutating func addRadixes() {
    effect(
      "String(_:radix:)", takes: [[.number], [.number]], gives: .text,
      "A whole number written to another base.", "String(255, radix: 16)"
    ) { evaluator, values, _ in
      evaluator.text(String(try WholeNumber.from(values[0], 0).number, radix: try radix(values[1])))
    }
    effect(
      "Int(_:radix:)", takes: [[.text], [.number]], gives: .void,
      "The whole number that a text writes to another base, or nil.", "Int(\"ff\", radix: 16)"
    ) { _, values, _ in
      let number = Int(try String.from(values[0], 0), radix: try radix(values[1]))
      return number.flatMap { Double(exactly: $0) }.map(Value.number) ?? .nothing
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

/// A base that Swift writes numbers to.
func radix(_ value: Value) throws -> Int {
  let radix = try WholeNumber.from(value, 1).number
  guard (2...36).contains(radix) else {
    throw Fault.argument(1, .outsideRange("a base", "a whole number from 2 to 36"))
  }
  return radix
}
