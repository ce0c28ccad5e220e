extension Tree {
  /// Whether a literal holds what only a type tells: `.zero`, `.init(x: 1, y: 2)`, also in lists in it.
  func holdsImplicit(_ elements: NodeList) -> Bool {
    children(elements).contains {
      if case .list(let inner) = self[$0] { return holdsImplicit(inner) }
      return isImplicit($0)
    }
  }

  /// The implicit member that a chain of members and calls begins with; nil of one alone.
  func firstOfChain(_ value: NodeID) -> NodeID? {
    var (id, links) = (value, 0)
    while true {
      switch nodes[Int(id)].node {
      case .member(let base, _): (id, links) = (base, links + 1)
      case .call(let callee, _): id = callee
      case .implicitMember: return links > 0 ? id : nil
      default: return nil
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
