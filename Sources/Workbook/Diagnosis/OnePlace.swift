internal import Language

extension Bench {
  /// Where an answer that is written like a right one differs from it, if that is one place.
  ///
  /// It is told where no rule explains the values, behind the author's words, and says where to look, not
  /// what belongs there. Of several right answers that which is most alike tells it: one has the names of what varies,
  /// the other their values.
  func onePlace(in answer: String) -> String? {
    guard exercise.kind == .exercise, exercise.seals == nil else { return nil }
    return (exercise.solutions + exercise.accepted + exercise.models)
      .compactMap { OnePlace(of: answer, beside: $0.text) }.min { $0.size < $1.size }?.words
  }
}

/// The id under which it is told.
let onePlaceID = "one-place"

/// A few tokens of an answer; all others stand in a right answer, too.
private struct OnePlace {
  private let answer: String
  private let tokens: [CodeToken]
  /// The tokens that differ; empty where something is missing.
  private let odd: Range<Int>
  /// What stands there in the right answer.
  private let missing: [String]

  /// nil where more than two tokens differ, on either side, or hardly more than they agree.
  init?(of answer: String, beside right: String) {
    let (mine, theirs) = (codeTokens(answer), codeTokens(right))
    let start = zip(mine, theirs).prefix { $0 == $1 }.count
    let common = min(mine.count, theirs.count) - start
    let end = zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.prefix(common).count
    odd = start..<(mine.count - end)
    tokens = mine
    self.answer = answer
    missing = theirs[start..<(theirs.count - end)].map(\.text)
    guard odd.count <= 2, missing.count <= 2, size > 0, start + end >= 6 else { return nil }
  }

  /// How many tokens differ, on both sides.
  var size: Int { odd.count + missing.count }

  var words: String {
    let rest = "Everything else is as it should be: look again at"
    if !odd.isEmpty { return "\(rest) \(name(shown))." }
    let next = odd.upperBound
    if missing == ["-"], next < tokens.count {
      return "\(rest) the sign of \(name(next..<(next + 1)))."
    }
    return "Nothing of it is wrong, but something is missing \(gap)."
  }

  /// A sign alone says too little, and beside a word too much, but for a minus that belongs to it.
  private var shown: Range<Int> {
    if odd.count > 1, isNegation(odd.lowerBound) { return odd }
    let words = odd.filter { tokens[$0].kind != .sign }
    if let first = words.first, let last = words.last { return first..<(last + 1) }
    return odd.upperBound < tokens.count ? odd.lowerBound..<(odd.upperBound + 1) : odd
  }

  /// Whether a minus stands here that has nothing to its left.
  private func isNegation(_ index: Int) -> Bool {
    guard tokens[index].text == "-" else { return false }
    return index == 0
      || (tokens[index - 1].kind == .sign && !closers.contains(tokens[index - 1].text))
  }

  private var gap: String {
    let next = odd.upperBound
    guard next < tokens.count else { return "at the end" }
    // A dot is met often, and its word less so.
    let isDot = tokens[next].text == "." && next + 1 < tokens.count
    return "before \(name(next..<(next + (isDot ? 2 : 1))))"
  }

  /// Some tokens as they are written, on one line.
  private func written(_ place: Range<Int>) -> String {
    guard let last = place.last else { return "" }
    let bytes = tokens[place.lowerBound].range.lowerBound..<tokens[last].range.upperBound
    return oneLine(slice(answer, bytes, trims: false))
  }

  /// The text of some tokens, and which it is where it stands there more than once.
  private func name(_ place: Range<Int>) -> String {
    let part = Array(tokens[place])
    let places = tokens.indices.filter { tokens[$0...].starts(with: part) }
    let text = "'\(written(place))'"
    guard places.count > 1, let index = places.firstIndex(of: place.lowerBound) else { return text }
    return index < ordinals.count ? "the \(ordinals[index]) \(text)" : text
  }
}

private let closers = [")", "]", "°"]
private let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]
