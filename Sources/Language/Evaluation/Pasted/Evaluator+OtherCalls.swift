extension Evaluator {
  /// What a call means that names no function, or none with its labels; nil where it is a mistake.
  ///
  /// Code as it is pasted writes older names (`hitTest(p, withEvent: nil)`), leaves `self` out, and in
  /// Objective-C reads and sets properties by messages.
  mutating func callOtherwise(
    _ callee: Callee, _ id: NodeID, _ node: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if let entry = entry(spelled: callee, arguments) {
      return try callEntry(cache(entry, id, node, arguments), callee, id, arguments)
    }
    if let value = try callInheritedInitializer(of: callee, id, arguments) { return value }
    if let value = try callStatic(callee, id, node, arguments) { return value }
    if let value = try callOwn(callee, id, node, arguments) { return value }
    if case .function(let name) = callee, let type = onlyNestedType(name, tree.span(node)) {
      return try callValue(type, id, node, arguments)
    }
    // `_onChange(3)`, the block that a property holds.
    if case .function(let name) = callee, isInstanceVariable(name, node),
      let property = propertyBehind(name)
    {
      return try callGlobal(property, id, node, arguments)
    }
    if case .method(words.toggle, .boolean(let truth), let base) = callee, arguments.count == 0 {
      try store(.boolean(!truth), into: base)
      return .void
    }
    if case .method(words.negate, .number(let number), let base) = callee, arguments.count == 0 {
      try store(.number(-number), into: base)
      return .void
    }
    if let view = viewWithLook(callee) { return view }
    if let changed = try changeInPlace(callee, id, arguments) { return changed }
    if let appended = try append(callee, arguments) { return appended }
    if let changed = try changeText(callee, id, arguments) { return changed }
    if let answer = try askRange(callee, arguments) { return answer }
    if let held = try some(callee, arguments) { return held }
    if let value = try callAsList(callee, id, node, arguments) { return value }
    if let value = try callByRule(callee, id, arguments) { return value }
    if case .method(let name, let receiver, _) = callee, words.mapping.contains(name),
      let mapped = try mapAlone(receiver, arguments, at: id)
    {
      return mapped
    }
    if let function = part(calledBy: callee, node) {
      return try callValue(function, id, node, arguments)
    }
    guard tree.nodes[Int(id)].place.isMessage else { return nil }
    switch (callee, arguments.count) {
    case (.method(let name, let receiver, _), 0):
      return try read(name, of: receiver, node)
    case (.method(let name, let receiver, let base), 1):
      return try set(by: name, receiver, base, id, arguments)
    default: return nil
    }
  }

  /// `observer.1(value)`: the closure that a tuple holds.
  private func part(calledBy callee: Callee, _ node: NodeID) -> Value? {
    guard case .method(let name, let tuple, _) = callee else { return nil }
    return part(name, of: tuple) ?? part(labelled: name, of: tuple, at: node)
  }

  /// `list.sort()` and `number.round()`: what the method gives that is called `sorted` is written back.
  ///
  /// The call keeps no entry: the next one has to write back too.
  private mutating func changeInPlace(
    _ callee: Callee, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard case .method(let name, let receiver, let base) = callee,
      let giving = giving(what: name)
    else { return nil }
    let given = Callee.method(giving, receiver, base)
    let entries = fit(catalogue.candidates(given), arguments, isMethod: true)
    guard let entry = entries.first else { return nil }
    try store(try callEntry(entry, given, id, arguments), into: base)
    return .void
  }

  /// `text.append("b")`: adds to a text in place.
  private mutating func append(_ callee: Callee, _ arguments: ArgumentList) throws(Diagnostic)
    -> Value?
  {
    guard case .method(let name, .text, let base) = callee, names.text(name, is: "append"),
      let argument = tree.arguments(arguments).first, arguments.count == 1
    else { return nil }
    try update(.add, base, argument.value)
    return .void
  }

  /// The method that gives what another does in place.
  private func giving(what name: Name) -> Name? {
    switch names.text(name) {
    case "sort": names.find("sorted")
    case "reverse": names.find("reversed")
    case "round": names.find("rounded")
    case "formTruncatingRemainder": names.find("truncatingRemainder")
    case "formRemainder": names.find("remainder")
    case "formSquareRoot": names.find("squareRoot")
    case "addProduct": names.find("addingProduct")
    case "formUnion": names.find("union")
    case "formIntersection": names.find("intersection")
    case "subtract": names.find("subtracting")
    default: nil
    }
  }
}
