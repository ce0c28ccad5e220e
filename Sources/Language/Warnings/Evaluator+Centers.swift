/// Turns and scales about a point, written as a move, the step, and the move back.
extension Evaluator {
  /// A move by p, a step, and a move by -p, in an order that keeps -p in place instead of p.
  ///
  /// Rule: three factors joined by `concatenating`, of which the first moves by x and y and the last by
  /// -x and -y, written with the sign; or `translatedBy` in the opposite order.
  mutating func inspectCenter(_ id: NodeID) {
    guard case .call(let callee, let arguments) = tree[id],
      case .member(let inner, let name) = tree[callee],
      case .call(let innerCallee, _) = tree[inner],
      case .member(let first, let innerName) = tree[innerCallee]
    else { return }
    let moves: (away: NodeID, back: NodeID)
    switch names.text(name) {
    case "concatenating":
      guard innerName == name, let last = tree.arguments(arguments).first?.value else { return }
      moves = (followed(first), followed(last))
    case "translatedBy":
      guard ["rotated", "scaledBy"].contains(names.text(innerName)) else { return }
      moves = (id, first)
    default: return
    }
    guard let away = move(moves.away), let back = move(moves.back), away.count == 2,
      zip(away, back).allSatisfy({ "-\(written($0))" == written($1) }),
      let point = center(away)
    else { return }
    warn(.misleading(.oppositeCenter(point: point)), at: tree.span(id))
  }

  private func followed(_ id: NodeID) -> NodeID { definition(of: id) ?? id }

  /// The two distances of a move alone.
  private func move(_ id: NodeID) -> [NodeID]? {
    guard case .call(let callee, let arguments) = tree[id] else { return nil }
    let values = tree.arguments(arguments)
    let isMove =
      ["T", "CGAffineTransformMakeTranslation", "translatedBy"].contains(lastWord(callee) ?? "")
      || values.contains { isLabel($0, "translationX") }
    return isMove && values.count == 2 ? values.map(\.value) : nil
  }

  /// `center` of (center.x, center.y), or (x, y).
  private func center(_ distances: [NodeID]) -> String? {
    let parts = distances.map { written($0) }
    if case .member(let base, _) = tree[distances[0]] { return written(base) }
    return "(\(parts.joined(separator: ", ")))"
  }
}
