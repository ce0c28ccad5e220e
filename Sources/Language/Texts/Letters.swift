// Classes of letters, texts without white space at their ends, and their lines, by bytes: letters are compared by
// tables of Unicode.

/// The lines of a text, which LF ends; a text without any is one empty line.
package func splitLines(_ text: String) -> [String] {
  text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    .map { String(Substring($0)) }
}

/// A text without white space at its ends.
package func trimmed(_ text: String) -> String {
  if let first = text.utf8.first, let last = text.utf8.last, isVisible(first), isVisible(last) {
    return text
  }
  return trimmed(Substring(text))
}

/// A text without white space at its ends.
package func trimmed(_ text: Substring) -> String {
  let bytes = text.utf8
  guard let first = bytes.firstIndex(where: { !isSpace($0) }),
    let last = bytes.lastIndex(where: { !isSpace($0) })
  else { return "" }
  let inner = Substring(bytes[first...last])
  return isVisible(bytes[first]) && isVisible(bytes[last]) ? String(inner) : widelyTrimmed(inner)
}

/// A text without any white space of Unicode at its ends.
private func widelyTrimmed(_ text: Substring) -> String {
  let scalars = text.unicodeScalars
  guard let first = scalars.firstIndex(where: { !isSpace($0) }),
    let last = scalars.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(text[first..<scalars.index(after: last)])
}

/// Neither white space nor a part of a character that may be; nearly all text begins and ends so.
@inlinable
package func isVisible(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

/// White space of ASCII.
@inlinable
package func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }

/// White space; properties of Unicode are looked up in tables, and text is nearly all ASCII.
@inlinable
package func isSpace(_ scalar: Unicode.Scalar) -> Bool {
  scalar.isASCII
    ? scalar == " " || (9...13).contains(scalar.value)
    : !isMathematical(scalar) && scalar.properties.isWhitespace
}

/// `°`, `±`, and the block of Unicode that has `≈`: the signs beyond ASCII that most code is written with.
@inlinable
package func isMathematical(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "°" || scalar == "±" || ("\u{2200}"..."\u{22FF}").contains(scalar)
}

/// A digit of ASCII.
@inlinable
package func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

/// A digit of ASCII.
@inlinable
package func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

/// What names of ASCII are made of: a letter, a digit or `_`.
///
/// A bit for each byte, since names are as long as they like, and branches on their bytes would be guessed wrong.
@inlinable
package func isNameByte(_ byte: UInt8) -> Bool {
  let digits: UInt64 = 0x03ff_0000_0000_0000
  let letters: UInt64 = 0x07ff_fffe_87ff_fffe
  let bits = byte < 64 ? digits : byte < 128 ? letters : 0
  return bits &>> UInt64(byte & 63) & 1 == 1
}
