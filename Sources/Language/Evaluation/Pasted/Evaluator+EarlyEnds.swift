// `Fibonacci().prefix(10)`: what ends before the program's own sequence does, which may have no end.

extension Evaluator {
  /// The part of a sequence of the program that comes first, or the element that is looked for; nil for methods
  /// that ask for all elements.
  mutating func endingEarly(
    _ name: Name, of value: Value, _ arguments: ArgumentList, at id: NodeID
  ) throws(Diagnostic) -> Value? {
    let method = names.text(name)
    if method == "dropFirst" { return try rest(of: value, arguments, at: id) }
    guard method == "prefix" || method == "first" || method == "contains", arguments.count == 1,
      let argument = tree.arguments(arguments).first,
      var iterator = try iterator(of: value, at: id), iterator.kind != .list
    else { return nil }
    let wanted = try evaluateValue(argument.value)
    if method == "prefix" { return try prefix(wanted, of: &iterator, at: id) }
    let found = try first(wanted, of: &iterator, at: id)
    return method == "first" ? found ?? .nothing : .boolean(found != nil)
  }

  /// What comes behind some elements: the iterator that gave them.
  private mutating func rest(of value: Value, _ arguments: ArgumentList, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard var iterator = try iterator(of: value, at: id), iterator.kind != .list else { return nil }
    var count = 1.0
    if let argument = tree.arguments(arguments).first {
      guard case .number(let number) = try evaluateValue(argument.value) else { return nil }
      count = number
    }
    while count > 0, try nextElement(of: &iterator, at: id) != nil { count -= 1 }
    return iterator
  }

  // MARK: Loops

  /// What `for (i, x) in steps.enumerated()` goes through, where that is of a type of the program by the text.
  mutating func ownEnumerated(_ sequence: NodeID) -> NodeID? {
    guard case .call(let callee, let none) = tree[sequence], none.count == 0,
      case .member(let base, let name) = tree[callee], names.text(name, is: "enumerated"),
      let next = names.find("next"), !tree.functions(named: next).isEmpty,
      tree.functions(named: name).isEmpty, let type = staticType(of: base), type.isPlain,
      tree.structure(named: type.name) != nil
    else { return nil }
    return base
  }

  /// With their numbers, one element after another.
  mutating func loop(enumerating value: Value, _ sequence: NodeID, _ target: NodeID, _ body: NodeID)
    throws(Diagnostic) -> Flow
  {
    guard var iterator = try iterator(of: value, at: sequence) else {
      throw Diagnostic(.notIterable(value.kind.words), tree.span(sequence))
    }
    if case .list(let box) = iterator {
      return try loop(over: pairs(of: box.payload), target, body)
    }
    var place = 0.0
    while let element = try nextElement(of: &iterator, at: sequence) {
      let pair = makePair(.number(place), element, words.enumerated)
      if let flow = try iterate(target, pair, body) { return flow }
      place += 1
    }
    return .next
  }

  private func pairs(of elements: [Value]) -> [Value] {
    elements.enumerated().map { makePair(.number(Double($0)), $1, words.enumerated) }
  }

  // MARK: Elements

  /// Of a sequence of the program, which may have no end, as many elements as another has.
  mutating func letters(of value: Value, besides other: Value, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    guard value.kind == .structure, other.kind != .structure,
      var iterator = try iterator(of: value, at: id), iterator.kind != .list
    else { return try letters(of: value, at: id) }
    let count = Sequenced(try letters(of: other, at: id)).count
    return try prefix(.number(count), of: &iterator, at: id)
  }

  /// The elements up to a number of them, or as long as a closure says yes.
  private mutating func prefix(_ wanted: Value, of iterator: inout Value, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var (elements, rest) = ([Value](), Double.infinity)
    if case .number(let count) = wanted { rest = count }
    while rest > 0, let element = try nextElement(of: &iterator, at: id) {
      if case .function = wanted, try !meets(element, wanted, at: id) { break }
      try reserve(elements: Double(elements.count), at: id)
      elements.append(element)
      rest -= 1
    }
    return try makeList(elements, at: id)
  }

  /// The first element that is equal to a value, or of which a closure says yes.
  private mutating func first(_ wanted: Value, of iterator: inout Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    while let element = try nextElement(of: &iterator, at: id) {
      if try meets(element, wanted, at: id) { return element }
    }
    return nil
  }

  private mutating func nextElement(of iterator: inout Value, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    try burn(at: id)
    let element = try next(from: &iterator, at: id)
    return element.kind == .nothing ? nil : element
  }

  private mutating func meets(_ element: Value, _ wanted: Value, at id: NodeID)
    throws(Diagnostic) -> Bool
  {
    let answer =
      wanted.kind == .function
      ? try result(of: wanted, [element], at: id)
      : try operate(.equal, element, wanted, at: id, id, id)
    if case .boolean(let truth) = answer { return truth }
    return false
  }
}
