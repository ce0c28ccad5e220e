/// The parts of lists, and what changes the order of their elements.
extension CatalogueBuilder {
  /// `dropFirst(2)` and its like; without a number, one element.
  mutating func addListParts() {
    addPart("dropFirst", "The elements behind the first ones.") { $0.dropFirst($1) }
    addPart("dropLast", "The elements before the last ones.") { $0.dropLast($1) }
    addPart("prefix", "The first elements, at most so many.") { $0.prefix($1) }
    addPart("suffix", "The last elements, at most so many.") { $0.suffix($1) }
    addBounded("prefix(upTo:)", "The elements before an index.", "[7, 8].prefix(upTo: 1)") {
      $0.lowerBound..<$1
    }
    addBounded("prefix(through:)", "The elements up to an index.", "[7, 8].prefix(through: 0)") {
      $0.lowerBound..<$1 + 1
    }
    addBounded("suffix(from:)", "The elements from an index on.", "[7, 8].suffix(from: 1)") {
      $1..<$0.upperBound
    }
    addListSpans()
    addSwap()
    addJoining()
    addSplitting()
    change(
      "reserveCapacity(_:)", in: [Value].self, takes: [[.number]], "Does nothing here.",
      "var a = [1]\na.reserveCapacity(9)\na"
    ) { _, _, _ in }
  }

  /// A part that an index bounds, as the indices of the list count.
  private mutating func addBounded(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ part: @escaping @Sendable (Range<Int>, Int) -> Range<Int>
  ) {
    effect(signature, of: .list, takes: [[.number]], gives: .list, summary, example) {
      evaluator, values, id in
      let (list, indices) = (try elements(values[0]), values[0].indices)
      let index = try WholeNumber.from(values[1], 1).number
      guard indices.contains(index) || index == indices.upperBound,
        case let range = part(indices, index), range.upperBound <= indices.upperBound
      else { throw Fault.argument(1, .indexOutOfRange(index, indices)) }
      let slice = list[
        range.lowerBound - indices.lowerBound..<range.upperBound - indices.lowerBound]
      return try evaluator.makeList(Array(slice), from: range.lowerBound, at: id)
    }
  }

  private mutating func addSplitting() {
    effect(
      "split(separator:)", of: .list, takes: [[]], gives: .list,
      "The parts between the elements that equal one; empty ones are left out.",
      "[1, 0, 2, 3].split(separator: 0)"
    ) { evaluator, values, id in
      try evaluator.split(values[0], at: id) { evaluator, element in
        try evaluator.isEqual(element, values[1], at: id)
      }
    }
    for signature in ["split(whereSeparator:)", "split(_:)"] as [StaticString] {
      effect(
        signature, of: .list, takes: [[.function]], gives: .list,
        "The parts between the elements that satisfy a condition; empty ones are left out.",
        "[1, 0, 2, 3].split(whereSeparator: { $0 == 0 })"
      ) { evaluator, values, id in
        try evaluator.split(values[0], at: id) { evaluator, element in
          try truth(evaluator.apply(values[1], [element], at: id))
        }
      }
    }
  }

  private mutating func addSwap() {
    change(
      "swapAt(_:_:)", in: [Value].self, takes: [[.number], [.number]], "Exchanges two elements.",
      "var a = [1, 2, 3]\na.swapAt(0, 2)\na"
    ) { _, list, values in
      let places = [
        try WholeNumber.from(values[0], 1).number, try WholeNumber.from(values[1], 2).number,
      ]
      for (position, place) in places.enumerated() where !list.indices.contains(place) {
        throw Fault.argument(position + 1, .indexOutOfRange(place, 0..<list.count))
      }
      list.swapAt(places[0], places[1])
    }
  }

  private mutating func addPart(
    _ name: StaticString, _ summary: StaticString,
    _ part: @escaping @Sendable ([Value], Int) -> ArraySlice<Value>
  ) {
    let key = names.intern(name)
    let isDrop = names.text(key).hasPrefix("drop")
    for takesNumber in isDrop ? [false, true] : [true] {
      let example: StaticString = isDrop ? "[1, 2, 3].dropFirst()" : "[1, 2, 3].prefix(2)"
      add(
        Definition(
          role: .method, name: key, labels: unlabelled(takesNumber ? 1 : 0),
          parameters: takes(receiver: .list, takesNumber ? [[.number]] : []), owner: .list,
          result: .list, summary: summary, example: example,
          body: .effect { evaluator, values, id in
            let count = values.count > 1 ? try WholeNumber.from(values[1], 1).number : 1
            guard count >= 0 else { throw Fault.argument(1, .notWhole("\(count)")) }
            let slice = part(try [Value].from(values[0], 0), count)
            return try evaluator.makeList(
              Array(slice), from: values[0].start + slice.startIndex, at: id)
          }))
    }
  }
}

extension Evaluator {
  /// The parts of a list between what separates them; each counts from its place in the list.
  fileprivate mutating func split(
    _ list: Value, at id: NodeID, _ separates: (inout Evaluator, Value) throws -> Bool
  ) throws -> Value {
    let all = try elements(list)
    var parts: [Value] = []
    var start = 0
    for place in 0...all.count where try place == all.count || separates(&self, all[place]) {
      if place > start {
        parts.append(
          try makeList(Array(all[start..<place]), from: list.start + start, at: id))
      }
      start = place + 1
    }
    return try makeList(parts, at: id)
  }
}
