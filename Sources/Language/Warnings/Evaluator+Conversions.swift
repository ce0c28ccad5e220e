internal import Geometry

/// Conversions to radians of what is an angle already.
extension Evaluator {
  /// `30° * .pi / 180`: the factor of a conversion beside what is an angle already.
  ///
  /// Rule: an angle is multiplied by π/180, or by π and the product divided by 180, or divided by 180/π, up to
  /// rounding; or by a literal that is one of them to three digits (3.14, 0.01745). An angle times 180/π is a
  /// number of degrees, as in Swift; an angle times π alone may be meant.
  mutating func watchConversion(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) {
    let angle: Angle
    let factor: Double
    let node: NodeID
    switch (left, right) {
    case (.angle(let a), .number(let f)): (angle, factor, node) = (a, f, rightNode)
    case (.number(let f), .angle(let a)): (angle, factor, node) = (a, f, leftNode)
    default: return
    }
    if convertsToRadians(
      op, factor, isLiteral: isLiteral(node), isHalf: isDividedByHalfTurn(id))
    {
      warn(.misleading(.angleInRadians(plainText(.angle(angle)))), at: tree.span(id))
    }
  }

  /// `… / 180`, of which an expression is the dividend.
  private func isDividedByHalfTurn(_ id: NodeID) -> Bool {
    tree.nodes[Int(id)...].prefix(16).contains { node in
      guard case .binary(.divide, id, let divisor) = node.node else { return false }
      return literalValue(divisor) == 180
    }
  }

  func isLiteral(_ id: NodeID) -> Bool {
    if case .number = tree[id] { return true }
    return false
  }
}

private func convertsToRadians(
  _ op: BinaryOperator, _ factor: Double, isLiteral: Bool, isHalf: @autoclosure () -> Bool
) -> Bool {
  let limit = isLiteral ? 6e-4 : 1e-12
  func isAbout(_ x: Double) -> Bool { abs(factor / x - 1) <= limit }
  return op == .multiply ? isAbout(.pi) && isHalf() || isAbout(.pi / 180) : isAbout(180 / .pi)
}
