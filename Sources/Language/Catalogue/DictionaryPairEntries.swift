/// What dictionaries have in common with lists: they are read as lists of pairs.
extension CatalogueBuilder {
  /// What reads the elements of a list reads those of a dictionary as pairs of a key and a value.
  mutating func addWhatListsHave() {
    let shared: [(StaticString, StaticString)] = [
      ("map(_:)", "[\"a\": 1].map { \"\\($0.key) \\($0.value)\" }"),
      ("compactMap(_:)", "[\"a\": 1].compactMap { $0.value > 1 ? $0.key : nil }"),
      ("flatMap(_:)", "[\"a\": [1, 2]].flatMap { $0.value }"),
      ("forEach(_:)", "[\"a\": 1].forEach { print($0.key, $0.value) }"),
      ("reduce(_:_:)", "[\"a\": 1, \"b\": 2].reduce(0) { $0 + $1.value }"),
      ("contains(where:)", "[\"a\": 1].contains { $0.value > 0 }"),
      ("first(where:)", "[\"a\": 1, \"b\": 2].first { $0.value > 1 }"),
      ("allSatisfy(_:)", "[\"a\": 1].allSatisfy { $0.value > 0 }"),
      ("sorted(by:)", "[\"b\": 1, \"a\": 2].sorted { $0.key < $1.key }"),
      ("sorted(_:)", "[\"b\": 1, \"a\": 2].sorted { $0.value < $1.value }"),
      ("max(by:)", "[\"a\": 1, \"b\": 2].max { $0.value < $1.value }"),
      ("min(by:)", "[\"a\": 1, \"b\": 2].min { $0.value < $1.value }"),
      ("enumerated()", "[\"a\": 1].enumerated()"),
      ("first", "[\"a\": 1].first"),
    ]
    for (signature, example) in shared { lend(signature, example) }
  }

  /// Gives dictionaries an entry of lists.
  private mutating func lend(_ signature: StaticString, _ example: StaticString) {
    let (name, labels) = parse(signature)
    for index in indices(name, labels, .list) {
      var entry = definitions[index]
      let others = entry.parameters.indices.dropFirst().map { kinds[$0] }
      entry.owner = .dictionary
      entry.parameters = takes(receiver: .dictionary, others)
      entry.example = example
      entry.spellings = Spellings()
      entry.body = .effect(onPairs(entry.body))
      add(entry)
    }
  }
}

/// What an entry of lists does, with the pairs of a dictionary as the list.
private func onPairs(_ body: Body) -> @Sendable (inout Evaluator, [Value], NodeID) throws -> Value {
  { evaluator, values, id in
    let pairs = try evaluator.pairs(try mapping(values[0]), at: id)
    let list = try evaluator.makeList(pairs, at: id)
    let values = [list] + values.dropFirst()
    switch body {
    case .one(let body): return try body(values[0])
    case .two(let body): return try body(values[0], values[1])
    case .many(let body): return try body(values)
    case .effect(let body): return try body(&evaluator, values, id)
    case .three, .scene, .conversion, .change, .form: return .void
    }
  }
}
