/// The candidates nearest in spelling, at most three, the nearest first.
///
/// Counted in edits and exchanges of neighbours without regard to case; the farther, the longer the
/// name must be. A name that is the beginning of another counts as near. Long inputs are not compared: nobody types them by mistake.
public func closest(to name: String, among candidates: [String]) -> [String] {
  let ranked = ranking(of: name, among: candidates)
  guard let best = ranked.first else { return [] }
  return ranked.prefix { $0.distance == best.distance }.prefix(3).map(\.text)
}

/// The nearest candidate that can be called as it was, where it is hardly farther than the nearest
/// of all; else those.
func closest(
  to name: String, among candidates: [String], preferring isCallable: (String) -> Bool
) -> [String] {
  let ranked = ranking(of: name, among: candidates)
  guard let best = ranked.first else { return [] }
  let near = ranked.prefix { $0.distance <= best.distance + 2 }
  if let callable = near.first(where: { isCallable($0.text) }) { return [callable.text] }
  return closest(to: name, among: candidates)
}

/// The candidates one slip of the finger away: a letter more, less or another, or two exchanged.
func slips(to name: String, among candidates: [String]) -> [String] {
  let key = Array(name.lowercased().utf8)
  guard key.count <= 48 else { return [] }
  return candidates.filter { editDistance(key, Array($0.lowercased().utf8)) <= 1 }
}

/// The candidates that are near in spelling, the nearest first.
private func ranking(of name: String, among candidates: [String])
  -> [(distance: Int, text: String)]
{
  let key = Array(name.lowercased().utf8)
  guard key.count <= 48, !key.isEmpty else { return [] }
  // One letter is only ever its capital.
  let limit = key.count == 1 ? 0 : max(1, key.count / 3)
  var ranked: [(distance: Int, text: String)] = []
  for candidate in Set(candidates) {
    let bare = Array(candidate.prefix { $0 != "(" }.lowercased().utf8)
    let begins = key.count >= 3 && bare.starts(with: key)
    guard begins || abs(bare.count - key.count) <= limit || isAbridged(name, candidate) else {
      continue
    }
    let distance = isAbridged(name, candidate) ? 1 : editDistance(key, bare)
    // In so few letters a capital is a difference: 'np' is no 'NO'.
    let isShort = key.count == 2 && distance > 0
    let written = candidate.prefix { $0 != "(" }.utf8
    if isShort, editDistance(Array(name.utf8), Array(written)) > limit { continue }
    if distance <= limit || begins { ranked.append((min(distance, limit), candidate)) }
  }
  return ranked.sorted { ($0.distance, $0.text) < ($1.distance, $1.text) }
}

/// Whether a name of several words leaves some out of another: `easeInOut` of `easeInEaseOut`.
private func isAbridged(_ name: String, _ candidate: String) -> Bool {
  guard name.utf8.count < candidate.utf8.count, name.contains(where: \.isUppercase) else {
    return false
  }
  var words = camelWords(candidate.prefix { $0 != "(" })[...]
  let own = camelWords(name[...])
  guard words.first == own.first else { return false }
  return own.allSatisfy { word in
    guard let place = words.firstIndex(of: word) else { return false }
    words = words[(place + 1)...]
    return true
  }
}

/// `ease`, `in`, `out` of `easeInOut`.
private func camelWords(_ name: Substring) -> [String] {
  name.reduce(into: [""]) { words, letter in
    if letter.isUppercase { words.append("") }
    words[words.count - 1] += letter.lowercased()
  }.filter { !$0.isEmpty }
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
