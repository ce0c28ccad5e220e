// Functions that a call may mean by its labels, where those of defaults and of trailing closures are left out.

/// A function, and which argument of a call each of its parameters has; -1 where its default stands.
///
/// The receiver of a method is no argument.
struct Candidate {
  var function: Int32
  var places: [Int]

  var isWhole: Bool { !places.contains(-1) }
}

/// A function with what a call gives its parameters, the receiver among them.
struct Rival {
  var function: Int32
  /// Missing where a default stands.
  var values: [Value]
  /// What they are written as; ``Tree/none`` where a default stands.
  var nodes: [NodeID]
  var leftOut = 0
}

extension Evaluator {
  /// Those of some functions that a call may mean by its labels; none where types do not tell them apart.
  func candidates(_ functions: [Int32], from first: Int, _ arguments: ArgumentList) -> [Candidate] {
    let found = functions.compactMap { candidate($0, from: first, arguments) }
    guard found.count > 1, found.count(where: \.isWhole) > 1 || areToldApart(found, first) else {
      return []
    }
    return found
  }

  /// Whether a call gives a function each parameter that has no default, in their order.
  func candidate(_ function: Int32, from first: Int, _ arguments: ArgumentList) -> Candidate? {
    let parameters = tree.functions[Int(function)].parameters
    var given = tree.arguments(arguments)[...]
    let start = given.startIndex
    var places: [Int] = []
    for position in parameters.indices.dropFirst(first) {
      if let argument = given.first, accepts(parameters[position], argument),
        !isLeftOut(position, of: function, given)
      {
        places.append(given.startIndex - start)
        given = given.dropFirst()
      } else if parameters[position].initial >= 0 {
        places.append(-1)
      } else {
        return nil
      }
    }
    return given.isEmpty ? Candidate(function: function, places: places) : nil
  }

  private func isLeftOut(_ position: Int, of function: Int32, _ given: ArraySlice<ArgumentNode>)
    -> Bool
  {
    guard let argument = given.first, argument.label == .none else { return false }
    guard case .closure = tree[argument.value] else {
      return isLeftOut(position, of: function, before: given.count)
    }
    let parameters = tree.functions[Int(function)].parameters
    return parameters[position].initial >= 0 && position + 1 < parameters.count
      && !mayBeFunction(parameters[position].type)
  }

  /// Whether an argument may be that of a parameter: by its label, which a trailing closure has not.
  func accepts(_ parameter: ParameterNode, _ argument: ArgumentNode) -> Bool {
    if argument.label == parameter.label { return true }
    if argument.label != .none {
      return parameter.label == words.anyLabel && argument.label == parameter.name
    }
    guard case .closure = tree[argument.value] else { return parameter.label == words.anyLabel }
    return true
  }

  /// Whether one of the arguments has another type in one function than in the first.
  private func areToldApart(_ candidates: [Candidate], _ first: Int) -> Bool {
    let types = candidates.map { self.types(of: $0, first) }
    return types.contains { zip($0, types[0]).contains { differ($0, $1) } }
  }

  /// The types of the parameters that have arguments, in their order.
  private func types(of candidate: Candidate, _ first: Int) -> [Int32] {
    let parameters = tree.functions[Int(candidate.function)].parameters
    return zip(parameters.dropFirst(first), candidate.places).compactMap { $1 < 0 ? nil : $0.type }
  }

  private func differ(_ one: Int32, _ other: Int32) -> Bool {
    guard one >= 0, other >= 0 else { return one != other }
    let (one, other) = (tree.types[Int(one)], tree.types[Int(other)])
    return one.name != other.name || one.isList != other.isList
      || one.isOptional != other.isOptional || (one.element < 0) != (other.element < 0)
      || one.parts.count != other.parts.count
  }

  /// What a call gives a function, whose receiver stands before the arguments.
  func rival(_ candidate: Candidate, _ values: [Value], _ nodes: [NodeID]) -> Rival {
    let first = tree.functions[Int(candidate.function)].parameters.count - candidate.places.count
    return Rival(
      function: candidate.function,
      values: Array(values[..<first])
        + candidate.places.map { $0 < 0 ? .missing : values[first + $0] },
      nodes: Array(nodes[..<first])
        + candidate.places.map { $0 < 0 ? Tree.none : nodes[first + $0] },
      leftOut: candidate.places.count { $0 < 0 })
  }

  /// Whether what is given for a `T`, or in a list of them, is what the type of the receiver is applied to, where that is
  /// known: a list is no `T` of a `Stack<CGPoint>`.
  func suitsReceiver(_ rival: Rival) -> Bool {
    zip(tree.functions[Int(rival.function)].parameters, rival.values).allSatisfy {
      parameter, value in
      guard !value.isMissing, !value.isImplicit,
        let argument = typeArgument(of: parameter, in: rival)
      else { return true }
      guard tree.types[Int(parameter.type)].isList else { return mayBe(value, argument) }
      guard case .list(let box) = value, let first = box.payload.first else { return true }
      return mayBe(first, argument)
    }
  }

  /// What a `T` is, or what is in a list of them, of the parameters of a method by what its receiver was declared with;
  /// nil where nothing says it.
  func typeArgument(of parameter: ParameterNode, in rival: Rival) -> Int32? {
    guard !tree.typeParameters.isEmpty, tree.functions[Int(rival.function)].isMethod,
      parameter.type >= 0, case let type = tree.types[Int(parameter.type)],
      type.parameter != .none, type.isPlain || type.isList && type.element < 0,
      let applied = rival.values.first.flatMap(appliedType)
    else { return nil }
    return argument(type.parameter, in: applied)
  }

  /// Of the functions that take what a call gives them, the one whose parameters say most; nil of none.
  func mostSpecific(of candidates: [Candidate], _ values: [Value], _ nodes: [NodeID]) -> Rival? {
    mostSpecific(of: candidates.map { rival($0, values, nodes) }.filter { takes($0) })
  }
}
