/// How many digits of a number are shown.
public enum Precision: Hashable, Sendable {
  /// So many significant digits, rounded, without trailing zeros.
  case significant(Int)
  /// The shortest digits that read back as exactly the same number.
  case full
}

/// The text of a number, which reads back as itself and is then written the same again.
///
/// Whole numbers below 1e15 are written whole; the others with `precision`, and with an exponent
/// (`1e-7`, `1.5e+20`) where it is below −5 or at least 16. Never `-0`; `.infinity`, `-.infinity`
/// and `.nan` as the language spells them.
/// - Parameter negligible: with `.significant`, smaller magnitudes are written `0`; pass 1e-12 of
///   the largest number beside this one.
public func numberText(
  _ x: Double, _ precision: Precision, negligible: Double = 1e-12
) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(longestText)
  appendNumberText(x, precision, negligible: negligible, to: &text)
  return String(decoding: text, as: UTF8.self)
}

/// Writes what ``numberText(_:_:negligible:)`` returns to the end of a buffer of bytes.
public func appendNumberText(
  _ x: Double, _ precision: Precision, negligible: Double = 1e-12, to text: inout [UInt8]
) {
  guard x.isFinite else { return appendNonfinite(x, to: &text) }
  guard abs(x) >= precision.smallestShown(negligible) else { return text.append(zero) }
  if x < 0 { text.append(minus) }
  if abs(x) < 1e15, x == x.rounded(.towardZero) {
    return appendWhole(UInt64(abs(x)), to: &text)
  }
  digits(of: x, precision).append(to: &text)
}

private func digits(of x: Double, _ precision: Precision) -> DecimalDigits {
  guard case .significant(let count) = precision else { return DecimalDigits(x) }
  if let few = fewDigits(of: x, max(count, 1)) { return few }
  var digits = DecimalDigits(x)
  digits.round(to: max(count, 1))
  return digits
}

/// The first digits of a number, rounded, where there is no need for its shortest digits.
private func fewDigits(of x: Double, _ count: Int) -> DecimalDigits? {
  guard abs(x) > 1e-9, abs(x) < 1e9 else { return nil }
  var decimals = count - 1
  var power = 1.0
  // A number so near to a power of ten that it may be taken for it is rounded to it anyway.
  while abs(x) >= power * 10 { (power, decimals) = (power * 10, decimals - 1) }
  power = 1
  while abs(x) * power < 1 { (power, decimals) = (power * 10, decimals + 1) }
  guard decimals >= 0, let units = units(of: x, decimals: decimals) else { return nil }
  return DecimalDigits(units, tens: -decimals)
}

/// The text of a number with a fixed number of decimals, for columns of a picture.
///
/// Rounds halves away from zero; what rounds to zero has no sign. From 1e16 on the exponent form.
/// The number of decimals is clamped to 0…17.
/// - Parameter trimmingZeros: whether trailing zeros of the fraction, and a bare point, are left out.
public func fixedText(
  _ x: Double, decimals: Int = 4, trimmingZeros: Bool = false
) -> String {
  var text: [UInt8] = []
  text.reserveCapacity(longestText)
  appendFixedText(x, decimals: decimals, trimmingZeros: trimmingZeros, to: &text)
  return String(decoding: text, as: UTF8.self)
}

/// Writes what ``fixedText(_:decimals:trimmingZeros:)`` returns to the end of a buffer of bytes.
public func appendFixedText(
  _ x: Double, decimals: Int = 4, trimmingZeros: Bool = false, to text: inout [UInt8]
) {
  let decimals = min(max(decimals, 0), 17)
  if let units = units(of: x, decimals: decimals) {
    if x < 0, units != 0 { text.append(minus) }
    return append(units, decimals: decimals, trimmingZeros: trimmingZeros, to: &text)
  }
  guard abs(x) < 1e16 else { return appendNumberText(x, .significant(decimals + 1), to: &text) }
  var digits = DecimalDigits(x)
  digits.round(to: digits.exponent + 1 + decimals)
  if x < 0, digits.significand != 0 { text.append(minus) }
  digits.appendPositional(to: &text, decimals: trimmingZeros ? 0 : decimals)
}

/// How many decimals write a number so that it reads back as itself; nil where it takes more than `most`.
///
/// None for whole numbers, and for what is not finite. Exact: below 2^53 the digits are one whole number, and
/// dividing it by a power of ten up to 10^22 rounds once, as reading the text does; above, the shortest digits
/// are looked for.
public func decimals(of x: Double, atMost most: Int) -> Int? {
  guard x.isFinite, x != x.rounded() else { return 0 }
  var power = 1.0
  for count in stride(from: 1, through: most, by: 1) {
    power *= 10
    let units = (abs(x) * power).rounded()
    guard units < 0x1p53 else {
      let all = DecimalDigits(x).decimals
      return all > most ? nil : all
    }
    if units / power == abs(x) { return count }
  }
  return nil
}

/// The magnitude of a number in units of its last decimal, where that needs no digits: the product
/// is off by less than 1e-6, so that it tells how to round unless it is as near to a half.
private func units(of number: Double, decimals: Int) -> UInt64? {
  guard decimals < 20 else { return nil }
  let scaled = abs(number) * Double(DecimalDigits.powerOfTen(decimals))
  guard scaled < 1e9 else { return nil }
  // Numbers with a sign are quicker to convert.
  let nearest = Int(scaled + 0.5)
  return abs(abs(Double(nearest) - scaled) - 0.5) > 1e-6 ? UInt64(nearest) : nil
}

/// Writes so many units of the last decimal.
private func append(
  _ units: UInt64, decimals: Int, trimmingZeros: Bool, to text: inout [UInt8]
) {
  var (units, decimals) = (units, decimals)
  while trimmingZeros, decimals > 0, units % 10 == 0 {
    units /= 10
    decimals -= 1
  }
  let digits = max(DecimalDigits.length(of: units), decimals + 1)
  appendDigits(of: units, count: digits, decimals: decimals, to: &text)
}

/// Writes `number` · 10^`tens`, as ``numberText(_:_:negligible:)`` writes it with all its digits.
///
/// Exact: ticks of a ruler are whole multiples of a power of ten, which no double need be.
public func appendDecimal(_ number: Int, tens: Int, to text: inout [UInt8]) {
  if number < 0 { text.append(minus) }
  if let whole = whole(UInt64(number.magnitude), tens: tens) {
    return appendWhole(whole, to: &text)
  }
  DecimalDigits(UInt64(number.magnitude), tens: tens).append(to: &text)
}

/// `number` · 10^`tens` where that is a whole number of at most nine digits, which most ticks are.
private func whole(_ number: UInt64, tens: Int) -> UInt64? {
  guard tens >= 0, tens < 9 else { return nil }
  let (whole, overflows) = number.multipliedReportingOverflow(by: DecimalDigits.powerOfTen(tens))
  return !overflows && whole < 1_000_000_000 ? whole : nil
}

/// Room for a sign, 17 digits, a point and an exponent.
private let longestText = 24
private let zero = UInt8(ascii: "0")
private let minus = UInt8(ascii: "-")

extension Precision {
  /// The smallest magnitude that is not written as 0.
  fileprivate func smallestShown(_ negligible: Double) -> Double {
    switch self {
    case .significant: max(negligible, .leastNonzeroMagnitude)
    case .full: .leastNonzeroMagnitude
    }
  }
}

private func appendNonfinite(_ x: Double, to text: inout [UInt8]) {
  let word = x.isNaN ? ".nan" : x < 0 ? "-.infinity" : ".infinity"
  text.append(contentsOf: word.utf8)
}

private func appendWhole(_ number: UInt64, to text: inout [UInt8]) {
  appendDigits(of: number, count: max(DecimalDigits.length(of: number), 1), decimals: 0, to: &text)
}

/// Writes the last digits of a number, with zeros before them where it has fewer, and a point before
/// the last decimals.
private func appendDigits(of number: UInt64, count: Int, decimals: Int, to text: inout [UInt8]) {
  let length = count + (decimals > 0 ? 1 : 0)
  text.append(addingCapacity: length) { text in
    text.append(repeating: zero, count: length)
    var bytes = text.mutableSpan
    var rest = number
    for index in 1...count {
      let (tens, digit) = rest.quotientAndRemainder(dividingBy: 10)
      let isBeforePoint = decimals > 0 && index > decimals
      bytes[length - index - (isBeforePoint ? 1 : 0)] = zero + UInt8(truncatingIfNeeded: digit)
      rest = tens
    }
    if decimals > 0 { bytes[length - decimals - 1] = UInt8(ascii: ".") }
  }
}

extension DecimalDigits {
  /// Writes the digits positionally, or with an exponent where that is below −5 or at least 16.
  fileprivate func append(to text: inout [UInt8]) {
    if (-5..<16).contains(exponent) {
      appendPositional(to: &text, decimals: 0)
    } else {
      appendScientific(to: &text)
    }
  }

  private func appendScientific(to text: inout [UInt8]) {
    let start = text.count
    appendWhole(significand, to: &text)
    if count > 1 { text.insert(UInt8(ascii: "."), at: start + 1) }
    text.append(UInt8(ascii: "e"))
    text.append(exponent < 0 ? minus : UInt8(ascii: "+"))
    appendWhole(UInt64(exponent.magnitude), to: &text)
  }

  /// Writes the digits around the decimal point, with zeros up to `decimals` digits after it.
  fileprivate func appendPositional(to text: inout [UInt8], decimals: Int) {
    let start = text.count
    let whole = significand == 0 ? 1 : exponent + 1  // digits before the point
    let fraction = max(decimals, count - whole)  // digits after it
    if whole <= 0 { appendZeros(1 - whole, to: &text) }
    appendWhole(significand, to: &text)
    appendZeros(max(whole, 1) + fraction - (text.count - start), to: &text)
    if fraction > 0 { text.insert(UInt8(ascii: "."), at: text.count - fraction) }
  }

  private func appendZeros(_ number: Int, to text: inout [UInt8]) {
    for _ in 0..<max(number, 0) { text.append(zero) }
  }
}
