// `weak` variables, which hold their objects here, as all objects are kept.

internal import Views

extension Evaluator {
  /// `room.guest == nil`, where an app would have freed the guest.
  ///
  /// Rule: a `weak` variable that is compared with nil holds an object of a class of the program, and no other variable
  /// or closure holds it, nor a list, set, dictionary, struct or tuple in one. While closures wait for the end of
  /// animations or for a moment, nobody looks: they may hold it. Nor does a program look more often than is soon done.
  @inline(never)
  mutating func watchWeak(_ value: Value, _ node: NodeID) {
    guard settings.warns, case .structure(let box) = value, box.payload.object > 0, isWeak(node),
      movement.completions.isEmpty, looksForHolders < 100
    else { return }
    looksForHolders += 1
    if isHeld(box.payload.object) { return }
    warn(.misleading(.stillHeld(shortened(node))), at: tree.span(node))
  }

  private func isWeak(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .member(_, let name), .optionalMember(_, let name), .global(let name):
      tree.mayBeWeak(name)
    default: false
    }
  }

  private func isHeld(_ object: Int32) -> Bool {
    isHeldByVariable(object) || isHeldByMember(object) || stack.contains { holds($0, object) }
  }

  private func isHeldByVariable(_ object: Int32) -> Bool {
    globals.indices.contains { index in
      let name = Name(id: Int32(index))
      return holds(globals.value(index), object) && !tree.mayBeWeak(name)
        && !names.text(name).hasSuffix(".self")
    }
  }

  /// Of all objects but `self`, which each of them is to itself.
  private func isHeldByMember(_ object: Int32) -> Bool {
    (0..<objects.records.count).contains { index in
      let record = objects.records[index]
      return record.layout.members.enumerated().contains { place, member in
        member.statement >= 0 && !tree.mayBeWeak(member.declared)
          && holds(objects[home: record.firstHome + Int32(place)].value, object)
      }
    }
  }

  /// Whether an object is among what a value is made of.
  ///
  /// Closures may be in what they capture: each cell is looked into once. What takes long to go through may hold it.
  private func holds(_ value: Value, _ object: Int32) -> Bool {
    var open = [value]
    var cellsSeen: Set<Int32> = []
    var left = Evaluator.mostHeld
    while let next = open.popLast() {
      if isSame(next, object) { return true }
      if case .cell(let cell) = next, !cellsSeen.insert(cell).inserted { continue }
      let parts = held(by: next)
      left -= parts.count + 1
      guard left > 0 else { return true }
      open += parts
    }
    return false
  }

  /// How many values are looked at in one.
  private static let mostHeld = 10_000

  /// The object itself, or a closure or method that was made in it.
  private func isSame(_ value: Value, _ object: Int32) -> Bool {
    switch value {
    case .structure(let box): return box.payload.object == object
    case .function(let box):
      guard case .user(let index) = box.payload.code else { return false }
      return box.payload.object == object && tree.functions[Int(index)].name == .none
    default: return false
    }
  }

  /// What a value is made of: closures hold what they name, methods what they were taken from, and objects only
  /// themselves.
  private func held(by value: Value) -> [Value] {
    switch value {
    case .structure(let box): box.payload.object > 0 ? [] : box.payload.fields
    case .list(let box): box.payload
    case .set(let box): Array(box.payload.elements)
    case .dictionary(let box): Array(box.payload.values)
    case .function(let box): box.payload.captures + (box.payload.receiver.map { [$0] } ?? [])
    case .cell(let cell): [cells[Int(cell)]]
    default: []
    }
  }
}
