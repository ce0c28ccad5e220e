internal import Language

extension Exercise {
  /// An answer as code: a point is often given as `3, 4`, and nothing else that is predicted has a comma outside of
  /// brackets.
  func code(of answer: String) -> String {
    self.kind == .predict ? withPointInParentheses(answer) : answer
  }
}

/// What stands on the last line with code, in parentheses where it has a comma outside of brackets.
private func withPointInParentheses(_ answer: String) -> String {
  let tokens = codeTokens(answer)
  guard let end = tokens.last?.range.upperBound else { return answer }
  let before = answer.utf8.prefix(end).split(
    separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let start = end - (before.last?.count ?? end)
  let isPoint = tokens.contains {
    $0.text == "," && $0.depth == 0 && $0.range.lowerBound >= start
  }
  guard isPoint else { return answer }
  return slice(answer, 0..<start, trims: false) + "(" + slice(answer, start..<end) + ")"
}
