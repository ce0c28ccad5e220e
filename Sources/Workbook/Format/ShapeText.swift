/// The words that are shapes by themselves.
private let shapeWords = [
  "number", "point", "vector", "size", "rect", "text", "truth", "view", "layer", "transform",
]

/// A shape as checks compare it: `3x3` is "3×3 matrix", `row of 3` itself; nil where it is none.
func shapeText(_ word: String) -> String? {
  let words = spaceSeparated(word)
  if words.count == 3, words[1] == "of", ["row", "list"].contains(words[0]),
    let count = Int(words[2]), count >= 0
  {
    return "\(words[0]) of \(count)"
  }
  let sides = word.split { $0 == "x" || $0 == "×" }.map { Int($0) }
  if sides.count == 2, let rows = sides[0], let columns = sides[1], rows > 0, columns > 0 {
    return "\(rows)×\(columns) matrix"
  }
  if word == "transform" { return "3×3 matrix" }
  if word == "angle" { return "number" }
  return shapeWords.contains(word) ? word : nil
}

/// What is wrong with a word that is no shape.
func unknownShape(_ word: String) -> String {
  let advice = suggestion(for: word, among: ["3x3", "row of 3", "list of 3"] + shapeWords)
  return "unknown shape '\(word)': \(advice)"
}

extension CheckedValue {
  /// Its shape, as ``shapeText(_:)`` writes it.
  var shape: String {
    switch self {
    case .numbers(let grid): grid.shape
    case .list(let list): "list of \(list.count)"
    case .text: "text"
    case .truth: "truth"
    case .nothing: "nothing"
    case .record(let kind, _), .opaque(let kind): kind
    case .sealed(let seal): seal.kind.split(separator: "-").joined(separator: " ")
    }
  }
}
