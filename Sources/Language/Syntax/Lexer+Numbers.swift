internal import Geometry

/// A number with a unit glued to it.
struct AngleLiteral: Sendable {
  var value: Double
  var unit: AngleUnit
}

extension Lexer {
  /// `1.5`, `.42`, `1e-3`, `0x1F`, `1_000`, each with a unit glued to it; `5.` only before more of a line.
  mutating func readNumber() {
    let start = position
    if byte() == UInt8(ascii: "0") {
      if let radix = Lexer.radix(byte(1)) { return readInteger(radix: radix, from: start) }
      if isOfC, isDigit(byte(1)), readsOctal() { return }
    }
    var decimal = Decimal()
    readDigits(&decimal)
    // `t.0.1` is a part of a part: no number stands behind a dot.
    if byte() == UInt8(ascii: "."), isDigit(byte(1)), last != .dot {
      position += 1
      decimal.exponent = -readDigits(&decimal)
    }
    if byte() == UInt8(ascii: "."), last != .dot, endsInDot {
      if !isOfC, endsLineInDot { return reportDot(from: start) }
      position += 1
    }
    if Lexer.isLetter(byte()) { readExponent(&decimal) }
    let value = decimal.exactValue ?? parsedValue(from: start)
    if mayBeUnit || !value.isFinite {
      finishNumber(value, from: start)
    } else {
      finish(value, from: start)
    }
  }

  /// C's `180. / x` and `2.;`, and `5.f`, whose suffix follows.
  ///
  /// Mutating, so that the lexer is not copied for it.
  private var endsInDot: Bool {
    mutating get {
      if byte(1) | 0x20 == UInt8(ascii: "f") { return !isNameByte(byte(2)) }
      return " \t;,:)]}*/+-%<=>!".utf8.contains(byte(1)) || endsLineInDot
    }
  }

  /// Whether nothing stands behind the dot, where Swift would look for a member on the next line.
  private var endsLineInDot: Bool {
    mutating get { position + 1 == source.bytes.count || byte(1) == UInt8(ascii: "\n") }
  }

  private mutating func reportDot(from start: Int) {
    position += 1
    report(.malformedNumber(text(from: start)), from: start)
  }

  private static func radix(_ letter: UInt8) -> Double? {
    switch letter {
    case UInt8(ascii: "x"): 16
    case UInt8(ascii: "b"): 2
    case UInt8(ascii: "o"): 8
    default: nil
    }
  }

  private mutating func readInteger(radix: Double, from start: Int) {
    position += 2
    var value = 0.0
    var count = 0
    while let digit = Lexer.hexDigit(byte()), Double(digit) < radix {
      value = value * radix + Double(digit)
      position += 1
      count += 1
      while byte() == UInt8(ascii: "_") { position += 1 }
    }
    let isCutOff = isDigit(byte())
    if isCutOff { while isDigit(byte()) { position += 1 } }
    return count == 0 || isCutOff
      ? report(.malformedNumber(text(from: start)), from: start) : finishNumber(value, from: start)
  }

  /// C's `0755`; false for `09.5`, which is no whole number.
  private mutating func readsOctal() -> Bool {
    let start = position
    let digits = source.bytes[start...].prefix { isDigit($0) }
    let behind = byte(digits.count)
    if behind == UInt8(ascii: ".") || behind | 0x20 == UInt8(ascii: "e") { return false }
    position += digits.count
    guard digits.allSatisfy({ $0 < UInt8(ascii: "8") }) else {
      report(.malformedNumber(text(from: start)), from: start)
      return true
    }
    finishNumber(digits.reduce(0) { $0 * 8 + Double($1 - UInt8(ascii: "0")) }, from: start)
    return true
  }

  /// Reads digits, which may have `_` between them; returns their count.
  @discardableResult
  private mutating func readDigits(_ decimal: inout Decimal) -> Int {
    let end = source.bytes.count
    var count = 0
    var place = position
    while place < end {
      let digit = source.bytes[place] &- UInt8(ascii: "0")
      if digit < 10 {
        decimal.add(digit)
        count += 1
      } else if digit != UInt8(ascii: "_") - UInt8(ascii: "0")
        || place + 1 == end || !isDigit(source.bytes[place + 1])
      {
        break
      }
      place += 1
    }
    position = place
    return count
  }

  private mutating func readExponent(_ decimal: inout Decimal) {
    guard byte() | 0x20 == UInt8(ascii: "e") else { return }
    let signed = byte(1) == UInt8(ascii: "-") || byte(1) == UInt8(ascii: "+")
    guard isDigit(byte(signed ? 2 : 1)) else { return }
    let negative = byte(1) == UInt8(ascii: "-")
    position += signed ? 2 : 1
    var exponent = Decimal()
    readDigits(&exponent)
    let size = exponent.isExact ? Int(min(exponent.mantissa, 100_000)) : 100_000
    decimal.exponent += negative ? -size : size
  }

  /// Few digits and a small power of ten give the exact value at once; the rest goes to the
  /// standard library, whose grammar is wider than ours, which is why it never sees other text.
  private mutating func parsedValue(from start: Int) -> Double {
    let digits = source.bytes[start..<position].filter { $0 != UInt8(ascii: "_") }
    return Double(String(decoding: digits, as: UTF8.self)) ?? .infinity
  }

  private mutating func finishNumber(_ value: Double, from start: Int) {
    guard value.isFinite else { return report(.numberTooLarge, from: start) }
    guard mayBeUnit else { return finish(value, from: start) }
    let unitStart = position
    switch readUnit() {
    // The suffixes of C say how a number is stored.
    case "f", "F": return finish(Double(Float(value)), from: start)
    case "": return finish(value, from: start)
    case let unit where Lexer.isSuffixOfC(unit): return finish(value, from: start)
    case "deg": return finish(value, .degrees, from: start)
    case "rad": return finish(value, .radians, from: start)
    case "turn": return finish(value, .turns, from: start)
    case "π", "pi": return finish(value * .pi, from: start)
    case let unit:
      let number = String(decoding: source.bytes[start..<min(unitStart, start + 64)], as: UTF8.self)
      return report(.unknownUnit(visible(unit), of: number), from: unitStart)
    }
  }

  private static func isSuffixOfC(_ unit: String) -> Bool {
    ["u", "l", "ul", "lu", "ll", "ull", "llu"].contains(unit.lowercased())
  }

  /// Most numbers end at a bracket, comma or space, or at a degree sign, which is an operator.
  private var mayBeUnit: Bool {
    mutating get {
      if byte() >= 0x80 { return !(byte() == 0xC2 && byte(1) == 0xB0) }
      return byte() == UInt8(ascii: "_") || Lexer.isLetter(byte())
    }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private mutating func readUnit() -> String {
    let start = position
    if byte() >= 0x80, let scalar = scalar(), !Lexer.startsName(scalar) { return "" }
    while position - start < 64, let scalar = scalar(),
      scalar == "_" || Lexer.startsName(scalar) || (position > start && isDigit(byte()))
    {
      advance(scalar)
    }
    return text(from: start)
  }

  mutating func finish(_ value: Double, from start: Int) {
    token.value = value
    finish(.number, from: start)
  }

  private mutating func finish(_ value: Double, _ unit: AngleUnit, from start: Int) {
    angles.append(AngleLiteral(value: value, unit: unit))
    finish(.angle, from: start, payload: Int32(angles.count - 1))
  }

  func text(from start: Int) -> String {
    String(decoding: source.bytes[start..<min(position, start + 64)], as: UTF8.self)
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

/// Decimal digits as they are read: the value is `mantissa · 10^exponent`.
private struct Decimal {
  var mantissa: UInt64 = 0
  var exponent = 0
  var isExact = true

  mutating func add(_ digit: UInt8) {
    if mantissa < 900_000_000_000_000 {
      mantissa = mantissa * 10 + UInt64(digit)
    } else {
      isExact = false
    }
  }

  /// A mantissa below 2^53 times or over an exactly representable power of ten rounds only once.
  var exactValue: Double? {
    guard isExact, abs(exponent) <= 22 else { return nil }
    let value = Double(mantissa)
    if exponent == 0 { return value }
    return exponent < 0 ? value / powerOfTen(-exponent) : value * powerOfTen(exponent)
  }
}

/// Exact up to 10^22; multiplied out, since a list of them would be made at each launch.
func powerOfTen(_ exponent: Int) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}
