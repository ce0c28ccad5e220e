internal import Geometry

// What Objective-C asks of NSString, NSArray and NSDictionary in words that Swift does not have.

extension CatalogueBuilder {
  mutating func addFoundation() {
    addPartsOfTexts()
    addChangedTexts()
    addTextsOfNumbers()
    addRangesOfFoundation()
    addSortedArrays()
    addKeysAndObjects()
    function("NSNull()", "What stands for nil in a list or dictionary.", "NSNull()") {
      AnyValue(.structure(Box(Structure(type: nullType, fields: []))))
    }
  }

  // MARK: Texts

  private mutating func addPartsOfTexts() {
    effect(
      "substringToIndex(_:)", of: .text, takes: [[.number]], gives: .text,
      "What stands before an index.", "\"abcd\".substringToIndex(2)"
    ) { evaluator, values, _ in
      let text = Array(try String.from(values[0], 0).utf16)
      return evaluator.text(try part(of: text, from: 0, to: try index(values[1])))
    }
    effect(
      "substringFromIndex(_:)", of: .text, takes: [[.number]], gives: .text,
      "What stands from an index on.", "\"abcd\".substringFromIndex(2)"
    ) { evaluator, values, _ in
      let text = Array(try String.from(values[0], 0).utf16)
      return evaluator.text(try part(of: text, from: try index(values[1]), to: text.count))
    }
    effect(
      "substringWithRange(_:)", of: .text, takes: [[.range]], gives: .text,
      "What stands in a range.", "\"abcd\".substringWithRange(NSMakeRange(1, 2))"
    ) { evaluator, values, _ in
      let (start, end) = try places(values[1])
      let text = Array(try String.from(values[0], 0).utf16)
      return evaluator.text(try part(of: text, from: start, to: end))
    }
    effect(
      "characterAtIndex(_:)", of: .text, takes: [[.number]], gives: .number,
      "The number of a character.", "\"abcd\".characterAtIndex(1)"
    ) { _, values, _ in
      let text = Array(try String.from(values[0], 0).utf16)
      let place = try index(values[1])
      guard text.indices.contains(place) else {
        throw Fault.argument(1, .letterOutOfRange(place, count: text.count))
      }
      return .number(Double(text[place]))
    }
    effect(
      "rangeOfString(_:)", of: .text, takes: [[.text]], gives: .range,
      "Where another text stands first; its location is NSNotFound where it does not.",
      "\"abcd\".rangeOfString(\"cd\").location"
    ) { _, values, _ in
      let (text, part) = (try String.from(values[0], 0), try String.from(values[1], 1))
      let bytes = Array(text.utf8)
      guard !part.isEmpty, let place = place(of: Array(part.utf8), in: bytes) else {
        return .range(Double(Int.max), Double(Int.max), isClosed: false)
      }
      let start = Double(String(decoding: bytes[..<place], as: UTF8.self).utf16.count)
      return .range(start, start + Double(part.utf16.count), isClosed: false)
    }
  }

  private mutating func addChangedTexts() {
    method(
      "stringByAppendingString(_:)", "With another text behind it.",
      "\"ab\".stringByAppendingString(\"cd\")"
    ) { (s: String, other: String) in s + other }
    effect(
      "compare(_:)", of: .text, takes: [[.text]], gives: .number,
      "-1, 0 or 1, as the text stands before another, is it, or stands behind it.",
      "\"a\".compare(\"b\")"
    ) { _, values, _ in
      .number(order(try String.from(values[0], 0), try String.from(values[1], 1)))
    }
    effect(
      "caseInsensitiveCompare(_:)", of: .text, takes: [[.text]], gives: .number,
      "The same, where capitals count as small letters.", "\"a\".caseInsensitiveCompare(\"A\")"
    ) { _, values, _ in
      let (a, b) = (try String.from(values[0], 0), try String.from(values[1], 1))
      return .number(order(a.lowercased(), b.lowercased()))
    }
    function("NSString(string:)", "A text itself.", "NSString(string: \"ab\")") { (s: String) in s }
    function("NSMutableString(string:)", "A text itself.", "NSMutableString(string: \"ab\")") {
      (s: String) in s
    }
    function("NSMutableString()", "An empty text.", "NSMutableString()") { "" }
    function("NSString()", "An empty text.", "NSString(string: \"\")") { "" }
  }

  private mutating func addTextsOfNumbers() {
    for kind in [Kind.number, .boolean] {
      effectProperty(
        "stringValue", of: kind, gives: .text, "The number as text, out of an object.",
        kind == .number ? "NSNumber(value: 5.75).stringValue" : "NSNumber(bool: true).stringValue"
      ) { evaluator, values, _ in evaluator.text(evaluator.objectText(values[0])) }
    }
  }

  private mutating func addRangesOfFoundation() {
    effect(
      "NSMakeRange(_:_:)", takes: [[.number], [.number]], gives: .range,
      "A range from a place on, of a length.", "NSMakeRange(2, 3).length"
    ) { _, values, _ in
      let (start, length) = (try Double.from(values[0], 0), try Double.from(values[1], 1))
      return .range(start, start + length, isClosed: false)
    }
    effect(
      "NSMaxRange(_:)", takes: [[.range]], gives: .number, "Where a range ends.",
      "NSMaxRange(NSMakeRange(2, 3))"
    ) { _, values, _ in .number(Double(try places(values[0]).1)) }
    property("location", "Where it begins.", "NSMakeRange(2, 3).location") { (r: NumberRange) in
      r.lower
    } set: { r, lower in
      (r.lower, r.upper) = (lower, lower + r.upper - r.lower)
    }
    property("length", "How many places it has.", "NSMakeRange(2, 3).length") { (r: NumberRange) in
      r.upper - r.lower
    } set: { r, length in
      r.upper = r.lower + length
    }
  }

  // MARK: Lists

  private mutating func addSortedArrays() {
    effect(
      "sortedArrayUsingSelector(_:)", of: .list, takes: [[.text]], gives: .list,
      "Its elements in the order that a method of theirs says.",
      "[3, 1, 2].sortedArrayUsingSelector(\"compare:\")"
    ) { evaluator, values, id in
      let sorted = try evaluator.sorted(try elements(values[0]), bySelector: values[1], at: id)
      return try evaluator.makeList(sorted, at: id)
    }
    change(
      "sortUsingSelector(_:)", in: [Value].self, takes: [[.text]],
      "Puts its elements into the order that a method of theirs says.",
      "var a = [3, 1, 2]\na.sortUsingSelector(\"compare:\")\na"
    ) { evaluator, list, values in
      list = try evaluator.sorted(list, bySelector: values[0], at: evaluator.statement)
    }
    change(
      "sortUsingComparator(_:)", in: [Value].self, takes: [[.function]],
      "Puts its elements into the order that a block says.",
      "var a = [3, 1, 2]\na.sortUsingComparator({ a, b in a - b })\na"
    ) { evaluator, list, values in
      let id = evaluator.statement
      list = try list.sorted {
        try Double.from(try evaluator.apply(values[0], [$0, $1], at: id), 0) < 0
      }
    }
    effect(
      "subarrayWithRange(_:)", of: .list, takes: [[.range]], gives: .list,
      "The elements in a range.", "[7, 8, 9].subarrayWithRange(NSMakeRange(1, 2))"
    ) { evaluator, values, id in
      let (list, (start, end)) = (try elements(values[0]), try places(values[1]))
      guard start >= 0, start <= end, end <= list.count else {
        throw Fault.argument(1, .indexOutOfRange(max(start, end), 0..<list.count))
      }
      return try evaluator.makeList(Array(list[start..<end]), at: id)
    }
    addJoinedTexts()
    effect(
      "valueForKey(_:)", of: .list, takes: [[.text]], gives: .list,
      "What a property of each element is.", "[\"ab\", \"c\"].valueForKey(\"count\")"
    ) { evaluator, values, id in
      let key = try String.from(values[1], 1)
      guard let name = evaluator.names.find(key) else {
        throw Fault.argument(
          1, .unknownMember(key, of: Kind.list.words, candidates: [], synonym: nil))
      }
      let members = try elements(values[0]).map { try evaluator.valueForKey(name, of: $0, at: id) }
      return try evaluator.makeList(members, at: id)
    }
  }

  private mutating func addJoinedTexts() {
    for (signature, example) in [
      ("componentsJoinedByString(_:)", "[1, 2].componentsJoinedByString(\", \")"),
      ("componentsJoined(by:)", "[1, 2].componentsJoined(by: \", \")"),
    ] as [(StaticString, StaticString)] {
      effect(
        signature, of: .list, takes: [[.text]], gives: .text,
        "What its elements say of themselves, with a text between them.", example
      ) { evaluator, values, id in
        let spoken = try evaluator.spokenForFormat(try elements(values[0]), at: id)
        let texts = spoken.map { evaluator.text(evaluator.objectText($0)) }
        return try evaluator.joined(texts, by: try String.from(values[1], 1), at: id)
      }
    }
  }

  private mutating func addKeysAndObjects() {
    effect(
      "enumerateKeysAndObjectsUsingBlock(_:)", of: .dictionary, takes: [[.function]],
      "Calls a block with each key, its value, and where it says YES to stop.",
      "[\"a\": 1].enumerateKeysAndObjectsUsingBlock({ key, x, stop in print(key, x) })"
    ) { evaluator, values, id in
      let entries = try mapping(values[0])
      for place in entries.places {
        let arguments = [entries.keys[place], entries.values[place], .boolean(false)]
        let changed = try evaluator.changed(by: values[1], arguments, at: id)
        if case .boolean(true)? = changed?.last { break }
      }
      return .void
    }
  }
}

/// What `[NSNull null]` is of.
private let nullType = StructureType(
  name: Catalogue.shared.names.find("NSNull") ?? .none, fields: [], declaration: -1)

/// The places at which a range begins and ends.
private func places(_ range: Value) throws(Fault) -> (Int, Int) {
  guard let range = NumberRange(range), let start = Int(exactly: range.lower),
    let end = Int(exactly: range.upper)
  else { throw .argument(1, .indexOutOfRange(Int.max, 0..<0)) }
  return (start, range.isClosed ? end &+ 1 : end)
}

private func index(_ value: Value) throws(Fault) -> Int { try WholeNumber.from(value, 1).number }

private func part(of text: [UInt16], from start: Int, to end: Int) throws(Fault) -> String {
  guard start >= 0, start <= end, end <= text.count else {
    throw .argument(1, .letterOutOfRange(start > text.count ? start : end, count: text.count))
  }
  return String(decoding: text[start..<end], as: UTF16.self)
}

/// By the numbers of their characters, as NSString compares without options.
private func order(_ first: String, _ second: String) -> Double {
  if first.utf16.elementsEqual(second.utf16) { return 0 }
  return first.utf16.lexicographicallyPrecedes(second.utf16) ? -1 : 1
}

extension Evaluator {
  /// Elements in the order that `compare:` or a method of their own class says.
  fileprivate mutating func sorted(_ list: [Value], bySelector selector: Value, at id: NodeID)
    throws -> [Value]
  {
    let selector = Selector(try String.from(selector, 1))
    return try list.sorted { try order($0, $1, by: selector, at: id) < 0 }
  }

  private mutating func order(_ a: Value, _ b: Value, by selector: Selector, at id: NodeID) throws
    -> Double
  {
    if let method = function(selector, of: objectID(of: a)), objectID(of: a) > 0 {
      return try Double.from(try apply(method, [b], at: id), 0)
    }
    guard let name = names.find(selector.name), let entry = catalogue.method(name, of: a.kind)
    else {
      throw Fault.problem(.unknownFunction(selector.name, candidates: []))
    }
    return try Double.from(try perform(entry, [a, b], id, [-1, -1]), 0)
  }

  /// `[objects valueForKey:@"name"]`: a property, or what a method without parameters gives.
  fileprivate mutating func valueForKey(_ name: Name, of value: Value, at id: NodeID) throws
    -> Value
  {
    if case .dictionary(let box) = value {
      return try self.value(for: text(names.text(name)), in: box.payload, at: id)
    }
    return try member(of: value, name, id)
  }
}
