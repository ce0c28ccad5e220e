internal import Language

/// The code that stands in prose, without a full stop at its end.
func codeSpans(in prose: String) -> [String] {
  inlineProse(prose).flatMap(\.code).map { code in
    trimmed(code.hasSuffix(".") ? String(code.dropLast()) : code)
  }
}

/// The numbers, points and matrices that a text writes out.
func writtenValues(_ text: String) -> [String] {
  let tokens = codeTokens(text)
  var values: [String] = []
  var index = 0
  while index < tokens.count {
    guard let end = endOfValue(at: index, tokens) else {
      index += 1
      continue
    }
    values.append(slice(text, tokens[index].range.lowerBound..<tokens[end - 1].range.upperBound))
    index = end
  }
  return values
}

/// Where a value ends that begins with a token; nil where none does.
private func endOfValue(at start: Int, _ tokens: [CodeToken]) -> Int? {
  let number = start + (tokens[start].text == "-" ? 1 : 0)
  if number < tokens.count, tokens[number].kind == .number {
    return number + (number + 1 < tokens.count && tokens[number + 1].text == "°" ? 2 : 1)
  }
  guard ["(", "["].contains(tokens[start].text),
    let end = tokens[(start + 1)...].firstIndex(where: { $0.depth == tokens[start].depth }),
    tokens[start...end].allSatisfy({ $0.kind == .number || signs.contains($0.text) })
  else { return nil }
  return end + 1
}

private let signs: Set = ["(", ")", "[", "]", ",", ";", "°", "-"]

extension ProseInline {
  /// The code in it.
  fileprivate var code: [String] {
    switch self {
    case .code(let text): [text]
    case .emphasis(let parts), .strong(let parts), .link(let parts, _): parts.flatMap(\.code)
    case .text, .lineBreak: []
    }
  }
}
