internal import Geometry
internal import Views

/// Reads the properties of one view: `: 0x7f8c; frame = (0 0; 320 480); hidden = YES; …>`.
struct FieldReader {
  private var scanner: TextScanner
  private var hasFrame = false
  private var description: ViewDescription

  init(_ scanner: TextScanner) {
    self.scanner = scanner
    description = ViewDescription(
      depth: 0, className: "", address: "", frame: PrintedRect(.zero))
  }

  /// The view; nil where no frame was given.
  var view: ViewDescription? { hasFrame ? description : nil }

  /// Reads to the closing bracket and gives the cursor after it.
  mutating func read(_ depth: Int, _ name: Range<Int>) throws(TextFault) -> TextScanner {
    description.depth = depth
    description.className = demangled(scanner.text(name))
    readAddress()
    while scanner.match(";") {
      scanner.skipSpaces()
      try readField()
    }
    _ = scanner.match(">")
    return scanner
  }

  /// `: 0x7f8c`, which may follow the parameters of a generic class: `<T>: 0x7f8c`.
  private mutating func readAddress() {
    let start = scanner.position
    skipValue()
    let front = TextScanner(scanner.bytes, in: start..<scanner.position).lastHexadecimal
    description.address = front.map(scanner.text)?.lowercased() ?? ""
  }

  /// `name = value` or `name: value`.
  private mutating func readField() throws(TextFault) {
    guard let word = scanner.word() else { return skipValue() }
    let name = scanner.text(word)
    scanner.skipSpaces()
    guard scanner.match("=") || scanner.match(":") else { return skipValue() }
    scanner.skipSpaces()
    if name == "text", scanner.match("'") { return readText() }
    let start = scanner.position
    skipValue()
    try store(name, start..<scanner.position)
  }

  /// To the `;` or `>` that ends a value; brackets inside it nest, and a line may break it off.
  private mutating func skipValue() {
    var nesting = 0
    while !scanner.isAtEnd {
      switch scanner.byte() {
      case UInt8(ascii: ";") where nesting == 0: return
      case UInt8(ascii: ">") where nesting <= 0: return
      case UInt8(ascii: "\n") where startsView: return
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): nesting += 1
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): nesting -= 1
      default: break
      }
      scanner.advance()
    }
  }

  /// Whether the line after this one holds the next view: bars and spaces, then `<`.
  private var startsView: Bool {
    var ahead = scanner
    ahead.advance()
    while ahead.byte() != 0x0A,
      isSpace(ahead.byte()) || ahead.byte() == UInt8(ascii: "|")
    {
      ahead.advance()
    }
    return ahead.byte() == UInt8(ascii: "<")
  }

  /// A label's text, which may hold quotes: it ends at a quote before `;` or `>`.
  private mutating func readText() {
    let start = scanner.position
    while !scanner.isAtEnd {
      if scanner.byte() == UInt8(ascii: "'"),
        scanner.byte(1) == UInt8(ascii: ";") || scanner.byte(1) == UInt8(ascii: ">")
      {
        break
      }
      if scanner.byte() == 0x0A, startsView { break }
      scanner.advance()
    }
    description.text = scanner.text(start..<scanner.position)
    scanner.advance()
  }

  // MARK: Values

  private mutating func store(_ name: String, _ range: Range<Int>) throws(TextFault) {
    switch name {
    case "frame":
      description.frame = PrintedRect(try finiteRect(range))
      hasFrame = true
    case "bounds": description.bounds = try finiteRect(range)
    case "transform":
      description.transform = try AffineTransform(reading: scanner.bytes, in: range)
    case "anchorPoint": description.anchorPoint = try Point(reading: scanner.bytes, in: range)
    case "contentOffset": description.contentOffset = try Point(reading: scanner.bytes, in: range)
    case "contentSize": description.contentSize = try? Size(reading: scanner.bytes, in: range)
    case "alpha": description.alpha = number(range) ?? 1
    case "tag": description.tag = number(range).flatMap { WholeNumber(.number($0))?.number } ?? 0
    case "hidden": description.isHidden = isYes(range)
    case "clipsToBounds": description.clipsToBounds = isYes(range)
    case "autoresize": description.autoresizing = Autoresizing(printed: scanner.text(range))
    case "userInteractionEnabled": description.isUserInteractionEnabled = isYes(range)
    default: return
    }
  }

  private func finiteRect(_ range: Range<Int>) throws(TextFault) -> Rect {
    let rect = try Rect(reading: scanner.bytes, in: range)
    guard rect.isFinite else {
      throw TextFault(problem: .textNotFinite(.rect, found: scanner.text(range)), range: range)
    }
    return rect
  }

  private func number(_ range: Range<Int>) -> Double? {
    var inner = TextScanner(scanner.bytes, in: range)
    return inner.number().flatMap { $0.isFinite ? $0 : nil }
  }

  private func isYes(_ range: Range<Int>) -> Bool {
    let word = scanner.text(range).lowercased()
    return word.hasPrefix("yes") || word.hasPrefix("true") || word.hasPrefix("1")
  }
}

/// `_TtC5MyApp8CardView` as Swift writes it, `MyApp.CardView`; other names as they are.
func demangled(_ name: String) -> String {
  guard name.hasPrefix("_Tt") else { return name }
  var rest = name.utf8.dropFirst(3).drop { !isDigit($0) }
  var parts: [String] = []
  while let first = rest.first, isDigit(first) {
    let digits = rest.prefix { isDigit($0) }
    guard let count = Int(String(decoding: digits, as: UTF8.self)) else { return name }
    rest = rest.dropFirst(digits.count)
    guard count > 0, rest.count >= count else { return name }
    parts.append(String(decoding: rest.prefix(count), as: UTF8.self))
    rest = rest.dropFirst(count)
  }
  return parts.isEmpty ? name : parts.joined(separator: ".")
}

extension Autoresizing {
  /// `W+H`, `LM+RM`: margins, width and height, as UIKit prints them; words that it does not print are left out.
  fileprivate init(printed text: String) {
    let parts: [Substring: Autoresizing] = [
      "LM": .leftMargin, "W": .width, "RM": .rightMargin,
      "TM": .topMargin, "H": .height, "BM": .bottomMargin,
    ]
    self = Autoresizing(text.split(separator: "+").compactMap { parts[$0] })
  }
}
