/// The names nearest in spelling, at most three: one edit, or one in three letters.
func closest(to name: String, among names: [String]) -> [String] {
  let typed = Array(name.lowercased().utf8)
  guard (1...40).contains(typed.count) else { return [] }
  let limit = max(1, typed.count / 3)
  let ranked = Set(names)
    .map { (distance: distance(typed, Array($0.lowercased().utf8), limit), name: $0) }
    .filter { $0.distance <= limit }
    .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
  return ranked.prefix { $0.distance == ranked.first?.distance }.prefix(3).map(\.name)
}

/// Insertions, deletions, replacements and exchanges of neighbours, as far as `limit`.
private func distance(_ left: [UInt8], _ right: [UInt8], _ limit: Int) -> Int {
  guard abs(left.count - right.count) <= limit else { return limit + 1 }
  var rows = [Array(0...right.count)]
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
      var cost = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[left.count][right.count]
}
