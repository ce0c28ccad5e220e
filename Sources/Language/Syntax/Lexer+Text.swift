/// A text with an error in it, which is reported already.
private struct InvalidText: Error {}

extension Lexer {
  /// A string without interpolation is one token; with it, begin, parts, and the tokens between.
  mutating func readText() {
    let start = position
    position += 1
    if byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") {
      position += 2
      return report(.notSupported(.multilineText), from: start)
    }
    return readPart(whole: .text, open: .textBegin, from: start, reportedFrom: start)
  }

  /// After the `)` that ends an interpolation the text goes on.
  mutating func readTextRest() {
    readPart(whole: .textEnd, open: .textPart, from: position, reportedFrom: position - 1)
  }

  /// `\(` after a part of a text.
  mutating func readInterpolationBegin() {
    let start = position
    position += 2
    interpolations.append(depth)
    depth += 1
    return finish(.interpolationBegin, from: start)
  }

  private var atInterpolation: Bool {
    byte() == UInt8(ascii: "\\") && byte(1) == UInt8(ascii: "(")
  }

  /// A piece of text: `open` where an interpolation follows it, else `whole`.
  private mutating func readPart(
    whole: TokenKind, open: TokenKind, from start: Int, reportedFrom origin: Int
  ) {
    do throws(InvalidText) {
      texts.append(try readPart(from: origin))
    } catch {
      return
    }
    let kind = atInterpolation ? open : whole
    if kind == whole { position += 1 }
    return finish(kind, from: start, payload: Int32(texts.count - 1))
  }

  /// Reads to the closing quote or the next interpolation.
  private mutating func readPart(from start: Int) throws(InvalidText) -> String {
    var bytes: [UInt8] = []
    var partStart = position
    while position < source.bytes.count, byte() != 0x0A {
      if byte() == UInt8(ascii: "\"") || atInterpolation {
        bytes.append(contentsOf: source.bytes[partStart..<position])
        return String(decoding: bytes, as: UTF8.self)
      }
      if byte() == UInt8(ascii: "\\") {
        bytes.append(contentsOf: source.bytes[partStart..<position])
        bytes.append(contentsOf: Array(String(try readEscape()).utf8))
        partStart = position
      } else {
        position += 1
      }
    }
    report(.unterminatedText, from: start)
    throw InvalidText()
  }

  private mutating func readEscape() throws(InvalidText) -> Unicode.Scalar {
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
    case UInt8(ascii: "u") where byte() == UInt8(ascii: "{"):
      return try readUnicodeEscape(from: start)
    default:
      position = min(position, source.bytes.count)
      throw invalidEscape(from: start)
    }
  }

  /// Reports an escape; the rest of its line is skipped.
  private mutating func invalidEscape(from start: Int) -> InvalidText {
    report(.invalidEscape, from: start)
    position = source.lineEnd(after: position)
    return InvalidText()
  }

  private mutating func readUnicodeEscape(from start: Int) throws(InvalidText)
    -> Unicode.Scalar
  {
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
    throw invalidEscape(from: start)
  }
}
