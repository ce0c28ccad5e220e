extension CatalogueBuilder {
  mutating func addListChanges() {
    change(
      "append(_:)", in: [Value].self, takes: [[]], "Adds an element at the end.",
      "var a = [1]\na.append(2)\na"
    ) { _, list, values in
      list.append(values[0])
    }
    change(
      "append(contentsOf:)", in: [Value].self, takes: [.sequences],
      "Adds the elements of a list or another sequence at the end.",
      "var a = [1]\na.append(contentsOf: [2, 3])\na"
    ) { evaluator, list, values in
      let added = try evaluator.elements(added: values[0])
      try evaluator.fuel.burn(added.count)
      list.append(contentsOf: added)
    }
    change(
      "insert(_:at:)", in: [Value].self, takes: [[], [.number]], "Adds an element before an index.",
      "var a = [1]\na.insert(0, at: 0)\na"
    ) { evaluator, list, values in
      let index = try WholeNumber.from(values[1], 2).number
      guard (0...list.count).contains(index) else {
        throw Fault.argument(2, .indexOutOfRange(index, 0..<list.count))
      }
      try evaluator.fuel.burn(list.count - index)
      list.insert(values[0], at: index)
    }
    change(
      "insert(contentsOf:at:)", in: [Value].self, takes: [.sequences, [.number]],
      "Adds the elements of a list or another sequence before an index.",
      "var a = [1, 4]\na.insert(contentsOf: [2, 3], at: 1)\na"
    ) { evaluator, list, values in
      let index = try WholeNumber.from(values[1], 2).number
      let added = try evaluator.elements(added: values[0])
      guard (0...list.count).contains(index) else {
        throw Fault.argument(2, .indexOutOfRange(index, 0..<list.count))
      }
      try evaluator.fuel.burn(list.count - index + added.count)
      list.insert(contentsOf: added, at: index)
    }
    addListRemovals()
  }

  private mutating func addListRemovals() {
    take(
      "remove(at:)", in: [Value].self, takes: [[.number]], "Takes an element out.",
      "var a = [1, 2]\nlet first = a.remove(at: 0)\n[a, [first]]"
    ) { evaluator, list, values in
      let index = try place(values[0], in: list)
      try evaluator.fuel.burn(list.count - index)
      return list.remove(at: index)
    }
    take(
      "removeLast()", in: [Value].self, "Takes the last element out.",
      "var a = [1, 2]\na.removeLast()\na"
    ) {
      _, list, _ in
      guard !list.isEmpty else { throw Fault.problem(.noElement) }
      return list.removeLast()
    }
    take(
      "popLast()", in: [Value].self, "Takes the last element out; nil where there is none.",
      "var a = [1, 2]\na.popLast()\na"
    ) { _, list, _ in list.popLast() ?? .nothing }
    take(
      "popFirst()", in: [Value].self, "Takes the first element out; nil where there is none.",
      "var a = [1, 2]\na.popFirst()\na"
    ) { evaluator, list, _ in
      try evaluator.fuel.burn(list.count)
      return list.isEmpty ? .nothing : list.removeFirst()
    }
    take(
      "removeFirst()", in: [Value].self, "Takes the first element out.",
      "var a = [1, 2]\na.removeFirst()\na"
    ) {
      evaluator, list, _ in
      guard !list.isEmpty else { throw Fault.problem(.noElement) }
      try evaluator.fuel.burn(list.count)
      return list.removeFirst()
    }
    change(
      "removeAll()", in: [Value].self, "Takes all elements out.", "var a = [1, 2]\na.removeAll()\na"
    ) {
      _, list, _ in
      list.removeAll()
    }
    // Behind the form with a condition, which a trailing closure means.
    change(
      "removeAll(keepingCapacity:)", in: [Value].self, takes: [[.boolean]],
      "Takes all elements out.", "var a = [1, 2]\na.removeAll(keepingCapacity: true)\na"
    ) { _, list, _ in list.removeAll() }
  }
}

extension Kinds {
  /// What lists take the elements of; of structs and objects those that the program goes through.
  fileprivate static let sequences: Kinds = [.list, .set, .range, .text, .structure]
}

extension Evaluator {
  fileprivate mutating func elements(added value: Value) throws -> [Value] {
    try Language.elements(try sequence(value, at: Tree.none) ?? value)
  }
}
