// Operators that the program declares, of the signs that Swift allows.

extension Lexer {
  /// Reads the operator that the program declared and that stands here, as long as it may be; whether one does.
  mutating func readsOwnOperator() -> Bool {
    let start = position
    let text = operatorText()
    guard let name = names.find(text), operators.contains(name) else { return false }
    position += text.utf8.count
    finish(.ownOperator, from: start, payload: name.id)
    return true
  }

  /// Reads the sign behind `infix operator`, which is one of the program's where it is new; nil where none stands there.
  mutating func readDeclaredOperator(_ isNew: (String) -> Bool) -> (sign: Name, isNew: Bool)? {
    while byte() == UInt8(ascii: " ") { position += 1 }
    let text = operatorText()
    guard !text.isEmpty else { return nil }
    position += text.utf8.count
    let name = names.intern(text)
    let isNew = isNew(text)
    if isNew, !operators.contains(name) { operators.append(name) }
    return (name, isNew)
  }

  /// A look at the bytes, which spares most texts another one at their tokens.
  var mayDeclareOperators: Bool { place(of: operatorWord, in: source.bytes) != nil }

  /// The signs that stand side by side here; a dot is one in an operator that begins with it.
  private mutating func operatorText() -> String {
    let start = position
    let hasDots = byte() == UInt8(ascii: ".")
    defer { position = start }
    while position < source.bytes.count, let sign = scalar(),
      Lexer.isSign(sign) || hasDots && sign == "."
    {
      advance(sign)
    }
    return text(from: start)
  }

  /// Whether an operator may be made of a character, and no name: https://docs.swift.org, "Operators".
  ///
  /// The point of products in the middle of a line, which Swift takes for a letter, is one, too.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x80: "+-*/%^|=!<>&~?".unicodeScalars.contains(scalar)
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xB7, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016, 0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003,
      0x3008...0x3020, 0x3030:
      !startsName(scalar)
    default: false
    }
  }
}

private let operatorWord = Array("operator ".utf8)
