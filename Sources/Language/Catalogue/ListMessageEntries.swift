extension CatalogueBuilder {
  /// What is asked of NSArray in words of its own.
  mutating func addListMessages() {
    effect(
      "enumerateObjectsUsingBlock(_:)", of: .list, takes: [[.function]],
      "Calls a block with each element, its index, and where it says YES to stop.",
      "[7, 8].enumerateObjectsUsingBlock({ x, i, stop in print(i, x) })"
    ) { evaluator, values, id in
      for (index, element) in try elements(values[0]).enumerated() {
        let arguments = [element, .number(Double(index)), .boolean(false)]
        let changed = try evaluator.changed(by: values[1], arguments, at: id)
        if case .boolean(true)? = changed?.last { break }
      }
      return .void
    }
    effect(
      "objectAtIndex(_:)", of: .list, takes: [[.number]], gives: .void,
      "The element at a place, counted from 0.", "[7, 8].objectAtIndex(1)"
    ) { _, values, _ in
      let list = try elements(values[0])
      return list[try place(values[1], in: list)]
    }
    effect(
      "indexOfObject(_:)", of: .list, takes: [[]], gives: .number,
      "Where the first element stands that equals it; else NSNotFound.", "[7, 8].indexOfObject(8)"
    ) { evaluator, values, id in
      let index = try elements(values[0]).firstIndex {
        try evaluator.isEqual($0, values[1], at: id)
      }
      return .number(Double(index ?? Int.max))
    }
    for (name, isOne) in [
      ("arrayByAddingObject(_:)", true), ("arrayByAddingObjectsFromArray(_:)", false),
    ] as [(StaticString, Bool)] {
      effect(
        name, of: .list, takes: [isOne ? [] : [.list]], gives: .list,
        isOne ? "With one more element." : "With the elements of another.",
        isOne ? "[7, 8].arrayByAddingObject(9)" : "[7].arrayByAddingObjectsFromArray([8, 9])"
      ) { evaluator, values, id in
        let added = isOne ? [values[1]] : try elements(values[1])
        return try evaluator.makeList(try elements(values[0]) + added, at: id)
      }
    }
    global("NSNotFound", "What indexOfObject gives where nothing is found.", Double(Int.max))
    addChangingMessages()
    addOrder()
  }

  private mutating func addOrder() {
    effect(
      "makeObjectsPerformSelector(_:)", of: .list, takes: [[.text]],
      "Calls a method of each element, by its name.",
      "[UIView(), UIView()].makeObjectsPerformSelector(\"removeFromSuperview\")"
    ) { evaluator, values, id in
      let selector = Selector(try String.from(values[1], 1))
      for element in try elements(values[0]) { try evaluator.send(selector, to: element, id) }
      return .void
    }
    effect(
      "sortedArrayUsingComparator(_:)", of: .list, takes: [[.function]], gives: .list,
      "Its elements in the order that a block says: below 0 where the first comes first.",
      "[3, 1, 2].sortedArrayUsingComparator({ a, b in a - b })"
    ) { evaluator, values, id in
      let sorted = try elements(values[0]).sorted { first, second in
        try Double.from(try evaluator.apply(values[1], [first, second], at: id), 0) < 0
      }
      return try evaluator.makeList(sorted, at: id)
    }
    effect(
      "compare(_:)", of: .number, takes: [[.number]], gives: .number,
      "-1, 0 or 1, as the number is less than another, equal or greater.", "2.compare(3)"
    ) { _, values, _ in
      let (a, b) = (try Double.from(values[0], 0), try Double.from(values[1], 1))
      return .number(a < b ? -1 : a > b ? 1 : 0)
    }
    for (name, order) in [
      ("NSOrderedAscending", -1), ("NSOrderedSame", 0), ("NSOrderedDescending", 1),
    ] as [(StaticString, Double)] {
      global(name, "What 'compare' gives for one of the three orders.", order)
    }
  }

  /// What changes NSMutableArray and gives nothing.
  private mutating func addChangingMessages() {
    change(
      "removeLastObject()", in: [Value].self, "Takes the last element out.",
      "var a = [1, 2]\na.removeLastObject()\na"
    ) { _, list, _ in
      guard list.popLast() != nil else { throw Fault.problem(.noElement) }
    }
    change(
      "removeObjectAtIndex(_:)", in: [Value].self, takes: [[.number]], "Takes an element out.",
      "var a = [1, 2]\na.removeObjectAtIndex(0)\na"
    ) { _, list, values in
      list.remove(at: try place(values[0], in: list))
    }
    change(
      "replaceObjectAtIndex(_:withObject:)", in: [Value].self, takes: [[.number], []],
      "Puts another element in the place of one.",
      "var a = [1, 2]\na.replaceObjectAtIndex(0, withObject: 5)\na"
    ) { _, list, values in
      list[try place(values[0], in: list)] = values[1]
    }
    change(
      "insertObject(_:atIndex:)", in: [Value].self, takes: [[], [.number]],
      "Adds an element before an index.",
      "var a = [1, 2]\na.insertObject(5, atIndex: 0)\na"
    ) { _, list, values in
      let isEnd = try WholeNumber.from(values[1], 1).number == list.count
      list.insert(values[0], at: isEnd ? list.count : try place(values[1], in: list))
    }
    change(
      "exchangeObjectAtIndex(_:withObjectAtIndex:)", in: [Value].self,
      takes: [[.number], [.number]],
      "Exchanges two elements.",
      "var a = [1, 2]\na.exchangeObjectAtIndex(0, withObjectAtIndex: 1)\na"
    ) { _, list, values in
      list.swapAt(try place(values[0], in: list), try place(values[1], in: list))
    }
    change(
      "removeObject(_:)", in: [Value].self, takes: [[]], "Takes all elements out that equal one.",
      "var a = [1, 2, 1]\na.removeObject(1)\na"
    ) { evaluator, list, values in
      list = try list.filter { try !evaluator.isEqual($0, values[0], at: evaluator.statement) }
    }
  }
}

/// An index that a list has.
func place(_ value: Value, in list: [Value]) throws(Fault) -> Int {
  let index = try WholeNumber.from(value, 1).number
  guard list.indices.contains(index) else {
    throw Fault.argument(1, .indexOutOfRange(index, 0..<list.count))
  }
  return index
}

extension Evaluator {
  /// Whether two elements are equal; of different kinds they are not.
  mutating func isEqual(_ one: Value, _ other: Value, at id: NodeID) throws -> Bool {
    guard one.kind == other.kind else { return false }
    return try equals(one, other, "==", within: nil, at: id)
  }
}

extension Evaluator {
  /// Sends a message without arguments: the method of a pasted class, or one of Apple's.
  fileprivate mutating func send(_ selector: Selector, to receiver: Value, _ id: NodeID) throws {
    if let method = function(selector, of: objectID(of: receiver)) {
      _ = try apply(method, [], at: id)
    } else if let name = names.find(selector.name),
      let entry = catalogue.method(name, of: receiver.kind),
      catalogue.labels(entry, isMethod: true).isEmpty
    {
      _ = try perform(entry, [receiver], id, [-1])
    } else {
      throw Fault.problem(.unknownFunction(selector.name, candidates: []))
    }
  }
}
