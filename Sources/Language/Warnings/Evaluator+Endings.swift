/// What only `deinit` does, and so never happens.
extension Evaluator {
  /// `deinit { print("gone") }`: objects are never freed.
  ///
  /// Rule: a statement of a `deinit` prints, counts, or gives a variable a value other than nil; one that only cleans
  /// up, as `timer.invalidate()` does, is not missed. The first of a text is told.
  mutating func inspectEndings(from first: Int) {
    for body in tree.endings where body >= first {
      guard case .block(let list) = tree[body],
        let missed = tree.children(list).first(where: isMissed),
        let owner = tree.body(around: body)
      else { continue }
      return warn(.misleading(.neverEnds(names.text(owner.name))), at: tree.span(missed))
    }
  }

  private func isMissed(_ statement: NodeID) -> Bool {
    switch tree[statement] {
    case .update: return true
    case .assign(_, let value):
      if case .nothing = tree[value] { return false }
      return true
    case .expression(let call):
      guard case .call(let callee, _) = tree[call] else { return false }
      return ["print", "debugPrint", "NSLog"].contains(written(callee))
    default: return false
    }
  }
}
