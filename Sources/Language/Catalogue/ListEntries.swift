internal import Geometry

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
      for element in try elements(values[0]) {
        result = try evaluator.result(of: values[2], [result, element], at: id)
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

  private mutating func addTexts() {
    property("count", "How many characters it has.", "\"abc\".count") { (s: String) in
      Double(s.unicodeScalars.count > 4096 ? s.unicodeScalars.count : s.count)
    }
    property("isEmpty", "Whether it has no character.", "\"\".isEmpty") { (s: String) in s.isEmpty }
    method("uppercased()", "In capitals.", "\"abc\".uppercased()") { (s: String) in s.uppercased() }
    method("lowercased()", "In small letters.", "\"ABC\".lowercased()") { (s: String) in
      s.lowercased()
    }
    addTextSearches()
    effect(
      "String(repeating:count:)", takes: [[.text], [.number]], gives: .text,
      "A text so many times.", "String(repeating: \"ab\", count: 2)"
    ) { evaluator, values, id in
      let part = try String.from(values[0], 0)
      let count = max(try WholeNumber.from(values[1], 1).number, 0)
      let bytes = part.utf8.count.multipliedReportingOverflow(by: count)
      try evaluator.checkText(bytes.overflow ? .max : bytes.partialValue, at: id)
      return evaluator.text(String(repeating: part, count: count))
    }
    addTextParts()
    addTextLetters()
    effect("type(of:)", takes: [[]], gives: .type, "The type of a value.", "type(of: (1, 2))") {
      evaluator, values, _ in .type(evaluator.type(of: values[0]))
    }
    effect(
      "String(_:)", takes: [[]], gives: .text, "A value as text; characters in one.",
      "String([\"a\", \"b\"])"
    ) { evaluator, values, id in
      if let characters = values[0].characters { return evaluator.text(characters) }
      return evaluator.text(try description(of: values[0], &evaluator, id))
    }
    function("String()", "The empty text.", "String()") { "" }
    for signature in ["String(describing:)", "Character(_:)"] as [StaticString] {
      effect(signature, takes: [[]], gives: .text, "A value as text.", "String(describing: 1.5)") {
        evaluator, values, id in
        evaluator.text(try description(of: values[0], &evaluator, id))
      }
    }
    effect(
      "String(reflecting:)", takes: [[]], gives: .text, "A value as it stands within another.",
      "String(reflecting: \"a\")"
    ) { evaluator, values, id in
      evaluator.text(try evaluator.reflected(values[0], at: id))
    }
  }

  private mutating func addTextSearches() {
    effect(
      "contains(_:)", of: .text, takes: [[.text, .function]], gives: .boolean,
      "Whether it contains another text, or a letter that satisfies a condition.",
      "\"abc\".contains(\"b\")"
    ) { evaluator, values, id in
      if case .function = values[1] {
        let letters = try evaluator.letters(of: values[0], at: id)
        return .boolean(try evaluator.firstIndex(letters, values[1], at: id) != nil)
      }
      let (text, part) = (try String.from(values[0], 0), try String.from(values[1], 1))
      return .boolean(place(of: Array(part.utf8), in: Array(text.utf8)) != nil)
    }
    for (name, isPrefix) in [("hasPrefix(_:)", true), ("hasSuffix(_:)", false)]
      as [(StaticString, Bool)]
    {
      method(name, "Whether it begins or ends so.", "\"abc\".hasPrefix(\"a\")") {
        (s: String, part: String) in
        // Bytes, as equality has them.
        isPrefix
          ? s.utf8.starts(with: part.utf8) : s.utf8.reversed().starts(with: part.utf8.reversed())
      }
    }
  }
}

extension Value {
  /// The text whose characters a list holds; nil where something else is in it.
  fileprivate var characters: String? {
    guard case .list(let box) = self else { return nil }
    var text = ""
    for case .text(let part) in box.payload where part.payload.count == 1 { text += part.payload }
    return text.count == box.payload.count ? text : nil
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

/// The text of a value; of a number all its digits, as its `description` has them.
private func description(of value: Value, _ evaluator: inout Evaluator, _ id: NodeID) throws
  -> String
{
  if case .number(let number) = value { return numberText(number, .full) }
  return try evaluator.described(value, at: id)
}
