/// What takes texts apart.
extension CatalogueBuilder {
  mutating func addTextParts() {
    addCharacters()
    addNumbersOfTexts()
    for (signature, keepsEmpty) in [
      ("split(separator:)", false), ("components(separatedBy:)", true),
    ] as [(StaticString, Bool)] {
      effect(
        signature, of: .text, takes: [[.text]], gives: .list,
        keepsEmpty
          ? "The parts between another text."
          : "The parts between another text, without empty ones.",
        keepsEmpty ? "\"1,,2\".components(separatedBy: \",\")" : "\"1,,2\".split(separator: \",\")"
      ) { evaluator, values, id in
        let (text, mark) = (try String.from(values[0], 0), try String.from(values[1], 1))
        try evaluator.reserve(elements: Double(text.utf8.count), at: id)
        let parts = parts(of: text, between: mark).filter { keepsEmpty || !$0.isEmpty }
        return try evaluator.makeList(parts.map { evaluator.text($0) }, at: id)
      }
    }
    effect(
      "replacingOccurrences(of:with:)", of: .text, takes: [[.text], [.text]], gives: .text,
      "With another text in place of each one.",
      "\"1,5\".replacingOccurrences(of: \",\", with: \".\")"
    ) { evaluator, values, id in
      let (text, mark) = (try String.from(values[0], 0), try String.from(values[1], 1))
      try evaluator.reserve(elements: Double(text.utf8.count), at: id)
      let parts = parts(of: text, between: mark).map { evaluator.text($0) }
      return try evaluator.joined(parts, by: try String.from(values[2], 2), at: id)
    }
  }
}

extension CatalogueBuilder {
  /// What NSString reads from a text: the number with which it begins, else 0.
  mutating func addNumbersOfTexts() {
    for name in ["floatValue", "doubleValue"] as [StaticString] {
      property(name, "The number with which a text begins, else 0.", "\"3.5\".floatValue") {
        (text: String) in leadingNumber(of: text)
      }
    }
    for (name, most) in [
      ("integerValue", Double(Int64.max)), ("intValue", Double(Int32.max)),
    ] as [(StaticString, Double)] {
      property(name, "The number with which a text begins, else 0.", "\"3.5\".floatValue") {
        (text: String) in leadingInteger(of: text, most)
      }
    }
  }

  /// What a text of one character is; of a longer text, what all of its characters are.
  private mutating func addCharacters() {
    character("isLetter", "Whether it is a letter.") { $0.isLetter }
    character("isNumber", "Whether it is a digit, or another sign for a number.") { $0.isNumber }
    character("isWhitespace", "Whether it is a space or the end of a line.") { $0.isWhitespace }
    character("isUppercase", "Whether it is a capital.") { $0.isUppercase }
    character("isLowercase", "Whether it is a small letter.") { $0.isLowercase }
    character("isNewline", "Whether it is the end of a line.") { $0.isNewline }
    character("isPunctuation", "Whether it is a mark between words.") { $0.isPunctuation }
    property(
      "wholeNumberValue", "The number that a digit stands for, or nil.", "\"7\".wholeNumberValue"
    ) {
      (s: String) in
      AnyValue(s.first?.wholeNumberValue.map { .number(Double($0)) } ?? .nothing)
    }
    property("capitalized", "Each word with a capital.", "\"ab cd\".capitalized") { (s: String) in
      capitalized(s)
    }
  }

  private mutating func character(
    _ name: StaticString, _ summary: StaticString,
    _ test: @escaping @Sendable (Character) -> Bool
  ) {
    property(name, summary, "\"a\".isLetter") { (s: String) in !s.isEmpty && s.allSatisfy(test) }
  }
}

private func capitalized(_ text: String) -> String {
  var result = ""
  var isInside = false
  for character in text {
    result += isInside ? character.lowercased() : character.uppercased()
    isInside = character.isLetter || character.isNumber || character == "'"
  }
  return result
}

/// The parts of a text before, between and behind the places of another; the text itself where that is empty.
private func parts(of text: String, between mark: String) -> [String] {
  let (bytes, mark) = (Array(text.utf8), Array(mark.utf8))
  guard !mark.isEmpty, bytes.count >= mark.count else { return [text] }
  var (parts, start) = ([String](), 0)
  while let end = place(of: mark, in: bytes, from: start) {
    parts.append(String(decoding: bytes[start..<end], as: UTF8.self))
    start = end + mark.count
  }
  return parts + [String(decoding: bytes[start...], as: UTF8.self)]
}

/// The longest number at the beginning of a text, behind spaces.
private func leadingNumber(of text: String) -> Double {
  let start = text.drop { $0.isWhitespace }
  var rest = start.utf8
  rest.takeSign()
  rest.takeDigits()
  if rest.first == UInt8(ascii: ".") { rest.removeFirst() }
  rest.takeDigits()
  return Double(start[..<rest.withoutExponent.startIndex]) ?? 0
}

/// The digits at the beginning of a text, behind spaces and a sign; at most so much, and at least one less than its
/// opposite.
private func leadingInteger(of text: String, _ most: Double) -> Double {
  let start = text.drop { $0.isWhitespace }
  var rest = start.utf8
  rest.takeSign()
  rest.takeDigits()
  let number = Double(start[..<rest.startIndex]) ?? 0
  return min(max(number, -most - 1), most)
}

extension Substring.UTF8View {
  fileprivate mutating func takeSign() {
    if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") { removeFirst() }
  }

  fileprivate mutating func takeDigits() { self = drop(while: isDigit) }

  /// What stands behind an exponent, `e-3`; all of it where none is complete.
  fileprivate var withoutExponent: Self {
    guard first == UInt8(ascii: "e") || first == UInt8(ascii: "E") else { return self }
    var rest = dropFirst()
    rest.takeSign()
    return rest.first.map(isDigit) ?? false ? rest.drop(while: isDigit) : self
  }
}
