// `[[strokes lastObject] addObject:p]`: in Objective-C what lies in a list, a dictionary or a property is changed
// where it lies.

extension Evaluator {
  /// Whether the text declares a place as an NSMutableArray, which no array of C is.
  func isMutableArray(_ list: NodeID) -> Bool {
    guard isObjectiveC(list), let type = staticType(of: list) else { return false }
    return type.isOptional && names.text(type.name, is: "NSMutableArray")
  }

  /// Puts a changed element back into the list that a message took it from; false for other messages.
  mutating func store(_ value: Value, intoElement call: NodeID) throws(Diagnostic) -> Bool {
    guard case .call(let callee, let arguments) = tree[call], tree.nodes[Int(call)].place.isMessage,
      case .member(let base, let name) = tree[callee]
    else { return false }
    let owner = try evaluateValue(base)
    if arguments.count == 0, declares(name, owner) {
      try storeMember(value, name, ofObject: owner, call, nil)
      return true
    }
    if case .dictionary = owner {
      return try store(value, intoEntryOf: base, name, call, arguments)
    }
    guard case .list(let list) = owner,
      let index = try index(of: names.text(name), in: list.payload, arguments),
      list.payload.indices.contains(index)
    else { return false }
    var elements = list.payload
    elements[index] = value
    try store(try makeList(elements, at: call), into: base)
    return true
  }

  /// `[[d objectForKey:@"a"] addObject:p]`.
  private mutating func store(
    _ value: Value, intoEntryOf base: NodeID, _ name: Name, _ call: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Bool {
    guard arguments.count == 1, let key = tree.arguments(arguments).first?.value,
      ["objectForKey", "valueForKey", "objectForKeyedSubscript"].contains(names.text(name))
    else { return false }
    try storeEntry(value, base, key, call)
    return true
  }

  private mutating func index(of message: String, in list: [Value], _ arguments: ArgumentList)
    throws(Diagnostic) -> Int?
  {
    switch message {
    case "firstObject": return 0
    case "lastObject": return list.count - 1
    case "objectAtIndex":
      guard arguments.count == 1, let argument = tree.arguments(arguments).first else { return nil }
      return Int(exactly: try number(argument.value, for: message))
    default: return nil
    }
  }

  /// `for (NSMutableArray *row in rows) [row addObject:x];`: lists in a list are changed where they lie.
  mutating func loopOfC(
    over elements: [Value], _ sequence: NodeID, _ target: NodeID, _ body: NodeID
  ) throws(Diagnostic) -> Flow {
    for (place, element) in elements.enumerated() {
      let flow = try iterate(target, element, body)
      if let changed = try changed(element, at: target) {
        guard case .list(let list) = try evaluateValue(sequence),
          list.payload.indices.contains(place)
        else { return flow ?? .next }
        var elements = list.payload
        elements[place] = changed
        try store(try makeList(elements, at: sequence), into: sequence)
      }
      if let flow { return flow }
    }
    return .next
  }

  /// What a variable of such a loop came to; nil where it is what it was.
  private mutating func changed(_ element: Value, at target: NodeID) throws(Diagnostic) -> Value? {
    switch element {
    case .list, .dictionary, .set: break
    default: return nil
    }
    let now = try evaluateValue(target)
    switch (element, now) {
    case (.list(let a), .list(let b)): return a === b ? nil : now
    case (.dictionary(let a), .dictionary(let b)): return a === b ? nil : now
    case (.set(let a), .set(let b)): return a === b ? nil : now
    default: return nil
    }
  }
}
