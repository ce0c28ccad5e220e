// Initializers: those of structs are methods that give `self` its values; those of classes are chosen alike.

extension Evaluator {
  /// Makes a struct by the initializer that it declares.
  mutating func initialize(_ index: Int32, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value
  {
    let structure = tree.structures[Int(index)]
    let rivals = try initializers(of: structure, arguments, id)
    let blank = try makeStructure(index, structure, try firstFields(structure, at: id), at: id)
    let (initializer, result) = try callOne(of: rivals, blank, id, arguments)
    if case .nothing = result, tree.functions[Int(initializer)].isFailable { return result }
    return try finished(receiverAfterCall, structure, at: id)
  }

  /// A struct all of whose properties have values.
  func finished(_ made: Value, _ structure: StructureNode, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard case .structure(let box) = made,
      let field = box.payload.fields.firstIndex(where: \.isMissing)
    else { return made }
    throw Diagnostic(
      .unfinishedInitializer(names.text(structure.fields[field].name)), tree.span(id)
    ).labelled(structure.fields[field].span, .definedHere)
  }

  /// What the properties are before an initializer runs.
  mutating func firstFields(_ structure: StructureNode, at id: NodeID) throws(Diagnostic)
    -> [Value]
  {
    var fields: [Value] = []
    for field in structure.fields {
      if field.initial >= 0 {
        fields.append(try initialValue(of: field, in: structure, at: id))
      } else {
        fields.append(tree.beginsAsNil(field) ? .nothing : .missing)
      }
    }
    return fields
  }

  /// A value for a property, which its type checks.
  mutating func fieldValue(
    _ value: Value, _ field: Int, of type: StructureType, replacing old: Value, at id: NodeID
  ) throws(Diagnostic) -> Value {
    let declared = type.declaration < 0 ? nil : tree.structures[Int(type.declaration)].fields[field]
    if let declared, declared.type >= 0 {
      return try check(value, against: declared.type, at: id)
    }
    return try settled(value, replacing: old, at: id)
  }

  /// Those that a call may mean; one alone says itself what it wants.
  private func initializers(
    of structure: StructureNode, _ arguments: ArgumentList, _ id: NodeID
  ) throws(Diagnostic) -> [Int32] {
    let found = initializers(of: structure, taking: arguments)
    if !found.isEmpty { return found }
    if structure.initializers.count == 1 { return structure.initializers }
    let name = names.text(structure.name)
    throw Diagnostic(
      .noOverload(of: name, spellings: structure.initializers.map { signature($0, as: name) }),
      tree.span(id))
  }

  /// The initializers that take a call's labels, first those of which the fewest are left out.
  func initializers(of structure: StructureNode, taking arguments: ArgumentList) -> [Int32] {
    let found = structure.initializers.filter { takes(arguments, $0) }
    guard found.count > 1 else { return found }
    let least = found.reduce(Int.max) { min($0, tree.functions[Int($1)].parameters.count) }
    return found.filter { tree.functions[Int($0)].parameters.count == least }
      + found.filter { tree.functions[Int($0)].parameters.count > least }
  }

  /// Calls the one of several initializers that takes the values, as for functions; the first where none does, which
  /// says why.
  mutating func callOne(
    of initializers: [Int32], _ receiver: Value?, of object: Int32 = 0, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> (initializer: Int32, result: Value) {
    let first: [Value] = receiver.map { [$0] } ?? []
    let candidates =
      initializers.count > 1 && arguments.count > 0
      ? candidates(initializers, from: first.count, arguments) : []
    guard !candidates.isEmpty else {
      return (initializers[0], try callUser(initializers[0], receiver, of: object, id, arguments))
    }
    let values = first + (try evaluate(arguments))
    let nodes = first.map { _ in id } + tree.arguments(arguments).map(\.value)
    let meant =
      mostSpecific(of: candidates, values, nodes) ?? rival(candidates[0], values, nodes)
    let callee = function(meant.function, of: object)
    return (meant.function, try apply(callee, annotated(meant, at: id), at: id))
  }

  /// Whether a call has the labels of an initializer; those with defaults may be left out.
  private func takes(_ arguments: ArgumentList, _ initializer: Int32) -> Bool {
    var given = tree.arguments(arguments)[...]
    let function = tree.functions[Int(initializer)]
    for parameter in function.parameters.dropFirst(function.isMethod ? 1 : 0) {
      if let argument = given.first, accepts(parameter, argument) {
        given = given.dropFirst()
        if parameter.each >= 0 { given = given.drop { $0.label == .none } }
      } else if parameter.each < 0, parameter.initial < 0 {
        return false
      }
    }
    return given.isEmpty
  }
}

extension Evaluator {
  /// `CGRect(center: p, size: s)` by an `init` that an extension gives a type; nil where none takes these
  /// arguments.
  mutating func callExtendedInitializer(
    of type: Name, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    try callExtendedInitializer(of: type, for: type, id, arguments)
  }

  /// The same by the extension of another type, a protocol of this one.
  mutating func callExtendedInitializer(
    of owner: Name, for type: Name, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard let found = names.find("\(names.text(owner)).init"),
      let index = overloads.latest(of: found, where: { takes(arguments, $0.index) })?.index
    else { return nil }
    if hasRival(type, arguments) {
      return try callRival(of: found, index, type, id, arguments)
    }
    if let made = try initialize(type, byOneOf: found, id, arguments) { return made }
    let result = try callUser(index, firstSelf(of: type, at: id), id, arguments)
    return try made(result, by: index, at: id)
  }

  /// `init(_ size: CGSize)` beside `init(_ v: CGVector)`: the kinds of the arguments decide; nil where the
  /// labels do.
  private mutating func initialize(
    _ type: Name, byOneOf name: Name, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    var rivals: [Int32] = []
    _ = overloads.latest(of: name) {
      rivals.append($0.index)
      return false
    }
    guard rivals.count > 1, arguments.count > 0 else { return nil }
    let candidates = candidates(rivals, from: 1, arguments)
    guard !candidates.isEmpty else { return nil }
    let nodes = [id] + tree.arguments(arguments).map(\.value)
    let values = [try firstSelf(of: type, at: id)] + (try evaluate(arguments))
    guard let meant = mostSpecific(of: candidates, values, nodes) else { return nil }
    let result = try call(function(meant.function), meant, from: 1, id, arguments)
    return try made(result, by: meant.function, at: id)
  }

  /// The same with values that are known; nil where no initializer takes them.
  mutating func make(
    _ type: Name, by name: Name, _ given: [Name], _ values: [Value], at id: NodeID
  ) throws(Diagnostic) -> Value? {
    let values = [try firstSelf(of: type, at: id)] + values
    let meant = overloads.latest(of: name) {
      isLabelled($0.index, given, from: 1) && takes($0.index, values)
    }
    guard let meant else { return nil }
    let result = try apply(meant.function, annotated(values, by: meant.index, at: id), at: id)
    return try made(result, by: meant.index, at: id)
  }

  /// What an initializer came to: its `self`, or nil.
  private func made(_ result: Value, by index: Int32, at id: NodeID) throws(Diagnostic) -> Value {
    if case .nothing = result, tree.functions[Int(index)].isFailable { return result }
    let made = receiverAfterCall
    if case .structure(let box) = made, box.payload.type.declaration >= 0 {
      return try finished(made, tree.structures[Int(box.payload.type.declaration)], at: id)
    }
    guard case .type = made else { return made }
    throw Diagnostic(.unfinishedInitializer("self"), tree.span(id))
      .labelled(tree.functions[Int(index)].span, .definedHere)
  }

  /// What `self` is until `self.init(…)` makes a value of it; a struct of the program has properties to set.
  private mutating func firstSelf(of type: Name, at id: NodeID) throws(Diagnostic) -> Value {
    if let kind = catalogue.type(type) { return .type(.builtin(kind, type)) }
    let value = globals[Int(type.id)].value
    guard case .type(.user(let index)) = value else { return value }
    let structure = tree.structures[Int(index)]
    if structure.isClass || structure.isEnum || structure.isOpen { return value }
    return try makeStructure(index, structure, try firstFields(structure, at: id), at: id)
  }
}
