// `.init(n: 1)` where a type of the program is asked for: its arguments have values before its type is known.

extension Evaluator {
  /// What `.init(…)` makes; nil where no initializer of the type's own takes the labels.
  mutating func initialized(_ index: Int32, by member: ImplicitMember, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let structure = tree.structures[Int(index)]
    guard member.name == words.initializer, let values = member.arguments else { return nil }
    if structure.isClass { return try object(index, by: member, at: id) }
    if let name = names.find("\(names.text(structure.name)).init"),
      let made = try make(structure.name, by: name, member.labels, values, at: id)
    {
      return made
    }
    let fields = try firstFields(structure, at: id)
    return structure.initializers.isEmpty
      ? try memberwise(index, structure, fields, member, at: id)
      : try byOwnInitializer(index, structure, fields, member, at: id)
  }

  /// An object of a class by the first initializer, of its own or of one above, with these labels.
  private mutating func object(_ index: Int32, by member: ImplicitMember, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let own = classes(of: index).reversed().flatMap { tree.structures[Int($0)].initializers }
    let meant = initializer(among: own, for: member, [])
    guard meant != nil || isInherited(member, index, isFree: own.isEmpty) else { return nil }
    return try instantiate(index, id) { evaluator, object throws(Diagnostic) in
      guard let meant else { return try evaluator.initialize(object, index, by: member, at: id) }
      let values = try evaluator.annotated(
        evaluator.arguments(of: member, for: meant), by: meant, at: id)
      let initializer = evaluator.function(meant, of: evaluator.objectID(of: object))
      _ = try evaluator.apply(initializer, values, at: id)
    }
  }

  /// Whether a class has the initializer from UIKit: `.init(frame: r)` of a view, and `.init()` where it declares none
  /// or overrides the one that this comes to.
  private func isInherited(_ member: ImplicitMember, _ index: Int32, isFree: Bool) -> Bool {
    let kind = frameworkClass(of: tree.structures[Int(index)])?.kind
    guard let label = member.labels.first else { return isFree || kind == .view }
    return kind == .view && member.labels.count == 1 && names.text(label, is: "frame")
  }

  private mutating func initialize(
    _ object: Value, _ index: Int32, by member: ImplicitMember, at id: NodeID
  ) throws(Diagnostic) {
    if let label = member.labels.first, let frame = member.arguments?.first {
      try store(frame, to: label, of: object, id, id, id)
    } else {
      _ = try initializeDesignated(object, index, at: id)
    }
  }

  private mutating func memberwise(
    _ index: Int32, _ structure: StructureNode, _ first: [Value], _ member: ImplicitMember,
    at id: NodeID
  ) throws(Diagnostic) -> Value {
    var fields = first
    let values = member.arguments ?? []
    var next = 0
    for (position, (label, value)) in zip(member.labels, values).enumerated() {
      guard let place = field(of: structure, from: next, label, value) else {
        throw noField(label, of: structure, member)
      }
      next = place + 1
      let type = structure.fields[place].type
      fields[place] =
        type < 0
        ? try settled(value, replacing: fields[place], at: id)
        : try check(value, against: type, at: part(position, of: values.count, in: id))
    }
    return try finished(try makeStructure(index, structure, fields, at: id), structure, at: id)
  }

  /// The property that an argument is for; a trailing closure has no label.
  private func field(of structure: StructureNode, from next: Int, _ label: Name, _ value: Value)
    -> Int?
  {
    guard label == .none, value.kind == .function else {
      return structure.fields.firstIndex { $0.name == label }
    }
    return structure.fields[next...].firstIndex { mayBeFunction($0) }
  }

  private func mayBeFunction(_ field: FieldNode) -> Bool {
    if field.type >= 0 { return mayBeFunction(field.type) }
    guard field.initial >= 0, case .closure = tree[field.initial] else { return false }
    return true
  }

  private func noField(_ label: Name, of structure: StructureNode, _ member: ImplicitMember)
    -> Diagnostic
  {
    let missing = structure.fields.first { !member.labels.contains($0.name) }
    return Diagnostic(
      .wrongLabel(
        found: label == .none ? nil : names.text(label),
        expected: missing.map { names.text($0.name) },
        of: names.text(structure.name)), member.span)
  }

  /// The first initializer with the labels that takes the values, or that says why it does not; those of which nothing is
  /// left out come first.
  private func initializer(among all: [Int32], for member: ImplicitMember, _ receiver: [Value])
    -> Int32?
  {
    let fitting =
      all.filter { isLabelled($0, member.labels, from: receiver.count) }
      + all.filter { takes($0, labels: member.labels) }
    return fitting.first { takes($0, receiver + arguments(of: member, for: $0)) } ?? fitting.first
  }

  /// The arguments in the order of the parameters; what is left out is missing, for its default.
  func arguments(of member: ImplicitMember, for function: Int32) -> [Value] {
    var given = zip(member.labels, member.arguments ?? []).makeIterator()
    var next = given.next()
    let node = tree.functions[Int(function)]
    return node.parameters.dropFirst(node.isMethod ? 1 : 0).map { parameter in
      guard let argument = next, accepts(parameter, argument.0),
        !isSkipped(parameter, by: argument)
      else { return .missing }
      next = given.next()
      return argument.1
    }
  }

  /// Whether a trailing closure stands for a later parameter: this one has a default, and takes no function.
  private func isSkipped(_ parameter: ParameterNode, by argument: (Name, Value)) -> Bool {
    argument.0 == .none && argument.1.kind == .function && parameter.label != .none
      && parameter.initial >= 0 && !mayBeFunction(parameter.type)
  }

  private mutating func byOwnInitializer(
    _ index: Int32, _ structure: StructureNode, _ first: [Value], _ member: ImplicitMember,
    at id: NodeID
  ) throws(Diagnostic) -> Value? {
    let blank = try makeStructure(index, structure, first, at: id)
    guard let meant = initializer(among: structure.initializers, for: member, [blank]) else {
      return nil
    }
    let values = try annotated([blank] + arguments(of: member, for: meant), by: meant, at: id)
    let result = try apply(.function(Box(Function(code: .user(meant)))), values, at: id)
    if case .nothing = result { return result }
    return try finished(receiverAfterCall, structure, at: id)
  }
}
