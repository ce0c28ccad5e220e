internal import Geometry

/// Values that the text alone gives.
extension Evaluator {
  /// Whether the text is that of an identity, in Swift or C.
  func writesIdentity(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .implicitMember(let name), .member(_, let name): return names.text(name) == "identity"
    case .global(let name), .name(let name):
      let text = names.text(name)
      return text == "CGAffineTransformIdentity" || text == "CATransform3DIdentity"
    default:
      let inner = unwrapped(id)
      return inner != id && writesIdentity(inner)
    }
  }

  /// The number that the text alone gives, without π; nil where something else has a part in it.
  func literalValue(_ id: NodeID) -> Double? { literalValue(id, calls.count, 16) }

  private func literalValue(_ id: NodeID, _ level: Int, _ rest: Int) -> Double? {
    guard rest > 0 else { return nil }
    let follow = { (node: NodeID) in literalValue(node, level, rest - 1) }
    switch tree[id] {
    case .number(let value): return written(id).contains("π") ? nil : value
    case .unary(.minus, let operand): return follow(operand).map { -$0 }
    case .binary(let op, let left, let right):
      guard let a = follow(left), let b = follow(right) else { return nil }
      return Evaluator.calculated(op, a, b)
    case .global, .local, .sharedLocal:
      if let definition = definition(of: id) { return follow(definition) }
      return argument(for: id, level).flatMap { literalValue($0, level - 1, rest - 1) }
    default:
      let inner = unwrapped(id)
      return inner == id ? nil : follow(inner)
    }
  }

  /// The number that the text alone gives, with π and units; an angle in radians.
  func constantAngle(_ id: NodeID, _ rest: Int = 16) -> Double? {
    guard rest > 0 else { return nil }
    switch tree[id] {
    case .number(let value): return value
    case .angle(let value, let unit): return Angle(value, unit).radians
    case .degrees(let operand): return constantAngle(operand, rest - 1).map { $0 * .pi / 180 }
    case .unary(.minus, let operand): return constantAngle(operand, rest - 1).map { -$0 }
    case .implicitMember(let name), .member(_, let name):
      return names.text(name) == "pi" ? .pi : nil
    case .binary(let op, let left, let right):
      guard let a = constantAngle(left, rest - 1), let b = constantAngle(right, rest - 1) else {
        return nil
      }
      return Evaluator.calculated(op, a, b)
    case .global, .local, .sharedLocal:
      if let value = constant(written(id)) { return value }
      return definition(of: id).flatMap { constantAngle($0, rest - 1) }
    default:
      let inner = unwrapped(id)
      return inner == id ? nil : constantAngle(inner, rest - 1)
    }
  }

  private static func calculated(_ op: BinaryOperator, _ a: Double, _ b: Double) -> Double? {
    switch op {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: b == 0 ? nil : a / b
    case .remainder, .power, .either, .exclusive, .both, .shiftLeft, .shiftRight, .equal, .notEqual,
      .less,
      .lessEqual, .greater, .greaterEqual, .approximately:
      nil
    }
  }

  /// The argument that a parameter got in the call under way.
  ///
  /// `level` counts the calls from the outermost, so that an argument that is a parameter of the
  /// function around can be followed too.
  func argument(for id: NodeID, _ level: Int) -> NodeID? {
    guard case .local(let slot) = tree[id], level > 0, level <= calls.count,
      let function = tree.functions.first(where: { $0.name == calls[level - 1].function }),
      function.parameters.indices.contains(Int(slot)),
      names.text(function.parameters[Int(slot)].name) == written(id),
      let call = callNode(at: calls[level - 1].span),
      case .call(_, let arguments) = tree[call]
    else { return nil }
    let position = Int(slot) - (function.isMethod ? 1 : 0)
    guard arguments.count == function.parameters.count - (function.isMethod ? 1 : 0),
      position >= 0, position < Int(arguments.count)
    else { return nil }
    return tree.arguments[Int(arguments.start) + position].value
  }

  private func callNode(at span: Span) -> NodeID? {
    tree.nodes.indices.last { index in
      if case .call = tree.nodes[index].node { return tree.nodes[index].place.span == span }
      return false
    }.map { Int32($0) }
  }
}

private func constant(_ name: String) -> Double? {
  switch name {
  case "π", "pi", "M_PI": .pi
  case "M_PI_2": .pi / 2
  case "M_PI_4": .pi / 4
  default: nil
  }
}
