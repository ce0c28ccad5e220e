internal import Geometry

/// The one function through which text from outside goes before a person sees it.
///
/// Control characters (C0 but newline and tab, DEL, C1), bidirectional controls, tag characters and
/// invisible joiners are shown as `\u{…}`: nothing reaches a terminal raw.
public func visible(_ text: String) -> String {
  escaping(text) { isHarmful($0) ? "\\u{\(String($0.value, radix: 16))}" : nil }
}

/// A text in which some characters are written another way; nil leaves one as it is.
public func escaping(_ text: String, _ spelling: (Unicode.Scalar) -> String?) -> String {
  guard text.unicodeScalars.contains(where: { spelling($0) != nil }) else { return text }
  var bytes: [UInt8] = []
  for scalar in text.unicodeScalars {
    if let spelled = spelling(scalar) { bytes += spelled.utf8 } else { bytes += scalar.utf8 }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Whether a character may change what a terminal shows or does, or hides in plain text.
func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A: false
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
  case 0xFFF9...0xFFFB, 0xE0000...0xE0FFF: true
  default: false
  }
}

/// A text as far as it is looked at, counted in Unicode scalars: a character may consist of any number of them.
public func cut(_ text: String, to limit: Int) -> String {
  if text.utf8.count <= limit { return text }
  let scalars = text.unicodeScalars
  guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    end < scalars.endIndex
  else { return text }
  return String(scalars[..<end]) + "…"
}

extension String {
  /// Filled up with spaces to a number of terminal columns.
  public func padded(to width: Int) -> String {
    let missing = width - columns(self)
    return missing > 0 ? self + blanks(missing) : self
  }
}

private func blanks(_ count: Int) -> String {
  String(unsafeUninitializedCapacity: count) { bytes in
    bytes.initialize(repeating: UInt8(ascii: " "))
    return count
  }
}

/// The number of terminal columns a text takes: wide characters count two, combining marks none.
public func columns(_ text: String) -> Int {
  text.utf8.allSatisfy { $0 < 0x80 }
    ? text.utf8.count : text.unicodeScalars.reduce(0) { $0 + columns($1) }
}

func columns(_ scalar: Unicode.Scalar) -> Int {
  if scalar.value < 0x300 { return 1 }
  switch scalar.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .format: return 0
  default: break
  }
  return isWide(scalar) ? 2 : 1
}
