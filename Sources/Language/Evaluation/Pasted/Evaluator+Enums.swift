internal import Views

extension Evaluator {
  /// `Mode.pan`, `Mode.allCases`; nil where the type is no enum, or has no such case.
  func enumMember(_ name: Name, of index: Int32) -> Value? {
    let structure = tree.structures[Int(index)]
    guard structure.isEnum else { return nil }
    if let place = structure.cases.firstIndex(where: { $0.name == name }) {
      return symbol(place, of: index)
    }
    guard names.text(name) == "allCases" else { return nil }
    return structure.cases.indices.map { symbol($0, of: index) }.asValue
  }

  /// The name of the user's enum that has a case; "" for one of Apple's.
  func typeName(of symbol: Symbol) -> String {
    symbol.owner >= 0 ? names.text(tree.structures[Int(symbol.owner)].name) : ""
  }

  private func symbol(_ place: Int, of index: Int32) -> Value {
    let spellings = tree.structures[Int(index)].cases.map { names.text($0.name) }
    return .symbol(
      Symbol(kind: .enumeration, spellings: spellings, index: place, owner: index))
  }

  /// A value in the place of another: `.b` is a case of the enum that the other is of.
  mutating func settled(_ value: Value, replacing old: Value, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    guard case .symbol(let symbol) = old, symbol.owner >= 0, box.payload.arguments == nil else {
      return try settled(value, as: old.kind, at: id)
    }
    return try enumCase(box.payload, of: symbol.owner)
  }

  /// The case of an enum that `.b` means where one of that enum is asked for.
  func enumCase(_ member: ImplicitMember, of index: Int32) throws(Diagnostic) -> Value {
    if let value = enumMember(member.name, of: index) { return value }
    let structure = tree.structures[Int(index)]
    throw Diagnostic(
      .unknownImplicitMember(
        names.text(member.name), expected: names.text(structure.name),
        candidates: structure.cases.map { "." + names.text($0.name) }), member.span)
  }

  /// A case without its type where a case of the same enum stands beside it; mutating, so that the
  /// evaluator is not copied for it.
  @inline(__always)
  mutating func settled(_ value: Value, likeCase other: Value) -> Value {
    guard case .implicit(let box) = value, box.payload.arguments == nil,
      case .symbol(let symbol) = other, symbol.owner >= 0
    else { return value }
    return enumMember(box.payload.name, of: symbol.owner) ?? value
  }

  /// The cases of this name in all enums of the program, the last declared first.
  func cases(named name: Name) -> [Value] {
    var found: [Value] = []
    for (index, structure) in tree.structures.enumerated().reversed() where structure.isEnum {
      guard case .type(.user(let current)) = globals[Int(structure.name.id)].value,
        Int(current) == index
      else { continue }
      if let value = enumMember(name, of: Int32(index)) { found.append(value) }
    }
    return found
  }

  /// The argument of `Mode(rawValue: 2)`; nil where something else is called.
  func givenRawValue(of structure: StructureNode, _ arguments: ArgumentList) -> NodeID? {
    guard structure.isEnum, arguments.count == 1, let argument = tree.arguments(arguments).first,
      names.text(argument.label) == "rawValue"
    else { return nil }
    return argument.value
  }

  /// The first case with a raw value, or nil.
  mutating func enumCase(_ raw: NodeID, of index: Int32) throws(Diagnostic) -> Value {
    let wanted = try evaluateValue(raw)
    for place in tree.structures[Int(index)].cases.indices {
      guard case .symbol(let symbol) = symbol(place, of: index) else { continue }
      let own = try rawValue(symbol, raw)
      if case .boolean(true) = try operate(.equal, own, wanted, at: raw, raw, raw) {
        return .symbol(symbol)
      }
    }
    return .nothing
  }

  /// What stands behind a case: its literal, or its number or name.
  mutating func rawValue(_ symbol: Symbol, _ id: NodeID) throws(Diagnostic) -> Value {
    let structure = tree.structures[Int(symbol.owner)]
    let own = structure.cases[symbol.index].raw
    if own >= 0 { return try evaluateValue(own) }
    guard catalogue.type(structure.parent) == .number else { return text(symbol.spelling) }
    guard let last = structure.cases[..<symbol.index].lastIndex(where: { $0.raw >= 0 }) else {
      return .number(Double(symbol.index))
    }
    guard case .number(let number) = try evaluateValue(structure.cases[last].raw) else {
      return .number(Double(symbol.index))
    }
    return .number(number + Double(symbol.index - last))
  }
}
