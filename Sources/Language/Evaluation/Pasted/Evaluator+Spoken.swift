internal import Views

// Calls that name what they do by a rule, not by an entry of the catalogue each.

extension Evaluator {
  /// `perform(_:with:)`, `set…(_:animated:)`, `loadViewIfNeeded()`, `NSMutableArray(…)`; nil for other calls.
  mutating func callByRule(_ callee: Callee, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    if case .function(let name) = callee, catalogue.type(name) == .list,
      let list = try makeArray(arguments, id)
    {
      return list
    }
    if case .function(let name) = callee, isSetOfFoundation(name),
      case .list(let list)? = try makeArray(arguments, id)
    {
      return try makeSet(of: list.payload, at: id)
    }
    if case .function(let name) = callee, catalogue.type(name) == .dictionary,
      let dictionary = try makeDictionary(arguments, id)
    {
      return dictionary
    }
    if case .function(let name) = callee, let other = macro(name),
      case .call(let written, _) = tree[id]
    {
      return try callBuiltin(.function(other), id, written, arguments)
    }
    if case .function(let name) = callee, let value = try callByAddress(name, id, arguments) {
      return value
    }
    if case .function(words.controllerClass) = callee, arguments.count == 0 {
      return try makeController(id, arguments)
    }
    if case .function(let name) = callee, objects.current > 0 {
      return try callByRule(.method(name, selfValue(at: id), id), id, arguments)
    }
    guard case .method(let name, let receiver, let base) = callee else { return nil }
    if case .text = receiver, let text = try appended(name, receiver, base, id, arguments) {
      return text
    }
    if let answer = try ask(name, receiver, arguments) { return answer }
    if let answer = try notify(name, receiver, arguments) { return answer }
    if let value = try callByKey(name, receiver, id, arguments) { return value }
    if let answer = try callByAddress(name, of: receiver, arguments) { return answer }
    if names.text(name, is: "perform") || names.text(name, is: "performSelector") {
      return try perform(receiver, id, arguments)
    }
    if isController(receiver, at: id),
      let value = try callOfController(name, receiver, id, arguments)
    {
      return value
    }
    return try setAnimated(name, receiver, base, id, arguments)
  }

  /// What tells others of changes, whom nobody plays here; nil for other messages.
  private mutating func notify(_ name: Name, _ receiver: Value, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    switch names.text(name) {
    // Traits stay as they are.
    case "registerForTraitChanges" where receiver.kind == .view || isController(receiver):
      _ = try evaluate(arguments)
      return .nothing
    case "willChangeValueForKey", "didChangeValueForKey", "willChangeValue", "didChangeValue":
      guard arguments.count == 1, isReference(receiver) else { return nil }
      _ = try evaluate(arguments)
      return .void
    default: return nil
    }
  }

  /// `[s stringByAppendingFormat:@"%d", 3]`, `[m appendString:@"b"]`, `[m appendFormat:@"%d", 3]`; nil for other
  /// messages.
  private mutating func appended(
    _ name: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    let word = names.text(name)
    guard ["stringByAppendingFormat", "appendFormat", "appendString"].contains(word),
      arguments.count > 0, let text = String(receiver)
    else { return nil }
    let values = try evaluate(arguments)
    let added: String
    do {
      added = try word == "appendString" ? String.from(values[0], 0) : formatted(values, at: id)
    } catch {
      throw Diagnostic(
        (error as? Fault)?.problem ?? .unknownFunction(word, candidates: []), tree.span(id))
    }
    try checkText(text.utf8.count + added.utf8.count, at: id)
    let whole = self.text(text + added)
    if word == "stringByAppendingFormat" { return whole }
    try store(whole, into: base)
    return .void
  }

  /// Whether a name is one of Foundation's sets; what is declared as one may be a list, too.
  func isSetOfFoundation(_ name: Name) -> Bool {
    ["NSSet", "NSMutableSet"].contains(names.text(name))
  }

  /// `[NSMutableArray arrayWithObject:x]`, `[[NSMutableArray alloc] initWithCapacity:4]`: a new list.
  private mutating func makeArray(_ arguments: ArgumentList, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    guard let label = tree.arguments(arguments).first?.label else {
      return try makeList([], at: id)
    }
    switch names.text(label) {
    case "capacity": return try makeList([], at: id)
    case "object", "objects":
      let values = try evaluate(arguments)
      return try makeList(Array(values.prefix { $0.kind != .nothing }), at: id)
    case "array", "set":
      switch try evaluate(arguments).first {
      case .list(let list): return try makeList(list.payload, at: id)
      case .nothing: return try makeList([], at: id)
      case let other?: return try sequence(other, at: id)
      case nil: return nil
      }
    default: return nil
    }
  }

  /// `[NSDictionary dictionaryWithObjectsAndKeys:x, @"x", y, @"y", nil]`: each value stands before its key.
  private mutating func makeDictionary(_ arguments: ArgumentList, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    let labels = tree.arguments(arguments).map { names.text($0.label) }
    if labels == ["objects", "forKeys"] { return try makeDictionary(of: arguments, id) }
    if labels == ["capacity"] { return try makeDictionary(Mapping(), at: id) }
    guard labels.first == "objectsAndKeys" else { return nil }
    let values = Array(try evaluate(arguments).prefix { $0.kind != .nothing })
    guard values.count.isMultiple(of: 2) else { return nil }
    var mapping = Mapping()
    for place in stride(from: 0, to: values.count, by: 2) {
      try set(values[place], for: values[place + 1], in: &mapping, at: id)
    }
    return try makeDictionary(mapping, at: id)
  }

  /// `[NSDictionary dictionaryWithObjects:@[x] forKeys:@[@"x"]]`.
  private mutating func makeDictionary(of arguments: ArgumentList, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    let lists = try evaluate(arguments)
    guard case .list(let objects) = lists[0], case .list(let keys) = lists[1],
      objects.payload.count == keys.payload.count
    else { return nil }
    var mapping = Mapping()
    for (key, object) in zip(keys.payload, objects.payload) {
      try set(object, for: key, in: &mapping, at: id)
    }
    return try makeDictionary(mapping, at: id)
  }

  /// The function that a macro of C writes in capitals: `MIN(a, b)`.
  private func macro(_ name: Name) -> Name? {
    let text = names.text(name)
    return ["MIN", "MAX", "ABS"].contains(text) ? names.find(text.lowercased()) : nil
  }

  /// `target.perform(#selector(tick), with: self, afterDelay: 1)`, `[target performSelector:@selector(tick)]`: calls
  /// the method that a selector names.
  private mutating func perform(_ receiver: Value, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    let labels = tree.arguments(arguments).map { argument in
      names.text(argument.label, is: "withObject") ? "with" : names.text(argument.label)
    }
    let isKnown =
      ["", "with", "afterDelay"].starts(with: labels) || labels == ["", "with", "with"]
    guard isKnown, !labels.isEmpty else { return nil }
    let values = try evaluate(arguments)
    guard case .text(let text) = values[0] else { return nil }
    let selector = Selector(text.payload)
    var given = Array(values[1...].prefix(labels.last == "afterDelay" ? 1 : 2))
    // `@selector(turn)` is not `turn:`.
    let plain = Selector(name: selector.name, labels: [])
    let exact = selector.labels == nil && given.isEmpty
    let method =
      (exact ? self.method(plain, of: receiver) : nil) ?? self.method(selector, of: receiver)
    guard let method = method ?? methodOfFrameworks(selector, receiver, &given) else {
      throw Diagnostic(.unknownFunction(text.payload, candidates: []), tree.span(id))
    }
    given = Array(given.prefix(parameterCount(of: method) ?? given.count))
    guard labels.last == "afterDelay" else { return try apply(method, given, at: id) }
    guard case .number(let delay) = values[2] else { return nil }
    // `self` in a controller is its view where a member is asked for.
    let target = isToSelf(id) ? objectAround(id) ?? receiver : receiver
    let request = PerformRequest(target: target, selector: selector, argument: values[1])
    do { try later(delay, method, with: given, asked: request, at: id) } catch {
      throw diagnostic(error, at: id)
    }
    return .void
  }

  private func isToSelf(_ call: NodeID) -> Bool {
    guard case .call(let callee, _) = tree[call] else { return false }
    return tree.nodes[Int(callee)].place.isOwn
  }

  /// `[NSObject cancelPreviousPerformRequestsWithTarget:self]`: what `performSelector:withObject:afterDelay:` asked for
  /// and has not happened yet does not happen; nil for other calls.
  mutating func cancelRequests(_ name: Name, _ id: NodeID, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    guard
      names.text(name, is: "cancelPreviousPerformRequestsWithTarget")
        || names.text(name, is: "cancelPreviousPerformRequests")
    else { return nil }
    let given = try evaluate(arguments)
    guard movements.count > 0 else { return .void }
    for block in movement.delayed.map(\.block) {
      guard let request = movement.completions[block]?.request, means(given, request, id) else {
        continue
      }
      movement.completions[block] = nil
    }
    return .void
  }

  /// Whether a target, or all that it was asked for, are those of a request.
  private mutating func means(_ given: [Value], _ request: PerformRequest, _ id: NodeID) -> Bool {
    let objects = given.indices.filter { $0 != 1 }.map { given[$0] }
    for (object, asked) in zip(objects, [request.target, request.argument]) {
      guard let isSame = try? isEqual(object, asked, at: id), isSame else { return false }
    }
    return given.count < 3 || String(given[1]).map(Selector.init) == request.selector
  }

  /// A method of the frameworks; of what is given, the nil is dropped that stands for no parameter.
  private mutating func methodOfFrameworks(
    _ selector: Selector, _ receiver: Value, _ given: inout [Value]
  ) -> Value? {
    guard let name = names.find(selector.name),
      let entry = catalogue.method(name, of: receiver.kind)
    else { return nil }
    let count = catalogue.labels(of: catalogue.entries[Int(entry)]).count
    if count == 0, given.allSatisfy({ $0.kind == .nothing }) { given = [] }
    return methodValue(name, of: receiver)
  }

  /// `scrollView.setContentOffset(p, animated: true)`: what takes time on a screen is done at once.
  private mutating func setAnimated(
    _ name: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    let given = Array(tree.arguments(arguments))
    guard given.count == 2, given[0].label == .none, names.text(given[1].label, is: "animated"),
      let property = property(setBy: name), catalogue.property(property, of: receiver.kind) != nil
    else { return nil }
    let value = try evaluateValue(given[0].value)
    do { try store(value, to: property, of: receiver, base, id, given[0].value) } catch {
      throw error.renamed(names.text(name))
    }
    if case .boolean(true) = try evaluateValue(given[1].value) {
      try tellEnd(ofScrolling: receiver, name, id)
    }
    return .void
  }

  /// The end of what was animated is told the delegate of a scroll view, whose offset was set.
  private mutating func tellEnd(ofScrolling receiver: Value, _ name: Name, _ id: NodeID)
    throws(Diagnostic)
  {
    guard names.text(name, is: "setContentOffset"), let view = receiver.viewID,
      let delegate = names.find("delegate").flatMap({ attribute($0, of: view) }),
      delegate.kind != .nothing,
      let ended = method(Selector("scrollViewDidEndScrollingAnimation:"), of: delegate)
    else { return }
    _ = try apply(ended, [receiver], at: id)
  }
}

extension Diagnostic {
  /// The same of the name that was written, where it says that there is no such member.
  fileprivate func renamed(_ name: String) -> Diagnostic {
    guard case .unknownMember(_, let owner, let near, let synonym, let members) = problem else {
      return self
    }
    var renamed = self
    renamed.problem = .unknownMember(
      name, of: owner, candidates: near, synonym: synonym, members: members)
    return renamed
  }
}
