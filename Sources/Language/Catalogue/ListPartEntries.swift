/// Words that end a program, and the parts of lists and ranges that loops use.
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

  private mutating func addJoining() {
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

  /// What makes lists of pairs.
  mutating func addPairs() {
    effect(
      "enumerated()", of: .list, gives: .list, "Each element with its index, as a pair.",
      "[7, 8].enumerated()"
    ) { evaluator, values, id in
      let list = try elements(values[0])
      try evaluator.reserve(pairs: Double(list.count), at: id)
      let labels = evaluator.words.enumerated
      return try evaluator.makeList(
        list.enumerated().map {
          evaluator.makePair(.number(Double($0.offset)), $0.element, labels)
        },
        at: id)
    }
    effect(
      "zip(_:_:)",
      takes: [
        [.list, .range, .set, .text, .structure], [.list, .range, .set, .text, .structure],
      ],
      gives: .list,
      "Pairs from two lists, as many as the shorter has.", "zip([1, 2], [3, 4])"
    ) { evaluator, values, id in
      let values = [
        try evaluator.letters(of: values[0], besides: values[1], at: id),
        try evaluator.letters(of: values[1], besides: values[0], at: id),
      ]
      let count = min(Sequenced(values[0]).count, Sequenced(values[1]).count)
      try evaluator.reserve(pairs: count, at: id)
      let pairs = (0..<Int(count)).map { place in
        evaluator.makePair(Sequenced(values[0])[place], Sequenced(values[1])[place], [])
      }
      return try evaluator.makeList(pairs, at: id)
    }
    effect(
      "sequence(first:next:)", takes: [[], [.function]], gives: .list,
      "A value, what a closure makes of it, and so on, until that is nil.",
      "sequence(first: 1) { $0 < 50 ? $0 * 2 : nil }"
    ) { evaluator, values, id in
      var (elements, next) = ([Value](), values[0])
      while next.kind != .nothing, next.kind != .void {
        try evaluator.reserve(elements: Double(elements.count), at: id)
        elements.append(next)
        next = try evaluator.apply(values[1], [next], at: id)
      }
      return try evaluator.makeList(elements, at: id)
    }
    effect(
      "sequence(state:next:)", takes: [[], [.function]], gives: .list,
      "What a closure gives and changes a state with, again and again, until that is nil.",
      "sequence(state: 1) { $0 *= 2; return $0 < 50 ? $0 : nil }"
    ) { evaluator, values, id in
      var (elements, state) = ([Value](), [values[0]])
      while true {
        try evaluator.reserve(elements: Double(elements.count), at: id)
        let next = try evaluator.apply(values[1], changing: &state, at: id)
        if next.kind == .nothing || next.kind == .void { break }
        elements.append(next)
      }
      return try evaluator.makeList(elements, at: id)
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

  /// Refuses so many pairs, before they are made.
  func reserve(pairs count: Double, at id: NodeID) throws(Diagnostic) {
    try reserve(elements: count * 5, at: id)
  }
}

/// The elements of a list or a set, or the numbers of a range, which may have no end.
struct Sequenced {
  let value: Value

  init(_ value: Value) {
    if case .set(let box) = value {
      self.value = box.payload.elements.asValue
    } else {
      self.value = value
    }
  }

  var count: Double {
    switch value {
    case .list(let box): Double(box.payload.count)
    case .range(let lower, let upper, let isClosed):
      max(0, isClosed ? (upper - lower).rounded(.down) + 1 : (upper - lower).rounded(.up))
    default: 0
    }
  }

  subscript(place: Int) -> Value {
    switch value {
    case .list(let box): box.payload[place]
    case .range(let lower, _, _): .number(lower + Double(place))
    default: .nothing
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
