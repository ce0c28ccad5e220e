#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// What `math.h` has besides the functions that Swift is written with, and its names for `float`.
extension CatalogueBuilder {
  mutating func addMath() {
    addRoundingOfC()
    math("log2(_:)", c: "log2f", "The logarithm to base 2.", "log2(8)", log2)
    math("log10(_:)", c: "log10f", "The logarithm to base 10.", "log10(1000)", log10)
    math("exp2(_:)", c: "exp2f", "2 to the power of x.", "exp2(3)", exp2)
    math("cbrt(_:)", c: "cbrtf", "The cube root.", "cbrt(27)", cbrt)
    math("sinh(_:)", c: "sinhf", "The hyperbolic sine.", "sinh(1)", sinh)
    math("cosh(_:)", c: "coshf", "The hyperbolic cosine.", "cosh(1)", cosh)
    math("tanh(_:)", c: "tanhf", "The hyperbolic tangent.", "tanh(1)", tanh)
    function(
      "copysign(_:_:)", c: "copysignf", "The first, with the sign of the second.", "copysign(3, -1)"
    ) {
      (x: Double, y: Double) in copysign(x, y)
    }
    function(
      "fdim(_:_:)", c: "fdimf", "How much the first is above the second, or 0.", "fdim(5, 3)"
    ) {
      (x: Double, y: Double) in x > y ? x - y : 0
    }
    function("fminf(_:_:)", "The smaller one.", "fminf(3, 1)") { (x: Double, y: Double) in min(x, y)
    }
    function("fmaxf(_:_:)", "The larger one.", "fmaxf(3, 1)") { (x: Double, y: Double) in max(x, y)
    }
    for (name, isTrue) in numberTests {
      function(name, "Whether a number is of this kind.", "isfinite(1)") { (x: Double) in isTrue(x)
      }
    }
    for (name, number) in limits { global(name, "The end of a type of whole numbers.", number) }
    global("M_LN2", "The natural logarithm of 2.", log(2))
    global("M_LN10", "The natural logarithm of 10.", log(10))
  }

  private mutating func addRoundingOfC() {
    math("trunc(_:)", c: "truncf", "Without its fraction.", "trunc(-2.7)") {
      $0.rounded(.towardZero)
    }
    for (name, c) in [("rint(_:)", "rintf"), ("nearbyint(_:)", "nearbyintf")]
      as [(StaticString, StaticString)]
    {
      math(name, c: c, "The nearest whole number; of two, the even one.", "rint(2.5)") {
        $0.rounded(.toNearestOrEven)
      }
    }
    for (name, c) in [("lrint(_:)", "lrintf"), ("llrint(_:)", "llrintf")]
      as [(StaticString, StaticString)]
    {
      math(name, c: c, "The nearest whole number; of two, the even one.", "lrint(2.5)") {
        $0.rounded(.toNearestOrEven)
      }
    }
    for (name, c) in [("lround(_:)", "lroundf"), ("llround(_:)", "llroundf")]
      as [(StaticString, StaticString)]
    {
      math(name, c: c, "The nearest whole number; of two, the one farther from 0.", "lround(2.5)") {
        $0.rounded()
      }
    }
  }

  private mutating func math(
    _ signature: StaticString, c: StaticString, _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (Double) -> Double
  ) {
    let name = "\(signature)".prefix { $0 != "(" }
    function(signature, c: c, summary, example) { (x: Double) in
      try real(String(name), x, body(x))
    }
  }
}

private let numberTests: [(StaticString, @Sendable (Double) -> Bool)] = [
  ("isnan(_:)", { $0.isNaN }), ("isinf(_:)", { $0.isInfinite }), ("isfinite(_:)", { $0.isFinite }),
  ("signbit(_:)", { $0.sign == .minus }),
]

private let limits: [(StaticString, Double)] = [
  ("INT_MAX", Double(Int32.max)), ("INT_MIN", Double(Int32.min)), ("UINT_MAX", Double(UInt32.max)),
  ("LONG_MAX", Double(Int.max)), ("LONG_MIN", Double(Int.min)), ("ULONG_MAX", Double(UInt.max)),
  ("NSUIntegerMax", Double(UInt.max)), ("UINT8_MAX", Double(UInt8.max)),
  ("INT16_MAX", Double(Int16.max)), ("UINT16_MAX", Double(UInt16.max)),
  ("INT32_MAX", Double(Int32.max)), ("INT32_MIN", Double(Int32.min)),
  ("UINT32_MAX", Double(UInt32.max)),
]
