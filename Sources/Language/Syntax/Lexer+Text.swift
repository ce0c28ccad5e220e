extension Lexer {
  /// A string without interpolation is one token; with it, begin, parts, and the tokens between.
  mutating func readText() {
    let start = position
    position += 1
    if byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") {
      position += 2
      return report(.notSupported(.multilineText), from: start)
    }
    guard let text = readTextPart(from: start) else { return }
    if atInterpolation {
      add(.textBegin, from: start, payload: keep(text))
      beginInterpolation()
    } else {
      position += 1
      add(.text, from: start, payload: keep(text))
    }
  }

  /// After the `)` that ends an interpolation the text goes on.
  mutating func resumeText() {
    let start = position
    position += 1
    add(.interpolationEnd, from: start)
    let partStart = position
    guard let text = readTextPart(from: start) else { return }
    if atInterpolation {
      add(.textPart, from: partStart, payload: keep(text))
      beginInterpolation()
    } else {
      position += 1
      add(.textEnd, from: partStart, payload: keep(text))
    }
  }

  private var atInterpolation: Bool {
    byte() == UInt8(ascii: "\\") && byte(1) == UInt8(ascii: "(")
  }

  private mutating func beginInterpolation() {
    let start = position
    position += 2
    interpolations.append(depth)
    depth += 1
    add(.interpolationBegin, from: start)
  }

  private mutating func keep(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(texts.count - 1)
  }

  /// Reads to the closing quote or the next interpolation; nil after an error.
  private mutating func readTextPart(from start: Int) -> String? {
    var bytes: [UInt8] = []
    var partStart = position
    while position < source.bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "\"") || atInterpolation {
        bytes.append(contentsOf: source.bytes[partStart..<position])
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte() == UInt8(ascii: "\\") {
        bytes.append(contentsOf: source.bytes[partStart..<position])
        guard let scalar = readEscape() else { return nil }
        bytes.append(contentsOf: Array(String(scalar).utf8))
        partStart = position
      } else {
        position += 1
      }
    }
    report(.unterminatedText, from: start)
    return nil
  }

  private mutating func readEscape() -> Unicode.Scalar? {
    let start = position
    position += 2
    switch byte(-1) {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "0"): return "\0"
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "'"): return "'"
    case UInt8(ascii: "u") where byte() == UInt8(ascii: "{"): return readUnicodeEscape(from: start)
    default:
      position = min(position, source.bytes.count)
      report(.invalidEscape, from: start)
      position = source.lineEnd(after: position)
      return nil
    }
  }

  private mutating func readUnicodeEscape(from start: Int) -> Unicode.Scalar? {
    position += 1
    var value: UInt32 = 0
    var count = 0
    while let digit = Lexer.hexDigit(byte()), count < 8 {
      value = value << 4 | UInt32(digit)
      count += 1
      position += 1
    }
    if count > 0, byte() == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) {
      position += 1
      return scalar
    }
    report(.invalidEscape, from: start)
    position = source.lineEnd(after: position)
    return nil
  }
}
