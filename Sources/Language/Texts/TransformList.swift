internal import Geometry

/// Reads the list of functions that CSS and SVG write a transform as.
///
/// In both of them points are columns, so the leftmost function acts last; the result is for rows.
/// Functions are separated by spaces (in SVG also by commas), arguments by commas or spaces.
struct TransformList {
  private var scanner: TextScanner
  private let kind: TextKind
  private let forms: [TransformForm]

  /// A function as it is written, and the transform that it is.
  typealias Part = (text: String, transform: AffineTransform)

  /// The transform of a whole list.
  static func read(_ kind: TextKind, _ bytes: [UInt8]) throws(TextFault) -> AffineTransform {
    let whole = try parts(kind, bytes).reduce(AffineTransform.identity) {
      $1.transform.concatenating($0)
    }
    guard whole.isFinite else {
      throw TextFault(
        problem: .textNotFinite(kind, found: String(decoding: bytes, as: UTF8.self)),
        range: 0..<bytes.count)
    }
    return whole
  }

  /// The functions in the order in which they are written; none for `none`.
  static func parts(_ kind: TextKind, _ bytes: [UInt8]) throws(TextFault) -> [Part] {
    var list = TransformList(kind, bytes)
    return try list.functions()
  }

  private init(_ kind: TextKind, _ bytes: [UInt8]) {
    self.kind = kind
    scanner = TextScanner(bytes)
    forms = kind == .svg ? TransformForm.svg : TransformForm.css
  }

  private mutating func functions() throws(TextFault) -> [Part] {
    skipPropertyName()
    if skipNone() { return [] }
    guard !scanner.isAtEnd else { throw unexpected(0..<scanner.bytes.count) }
    var parts: [Part] = []
    while !scanner.isAtEnd {
      let start = scanner.position
      let transform = try function()
      parts.append((scanner.text(start..<scanner.position), transform))
      skipSeparators()
    }
    return parts
  }

  /// `transform: …;` as it stands in a style sheet, `transform="…"` as in SVG.
  private mutating func skipPropertyName() {
    scanner.skipSpaces()
    var ahead = scanner
    guard let word = ahead.word(), ahead.text(word) == "transform" else { return }
    ahead.skipSpaces()
    guard ahead.match(kind == .css ? ":" : "=") else { return }
    ahead.skipSpaces()
    if kind == .svg, !ahead.match("\"") { _ = ahead.match("'") }
    ahead.skipSpaces()
    scanner = ahead
  }

  private mutating func skipNone() -> Bool {
    var ahead = scanner
    guard let word = ahead.word(), ahead.text(word).lowercased() == "none" else { return false }
    ahead.skipSpaces()
    if ahead.match(";") { ahead.skipSpaces() }
    return ahead.isAtEnd
  }

  /// Also what ends a declaration or an attribute.
  private mutating func skipSeparators() {
    scanner.skipSpaces()
    if kind == .css ? scanner.match(";") : scanner.match(",") || closesAttribute() {
      scanner.skipSpaces()
    }
  }

  private mutating func closesAttribute() -> Bool { scanner.match("\"") || scanner.match("'") }

  // function = name "(" arguments ")"
  private mutating func function() throws(TextFault) -> AffineTransform {
    let start = scanner.position
    guard let range = scanner.word() else { throw unexpected(start..<start + 1) }
    let form = try form(range)
    scanner.skipSpaces()
    guard scanner.match("(") else { throw unexpected(range) }
    let values = try arguments(form)
    guard form.counts.contains(values.count) else {
      throw TextFault(
        problem: .wrongCount(found: values.count, of: form.name, spellings: [form.spelling]),
        range: start..<scanner.position)
    }
    return try transform(form, values, start..<scanner.position)
  }

  private func transform(_ form: TransformForm, _ values: [Double], _ range: Range<Int>)
    throws(TextFault) -> AffineTransform
  {
    guard let transform = form.make(values) else {
      throw TextFault(problem: .textInSpace(kind, found: form.name), range: range)
    }
    guard transform.isFinite else {
      throw TextFault(
        problem: .textNotFinite(kind, found: scanner.text(range)), range: range)
    }
    return transform
  }

  private func form(_ range: Range<Int>) throws(TextFault) -> TransformForm {
    let name = scanner.text(range)
    let matching = forms.first {
      kind == .svg ? $0.name == name : $0.name.lowercased() == name.lowercased()
    }
    if let matching { return matching }
    let candidates = closest(to: name, among: forms.map(\.name))
    throw TextFault(problem: .unknownFunction(name, candidates: candidates), range: range)
  }

  // arguments = (argument ("," | space) …)? ")"
  private mutating func arguments(_ form: TransformForm) throws(TextFault) -> [Double] {
    var values: [Double] = []
    scanner.skipSpaces()
    while !scanner.match(")") {
      values.append(try argument(form))
      scanner.skipSpaces()
      if scanner.match(",") {
        scanner.skipSpaces()
        if scanner.byte() == UInt8(ascii: ")") { throw unexpectedHere }
      }
    }
    return values
  }

  private mutating func argument(_ form: TransformForm) throws(TextFault) -> Double {
    let start = scanner.position
    guard let value = scanner.number(), value.isFinite else { throw unexpectedHere }
    let unitStart = scanner.position
    if !scanner.match("%") { _ = scanner.word() }
    let unit = scanner.text(unitStart..<scanner.position)
    guard let result = form.measure.value(value, unit) else {
      throw TextFault(
        problem: .textUnit(scanner.text(start..<scanner.position), form.measure),
        range: start..<scanner.position)
    }
    return result
  }

  /// The word or the character at the cursor.
  private var unexpectedHere: TextFault {
    var ahead = scanner
    return unexpected(ahead.word() ?? scanner.position..<scanner.position + 1)
  }

  private func unexpected(_ range: Range<Int>) -> TextFault {
    let inside = range.clamped(to: 0..<scanner.bytes.count)
    return TextFault(
      problem: .unreadableText(kind, found: scanner.text(inside)), range: inside)
  }
}
