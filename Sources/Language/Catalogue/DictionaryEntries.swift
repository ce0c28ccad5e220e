extension CatalogueBuilder {
  mutating func addDictionaries() {
    for name in ["Dictionary", "NSDictionary", "NSMutableDictionary"] as [StaticString] {
      type(name, .dictionary)
    }
    addDictionaryProperties()
    addDictionaryChanges()
    addDictionaryMethods()
    addDictionaryMakers()
    addWhatListsHave()
  }

  // MARK: Properties

  private mutating func addDictionaryProperties() {
    part("keys", "allKeys", "Its keys, in the order in which they came.") { d in
      d.places.map { d.keys[$0] }
    }
    part("values", "allValues", "Its values, in the order in which their keys came.") { d in
      d.places.map { d.values[$0] }
    }
    dictionaryProperty("count", .number, "How many keys it has.") { .number(Double($0.count)) }
    dictionaryProperty("isEmpty", .boolean, "Whether it has no key.") { .boolean($0.count == 0) }
  }

  private mutating func dictionaryProperty(
    _ name: StaticString, _ result: Kind, _ summary: StaticString,
    _ get: @escaping @Sendable (Mapping) throws -> Value
  ) {
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.dictionary]),
        owner: .dictionary, result: result, summary: summary,
        example: name.utf8CodeUnitCount == 5 ? "[\"a\": 1].count" : "[:].isEmpty",
        body: .one { try get(try mapping($0)) }))
  }

  private mutating func part(
    _ name: StaticString, _ c: StaticString, _ summary: StaticString,
    _ get: @escaping @Sendable (Mapping) -> [Value]
  ) {
    for name in [name, c] {
      let example: StaticString =
        switch names.text(names.intern(name)) {
        case "keys": "[\"a\": 1, \"b\": 2].keys"
        case "values": "[\"a\": 1, \"b\": 2].values"
        case "allKeys": "[\"a\": 1].allKeys"
        default: "[\"a\": 1].allValues"
        }
      add(
        Definition(
          role: .property, name: names.intern(name), parameters: takes([.dictionary]),
          owner: .dictionary, result: .list, summary: summary, example: example,
          body: .effect { evaluator, values, id in
            try evaluator.makeList(get(try mapping(values[0])), at: id)
          }))
    }
  }

  // MARK: Changes

  private mutating func addDictionaryChanges() {
    take(
      "removeValue(forKey:)", in: Mapping.self, takes: [[]],
      "Takes a key out; gives its value, or nil.",
      "var d = [\"a\": 1]\nd.removeValue(forKey: \"a\")\nd"
    ) { evaluator, d, values in try evaluator.remove(values[0], from: &d, at: Tree.none) }
    change(
      "removeObjectForKey(_:)", in: Mapping.self, takes: [[]], "Takes a key out, in Objective-C.",
      "var d = [\"a\": 1]\nd.removeObjectForKey(\"a\")\nd"
    ) { evaluator, d, values in
      _ = try evaluator.remove(values[0], from: &d, at: Tree.none)
    }
    take(
      "updateValue(_:forKey:)", in: Mapping.self, takes: [[], []],
      "Gives a key a value; gives the old one, or nil.",
      "var d = [\"a\": 1]\nd.updateValue(2, forKey: \"a\")\nd"
    ) { evaluator, d, values in
      let old = try evaluator.value(for: values[1], in: d, at: Tree.none)
      try evaluator.set(values[0], for: values[1], in: &d, at: Tree.none)
      return old
    }
    change(
      "setObject(_:forKey:)", in: Mapping.self, takes: [[], []],
      "Gives a key a value, in Objective-C.",
      "var d = [\"a\": 1]\nd.setObject(2, forKey: \"b\")\nd"
    ) { evaluator, d, values in
      try evaluator.set(values[0], for: values[1], in: &d, at: Tree.none)
    }
    for (name, kinds) in [
      ("removeAll()", []), ("removeAllObjects()", []),
      ("removeAll(keepingCapacity:)", [[.boolean]]),
    ] as [(StaticString, [Kinds])] {
      change(
        name, in: Mapping.self, takes: kinds, "Takes all keys out.",
        "var d = [\"a\": 1]\nd.removeAll()\nd"
      ) { _, d, _ in
        d.removeAll()
      }
    }
    change(
      "merge(_:uniquingKeysWith:)", in: Mapping.self, takes: [[.dictionary], [.function]],
      "Adds the keys of another; a function decides where both have one.",
      "var d = [\"a\": 1]\nd.merge([\"a\": 2, \"b\": 3]) { $0 + $1 }\nd"
    ) { evaluator, d, values in
      try evaluator.merge(try mapping(values[0]), into: &d, values[1], at: Tree.none)
    }
  }

  // MARK: Methods

  private mutating func addDictionaryMethods() {
    effect(
      "mapValues(_:)", of: .dictionary, takes: [[.function]], gives: .dictionary,
      "The same keys, each value through a function.", "[\"a\": 1].mapValues { $0 * 10 }"
    ) { evaluator, values, id in
      var d = try mapping(values[0])
      for place in d.places {
        d.setValue(try evaluator.result(of: values[1], [d.values[place]], at: id), at: place)
      }
      return try evaluator.makeDictionary(d, at: id)
    }
    effect(
      "compactMapValues(_:)", of: .dictionary, takes: [[.function]], gives: .dictionary,
      "The keys for whose values a function does not give nil, with what it gives.",
      "[\"a\": 1, \"b\": 2].compactMapValues { $0 > 1 ? $0 * 10 : nil }"
    ) { evaluator, values, id in
      let all = try mapping(values[0])
      var d = Mapping()
      for place in all.places {
        let value = try evaluator.result(of: values[1], [all.values[place]], at: id)
        if case .nothing = value { continue }
        try evaluator.set(value, for: all.keys[place], in: &d, at: id)
      }
      return try evaluator.makeDictionary(d, at: id)
    }
    effect(
      "filter(_:)", of: .dictionary, takes: [[.function]], gives: .dictionary,
      "The keys, with their values, that satisfy a condition.",
      "[\"a\": 1, \"b\": 2].filter { $0.value > 1 }"
    ) { evaluator, values, id in
      let all = try mapping(values[0])
      var d = Mapping()
      for place in all.places {
        guard try truth(evaluator.apply(values[1], [evaluator.pair(all, place)], at: id)) else {
          continue
        }
        try evaluator.set(all.values[place], for: all.keys[place], in: &d, at: id)
      }
      return try evaluator.makeDictionary(d, at: id)
    }
    effect(
      "merging(_:uniquingKeysWith:)", of: .dictionary, takes: [[.dictionary], [.function]],
      gives: .dictionary, "With the keys of another; a function decides where both have one.",
      "[\"a\": 1].merging([\"a\": 2, \"b\": 3]) { $0 + $1 }"
    ) { evaluator, values, id in
      var d = try mapping(values[0])
      try evaluator.merge(try mapping(values[1]), into: &d, values[2], at: id)
      return try evaluator.makeDictionary(d, at: id)
    }
    for name in ["objectForKey(_:)", "valueForKey(_:)"] as [StaticString] {
      effect(
        name, of: .dictionary, takes: [[]], gives: .void, "The value of a key, or nil.",
        "[\"a\": 1].objectForKey(\"a\")"
      ) { evaluator, values, id in
        try evaluator.value(for: values[1], in: try mapping(values[0]), at: id)
      }
    }
  }
}

func mapping(_ value: Value) throws(Fault) -> Mapping {
  guard case .dictionary(let box) = value else {
    throw .argument(
      0, .wrongKind(expected: Kind.dictionary.words, found: value.kind.words, of: ""))
  }
  return box.payload
}

extension Evaluator {
  /// Adds the keys of one dictionary to another; `decide` gives the value where both have one.
  fileprivate mutating func merge(
    _ other: Mapping, into d: inout Mapping, _ decide: Value, at id: NodeID
  ) throws {
    for place in other.places {
      let (key, value) = (other.keys[place], other.values[place])
      guard let old = try self.place(of: key, in: d, at: id).place else {
        try set(value, for: key, in: &d, at: id)
        continue
      }
      d.setValue(try result(of: decide, [d.values[old], value], at: id), at: old)
    }
  }
}
