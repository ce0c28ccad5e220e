/// A text as XML may hold it: `&`, `<`, `>` and quotes escaped, and what XML forbids or readers could
/// stumble over left out.
///
/// XML 1.0 knows no control characters and no U+FFFE and U+FFFF, not even escaped. The other
/// noncharacters and the marks that reorder bidirectional text are left out too; a tab or a line end
/// becomes a blank.
public func xmlText(_ text: String) -> String {
  guard text.utf8.contains(where: { needsCare($0) }) else { return text }
  var result = ""
  result.reserveCapacity(text.utf8.count + 16)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    case "'": result += "&#39;"
    case "\t", "\n", "\r": result += " "
    case _: if isAllowed(scalar) { result.unicodeScalars.append(scalar) }
    }
  }
  return result
}

/// Whether a byte may belong to something that is escaped or left out.
private func needsCare(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x26, 0x3c, 0x3e, 0x22, 0x27: true
  case _: byte < 0x20 || byte >= 0x7f
  }
}

private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7f..<0xa0: false
  case 0x061c, 0x200e, 0x200f, 0x202a...0x202e, 0x2066...0x2069: false
  case 0xfdd0...0xfdef: false
  case _: scalar.value & 0xfffe != 0xfffe
  }
}
