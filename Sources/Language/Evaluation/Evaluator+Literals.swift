internal import Geometry
internal import Views

extension Evaluator {
  /// A text value, counted against the memory budget.
  func text(_ string: String) -> Value {
    .text(Box(string, bytes: string.utf8.count + 32, meter: meter))
  }

  /// A list value; its size and depth are within the budgets.
  mutating func makeList(_ elements: [Value], at id: NodeID) throws(Diagnostic) -> Value {
    try burn(elements.count, at: id)
    var depth = 0
    for element in elements { depth = max(depth, element.depth) }
    if depth >= Parser.highest { throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id)) }
    let bytes = elements.count * MemoryLayout<Value>.stride + 64
    try reserve(bytes, at: id)
    return .list(Box(elements, depth: depth + 1, bytes: bytes, meter: meter))
  }

  func reserve(_ bytes: Int, at id: NodeID) throws(Diagnostic) {
    if meter.alive + bytes > fuel.budget.memory {
      throw Diagnostic(.tooMuchMemory(fuel.budget.memory), tree.span(id))
    }
  }

  /// A list literal.
  ///
  /// An implicit member takes the kind that is asked for, or that of the elements beside it.
  /// Refuses a list whose length would pass the memory budget, before it is made.
  func reserve(elements count: Double, at id: NodeID) throws(Diagnostic) {
    guard count * Double(MemoryLayout<Value>.stride) < Double(fuel.budget.memory - meter.alive)
    else { throw Diagnostic(.tooMuchMemory(fuel.budget.memory), tree.span(id)) }
  }

  mutating func list(_ elements: NodeList, as kind: Kind? = nil) throws(Diagnostic) -> Value {
    let nodes = tree.children(elements)
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try evaluateValue(node)) }
    let expected = kind ?? values.first { !$0.isImplicit }?.kind ?? .void
    for (index, node) in zip(values.indices, nodes) {
      values[index] =
        try kind == nil
        ? settled(values[index], beside: expected, at: node)
        : settled(values[index], as: expected, at: node)
    }
    return try makeList(values, at: nodes.first ?? 0)
  }

  /// `(x, y)` is a point, `(x, y, w)` a row, `(x, y, z, w)` a row in space.
  ///
  /// Two points in parentheses, `(p, q)`, are a pair; other kinds are an error.
  mutating func tuple(_ arguments: ArgumentList, _ id: NodeID) throws(Diagnostic) -> Value {
    var numbers: [Double] = []
    var isLabelled = false
    for argument in tree.arguments(arguments) {
      let value = try settled(try evaluateValue(argument.value), at: argument.value)
      isLabelled = isLabelled || argument.label != .none
      if case .point = value, numbers.isEmpty, let pair = try pair(value, arguments) { return pair }
      guard case .number(let number) = value else {
        throw Diagnostic(.tupleKind(value.kind.words), tree.span(argument.value))
      }
      numbers.append(number)
    }
    switch (numbers.count, isLabelled) {
    case (2, false): return .point(Point(x: numbers[0], y: numbers[1]))
    case (3, false): return .row(Row(x: numbers[0], y: numbers[1], w: numbers[2]))
    case (4, false):
      return .row3D(Row3D(x: numbers[0], y: numbers[1], z: numbers[2], w: numbers[3]))
    default:
      throw Diagnostic(
        .tupleShape(count: numbers.count, labelled: isLabelled), tree.span(id))
    }
  }

  /// The pair `(p, q)` of two points: the list `[p, q]`, as `zip` makes it.
  ///
  /// nil where the second value is no point.
  private mutating func pair(_ first: Value, _ arguments: ArgumentList) throws(Diagnostic) -> Value?
  {
    let nodes = tree.arguments(arguments)
    guard nodes.count == 2, nodes.allSatisfy({ $0.label == .none }), let last = nodes.last else {
      return nil
    }
    let second = try settled(try evaluateValue(last.value), as: .point, at: last.value)
    guard case .point = second else { return nil }
    return try makeList([first, second], at: last.value)
  }

  /// `[1, 0; 0, 1]`: every row has the same number of numbers.
  mutating func matrix(_ rows: NodeList, _ id: NodeID) throws(Diagnostic) -> Value {
    var entries: [[Double]] = []
    for row in tree.children(rows) {
      guard case .list(let elements) = tree[row] else { continue }
      var numbers: [Double] = []
      for element in tree.children(elements) { numbers.append(try entry(element)) }
      if let first = entries.first, first.count != numbers.count {
        throw Diagnostic(.raggedMatrix(first: first.count, here: numbers.count), tree.span(row))
      }
      entries.append(numbers)
    }
    guard let matrix = Matrix(entries) else { throw Diagnostic(.matrixTooLarge, tree.span(id)) }
    return matrix.asValue
  }

  private mutating func entry(_ id: NodeID) throws(Diagnostic) -> Double {
    let value = try settled(try evaluateValue(id), at: id)
    guard case .number(let number) = value else {
      throw Diagnostic(
        .wrongKind(expected: Kind.number.words, found: value.kind.words, of: "[ ; ]"),
        tree.span(id))
    }
    return number
  }

  mutating func range(_ lower: NodeID, _ upper: NodeID, _ isClosed: Bool, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let first = try bound(lower)
    let last = try bound(upper)
    guard first <= last else { throw Diagnostic(.reversedRange, tree.span(id)) }
    return .range(first, last, isClosed: isClosed)
  }

  private mutating func bound(_ id: NodeID) throws(Diagnostic) -> Double {
    let value = try evaluateValue(id)
    guard case .number(let number) = value else {
      throw Diagnostic(
        .wrongKind(expected: Kind.number.words, found: value.kind.words, of: "..."), tree.span(id))
    }
    return number
  }

  /// `"a \(x) b"`: values in their one-line form, texts as they are.
  mutating func interpolated(_ parts: NodeList, _ id: NodeID) throws(Diagnostic) -> Value {
    var result = ""
    for part in tree.children(parts) {
      if case .text(let index) = tree[part] {
        result += tree.texts[Int(index)]
      } else {
        let value = try settled(try evaluateValue(part), at: part)
        result += plainText(value)
      }
      try checkText(result.utf8.count, at: id)
    }
    return text(result)
  }

  mutating func checkText(_ bytes: Int, at id: NodeID) throws(Diagnostic) {
    try burn(bytes / 64, at: id)
    if bytes > fuel.budget.text { throw Diagnostic(.tooMuchText(fuel.budget.text), tree.span(id)) }
    try reserve(bytes, at: id)
  }

  /// `list[i]`, `text` has no elements by number; a list counts from 0.
  mutating func element(_ list: NodeID, _ index: NodeID) throws(Diagnostic) -> Value {
    let value = try evaluateValue(list)
    let position = try evaluateValue(index)
    guard let elements = value.parts else {
      throw Diagnostic(.notIterable(value.kind.words), tree.span(list))
    }
    return elements[try checkedIndex(position, elements.count, at: index)]
  }

  func checkedIndex(_ value: Value, _ count: Int, at id: NodeID) throws(Diagnostic) -> Int {
    guard let whole = WholeNumber(value) else {
      throw Diagnostic(.notWhole(plainText(value)), tree.span(id))
    }
    guard whole.number >= 0, whole.number < count else {
      throw Diagnostic(.indexOutOfRange(whole.number, count: count), tree.span(id))
    }
    return whole.number
  }
}

extension Value {
  /// The parts that a pattern takes: elements of a list, coordinates, fields.
  var parts: [Value]? {
    switch self {
    case .list(let box): box.payload
    case .structure(let box): box.payload.fields
    case .point(let point): [.number(point.x), .number(point.y)]
    case .vector(let vector): [.number(vector.dx), .number(vector.dy)]
    case .size(let size): [.number(size.width), .number(size.height)]
    case .row(let row): [.number(row.x), .number(row.y), .number(row.w)]
    case .row3D(let row): [.number(row.x), .number(row.y), .number(row.z), .number(row.w)]
    default: nil
    }
  }
}
