extension Problem {
  /// What is written instead of an operation that does not join its operands.
  static func joining(_ word: String, _ left: String, _ right: String) -> [String] {
    let kinds: Set = [left, right]
    let isMap = !kinds.isDisjoint(with: ["a transform", "a matrix"])
    switch word {
    case "+" where kinds == ["a transform"]:
      return ["steps are joined by a product, A * B, whose order counts"]
    case "-" where kinds == ["a transform"], "/" where right == "a transform":
      return ["the way back of B is B.inverted(), a factor like any other"]
    case "*" where isMap && kinds.contains("a list"):
      return ["a row stands in parentheses: (2, 1, 1)"]
    case "+" where kinds == ["a row", "a point"], "-" where kinds == ["a row", "a point"]:
      return ["a row's point can be joined with one: row.point \(word) point"]
    case "*" where kinds == ["a point", "a number"]:
      return ["a place has no multiple, a way has: 2 * vector(1, 2); a factor S(2) scales"]
    case "+" where kinds == ["a point", "a number"], "-" where kinds == ["a point", "a number"]:
      return ["a vector moves a point: (1, 2) \(word) vector(3, 0)"]
    case "+" where kinds == ["an angle", "a number"], "-" where kinds == ["an angle", "a number"]:
      return [
        "give the number a unit: 1° or 1rad; '.degrees' and '.radians' read an angle as a number"
      ]
    case "+" where kinds.contains("a text"):
      return ["a text takes values in itself: \"x is \\(x)\""]
    case "+" where kinds.contains("a matrix"), "-" where kinds.contains("a matrix"),
      "*" where kinds == ["a matrix", "a number"], "/" where kinds == ["a matrix", "a number"]:
      return ["matrices have products, whole powers, 'inverse', 'transpose' and 'determinant' here"]
    case "^" where isMap && right == "a function":
      return ["'.transpose' exchanges rows and columns"]
    default: return []
    }
  }
}
