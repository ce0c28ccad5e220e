// Closures that change their arguments: Swift knows it by the type of the parameter that they are given to.

extension Resolver {
  /// `apply(to: &p) { $0.x += 1 }`, where `apply` takes a `(inout CGPoint) -> Void`.
  mutating func letClosuresChange(_ callee: NodeID, _ arguments: ArgumentList) {
    let name: Name
    switch tree[callee] {
    case .name(let alone): name = alone
    case .member(_, let member), .optionalMember(_, let member): name = member
    default: return
    }
    for argument in tree.arguments(arguments) {
      guard case .closure = tree[argument.value],
        let parameter = parameter(of: name, taking: argument)
      else { continue }
      letChange(argument.value, parameter.type)
    }
  }

  /// The parameter of a function of this name that takes a closure with `inout` parameters; a trailing one
  /// has no label.
  private func parameter(of name: Name, taking argument: ArgumentNode) -> ParameterNode? {
    tree.functions.lazy.filter { $0.name == name }.flatMap(\.parameters).first {
      $0.type >= 0 && !tree.types[Int($0.type)].changedParts.isEmpty
        && (argument.label == .none || argument.label == $0.label)
    }
  }

  /// Makes parameters of a closure `inout`, as a type says.
  mutating func letChange(_ closure: NodeID, _ type: Int32) {
    guard closure >= 0, case .closure(let function) = tree[closure] else { return }
    for (place, type) in tree.types[Int(type)].changedParts
    where tree.functions[Int(function)].parameters.indices.contains(place) {
      tree.functions[Int(function)].parameters[place].type = type
    }
  }
}
