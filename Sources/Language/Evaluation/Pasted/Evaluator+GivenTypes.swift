// What a generic type is applied to says what `.zero` is where the type has the type parameter: `Box<CGPoint>(v: .zero)`.

extension Evaluator {
  /// Gives the arguments of a call that makes a value of a type what the type is applied to.
  ///
  /// An argument is wrapped once, so that whatever runs it finds its type.
  mutating func giveTypeArguments(of type: Int32, to callee: NodeID, _ arguments: ArgumentList) {
    let applied = tree.types[Int(type)]
    guard case .type(.user(let index))? = userType(applied),
      let parameters = tree.typeParameters[tree.structures[Int(index)].name]
    else { return }
    if case .global(let name) = tree[callee], name == tree.structures[Int(index)].name {
      self.applied = AppliedType(name: name, arguments: applied.arguments)
    }
    for place in 0..<Int(arguments.count) {
      let argument = tree.arguments[Int(arguments.start) + place]
      guard tree.isImplicit(argument.value) || tree.givesImplicit(argument.value),
        let asked = typeParameter(of: place, callee, arguments, tree.structures[Int(index)]),
        let given = parameters.firstIndex(of: asked), given < applied.arguments.count
      else { continue }
      tree.arguments[Int(arguments.start) + place].value = tree.add(
        .cast(argument.value, applied.arguments[given], .assigned), tree.span(argument.value))
    }
  }

  /// The type parameter that an argument is of, in a case, an initializer or a property; nil for other arguments.
  private func typeParameter(
    of place: Int, _ callee: NodeID, _ arguments: ArgumentList, _ structure: StructureNode
  ) -> Name? {
    if case .implicitMember(let name) = tree[callee], name != words.initializer {
      return structure.cases.place(of: name).flatMap { parameter(place, structure.cases[$0].parts) }
    }
    if let initializer = initializers(of: structure, taking: arguments).first {
      let parameters = tree.functions[Int(initializer)].parameters
      return parameter(place, Array(parameters.drop { $0.name == words.selfName }))
    }
    let label = tree.arguments(arguments)[Int(arguments.start) + place].label
    return structure.fields.first { $0.name == label }.flatMap { parameter(ofType: $0.type) }
  }

  private func parameter(_ place: Int, _ parameters: [ParameterNode]) -> Name? {
    parameters.indices.contains(place) ? parameter(ofType: parameters[place].type) : nil
  }

  private func parameter(ofType type: Int32) -> Name? {
    guard type >= 0, tree.types[Int(type)].isPlainOrOptional else { return nil }
    return tree.types[Int(type)].parameter
  }
}

extension Tree {
  /// Whether an argument of a call waits for its type, `Box(v: .zero)`, or one of a call that is an argument.
  func givesImplicit(_ id: NodeID, depth: Int = 8) -> Bool {
    guard depth > 0, case .call(_, let list) = self[id] else { return false }
    return arguments(list).contains {
      isImplicit($0.value) || givesImplicit($0.value, depth: depth - 1)
    }
  }
}
