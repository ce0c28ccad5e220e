internal import Geometry
internal import Views

extension Evaluator {
  /// `["a": 1, "b": 2]`: keys and values in turn; `key` and `value` are the declared types, or negative.
  mutating func dictionary(_ nodes: NodeList, _ id: NodeID, key: Int32 = -1, value: Int32 = -1)
    throws(Diagnostic) -> Value
  {
    let parts = Array(tree.children(nodes))
    var mapping = Mapping()
    (mapping.keyType, mapping.valueType) = (key, value)
    for place in Swift.stride(from: 0, to: parts.count, by: 2) {
      let new = try evaluate(parts[place], annotated: key, beside: mapping.keys.first)
      if try self.place(of: new, in: mapping, at: parts[place]).place != nil {
        throw Diagnostic(.repeatedKey(briefText(new)), tree.span(parts[place]))
      }
      let node = parts[place + 1]
      let value = try evaluate(node, annotated: value, beside: mapping.values.first)
      try set(value, for: new, in: &mapping, at: parts[place])
    }
    return try makeDictionary(mapping, at: id)
  }

  /// A value of a declared type, or beside another of its kind.
  mutating func evaluate(_ id: NodeID, annotated type: Int32, beside other: Value?)
    throws(Diagnostic) -> Value
  {
    if type >= 0 { return try evaluate(id, annotated: type) }
    return try settled(try evaluateValue(id), beside: other?.kind ?? .void, at: id)
  }

  /// A dictionary as a value; its size and depth are within the budgets.
  mutating func makeDictionary(_ mapping: Mapping, at id: NodeID) throws(Diagnostic) -> Value {
    try burn(mapping.count, at: id)
    var depth = 0
    for place in mapping.places {
      depth = max(depth, mapping.keys[place].depth, mapping.values[place].depth)
    }
    if depth >= Parser.highest { throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id)) }
    try reserve(mapping.bytes, at: id)
    return .dictionary(Box(mapping, depth: depth + 1, bytes: mapping.bytes, meter: meter))
  }

  // MARK: Keys

  /// Where a key is, and its hash.
  mutating func place(of key: Value, in mapping: Mapping, at id: NodeID) throws(Diagnostic) -> (
    place: Int?, hash: Int
  ) {
    do throws(Fault) { return try found(key, in: mapping, at: id) } catch {
      throw diagnostic(error, at: id)
    }
  }

  /// Where a key is, and its hash.
  mutating func found(_ key: Value, in mapping: Mapping, at id: NodeID) throws(Fault) -> (
    place: Int?, hash: Int
  ) {
    let hash = try hash(of: key)
    var probe = mapping.candidates(hash)
    while let place = mapping.next(&probe) {
      if mapping.keys[place].kind == key.kind,
        try equals(mapping.keys[place], key, "==", within: nil, at: id)
      {
        return (place, hash)
      }
    }
    return (nil, hash)
  }

  private mutating func hash(of key: Value) throws(Fault) -> Int {
    var hasher = Hasher()
    try hash(key, into: &hasher)
    return hasher.finalize()
  }

  /// What equals has equal hashes; what may change, or has no equality, is no key.
  ///
  /// Where the program says what equals, all such values have one hash: those of a class may equal one of a subclass.
  private mutating func hash(_ key: Value, into hasher: inout Hasher) throws(Fault) {
    try fuel.burn()
    if comparesItself(key) || hashesItself(key) { return hasher.combine(1) }
    switch key {
    case .number(let number): hasher.combine(number)
    case .boolean(let truth): hasher.combine(truth)
    case .text(let box):
      try fuel.burn(box.payload.utf8.count / 64)
      // Bytes, as equality has them: hashing a String is quadratic on badly ordered combining marks.
      var text = box.payload
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .symbol(let symbol):
      hasher.combine(symbol.index)
      hasher.combine(symbol.owner)
    case .point(let point): combine([point.x, point.y], into: &hasher)
    case .size(let size): combine([size.width, size.height], into: &hasher)
    case .vector(let vector): combine([vector.dx, vector.dy], into: &hasher)
    case .rect(let rect):
      combine([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], into: &hasher)
    case .view(let id), .layer(let id): hasher.combine(id)
    case .list(let box):
      hasher.combine(box.payload.count)
      for element in box.payload { try hash(part: element, into: &hasher) }
    case .set(let box):
      // In whatever order the elements came.
      var hash = 0
      for element in box.payload.elements { hash ^= try self.hash(of: element) }
      hasher.combine(hash)
    case .structure(let box)
    where box.payload.type.declaration >= 0 || box.payload.object < 0:
      hasher.combine(box.payload.object)
      hasher.combine(box.payload.type.caseIndex)
      // Members of an object may change; the object is the same.
      if box.payload.object != 0 { return }
      for field in box.payload.fields { try hash(part: field, into: &hasher) }
    default: throw .problem(.noKey(key.kind.words))
    }
  }

  /// Nil is no key, but a part of one may be nil.
  private mutating func hash(part: Value, into hasher: inout Hasher) throws(Fault) {
    if case .nothing = part { return hasher.combine(0) }
    try hash(part, into: &hasher)
  }

  private func combine(_ numbers: [Double], into hasher: inout Hasher) {
    for number in numbers { hasher.combine(number) }
  }

  /// A key, where the others say what `.left` is.
  mutating func key(_ value: Value, of mapping: Mapping, at id: NodeID) throws(Diagnostic) -> Value
  {
    if mapping.keyType >= 0 { return try check(value, against: mapping.keyType, at: id) }
    guard isOpen(value) else { return value }
    let other = mapping.keys.first { !$0.isMissing }
    guard let other else { return try settled(value, at: id) }
    return try settled(value, replacing: other, at: id)
  }

  /// A value for a key, where the declared type or the others say what `.zero` is.
  mutating func element(_ value: Value, of mapping: Mapping, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    if mapping.valueType >= 0 { return try check(value, against: mapping.valueType, at: id) }
    guard isOpen(value) else { return value }
    let other = mapping.values.first { !$0.isMissing }
    return try settled(value, beside: other?.kind ?? .void, at: id)
  }

  // MARK: Reading and writing

  /// The value of a key; nil where there is none.
  mutating func value(for key: Value, in mapping: Mapping, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    try place(of: key, in: mapping, at: id).place.map { mapping.values[$0] } ?? .nothing
  }

  mutating func set(_ value: Value, for key: Value, in mapping: inout Mapping, at id: NodeID)
    throws(Diagnostic)
  {
    let (place, hash) = try place(of: key, in: mapping, at: id)
    if let place { return mapping.setValue(value, at: place) }
    try reserve(Mapping.bytes(1), at: id)
    try burn(at: id)
    mapping.append(key, value, hash: hash)
  }

  /// Takes a key out; gives its value, or nil.
  mutating func remove(_ key: Value, from mapping: inout Mapping, at id: NodeID)
    throws(Diagnostic) -> Value
  {
    guard let place = try place(of: key, in: mapping, at: id).place else { return .nothing }
    let old = mapping.values[place]
    mapping.remove(at: place)
    return old
  }

  /// `d[key, default: value]`.
  mutating func entry(_ base: NodeID, _ index: NodeID, _ otherwise: NodeID) throws(Diagnostic)
    -> Value
  {
    let value = try evaluateValue(base)
    guard case .dictionary(let box) = value else {
      if let own = try ownEntry(of: value, index, otherwise) { return own }
      throw Diagnostic(
        .wrongKind(expected: Kind.dictionary.words, found: value.kind.words, of: "[_:default:]"),
        tree.span(base))
    }
    let key = try key(try evaluateValue(index), of: box.payload, at: index)
    if let place = try place(of: key, in: box.payload, at: index).place {
      return box.payload.values[place]
    }
    return try element(try evaluateValue(otherwise), of: box.payload, at: otherwise)
  }

  /// `cache[key, default: value]`, where the program declares such a subscript.
  private mutating func ownEntry(of value: Value, _ index: NodeID, _ otherwise: NodeID)
    throws(Diagnostic) -> Value?
  {
    guard tree.holdsSubscripts, let label = names.find("default") else { return nil }
    let indices = [try evaluateValue(index), try evaluateValue(otherwise)]
    return try ownElement(of: value, indices, [.none, label], at: index)
  }

  /// `d[key] = [.zero]`: a literal takes the declared type of the values.
  mutating func literal(_ value: NodeID, forKeyOf base: NodeID) throws(Diagnostic) -> Value? {
    switch tree[value] {
    case .list, .dictionary: break
    default: return nil
    }
    guard case .dictionary(let box)? = peek(base), box.payload.valueType >= 0 else { return nil }
    return try evaluate(value, annotated: box.payload.valueType)
  }

  /// `d[key] = value`; nil takes the key out.
  mutating func storeEntry(_ value: Value, _ base: NodeID, _ index: NodeID, _ valueNode: NodeID)
    throws(Diagnostic)
  {
    let written = try evaluateValue(index)
    let depth = max(value.depth, written.depth)
    try change(Mapping.self, at: base, valueNode, adding: depth, isLast: endsStatement(base)) {
      evaluator, box throws(Diagnostic) in
      let key = try evaluator.key(written, of: box.payload, at: index)
      if case .nothing = value {
        _ = try evaluator.remove(key, from: &box.payload, at: index)
        return
      }
      let new = try evaluator.element(value, of: box.payload, at: valueNode)
      try evaluator.set(new, for: key, in: &box.payload, at: index)
    }
  }

  /// Whether the target of an assignment is a dictionary; a variable's kind is seen without reading it.
  mutating func isDictionary(_ target: NodeID, before index: NodeID) throws(Diagnostic) -> Bool {
    // `_lists` is no variable where it is kept in the property.
    if let kind = variableKind(target), kind != .void { return kind == .dictionary }
    return try keptInPlace(target, before: index).kind == .dictionary
  }

  /// Its keys with their values, as tuples.
  mutating func pairs(_ mapping: Mapping, at id: NodeID) throws(Diagnostic) -> [Value] {
    try burn(mapping.count, at: id)
    try reserve(mapping.count * (3 * MemoryLayout<Value>.stride + 96), at: id)
    return mapping.places.map { pair(mapping, $0) }
  }

  mutating func pair(_ mapping: Mapping, _ place: Int) -> Value {
    makePair(mapping.keys[place], mapping.values[place], words.entry)
  }
}
