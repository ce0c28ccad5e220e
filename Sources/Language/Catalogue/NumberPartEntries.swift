internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What Swift's numbers have of bits and signs, and what says whether a number is of a type.
extension CatalogueBuilder {
  mutating func addNumberParts() {
    addExactNumbers()
    addSigns()
    addBits()
    addOverflows()
    addProducts()
  }

  private mutating func addExactNumbers() {
    for whole in WholeNumberType.sized { addExact(to: whole) }
    for name in ["CGFloat(exactly:)", "Double(exactly:)", "Float(exactly:)"] as [StaticString] {
      function(name, "The number, which need not be nil.", "Double(exactly: 3)") { (x: Double) in x
      }
    }
  }

  private mutating func addExact(to whole: WholeNumberType) {
    add(
      Definition(
        role: .function, name: names.intern(whole.name), labels: labels("exactly"),
        parameters: takes([.number]), result: .void,
        summary: "The number where the type has it, or nil.", example: "Int8(exactly: 300)",
        body: .one { value in
          let number = try Double.from(value, 0)
          let isThere =
            number.rounded() == number && (whole.lowest...whole.highest).contains(number)
          return isThere ? value : .nothing
        }))
  }

  private mutating func addSigns() {
    property("sign", "Its sign: plus or minus.", "(-3).sign") { (x: Double) in
      x.sign == .minus ? "minus" : "plus"
    }
    for signature in ["CGFloat(signOf:magnitudeOf:)", "Double(signOf:magnitudeOf:)"]
      as [StaticString]
    {
      function(
        signature, "The second, with the sign of the first.", "Double(signOf: -1, magnitudeOf: 3)"
      ) {
        (x: Double, y: Double) in Double(signOf: x, magnitudeOf: y)
      }
    }
    for (signature, isMinimum) in [("minimum(_:_:)", true), ("maximum(_:_:)", false)]
      as [(StaticString, Bool)]
    {
      staticEffect(
        "CGFloat", signature, of: .number, takes: [[.number], [.number]], gives: .number,
        "The smaller or larger of two numbers.", "Double.minimum(1, 2)"
      ) { _, values, _ in
        let (x, y) = (try Double.from(values[0], 0), try Double.from(values[1], 1))
        return .number(isMinimum ? Double.minimum(x, y) : Double.maximum(x, y))
      }
    }
  }

  /// The bits of a whole number, as many as its type has by the text; an Int has 64.
  private mutating func addBits() {
    bits("bitWidth", "How many bits its type has.", "5.bitWidth") { _, width in width }
    bits("nonzeroBitCount", "How many of its bits are 1.", "5.nonzeroBitCount") { bits, _ in
      bits.nonzeroBitCount
    }
    bits("leadingZeroBitCount", "How many bits above are 0.", "5.leadingZeroBitCount") {
      bits, width in bits.leadingZeroBitCount - (64 - width)
    }
    bits("trailingZeroBitCount", "How many bits below are 0.", "8.trailingZeroBitCount") {
      bits, width in min(bits.trailingZeroBitCount, width)
    }
  }

  private mutating func bits(
    _ name: StaticString, _ summary: StaticString, _ example: StaticString,
    _ count: @escaping @Sendable (_ bits: UInt64, _ width: Int) -> Int
  ) {
    effectProperty(name, of: .number, gives: .number, summary, example) { evaluator, values, id in
      let number = try WholeNumber.from(values[0], 0).number
      let width = evaluator.wholeType(ofOwner: id).bits
      let bits = UInt64(truncatingIfNeeded: number) & (UInt64.max >> UInt64(64 - width))
      return .number(Double(count(bits, width)))
    }
  }

  private mutating func addOverflows() {
    for (signature, example, operation) in overflows {
      effect(
        signature, of: .number, takes: [[.number]], gives: .structure,
        "The last bits of the result, and whether its type had no room for it.", example
      ) { evaluator, values, id in
        let (a, b) = (
          try WholeNumber.from(values[0], 0).number, try WholeNumber.from(values[1], 1).number
        )
        return try evaluator.reported(operation(a, b), evaluator.wholeType(ofOwner: id))
      }
    }
  }

  private mutating func addProducts() {
    function("fma(_:_:_:)", "A product and a number, rounded once.", "fma(2, 3, 1)") {
      (a: Double, b: Double, c: Double) in c.addingProduct(a, b)
    }
    function("ldexp(_:_:)", "A number times a power of 2.", "ldexp(1.5, 3)") {
      (x: Double, exponent: WholeNumber) in
      Double(sign: .plus, exponent: exponent.number, significand: x)
    }
    effect(
      "modf(_:)", takes: [[.number]], gives: .structure, "A number without its fraction, and that.",
      "modf(2.5)"
    ) { evaluator, values, _ in
      let (whole, fraction) = modf(try Double.from(values[0], 0))
      return evaluator.makeTuple([.number(whole), .number(fraction)], [.none, .none])
    }
    effect(
      "String(_:radix:uppercase:)", takes: [[.number], [.number], [.boolean]], gives: .text,
      "A whole number written to another base, in large letters or small ones.",
      "String(255, radix: 16, uppercase: true)"
    ) { evaluator, values, _ in
      let (number, base) = (try WholeNumber.from(values[0], 0).number, try radix(values[1]))
      let isUppercase = try Bool.from(values[2], 2)
      return evaluator.text(String(number, radix: base, uppercase: isUppercase))
    }
  }
}

private typealias Reporting = @Sendable (Int, Int) -> (partialValue: Int, overflow: Bool)

private let overflows: [(StaticString, StaticString, Reporting)] = [
  (
    "addingReportingOverflow(_:)", "Int8(100).addingReportingOverflow(100).overflow",
    { $0.addingReportingOverflow($1) }
  ),
  (
    "subtractingReportingOverflow(_:)", "UInt8(1).subtractingReportingOverflow(2).partialValue",
    { $0.subtractingReportingOverflow($1) }
  ),
  (
    "multipliedReportingOverflow(by:)", "Int8(100).multipliedReportingOverflow(by: 2).overflow",
    { $0.multipliedReportingOverflow(by: $1) }
  ),
]
