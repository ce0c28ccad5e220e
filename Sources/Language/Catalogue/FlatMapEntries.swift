/// What joins lists to one, folds them, and says where their elements are.
extension CatalogueBuilder {
  mutating func addFlatMap() {
    addListParts()
    addIndex("indices", .range, "The indices of its elements.") {
      .range(Double($0.lowerBound), Double($0.upperBound), isClosed: false)
    }
    addIndex("startIndex", .number, "The index of its first element; of a slice, that in its list.")
    {
      .number(Double($0.lowerBound))
    }
    addIndex("endIndex", .number, "The index behind its last element.") {
      .number(Double($0.upperBound))
    }
    effect(
      "flatMap(_:)", of: .list, takes: [[.function]], gives: .list,
      "What a function gives for each element, lists joined to one.",
      "[1, 2].flatMap { [$0, $0 * 10] }"
    ) { evaluator, values, id in
      var results: [Value] = []
      for element in try [Value].from(values[0], 0) {
        switch try evaluator.result(of: values[1], [element], at: id) {
        case .list(let part): try evaluator.append(part.payload, to: &results, at: id)
        case .nothing: continue
        case let value: results.append(value)
        }
      }
      return try evaluator.makeList(results, at: id)
    }
    effect(
      "forEach(_:)", of: .range, takes: [[.function]], "Calls a function with each number.",
      "(0..<2).forEach { print($0) }"
    ) { evaluator, values, id in
      guard let range = NumberRange(values[0]) else { return .void }
      var number = range.first
      while let current = number {
        try evaluator.burn(at: id)
        _ = try evaluator.apply(values[1], [.number(current)], at: id)
        number = try evaluator.number(after: current, in: range, at: id)
      }
      return .void
    }
    addFolding()
    for (signature, example) in [
      ("Array(repeating:count:)", "Array(repeating: 0, count: 3)"),
      ("ContiguousArray(repeating:count:)", "ContiguousArray(repeating: 0, count: 3)"),
      ("repeatElement(_:count:)", "repeatElement(0, count: 3)"),
    ] as [(StaticString, StaticString)] {
      effect(
        signature, takes: [[], [.number]], gives: .list, "A value so many times.", example
      ) { evaluator, values, id in
        let count = try WholeNumber.from(values[1], 1).number
        try evaluator.reserve(elements: Double(count), at: id)
        return try evaluator.makeList(Array(repeating: values[0], count: max(count, 0)), at: id)
      }
    }
  }

  mutating func addJoining() {
    effect(
      "joined()", of: .list, "The texts in one, with nothing between them; of lists, one list.",
      "[\"a\", \"b\"].joined()"
    ) { evaluator, values, id in
      let parts = try elements(values[0])
      if case .list = parts.first {
        var list: [Value] = []
        for part in parts { try evaluator.append(try elements(part), to: &list, at: id) }
        return try evaluator.makeList(list, at: id)
      }
      return try evaluator.joined(parts, by: "", at: id)
    }
  }

  private mutating func addIndex(
    _ name: StaticString, _ result: Kind, _ summary: StaticString,
    _ index: @escaping @Sendable (Range<Int>) -> Value
  ) {
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.list]), owner: .list,
        result: result, summary: summary, example: "[4, 5, 6][1...].indices",
        body: .one { index($0.indices) }))
  }

  private mutating func addFolding() {
    effect(
      "reduce(into:_:)", of: .list, takes: [[], [.function]], gives: .void,
      "What a function makes of a value, which it changes with each element.",
      "[1, 2, 3].reduce(into: 0) { $0 += $1 }"
    ) { evaluator, values, id in
      var result = values[1]
      for element in try elements(values[0]) {
        result = try evaluator.changed(by: values[2], [result, element], at: id)?.first ?? result
      }
      return result
    }
    change(
      "removeAll(where:)", in: [Value].self, takes: [[.function]],
      "Takes out the elements that satisfy a condition.",
      "var a = [1, 2, 3]\na.removeAll(where: { $0 > 1 })\na"
    ) { evaluator, list, values in
      var kept: [Value] = []
      for element in list where try !truth(evaluator.apply(values[0], [element], at: 0)) {
        kept.append(element)
      }
      list = kept
    }
  }
}

extension Evaluator {
  /// Adds a list to another, within the budgets: many times the same list is more than the machine has.
  fileprivate mutating func append(_ part: [Value], to list: inout [Value], at id: NodeID)
    throws(Diagnostic)
  {
    try reserve(elements: Double(list.count + part.count), at: id)
    try burn(part.count, at: id)
    list += part
  }

  /// Values as texts in one, within the budgets.
  mutating func joined(_ parts: [Value], by separator: String, at id: NodeID) throws(Diagnostic)
    -> Value
  {
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += separator }
      text += plainText(part)
      if text.utf8.count > fuel.budget.text { break }
    }
    try checkText(text.utf8.count, at: id)
    return self.text(text)
  }
}
