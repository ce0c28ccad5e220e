internal import Language

/// The words that a `kind` check takes.
let kindWords =
  natureWords + ["rigid", "invertible"] + [
    "number", "angle", "point", "vector", "size", "rect", "row", "matrix", "transform", "text",
    "list", "view",
  ]

/// The words with which the language says what a transform is.
private let natureWords = [
  "identity", "translate", "rotate", "scale", "shear", "reflect", "glide", "general",
]

/// Whether a value is of a kind that a `kind` check names.
func isKind(_ value: CheckedValue, _ word: String) -> Bool {
  switch value {
  case .numbers(let grid):
    if grid.kind == word { return true }
    if natureWords.contains(word), let nature = grid.deed { return nature.hasPrefix(word) }
    return isKind(grid.rows, word)
  case .text: return word == "text"
  case .list: return word == "list"
  case .record(let kind, _), .opaque(let kind): return kind == word
  case .truth, .nothing, .sealed: return false
  }
}

extension NumberGrid {
  /// What it does to the plane: a transform that is written as a matrix is that transform, too.
  var deed: String? { nature ?? transformWords(ofRows: rows) }
}

/// Rigid: lengths are kept, so the rows of the linear part have length 1 and stand upright.
private func isKind(_ rows: [[Double]], _ word: String) -> Bool {
  guard rows.count == 3, rows.allSatisfy({ $0.count == 3 }) else { return false }
  let (a, b, c, d) = (rows[0][0], rows[0][1], rows[1][0], rows[1][1])
  switch word {
  case "invertible": return abs(a * d - b * c) > 1e-12
  case "rigid":
    return agree(a * a + b * b, 1, .standard) && agree(c * c + d * d, 1, .standard)
      && agree(a * c + b * d, 0, .standard)
  default: return false
  }
}
