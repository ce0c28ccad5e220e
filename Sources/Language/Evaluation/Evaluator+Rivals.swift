// Functions of a name with the same labels: in Swift the types of the arguments say which is meant.

extension Evaluator {
  /// Calls the one that the arguments mean: `lerp(a, b, t)` of points beside that of numbers; nil where one
  /// alone has the labels.
  mutating func callRival(
    _ name: Name, _ function: Box<Function>, _ index: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, hasOther(name, than: index) else { return nil }
    let rivals = rivals(of: name, function, index, tree.arguments(arguments).map(\.label))
    guard rivals.count > 1 else { return nil }
    let nodes = tree.arguments(arguments).map(\.value)
    let values = try evaluate(arguments)
    let meant = meant(rivals.map(\.index), values, nodes)
    let callee = rivals.first { $0.index == meant }?.function ?? .function(function)
    return try apply(
      bound(callee, to: function.payload.object), annotated(values, by: meant, at: id), at: id)
  }

  /// The methods of a struct likewise: `visit(_ n: Number)` beside `visit(_ s: Sum)`.
  mutating func callRival(
    _ name: Name, _ receiver: Value, _ type: StructureType, _ base: NodeID, _ id: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard arguments.count > 0, type.declaration >= 0 else { return nil }
    let given = tree.arguments(arguments).map(\.label)
    let rivals = tree.structures[Int(type.declaration)].methods.filter {
      tree.functions[Int($0)].name == name && labels(of: $0).dropFirst().elementsEqual(given)
    }
    guard rivals.count > 1 else { return nil }
    let nodes = [base] + tree.arguments(arguments).map(\.value)
    let values = [receiver] + (try evaluate(arguments))
    let meant = meant(rivals, values, nodes)
    let result = try apply(function(meant), annotated(values, by: meant, at: id), at: id)
    if tree.functions[Int(meant)].changesSelf { try store(receiverAfterCall, into: base) }
    return result
  }

  /// Whether the kinds of arguments decide between functions of the top level that have a name and labels.
  mutating func hasRivals(_ name: Name, _ index: Int32, _ labels: [Name]) -> Bool {
    hasOther(name, than: index)
      && rivals(of: name, Box(Function(code: .user(index))), index, labels).count > 1
  }

  /// The functions of a name with the labels of a call: of the top level, or of the classes of an object, the
  /// lowest first; none where one changes its arguments, which have to be places then.
  private mutating func rivals(
    of name: Name, _ function: Box<Function>, _ index: Int32, _ labels: [Name]
  ) -> [Overload] {
    let places = places(of: function.payload.object, index)
    var found: [(overload: Overload, level: Int)] = []
    _ = overloads.latest(of: name) { other in
      if other.labels == labels, !found.contains(where: { $0.overload.index == other.index }),
        let level = places.firstIndex(of: place(of: other.index))
      {
        found.append((other, level))
      }
      return false
    }
    let rivals = found.sorted { $0.level < $1.level }.map(\.overload)
    return rivals.contains { tree.functions[Int($0.index)].changesArguments } ? [] : rivals
  }

  /// The classes whose functions an object has, the lowest first; for a function of none, where it stands.
  private func places(of object: Int32, _ index: Int32) -> [Name] {
    guard object > 0 else { return [place(of: index)] }
    return classes(of: objects[object].structure).reversed().map {
      tree.structures[Int($0)].name
    }
  }

  /// The class that a function stands in.
  private func place(of function: Int32) -> Name {
    tree.body(around: tree.functions[Int(function)].body)?.name ?? .none
  }

  /// The first whose parameters may have the values; what the text calls a whole number goes to one that
  /// asks for it, before others.
  private func meant(_ rivals: [Int32], _ values: [Value], _ nodes: [NodeID]) -> Int32 {
    let fitting = rivals.filter { takes($0, values) }
    return fitting.first { agrees($0, values, nodes) } ?? fitting.first ?? rivals[0]
  }

  private func agrees(_ function: Int32, _ values: [Value], _ nodes: [NodeID]) -> Bool {
    zip(tree.functions[Int(function)].parameters, zip(values, nodes)).allSatisfy {
      parameter, argument in
      guard case .number = argument.0, parameter.type >= 0 else { return true }
      let asked = wholeTypes.contains(names.text(tree.types[Int(parameter.type)].name))
      return asked == isInt(argument.1, 8)
    }
  }
}
