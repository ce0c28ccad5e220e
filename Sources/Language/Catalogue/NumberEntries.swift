internal import Motion
internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

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
    add(conversion("Int", "Int(2.7)") { $0.rounded(.towardZero) })
    add(conversion("NSInteger", "NSInteger(2.7)") { $0.rounded(.towardZero) })
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
    function("Bool(_:)", "The truth value itself.", "Bool(1 < 2)") { (truth: Bool) in truth }
  }

  /// What takes a number out of an `NSNumber`, which here is the number itself.
  private mutating func addUnboxing() {
    for signature in ["CGFloat(truncating:)", "Double(truncating:)", "Float(truncating:)"]
      as [StaticString]
    {
      function(signature, "The number itself.", "CGFloat(truncating: 2.5)") { (x: Double) in x }
    }
    function("Int(truncating:)", "The number without its fraction.", "Int(truncating: 2.5)") {
      (x: Double) in x.rounded(.towardZero)
    }
  }

  /// `CGFloat(x)`: a number as it is, an angle in radians; `Int(x)` drops the fraction.
  private mutating func conversion(
    _ type: StaticString, _ example: StaticString, _ convert: @escaping @Sendable (Double) -> Double
  ) -> Definition {
    Definition(
      role: .initializer, name: names.intern(type), labels: labels("_"),
      parameters: takes([.angle, .number, .text, .gestureState]), result: .number,
      summary: "Converts to this type of number; a text that writes none is nil.",
      example: example,
      body: .one {
        if case .text(let box) = $0 {
          let isWhole = convert(0.5) == 0
          guard let number = Double(box.payload), !isWhole || Int(box.payload) != nil else {
            return .nothing
          }
          return .number(number)
        }
        if $0.kind == .gestureState { return .number(try GestureState.from($0, 0).number) }
        return .number(convert(try Radians.from($0, 0).radians))
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

  private mutating func addFunctions() {
    function("sqrt(_:)", c: "sqrtf", "The square root.", "sqrt(2)") { (x: Double) in
      try real("sqrt", x, x.squareRoot())
    }
    function("exp(_:)", c: "expf", "e to the power of x.", "exp(1)") { (x: Double) in exp(x) }
    function("log(_:)", c: "logf", "The natural logarithm.", "log(10)") { (x: Double) in
      try real("log", x, log(x))
    }
    magnitude("abs(_:)", "abs(-3)")
    magnitude("labs(_:)", "labs(-3)")
    magnitude("fabs(_:)", c: "fabsf", "fabs(-3)")
    function("floor(_:)", c: "floorf", "The next whole number below.", "floor(2.7)") {
      (x: Double) in
      x.rounded(.down)
    }
    function("ceil(_:)", c: "ceilf", "The next whole number above.", "ceil(2.2)") { (x: Double) in
      x.rounded(.up)
    }
    function("round(_:)", c: "roundf", "The nearest whole number.", "round(2.5)") { (x: Double) in
      x.rounded()
    }
    function("pow(_:_:)", c: "powf", "The first to the power of the second.", "pow(2, 10)") {
      (x: Double, y: Double) in try real("pow", x, power(x, y), y)
    }
    function("hypot(_:_:)", c: "hypotf", "The length of the diagonal.", "hypot(3, 4)") {
      (x: Double, y: Double) in
      hypot(x, y)
    }
    function("fmod(_:_:)", c: "fmodf", "The remainder.", "fmod(7, 3)") { (x: Double, y: Double) in
      if y == 0 { throw Fault.problem(.divisionByZero("fmod(\(numberText(x, .full)), 0)")) }
      return x.truncatingRemainder(dividingBy: y)
    }
    addStride(
      "stride(from:to:by:)", "stride(from: 0, to: 1, by: 0.25)",
      "The numbers from the first, before the second.", false)
    addStride(
      "stride(from:through:by:)", "stride(from: 0, through: 1, by: 0.25)",
      "The numbers from the first to the second.", true)
    addStride(
      "stride(to:by:)", of: .number, "0.stride(to: 1, by: 0.25)",
      "The numbers from it, before another.", false)
    addStride(
      "stride(through:by:)", of: .number, "0.stride(through: 1, by: 0.25)",
      "The numbers from it to another.", true)
    extremes("min", c: "fmin", "The smallest.", "min(3, 1, 2)") { $0.radians < $1.radians }
    extremes("max", c: "fmax", "The largest.", "max(3, 1, 2)") { $0.radians > $1.radians }
  }

  /// A number or an angle without its sign.
  private mutating func magnitude(
    _ signature: StaticString, c: StaticString? = nil, _ example: StaticString
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .function, name: name, labels: labels,
        parameters: takes(receiver: nil, [[.number, .angle]]),
        result: .number, spellings: spellings(c: c), summary: "Without its sign.", example: example,
        body: .one { value in
          if case .angle(let angle) = value.measuredAsNumber {
            return .angle(angle.value < 0 ? -angle : angle)
          }
          return .number(abs(try Double.from(value.measuredAsNumber, 0)))
        }))
  }

  private mutating func addStride(
    _ signature: StaticString, of owner: Kind? = nil, _ example: StaticString,
    _ summary: StaticString, _ isIncluding: Bool
  ) {
    let kinds: [Kinds] = [[.number], [.number], [.number]]
    effect(
      signature, of: owner, takes: Array(kinds.dropFirst(owner == nil ? 0 : 1)), gives: .list,
      summary, example
    ) { evaluator, values, id in
      var numbers: [Double] = []
      for (index, value) in values.enumerated() { numbers.append(try Double.from(value, index)) }
      guard numbers[2] != 0, numbers[2].isFinite else { throw Fault.argument(2, .stepOfZero) }
      let count = (numbers[1] - numbers[0]) / numbers[2]
      try evaluator.reserve(elements: count, at: id)
      return try evaluator.makeList(stride(numbers, count, isIncluding), at: id)
    }
  }

  /// `min` and `max` of two to four numbers or angles.
  private mutating func extremes(
    _ name: StaticString, c: StaticString, _ summary: StaticString, _ example: StaticString,
    _ precedes: @escaping @Sendable (Radians, Radians) -> Bool
  ) {
    for count in 2...4 {
      add(
        Definition(
          role: .function, name: names.intern(name), labels: unlabelled(count),
          parameters: takes(receiver: nil, Array(repeating: Radians.kinds, count: count)),
          result: .number,
          spellings: spellings(c: count == 2 ? c : nil), summary: summary, example: example,
          body: .many { values in
            var best = values[0]
            for (index, value) in values.enumerated() {
              if precedes(try Radians.from(value, index), try Radians.from(best, 0)) {
                best = value
              }
            }
            return best
          }))
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

/// The result of a function, or where there is none an error that shows the argument.
func real(_ name: String, _ argument: Double, _ result: Double, _ second: Double? = nil)
  throws(Fault) -> Double
{
  guard result.isFinite || !argument.isFinite else {
    let texts = [argument, second].compactMap { $0.map { numberText($0, .full) } }
    let shown = texts.joined(separator: ", ")
    throw .problem(
      result.isNaN || name.hasPrefix("log")
        ? .outsideDomain(name, shown) : .notFinite("\(name)(\(shown))"))
  }
  return result
}

/// x to the power of y; NaN where it is no real number.
func power(_ x: Double, _ y: Double) -> Double { pow(x, y) }

private func stride(_ numbers: [Double], _ count: Double, _ isIncluding: Bool) -> [Value] {
  var values: [Value] = []
  guard count >= 0 else { return values }
  for index in 0...Int(count.rounded(.down)) {
    let value = numbers[0] + Double(index) * numbers[2]
    if !isIncluding, numbers[2] > 0 ? value >= numbers[1] : value <= numbers[1] { break }
    values.append(.number(value))
  }
  return values
}
