internal import Geometry

// What `%@` writes of a value: the description of an object in Foundation, which is no source text.

extension Evaluator {
  /// Values for a format; objects that describe themselves, alone or in collections, as what they say.
  mutating func spokenForFormat(_ values: [Value], at id: NodeID) throws(Diagnostic) -> [Value] {
    guard names.find("description") != nil else { return values }
    var spoken: [Value] = []
    for value in values {
      let isObject = [.structure, .view, .list, .set, .dictionary].contains(value.kind)
      spoken.append(isObject ? try self.spoken(value, at: id) : value)
    }
    return spoken
  }

  /// A value as `%@` writes it.
  ///
  /// Source: the documentation of NSArray, NSDictionary and NSNumber, on `description`; the quotes of property
  /// lists, as logs of apps show them.
  func objectText(_ value: Value, indent: String = "") -> String {
    switch value {
    case .nothing: "(null)"
    case .boolean(let truth): truth ? "1" : "0"
    case .number(let number): numberText(ofObject: number)
    case .point(let point): "NSPoint: \(point.appleText)"
    case .size(let size): "NSSize: \(size.appleText)"
    case .rect(let rect): "NSRect: \(rect.appleText)"
    case .list(let box): listText(box.payload, between: ("(", ")"), indent)
    case .set(let box): listText(box.payload.elements, between: ("{(", ")}"), indent)
    case .dictionary(let box): dictionaryText(box.payload, indent)
    case .structure(let box) where names.text(box.payload.type.name, is: "NSNull"): "<null>"
    case .symbol(let symbol) where symbol.kind.isNamedByText: symbol.spelling
    default: plainText(value)
    }
  }

  /// One of `float`, which few decimals know, is written with 7 digits, others with 16.
  private func numberText(ofObject number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    let isSingle = Double(Float(number)) == number
    return Geometry.numberText(number, .significant(isSingle ? 7 : 16), negligible: 0)
  }

  /// Refuses a value of so many parts that nobody reads its text: lists that share parts are written out.
  func mayBeWritten(_ value: Value) throws(Fault) {
    guard value.parts(upTo: 100_000) < 100_000 else {
      throw .problem(.tooMuchText(fuel.budget.text))
    }
  }

  private func listText(_ elements: [Value], between marks: (String, String), _ indent: String)
    -> String
  {
    let inner = indent + "    "
    let lines = elements.map { inner + elementText($0, inner) }
    return
      ([marks.0] + [lines.joined(separator: ",\n")].filter { !$0.isEmpty } + [indent + marks.1])
      .joined(separator: "\n")
  }

  /// The entries in the order of their keys, where these are texts; else in the order of the program.
  private func dictionaryText(_ entries: Mapping, _ indent: String) -> String {
    let inner = indent + "    "
    var pairs = entries.places.map { (entries.keys[$0], entries.values[$0]) }
    if pairs.allSatisfy({ $0.0.kind == .text }) {
      pairs.sort { plainText($0.0) < plainText($1.0) }
    }
    let lines = pairs.map { key, value in
      // What has lines of its own stands further right.
      let space = isCollection(value) ? "     " : " "
      return inner + elementText(key, inner) + " =" + space + elementText(value, inner) + ";"
    }
    return (["{"] + lines + [indent + "}"]).joined(separator: "\n")
  }

  private func elementText(_ value: Value, _ indent: String) -> String {
    if isCollection(value) { return objectText(value, indent: indent) }
    if case .nothing = value { return "\"<null>\"" }
    return inQuotes(objectText(value))
  }

  private func isCollection(_ value: Value) -> Bool {
    [.list, .set, .dictionary].contains(value.kind)
  }

  /// A text in quotes, unless it has letters and digits of ASCII alone.
  private func inQuotes(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      isDigit(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
    return isPlain && !text.isEmpty ? text : "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"", "\\": return "\\\(scalar)"
    case "\n": return "\\n"
    case _ where scalar.isASCII: return String(scalar)
    default:
      return Character(scalar).utf16.map { unit in
        let digits = String(unit, radix: 16)
        return "\\U" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }.joined()
    }
  }
}

extension Value {
  /// How many parts are in a value, each as often as it stands there; counting ends behind a limit.
  fileprivate func parts(upTo limit: Int) -> Int {
    var count = 1
    for part in written {
      guard count < limit else { break }
      count += part.parts(upTo: limit - count)
    }
    return count
  }

  private var written: [Value] {
    switch self {
    case .list(let box): box.payload
    case .set(let box): box.payload.elements
    case .dictionary(let box):
      box.payload.places.flatMap { [box.payload.keys[$0], box.payload.values[$0]] }
    default: []
    }
  }
}
