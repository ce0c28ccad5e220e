internal import Motion
internal import Views

// Ranges and texts as lists, and what type a value is of.

extension Evaluator {
  /// The numbers of a range, the elements of a set or of what the program goes through, or the characters of a text,
  /// as a list; nil for other values.
  mutating func sequence(_ value: Value, at id: NodeID) throws(Diagnostic) -> Value? {
    switch value {
    case .range(let lower, let upper, let isClosed):
      guard lower.isFinite, upper.isFinite else { return nil }
      let range = NumberRange(lower: lower, upper: upper, isClosed: isClosed)
      return try makeList(numbers(of: range, at: id), at: id)
    case .set(let box): return try makeList(box.payload.elements, at: id)
    case .text(let box):
      try reserve(elements: Double(box.payload.utf8.count), at: id)
      return try makeList(box.payload.map { text(String($0)) }, at: id)
    case .structure: return try ownElements(of: value, at: id)
    default: return nil
    }
  }

  /// A text as the list of its letters, and what the program goes through as that of its elements; ranges, which may
  /// have no end, stay as they are.
  mutating func letters(of value: Value, at id: NodeID) throws(Diagnostic) -> Value {
    switch value {
    case .text, .structure: return try sequence(value, at: id) ?? value
    default: return value
    }
  }

  /// The numbers of a range, if there is room for them, and a step for each.
  mutating func numbers(of range: NumberRange, at id: NodeID) throws(Diagnostic) -> [Value] {
    try reserve(elements: range.upper - range.lower, at: id)
    guard range.upper - range.lower <= Double(fuel.tank.remaining) else {
      throw Diagnostic(.tooManySteps(fuel.budget.steps), tree.span(id))
    }
    var numbers: [Value] = []
    var number = range.first
    while let current = number {
      numbers.append(.number(current))
      if numbers.count & 0xFFFF == 0 { try look(before: 64, at: id) }
      number = try self.number(after: current, in: range, at: id)
    }
    return numbers
  }

  /// Looks whether the person or the clock stops what is made in one go.
  private mutating func look(before weight: Int, at id: NodeID) throws(Diagnostic) {
    do { try fuel.look(before: weight) } catch { throw diagnostic(error, at: id) }
  }

  /// The number one above another; nil where the range ends.
  mutating func number(after number: Double, in range: NumberRange, at id: NodeID)
    throws(Diagnostic)
    -> Double?
  {
    let next = number + 1
    guard range.contains(next), number != range.upper else { return nil }
    if !number.isCountable { throw Diagnostic(.uncountable, tree.span(id)) }
    return next
  }

  /// A method that lists have, called of a range, a set or a text; part of a text is one.
  mutating func callAsList(
    _ callee: Callee, _ id: NodeID, _ node: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard case .method(let name, let receiver, let base) = callee,
      let entry = catalogue.method(name, of: .list)
    else { return nil }
    if case .structure = receiver,
      let early = try endingEarly(name, of: receiver, arguments, at: id)
    {
      return early
    }
    guard let list = try sequence(receiver, at: id) else { return nil }
    if case .change = catalogue.entries[Int(entry)].body { return nil }
    let result = try callBuiltin(.method(name, list, base), id, node, arguments)
    if case .set = receiver, names.text(name, is: "filter"), case .list(let kept) = result {
      return try makeSet(of: kept.payload, at: id)
    }
    guard case .text = receiver, case .list(let box) = result,
      ["prefix", "suffix", "dropFirst", "dropLast", "filter"].contains(names.text(name))
    else { return result }
    return text(box.payload.map { plainText($0) }.joined())
  }

  /// What `type(of:)` gives.
  func type(of value: Value) -> TypeValue {
    let object = objectID(of: value)
    if object > 0 { return .user(objects[object].structure) }
    if case .structure(let box) = value, box.payload.type.declaration >= 0 {
      return .user(box.payload.type.declaration)
    }
    if case .symbol(let symbol) = value, symbol.owner >= 0 { return .user(symbol.owner) }
    return .builtin(value.kind, names.find(typeName(of: value)) ?? words.wildcard)
  }

  /// What Swift calls the type of a value that is not the program's own: of the names of its kind the first.
  private func typeName(of value: Value) -> String {
    switch value {
    case .number: "Double"
    case .range(_, _, let isClosed): isClosed ? "ClosedRange" : "Range"
    case .nothing: "Optional"
    case .dictionary: "Dictionary"
    case .path: "UIBezierPath"
    case .view(let id): scene.className(of: id)
    case .layer(let id): scene.isView(id) ? layerClassName(of: id) : scene.className(of: id)
    case .recognizer(let id): className(of: id)
    case .animation(let id): animations[Int(id.index)].className
    case .structure(let box): names.text(box.payload.type.name)
    default:
      catalogue.typeNames.first { names.find($0).flatMap(catalogue.type) == value.kind } ?? ""
    }
  }
}

extension Evaluator {
  /// The class of a view's own layer, which the view's class may say.
  private func layerClassName(of view: ViewID) -> String {
    let said = names.find("layerClass").flatMap { attribute($0, of: view) }
    guard case .type(let type)? = said else { return "CALayer" }
    switch type {
    case .builtin(_, let name): return names.text(name)
    case .user(let index): return frameworkClass(of: tree.structures[Int(index)])?.name ?? "CALayer"
    }
  }
}

/// A range of numbers as an argument.
struct NumberRange: Convertible {
  var lower: Double
  var upper: Double
  var isClosed: Bool
  static var kinds: Kinds { [.range] }
  init?(_ value: Value) {
    guard case .range(let lower, let upper, let isClosed) = value else { return nil }
    (self.lower, self.upper, self.isClosed) = (lower, upper, isClosed)
  }
  init(lower: Double, upper: Double, isClosed: Bool) {
    (self.lower, self.upper, self.isClosed) = (lower, upper, isClosed)
  }
  var asValue: Value { .range(lower, upper, isClosed: isClosed) }

  func contains(_ number: Double) -> Bool {
    number >= lower && (isClosed ? number <= upper : number < upper)
  }

  func overlaps(_ other: NumberRange) -> Bool {
    let (lower, upper) = (max(lower, other.lower), min(self.upper, other.upper))
    return contains(lower) && other.contains(lower) && lower <= upper
  }

  /// The first of its numbers.
  var first: Double? { contains(lower) ? lower : nil }
}

extension Double {
  /// Whether the number one above is another: beyond 2^53 not every whole number is one.
  @inline(__always)
  var isCountable: Bool { self >= -0x1p53 && self < 0x1p53 }
}
