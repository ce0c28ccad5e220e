internal import Geometry

// Tuples whose types are written, and tuples that are compared.

extension Evaluator {
  /// A tuple where its type is declared: each part is of its own type, so that an angle is its radians where
  /// a `CGFloat` is asked for.
  mutating func tuple(_ arguments: ArgumentList, _ id: NodeID, as type: TypeReference)
    throws(Diagnostic) -> Value?
  {
    guard type.parts.count == Int(arguments.count), !type.isList else { return nil }
    var values: [Value] = []
    for (argument, part) in zip(tree.arguments(arguments), type.parts) {
      values.append(try evaluate(argument.value, annotated: part))
    }
    if type.labels.isEmpty, values.count == 2, let x = Double(values[0]), let y = Double(values[1])
    {
      return .point(Point(x: x, y: y))
    }
    if type.labels.isEmpty, let plain = try coordinates(values, arguments, id) { return plain }
    let written = tree.arguments(arguments).map(\.label)
    let labels = written.contains { $0 != .none } ? written : []
    let tuple = makeTuple(values, type.labels.isEmpty ? labels : type.labels)
    try checkDepth(of: tuple, at: id)
    return tuple
  }

  /// A value of several parts, each checked against its declared type, with the labels of these; nil for
  /// other values.
  mutating func parts(of value: Value, as type: TypeReference, at id: NodeID) throws(Diagnostic)
    -> Value?
  {
    guard !type.isList, let parts = value.parts, parts.count == type.parts.count else { return nil }
    if type.labels.isEmpty, !isTuple(value) { return nil }
    var values: [Value] = []
    for (place, (value, type)) in zip(parts, type.parts).enumerated() {
      values.append(try check(value, against: type, at: part(place, of: parts.count, in: id)))
    }
    return makeTuple(values, type.labels)
  }

  /// The labels of a tuple; nil for what has none.
  func labels(of value: Value) -> [Name]? {
    guard case .structure(let box) = value, isTuple(value) else { return nil }
    return box.payload.type.fields.isEmpty ? nil : box.payload.type.fields
  }

  /// A tuple where one with labels stood before: `(min($0.min, $1), max($0.max, $1))`.
  mutating func labelled(_ value: Value, _ labels: [Name]) -> Value {
    if case .structure = value, !isTuple(value) || self.labels(of: value) != nil { return value }
    guard let parts = value.parts, parts.count == labels.count else { return value }
    return makeTuple(parts, labels)
  }

  /// The same of what is assigned: `range = (3, 4)` behind `var range = (min: 1, max: 2)`.
  mutating func labelled(_ value: Value, like old: Value) -> Value {
    labels(of: old).map { labelled(value, $0) } ?? value
  }

  func isTuple(_ value: Value) -> Bool {
    if case .structure(let box) = value { return box.payload.type.name == words.tuple }
    return false
  }

  /// `(a.y, a.x) < (b.y, b.x)`: as in Swift the first parts that differ decide; nil for what is no tuple.
  mutating func order(
    _ op: BinaryOperator, _ left: Value, _ right: Value, at id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) throws(Diagnostic) -> Value? {
    guard [.less, .lessEqual, .greater, .greaterEqual].contains(op),
      isTuple(left, leftNode), isTuple(right, rightNode),
      let first = left.parts, let second = right.parts, first.count == second.count
    else { return nil }
    for (a, b) in zip(first, second) {
      if case .boolean(true) = try operate(.equal, a, b, at: id, leftNode, rightNode) { continue }
      return try operate(op, a, b, at: id, leftNode, rightNode)
    }
    return .boolean(op == .lessEqual || op == .greaterEqual)
  }

  /// Two numbers in parentheses are a tuple where they are written, and a point elsewhere.
  private func isTuple(_ value: Value, _ node: NodeID) -> Bool {
    if case .tuple = tree[node] { return true }
    return isTuple(value)
  }
}
