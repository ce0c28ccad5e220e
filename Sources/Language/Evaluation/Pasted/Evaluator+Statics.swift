// `.top` and `[.top, .left]` where a value of the program's own type is asked for.

extension Evaluator {
  /// The value of an expression where one of a user's type is asked for: `.zero` is a static member of it, and a
  /// list of options is one value with the bits of all.
  mutating func evaluate(_ id: NodeID, as type: TypeValue) throws(Diagnostic) -> Value {
    if case .list(let elements) = tree[id], case .user(let index) = type, isOptionSet(index) {
      return try options(elements, of: index, at: id)
    }
    if case .user(let index) = type {
      leadChain(id, of: index)
      if let made = try nestedCase(id, of: index) { return made }
    }
    let value = try evaluateValue(id)
    guard case .implicit(let box) = value else { return value }
    if let own = try staticValue(box.payload, of: type, at: id) { return own }
    guard case .builtin(let kind, _) = type else { return value }
    return try settled(value, as: kind, at: id)
  }

  /// What `.top` or `.inset(by: 3)` is of a user's type; nil where it has no such member.
  mutating func staticValue(_ member: ImplicitMember, of type: TypeValue, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard case .user(let index) = type else { return nil }
    if !tree.structures[Int(index)].isEnum,
      let made = try initialized(index, by: member, at: id)
    {
      return made
    }
    guard
      let name = extended(member.name, .type(type))
        ?? (isMember(member.name, ofClass: index) ? member.name : nil)
    else { return nil }
    guard let value = try keptMember(name, of: .type(type), id) else { return nil }
    if member.arguments == nil { return value }
    return try result(of: value, name, by: member, at: id)
  }

  /// What a call by an implicit member gives, `.easeOut(duration: 2)`: the labels say which function of a name is meant,
  /// and what has a default may be left out.
  private mutating func result(
    of function: Value, _ name: Name, by member: ImplicitMember, at id: NodeID
  ) throws(Diagnostic) -> Value {
    guard case .function(let box) = function, case .user(let latest) = box.payload.code,
      !isCalled(latest, with: member.labels)
    else { return try result(of: function, member.arguments ?? [], at: id) }
    let meant =
      overloads.latest(of: name) { isCalled($0.index, with: member.labels) }
      ?? overloads.latest(of: name) { takes($0.index, labels: member.labels) }
    let index = meant?.index ?? latest
    let values = arguments(of: member, for: index)
    return try result(of: index == latest ? function : meant?.function ?? function, values, at: id)
  }

  /// What a member of a type is kept under that can be set: `Card.made = 3`.
  func staticMember(_ name: Name, of type: Value) -> Name? {
    if let own = extended(name, type) { return own }
    guard case .type(.user(let index)) = type, isMember(name, ofClass: index) else { return nil }
    return name
  }

  /// The same of the struct that another value is.
  mutating func staticValue(_ member: ImplicitMember, like other: Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard case .structure(let box) = other, box.payload.type.declaration >= 0 else { return nil }
    return try staticValue(member, of: .user(box.payload.type.declaration), at: id)
  }

  /// `edges = [.top]`, `seen = []`, `points + [.zero]`: what stands in the place of options, of a set or a
  /// list, or beside one; nil for other values.
  mutating func listed(_ value: NodeID, like old: Value?) throws(Diagnostic) -> Value? {
    guard case .list(let elements) = tree[value] else { return nil }
    if case .list(let box)? = old {
      if box.type >= 0 { return try evaluate(value, annotated: box.type) }
      return tree.holdsImplicit(elements) ? try list(elements, like: box, at: value) : nil
    }
    if case .set(let box)? = old {
      return try set(elements, element: box.payload.table.keyType, value)
    }
    if case .symbol(let symbol)? = old, symbol.kind.isOptions {
      return try options(elements, of: symbol.kind, at: value)
    }
    guard case .structure(let box)? = old,
      box.payload.type.declaration >= 0, isOptionSet(box.payload.type.declaration)
    else { return nil }
    return try evaluate(value, as: .user(box.payload.type.declaration))
  }

  /// `d["x"] ?? [.zero]`: what the left side would have been says what is in the list.
  mutating func listed(_ value: NodeID, besideMissing other: NodeID) throws(Diagnostic) -> Value? {
    guard case .list(let elements) = tree[value], tree.holdsImplicit(elements),
      case .element(let base, _) = tree[other], case .dictionary(let box)? = peek(base),
      box.payload.valueType >= 0
    else { return nil }
    return try evaluate(value, annotated: box.payload.valueType)
  }

  private mutating func list(_ elements: NodeList, like other: Box<[Value]>, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var values: [Value] = []
    for node in tree.children(elements) {
      if case .list = tree[node], let list = try listed(node, like: other.payload.first) {
        values.append(list)
      } else {
        values.append(try element(try evaluateValue(node), of: other, at: node))
      }
    }
    return try makeList(values, at: id)
  }

  /// Whether a struct is a set of options, kept as the bits of its one property.
  func isOptionSet(_ index: Int32) -> Bool {
    let structure = tree.structures[Int(index)]
    return structure.fields.count == 1 && names.text(structure.fields[0].name) == "rawValue"
      && says(structure.name, "OptionSet")
  }

  private mutating func options(_ elements: NodeList, of index: Int32, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var bits = Value.number(0)
    for element in tree.children(elements) {
      guard case .structure(let option) = try evaluate(element, as: .user(index)),
        option.payload.type.declaration == index
      else { continue }
      bits = try operate(.either, bits, option.payload.fields[0], at: id, id, element)
    }
    return try makeStructure(index, tree.structures[Int(index)], [bits], at: id)
  }
}
