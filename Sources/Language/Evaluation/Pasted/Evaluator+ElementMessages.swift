// `[[strokes lastObject] addObject:p]`: in Objective-C a list in a list is changed where it lies.

extension Evaluator {
  /// Puts a changed element back into the list that a message took it from; false for other messages.
  mutating func store(_ value: Value, intoElement call: NodeID) throws(Diagnostic) -> Bool {
    guard case .call(let callee, let arguments) = tree[call], tree.nodes[Int(call)].place.isMessage,
      case .member(let base, let name) = tree[callee],
      case .list(let list) = try evaluateValue(base),
      let index = try index(of: names.text(name), in: list.payload, arguments),
      list.payload.indices.contains(index)
    else { return false }
    var elements = list.payload
    elements[index] = value
    try store(try makeList(elements, at: call), into: base)
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
}
