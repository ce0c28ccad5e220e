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

  private func holds(_ value: Value, _ object: Int32) -> Bool {
    switch value {
    case .structure(let box):
      box.payload.object > 0
        ? box.payload.object == object : box.payload.fields.contains { holds($0, object) }
    case .list(let box): box.payload.contains { holds($0, object) }
    case .set(let box): box.payload.elements.contains { holds($0, object) }
    case .dictionary(let box): box.payload.values.contains { holds($0, object) }
    case .function(let box): holds(box.payload, object)
    case .cell(let cell): holds(cells[Int(cell)], object)
    default: false
    }
  }

  /// Closures hold what they name, and methods what they were taken from.
  private func holds(_ function: Function, _ object: Int32) -> Bool {
    if let receiver = function.receiver, holds(receiver, object) { return true }
    if case .user(let index) = function.code, tree.functions[Int(index)].name == .none,
      function.object == object
    {
      return true
    }
    return function.captures.contains { holds($0, object) }
  }
}
