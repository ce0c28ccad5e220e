internal import Geometry
internal import Motion
internal import Views

extension Evaluator {
  /// Equality of two values: exact, or member by member within a tolerance.
  ///
  /// Different kinds have no equality, except that anything may be compared with nil.
  mutating func equals(
    _ left: Value, _ right: Value, _ op: String, within tolerance: Double?, at id: NodeID
  ) throws(Fault) -> Bool {
    try fuel.burn(1 + left.stepsThrough)
    if let result = geometryEquals(left, right, tolerance) { return result }
    if tolerance == nil, let result = try ownEquality(left, right, at: id) { return result }
    switch (left, right) {
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.boolean(let a), .boolean(let b)): return a == b
    case (.text(let a), .text(let b)): return a.payload.utf8.elementsEqual(b.payload.utf8)
    case (.symbol(let a), .symbol(let b)): return a == b
    case (.symbol(let options), .list(let list)), (.list(let list), .symbol(let options)):
      if let same = equals(options, list) { return same }
      throw .problem(.operands(op, left.kind.words, right.kind.words))
    case (.color(let a), .color(let b)): return a == b
    case (.view(let a), .view(let b)), (.layer(let a), .layer(let b)): return a == b
    case (.presented(let a), .presented(let b)): return a.payload.id == b.payload.id
    case (.path(let a), .path(let b)): return try equals(a, b, id)
    case (.recognizer(let a), .recognizer(let b)): return a == b
    case (.animation(let a), .animation(let b)): return a == b
    case (.timing(let a), .timing(let b)): return a.payload == b.payload
    case (.modifiedView(let a), .modifiedView(let b)): return a.payload == b.payload
    case (.type(let a), .type(let b)): return a == b
    case (.range(let a, let b, let c), .range(let d, let e, let f)):
      return a == d && b == e && c == f
    case (.list(let a), .list(let b)):
      return try equals(a.payload, b.payload, op, tolerance, id)
    case (.dictionary(let a), .dictionary(let b)):
      return try equals(a.payload, b.payload, op, tolerance, id)
    case (.set(let a), .set(let b)):
      return try equals(a.payload.table, b.payload.table, op, tolerance, id)
    case (.set(let set), .list(let list)), (.list(let list), .set(let set)):
      return try equals(set.payload, list.payload, id)
    case (.symbol(let a), .structure(let b)) where isOther(a, b.payload),
      (.structure(let b), .symbol(let a)) where isOther(a, b.payload):
      return false
    case (.structure(let a), .structure(let b)):
      guard a.payload.type.name == b.payload.type.name, a.payload.object == b.payload.object,
        a.payload.type.caseIndex == b.payload.type.caseIndex
      else { return false }
      if a.payload.object < 0 { return true }
      return try equals(a.payload.fields, b.payload.fields, op, tolerance, id)
    // Two numbers in parentheses are a point as long as nobody asks.
    case _ where isTuple(left) || isTuple(right):
      guard let a = left.pieces, let b = right.pieces else {
        throw .problem(.operands(op, left.kind.words, right.kind.words))
      }
      return try equals(a, b, op, tolerance, id)
    case (.function(let a), .function(let b)): return a === b
    // Objects of Objective-C are one or not, of whatever class they are.
    case _ where isObjectiveC(id) && (isObject(left) || isObject(right)): return false
    default: throw .problem(.operands(op, left.kind.words, right.kind.words))
    }
  }

  /// Paths of Swift are equal where they hold the same; pointers of C are one or not.
  private mutating func equals(_ left: Int32, _ right: Int32, _ id: NodeID) throws(Fault) -> Bool {
    if left == right || isOfC(id) { return left == right }
    try fuel.burn(paths[Int(left)].elements.count)
    return paths[Int(left)] == paths[Int(right)]
  }

  /// Whether only an object is such a value: numbers and structs of C may also stand alone.
  private func isObject(_ value: Value) -> Bool {
    switch value {
    case .text, .list, .dictionary, .set, .view, .layer, .color, .recognizer, .animation, .path,
      .function:
      true
    case .structure(let box): box.payload.object != 0
    default: false
    }
  }

  /// Whether two cases are of one enum, of which only the second carries values.
  private func isOther(_ symbol: Symbol, _ structure: Structure) -> Bool {
    structure.type.caseIndex >= 0 && structure.type.declaration == symbol.owner
  }

  private mutating func equals(
    _ left: [Value], _ right: [Value], _ op: String, _ tolerance: Double?, _ id: NodeID
  ) throws(Fault) -> Bool {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) where try !equals(a, b, op, within: tolerance, at: id) {
      return false
    }
    return true
  }

  /// Two dictionaries with the same keys, in any order, whose values are equal.
  private mutating func equals(
    _ left: Mapping, _ right: Mapping, _ op: String, _ tolerance: Double?, _ id: NodeID
  ) throws(Fault) -> Bool {
    guard left.count == right.count else { return false }
    for place in left.places {
      guard let other = try found(left.keys[place], in: right, at: id).place,
        try equals(left.values[place], right.values[other], op, within: tolerance, at: id)
      else { return false }
    }
    return true
  }

  /// `seen == [1, 2]`: a set beside a list means the set of its elements.
  private mutating func equals(_ set: ElementSet, _ list: [Value], _ id: NodeID) throws(Fault)
    -> Bool
  {
    var places: Set<Int> = []
    for element in list {
      guard let place = try found(element, in: set.table, at: id).place else { return false }
      places.insert(place)
    }
    return places.count == set.count
  }

  private func geometryEquals(_ left: Value, _ right: Value, _ tolerance: Double?) -> Bool? {
    switch (left, right) {
    case (.number(let a), .number(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.angle(let a), .angle(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.point(let a), .point(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.vector(let a), .vector(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.size(let a), .size(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.rect(let a), .rect(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.row(let a), .row(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.row3D(let a), .row3D(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.row, .row3D), (.row3D, .row): false
    case (.transform(let a), .transform(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.components(let a), .components(let b)):
      same(a, b, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    case (.matrix(let a), .matrix(let b)):
      same(a.payload, b.payload, tolerance) { $0.isApproximatelyEqual(to: $1, tolerance: $2) }
    default: nil
    }
  }

  private func same<T: Equatable>(
    _ a: T, _ b: T, _ tolerance: Double?, _ approximately: (T, T, Double) -> Bool
  ) -> Bool {
    guard let tolerance else { return a == b }
    return a == b || approximately(a, b, tolerance)
  }

  /// `<` and its kin: numbers, angles and texts have an order.
  func compare(_ op: BinaryOperator, _ left: Value, _ right: Value) throws(Fault) -> Bool {
    switch (left, right) {
    case (.angle(let a), .angle(let b)): return ordered(op, a.radians, b.radians)
    case (.angle(let a), .number(let b)) where a.isMeasured: return ordered(op, a.radians, b)
    case (.number(let a), .angle(let b)) where b.isMeasured: return ordered(op, a, b.radians)
    case (.text(let a), .text(let b)):
      return ordered(op, order(a.payload, b.payload), 0)
    default:
      if let order = try orderOfCases(left, right) { return ordered(op, order, 0) }
      throw .problem(.operands(op.spelling, left.kind.words, right.kind.words))
    }
  }

  /// The order that Swift gives the cases of an enum that is `Comparable`: as they are declared, and of one case by
  /// what it carries; nil for other values.
  private func orderOfCases(_ left: Value, _ right: Value) throws(Fault) -> Double? {
    guard let (a, first) = place(ofCase: left), let (b, second) = place(ofCase: right),
      enumeration(of: left) == enumeration(of: right), let comparable = names.find("Comparable"),
      promisesItself(left, comparable)
    else { return nil }
    if a != b { return Double(a - b) }
    for (a, b) in zip(first, second) {
      if try precedes(a, b) { return -1 }
      if try precedes(b, a) { return 1 }
    }
    return 0
  }

  private func place(ofCase value: Value) -> (place: Int, carried: [Value])? {
    guard enumeration(of: value) != nil else { return nil }
    switch value {
    case .symbol(let symbol): return (symbol.index, [])
    case .structure(let box): return (Int(box.payload.type.caseIndex), box.payload.fields)
    default: return nil
    }
  }

  private func precedes(_ left: Value, _ right: Value) throws(Fault) -> Bool {
    if case .number(let a) = left, case .number(let b) = right { return a < b }
    return try compare(.less, left, right)
  }

  /// By bytes: below 0 where the first comes first, 0 where they are equal.
  private func order(_ first: String, _ second: String) -> Double {
    if first.utf8.lexicographicallyPrecedes(second.utf8) { return -1 }
    return first.utf8.elementsEqual(second.utf8) ? 0 : 1
  }

  private func ordered(_ op: BinaryOperator, _ a: Double, _ b: Double) -> Bool {
    switch op {
    case .less: a < b
    case .lessEqual: a <= b
    case .greater: a > b
    case .greaterEqual: a >= b
    default: false
    }
  }
}

extension Value {
  /// Whether a number, or an entry of a transform, is no number at all.
  var isNaN: Bool {
    switch self {
    case .number(let number): number.isNaN
    case .transform(let t): (t.a + t.b + t.c + t.d + t.tx + t.ty).isNaN
    case .point(let point): point.x.isNaN || point.y.isNaN
    case .vector(let vector): vector.dx.isNaN || vector.dy.isNaN
    case .size(let size): size.width.isNaN || size.height.isNaN
    case .rect(let rect):
      Value.point(rect.origin).isNaN || Value.size(rect.size).isNaN
    default: false
    }
  }

  /// Whether values may have this result: infinity comes only from infinity, unless it is the null rect, and NaN
  /// from nothing.
  func isResult(ofFinite operandsAreFinite: Bool) -> Bool {
    if isFinite { return true }
    // Only what overflows has one coordinate at infinity, or sides of its own there.
    if case .rect(let rect) = self, rect.origin == Rect.null.origin, rect.size == .zero {
      return true
    }
    return !operandsAreFinite && !isNaN
  }

  /// Whether all numbers in a geometric value are finite; true for everything else.
  ///
  /// Mostly asked of a number, without a call.
  @inline(__always)
  var isFinite: Bool {
    if case .number(let number) = self { return number.isFinite }
    return hasFiniteNumbers
  }

  private var hasFiniteNumbers: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .angle(let angle): angle.isFinite
    case .point(let point): point.isFinite
    case .vector(let vector): vector.isFinite
    case .size(let size): size.isFinite
    case .rect(let rect): rect.isFinite
    case .row(let row): row.isFinite
    case .row3D(let row): row.isFinite
    case .transform(let transform): transform.isFinite
    case .components(let parts): parts.isFinite
    case .matrix(let box): box.payload.isFinite
    case .boolean, .nothing, .void, .color, .symbol, .range, .view, .layer, .presented,
      .path, .recognizer,
      .animation, .timing, .modifiedView, .type, .text, .list, .set, .dictionary, .structure,
      .function,
      .report,
      .implicit, .cell,
      .missing:
      true
    }
  }
}
