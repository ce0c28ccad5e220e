/// Sets: values in which nothing occurs twice, in the order in which it came.
extension CatalogueBuilder {
  mutating func addSets() {
    type("Set", .set)
    effect("Set()", gives: .set, "A set without elements.", "Set()") { evaluator, _, id in
      try evaluator.makeSet(ElementSet(), at: id)
    }
    effect(
      "Set(_:)", takes: [[.list, .range, .set, .text, .structure]], gives: .set,
      "Its elements, each once.",
      "Set([1, 2, 1])"
    ) { evaluator, values, id in
      if case .set = values[0] { return values[0] }
      let list = try evaluator.sequence(values[0], at: id) ?? values[0]
      return try evaluator.makeSet(of: elements(list), at: id)
    }
    addSetProperties()
    addCombinations()
    addSetQuestions()
    addSetChanges()
  }

  private mutating func addSetProperties() {
    property("count", "How many elements it has.", "Set([1, 1]).count") { (s: ElementSet) in
      Double(s.count)
    }
    property("isEmpty", "Whether it has no element.", "Set().isEmpty") { (s: ElementSet) in
      s.count == 0
    }
    property("first", "An element, or nil.", "Set([1]).first") { (s: ElementSet) in
      AnyValue(s.first ?? .nothing)
    }
  }

  // MARK: Two sets

  private mutating func addCombinations() {
    combine(
      "union(_:)", "formUnion(_:)", "All elements of both, each once.",
      Combination(keeps: { _ in true }, adds: { !$0 }),
      "Set([1, 2]).union([2, 3])", "var a = Set([1, 2])\na.formUnion([2, 3])\na")
    combine(
      "intersection(_:)", "formIntersection(_:)", "The elements that are in both.",
      Combination(keeps: { $0 }, adds: { _ in false }),
      "Set([1, 2]).intersection([2, 3])", "var a = Set([1, 2])\na.formIntersection([2, 3])\na")
    combine(
      "subtracting(_:)", "subtract(_:)", "The elements that are not in the other.",
      Combination(keeps: { !$0 }, adds: { _ in false }),
      "Set([1, 2]).subtracting([2, 3])", "var a = Set([1, 2])\na.subtract([2, 3])\na")
    combine(
      "symmetricDifference(_:)", "formSymmetricDifference(_:)",
      "The elements that are in one of both only.",
      Combination(keeps: { !$0 }, adds: { !$0 }),
      "Set([1, 2]).symmetricDifference([2, 3])",
      "var a = Set([1, 2])\na.formSymmetricDifference([2, 3])\na")
  }

  /// A combination as a method that gives it, and as one that changes the set.
  private mutating func combine(
    _ gives: StaticString, _ changes: StaticString, _ summary: StaticString, _ way: Combination,
    _ example: StaticString, _ changing: StaticString
  ) {
    effect(gives, of: .set, takes: [[.list, .set]], gives: .set, summary, example) {
      evaluator, values, id in
      let set = try evaluator.combined(ElementSet.from(values[0], 0), values[1], way, at: id)
      return try evaluator.makeSet(set, at: id)
    }
    change(changes, in: ElementSet.self, takes: [[.list, .set]], summary, changing) {
      evaluator, set, values in
      set = try evaluator.combined(set, values[0], way, at: Tree.none)
    }
  }

  /// `isSubset(of:)` and its like: whether two sets differ or share anything decides all of them.
  private mutating func addSetQuestions() {
    question("isSubset(of:)", "Whether all its elements are in another.") { $0.left == 0 }
    question("isSuperset(of:)", "Whether it has all elements of another.") { $0.right == 0 }
    question("isStrictSubset(of:)", "Whether another has all its elements, and more.") {
      $0.left == 0 && $0.right > 0
    }
    question("isStrictSuperset(of:)", "Whether it has all elements of another, and more.") {
      $0.right == 0 && $0.left > 0
    }
    question("isDisjoint(with:)", "Whether none of its elements is in another.") { $0.shared == 0 }
  }

  private mutating func question(
    _ signature: StaticString, _ summary: StaticString,
    _ answer: @escaping @Sendable (Overlap) -> Bool
  ) {
    effect(
      signature, of: .set, takes: [[.list, .set]], gives: .boolean, summary,
      signature.utf8CodeUnitCount == 17
        ? "Set([1, 2]).isDisjoint(with: [3])" : "Set([1, 2]).isSubset(of: [1, 2, 3])"
    ) { evaluator, values, id in
      let set = try ElementSet.from(values[0], 0)
      return .boolean(answer(try evaluator.overlap(set, values[1], at: id)))
    }
  }

  // MARK: Elements

  private mutating func addSetChanges() {
    effect(
      "contains(_:)", of: .set, takes: [[]], gives: .boolean, "Whether an element is in it.",
      "Set([1, 2]).contains(2)"
    ) { evaluator, values, id in
      .boolean(try evaluator.contains(values[1], in: ElementSet.from(values[0], 0), at: id))
    }
    take(
      "insert(_:)", in: ElementSet.self, takes: [[]],
      "Adds an element; gives whether it was new, and the one that is in the set.",
      "var a = Set([1])\na.insert(2)\na"
    ) { evaluator, set, values in
      let old = try evaluator.insert(values[0], into: &set, at: Tree.none)
      return evaluator.insertion(isNew: old == nil, old ?? values[0])
    }
    take(
      "update(with:)", in: ElementSet.self, takes: [[]],
      "Adds an element; gives the equal one that was there before, or nil.",
      "var a = Set([1])\na.update(with: 2)\na"
    ) { evaluator, set, values in
      try evaluator.insert(values[0], into: &set, at: Tree.none) ?? .nothing
    }
    take(
      "remove(_:)", in: ElementSet.self, takes: [[]], "Takes an element out; gives it, or nil.",
      "var a = Set([1, 2])\na.remove(2)\na"
    ) { evaluator, set, values in
      try evaluator.remove(values[0], from: &set, at: Tree.none)
    }
    change(
      "removeAll()", in: ElementSet.self, "Takes all elements out.",
      "var a = Set([1])\na.removeAll()\na"
    ) { _, set, _ in
      set.table.removeAll()
    }
    addFirstTaken()
    addMessages()
  }

  /// What changes NSMutableSet and gives nothing.
  private mutating func addMessages() {
    change(
      "addObject(_:)", in: ElementSet.self, takes: [[]], "Adds an element.",
      "var a = Set([1])\na.addObject(2)\na"
    ) { evaluator, set, values in
      _ = try evaluator.insert(values[0], into: &set, at: Tree.none)
    }
    change(
      "removeObject(_:)", in: ElementSet.self, takes: [[]], "Takes an element out.",
      "var a = Set([1, 2])\na.removeObject(2)\na"
    ) { evaluator, set, values in
      _ = try evaluator.remove(values[0], from: &set, at: Tree.none)
    }
    spell("contains(_:)", of: .set, "containsObject:")
    spell("removeAll()", of: .set, "removeAllObjects")
    spell("first", of: .set, "anyObject")
  }

  private mutating func addFirstTaken() {
    take(
      "popFirst()", in: ElementSet.self, "Takes an element out; nil where there is none.",
      "var a = Set([1, 2])\na.popFirst()\na"
    ) { evaluator, set, _ in try evaluator.removeFirst(of: &set) ?? .nothing }
    take(
      "removeFirst()", in: ElementSet.self, "Takes an element out.",
      "var a = Set([1, 2])\na.removeFirst()\na"
    ) { evaluator, set, _ in
      guard let first = try evaluator.removeFirst(of: &set) else {
        throw Fault.problem(.noElement)
      }
      return first
    }
  }
}

/// A way to make one set of two.
private struct Combination: Sendable {
  /// Whether an element of the set stays, by whether it is in the other.
  var keeps: @Sendable (Bool) -> Bool
  /// Whether an element of the other comes in, by whether it is in the set.
  var adds: @Sendable (Bool) -> Bool
}

/// How many elements only the one has, only the other, and both.
private struct Overlap {
  var left = 0
  var right = 0
  var shared = 0
}

extension ElementSet: Convertible {
  static var kinds: Kinds { [.set] }
  init?(_ value: Value) {
    guard case .set(let box) = value else { return nil }
    self = box.payload
  }
  var asValue: Value { .set(Box(self, depth: 1 + elements.reduce(0) { max($0, $1.depth) })) }
}

extension Evaluator {
  /// A set, or the elements of a list as one that has the types of another.
  private mutating func other(_ value: Value, like set: ElementSet, at id: NodeID)
    throws -> ElementSet
  {
    if case .set(let box) = value { return box.payload }
    let made = try makeSet(of: elements(value), element: set.table.keyType, at: id)
    return try ElementSet.from(made, 1)
  }

  fileprivate mutating func combined(
    _ set: ElementSet, _ value: Value, _ way: Combination, at id: NodeID
  ) throws -> ElementSet {
    let other = try other(value, like: set, at: id)
    var result = ElementSet()
    result.table.keyType = set.table.keyType
    for element in set.elements where way.keeps(try contains(element, in: other, at: id)) {
      try insert(element, into: &result, at: id)
    }
    for element in other.elements where way.adds(try contains(element, in: set, at: id)) {
      try insert(element, into: &result, at: id)
    }
    return result
  }

  fileprivate mutating func overlap(_ set: ElementSet, _ value: Value, at id: NodeID) throws
    -> Overlap
  {
    let other = try other(value, like: set, at: id)
    var overlap = Overlap(right: other.count)
    for element in set.elements {
      if try contains(element, in: other, at: id) { overlap.shared += 1 } else { overlap.left += 1 }
    }
    overlap.right -= overlap.shared
    return overlap
  }

  fileprivate mutating func remove(_ element: Value, from set: inout ElementSet, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    let element = try key(element, of: set.table, at: id)
    guard let place = try place(of: element, in: set.table, at: id).place else { return .nothing }
    let old = set.table.keys[place]
    set.table.remove(at: place)
    return old
  }

  fileprivate mutating func removeFirst(of set: inout ElementSet) throws(Diagnostic) -> Value? {
    guard let place = set.table.firstPlace else { return nil }
    let first = set.table.keys[place]
    set.table.remove(at: place)
    return first
  }

  /// What `insert(_:)` gives, as in Swift: `(inserted: true, memberAfterInsert: 1)`.
  fileprivate mutating func insertion(isNew: Bool, _ element: Value) -> Value {
    makeTuple(
      [.boolean(isNew), element],
      [names.intern("inserted"), names.intern("memberAfterInsert")])
  }
}
