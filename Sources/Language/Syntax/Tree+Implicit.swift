extension Tree {
  /// Whether a literal holds what only a type tells: `.zero`, `.init(x: 1, y: 2)`, also in lists in it.
  func holdsImplicit(_ elements: NodeList) -> Bool {
    children(elements).contains {
      if case .list(let inner) = self[$0] { return holdsImplicit(inner) }
      return isImplicit($0)
    }
  }

  /// Whether an operator makes it.
  func isOperation(_ id: NodeID) -> Bool {
    switch nodes[Int(id)].node {
    case .unary, .binary: true
    default: false
    }
  }

  /// Whether it is a chain behind an implicit member, or one of two such values.
  func beginsChain(_ id: NodeID) -> Bool {
    if case .conditional(_, let then, let otherwise) = nodes[Int(id)].node {
      return beginsChain(then) || beginsChain(otherwise)
    }
    return !implicitStarts(of: id).isEmpty
  }

  /// The implicit members that a chain, or operands in it, begin with which are of the type of the whole: both sides of a
  /// sum, the left one of a product, as in `(.zero + .init(x: 1, y: 2) * 3).turned`.
  func implicitStarts(of value: NodeID, links: Int = 0) -> [NodeID] {
    var (id, links, found) = (value, links, [NodeID]())
    while true {
      switch nodes[Int(id)].node {
      case .call(let callee, _): id = callee
      case .member(let base, _), .optionalMember(let base, _), .element(let base, _),
        .unary(.minus, let base), .binary(.multiply, let base, _), .binary(.divide, let base, _),
        .binary(.remainder, let base, _):
        (id, links) = (base, links + 1)
      case .binary(.add, let left, let right), .binary(.subtract, let left, let right):
        found += implicitStarts(of: right, links: 1)
        (id, links) = (left, links + 1)
      case .implicitMember: return links > 0 ? found + [id] : found
      default: return found
      }
    }
  }

  func isImplicit(_ id: NodeID) -> Bool {
    switch self[id] {
    case .implicitMember: return true
    case .call(let callee, _): return isImplicit(callee)
    default: return false
    }
  }
}
