/// Names that people type for something that is called differently; asked before spelling is.
let synonyms: [String: String] = [
  "rotate": "rotated(by:)", "rotatedBy": "rotated(by:)", "rotation": "rotated(by:)",
  "scale": "scaledBy(x:y:)", "scaled": "scaledBy(x:y:)", "scaleBy": "scaledBy(x:y:)",
  "translate": "translatedBy(x:y:)", "translated": "translatedBy(x:y:)",
  "translateBy": "translatedBy(x:y:)", "move": "translatedBy(x:y:)",
  "concat": "concatenating(_:)", "append": "concatenating(_:)", "multiply": "concatenating(_:)",
  "inverse": "inverted()", "invert": "inverted()", "decompose": "decomposed()",
  "det": "determinant", "hidden": "isHidden", "isIdentityTransform": "isIdentity",
  "origin": "frame", "size": "bounds", "transposed": "transpose",
  "inverted": "inverse", "length": "count", "apply": "applying(_:)",
]

/// The candidates nearest in spelling, at most three, the nearest first.
///
/// Counted in edits and exchanges of neighbours without regard to case; the farther, the longer the
/// name must be. A name that is the beginning of another counts as near. Long inputs are not compared: nobody types them by mistake.
public func closest(to name: String, among candidates: [String]) -> [String] {
  let key = Array(name.lowercased().utf8)
  guard key.count <= 40, key.count > 1 else { return [] }
  let limit = max(1, key.count / 3)
  var ranked: [(distance: Int, text: String)] = []
  for candidate in candidates {
    let bare = Array(candidate.prefix { $0 != "(" }.lowercased().utf8)
    if key.count >= 3, bare.starts(with: key) { ranked.append((limit, candidate)) }
    guard abs(bare.count - key.count) <= limit else { continue }
    let distance = editDistance(key, bare)
    if distance <= limit, !ranked.contains(where: { $0.text == candidate }) {
      ranked.append((distance, candidate))
    }
  }
  ranked.sort { ($0.distance, $0.text) < ($1.distance, $1.text) }
  guard let best = ranked.first else { return [] }
  return ranked.prefix { $0.distance == best.distance }.prefix(3).map(\.text)
}

/// Insertions, deletions, replacements and exchanges of neighbours between two short names.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var before: [Int] = []
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let replaced = previous[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, before[column - 1] + 1)
      }
      current.append(cost)
    }
    before = previous
    previous = current
  }
  return previous[right.count]
}
