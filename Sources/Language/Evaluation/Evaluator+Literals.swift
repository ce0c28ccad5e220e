internal import Geometry

extension Evaluator {
  /// A text value, counted against the memory budget.
  func text(_ string: String) -> Value {
    .text(Box(string, bytes: string.utf8.count + 32, meter: meter))
  }

  /// A list value; its size and depth are within the budgets.
  ///
  /// A slice counts from `start`, which is its place in the list that it is of.
  mutating func makeList(
    _ elements: [Value], from start: Int = 0, type: Int32 = -1, at id: NodeID
  ) throws(Diagnostic) -> Value {
    try burn(elements.count, at: id)
    var depth = 0
    for element in elements { depth = max(depth, element.depth) }
    if depth >= Parser.highest { throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id)) }
    let bytes = elements.count * MemoryLayout<Value>.stride + 64
    try reserve(bytes, at: id)
    return .list(
      Box(elements, depth: depth + 1, bytes: bytes, meter: meter, start: start, type: type))
  }

  /// Refuses what nests too deep: dropping a value is recursive.
  mutating func checkDepth(of value: Value, at id: NodeID) throws(Diagnostic) {
    if value.depth > Parser.highest {
      throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id))
    }
  }

  @inline(__always)
  func reserve(_ bytes: Int, at id: NodeID) throws(Diagnostic) {
    if meter.alive + bytes > fuel.budget.memory {
      throw Diagnostic(.tooMuchMemory(fuel.budget.memory), tree.span(id))
    }
  }

  /// Refuses a list whose length would pass the memory budget, before it is made.
  func reserve(elements count: Double, at id: NodeID) throws(Diagnostic) {
    guard count * Double(MemoryLayout<Value>.stride) < Double(fuel.budget.memory - meter.alive)
    else { throw Diagnostic(.tooMuchMemory(fuel.budget.memory), tree.span(id)) }
  }

  /// A list literal.
  ///
  /// An implicit member takes the kind that is asked for, or that of the elements beside it.
  mutating func list(_ elements: NodeList, as kind: Kind? = nil) throws(Diagnostic) -> Value {
    let nodes = tree.children(elements)
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes {
      if let kind, tree.hasImplicit { leadChain(node, with: [kind]) }
      values.append(try evaluateValue(node))
    }
    let first = values.first { !$0.isImplicit }
    let expected = kind ?? first?.kind ?? .void
    for (index, node) in zip(values.indices, nodes) where values[index].isImplicit {
      if case .text? = first, let look = look(values[index], beside: nodes) {
        values[index] = look
        continue
      }
      if let first { values[index] = try settled(values[index], besideCase: first, at: node) }
      values[index] =
        try kind == nil
        ? settled(values[index], beside: expected, at: node)
        : settled(values[index], as: expected, at: node)
    }
    if kind == .number {
      values = values.map { value in Radians(value).map { .number($0.radians) } ?? value }
    }
    return try makeList(values, at: nodes.first ?? 0)
  }

  /// `(x, y)` is a point, `(x, y, w)` a row, `(x, y, z, w)` a row in space.
  ///
  /// Two points in parentheses, `(p, q)`, are a pair; other kinds make a tuple, also no value at all.
  mutating func tuple(_ arguments: ArgumentList, _ id: NodeID) throws(Diagnostic) -> Value {
    let parts = tree.arguments(arguments)
    var values: [Value] = []
    if parts.count == 2, let x = parts.first, let y = parts.last {
      let first = try part(x, beside: nil)
      let second = try part(y, beside: first)
      // Most parentheses are points, also in loops, where a list would cost more than all else.
      if x.label == .none, y.label == .none, case .number(let x) = first,
        case .number(let y) = second
      {
        return .point(Point(x: x, y: y))
      }
      values = [first, second]
    } else if parts.isEmpty {
      return makeTuple([], [])
    } else {
      for argument in parts { values.append(try part(argument, beside: values.first)) }
    }
    if let value = try coordinates(values, arguments, id) { return value }
    let labels = tree.arguments(arguments).map(\.label)
    let tuple = makeTuple(values, labels.contains { $0 != .none } ? labels : [])
    try checkDepth(of: tuple, at: id)
    return tuple
  }

  /// One value of a tuple; beside a point `.zero` is one, too.
  private mutating func part(_ argument: ArgumentNode, beside first: Value?) throws(Diagnostic)
    -> Value
  {
    let value = try evaluateValue(argument.value)
    let kind: Kind = first?.kind == .point && value.isImplicit ? .point : .void
    return try settled(value, as: kind, at: argument.value)
  }

  /// What numbers, or two points, in parentheses are; nil for a tuple.
  mutating func coordinates(_ values: [Value], _ arguments: ArgumentList, _ id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let isLabelled = tree.arguments(arguments).contains { $0.label != .none }
    let n = values.compactMap { Double($0) }
    guard n.count == values.count else {
      let places = tree.arguments(arguments)
      for (value, argument) in zip(values, places) {
        if !isLabelled, case .angle = value, isWrittenAngle(argument.value) {
          throw Diagnostic(.tupleKind(value.kind.words), tree.span(argument.value))
        }
      }
      let arePoints = values.allSatisfy { $0.kind == .point }
      return values.count == 2 && arePoints && !isLabelled ? try makeList(values, at: id) : nil
    }
    switch (n.count, isLabelled) {
    case (3, false): return .row(Row(x: n[0], y: n[1], w: n[2]))
    case (4, false): return .row3D(Row3D(x: n[0], y: n[1], z: n[2], w: n[3]))
    // Nobody means a point or a row by so many.
    case (5..., false) where !isForPoint(id): return nil
    case (2..., true) where !isForPoint(id) || !meansGeometry(arguments): return nil
    default:
      let labels = tree.arguments(arguments).map { names.text($0.label) }
      throw Diagnostic(
        .tupleShape(count: n.count, labels: isLabelled ? labels : []), tree.span(id))
    }
  }

  /// `45°`, where someone thinks of polar coordinates; an angle that is worked out is part of a tuple.
  private func isWrittenAngle(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .angle, .degrees: true
    case .unary(_, let operand): isWrittenAngle(operand)
    default: false
    }
  }

  /// Whether a value is shown, or given to a property: what is named there has a type that was forgotten.
  private func isForPoint(_ id: NodeID) -> Bool {
    guard depth == 0, statement >= 0 else { return false }
    switch tree[statement] {
    case .expression(let shown): return shown == id
    case .assign(let target, let value):
      if case .member = tree[target] { return value == id }
      return false
    default: return false
    }
  }

  /// The labels of a point, vector, size or rect, whose name was forgotten.
  private func meansGeometry(_ arguments: ArgumentList) -> Bool {
    let labels = tree.arguments(arguments).map { names.text($0.label) }
    return ["x y", "dx dy", "width height", "x y width height"].contains(
      labels.joined(separator: " "))
      || labels.contains("")
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
    let start = try settled(try evaluateValue(lower), as: .number, at: lower)
    guard case .number(let first) = start else {
      return try range(from: start, lower, to: upper, isClosed, id)
    }
    let last = try number(upper, for: isClosed ? "..." : "..<")
    guard first <= last else { throw Diagnostic(.reversedRange, tree.span(id)) }
    return .range(first, last, isClosed: isClosed)
  }

  /// `"a \(x) b"`: values in their one-line form, texts as they are.
  mutating func interpolated(_ parts: NodeList, _ id: NodeID) throws(Diagnostic) -> Value {
    var result = ""
    for part in tree.children(parts) {
      if case .text(let index) = tree[part] {
        result += tree.texts[Int(index)]
      } else {
        let value = try settled(try evaluateValue(part), at: part)
        result += try described(value, at: part)
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
}

extension Evaluator {
  /// A tuple, whose type no program can name.
  mutating func makeTuple(_ values: [Value], _ labels: [Name]) -> Value {
    let type = StructureType(name: words.tuple, fields: labels, declaration: -1)
    let depth = 1 + values.map(\.depth).reduce(0, max)
    let bytes = values.count * MemoryLayout<Value>.stride + 96
    return .structure(
      Box(Structure(type: type, fields: values), depth: depth, bytes: bytes, meter: meter))
  }

  /// A tuple of two, of which lists may have many.
  func makePair(_ first: Value, _ second: Value, _ labels: [Name]) -> Value {
    let type = StructureType(name: words.tuple, fields: labels, declaration: -1)
    return .structure(
      Box(
        Structure(type: type, fields: [first, second]), depth: 1 + max(first.depth, second.depth),
        bytes: 2 * MemoryLayout<Value>.stride + 96, meter: meter))
  }

  /// `.0` of what has parts, and of a list of two, which a pair of points is.
  func part(_ name: Name, of value: Value) -> Value? {
    guard let parts = value.parts, let place = place(of: names.text(name), in: value),
      parts.indices.contains(place)
    else { return nil }
    return parts[place]
  }

  /// `range.low` of a pair that its declaration gives labels: `-> [(low: CGFloat, high: CGFloat)]`.
  func part(labelled name: Name, of value: Value, at id: NodeID) -> Value? {
    guard let parts = value.parts else { return nil }
    switch tree[id] {
    case .member(let base, _), .optionalMember(let base, _):
      let place = staticType(of: base)?.labels.firstIndex(of: name)
      return place.flatMap { parts.indices.contains($0) ? parts[$0] : nil }
    default: return nil
    }
  }

  private func place(of word: String, in value: Value) -> Int? {
    guard case .list(let box) = value else { return Int(word) }
    guard box.payload.count == 2 else { return nil }
    return Int(word)
  }
}
