/// Turns and scales about a point, written as a move, the step, and the move back.
extension Evaluator {
  /// A move by p, a step, and a move by -p, in an order that keeps -p in place instead of p.
  ///
  /// Rule: three factors joined by `concatenating` or `*`, of which the first moves by x and y and the last by
  /// -x and -y, written with the sign; or `translatedBy` in the opposite order. Joined by `*`, x and y are those of
  /// a point: with bare numbers it may be an exercise in products.
  mutating func inspectCenter(_ id: NodeID) {
    guard let moves = outerMoves(id), let away = move(moves.away), let back = move(moves.back),
      away.count == 2, zip(away, back).allSatisfy({ "-\(written($0))" == written($1) }),
      let point = center(away)
    else { return }
    warn(.misleading(.oppositeCenter(point: point)), at: tree.span(id))
  }

  /// What acts first and what acts last, of three factors.
  ///
  /// Mutating, as what it asks is: an evaluator that is asked before it changes is copied.
  private mutating func outerMoves(_ id: NodeID) -> (away: NodeID, back: NodeID)? {
    if case .binary(.multiply, let inner, let last) = tree[id] {
      guard case .binary(.multiply, let first, _) = tree[inner], isOfPoint(move(followed(first)))
      else { return nil }
      let ends = (followed(first), followed(last))
      return convention == .row ? ends : (ends.1, ends.0)
    }
    return outerCalls(id)
  }

  private mutating func outerCalls(_ id: NodeID) -> (away: NodeID, back: NodeID)? {
    guard case .call(let callee, let arguments) = tree[id],
      case .member(let inner, let name) = tree[callee],
      case .call(let innerCallee, _) = tree[inner],
      case .member(let first, let innerName) = tree[innerCallee]
    else { return nil }
    switch names.text(name) {
    case "concatenating":
      guard innerName == name, let last = tree.arguments(arguments).first?.value else { return nil }
      return (followed(first), followed(last))
    case "translatedBy":
      return ["rotated", "scaledBy"].contains(names.text(innerName)) ? (id, first) : nil
    default: return nil
    }
  }

  /// (p.x, p.y) or (-p.x, -p.y).
  private func isOfPoint(_ distances: [NodeID]?) -> Bool {
    (distances ?? []).allSatisfy { id in
      switch tree[id] {
      case .member, .unary(.minus, _): true
      default: false
      }
    }
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
