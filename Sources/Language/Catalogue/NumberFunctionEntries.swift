internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Functions of numbers: roots, powers and logarithms, rounding, strides, and the least and greatest.
extension CatalogueBuilder {
  mutating func addFunctions() {
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
    extremes("min", c: "fmin", "The smallest.", "min(3, 1, 2)") { $0 < $1 }
    extremes("max", c: "fmax", "The largest.", "max(3, 1, 2)") { $0 > $1 }
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
    _ precedes: @escaping @Sendable (Double, Double) -> Bool
  ) {
    for count in 2...4 {
      add(
        Definition(
          role: .function, name: names.intern(name), labels: unlabelled(count),
          parameters: takes(receiver: nil, Array(repeating: [.number, .angle], count: count)),
          result: .number,
          spellings: spellings(c: count == 2 ? c : nil), summary: summary, example: example,
          body: .many { values in
            var best = values[0]
            for (index, value) in values.enumerated() {
              if precedes(try measure(value, index), try measure(best, 0)) {
                best = value
              }
            }
            return best
          }))
    }
  }
}

/// The number that is asked for, of an angle its radians.
func measure(_ value: Value, _ position: Int) throws(Fault) -> Double {
  if case .angle(let angle) = value { return angle.radians }
  return try Double.from(value, position)
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

/// As in Swift each number is the first and so many steps, rounded once, and is compared with the end itself: whether
/// 1.7 is met from 0 by steps of 0.1 no division tells.
private func stride(_ numbers: [Double], _ count: Double, _ isIncluding: Bool) -> [Value] {
  var values: [Value] = []
  guard count >= 0 else { return values }
  let (end, step) = (numbers[1], numbers[2])
  for index in 0...Int(count.rounded(.down)) + 1 {
    let value = numbers[0].addingProduct(Double(index), step)
    let isBehind = step > 0 ? value > end : value < end
    if isBehind || !isIncluding && value == end { break }
    values.append(.number(value))
  }
  return values
}
