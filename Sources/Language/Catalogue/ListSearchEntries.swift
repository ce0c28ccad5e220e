/// What searches lists from their end, and what stops at a condition.
extension CatalogueBuilder {
  mutating func addListConditions() {
    addLast()
    addWhile()
    addComparisons()
    addRemovals()
    effect(
      "contains(_:)", of: .range, takes: [[.function]], gives: .boolean,
      "Whether one of its numbers satisfies a condition.", "(1...3).contains { $0 > 2 }"
    ) { evaluator, values, id in
      guard let list = try evaluator.sequence(values[0], at: id) else { return .boolean(false) }
      return .boolean(try evaluator.firstIndex(list, values[1], at: id) != nil)
    }
    property(
      "lazy", "The list itself: what follows is worked out at once.", "[1, 2].lazy"
    ) { (l: [Value]) in l }
  }

  private mutating func addLast() {
    effect(
      "last(where:)", of: .list, takes: [[.function]], gives: .void,
      "The last element that satisfies a condition, or nil.", "[1, 2].last(where: { $0 < 2 })"
    ) { evaluator, values, id in
      let list = try elements(values[0])
      return try evaluator.lastPlace(values[0], values[1], at: id).map { list[$0] } ?? .nothing
    }
    effect(
      "lastIndex(where:)", of: .list, takes: [[.function]], gives: .void,
      "The index of the last element that satisfies a condition, or nil.",
      "[7, 8].lastIndex(where: { $0 > 6 })"
    ) { evaluator, values, id in
      try evaluator.lastPlace(values[0], values[1], at: id)
        .map { .number(Double($0 + values[0].start)) } ?? .nothing
    }
    effect(
      "lastIndex(of:)", of: .list, takes: [[]], gives: .void,
      "The index of the last element that equals it, or nil.", "[7, 8, 7].lastIndex(of: 7)"
    ) { evaluator, values, id in
      for (index, element) in try elements(values[0]).enumerated().reversed()
      where element.kind == values[1].kind {
        if try evaluator.equals(element, values[1], "==", within: nil, at: id) {
          return .number(Double(index + values[0].start))
        }
      }
      return .nothing
    }
  }

  private mutating func addWhile() {
    // A trailing closure has no label, and `prefix` takes a number, too.
    for (signature, isPrefix) in [
      ("prefix(while:)", true), ("prefix(_:)", true), ("drop(while:)", false),
    ] as [(StaticString, Bool)] {
      effect(
        signature, of: .list, takes: [[.function]], gives: .list,
        isPrefix
          ? "The first elements, as long as they satisfy a condition."
          : "The elements from the first that does not satisfy a condition.",
        isPrefix ? "[1, 2, 3].prefix(while: { $0 < 3 })" : "[1, 2, 3].drop(while: { $0 < 3 })"
      ) { evaluator, values, id in
        let list = try elements(values[0])
        var end = 0
        while end < list.count, try truth(evaluator.apply(values[1], [list[end]], at: id)) {
          end += 1
        }
        let part = isPrefix ? list[..<end] : list[end...]
        return try evaluator.makeList(
          Array(part), from: values[0].start + part.startIndex, at: id)
      }
    }
  }

  private mutating func addComparisons() {
    for (signature, isStart) in [("elementsEqual(_:)", false), ("starts(with:)", true)]
      as [(StaticString, Bool)]
    {
      effect(
        signature, of: .list, takes: [[.list, .range]], gives: .boolean,
        isStart ? "Whether it begins with these elements." : "Whether both have equal elements.",
        isStart ? "[1, 2].starts(with: [1])" : "[1, 2].elementsEqual([1, 2])"
      ) { evaluator, values, id in
        let (list, other) = (try elements(values[0]), Sequenced(values[1]))
        let count = Double(list.count)
        guard isStart ? count >= other.count : count == other.count else {
          return .boolean(false)
        }
        for (place, a) in list.prefix(Int(other.count)).enumerated() {
          let b = other[place]
          guard a.kind == b.kind, try evaluator.equals(a, b, "==", within: nil, at: id) else {
            return .boolean(false)
          }
        }
        return .boolean(true)
      }
    }
  }

  private mutating func addRemovals() {
    for (signature, isFirst) in [("removeFirst(_:)", true), ("removeLast(_:)", false)]
      as [(StaticString, Bool)]
    {
      change(
        signature, in: [Value].self, takes: [[.number]], "Takes so many elements out.",
        isFirst ? "var a = [1, 2, 3]\na.removeFirst(2)\na" : "var a = [1, 2, 3]\na.removeLast(2)\na"
      ) { evaluator, list, values in
        let count = try WholeNumber.from(values[0], 1).number
        guard (0...list.count).contains(count) else {
          throw Fault.argument(1, .indexOutOfRange(count, 0..<list.count))
        }
        try evaluator.fuel.burn(list.count)
        if isFirst { list.removeFirst(count) } else { list.removeLast(count) }
      }
    }
  }
}

extension Evaluator {
  /// The place of the last element for which a function is true; as in Swift none before it is asked.
  fileprivate mutating func lastPlace(_ list: Value, _ condition: Value, at id: NodeID) throws
    -> Int?
  {
    for (index, element) in try elements(list).enumerated().reversed() {
      if try truth(apply(condition, [element], at: id)) { return index }
    }
    return nil
  }
}
