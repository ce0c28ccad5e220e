// What a value of a generic struct was declared with: the `Double` of `Track<Double>()`, which is `V` in its methods.

extension Evaluator {
  /// A value of a generic struct remembers what it was first declared with.
  func noted(_ value: Value, with arguments: [Int32]) -> Value {
    guard case .structure(let box) = value, box.payload.type.arguments.isEmpty,
      box.payload.object == 0
    else { return value }
    var structure = box.payload
    structure.type.arguments = arguments
    let bytes = structure.fields.count * MemoryLayout<Value>.stride + 96
    return .structure(Box(structure, depth: box.depth, bytes: bytes, meter: meter))
  }

  /// What `<V>` is of a value, by what it was declared with, or by a property that is a `V`; a type of no kind where
  /// nothing says it, and nil for other members.
  func typeArgument(_ name: Name, of value: Value) -> Value? {
    guard case .structure(let box) = value,
      let parameters = tree.typeParameters[box.payload.type.name],
      let place = parameters.firstIndex(where: { "<\(names.text($0))>" == names.text(name) })
    else { return nil }
    guard box.payload.type.arguments.indices.contains(place) else {
      return held(parameters[place], by: box.payload)
        ?? .type(.builtin(.nothing, parameters[place]))
    }
    let type = tree.types[Int(box.payload.type.arguments[place])]
    if let own = userType(type) { return own }
    let kind = try? kind(of: type)
    return .type(.builtin(kind ?? .nothing, type.name))
  }

  private func held(_ parameter: Name, by structure: Structure) -> Value? {
    guard let holder = tree.typeHolders[structure.type.name]?[parameter],
      let place = structure.type.place(of: holder.name)
    else { return nil }
    var value: Value? = structure.fields[place]
    if holder.isList, case .list(let box)? = value { value = box.payload.first }
    guard let value, !value.isMissing else { return nil }
    return .type(type(of: value))
  }

  /// `track.add(.zero)`, where the parameter is a `V` and the track was declared with what it is; nil elsewhere.
  func typeArgument(of parameter: ParameterNode, in receiver: Value) -> Int32? {
    guard parameter.type >= 0, case .structure(let box) = receiver,
      !box.payload.type.arguments.isEmpty, case let type = tree.types[Int(parameter.type)],
      type.isPlain,
      let place = tree.typeParameters[box.payload.type.name]?.firstIndex(of: type.parameter)
    else { return nil }
    return box.payload.type.arguments[place]
  }
}
