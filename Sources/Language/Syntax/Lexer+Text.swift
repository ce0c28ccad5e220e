/// A text with an error in it, which is reported already.
private struct InvalidText: Error {}

/// How a text is written: between which quotes, with how many `#` around them.
struct TextForm {
  /// `#"…"#`: an escape begins with `\#` then.
  var hashes = 0
  /// Where the last line of a text between `"""` ends; nil for a text on one line.
  var end: Int?
  /// What each line of such a text begins with, as its last does; it does not belong to the text.
  var indent = 0
}

extension Lexer {
  /// A string without interpolation is one token; with it, begin, parts, and the tokens between.
  mutating func readText() { readText(TextForm(), from: position) }

  /// `#"…"#`, in which a backslash alone means nothing.
  mutating func readRawText() {
    let start = position
    while byte() == UInt8(ascii: "#") { position += 1 }
    readText(TextForm(hashes: position - start), from: start)
  }

  /// Whether a text begins with the `#` that stands here.
  var startsRawText: Bool {
    var offset = 1
    while byte(offset) == UInt8(ascii: "#") { offset += 1 }
    return byte(offset) == UInt8(ascii: "\"")
  }

  private mutating func readText(_ form: TextForm, from start: Int) {
    var form = form
    position += 1
    if byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") {
      position += 2
      guard open(&form) else { return report(.unterminatedText, from: start) }
    }
    return readPart(form, whole: .text, open: .textBegin, from: start, reportedFrom: start)
  }

  /// After the `)` that ends an interpolation the text goes on.
  mutating func readTextRest() {
    let form = openTexts.popLast() ?? TextForm()
    readPart(form, whole: .textEnd, open: .textPart, from: position, reportedFrom: position - 1)
  }

  /// `\(` after a part of a text.
  mutating func readInterpolationBegin() {
    let start = position
    position += 2 + (openTexts.last?.hashes ?? 0)
    interpolations.append(depth)
    depth += 1
    return finish(.interpolationBegin, from: start)
  }

  /// Finds the line that ends a text between `"""`, behind which the position then is; false where there is
  /// none.
  private mutating func open(_ form: inout TextForm) -> Bool {
    let closing = Array("\"\"\"".utf8) + Array(repeating: UInt8(ascii: "#"), count: form.hashes)
    var lineEnd = source.lineEnd(after: position)
    guard source.bytes[position..<lineEnd].allSatisfy(isBlank) else {
      position = lineEnd
      return false
    }
    endsInsideText = true
    position = lineEnd + 1
    while lineEnd < source.bytes.count {
      var start = lineEnd + 1
      while start < source.bytes.count, isBlank(source.bytes[start]) { start += 1 }
      if source.bytes[min(start, source.bytes.count)...].starts(with: closing) {
        (form.end, form.indent) = (lineEnd, start - lineEnd - 1)
        endsInsideText = false
        skipIndent(form)
        return true
      }
      lineEnd = source.lineEnd(after: lineEnd + 1)
    }
    position = source.bytes.count
    return false
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == 0x09 }

  private mutating func skipIndent(_ form: TextForm) {
    let end = min(position + form.indent, form.end ?? position)
    while position < end, isBlank(byte()) { position += 1 }
  }

  private func atInterpolation(_ form: TextForm) -> Bool {
    atEscape(form) && byte(1 + form.hashes) == UInt8(ascii: "(")
  }

  private func atEscape(_ form: TextForm) -> Bool {
    guard byte() == UInt8(ascii: "\\") else { return false }
    return form.hashes == 0 || (1...form.hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  private func atEnd(_ form: TextForm) -> Bool {
    if let end = form.end { return position >= end }
    guard byte() == UInt8(ascii: "\"") else { return false }
    return form.hashes == 0 || (1...form.hashes).allSatisfy { byte($0) == UInt8(ascii: "#") }
  }

  /// A piece of text: `open` where an interpolation follows it, else `whole`.
  private mutating func readPart(
    _ form: TextForm, whole: TokenKind, open: TokenKind, from start: Int, reportedFrom origin: Int
  ) {
    do throws(InvalidText) {
      texts.append(try readPart(form, from: origin))
    } catch {
      return
    }
    let isWhole = atEnd(form)
    if isWhole { skipEnd(form) } else { openTexts.append(form) }
    return finish(isWhole ? whole : open, from: start, payload: Int32(texts.count - 1))
  }

  private mutating func skipEnd(_ form: TextForm) {
    if let end = form.end { position = end + 1 + form.indent + 2 }
    position += 1 + form.hashes
  }

  /// Reads to the end of the text or the next interpolation.
  private mutating func readPart(_ form: TextForm, from start: Int) throws(InvalidText) -> String {
    var bytes: [UInt8] = []
    var partStart = position
    while position < source.bytes.count, form.end != nil || byte() != 0x0A {
      if atEnd(form) || atInterpolation(form) {
        if partStart < position { bytes.append(contentsOf: source.bytes[partStart..<position]) }
        return String(decoding: bytes, as: UTF8.self)
      }
      let isEscape = atEscape(form)
      guard isEscape || byte() == 0x0A else {
        position += 1
        continue
      }
      bytes.append(contentsOf: source.bytes[partStart..<position])
      let piece = isEscape ? try readEscape(form) : [0x0A]
      bytes += piece
      // A line ends here, or the end of a line was escaped.
      if !isEscape || piece.isEmpty {
        position += 1
        skipIndent(form)
      }
      partStart = position
    }
    report(.unterminatedText, from: start)
    throw InvalidText()
  }

  /// A backslash at the end of a line of a text between `"""` joins it with the next.
  private mutating func readEscape(_ form: TextForm) throws(InvalidText) -> [UInt8] {
    let start = position
    position += 1 + form.hashes
    if form.end != nil, byte() == 0x0A { return [] }
    if isOfC, startsByte(0) { return try bytesOfC(from: start) }
    position += 1
    return Array(String(try escaped(from: start)).utf8)
  }

  private mutating func escaped(from start: Int) throws(InvalidText) -> Unicode.Scalar {
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
    case let letter where isOfC: return try escapedInC(letter, from: start)
    default:
      position = min(position, source.bytes.count)
      throw invalidEscape(from: start)
    }
  }

  /// `\a`, `\u00B0`: what only C writes so.
  private mutating func escapedInC(_ letter: UInt8, from start: Int) throws(InvalidText)
    -> Unicode.Scalar
  {
    switch letter {
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "e"): return "\u{1B}"
    case UInt8(ascii: "?"): return "?"
    case UInt8(ascii: "u"): return try hexEscape(4, from: start)
    case UInt8(ascii: "U"): return try hexEscape(8, from: start)
    default:
      position = min(position, source.bytes.count)
      throw invalidEscape(from: start)
    }
  }

  private mutating func hexEscape(_ most: Int, from start: Int) throws(InvalidText)
    -> Unicode.Scalar
  {
    var (value, count): (UInt32, Int) = (0, 0)
    while let digit = Lexer.hexDigit(byte()), count < most {
      value = value << 4 | UInt32(digit)
      count += 1
      position += 1
    }
    guard count > 0, let scalar = Unicode.Scalar(value) else { throw invalidEscape(from: start) }
    return scalar
  }

  // MARK: Bytes of C

  /// Whether `101` or `x41` stands so far ahead, behind a backslash.
  private func startsByte(_ offset: Int) -> Bool {
    byte(offset) == UInt8(ascii: "x") || Lexer.isOctal(byte(offset))
  }

  /// `\303\251`, `\x41`: C writes bytes, of which those in a row are one or more characters of UTF-8.
  private mutating func bytesOfC(from start: Int) throws(InvalidText) -> [UInt8] {
    var bytes = [try byteOfC(from: start)]
    while byte() == UInt8(ascii: "\\"), startsByte(1) {
      position += 1
      bytes.append(try byteOfC(from: start))
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw noCharacter(from: start) }
    return bytes
  }

  /// Up to three digits, or behind an `x` as many as there are.
  private mutating func byteOfC(from start: Int) throws(InvalidText) -> UInt8 {
    let isHex = byte() == UInt8(ascii: "x")
    if isHex { position += 1 }
    let first = position
    var value = 0
    while let digit = isHex ? Lexer.hexDigit(byte()) : Lexer.octalDigit(byte()),
      isHex || position < first + 3
    {
      // More than a byte holds stays so.
      value = min(value * (isHex ? 16 : 8) + Int(digit), 256)
      position += 1
    }
    guard position > first, let byte = UInt8(exactly: value) else {
      throw noCharacter(from: start)
    }
    return byte
  }

  private static func isOctal(_ byte: UInt8) -> Bool { octalDigit(byte) != nil }

  private static func octalDigit(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }

  private mutating func noCharacter(from start: Int) -> InvalidText {
    invalid(.escapedBytes, from: start)
  }

  private mutating func invalidEscape(from start: Int) -> InvalidText {
    invalid(.invalidEscape, from: start)
  }

  /// Reports an escape; the rest of its line is skipped.
  private mutating func invalid(_ problem: Problem, from start: Int) -> InvalidText {
    report(problem, from: start)
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
