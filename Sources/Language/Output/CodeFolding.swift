// Lines of code that are too long for a screen: broken between tokens, where a reader would break them.

/// Where a line of code ends that begins at `start` and has room for so many columns.
///
/// Best behind a comma, then before an operator or a member, outside of brackets rather than within them; in a word
/// only where it is longer than the line. Never within the first quarter, if there is another place.
package func endOfCodeLine(_ letters: [Character], from start: Int, room: Int) -> Int {
  var state = CodeFold()
  var (taken, best, early) = (0, CodeBreak.none, CodeBreak.none)
  for index in start..<letters.count {
    if index > start, let rank = state.rank(letters, index) {
      let found = CodeBreak(index: index, rank: rank)
      if taken * 4 > room { best = best.better(found) } else { early = early.better(found) }
    }
    taken += columns(String(letters[index]))
    if taken > room { return best.place ?? early.place ?? max(index, start + 1) }
    state.pass(letters[index])
  }
  return letters.count
}

/// A place where a line may end, and how bad that is.
private struct CodeBreak {
  var index: Int
  var rank: Int

  static let none = CodeBreak(index: -1, rank: .max)
  var place: Int? { index >= 0 ? index : nil }

  /// Of two that are as good, the later one.
  func better(_ other: CodeBreak) -> CodeBreak { other.rank <= rank ? other : self }
}

/// What is open where a line of code is read.
private struct CodeFold {
  private var depth = 0
  private var isText = false

  mutating func pass(_ letter: Character) {
    if letter == "\"" { isText.toggle() }
    if isText { return }
    if "([{".contains(letter) { depth += 1 }
    if ")]}".contains(letter) { depth -= 1 }
  }

  /// How bad it is to break before a letter; nil where words or numbers would fall apart.
  func rank(_ letters: [Character], _ index: Int) -> Int? {
    let (before, here) = (letters[index - 1], letters[index])
    let behind = index + 1 < letters.count ? letters[index + 1] : " "
    let level = max(0, depth) * 6
    if isText { return here == " " ? level + 20 : nil }
    switch (before, here) {
    case ("{", " "): return level - 6
    case (_, " "): return level + rankOfSpace(before, letters[(index + 1)...].prefix(while: isSign))
    case (",", _), (";", _): return level
    case ("(", _), ("[", _): return level + 5
    case (_, ".") where isWord(behind) && !behind.isNumber && (isWord(before) || before == ")"):
      let isCalled = letters[(index + 1)...].first { !isWord($0) } == "("
      return level + (isCalled ? 1 : 3)
    default: return nil
    }
  }

  /// An operator begins a line, but for an assignment, which ends one.
  private func rankOfSpace(_ before: Character, _ sign: ArraySlice<Character>) -> Int {
    switch before {
    case ",", ";": 0
    case "=": 2
    case ":", "_": 5
    case _ where sign.last == "=" && !["==", "!=", "<=", ">="].contains(String(sign)): 5
    case _ where !sign.isEmpty: 0
    default: 4
    }
  }

  private func isWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_"
  }

  private func isSign(_ letter: Character) -> Bool { "+-*/%<>=!&|?≈^".contains(letter) }
}
