/// The encoding that the first bytes of a file mark as another than UTF-8; nil where they mark none.
///
/// Two zeros behind the mark of UTF-16 make it that of UTF-32, for no text begins with a NUL.
func markedEncoding(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
    return "UTF-32"
  }
  return bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) ? "UTF-16" : nil
}
