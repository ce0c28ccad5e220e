/// What equal answers share: the values that the checks see, else the code without its names and
/// its layout.
func groupKey(_ judgement: Judgement, _ answer: String) -> String {
  if judgement.verdict.isRight { return "right" }
  let values = judgement.results.flatMap(\.observed).map(valueKey)
  let passed = judgement.results.map { $0.hasPassed ? "1" : "0" }.joined()
  let key = values.isEmpty ? codeKey(answer) : passed + " " + values.joined(separator: " ")
  return String(stableHash(key), radix: 16)
}

/// A value with its numbers to five decimals.
private func valueKey(_ value: CheckedValue) -> String {
  switch value {
  case .numbers(let grid): "\(grid.shape)\(grid.rows.map { $0.map(roundedKey) })"
  case .text(let text): "text \(text)"
  case .truth(let truth): "\(truth)"
  case .nothing: "nil"
  case .list(let list): "[\(list.map(valueKey).joined(separator: ","))]"
  case .record(let kind, let parts):
    "\(kind)(\(parts.map { "\($0.name):\(valueKey($0.value))" }.joined(separator: ",")))"
  case .opaque(let kind): kind
  case .sealed(let seal): seal.hash
  }
}

private func roundedKey(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e9 else { return "\(number)" }
  return "\((number * 1e5).rounded() / 1e5 + 0)"
}

/// Code with its own names numbered in order: what two people write alike is alike.
private func codeKey(_ code: String) -> String {
  let tokens = codeTokens(code)
  let own = definedNames(in: code)
  return tokens.map { token in
    own.firstIndex(of: token.text).map { "name\($0)" } ?? token.text
  }.joined(separator: " ")
}
