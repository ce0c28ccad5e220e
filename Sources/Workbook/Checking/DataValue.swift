/// What a JSON text holds; objects keep the order of their members.
enum DataValue: Sendable {
  case number(Double)
  case text(String)
  case truth(Bool)
  case null
  case list([DataValue])
  case object([(name: String, value: DataValue)])

  /// The value of a JSON text, or nil where it is none.
  init?(json: String) {
    var reader = DataReader(bytes: Array(json.utf8))
    guard let value = reader.readValue() else { return nil }
    self = value
  }

  /// A member of an object.
  subscript(name: String) -> DataValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// A number; infinite ones and NaN are written as texts.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .text("inf"): .infinity
    case .text("-inf"): -.infinity
    case .text("nan"): .nan
    case .text, .truth, .null, .list, .object: nil
    }
  }

  var text: String? {
    if case .text(let text) = self { return text }
    return nil
  }

  var list: [DataValue]? {
    if case .list(let list) = self { return list }
    return nil
  }
}

/// Reads the JSON that the language writes.
private struct DataReader {
  let bytes: [UInt8]
  var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readValue() -> DataValue? {
    guard let byte = next() else { return nil }
    switch byte {
    case UInt8(ascii: "{"): return readObject()
    case UInt8(ascii: "["): return readList()
    case UInt8(ascii: "\""): return readText().map { .text($0) }
    case UInt8(ascii: "t"): return readWord("true", .truth(true))
    case UInt8(ascii: "f"): return readWord("false", .truth(false))
    case UInt8(ascii: "n"): return readWord("null", .null)
    default: return readNumber()
    }
  }

  /// The next byte that is no white space; it is not taken.
  private mutating func next() -> UInt8? {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    return index < bytes.count ? bytes[index] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func readWord(_ word: String, _ value: DataValue) -> DataValue? {
    guard bytes[index...].starts(with: word.utf8) else { return nil }
    index += word.utf8.count
    return value
  }

  private mutating func readNumber() -> DataValue? {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map { .number($0) }
  }

  private mutating func readList() -> DataValue? {
    index += 1
    var elements: [DataValue] = []
    if take("]") { return .list([]) }
    repeat {
      guard let element = readValue() else { return nil }
      elements.append(element)
    } while take(",")
    return take("]") ? .list(elements) : nil
  }

  private mutating func readObject() -> DataValue? {
    index += 1
    var members: [(name: String, value: DataValue)] = []
    if take("}") { return .object([]) }
    repeat {
      guard next() == UInt8(ascii: "\""), let name = readText(), take(":"), let value = readValue()
      else { return nil }
      members.append((name, value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func readText() -> String? {
    index += 1
    var units: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\") {
        guard let escaped = readEscape() else { return nil }
        units += escaped
      } else {
        let plain = bytes[index...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        units += plain
        index = plain.endIndex
      }
    }
    index += 1
    return index <= bytes.count ? String(decoding: units, as: UTF8.self) : nil
  }

  private mutating func readEscape() -> [UInt8]? {
    guard index + 1 < bytes.count else { return nil }
    let mark = Unicode.Scalar(bytes[index + 1])
    index += 2
    switch mark {
    case "n": return [0x0A]
    case "t": return [0x09]
    case "r": return [0x0D]
    case "b": return [0x08]
    case "f": return [0x0C]
    case "u": return readUnits()
    default: return [UInt8(ascii: mark)]
    }
  }

  /// One code unit, or the two of a surrogate pair.
  private mutating func readUnits() -> [UInt8]? {
    guard let first = readUnit() else { return nil }
    var units = [first]
    if UTF16.isLeadSurrogate(first), bytes[index...].starts(with: "\\u".utf8) {
      index += 2
      guard let second = readUnit() else { return nil }
      units.append(second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func readUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    defer { index += 4 }
    return UInt16(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
  }
}
