// The arguments of a function of the program, straight into its frame.

extension Evaluator {
  mutating func pushArguments(
    _ index: Int32, _ first: Int, of object: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) {
    let count = tree.functions[Int(index)].parameters.count
    var next = arguments.start
    let end = arguments.start + arguments.count
    for position in first..<max(count, first) {
      let parameter = tree.functions[Int(index)].parameters[position]
      if parameter.each >= 0 {
        stack.append(try variadic(parameter, &next, end, at: id))
      } else if next < end, accepts(parameter, tree.arguments[Int(next)].label),
        parameter.initial < 0 || !isLeftOut(position, of: index, next, end)
      {
        let argument = tree.arguments[Int(next)].value
        if tree.isInout(parameter) { try checkChange(of: argument, by: parameter, in: id) }
        let isSelf = first == 1 && isSelfType(parameter.type, in: index)
        stack.append(
          try isSelf
            ? evaluate(argument, as: asType(stack[stack.count - position]))
            : parameter.isPointer && isUnset(argument)
              ? parameter.isPointerToObject ? .nothing : .number(0)
              : evaluate(argument, for: position, of: index, object))
        next += 1
      } else if parameter.initial >= 0 {
        stack.append(.missing)
      } else {
        throw mismatch(index, parameter, next, arguments, id)
      }
    }
    if next < end { throw wrongCount(Int(arguments.count), index, id) }
  }

  private mutating func evaluate(
    _ argument: NodeID, for position: Int, of index: Int32, _ object: Int32
  ) throws(Diagnostic) -> Value {
    if tree.isImplicit(argument) {
      if let model = sibling(of: position, in: index) {
        return try settled(try evaluateValue(argument), replacing: model, at: argument)
      }
      if let type = typeArgument(of: position, in: index, object) {
        return try evaluate(argument, annotated: type)
      }
    }
    return try evaluate(
      argument, annotated: tree.functions[Int(index)].parameters[position].type)
  }

  /// What a parameter of a type `V` is where the receiver, an object or what stands first in the frame, was declared
  /// with it.
  @inline(never)
  private func typeArgument(of position: Int, in index: Int32, _ object: Int32) -> Int32? {
    let function = tree.functions[Int(index)]
    let parameter = function.parameters[position]
    guard parameter.type >= 0, case let type = tree.types[Int(parameter.type)], type.isPlain,
      type.parameter != .none,
      let receiver = object > 0
        ? applied(object)
        : function.isMethod ? appliedType(of: stack[stack.count - position]) : nil
    else { return nil }
    return argument(type.parameter, in: receiver)
  }

  /// An argument of the same type `T`, or a first one in a list of them, that stands before another, which it says what
  /// `.zero` is for.
  @inline(never)
  private func sibling(of position: Int, in index: Int32) -> Value? {
    let parameters = tree.functions[Int(index)].parameters
    guard let type = typeParameter(of: parameters[position]),
      let place = parameters[..<position].lastIndex(where: {
        typeParameter(of: $0) == type || elementParameter(of: $0) == type
      })
    else { return nil }
    let model = stack[stack.count - position + place]
    if model.isMissing { return nil }
    guard elementParameter(of: parameters[place]) == type else { return model }
    guard case .list(let box) = model else { return nil }
    return box.payload.first
  }

  /// The `T` of `[T]`.
  private func elementParameter(of parameter: ParameterNode) -> Name? {
    guard parameter.type >= 0, tree.types[Int(parameter.type)].isList else { return nil }
    let element = tree.element(of: tree.types[Int(parameter.type)])
    return element.parameter == .none ? nil : element.parameter
  }

  private func typeParameter(of parameter: ParameterNode) -> Name? {
    guard parameter.type >= 0 else { return nil }
    let type = tree.types[Int(parameter.type)]
    return type.isPlain && type.parameter != .none ? type.parameter : nil
  }

  /// Whether a parameter is of the type of the receiver, which stands first in the frame: `Self`, which the extensions of
  /// Swift's own protocols name by their protocol.
  private func isSelfType(_ type: Int32, in index: Int32) -> Bool {
    guard type >= 0, tree.types[Int(type)].isPlain else { return false }
    let name = tree.types[Int(type)].name
    if names.text(name, is: "Self") { return true }
    return name != .none && name == tree.functions[Int(index)].owner
      && tree.structure(named: name) == nil && Protocols.isProtocol(names.text(name))
  }

  /// The type of a receiver, which may be a type itself.
  private func asType(_ receiver: Value) -> TypeValue {
    if case .type(let type) = receiver { type } else { type(of: receiver) }
  }

  /// A label may be left out, and a trailing closure never has one.
  func accepts(_ parameter: ParameterNode, _ label: Name) -> Bool {
    label == parameter.label || label == .none
      || (parameter.label == words.anyLabel && label == parameter.name)
  }
}
