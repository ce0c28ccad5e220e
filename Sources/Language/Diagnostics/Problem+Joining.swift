extension Problem {
  /// What is written instead of an operation that does not join its operands.
  static func joining(_ word: String, _ left: String, _ right: String) -> [String] {
    let kinds: Set = [left, right]
    let isMap = !kinds.isDisjoint(with: ["a transform", "a matrix"])
    switch word {
    case "+" where kinds == ["a transform"]:
      return ["steps are joined by a product: in A * B, A acts first"]
    case "-" where kinds == ["a transform"], "/" where right == "a transform":
      return ["the way back of B is B.inverted(): A * B.inverted() undoes B after A"]
    case "*" where isMap && kinds.contains("a list"):
      return ["a row stands in parentheses: (2, 1, 1)"]
    case "+" where kinds == ["a row"], "-" where kinds == ["a row"]:
      return ["their points can be joined: a.point \(word) b.point"]
    default: return []
    }
  }
}
