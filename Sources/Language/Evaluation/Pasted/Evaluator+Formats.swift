internal import Geometry

extension Evaluator {
  /// A text with its values in place, as `NSLog` and `String(format:)` write it.
  ///
  /// `%f` has six decimals, `%d` cuts a fraction off, `%@` is what `print` writes.
  func formatted(_ values: [Value], of function: String) throws(Fault) -> String {
    guard let first = values.first, let format = String(first) else {
      throw .argument(
        0, .wrongKind(expected: "a text", found: values.first?.kind.words ?? "nothing", of: ""))
    }
    var reader = FormatReader(format)
    var text = ""
    var next = 1
    while let piece = reader.next() {
      switch piece {
      case .plain(let plain): text += plain
      case .value(let directive):
        guard next < values.count else {
          throw .problem(.wrongCount(found: values.count, of: function, spellings: []))
        }
        text += try written(values[next], next, directive)
        next += 1
      }
      if text.utf8.count > fuel.budget.text { throw .problem(.tooMuchText(fuel.budget.text)) }
    }
    return text
  }

  private func written(_ value: Value, _ position: Int, _ directive: FormatDirective)
    throws(Fault) -> String
  {
    if directive.letter == "@" || directive.letter == "s" { return plainText(value) }
    let number = try number(value, position)
    guard number.isFinite else { return directive.padded(numberText(number, .full)) }
    switch directive.letter {
    case "d", "i", "u", "c":
      return directive.padded(fixedText(number.rounded(.towardZero), decimals: 0))
    case "x", "X":
      let whole = Int(exactly: number.rounded(.towardZero)) ?? 0
      return directive.padded(String(whole, radix: 16, uppercase: directive.letter == "X"))
    case "g", "G", "e", "E":
      return directive.padded(numberText(number, .significant(max(directive.decimals ?? 6, 1))))
    default: return directive.padded(fixedText(number, decimals: directive.decimals ?? 6))
    }
  }

  /// C's YES and NO are numbers.
  private func number(_ value: Value, _ position: Int) throws(Fault) -> Double {
    if case .boolean(let flag) = value { return flag ? 1 : 0 }
    guard let number = Radians(value)?.radians else {
      throw .argument(
        position, .wrongKind(expected: "a number", found: value.kind.words, of: ""))
    }
    return number
  }
}

/// `%5.2f`: how a value is written.
private struct FormatDirective {
  var letter: Character
  var width = 0
  var decimals: Int?
  var isLeft = false
  var showsSign = false
  var fill: Character = " "

  func padded(_ text: String) -> String {
    let signed = showsSign && !text.hasPrefix("-") ? "+" + text : text
    let missing = String(repeating: fill, count: max(0, width - signed.count))
    if isLeft { return signed + String(repeating: " ", count: missing.count) }
    guard fill == "0", let sign = signed.first, sign == "-" || sign == "+" else {
      return missing + signed
    }
    return String(sign) + missing + signed.dropFirst()
  }
}

/// Takes a format apart.
private struct FormatReader {
  enum Piece {
    case plain(String)
    case value(FormatDirective)
  }

  private var rest: Substring

  init(_ text: String) { rest = Substring(text) }

  mutating func next() -> Piece? {
    guard let first = rest.first else { return nil }
    guard first == "%" else {
      let plain = rest.prefix { $0 != "%" }
      rest = rest.dropFirst(plain.count)
      return .plain(String(plain))
    }
    rest = rest.dropFirst()
    if rest.first == "%" {
      rest = rest.dropFirst()
      return .plain("%")
    }
    return directive()
  }

  private mutating func directive() -> Piece {
    var directive = FormatDirective(letter: "f")
    while let flag = rest.first, "-+ 0#".contains(flag) {
      if flag == "-" { directive.isLeft = true }
      if flag == "+" { directive.showsSign = true }
      if flag == "0" { directive.fill = "0" }
      rest = rest.dropFirst()
    }
    directive.width = number() ?? 0
    if rest.first == "." {
      rest = rest.dropFirst()
      directive.decimals = number() ?? 0
    }
    while let size = rest.first, "lhqzjtL".contains(size) { rest = rest.dropFirst() }
    guard let letter = rest.popFirst() else { return .plain("%") }
    directive.letter = letter
    return .value(directive)
  }

  private mutating func number() -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return digits.isEmpty ? nil : min(Int(digits) ?? 1000, 1000)
  }
}
