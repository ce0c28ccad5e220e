internal import Language

/// A text in which each `{expression}` is replaced; the expressions without a replacement stay as
/// they are and are returned, and so is "" for a brace that is not closed.
func replacingBraces(
  _ text: String, _ replacement: (String) -> String?
) -> (text: String, unknown: [String]) {
  var unknown: [String] = []
  let parts = text.split(separator: "{", omittingEmptySubsequences: false)
  var filled = String(parts[0])
  for part in parts.dropFirst() {
    guard let end = part.firstIndex(of: "}") else {
      filled += "{" + part
      unknown.append("")
      continue
    }
    let expression = trimmed(part[..<end])
    if let value = replacement(expression) {
      filled += value
    } else {
      filled += "{" + part[...end]
      unknown.append(expression)
    }
    filled += part[part.index(after: end)...]
  }
  return (filled, unknown)
}

/// What is wrong with an expression that cannot be filled in, or "" for a brace that stays open.
func unfilled(_ expression: String, in place: String) -> String {
  expression.isEmpty
    ? "'{' without '}' in \(place)" : "'{\(expression)}' in \(place) has no value"
}
