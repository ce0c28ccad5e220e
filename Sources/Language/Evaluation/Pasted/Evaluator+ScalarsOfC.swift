// Truth values and numbers, of which C takes one for the other.

extension Evaluator {
  /// Whether C takes a value as true: what is not nil, 0 or NO.
  ///
  /// Nil for Swift, where a condition is a truth value.
  func truthInC(_ value: Value, at id: NodeID) -> Bool? {
    guard isOfC(id) else { return nil }
    switch value {
    case .nothing: return false
    case .number(let number): return number != 0 || isObjectOfC(id)
    case .symbol(let symbol) where symbol.kind.isOptions: return symbol.index != 0
    case .view, .layer, .presented, .path, .recognizer, .animation, .timing, .color, .list,
      .set, .dictionary, .text, .function, .structure:
      return true
    default: return nil
    }
  }

  /// Whether the text says that a number is an object, of which 0 is one, too: `NSNumber *n`, `entries[@"key"]`.
  private func isObjectOfC(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .element(let base, _): return isCollection(base)
    case .call(let callee, _):
      if case .member(_, let name) = tree[callee], Self.givingObjects.contains(names.text(name)) {
        return true
      }
    default: break
    }
    guard let type = staticType(of: id), type.isOptional else { return false }
    return names.text(type.name, is: "NSNumber") || names.text(type.name, is: "id")
  }

  /// Whether the text declares something as a collection of Foundation, whose elements are objects.
  private func isCollection(_ id: NodeID) -> Bool {
    if case .element(let base, _) = tree[id] { return isCollection(base) }
    guard let type = staticType(of: id), type.isOptional else { return false }
    return Self.collections.contains(names.text(type.name))
  }

  private static let givingObjects = [
    "objectForKey", "valueForKey", "objectAtIndex", "firstObject", "lastObject", "anyObject",
  ]

  private static let collections = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary",
  ]

  /// The number that C takes a truth value for; nil for other values, and for Swift.
  func numberInC(_ value: Value, at id: NodeID) -> Double? {
    guard case .boolean(let truth) = value, isOfC(id) else { return nil }
    return truth ? 1 : 0
  }

  /// What a value is in C where something of another kind is wanted: `v.hidden = 1`, `NSAssert(view, …)`.
  ///
  /// Mutating, though it changes nothing: otherwise the evaluator is copied for it.
  mutating func scalar(_ value: Value, as kind: Kind?, at id: NodeID) -> Value {
    switch (kind, value) {
    case (.boolean, .boolean): value
    case (.boolean, _): truthInC(value, at: id).map(Value.boolean) ?? value
    case (.number, .boolean): numberInC(value, at: id).map(Value.number) ?? value
    case (.number, .symbol), (.number, .list): caseInC(value, at: id) ?? value
    case (let kind?, .number(let number)) where kind.isOptions && isOfC(id):
      Int(exactly: number).map { Options(kind: kind, bits: $0).asValue } ?? value
    default: value
    }
  }

  /// The operands of an operator that C takes for numbers: `(x > 0) - (x < 0)`, `flag == 1`; nil for others.
  mutating func numbersInC(_ left: Value, _ right: Value, at id: NodeID) -> (Double, Double)? {
    switch (left, right) {
    case (.boolean, .number(let b)): numberInC(left, at: id).map { ($0, b) }
    case (.number(let a), .boolean): numberInC(right, at: id).map { (a, $0) }
    case (.boolean, .boolean(let truth)): numberInC(left, at: id).map { ($0, truth ? 1 : 0) }
    default: nil
    }
  }

  /// Whether a node stands in a text that has marks of Objective-C.
  @inline(__always)
  func isObjectiveC(_ id: NodeID) -> Bool {
    sources.source(at: tree.span(id).start)?.isObjectiveC ?? false
  }

  func isObjectiveC(_ span: Span) -> Bool {
    sources.source(at: span.start)?.isObjectiveC ?? false
  }

  /// Whether a node stands in a text that has what only C and Objective-C write.
  func isOfC(_ id: NodeID) -> Bool {
    sources.source(at: tree.span(id).start)?.isOfC ?? false
  }
}
