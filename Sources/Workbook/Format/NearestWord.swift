/// The end of a message about an unknown word: its nearest match, or all that is possible there.
func suggestion(for word: String, among candidates: [String]) -> String {
  if let nearest = nearestWord(to: word, among: candidates) { return "did you mean '\(nearest)'?" }
  return "possible are \(candidates.joined(separator: ", "))"
}

/// The candidate nearest in spelling, if one is near enough to be meant.
func nearestWord(to word: String, among candidates: [String]) -> String? {
  let key = Array(word.lowercased().unicodeScalars)
  guard !key.isEmpty, key.count <= 40 else { return nil }
  let ranked = candidates.map { (distance(key, Array($0.lowercased().unicodeScalars)), $0) }
  guard let best = ranked.min(by: { $0.0 < $1.0 }) else { return nil }
  return best.0 <= max(1, key.count / 3) ? best.1 : nil
}

/// Insertions, deletions, replacements and exchanges of neighbours between two short words.
private func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var before: [Int] = []
  var previous = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
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
