// Ranges of texts and of what the program can compare: two bounds, between which a value lies or not.

extension Evaluator {
  /// `"a"..."z"`; what has no order makes no range.
  mutating func range(
    from first: Value, _ lower: NodeID, to upper: NodeID, _ isClosed: Bool, _ id: NodeID
  ) throws(Diagnostic) -> Value {
    guard isBound(first), let type = names.find(isClosed ? "ClosedRange" : "Range"),
      let start = names.find("lowerBound"), let end = names.find("upperBound")
    else {
      throw Diagnostic(
        .wrongKind(
          expected: Kind.number.words, found: first.kind.words, of: isClosed ? "..." : "..<"),
        tree.span(lower))
    }
    let last = try settled(try evaluateValue(upper), at: upper)
    if !isEnd(last),
      case .boolean(false) = try operate(.lessEqual, first, last, at: id, lower, upper)
    {
      throw Diagnostic(.reversedRange, tree.span(id))
    }
    let structure = Structure(
      type: StructureType(name: type, fields: [start, end], declaration: -1),
      fields: [first, last])
    let range = Value.structure(
      Box(
        structure, depth: 1 + max(first.depth, last.depth),
        bytes: 2 * MemoryLayout<Value>.stride + 96, meter: meter))
    try checkDepth(of: range, at: id)
    return range
  }

  /// Texts and values of the program's types have an order; numbers have ranges of their own.
  func isBound(_ value: Value) -> Bool {
    switch value {
    case .text, .symbol: true
    case .structure(let box): box.payload.type.declaration >= 0
    default: false
    }
  }

  /// Whether a value is such a range, and whether its last value is in it; nil where it is something else.
  func isClosedRange(_ value: Value) -> Bool? {
    guard case .structure(let box) = value else { return nil }
    return sign(ofRange: box.payload).map { $0 == "..." }
  }

  /// What stands between the bounds of such a range; nil for what is none.
  func sign(ofRange structure: Structure) -> String? {
    guard structure.type.declaration < 0, structure.fields.count == 2 else { return nil }
    switch names.text(structure.type.name) {
    case "ClosedRange": return "..."
    case "Range": return "..<"
    default: return nil
    }
  }

  /// `range.contains(x)`; nil for other calls.
  mutating func askRange(_ callee: Callee, _ arguments: ArgumentList) throws(Diagnostic) -> Value? {
    guard case .method(let name, let range, _) = callee, let isClosed = isClosedRange(range),
      names.text(name, is: "contains"), arguments.count == 1, let bounds = range.parts,
      let argument = tree.arguments(arguments).first
    else { return nil }
    let value = try settled(try evaluateValue(argument.value), at: argument.value)
    return .boolean(try lies(value, from: bounds[0], to: bounds[1], isClosed, argument.value))
  }

  /// Whether a value lies between two others.
  mutating func lies(
    _ value: Value, from first: Value, to last: Value, _ isClosed: Bool, _ id: NodeID
  ) throws(Diagnostic) -> Bool {
    if !isEnd(first),
      case .boolean(false) = try operate(.lessEqual, first, value, at: id, id, id)
    {
      return false
    }
    if isEnd(last) { return true }
    let isBelow = try operate(isClosed ? .lessEqual : .less, value, last, at: id, id, id)
    if case .boolean(true) = isBelow { return true }
    return false
  }

  /// Whether a range has no bound there: `"m"...`.
  private func isEnd(_ bound: Value) -> Bool {
    if case .number(let number) = bound { number.isInfinite } else { false }
  }
}
