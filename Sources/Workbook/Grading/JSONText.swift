internal import Language

extension DataValue {
  /// The JSON text; with `isPretty`, each member stands on a line of its own.
  func json(isPretty: Bool = false) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, level: isPretty ? 0 : nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8], level: Int?) {
    switch self {
    case .number(let number): bytes += jsonNumber(number).utf8
    case .text(let text): bytes += jsonText(text).utf8
    case .truth(let truth): bytes += (truth ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .list(let list):
      writeAll(list, "[", "]", to: &bytes, level) { $0.write(to: &$1, level: $2) }
    case .object(let members):
      writeAll(members, "{", "}", to: &bytes, level) { member, bytes, level in
        bytes += jsonText(member.name).utf8
        bytes += (level == nil ? ":" : ": ").utf8
        member.value.write(to: &bytes, level: level)
      }
    }
  }

  private func writeAll<Element>(
    _ elements: [Element], _ begin: String, _ end: String, to bytes: inout [UInt8], _ level: Int?,
    _ write: (Element, inout [UInt8], Int?) -> Void
  ) {
    let inner = elements.isEmpty ? nil : level.map { $0 + 1 }
    bytes += begin.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      newLine(inner, to: &bytes)
      write(element, &bytes, level.map { $0 + 1 })
    }
    if inner != nil { newLine(level, to: &bytes) }
    bytes += end.utf8
  }

  private func newLine(_ level: Int?, to bytes: inout [UInt8]) {
    guard let level else { return }
    bytes.append(0x0A)
    bytes += repeatElement(0x20, count: 2 * level)
  }
}

extension Optional<String> {
  /// The text, or null.
  var dataValue: DataValue { map { .text($0) } ?? .null }
}

extension Optional<Int> {
  /// The number, or null.
  var dataValue: DataValue { map { .number(Double($0)) } ?? .null }
}
