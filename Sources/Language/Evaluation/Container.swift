internal import Views

/// What a variable holds in a box and changes in place: the elements of a list or a set, the keys and
/// values of a dictionary.
protocol Container: SendableMetatype {
  static var kind: Kind { get }
  /// The box in a value; nil where it is of another kind.
  static func box(of value: Value) -> Box<Self>?
  static func value(_ box: Box<Self>) -> Value
  var count: Int { get }
  /// What it weighs against the memory budget.
  var bytes: Int { get }
}

extension Array: Container where Element == Value {
  static var kind: Kind { .list }
  static func box(of value: Value) -> Box<[Value]>? {
    if case .list(let box) = value { box } else { nil }
  }
  static func value(_ box: Box<[Value]>) -> Value { .list(box) }
  var bytes: Int { count * MemoryLayout<Value>.stride + 64 }
}

extension Mapping: Container {
  static var kind: Kind { .dictionary }
  static func box(of value: Value) -> Box<Mapping>? {
    if case .dictionary(let box) = value { box } else { nil }
  }
  static func value(_ box: Box<Mapping>) -> Value { .dictionary(box) }
}

extension ElementSet: Container {
  static var kind: Kind { .set }
  static func box(of value: Value) -> Box<ElementSet>? {
    if case .set(let box) = value { box } else { nil }
  }
  static func value(_ box: Box<ElementSet>) -> Value { .set(box) }
}

extension Evaluator {
  /// Changes what stands at `target`; what is added nests `depth` deep.
  ///
  /// It is changed in place where a variable is its sole owner, else a copy that is written back. So that a
  /// statement can be taken back, the first change in it keeps what was there, and copies; not where it is
  /// the last thing that the statement does.
  mutating func change<Payload: Container>(
    _: Payload.Type, at target: NodeID, _ id: NodeID, adding depth: Int, isLast: Bool,
    _ body: (inout Evaluator, Box<Payload>) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    if depth + 1 >= Parser.highest {
      throw Diagnostic(.nestedTooDeep(Parser.highest), tree.span(id))
    }
    try burn(at: id)
    try reserve(Mapping.bytes(1), at: id)
    if isLast, case .global(let name) = tree[target] { globals.commit(Int(name.id)) }
    guard var box: Box<Payload> = try take(target) else {
      guard let shared = Payload.box(of: try ownerInPlace(target)) else {
        throw Diagnostic(.notAssignable, tree.span(target))
      }
      let copy = try copied(shared, at: id)
      try body(&self, copy)
      resize(copy, depth)
      let (old, new) = (Payload.value(shared), Payload.value(copy))
      if try store(new, inPlaceOf: old, givenBy: target) { return }
      return try store(new, into: target)
    }
    // What is thrown may be caught; the frame of the target is then no longer the last.
    let frame = base
    defer {
      base = frame
      put(Payload.value(box), into: target)
    }
    if !isKnownUniquelyReferenced(&box) { box = try copied(box, at: id) }
    try body(&self, box)
    resize(box, depth)
  }

  /// Whether a statement of the top level ends with a call, or with writing an element of what stands at a
  /// node, and nothing may fail after it: what it did before leaves nothing to be told or called.
  func endsStatement(_ id: NodeID) -> Bool {
    guard statement >= 0, !scene.isWritten, !movements.isWritten else { return false }
    return switch tree[statement] {
    case .assign(let target, _), .update(_, let target, _): base(ofElement: target) == id
    case .expression(let call): call == id
    default: false
    }
  }

  private func base(ofElement target: NodeID) -> NodeID? {
    switch tree[target] {
    case .element(let base, _), .entry(let base, _, _): base
    default: nil
    }
  }

  private mutating func copied<Payload: Container>(
    _ box: Box<Payload>, at id: NodeID
  ) throws(Diagnostic) -> Box<Payload> {
    try burn(box.payload.count, at: id)
    try reserve(box.payload.bytes, at: id)
    return Box(
      box.payload, depth: box.depth, bytes: box.payload.bytes, meter: meter, start: box.start,
      type: box.type)
  }

  private func resize<Payload: Container>(_ box: Box<Payload>, _ depth: Int) {
    box.resize(depth: max(box.depth, depth + 1), bytes: box.payload.bytes)
  }

  /// Takes the box out of a variable, so that it has one owner; nil where the place is no variable.
  private mutating func take<Payload: Container>(_ target: NodeID) throws(Diagnostic)
    -> Box<Payload>?
  {
    switch tree[target] {
    case .global(let name):
      let index = Int(name.id)
      // Observers want to know of the new value.
      guard globals[index].accessors < 0, let box = Payload.box(of: globals[index].value) else {
        return nil
      }
      guard globals[index].state == .variable else { throw refusal(name, target) }
      globals[index].value = .nothing
      return box
    case .local(let slot):
      guard let box = Payload.box(of: stack[base + Int(slot)]) else { return nil }
      if tree.nodes[Int(target)].place.isConstant { throw constantRefusal(target) }
      stack[base + Int(slot)] = .nothing
      return box
    default: return nil
    }
  }

  private mutating func put(_ value: Value, into target: NodeID) {
    switch tree[target] {
    case .global(let name): globals[Int(name.id)].value = value
    case .local(let slot): stack[base + Int(slot)] = value
    default: return
    }
  }
}
