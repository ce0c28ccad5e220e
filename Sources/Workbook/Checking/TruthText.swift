internal import Language

/// What has to be so, in words: of `!inside(p)` that `inside(p)` should be false.
func truthText(_ condition: String) -> String {
  let tokens = codeTokens(condition)
  guard tokens.first?.text == "!", isOperand(tokens.dropFirst()) else {
    return "\(condition) should be true."
  }
  return "\(withoutBrackets(trimmed(condition.dropFirst()))) should be false."
}

/// A name, a call or something in brackets: no other sign stands outside of them.
private func isOperand(_ tokens: ArraySlice<CodeToken>) -> Bool {
  tokens.allSatisfy {
    $0.depth > 0 || $0.kind != .sign || ["(", ")", "[", "]", "."].contains($0.text)
  }
}

/// What stands in brackets around all of it.
private func withoutBrackets(_ code: String) -> String {
  let outer = codeTokens(code).filter { $0.depth == 0 }.map(\.text)
  return outer == ["(", ")"] ? trimmed(code.dropFirst().dropLast()) : code
}
