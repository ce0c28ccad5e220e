internal import Language

extension Bench {
  /// Whether an answer to a `Predict:` only repeats the question: with the names of the setups and of
  /// what varies or with their values, within parentheses, or with its numbers spelled otherwise.
  func repeatsQuestion(_ code: String) -> Bool {
    exercise.kind == .predict && spelledOut(code) == question
  }

  /// Code with its names spelled out.
  func spelledOut(_ code: String) -> [CodeToken] {
    let code = setupBindings.isEmpty ? code : setupBindings.substituted(in: code)
    return plainTokens(exercise.bindings.substituted(in: code))
  }

  /// The names of the setups that the question reads, and what stands for each.
  func makeSetupBindings() -> [Variation.Binding] {
    let words = Set(codeTokens(solution.text).map(\.text))
    return setupCode.flatMap { code in
      (workspace.constructs(code) ?? []).compactMap { node in
        guard case .declaration(let name) = node.form, words.contains(name),
          let value = node.children.first
        else { return nil }
        return Variation.Binding(name: name, value: value.source(in: code))
      }
    }
  }
}

/// The tokens of code as far as they matter: numbers by value, no parentheses around a number or around
/// all of it, no signs between statements.
func plainTokens(_ code: String) -> [CodeToken] {
  var tokens = codeTokens(code).filter { $0.text != ";" }
  for index in tokens.indices where tokens[index].kind == .number {
    let digits = String(tokens[index].text.filter { $0 != "_" })
    tokens[index].text = Double(digits).map { "\($0)" } ?? tokens[index].text
  }
  return withoutOuterParentheses(withoutParenthesesAroundNumbers(tokens))
}

private func withoutOuterParentheses(_ tokens: [CodeToken]) -> [CodeToken] {
  var tokens = tokens[...]
  while let first = tokens.first, first.text == "(",
    tokens.dropFirst().firstIndex(where: { $0.text == ")" && $0.depth == first.depth })
      == tokens.endIndex - 1
  {
    tokens = tokens.dropFirst().dropLast()
  }
  return Array(tokens)
}

/// `2 * (-3)` as `2 * -3`; the parentheses of a call stay.
private func withoutParenthesesAroundNumbers(_ tokens: [CodeToken]) -> [CodeToken] {
  var plain: [CodeToken] = []
  var rest = tokens[...]
  while let token = rest.popFirst() {
    let inner = rest.prefix { $0.depth > token.depth }
    let isNumber = inner.last?.kind == .number && inner.dropLast().allSatisfy { $0.text == "-" }
    if token.text == "(", plain.last?.kind != .word, isNumber {
      plain += inner
      rest = rest.dropFirst(inner.count + 1)
    } else {
      plain.append(token)
    }
  }
  return plain
}
