internal import Views

extension Evaluator {
  /// A call of the catalogue with its values, each evaluated once; nil for calls of other functions.
  mutating func operation(_ id: NodeID, _ callee: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Operation?
  {
    guard let (candidates, receiver) = try candidates(callee) else { return nil }
    let labels = tree.arguments(arguments).map(\.label)
    let isMethod = receiver != nil
    let fitting = candidates.filter { accepts($0, labels, isMethod: isMethod) && isReadable($0) }
    guard !fitting.isEmpty else { return nil }
    var values = receiver.map { [$0] } ?? []
    for argument in tree.arguments(arguments) { values.append(try evaluateValue(argument.value)) }
    guard let entry = fitting.first(where: { catalogue.accepts($0, values) }) else { return nil }
    try settle(&values, for: entry, Array(tree.arguments(arguments)), isMethod: isMethod)
    let places = (isMethod ? [-1] : []) + arguments.places
    if case .presented(let box)? = receiver {
      return Operation(
        name: catalogue.spelling(entry), operands: values,
        result: try performPresented(entry, box.payload, values, id, places))
    }
    let result: Value
    if let own = try ownHit(entry, values, id) {
      result = own
    } else {
      result = try perform(entry, values, id, places)
    }
    return Operation(
      name: catalogue.spelling(entry), operands: values,
      result: result)
  }

  /// A hit test of a view whose class has one of its own; nil for everything else.
  private mutating func ownHit(_ entry: Int32, _ values: [Value], _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    guard !objects.isEmpty, catalogue.spelling(entry) == "hitTest(_:with:)", values.count > 1,
      case .view(let view) = values[0], case .point(let point) = values[1]
    else { return nil }
    return try hit(point, in: view, at: id).map(Value.view) ?? .nothing
  }

  /// What the catalogue has under the name that is called.
  private mutating func candidates(_ callee: NodeID) throws(Diagnostic) -> ([Int32], Value?)? {
    switch tree[callee] {
    case .global(let name):
      switch globals[Int(name.id)].value {
      case .function, .type: return nil
      default: return (catalogue.functions(name), nil)
      }
    case .member(let base, let name), .optionalMember(let base, let name):
      // Asked before the receiver is evaluated, which must happen once.
      guard catalogue.hasMethod(name) else { return nil }
      let receiver = try settled(try evaluateValue(base), at: base)
      let methods = catalogue.methods(name, of: receiver.kind)
      return methods.isEmpty ? nil : (methods, receiver)
    default: return nil
    }
  }

  /// Whether the labels fit; a C function that stands for a property takes its owner.
  private func accepts(_ entry: Int32, _ labels: [Name], isMethod: Bool) -> Bool {
    if catalogue.entries[Int(entry)].role == .property { return labels == [.none] }
    return catalogue.accepts(entry, labels, isMethod: isMethod, leavingOut: true)
  }

  /// Whether the entry works on values that are at hand.
  private func isReadable(_ entry: Int32) -> Bool {
    switch catalogue.entries[Int(entry)].body {
    case .change, .form: false
    case .one, .two, .three, .many, .scene, .conversion, .effect: true
    }
  }

  /// Implicit members such as `.zero` take the kinds of their parameters.
  private mutating func settle(
    _ values: inout [Value], for entry: Int32, _ arguments: [ArgumentNode], isMethod: Bool
  ) throws(Diagnostic) {
    let first = isMethod ? 1 : 0
    for (index, argument) in arguments.enumerated() {
      guard case .implicit(let box) = values[first + index] else { continue }
      values[first + index] = try resolve(
        box.payload, as: catalogue.kinds(entry, first + index), at: argument.value)
    }
  }
}

extension ArgumentList {
  /// The indices of the arguments in the tree.
  fileprivate var places: [Int] { Array(Int(start)..<Int(start + count)) }
}
