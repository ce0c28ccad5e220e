/// An entry as a line of the file, and back.
extension HistoryFile {
  /// The entries of a file's bytes, oldest first; damaged lines are left out.
  public static func entries(in bytes: some BidirectionalCollection<UInt8>) -> [String] {
    reading(bytes).entries
  }

  /// The same, and how many damaged lines there are; one that begins with a space was left out by hand.
  static func reading(
    _ bytes: some BidirectionalCollection<UInt8>
  ) -> (entries: [String], damaged: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: " ") }
    let entries = lines.compactMap { entry(of: $0) }
    return (entries, lines.count - entries.count)
  }

  /// The line that keeps an entry.
  public static func line(of entry: String) -> [UInt8] {
    var line: [UInt8] = []
    for byte in entry.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): line += Array("\\\\".utf8)
      case UInt8(ascii: "\n"): line += Array("\\n".utf8)
      case _: line.append(byte)
      }
    }
    return line + [UInt8(ascii: "\n")]
  }

  /// The entry of a line; nil when it is no UTF-8 or holds controls, as after a torn write.
  ///
  /// Some editors end lines by CR and LF.
  static func entry(of line: some BidirectionalCollection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in line.last == 0x0D ? line.dropLast() : line[...] {
      if isEscaped {
        bytes += byte == UInt8(ascii: "n") ? [10] : byte == 0x5C ? [byte] : [0x5C, byte]
        isEscaped = false
      } else if byte == 0x5C {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self), !isEscaped, keeps(text) else {
      return nil
    }
    return text.unicodeScalars.contains { $0.isControl && $0 != "\n" } ? nil : text
  }
}
