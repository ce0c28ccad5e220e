extension Evaluator {
  /// The memberwise initializer of a user's struct.
  mutating func construct(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    if tree.typeParameters.isEmpty { return try constructAny(index, id, arguments) }
    making.append(takeApplied(to: tree.structures[Int(index)].name))
    defer { making.removeLast() }
    return try constructAny(index, id, arguments)
  }

  private mutating func constructAny(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    if tree.structures[Int(index)].isClass { return try instantiate(index, id, arguments) }
    return try constructValue(index, id, arguments)
  }

  /// A function of its own, so that the frames of objects that make objects stay small.
  private mutating func constructValue(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    let structure = tree.structures[Int(index)]
    if tree.mayBeExtended(structure.name),
      let value = try callExtendedInitializer(of: structure.name, id, arguments)
    {
      return value
    }
    if arguments.count == 0, isOptionSet(index),
      initializers(of: structure, taking: arguments).isEmpty
    {
      return try makeStructure(index, structure, [.number(0)], at: id)
    }
    if let list = listOfOptions(index, arguments) { return try evaluate(list, as: .user(index)) }
    if tree.holdsInitializersOfProtocols,
      let made = try callInheritedInitializer(of: structure, id, arguments)
    {
      return made
    }
    if !structure.initializers.isEmpty { return try initialize(index, id, arguments) }
    if let raw = givenRawValue(of: structure, arguments) { return try enumCase(raw, of: index) }
    if structure.isEnum { throw unmade(structure, at: id) }
    var fields: [Value] = []
    var next = arguments.start
    let end = arguments.start + arguments.count
    for field in structure.fields {
      if next < end, gives(tree.arguments[Int(next)], field) {
        let argument = tree.arguments[Int(next)].value
        fields.append(
          try value(argument, of: field, behind: fields, in: structure, at: id))
        next += 1
      } else if field.initial >= 0 {
        fields.append(try initialValue(of: field, in: structure, at: id))
      } else if tree.beginsAsNil(field) {
        fields.append(.nothing)
      } else {
        throw missingField(structure, field, next < end ? next : -1, arguments, id)
      }
    }
    if next < end { throw wrongFieldCount(structure, arguments, id) }
    return try makeStructure(index, structure, fields, at: id)
  }

  /// The `[.left, .top]` of `Edges([.left, .top])`, where `Edges` is a set of options; nil for other calls.
  private func listOfOptions(_ index: Int32, _ arguments: ArgumentList) -> NodeID? {
    guard arguments.count == 1, let only = tree.arguments(arguments).first, only.label == .none,
      case .list = tree[only.value], isOptionSet(index)
    else { return nil }
    return only.value
  }

  /// What an argument gives a field; where no type is written, what the field begins as says what `.zero` is.
  private mutating func value(
    _ argument: NodeID, of field: FieldNode, behind fields: [Value], in structure: StructureNode,
    at id: NodeID
  ) throws(Diagnostic) -> Value {
    if tree.isImplicit(argument), let model = sibling(of: field, structure, fields) {
      return try settled(try evaluateValue(argument), replacing: model, at: argument)
    }
    if field.type >= 0 || field.initial < 0 {
      return try evaluate(argument, annotated: field.type)
    }
    let value = try evaluateValue(argument)
    guard value.isImplicit else { return value }
    let first = try initialValue(of: field, in: structure, at: id)
    return try settled(value, replacing: first, at: argument)
  }

  /// `Pair(a: p, b: .zero)`: where both fields are a `T`, the first says what the second is.
  private func sibling(of field: FieldNode, _ structure: StructureNode, _ fields: [Value]) -> Value?
  {
    guard let parameter = typeParameter(of: field),
      let place = structure.fields.firstIndex(where: { typeParameter(of: $0) == parameter })
    else { return nil }
    return fields.indices.contains(place) ? fields[place] : nil
  }

  private func typeParameter(of field: FieldNode) -> Name? {
    guard field.type >= 0, tree.types[Int(field.type)].isPlain else { return nil }
    let parameter = tree.types[Int(field.type)].parameter
    return parameter == .none ? nil : parameter
  }

  /// What a declaration gives a field, which may make others of the same type: `struct S { var s = S() }`.
  mutating func initialValue(of field: FieldNode, in structure: StructureNode, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    try beginCall(of: structure.name, at: id)
    let value = try evaluate(field.initial, annotated: field.type)
    endCall()
    return value
  }

  /// A trailing closure has no label.
  private func gives(_ argument: ArgumentNode, _ field: FieldNode) -> Bool {
    if argument.label == field.name { return true }
    guard argument.label == .none, case .closure = tree[argument.value], field.type >= 0 else {
      return false
    }
    return tree.types[Int(field.type)].name == words.function
  }

  func makeStructure(
    _ index: Int32, _ structure: StructureNode, _ fields: [Value], at id: NodeID
  ) throws(Diagnostic) -> Value {
    var type = StructureType(
      name: structure.name, fields: structure.fields.map(\.name), declaration: index)
    if let made = making.last, made.name == type.name { type.arguments = made.arguments }
    let depth = 1 + fields.map(\.depth).reduce(0, max)
    guard depth < Parser.highest else {
      throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id))
    }
    let bytes = fields.count * MemoryLayout<Value>.stride + 96
    try reserve(bytes, at: id)
    return .structure(
      Box(Structure(type: type, fields: fields), depth: depth, bytes: bytes, meter: meter))
  }

  private func missingField(
    _ structure: StructureNode, _ field: FieldNode, _ argument: Int32, _ arguments: ArgumentList,
    _ id: NodeID
  ) -> Diagnostic {
    guard argument >= 0 else {
      return Diagnostic(.unfinishedInitializer(names.text(field.name)), tree.span(id))
        .labelled(field.span, .definedHere)
    }
    let found = tree.arguments[Int(argument)]
    let given = tree.arguments(arguments)
    if areReordered(given.map(\.label), structure.fields.map(\.name)) {
      return reordered(
        names.text(structure.name), spelling(of: structure), given, structure.fields.map(\.name)
      ).labelled(field.span, .definedHere)
    }
    return Diagnostic(
      .wrongLabel(
        found: found.label == .none ? nil : names.text(found.label),
        expected: names.text(field.name), of: names.text(structure.name)),
      labelSpan(found)
    ).labelled(field.span, .definedHere)
  }

  private func wrongFieldCount(
    _ structure: StructureNode, _ arguments: ArgumentList, _ id: NodeID
  ) -> Diagnostic {
    let spelling = spelling(of: structure)
    let given = tree.arguments(arguments)
    let (written, labels) = (given.map(\.label), structure.fields.map(\.name))
    if areReordered(written, labels.filter(written.contains)) {
      return reordered(names.text(structure.name), spelling, given, labels)
    }
    if let stray = given.first(where: { $0.label != .none && !labels.contains($0.label) }),
      let meant = labels.first(where: { !written.contains($0) })
    {
      return Diagnostic(
        .wrongLabel(
          found: names.text(stray.label), expected: names.text(meant),
          of: names.text(structure.name)), labelSpan(stray))
    }
    return Diagnostic(
      .wrongCount(
        found: Int(arguments.count), of: names.text(structure.name), spellings: [spelling]),
      tree.span(id))
  }

  /// A value of an enum is one of its cases.
  private func unmade(_ structure: StructureNode, at id: NodeID) -> Diagnostic {
    let name = names.text(structure.name)
    let cases = structure.cases.spellings.map { "\(name).\($0)" }
    return Diagnostic(.noOverload(of: name, spellings: cases), tree.span(id))
      .labelled(structure.span, .definedHere)
  }

  /// How its memberwise initializer is called: `Card(rank:suit:)`.
  private func spelling(of structure: StructureNode) -> String {
    let labels = structure.fields.map { names.text($0.name) + ":" }.joined()
    return "\(names.text(structure.name))(\(labels))"
  }
}
