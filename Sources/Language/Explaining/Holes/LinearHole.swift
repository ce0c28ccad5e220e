extension Evaluator {
  /// Whether nothing but linear operations stands between the hole of a statement and the equation that the
  /// statement is: what it makes of the hole is then as straight, and has one solution or endlessly many.
  func holeStandsInLinearOperations(_ statement: NodeID) -> Bool {
    let nodes = nodes(of: statement)
    guard let hole = nodes.first(where: isHole) else { return false }
    return nodes.allSatisfy {
      $0 <= hole || !tree.span($0).encloses(tree.span(hole)) || isLinear($0, hole)
    }
  }

  private func isHole(_ node: NodeID) -> Bool {
    if case .hole = tree[node] { return true }
    return false
  }

  private func isLinear(_ node: NodeID, _ hole: NodeID) -> Bool {
    switch tree[node] {
    case .expression, .tuple, .matrix, .unary(.minus, _): true
    case .binary(.equal, _, _), .binary(.approximately, _, _), .binary(.add, _, _),
      .binary(.subtract, _, _), .binary(.multiply, _, _):
      true
    case .binary(.divide, _, let divisor): !tree.span(divisor).encloses(tree.span(hole))
    case .call(let callee, _): isLinear(called: callee)
    case .member(_, let name): linearOperations.contains(names.text(name))
    default: false
    }
  }

  private func isLinear(called callee: NodeID) -> Bool {
    switch tree[callee] {
    case .global(let name), .member(_, let name): linearOperations.contains(names.text(name))
    default: false
    }
  }
}

/// Functions that are linear in each of their arguments, and in their receiver.
private let linearOperations = [
  "T", "S", "H", "vector", "size", "transform", "CGPoint", "CGVector", "CGSize", "applying",
  "concatenating", "translatedBy", "scaledBy", "convert", "x", "y", "dx", "dy", "tx", "ty",
]

extension Span {
  fileprivate func encloses(_ other: Span) -> Bool { start <= other.start && other.end <= end }
}
