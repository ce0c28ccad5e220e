// Closures that change their arguments: Swift knows it by the type of the parameter that they are given to.

extension Resolver {
  /// `apply(to: &p) { $0.x += 1 }`, where `apply` takes a `(inout CGPoint) -> Void`.
  mutating func letClosuresChange(_ callee: NodeID, _ arguments: ArgumentList) {
    guard let name = name(of: callee) else { return }
    for argument in tree.arguments(arguments) {
      guard case .closure = tree[argument.value],
        let type = parameter(of: name, taking: argument)?.type ?? field(of: name, taking: argument)
      else { continue }
      letChange(argument.value, type)
    }
  }

  /// The type of the property of a struct that is made with such a closure: `Command(apply: { $0.x += 1 })`, or of what
  /// its initializer takes.
  private func field(of name: Name, taking argument: ArgumentNode) -> Int32? {
    guard let structure = tree.structure(named: name) else { return nil }
    let taken = structure.initializers.flatMap { tree.functions[Int($0)].parameters }
      .map { (label: $0.label, type: $0.type) }
    let fields = structure.fields.map { (label: $0.name, type: $0.type) }
    return (taken.isEmpty ? fields : taken).first {
      $0.type >= 0 && !tree.types[Int($0.type)].changedParts.isEmpty
        && (argument.label == .none || argument.label == $0.label)
    }?.type
  }

  private func name(of callee: NodeID) -> Name? {
    switch tree[callee] {
    case .name(let name), .member(_, let name), .optionalMember(_, let name),
      .implicitMember(let name):
      name
    default: nil
    }
  }

  /// `check(a > b)`, where `check` takes an `@autoclosure`: the argument becomes a closure.
  mutating func delay(_ arguments: ArgumentList, of callee: NodeID) {
    if let name = name(of: callee) { delay(arguments, ofFunction: name) }
  }

  /// The same of a subscript, which is a function of that name.
  mutating func delay(_ arguments: ArgumentList, ofFunction name: Name) {
    for place in 0..<Int(arguments.count) {
      let index = Int(arguments.start) + place
      let argument = tree.arguments[index]
      guard isDelayed(argument, at: place, of: name) else { continue }
      let span = tree.span(argument.value)
      let statement = tree.add(.expression(argument.value), span)
      let body = tree.add(.block(tree.add([statement])), span)
      tree.add(
        FunctionNode(name: .none, parameters: [], result: -1, body: body, span: span))
      tree.arguments[index].value = tree.add(.closure(Int32(tree.functions.count - 1)), span)
    }
  }

  private func isDelayed(_ argument: ArgumentNode, at place: Int, of name: Name) -> Bool {
    tree.functions.contains { function in
      guard function.name == name else { return false }
      let parameters = function.parameters.dropFirst(function.isMethod ? 1 : 0)
      return zip(parameters.indices, parameters).contains { index, parameter in
        parameter.type >= 0 && tree.types[Int(parameter.type)].isDelayed
          && parameter.label == argument.label
          && (argument.label != .none || index - parameters.startIndex == place)
      }
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
