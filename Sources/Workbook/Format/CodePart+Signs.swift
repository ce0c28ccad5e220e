extension CodePart {
  /// The words that stand neither for the solution nor for a member.
  var ownNames: [String] {
    tokens.indices.filter { index in
      tokens[index].kind == .word && !isSolution(tokens[index]) && !isMember(index)
    }.map { self[tokens[$0]].text }
  }

  /// What stands behind a dot.
  func isMember(_ index: Int) -> Bool {
    index > tokens.startIndex && self[tokens[index - 1]] == "."
  }

  /// The word for what the author's solution gives.
  func isSolution(_ token: CodeSpan) -> Bool {
    token.kind == .word && self[token] == "solution"
  }

  private func isSign(_ token: CodeSpan, _ sign: StaticString) -> Bool {
    token.kind == .sign && token.depth == 0 && self[token] == sign
  }

  /// `≈`, outside of brackets.
  func isComparison(_ token: CodeSpan) -> Bool {
    isSign(token, "≈") || isSign(token, "~=")
  }

  /// What others compare by, outside of brackets.
  func isOtherComparison(_ token: CodeSpan) -> Bool {
    isSign(token, "==") || isSign(token, "=") || isSign(token, "===") || isSign(token, "~")
      || isSign(token, "!=")
  }

  /// What makes two conditions of one, outside of brackets.
  func joinsConditions(_ token: CodeSpan) -> Bool {
    isComparison(token) || isSign(token, "&&") || isSign(token, "||") || isSign(token, "?")
  }
}
