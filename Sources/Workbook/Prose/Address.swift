extension InlineReader {
  /// What follows the `]` at the index: `(address)` or `(address "title")`, and where it ends.
  func destination() -> (address: String, end: Int)? {
    guard peek(1) == "(" else { return nil }
    var place = skipBlanks(index + 2)
    let start = place
    var depth = 0
    while place < scalars.count, place - start < longestAddress {
      let scalar = scalars[place]
      if scalar.value <= 0x20 || (scalar == ")" && depth == 0) { break }
      depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
      place += 1
    }
    let end = place
    place = skipBlanks(place)
    if place > end, place < scalars.count, scalars[place] == "\"" {
      let title = scalars[(place + 1)...].prefix(longestAddress)
      guard let quote = title.firstIndex(of: "\"") else { return nil }
      place = skipBlanks(quote + 1)
    }
    guard depth == 0, place < scalars.count, scalars[place] == ")" else { return nil }
    return (string(start..<end), place + 1)
  }

  private func skipBlanks(_ start: Int) -> Int {
    var place = start
    while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
    return place
  }
}

/// Longer ones are text: a scan for their end would be repeated too often.
private let longestAddress = 1000

/// Whether an address leads to a page, a person, or a file beside the lesson; never to a program.
func isSafeAddress(_ address: String) -> Bool {
  let scheme = address.utf8.prefix { $0 != 0x3A && $0 != 0x2F && $0 != 0x23 && $0 != 0x3F }
  if scheme.count == address.utf8.count || address.utf8.dropFirst(scheme.count).first != 0x3A {
    return !address.isEmpty && !address.hasPrefix("/")
  }
  let name = String(decoding: scheme, as: UTF8.self).lowercased()
  return ["https", "http", "mailto"].contains(name)
}

/// The character of an entity without `&` and `;`; nil for one that is not known.
func entity(_ name: String) -> String? {
  if name.hasPrefix("#x") || name.hasPrefix("#X") { return character(name.dropFirst(2), 16) }
  if name.hasPrefix("#") { return character(name.dropFirst(), 10) }
  return entities[name]
}

/// Whether a text could be the name of an entity at all.
func isEntityName(_ name: String) -> Bool {
  name.utf8.count > 1 && name.utf8.allSatisfy { $0 < 0x80 }
    && name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "#0123456789".unicodeScalars.contains($0)
    }
}

/// At most seven digits; what no character has shows that something is missing.
private func character(_ digits: Substring, _ radix: Int) -> String? {
  guard (1...7).contains(digits.utf8.count), digits.utf8.first != 0x2B, digits.utf8.first != 0x2D,
    let number = UInt32(digits, radix: radix)
  else { return nil }
  return String(number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}")
}

private let entities = [
  "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ensp": "\u{2002}",
  "thinsp": "\u{2009}", "shy": "\u{AD}", "deg": "°", "times": "×", "divide": "÷", "middot": "·",
  "minus": "−", "plusmn": "±", "ndash": "–", "mdash": "—", "hellip": "…", "prime": "′",
  "Prime": "″", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "infin": "∞", "radic": "√",
  "pi": "π", "theta": "θ", "alpha": "α", "beta": "β", "phi": "φ", "Delta": "Δ", "rarr": "→",
  "larr": "←", "uarr": "↑", "darr": "↓", "harr": "↔", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
  "rdquo": "”", "copy": "©", "frac12": "½", "sup2": "²", "sup3": "³",
]
