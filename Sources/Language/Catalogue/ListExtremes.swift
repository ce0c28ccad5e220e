extension CatalogueBuilder {
  mutating func addExtremes() {
    addFlatMap()
    effect(
      "min()", of: .list, gives: .void, "The smallest element; nil of an empty list.",
      "[3, 1, 2].min()"
    ) { evaluator, values, id in
      try evaluator.extreme(of: values[0]) { evaluator, a, b in try evaluator.compareAny(a, b) }
    }
    effect(
      "max()", of: .list, gives: .void, "The largest element; nil of an empty list.",
      "[3, 1, 2].max()"
    ) { evaluator, values, id in
      try evaluator.extreme(of: values[0]) { evaluator, a, b in try evaluator.compareAny(b, a) }
    }
    addExtremesOfTwo()
    effect(
      "min(by:)", of: .list, takes: [[.function]], gives: .void,
      "The first element in the order of a function; nil of an empty list.",
      "[(1, 3), (2, 0)].min { $0.y < $1.y }"
    ) { evaluator, values, id in
      try evaluator.extreme(of: values[0]) { evaluator, a, b in
        try truth(evaluator.apply(values[1], [a, b], at: id))
      }
    }
    effect(
      "max(by:)", of: .list, takes: [[.function]], gives: .void,
      "The last element in the order of a function; nil of an empty list.",
      "[(1, 3), (2, 0)].max { $0.y < $1.y }"
    ) { evaluator, values, id in
      try evaluator.extreme(of: values[0]) { evaluator, a, b in
        try truth(evaluator.apply(values[1], [b, a], at: id))
      }
    }
  }
}

extension CatalogueBuilder {
  /// `max(a, b)` of what the program itself compares.
  private mutating func addExtremesOfTwo() {
    let kinds: Kinds = [.structure, .enumeration, .text]
    effect(
      "min(_:_:)", takes: [kinds, kinds], gives: .void, "The smaller, as the program compares.",
      "min(\"b\", \"a\")"
    ) { evaluator, values, _ in
      try evaluator.compareAny(values[1], values[0]) ? values[1] : values[0]
    }
    effect(
      "max(_:_:)", takes: [kinds, kinds], gives: .void, "The larger, as the program compares.",
      "max(\"b\", \"a\")"
    ) { evaluator, values, _ in
      try evaluator.compareAny(values[1], values[0]) ? values[0] : values[1]
    }
  }
}

extension Evaluator {
  /// The element that comes before all others; nil of an empty list.
  mutating func extreme(
    of list: Value, by comesFirst: (inout Evaluator, Value, Value) throws -> Bool
  ) throws -> Value {
    var found: Value?
    for element in try elements(list) {
      try fuel.burn()
      if let best = found, try !comesFirst(&self, element, best) { continue }
      found = element
    }
    return found ?? .nothing
  }
}
