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
    for signature in [
      "Int8()", "Int16()", "Int32()", "Int64()", "UInt8()", "UInt16()", "UInt32()", "UInt64()",
      "UInt()",
    ] as [StaticString] {
      function(signature, "0.", signature) { 0.0 }
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
    for whole in WholeNumberType.allCases { addReading(of: whole) }
  }

  private mutating func addReading(of whole: WholeNumberType) {
    add(
      Definition(
        role: .initializer, name: names.intern(whole.name), labels: labels("_", "radix"),
        parameters: takes([.text], [.number]), result: .number,
        summary: "The whole number that a text writes to another base, or nil.",
        example: "UInt8(\"ff\", radix: 16)",
        body: .two { text, base in
          try whole.read(String.from(text, 0), radix: radix(base))
        }))
  }

  private mutating func addConversion(to whole: WholeNumberType) {
    addConversion(
      to: whole, "_",
      "A whole number of this type, without its fraction; nil of a text that writes none.",
      "UInt8(200)", takes: [.number, .angle, .text]
    ) { number in
      guard (whole.lowest...whole.highest).contains(number) else {
        throw Fault.argument(0, .outsideType("\(whole.name)", numberText(number, .full)))
      }
      return number
    }
  }

  private mutating func addConversion(
    to whole: WholeNumberType, _ label: StaticString, _ summary: StaticString,
    _ example: StaticString, takes kinds: Kinds = [.number, .angle],
    _ kept: @escaping @Sendable (Double) throws -> Double
  ) {
    add(
      Definition(
        role: .initializer, name: names.intern(whole.name), labels: labels(label),
        parameters: takes(kinds), result: .number, summary: summary, example: example,
        body: .one { value in
          if case .text(let box) = value { return try whole.read(box.payload, radix: 10) }
          let number = try measure(value, 0).wholePart
          guard number.isFinite else {
            throw Fault.argument(0, .outsideType("\(whole.name)", numberText(number, .full)))
          }
          return .number(try kept(number))
        }))
  }
}

extension WholeNumberType {
  /// The number that a text writes to a base; nil where it writes none that the type has.
  fileprivate func read(_ text: String, radix: Int) throws(Fault) -> Value {
    guard let number = isSigned ? signed(text, radix) : unsigned(text, radix) else {
      return .nothing
    }
    guard abs(number) <= 0x1p53 else { throw .problem(.inexactWhole) }
    return (lowest...highest).contains(number) ? .number(number) : .nothing
  }

  private func signed(_ text: String, _ radix: Int) -> Double? {
    Int(text, radix: radix).map { Double($0) }
  }

  private func unsigned(_ text: String, _ radix: Int) -> Double? {
    UInt(text, radix: radix).map { Double($0) }
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
