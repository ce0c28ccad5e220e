internal import Language

extension Program {
  /// Where the transforms of views are written: what is set as one, and what a name of it is declared as.
  var viewTransforms: Set<Range<Int>> {
    let values = nodes.compactMap(\.viewTransform)
    let names = Set(values.compactMap(\.name))
    let declared = nodes.filter { node in
      if case .declaration(let name) = node.form { return names.contains(name) }
      return false
    }
    return Set((values + declared.compactMap(\.children.first)).map(\.range))
  }
}

extension Construct {
  /// What it sets as the transform of a view or a layer.
  fileprivate var viewTransform: Construct? {
    switch form {
    case .assignment(nil): children.first?.member == "transform" ? children.last : nil
    case .call:
      ["setTransform", "setAffineTransform"].contains(calledName ?? "") ? arguments.first : nil
    default: nil
    }
  }
}
