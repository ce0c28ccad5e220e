/// Where an answer that is written like the solution differs from it.
///
/// All else stands in both, so that a mistake made elsewhere was not made, whatever it comes to: who writes
/// `.y` for the last `.x` has exchanged no numbers before.
struct ChangedPlace {
  /// What stands in the solution between the last token before the place and the first one behind it.
  private let range: Range<Int>

  /// nil where there is more that differs than what agrees.
  init?(of answer: String, beside solution: String) {
    let (mine, theirs) = (codeTokens(answer), codeTokens(solution))
    let start = zip(mine, theirs).prefix { $0 == $1 }.count
    let common = min(mine.count, theirs.count) - start
    let end = zip(mine.reversed(), theirs.reversed()).prefix { $0 == $1 }.prefix(common).count
    let differing = max(mine.count, theirs.count) - start - end
    guard start + end >= 6, (1...(start + end)).contains(differing) else { return nil }
    let lower = start > 0 ? theirs[start - 1].range.upperBound : 0
    let upper = end > 0 ? theirs[theirs.count - end].range.lowerBound : solution.utf8.count
    range = lower..<max(lower, upper)
  }

  /// A slip changes what differs, or goes around all of it; of two mistakes both do so.
  func isChanged(by slip: Slip) -> Bool {
    let isMade =
      slip.rules.count > 1
      ? slip.edits.allSatisfy(isTouched) : slip.edits.contains(where: isTouched)
    return isMade || isEnclosed(by: slip.edits)
  }

  private func isTouched(by edit: Edit) -> Bool {
    edit.range.lowerBound <= range.upperBound && edit.range.upperBound >= range.lowerBound
  }

  /// What is put before it and behind it makes something else of the whole.
  private func isEnclosed(by edits: [Edit]) -> Bool {
    edits.allSatisfy(\.range.isEmpty)
      && edits.contains { $0.range.lowerBound <= range.lowerBound }
      && edits.contains { $0.range.lowerBound >= range.upperBound }
  }
}

/// The two are the same code.
func isSameCode(_ left: String, _ right: String) -> Bool { codeTokens(left) == codeTokens(right) }
