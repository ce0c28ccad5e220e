extension Evaluator {
  /// `Mode.pan`, `Mode.allCases`; nil where the type is no enum, or has no such case.
  func enumMember(_ name: Name, of index: Int32) -> Value? {
    let structure = tree.structures[Int(index)]
    guard structure.isEnum else { return nil }
    if let place = structure.cases.place(of: name) { return symbol(place, of: index) }
    guard names.text(name) == "allCases", !declaresStatic(name, structure) else { return nil }
    let all = structure.cases.indices.map { symbol($0, of: index) }
    return .list(Box(all, bytes: all.count * MemoryLayout<Value>.stride + 64, meter: meter))
  }

  private func declaresStatic(_ name: Name, _ structure: StructureNode) -> Bool {
    tree.mayBeStatic(name)
      && member(name, under: names.text(structure.name), isStatic: true) != nil
  }

  /// The name of the user's enum that has a case; "" for one of Apple's.
  func typeName(of symbol: Symbol) -> String {
    symbol.owner >= 0 ? names.text(tree.structures[Int(symbol.owner)].name) : ""
  }

  func symbol(_ place: Int, of index: Int32) -> Value {
    .symbol(
      Symbol(
        kind: .enumeration, spellings: tree.structures[Int(index)].cases.spellings, index: place,
        owner: index))
  }

  /// A value in the place of another: `.b` is a case of the enum that the other is of, an empty list is one of the same
  /// type, and a tuple has the same labels.
  mutating func settled(_ value: Value, replacing old: Value, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else {
      if case .structure = old { return labelled(value, like: old) }
      guard case .list(let new) = value, new.payload.isEmpty, new.type < 0,
        case .list(let list) = old, list.type >= 0
      else { return value }
      return noted(value, as: list.type)
    }
    guard let index = enumeration(of: old) else {
      if let own = try staticValue(box.payload, like: old, at: id) { return own }
      // `self = .zero` in an initializer of an extension, where `self` is the type until then.
      let kind = if case .type(.builtin(let kind, _)) = old { kind } else { old.kind }
      return try settled(value, as: kind, at: id)
    }
    return try enumCase(box.payload, of: index, at: id)
  }

  /// The case of an enum that `.b` means where one of that enum is asked for.
  mutating func enumCase(_ member: ImplicitMember, of index: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    if let place = madeCase(member.name, of: index) {
      return try makeCase(place, of: index, member.labels, member.arguments ?? [], at: id)
    }
    if let value = enumMember(member.name, of: index) { return value }
    if let value = try staticValue(member, of: .user(index), at: id) { return value }
    if let raw = rawValue(of: member) { return try enumCase(raw, of: index, at: id) }
    throw unknownCase(member.name, of: tree.structures[Int(index)], member.span)
  }

  /// An enum has no such case: one that a slip of the finger misses was meant, else any of them.
  func unknownCase(_ name: Name, of structure: StructureNode, _ span: Span) -> Diagnostic {
    let (text, cases) = (names.text(name), structure.cases.spellings)
    let near = slips(to: text, among: cases)
    return Diagnostic(
      .unknownImplicitMember(
        text, expected: names.text(structure.name),
        candidates: (near.isEmpty ? cases : near).map { "." + $0 }), span)
  }

  /// A case without its type beside a case of an enum, which it must be of, too.
  mutating func settled(_ value: Value, besideCase other: Value, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .implicit(let box) = value else { return value }
    if let meant = likeCase(box, other) { return meant }
    if let held = optionalCase(box.payload) { return try settled(held, besideCase: other, at: id) }
    guard let index = enumeration(of: other) else { return value }
    return try enumCase(box.payload, of: index, at: id)
  }

  /// A case without its type where a case of the same enum stands beside it; mutating, so that the
  /// evaluator is not copied for it.
  @inline(__always)
  mutating func settled(_ value: Value, likeCase other: Value) -> Value {
    guard case .implicit(let box) = value else { return value }
    return likeCase(box, other) ?? value
  }

  @inline(never)
  private mutating func likeCase(_ box: Box<ImplicitMember>, _ other: Value) -> Value? {
    guard let index = enumeration(of: other) else {
      return try? staticValue(box.payload, like: other, at: 0)
    }
    if let place = madeCase(box.payload.name, of: index), let values = box.payload.arguments,
      let made = try? makeCase(place, of: index, box.payload.labels, values, at: 0)
    {
      return made
    }
    if box.payload.arguments == nil, let member = enumMember(box.payload.name, of: index) {
      return member
    }
    return try? staticValue(box.payload, of: .user(index), at: 0)
  }

  /// The cases of this name in all enums of the program, the last declared first.
  func cases(named name: Name) -> [Value] {
    enumerations().compactMap { enumMember(name, of: $0) }
  }

  /// `.circle(radius: 1)` where one enum of the program has such a case.
  mutating func onlyCase(_ member: ImplicitMember, at id: NodeID) throws(Diagnostic) -> Value? {
    let owners = enumerations().filter { madeCase(member.name, of: $0) != nil }
    guard let values = member.arguments, owners.count == 1, let index = owners.first,
      let place = madeCase(member.name, of: index)
    else { return nil }
    return try makeCase(place, of: index, member.labels, values, at: id)
  }

  /// The case that a member names where one enum of the program alone has it.
  mutating func ownCase(_ member: ImplicitMember, at id: NodeID) throws(Diagnostic) -> Value? {
    if member.arguments != nil { return try onlyCase(member, at: id) }
    let cases = cases(named: member.name)
    return cases.count == 1 ? cases[0] : nil
  }

  /// The enums that their names stand for, the last declared first.
  private func enumerations() -> [Int32] {
    tree.structures.indices.reversed().map { Int32($0) }.filter { index in
      let structure = tree.structures[Int(index)]
      guard structure.isEnum, case .type(.user(index)) = globals[Int(structure.name.id)].value
      else { return false }
      return true
    }
  }

  /// The user's enum that a value is a case of.
  func enumeration(of value: Value) -> Int32? {
    switch value {
    case .symbol(let symbol): symbol.owner >= 0 ? symbol.owner : nil
    case .structure(let box): box.payload.type.caseIndex >= 0 ? box.payload.type.declaration : nil
    default: nil
    }
  }

  /// ".circle(radius:)".
  func spelling(of node: CaseNode) -> String {
    if node.parts.isEmpty { return "." + names.text(node.name) }
    let labels = node.parts.map { $0.label == .none ? "_:" : names.text($0.label) + ":" }
    return ".\(names.text(node.name))(\(labels.joined()))"
  }

  /// The place of the case with values that `Shape.circle(…)` makes; nil where there is none.
  func madeCase(_ name: Name, of index: Int32) -> Int? {
    let structure = tree.structures[Int(index)]
    guard structure.isEnum, let place = structure.cases.place(of: name),
      !structure.cases[place].parts.isEmpty
    else { return nil }
    return place
  }

  /// `Shape.circle(radius: 1)`.
  mutating func makeCase(
    _ place: Int, of index: Int32, _ labels: [Name], _ values: [Value], at id: NodeID
  ) throws(Diagnostic) -> Value {
    let structure = tree.structures[Int(index)]
    let node = structure.cases[place]
    if let (labels, values) = try withDefaults(labels, values, of: node) {
      return try makeCase(place, of: index, labels, values, at: id)
    }
    guard node.parts.count == values.count else {
      throw Diagnostic(
        .wrongCount(
          found: values.count, of: names.text(node.name), spellings: [spelling(of: node)]),
        tree.span(id)
      ).labelled(node.span, .definedHere)
    }
    var fields: [Value] = []
    for (part, (label, value)) in zip(node.parts, zip(labels, values)) {
      // A trailing closure has no label.
      guard label == part.label || label == .none && value.kind == .function else {
        throw wrongLabel(label, part, node, at: id)
      }
      let written = self.part(fields.count, of: values.count, in: id)
      fields.append(try check(value, against: part.type, at: written))
    }
    let made = try makeStructure(index, structure, fields, at: id)
    guard case .structure(let box) = made else { return made }
    var shape = box.payload
    shape.type.fields = node.parts.map(\.label)
    shape.type.caseIndex = Int32(place)
    return .structure(Box(shape, depth: made.depth, bytes: 96, meter: meter))
  }

  private func wrongLabel(_ found: Name, _ part: ParameterNode, _ node: CaseNode, at id: NodeID)
    -> Diagnostic
  {
    Diagnostic(
      .wrongLabel(
        found: found == .none ? nil : names.text(found),
        expected: part.label == .none ? nil : names.text(part.label), of: names.text(node.name)),
      tree.span(id)
    ).labelled(node.span, .definedHere)
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
    try enumCase(try evaluateValue(raw), of: index, at: raw)
  }

  /// `UIImageOrientation o = (UIImageOrientation)1`: the case with a number, which is all that C knows of it.
  mutating func enumCase(ofC value: Value, _ type: TypeReference, at id: NodeID)
    -> Value?
  {
    guard case .number = value, isOfC(id), case .type(.user(let index))? = userType(type) else {
      return nil
    }
    // Not every enum has numbers.
    guard let made = try? enumCase(value, of: index, at: id), made.kind != .nothing else {
      return nil
    }
    return made
  }

  mutating func enumCase(_ wanted: Value, of index: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    for place in tree.structures[Int(index)].cases.indices {
      try burn(at: id)
      guard case .symbol(let symbol) = symbol(place, of: index) else { continue }
      let own = try rawValue(symbol)
      if case .boolean(true) = try operate(.equal, own, wanted, at: id, id, id) {
        return .symbol(symbol)
      }
    }
    return .nothing
  }

  /// `.init(rawValue: 2)` where a case of an enum is asked for.
  private func rawValue(of member: ImplicitMember) -> Value? {
    guard member.name == words.initializer, member.labels.count == 1,
      names.text(member.labels[0], is: "rawValue")
    else { return nil }
    return member.arguments?.first
  }

  /// What stands behind a case: its literal, or its number or name.
  mutating func rawValue(_ symbol: Symbol) throws(Diagnostic) -> Value {
    let structure = tree.structures[Int(symbol.owner)]
    let own = structure.cases[symbol.index].raw
    if own >= 0 { return try evaluateValue(own) }
    guard catalogue.type(structure.parent) == .number else { return text(symbol.spelling) }
    guard let last = structure.cases.placeOfRawValue(before: symbol.index) else {
      return .number(Double(symbol.index))
    }
    guard case .number(let number) = try evaluateValue(structure.cases[last].raw) else {
      return .number(Double(symbol.index))
    }
    return .number(number + Double(symbol.index - last))
  }
}
