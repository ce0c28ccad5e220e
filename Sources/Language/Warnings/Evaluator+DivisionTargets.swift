/// What a quotient is given to, by the text alone: places that are declared as whole numbers drop its fraction.
extension Evaluator {
  /// Whether the fraction of a quotient is dropped, as it is in C and Swift: `let row: Int = n / 2`, `self.row = n / 2`,
  /// `list[n / 2]`, `return n / 2`, and so for `n / 2 / 3` and `n / 2 % 3`, which come out alike.
  func isGivenToWhole(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id) ?? assignment(of: id) else { return false }
    switch tree[parent] {
    case .declare(_, let type, id), .cast(id, let type, .assigned): return isWholeSomewhere(type)
    case .assign(let target, id), .update(_, let target, id): return isDeclaredWhole(target)
    case .element(_, id), .optionalElement(_, id): return isIndex(id)
    case .binary(.add, _, _), .binary(.subtract, _, _):
      return shift(in: parent)?.node == id && isIndex(parent)
    case .call(let callee, let arguments): return takesWhole(callee, arguments, id)
    case .returning(id): return isWholeSomewhere(result(around: id))
    case .conditional(_, let then, let otherwise):
      return (then == id || otherwise == id) && isGivenToWhole(parent)
    case .unary(.minus, id): return isGivenToWhole(parent)
    case .binary(.divide, id, let divisor), .binary(.remainder, id, let divisor),
      .wholeQuotient(id, let divisor, _):
      return isInt(divisor, 8) && isGivenToWhole(parent)
    default: return false
    }
  }

  /// What the innermost closure or function around a node is declared to give.
  func result(around id: NodeID) -> Int32 {
    if let closure = closure(around: id), case .closure(let function) = tree[closure] {
      return tree.functions[Int(function)].result
    }
    return tree.function(around: id)?.result ?? -1
  }

  private func isIndex(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id) else { return false }
    switch tree[parent] {
    case .element(let list, id), .optionalElement(let list, id):
      return !tree.holdsSubscripts && !holdsKeys(list)
    default: return false
    }
  }

  func isWholeSomewhere(_ type: Int32) -> Bool {
    type >= 0 && (tree.types[Int(type)].isWholeOfC || isOfWhole(tree.types[Int(type)]))
  }

  /// The check that an assignment to a variable with a type has around its value, `half = n / 2`.
  private func assignment(of id: NodeID) -> NodeID? {
    for index in Int(id) + 1..<max(Int(id) + 1, min(Int(id) + 40, tree.nodes.count)) {
      if case .assign(_, let value) = tree.nodes[index].node,
        case .cast(id, _, .assigned) = tree[value]
      {
        return value
      }
    }
    return nil
  }

  /// Whether a variable or property is declared as a whole number; what is so only by its value keeps fractions.
  func isDeclaredWhole(_ target: NodeID) -> Bool {
    switch tree[target] {
    case .global(let name):
      return declaredType(of: target).map(wholeTypes.contains)
        ?? (definition(of: target) == nil && isIntMember(name, isDeclared: true))
    case .local, .sharedLocal:
      return (declaredReference(of: target)?.name).map { wholeTypes.contains(names.text($0)) }
        ?? false
    case .member(let base, let name), .optionalMember(let base, let name):
      return isIntMember(name, of: base, isDeclared: true)
    // `int xs[3]`
    case .element(let list, _):
      return typeOfArray(list)?.isWholeOfC ?? false
    default: return false
    }
  }

  /// What the elements of an array of C are, or of one that is an element of another.
  private func typeOfArray(_ list: NodeID) -> TypeReference? {
    let type: TypeReference?
    if case .element(let outer, _) = tree[list] {
      type = typeOfArray(outer)
    } else {
      type = declaredReference(of: list)
    }
    guard let type, type.isList else { return nil }
    return tree.element(of: type)
  }

  private func holdsKeys(_ list: NodeID) -> Bool {
    if let type = declaredReference(of: list) ?? staticType(of: list) { return type.key >= 0 }
    if case .dictionary? = definition(of: list).map({ tree[$0] }) { return true }
    return false
  }

  // MARK: Arguments

  /// Whether all that a call can mean want an Int where a node stands.
  private func takesWhole(_ callee: NodeID, _ arguments: ArgumentList, _ id: NodeID) -> Bool {
    let given = tree.arguments(arguments)
    guard let place = given.firstIndex(where: { $0.value == id }) else { return false }
    let label = given[place].label
    if case .global(let name) = tree[callee], let structure = tree.structure(named: name),
      structure.initializers.isEmpty, !structure.isClass, !tree.mayBeExtended(name)
    {
      return structure.fields.contains { $0.name == label && isWholeSomewhere($0.type) }
    }
    let parameters = functions(namedBy: callee).compactMap {
      parameter(of: $0, label, place - given.startIndex)
    }
    return !parameters.isEmpty && parameters.allSatisfy { isWholeSomewhere($0.type) }
  }

  private func parameter(of function: FunctionNode, _ label: Name, _ place: Int) -> ParameterNode? {
    let parameters = function.parameters.dropFirst(function.isMethod ? 1 : 0)
    return label == .none
      ? parameters.dropFirst(place).first : parameters.first { accepts($0, label) }
  }

  /// The functions of a name, the closure that a constant was given, or the initializers of a type.
  private func functions(namedBy callee: NodeID) -> [FunctionNode] {
    if case .global(let name) = tree[callee], let structure = tree.structure(named: name) {
      return tree.mayBeExtended(name)
        ? [] : structure.initializers.map { tree.functions[Int($0)] }
    }
    if let closure = closure(named: callee) { return [tree.functions[Int(closure)]] }
    guard let word = lastWord(callee), let name = names.find(word) else { return [] }
    return tree.functions(named: name)
  }

  // MARK: Fractions

  /// Whether the text of an expression says that it has a fraction: `2.5`, `CGFloat(n)`, a variable of such a type or
  /// value, `view.frame.width`.
  func showsFraction(_ id: NodeID, _ rest: Int) -> Bool {
    guard rest > 0 else { return false }
    switch tree[id] {
    case .number: return !isWhole(id) && !isOfBits(id)
    case .angle: return true
    case .unary(_, let a), .force(let a): return showsFraction(a, rest - 1)
    case .binary(_, let a, let b), .wholeQuotient(let a, let b, _),
      .logical(.coalesce, let a, let b), .logical(.elvis, let a, let b),
      .conditional(_, let a, let b):
      return showsFraction(a, rest - 1) || showsFraction(b, rest - 1)
    case .cast(let a, let type, _):
      return type < 0 ? showsFraction(a, rest - 1) : !isWholeSomewhere(type)
    case .global, .local, .sharedLocal:
      if let type = declaredReference(of: id) { return !wholeTypes.contains(names.text(type.name)) }
      return definition(of: id).map { showsFraction($0, rest - 1) } ?? false
    case .member(_, let name), .optionalMember(_, let name):
      return catalogue.hasMember(name) && !isInt(id, rest)
    case .call(let callee, _):
      return fractionTypes.contains(lastWord(callee) ?? "")
    default: return false
    }
  }
}

/// Properties of Apple's classes that are whole numbers.
private let wholeProperties = [
  "intValue", "integerValue", "longValue", "unsignedIntValue", "unsignedIntegerValue",
  "tag", "minimumNumberOfTouches", "maximumNumberOfTouches", "numberOfTapsRequired",
  "numberOfTouchesRequired", "numberOfTouches", "tapCount",
]

extension Evaluator {
  func isWholeProperty(_ name: Name) -> Bool { wholeProperties.contains(names.text(name)) }
}
