/// The elements of a set, each once, in the order in which they came.
///
/// Elements are the keys of a mapping whose values mean nothing, so that one table finds both.
struct ElementSet {
  var table = Mapping()

  var count: Int { table.count }
  var bytes: Int { table.bytes }
  var elements: [Value] { table.places.map { table.keys[$0] } }
  var first: Value? { table.firstPlace.map { table.keys[$0] } }
}

extension Evaluator {
  /// A set as a value; its size and depth are within the budgets.
  mutating func makeSet(_ set: ElementSet, at id: NodeID) throws(Diagnostic) -> Value {
    try burn(set.count, at: id)
    let depth = set.table.places.reduce(0) { max($0, set.table.keys[$1].depth) }
    if depth >= Parser.highest { throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id)) }
    try reserve(set.bytes, at: id)
    return .set(Box(set, depth: depth + 1, bytes: set.bytes, meter: meter))
  }

  /// The set of some values; `element` is the declared type of its elements, or negative.
  mutating func makeSet(of values: [Value], element: Int32 = -1, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    var set = ElementSet()
    set.table.keyType = element
    for value in values { try insert(value, into: &set, at: id) }
    return try makeSet(set, at: id)
  }

  /// `[.left, .right]` where a set is asked for.
  mutating func set(_ nodes: NodeList, element: Int32, _ id: NodeID) throws(Diagnostic) -> Value {
    var set = ElementSet()
    set.table.keyType = element
    for node in tree.children(nodes) {
      let new = try evaluate(node, annotated: element, beside: set.table.keys.first)
      try insert(new, into: &set, at: node)
    }
    return try makeSet(set, at: id)
  }

  /// Adds an element; gives the equal one that was there before, or nil.
  @discardableResult
  mutating func insert(_ element: Value, into set: inout ElementSet, at id: NodeID)
    throws(Diagnostic) -> Value?
  {
    let element = try key(element, of: set.table, at: id)
    let (place, hash) = try place(of: element, in: set.table, at: id)
    if let place { return set.table.keys[place] }
    try reserve(Mapping.bytes(1), at: id)
    try burn(at: id)
    set.table.append(element, .nothing, hash: hash)
    return nil
  }

  mutating func contains(_ element: Value, in set: ElementSet, at id: NodeID) throws(Diagnostic)
    -> Bool
  {
    let element = try key(element, of: set.table, at: id)
    return try place(of: element, in: set.table, at: id).place != nil
  }
}
