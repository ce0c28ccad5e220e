/// The two sides of `a == b`.
struct EquatedSides {
  var left: String
  var right: String

  /// The side that an answer decides: the one with a name that is asked for or, where no name is, the one that is no
  /// number; nil where both have one, so that neither gives the answer away.
  func judged(_ asked: [String]) -> String? {
    let isAsked = [left, right].map { side in words(side).contains(where: asked.contains) }
    switch (isAsked[0], isAsked[1]) {
    case (true, true): return nil
    case (true, false): return left
    case (false, true): return right
    case (false, false): return words(left).isEmpty ? right : left
    }
  }

  private func words(_ code: String) -> [String] {
    codeTokens(code).filter { $0.kind == .word }.map(\.text)
  }
}

/// The sides of a condition that is one `==`, and nothing joined to it; nil of any other.
func equatedSides(_ condition: String) -> EquatedSides? {
  let joining = ["==", "!=", "&&", "||", "?", "??", "<", ">", "<=", ">="]
  let signs = codeTokens(condition).filter { $0.depth == 0 && joining.contains($0.text) }
  guard signs.count == 1, let sign = signs.first, sign.text == "==" else { return nil }
  let end = condition.utf8.count
  return EquatedSides(
    left: slice(condition, 0..<sign.range.lowerBound),
    right: slice(condition, sign.range.upperBound..<end))
}
