internal import Motion
internal import Geometry

extension CatalogueBuilder {
  mutating func addNumbers() {
    addConstants()
    addConversions()
    addWholeNumbers()
    addFunctions()
    addMath()
    addNumberMembers()
    addFloatingPoint()
    for name in ["quotient", "remainder", "partialValue", "overflow"] as [StaticString] {
      _ = names.intern(name)
    }
    addDivisions()
    addNumberParts()
  }

  private mutating func addConstants() {
    global("π", "Half a turn in radians.", .pi)
    global("pi", "Half a turn in radians.", .pi)
    global("M_PI", "Half a turn in radians.", .pi)
    global("M_PI_2", "A quarter turn in radians.", .pi / 2)
    global("M_PI_4", "An eighth of a turn in radians.", .pi / 4)
    global("M_1_PI", "1 / π.", 1 / .pi)
    global("M_2_PI", "2 / π.", 2 / .pi)
    global("M_SQRT2", "The square root of 2.", 2.0.squareRoot())
    global("M_SQRT1_2", "The square root of a half.", 0.5.squareRoot())
    global("M_E", "Euler's number.", 2.718281828459045)
    constant("CGFloat", "pi", "Half a turn in radians.") { Double.pi }
    constant("CGFloat", "infinity", "Larger than every number.") { Double.infinity }
    constant("CGFloat", "nan", "Not a number, which equals nothing.") { Double.nan }
    constant("CGFloat", "ulpOfOne", c: "DBL_EPSILON", "The distance from 1 to the next number.") {
      Double.ulpOfOne
    }
    constant("CGFloat", "greatestFiniteMagnitude", c: "CGFLOAT_MAX", "The largest finite number.") {
      Double.greatestFiniteMagnitude
    }
    constant("CGFloat", "zero", "0.") { 0.0 }
    constant(
      "Int", "max", c: "NSIntegerMax", "The largest whole number, 2^63: one more than in Swift."
    ) {
      Double(sign: .plus, exponent: 63, significand: 1)
    }
    constant("Int", "min", c: "NSIntegerMin", "The smallest whole number, -2^63.") {
      -Double(sign: .plus, exponent: 63, significand: 1)
    }
  }

  private mutating func addConversions() {
    add(conversion("CGFloat", "CGFloat(90°)") { $0 })
    add(conversion("Double", "Double(2.7)") { $0 })
    add(conversion("Float", "Float(2.7)") { $0 })
    add(conversion("TimeInterval", "TimeInterval(0.3)") { $0 })
    add(conversion("CFTimeInterval", "CFTimeInterval(0.3)") { $0 })
    add(conversion("Float64", "Float64(2.7)") { $0 })
    add(conversion("Float32", "Float32(2.7)") { $0 })
    add(conversion("Int", "Int(2.7)", wholePartOfInt))
    add(conversion("NSInteger", "NSInteger(2.7)", wholePartOfInt))
    addZeros()
    addUnboxing()
  }

  /// A number, or a truth value, that is made of nothing.
  private mutating func addZeros() {
    for signature in ["CGFloat()", "Double()", "Float()", "TimeInterval()", "Int()"]
      as [StaticString]
    {
      function(signature, "0.", signature) { 0.0 }
    }
    function("Bool()", "false.", "Bool()") { false }
    addTruth()
  }

  private mutating func addTruth() {
    effect(
      "Bool(_:)", takes: [[.boolean, .text]], gives: .boolean,
      "The truth value itself, or the one that a text writes, or nil.", "Bool(\"true\")"
    ) { _, values, _ in
      guard case .text(let box) = values[0] else { return .boolean(try truth(values[0])) }
      return Bool(box.payload).map(Value.boolean) ?? .nothing
    }
  }

  /// What takes a number out of an `NSNumber`, which here is the number itself.
  private mutating func addUnboxing() {
    for signature in ["CGFloat(truncating:)", "Double(truncating:)", "Float(truncating:)"]
      as [StaticString]
    {
      function(signature, "The number itself.", "CGFloat(truncating: 2.5)") { (x: Double) in x }
    }
    function("Int(truncating:)", "The number without its fraction.", "Int(truncating: 2.5)") {
      (x: Double) in x.wholePart
    }
  }

  /// `CGFloat(x)`: a number as it is, an angle in radians; `Int(x)` drops the fraction.
  private mutating func conversion(
    _ type: StaticString, _ example: StaticString,
    _ convert: @escaping @Sendable (Double) throws(Fault) -> Double
  ) -> Definition {
    Definition(
      role: .initializer, name: names.intern(type), labels: labels("_"),
      parameters: takes([.number, .angle, .text, .gestureState]), result: .number,
      summary: "Converts to this type of number; a text that writes none is nil.",
      example: example,
      body: .one {
        if case .text(let box) = $0 {
          let isWhole = try convert(0.5) == 0
          guard let number = Double(box.payload), !isWhole || Int(box.payload) != nil else {
            return .nothing
          }
          return .number(number)
        }
        if $0.kind == .gestureState { return .number(try GestureState.from($0, 0).number) }
        return .number(try convert(try measure($0, 0)))
      })
  }

  /// `index.quotientAndRemainder(dividingBy: columns)`, of whole numbers.
  private mutating func addDivisions() {
    effect(
      "quotientAndRemainder(dividingBy:)", of: .number, takes: [[.number]], gives: .structure,
      "The whole quotient and what is left.", "7.quotientAndRemainder(dividingBy: 2).remainder"
    ) { evaluator, values, _ in
      let number = try WholeNumber.from(values[0], 0).number
      let divisor = try WholeNumber.from(values[1], 1).number
      guard divisor != 0 else {
        throw Fault.problem(.divisionByZero("\(number) / 0"))
      }
      let (quotient, remainder) = number.quotientAndRemainder(dividingBy: divisor)
      let labels = ["quotient", "remainder"].map { evaluator.names.find($0) ?? .none }
      return evaluator.makeTuple(
        [.number(Double(quotient)), .number(Double(remainder))], labels)
    }
  }

  private mutating func addNumberMembers() {
    method("rounded()", "The nearest whole number.", "2.5.rounded()") { (x: Double) in x.rounded() }
    addRounding()
    method("squareRoot()", "The square root.", "2.squareRoot()") { (x: Double) in
      try real("sqrt", x, x.squareRoot())
    }
    method(
      "truncatingRemainder(dividingBy:)", "The remainder.", "7.truncatingRemainder(dividingBy: 3)"
    ) {
      (x: Double, y: Double) in
      if y == 0 { throw Fault.problem(.divisionByZero("\(numberText(x, .full)) % 0")) }
      return x.truncatingRemainder(dividingBy: y)
    }
    method(
      "remainder(dividingBy:)", "What is left of the nearest whole quotient: it may be negative.",
      "7.remainder(dividingBy: 4)"
    ) { (x: Double, y: Double) in
      if y == 0 { throw Fault.problem(.divisionByZero("\(numberText(x, .full)) % 0")) }
      return x.remainder(dividingBy: y)
    }
    method("signum()", "-1, 0 or 1, as its sign.", "(-3).signum()") { (x: Double) in
      x > 0 ? 1 : x < 0 ? -1 : 0
    }
    property("magnitude", "Without its sign.", "(-3).magnitude") { (x: Double) in abs(x) }
    method("isMultiple(of:)", "Whether it is a multiple of another.", "6.isMultiple(of: 3)") {
      (x: Double, n: Double) in n == 0 ? x == 0 : x.truncatingRemainder(dividingBy: n) == 0
    }
    property("isFinite", "Whether it is finite.", "1.isFinite") { (x: Double) in x.isFinite }
    property("isInfinite", "Whether it is infinite.", "1.isInfinite") { (x: Double) in x.isInfinite
    }
    property("isZero", "Whether it is 0.", "1.isZero") { (x: Double) in x.isZero }
    property("isNaN", "Whether it is not a number.", "1.isNaN") { (x: Double) in x.isNaN }
    property("description", "Its text.", "1.5.description") { (x: Double) in numberText(x, .full) }
  }
}

/// What an Int keeps of a number; Swift stops at one that no Int is.
private func wholePartOfInt(_ number: Double) throws(Fault) -> Double {
  let (type, whole) = (WholeNumberType.int, number.wholePart)
  guard (type.lowest...type.highest).contains(whole) else {
    throw .argument(0, .outsideType("\(type.name)", numberText(number, .full)))
  }
  return whole
}
