/// What makes dictionaries of pairs, or of the elements of a list.
extension CatalogueBuilder {
  mutating func addDictionaryMakers() {
    effect(
      "Dictionary(uniqueKeysWithValues:)", takes: [[.list]], gives: .dictionary,
      "A dictionary of pairs; no key may stand twice.",
      "Dictionary(uniqueKeysWithValues: zip([\"a\", \"b\"], [1, 2]))"
    ) { evaluator, values, id in
      var d = Mapping()
      for pair in try elements(values[0]) {
        let (key, value) = try taken(apart: pair)
        if try evaluator.place(of: key, in: d, at: id).place != nil {
          throw Fault.problem(.repeatedKey(evaluator.briefText(key)))
        }
        try evaluator.set(value, for: key, in: &d, at: id)
      }
      return try evaluator.makeDictionary(d, at: id)
    }
    // A trailing closure has no label.
    for signature in ["Dictionary(_:uniquingKeysWith:)", "Dictionary(_:_:)"] as [StaticString] {
      effect(
        signature, takes: [[.list], [.function]], gives: .dictionary,
        "A dictionary of pairs; a function decides where a key stands twice.",
        "Dictionary([(\"a\", 1), (\"a\", 2)], uniquingKeysWith: { $0 + $1 })"
      ) { evaluator, values, id in
        var d = Mapping()
        for pair in try elements(values[0]) {
          let (key, value) = try taken(apart: pair)
          if let place = try evaluator.place(of: key, in: d, at: id).place {
            d.setValue(
              try evaluator.result(of: values[1], [d.values[place], value], at: id), at: place)
          } else {
            try evaluator.set(value, for: key, in: &d, at: id)
          }
        }
        return try evaluator.makeDictionary(d, at: id)
      }
    }
    addGrouping()
    for name in ["NSMutableDictionary()", "NSDictionary()", "Dictionary()"] as [StaticString] {
      effect(name, gives: .dictionary, "A dictionary without keys.", "NSMutableDictionary()") {
        evaluator, _, id in try evaluator.makeDictionary(Mapping(), at: id)
      }
    }
  }

  private mutating func addGrouping() {
    effect(
      "Dictionary(grouping:by:)", takes: [[.list, .range, .set], [.function]], gives: .dictionary,
      "Lists of the elements for which a function gives the same.",
      "Dictionary(grouping: [1, 2, 3], by: { $0 > 1 })"
    ) { evaluator, values, id in
      var (d, groups) = (Mapping(), [[Value]]())
      let list = try evaluator.sequence(values[0], at: id) ?? values[0]
      for element in try elements(list) {
        let key = try evaluator.result(of: values[1], [element], at: id)
        if let place = try evaluator.place(of: key, in: d, at: id).place {
          groups[place].append(element)
        } else {
          try evaluator.set(.nothing, for: key, in: &d, at: id)
          groups.append([element])
        }
      }
      for (place, group) in groups.enumerated() {
        d.setValue(try evaluator.makeList(group, at: id), at: place)
      }
      return try evaluator.makeDictionary(d, at: id)
    }
  }
}

/// A key and its value.
private func taken(apart pair: Value) throws(Fault) -> (Value, Value) {
  guard let parts = pair.parts, parts.count == 2 else {
    throw .problem(.destructuring(names: 2, values: pair.parts?.count))
  }
  return (parts[0], parts[1])
}
