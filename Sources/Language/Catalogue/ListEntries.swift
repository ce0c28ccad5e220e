extension CatalogueBuilder {
  mutating func addLists() {
    addListProperties()
    addListFunctions()
    addListChanges()
    addTexts()
    addDictionaries()
    addRanges()
    addSets()
  }

  private mutating func addListProperties() {
    property("count", "How many elements it has.", "[1, 2, 3].count") { (l: [Value]) in
      Double(l.count)
    }
    property("isEmpty", "Whether it has no element.", "[].isEmpty") { (l: [Value]) in l.isEmpty }
    property("first", "The first element, or nil.", "[1, 2].first") { (l: [Value]) in
      AnyValue(l.first ?? .nothing)
    }
    property("last", "The last element, or nil.", "[1, 2].last") { (l: [Value]) in
      AnyValue(l.last ?? .nothing)
    }
    method("reversed()", "In reverse order.", "[1, 2, 3].reversed()") { (l: [Value]) in
      Array(l.reversed())
    }
    addPairs()
  }

  private mutating func addListFunctions() {
    effect(
      "map(_:)", of: .list, takes: [[.function]], gives: .list, "Each element through a function.",
      "[1, 2].map { $0 * 2 }"
    ) { evaluator, values, id in
      var results: [Value] = []
      for element in try elements(values[0]) {
        results.append(try evaluator.result(of: values[1], [element], at: id))
      }
      return try evaluator.makeList(results, at: id)
    }
    effect(
      "compactMap(_:)", of: .list, takes: [[.function]], gives: .list,
      "What a function gives for each element, without nil.",
      "[1, -1].compactMap { $0 > 0 ? $0 : nil }"
    ) { evaluator, values, id in
      var results: [Value] = []
      for element in try elements(values[0]) {
        let result = try evaluator.result(of: values[1], [element], at: id)
        if case .nothing = result { continue }
        results.append(result)
      }
      return try evaluator.makeList(results, at: id)
    }
    effect(
      "filter(_:)", of: .list, takes: [[.function]], gives: .list,
      "The elements that satisfy a condition.",
      "[1, 2, 3].filter { $0 > 1 }"
    ) { evaluator, values, id in
      var results: [Value] = []
      for element in try elements(values[0]) {
        if try truth(evaluator.apply(values[1], [element], at: id)) { results.append(element) }
      }
      return try evaluator.makeList(results, at: id)
    }
    effect(
      "reduce(_:_:)", of: .list, takes: [[], [.function]], gives: .void,
      "All elements joined from a first value.",
      "[1, 2, 3].reduce(0) { $0 + $1 }"
    ) { evaluator, values, id in
      var result = values[1]
      let labels = evaluator.labels(of: result)
      for element in try elements(values[0]) {
        result = try evaluator.result(of: values[2], [result, element], at: id)
        if let labels { result = evaluator.labelled(result, labels) }
      }
      return result
    }
    effect(
      "forEach(_:)", of: .list, takes: [[.function]], "Calls a function with each element.",
      "[1, 2].forEach { print($0) }"
    ) { evaluator, values, id in
      for element in try elements(values[0]) {
        _ = try evaluator.apply(values[1], [element], at: id)
      }
      return .void
    }
    addListMessages()
    addListSearches()
  }

  private mutating func addListSearches() {
    effect(
      "contains(_:)", of: .list, takes: [[]], gives: .boolean, "Whether an element equals it.",
      "[1, 2].contains(2)"
    ) { evaluator, values, id in
      if case .function = values[1] {
        return .boolean(try evaluator.firstIndex(values[0], values[1], at: id) != nil)
      }
      return .boolean(
        try elements(values[0]).contains { try evaluator.isEqual($0, values[1], at: id) })
    }
    effect(
      "contains(where:)", of: .list, takes: [[.function]], gives: .boolean,
      "Whether an element satisfies a condition.", "[1, 2].contains(where: { $0 > 1 })"
    ) { evaluator, values, id in
      .boolean(try evaluator.firstIndex(values[0], values[1], at: id) != nil)
    }
    effect(
      "first(where:)", of: .list, takes: [[.function]], gives: .void,
      "The first element that satisfies a condition, or nil.", "[1, 2].first(where: { $0 > 1 })"
    ) { evaluator, values, id in
      let list = try elements(values[0])
      return try evaluator.firstIndex(values[0], values[1], at: id).map { list[$0] } ?? .nothing
    }
    effect(
      "allSatisfy(_:)", of: .list, takes: [[.function]], gives: .boolean,
      "Whether all elements satisfy a condition.", "[1, 2].allSatisfy { $0 > 0 }"
    ) { evaluator, values, id in
      for element in try elements(values[0]) {
        if try !truth(evaluator.apply(values[1], [element], at: id)) { return .boolean(false) }
      }
      return .boolean(true)
    }
    addPlaces()
    addListConditions()
    addExtremes()
    addSorting()
  }

  private mutating func addPlaces() {
    effect(
      "firstIndex(of:)", of: .list, takes: [[]], gives: .void,
      "The index of the first element that equals it, or nil.", "[7, 8].firstIndex(of: 8)"
    ) { evaluator, values, id in
      let index = try elements(values[0]).firstIndex {
        try evaluator.isEqual($0, values[1], at: id)
      }
      return index.map { .number(Double($0 + values[0].start)) } ?? .nothing
    }
    effect(
      "firstIndex(where:)", of: .list, takes: [[.function]], gives: .void,
      "The index of the first element that satisfies a condition, or nil.",
      "[7, 8].firstIndex(where: { $0 > 7 })"
    ) { evaluator, values, id in
      try evaluator.firstIndex(values[0], values[1], at: id)
        .map { .number(Double($0 + values[0].start)) } ?? .nothing
    }
  }

  private mutating func addSorting() {
    effect("sorted()", of: .list, gives: .list, "In rising order.", "[3, 1, 2].sorted()") {
      evaluator, values, id in
      try evaluator.sorted(try elements(values[0]), at: id) { evaluator, a, b in
        try evaluator.compareAny(a, b)
      }
    }
    for signature in ["sorted(by:)", "sorted(_:)"] as [StaticString] {
      effect(
        signature, of: .list, takes: [[.function]], gives: .list, "In the order of a function.",
        "[3, 1, 2].sorted { $0 > $1 }"
      ) { evaluator, values, id in
        let order = values[1]
        return try evaluator.sorted(try elements(values[0]), at: id) { evaluator, a, b in
          try truth(evaluator.apply(order, [a, b], at: id))
        }
      }
    }
    effect(
      "joined(separator:)", of: .list, takes: [[.text]], gives: .text, "The texts in one.",
      "[\"a\", \"b\"].joined(separator: \", \")"
    ) { evaluator, values, id in
      try evaluator.joined(
        try elements(values[0]), by: try String.from(values[1], 1), at: id)
    }
  }
}

func elements(_ value: Value) throws(Fault) -> [Value] { try [Value].from(value, 0) }

func truth(_ value: Value) throws(Fault) -> Bool {
  guard case .boolean(let truth) = value else {
    throw .problem(.conditionNotBoolean(value.kind.words))
  }
  return truth
}

extension Evaluator {
  /// The place of the first element for which a function is true.
  mutating func firstIndex(_ list: Value, _ condition: Value, at id: NodeID) throws
    -> Int?
  {
    for (index, element) in try elements(list).enumerated() {
      if try truth(apply(condition, [element], at: id)) { return index }
    }
    return nil
  }
}
