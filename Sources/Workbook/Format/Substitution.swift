extension [Variation.Binding] {
  /// Code in which the values stand for the names.
  ///
  /// Members, labels and texts stay; code that gives one of the names another value stays whole.
  func substituted(in code: String) -> String {
    let tokens = codeTokens(code)
    let own = definedNames(in: code)
    if contains(where: { own.contains($0.name) }) { return code }
    var result = ""
    var end = 0
    for (index, token) in tokens.enumerated() where token.kind == .word {
      guard let binding = first(where: { $0.name == token.text }) else { continue }
      let before = index > 0 ? tokens[index - 1].text : "("
      let after = index + 1 < tokens.count ? tokens[index + 1].text : ")"
      if before == "." || (after == ":" && ["(", ","].contains(before)) { continue }
      let isAlone = openers.contains(before) && closers.contains(after)
      result += slice(code, end..<token.range.lowerBound, trims: false)
      result += isAlone || !isSum(binding.value) ? binding.value : "(\(binding.value))"
      end = token.range.upperBound
    }
    return result + slice(code, end..<code.utf8.count, trims: false)
  }

  func substituted(in code: Snippet) -> Snippet {
    Snippet(text: substituted(in: code.text), line: code.line)
  }

  /// Names within `{…}` only.
  func substituted(inBraces text: String) -> String {
    replacingBraces(text) { "{\(substituted(in: $0))}" }.text
  }

  /// The names as constants.
  func declarations(line: Int) -> Snippet {
    Snippet(text: map { "let \($0.name) = \($0.value)" }.joined(separator: "\n"), line: line)
  }

  /// Something that has to stand in parentheses beside other signs, such as `-3`.
  private func isSum(_ value: String) -> Bool {
    codeTokens(value).contains { $0.depth == 0 && ["+", "-", "*", "/"].contains($0.text) }
  }
}

private let openers = ["(", "[", ",", ":", "=", "{"]
private let closers = [")", "]", ",", "}", ";"]
