import Geometry
import TestSupport
import Testing

/// The text of numbers.
struct NumberTextTests {
  static let sevenDigitsCases: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-12, "-12"), (123_456_789, "123456789"),
    (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"), (1e16, "1e+16"),
    (1.5, "1.5"), (0.1 + 0.2, "0.3"), (2.0 / 3, "0.6666667"), (-2.0 / 3, "-0.6666667"),
    (9.99999999, "10"), (0.99999999, "1"), (123.456789, "123.4568"), (11.063205, "11.06321"),
    (0.00001, "0.00001"), (0.000012345678, "0.00001234568"), (1e-6, "1e-6"), (1e-7, "1e-7"),
    (1.23456789e-8, "1.234568e-8"), (9.99999999e-6, "0.00001"), (1e-13, "0"), (-1e-13, "0"),
    (1.5e20, "1.5e+20"), (1.23456789e20, "1.234568e+20"), (-1.5e300, "-1.5e+300"),
    (123_456_789.5, "123456800"), (1_234_567_890_123_456, "1234568000000000"),
    (.infinity, ".infinity"), (-.infinity, "-.infinity"), (.nan, ".nan"),
  ]

  @Test(arguments: sevenDigitsCases)
  func sevenDigits(number: Double, expected: String) {
    #expect(numberText(number, .significant(7)) == expected)
  }

  static let fullPrecisionCases: [(Double, String)] = [
    (0.1 + 0.2, "0.30000000000000004"), (1e-13, "1e-13"), (-0.0, "0"),
    (.leastNonzeroMagnitude, "5e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9_007_199_254_740_992, "9007199254740992"),
    (2.5, "2.5"), (1e-5, "0.00001"), (1e22, "1e+22"), (100, "100"), (0.5, "0.5"),
  ]

  @Test(arguments: fullPrecisionCases)
  func fullPrecision(number: Double, expected: String) {
    #expect(numberText(number, .full) == expected)
  }

  static let halvesRoundAwayFromZeroCases: [(Double, Int, String)] = [
    (0.125, 2, "0.13"), (2.675, 3, "2.68"), (0.5, 1, "0.5"), (0.05, 1, "0.05"), (0.95, 1, "1"),
    (9.5, 1, "10"), (1.45, 2, "1.5"), (-1.45, 2, "-1.5"), (1.449, 2, "1.4"), (2.5, 0, "3"),
    (2.5, -3, "3"), (2.5, 40, "2.5"),
  ]

  @Test(arguments: halvesRoundAwayFromZeroCases)
  func halvesRoundAwayFromZero(number: Double, digits: Int, expected: String) {
    #expect(numberText(number, .significant(digits)) == expected)
  }

  @Test func negligibleIsTheCallers() {
    #expect(numberText(5e-8, .significant(7), negligible: 1e-7) == "0")
    #expect(numberText(5e-20, .significant(7), negligible: 0) == "5e-20")
    #expect(numberText(5e-20, .full, negligible: 1) == "5e-20")
  }

  @Test func bytesAreAppended() {
    var text = Array("x = ".utf8)
    appendNumberText(-1.25, .full, to: &text)
    #expect(String(decoding: text, as: UTF8.self) == "x = -1.25")
  }

  /// Doubles of every size and digit count.
  static func doubles(_ body: (_ seed: UInt64, _ x: Double) -> Void) {
    for seed in Volume.seeds(3000) {
      var random = SplitMix64(seed: seed)
      let anyBits = Double(bitPattern: random.next())
      let everyday = random.number(-1000...1000)
      body(seed, anyBits.isFinite ? anyBits : everyday)
      body(seed, everyday)
      body(seed, (everyday * 100).rounded() / 100)
    }
  }

  @Test func fullTextReadsBackAsTheSameNumber() {
    Self.doubles { seed, x in
      #expect(Double(numberText(x, .full)) == x, "seed \(seed)")
    }
  }

  @Test func whatIsShownIsShownAgain() throws {
    Self.doubles { seed, x in
      let count = 1 + Int(seed % 17)
      let text = numberText(x, .significant(count), negligible: 0)
      let again = numberText(Double(text) ?? .nan, .significant(count), negligible: 0)
      #expect(again == text, "seed \(seed), \(x) with \(count) digits")
    }
  }

  @Test func roundingStaysWithinHalfAUnit() throws {
    Self.doubles { seed, x in
      let text = numberText(x, .significant(7), negligible: 0)
      let error = abs((Double(text) ?? .nan) - x)
      #expect(error <= 5.0001e-7 * abs(x), "seed \(seed), \(x)")
    }
  }

  /// Numbers around halves of a digit and around powers of ten, where rounding is decided.
  static func doublesAtTurns(_ body: (_ seed: UInt64, _ x: Double) -> Void) {
    for seed in Volume.seeds(3000) {
      var random = SplitMix64(seed: seed)
      let digits = Double(Int(random.number(1...9_999_999)))
      let tens = pow10(Int(random.number(-14...3)))
      for turn in [digits * tens, (digits + 0.5) * tens, tens] {
        body(seed, turn)
        body(seed, turn.nextUp)
        body(seed, -turn.nextDown)
      }
    }
  }

  private static func pow10(_ exponent: Int) -> Double { Double("1e\(exponent)") ?? 1 }

  /// The first digits of the shortest text, rounded digit by digit.
  private static func rounded(_ x: Double, to count: Int) -> Double {
    let text = numberText(abs(x), .full).split(separator: "e")
    let parts = text[0].split(separator: ".", omittingEmptySubsequences: false)
    let all = (parts[0] + (parts.count > 1 ? parts[1] : "")).compactMap(\.wholeNumberValue)
    let first = all.firstIndex { $0 > 0 } ?? 0
    let exponent = (text.count > 1 ? Int(text[1]) ?? 0 : 0) + parts[0].count - 1 - first
    var digits = Array(all[first...].prefix(count))
    if all.count - first > count, all[first + count] > 4 {
      while digits.last == 9 { digits.removeLast() }
      if digits.isEmpty { return x < 0 ? -pow10(exponent + 1) : pow10(exponent + 1) }
      digits[digits.count - 1] += 1
    }
    let shown = digits.map(String.init).joined()
    let value = Double("\(shown)e\(exponent - digits.count + 1)") ?? .nan
    return x < 0 ? -value : value
  }

  @Test func roundingIsThatOfTheShortestDigits() {
    let check = { (seed: UInt64, x: Double) in
      let count = 1 + Int(seed % 12)
      guard x != x.rounded() || abs(x) >= 1e15 else { return }
      let text = numberText(x, .significant(count), negligible: 0)
      let expected = numberText(Self.rounded(x, to: count), .full)
      #expect(text == expected, "seed \(seed), \(x) with \(count) digits")
    }
    Self.doubles(check)
    Self.doublesAtTurns(check)
  }

  @Test func decimalsAreThoseOfTheShortestText() {
    Self.doubles { seed, x in
      let text = numberText(x, .full)
      guard !text.contains("e") || x == x.rounded() else { return }
      let fraction =
        text.contains("e") ? 0 : text.split(separator: ".").dropFirst().first?.count ?? 0
      #expect(decimals(of: x, atMost: 6) == (fraction > 6 ? nil : fraction), "seed \(seed), \(x)")
    }
  }

  @Test func decimalsOfWhatHasNone() {
    #expect(decimals(of: .infinity, atMost: 4) == 0)
    #expect(decimals(of: .nan, atMost: 4) == 0)
    #expect(decimals(of: 1e300, atMost: 4) == 0)
    #expect(decimals(of: 1_000_000_000_000.5, atMost: 4) == 1)
    #expect(decimals(of: 1_000_000_000_000.125, atMost: 4) == 3)
    #expect(decimals(of: 1_000_000_000_000.125, atMost: 2) == nil)
    #expect(decimals(of: -0.0001, atMost: 4) == 4)
    #expect(decimals(of: 1e-300, atMost: 4) == nil)
    #expect(decimals(of: 0.5, atMost: 0) == nil)
  }

  static let fixedDecimalsCases: [(Double, String)] = [
    (0.0, "0.0000"), (-0.0, "0.0000"), (1, "1.0000"), (0.86602540378, "0.8660"), (-1.5, "-1.5000"),
    (0.00005, "0.0001"), (0.000049, "0.0000"), (-0.00001, "0.0000"), (99.99999, "100.0000"),
    (123456.78, "123456.7800"), (1e15, "1000000000000000.0000"), (1e16, "1e+16"),
    (0.00015, "0.0002"), (9.99995, "10.0000"), (0.99995, "1.0000"), (0.09, "0.0900"),
    (.infinity, ".infinity"),
  ]

  @Test(arguments: fixedDecimalsCases)
  func fixedDecimals(number: Double, expected: String) {
    #expect(fixedText(number) == expected)
  }

  static let fixedDecimalsTrimmedCases: [(Double, String)] = [
    (0.0, "0"), (1, "1"), (0.8660254, "0.866"), (-1.5, "-1.5"), (-0.00001, "0"), (100, "100"),
    (99.99999, "100"), (0.00005, "0.0001"),
  ]

  @Test(arguments: fixedDecimalsTrimmedCases)
  func fixedDecimalsTrimmed(number: Double, expected: String) {
    #expect(fixedText(number, trimmingZeros: true) == expected)
  }

  @Test func fixedWithoutDecimals() {
    #expect(fixedText(2.5, decimals: 0) == "3")
    #expect(fixedText(0.4, decimals: 0) == "0")
    #expect(fixedText(-12.6, decimals: -1) == "-13")
    #expect(fixedText(1.5, decimals: .max) == "1.50000000000000000")
  }
}

/// Apple's text forms.
struct AppleTextTests {
  @Test func forms() {
    #expect(point(1, 2.5).appleText == "{1, 2.5}")
    #expect(Vector(dx: -1, dy: 0).appleText == "{-1, 0}")
    #expect(Size(width: 3, height: 4).appleText == "{3, 4}")
    #expect(rect(0, 0, -3, 4).appleText == "{{0, 0}, {-3, 4}}")
    #expect(R(degrees: 90).appleText == "[0, 1, -1, 0, 0, 0]")
    #expect(affine(-0.0, 0.1 + 0.2, 0, 0, 0, 0).appleText == "[0, 0.30000000000000004, 0, 0, 0, 0]")
    #expect(Rect.null.appleText == "{{inf, inf}, {0, 0}}")
  }

  @Test func debugDescriptions() {
    #expect(point(1, 2.5).debugDescription == "(1.0, 2.5)")
    #expect(Size(width: 3, height: 4).debugDescription == "(3.0, 4.0)")
    #expect(rect(5, 6, 7, 8).debugDescription == "(5.0, 6.0, 7.0, 8.0)")
  }
}
