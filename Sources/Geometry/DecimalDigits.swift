/// The decimal digits of a finite number: 0.1234 · 10⁵ is `significand` 1234, `exponent` 4.
///
/// The digits are the shortest that read back as the same double; all of them fit one integer, so
/// rounding is exact integer arithmetic.
struct DecimalDigits {
  /// The digits as one whole number, without trailing zeros; 0 only for the number 0.
  var significand: UInt64
  /// The number of digits.
  var count: Int
  /// The power of ten of the first digit.
  var exponent: Int

  /// The digits of the magnitude of `number`, which must be finite.
  init(_ number: Double) {
    self.init(text: abs(number).description)
  }

  /// The digits of `number` · 10^`tens`.
  init(_ number: UInt64, tens: Int) {
    (significand, count) = (number, Self.length(of: number))
    exponent = number == 0 ? -1 : count - 1 + tens
    dropTrailingZeros()
  }

  /// Reads what Swift writes: `0.001`, `12.5`, `1e-07`, `1.5e+20`.
  private init(text: String) {
    (significand, count, exponent) = (0, 0, -1)
    var (isFraction, power, isNegative, inExponent) = (false, 0, false, false)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "."): isFraction = true
      case UInt8(ascii: "e"): inExponent = true
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "+"): break
      case _ where inExponent: power = power * 10 + Int(byte - UInt8(ascii: "0"))
      case _: append(UInt64(byte - UInt8(ascii: "0")), isFraction: isFraction)
      }
    }
    exponent += isNegative ? -power : power
    dropTrailingZeros()
  }

  private mutating func append(_ digit: UInt64, isFraction: Bool) {
    if significand == 0 && digit == 0 {
      if isFraction { exponent -= 1 }
      return
    }
    significand = significand * 10 + digit
    count += 1
    if !isFraction { exponent += 1 }
  }

  /// How many of the digits stand behind the point.
  var decimals: Int { max(count - 1 - exponent, 0) }

  /// Rounds to the first `kept` digits, halves away from zero; fewer than none is 0.
  mutating func round(to kept: Int) {
    guard kept < count else { return }
    guard kept >= 0 else {
      (significand, count) = (0, 0)
      return
    }
    let unit = Self.powerOfTen(count - kept)
    let rest = significand % unit
    significand = significand / unit + (rest >= unit - rest ? 1 : 0)
    count = kept
    // 9.99 rounds up to 10.0, one digit more.
    if significand == Self.powerOfTen(kept) {
      count += 1
      exponent += 1
    }
    dropTrailingZeros()
  }

  private mutating func dropTrailingZeros() {
    if significand == 0 { count = 0 }
    while count > 0 && significand % 10 == 0 {
      significand /= 10
      count -= 1
    }
  }

  /// How many digits a whole number has; none for 0.
  static func length(of number: UInt64) -> Int {
    // The logarithm by that of two, rounded down; 1233 / 4096 is a little above log10(2).
    let lower = ((UInt64.bitWidth - number.leadingZeroBitCount) * 1233) >> 12
    return number >= powerOfTen(lower) ? lower + 1 : lower
  }

  /// 1, 10, … up to 10¹⁹, the largest that fits; a double has at most 17 digits.
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }
}
