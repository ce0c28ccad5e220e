// Initializers and cases that are given to a function: `texts.compactMap(Int.init)`, `radii.map(Shape.circle)`.

extension Evaluator {
  /// What `Card.init` and `Shape.circle` name, as a function; nil for what is not made of values alone.
  func maker(_ name: Name, of type: TypeValue) -> Value? {
    switch type {
    case .builtin(_, let type):
      return name == words.initializer ? maker(.builtin(type)) : nil
    case .user(let index):
      if let place = madeCase(name, of: index) { return maker(.maker(index, place: place)) }
      let structure = tree.structures[Int(index)]
      guard name == words.initializer, !structure.isClass else { return nil }
      return maker(.maker(index, place: nil))
    }
  }

  private func maker(_ code: Function.Code) -> Value { .function(Box(Function(code: code))) }

  /// Makes a case of an enum, or a struct, of values that are known.
  mutating func make(_ index: Int32, place: Int?, _ values: [Value], at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let structure = tree.structures[Int(index)]
    if let place {
      let labels = structure.cases[place].parts.map(\.label)
      return try makeCase(place, of: index, labels, values, at: id)
    }
    let initializer = structure.initializers.first {
      tree.functions[Int($0)].parameters.count == values.count + 1
    }
    if let initializer { return try initialize(structure, index, by: initializer, values, at: id) }
    if let made = try madeByExtension(structure, values, at: id) { return made }
    if structure.isEnum, values.count == 1 { return try enumCase(values[0], of: index, at: id) }
    guard structure.fields.count == values.count else {
      let labels = structure.fields.map { names.text($0.name) + ":" }.joined()
      let name = names.text(structure.name)
      throw Diagnostic(
        .wrongCount(found: values.count, of: name, spellings: ["\(name)(\(labels))"]),
        tree.span(id))
    }
    var fields: [Value] = []
    for (field, value) in zip(structure.fields, values) {
      fields.append(field.type < 0 ? value : try check(value, against: field.type, at: id))
    }
    return try makeStructure(index, structure, fields, at: id)
  }

  /// By an initializer that an extension gives the type, whatever it calls these values.
  private mutating func madeByExtension(
    _ structure: StructureNode, _ values: [Value], at id: NodeID
  ) throws(Diagnostic) -> Value? {
    guard let name = names.find("\(names.text(structure.name)).init"),
      let found = overloads.latest(
        of: name, where: { $0.labels.count == values.count + 1 })
    else { return nil }
    return try make(structure.name, by: name, Array(found.labels.dropFirst()), values, at: id)
  }

  private mutating func initialize(
    _ structure: StructureNode, _ index: Int32, by initializer: Int32, _ values: [Value],
    at id: NodeID
  ) throws(Diagnostic) -> Value {
    let blank = try makeStructure(index, structure, try firstFields(structure, at: id), at: id)
    let values = try annotated([blank] + values, by: initializer, at: id)
    let result = try apply(function(initializer), values, at: id)
    if case .nothing = result { return result }
    return try finished(receiverAfterCall, structure, at: id)
  }
}
