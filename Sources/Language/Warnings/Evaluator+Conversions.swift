internal import Geometry

/// Conversions between degrees and radians of what is an angle already.
extension Evaluator {
  /// `atan2(b, a) * 180 / .pi`, `30° * .pi / 180`: a conversion of what is an angle already.
  ///
  /// Rule: an angle is multiplied or divided by π, 180/π or π/180, up to rounding; or by a literal
  /// that is one of them to three digits (3.14, 57.3, 0.01745).
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
    guard let conversion = Conversion(op, factor, isLiteral: isLiteral(node)) else { return }
    switch conversion {
    case .toRadians:
      warn(.misleading(.angleInRadians(plainText(.angle(angle)))), at: tree.span(id))
    case .toDegrees:
      let gives = op == .divide ? angle / factor : angle * factor
      warn(
        .misleading(
          .angleInDegrees(
            gives: plainText(.angle(gives)), meant: degreesMeant(angle, factor, leftNode))),
        at: tree.span(id))
    }
  }

  func isLiteral(_ id: NodeID) -> Bool {
    if case .number = tree[id] { return true }
    return false
  }

  /// The degrees of the angle that was to be converted, where all of the factor is in sight.
  private func degreesMeant(_ angle: Angle, _ factor: Double, _ left: NodeID) -> String? {
    if factor > 50, factor < 60 { return short(angle.degrees) }
    guard case .binary(.multiply, let a, let b) = tree[left] else { return nil }
    return literalValue(a) == 180 || literalValue(b) == 180 ? short((angle / 180).degrees) : nil
  }
}

/// What a factor beside an angle was meant to do.
private enum Conversion {
  case toDegrees, toRadians

  init?(_ op: BinaryOperator, _ factor: Double, isLiteral: Bool) {
    let limit = isLiteral ? 6e-4 : 1e-12
    func isAbout(_ x: Double) -> Bool { abs(factor / x - 1) <= limit }
    switch op {
    case .multiply where isAbout(180 / .pi): self = .toDegrees
    case .multiply where isAbout(.pi) || isAbout(.pi / 180): self = .toRadians
    case .divide where isAbout(.pi) || isAbout(.pi / 180): self = .toDegrees
    case .divide where isAbout(180 / .pi): self = .toRadians
    default: return nil
    }
  }
}
