extension Tree {
  /// Whether a literal holds what only a type tells: `.zero`, `.init(x: 1, y: 2)`, also in lists in it.
  func holdsImplicit(_ elements: NodeList) -> Bool {
    children(elements).contains {
      if case .list(let inner) = self[$0] { return holdsImplicit(inner) }
      return isImplicit($0)
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
