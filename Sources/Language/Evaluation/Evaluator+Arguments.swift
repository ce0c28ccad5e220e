// Which arguments a user's function takes as which parameters.

extension Evaluator {
  /// The arguments of `CGFloat...` as a list: the first has the label, if there is one.
  mutating func variadic(
    _ parameter: ParameterNode, _ next: inout Int32, _ end: Int32, at id: NodeID
  ) throws(Diagnostic) -> Value {
    var values: [Value] = []
    while next < end {
      let argument = tree.arguments[Int(next)]
      guard values.isEmpty ? accepts(parameter, argument.label) : argument.label == .none,
        !isTrailingClosure(argument.value, parameter.each)
      else { break }
      values.append(try evaluate(argument.value, annotated: parameter.each))
      next += 1
    }
    return try makeList(values, at: id)
  }

  private func isTrailingClosure(_ value: NodeID, _ type: Int32) -> Bool {
    guard case .closure = tree[value] else { return false }
    return tree.types[Int(type)].name != words.function
  }

  /// Whether an argument without a label is meant for a later parameter that has none: `log("text")` of
  /// `func log(level: Int = 1, _ text: String)`.
  ///
  /// Mutating like its neighbours, since an evaluator that is asked before it changes is copied.
  mutating func isLeftOut(_ position: Int, of index: Int32, _ next: Int32, _ end: Int32) -> Bool {
    let parameters = tree.functions[Int(index)].parameters
    guard parameters[position].initial >= 0, tree.arguments[Int(next)].label == .none else {
      return false
    }
    if case .closure = tree[tree.arguments[Int(next)].value] {
      return position + 1 < parameters.count && !mayBeFunction(parameters[position].type)
    }
    return isLeftOut(position, of: index, before: Int(end - next))
  }

  /// Whether a parameter with a label is left out before so many arguments, the first of which has none: the later
  /// parameters without labels take them all.
  func isLeftOut(_ position: Int, of index: Int32, before count: Int) -> Bool {
    let parameters = tree.functions[Int(index)].parameters
    guard parameters[position].initial >= 0, parameters[position].label != .none else {
      return false
    }
    let wanted = parameters[(position + 1)...].count { $0.label == .none }
    return wanted > 0 && wanted >= count
  }

  /// Whether a closure may be meant, by the type that is written.
  func mayBeFunction(_ type: Int32) -> Bool {
    guard type >= 0 else { return true }
    let reference = tree.types[Int(type)]
    if case .type(.user(let index))? = userType(reference) {
      return tree.structures[Int(index)].isOpen
    }
    return catalogue.type(reference.name).map { $0 == .function } ?? true
  }

  /// Whether the arguments call something, which may change a variable that stands alone.
  mutating func mayChange(_ place: NodeID, by arguments: ArgumentList) -> Bool {
    switch tree[place] {
    case .global(let name) where globals[Int(name.id)].state == .variable: break
    case .local, .sharedLocal: break
    default: return false
    }
    return tree.arguments(arguments).contains {
      switch tree[$0.value] {
      case .number, .angle, .text, .boolean, .nothing, .global, .local, .sharedLocal, .closure:
        false
      default: true
      }
    }
  }
}
