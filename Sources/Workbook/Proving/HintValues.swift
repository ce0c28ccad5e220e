internal import Language

/// The code that stands in prose, without a full stop at its end.
func codeSpans(in prose: String) -> [String] {
  inlineProse(prose).flatMap(\.code).map { code in
    trimmed(code.hasSuffix(".") ? String(code.dropLast()) : code)
  }
}

/// The calls, products and assignments that a text writes out among its words, as Markdown shows them.
func writtenCode(_ text: String) -> [String] {
  let text = text.replacing(part: "\\*", with: "*")
  let tokens = codeTokens(text)
  var code: [String] = []
  func add(_ range: Range<Int>) {
    guard range.count > 2 else { return }
    let bytes =
      tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound
    code.append(slice(text, bytes))
  }
  var index = 0
  while index < tokens.count {
    let end = endOfExpression(at: index, tokens)
    add(index..<end)
    if end < tokens.count, tokens[end].text == "=" {
      add(index..<endOfExpression(at: end + 1, tokens))
    }
    index = max(end, index + 1)
  }
  return code
}

/// Where an expression ends that begins with a token: operands with signs between them; its beginning where none does.
private func endOfExpression(at start: Int, _ tokens: [CodeToken]) -> Int {
  guard var end = endOfOperand(at: start, tokens) else { return start }
  while end < tokens.count, ["*", "+", "-", "/"].contains(tokens[end].text),
    let next = endOfOperand(at: end + 1, tokens)
  {
    end = next
  }
  return end
}

/// A word, a number or a bracket, with what follows it without a space.
private func endOfOperand(at start: Int, _ tokens: [CodeToken]) -> Int? {
  guard start < tokens.count,
    var end = endOfPart(at: start + (tokens[start].text == "-" ? 1 : 0), tokens)
  else { return nil }
  while let next = endOfSuffix(at: end, tokens) { end = next }
  return end
}

private func endOfPart(at start: Int, _ tokens: [CodeToken]) -> Int? {
  guard start < tokens.count else { return nil }
  switch tokens[start].kind {
  case .word, .number: return start + 1
  case .sign where ["(", "["].contains(tokens[start].text):
    return tokens[(start + 1)...].firstIndex { $0.depth == tokens[start].depth }.map { $0 + 1 }
  case .text, .sign: return nil
  }
}

/// Where arguments, a member or a unit end.
private func endOfSuffix(at start: Int, _ tokens: [CodeToken]) -> Int? {
  guard isJoined(start, tokens) else { return nil }
  switch tokens[start].text {
  case "(", "[": return endOfPart(at: start, tokens)
  case ".": return isJoined(start + 1, tokens) ? endOfPart(at: start + 1, tokens) : nil
  case "°": return start + 1
  case _: return nil
  }
}

/// Nothing stands between a token and the one before it.
private func isJoined(_ index: Int, _ tokens: [CodeToken]) -> Bool {
  index < tokens.count && tokens[index].range.lowerBound == tokens[index - 1].range.upperBound
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
