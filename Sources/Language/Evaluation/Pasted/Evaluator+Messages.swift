internal import Views

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
    if let value = try callStatic(callee, id, node, arguments) { return value }
    if let value = try callOwn(callee, id, node, arguments) { return value }
    if case .function(let name) = callee, let type = onlyNestedType(name, tree.span(node)) {
      return try callValue(type, id, node, arguments)
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
    guard tree.nodes[Int(id)].place.isMessage else { return nil }
    switch (callee, arguments.count) {
    case (.method(let name, let receiver, _), 0):
      return try read(name, of: receiver, node)
    case (.method(let name, let receiver, let base), 1):
      return try set(by: name, receiver, base, id, arguments)
    default: return nil
    }
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

  // MARK: Selectors

  /// The entry that has this selector as one more spelling.
  func entry(spelled callee: Callee, _ arguments: ArgumentList) -> Int32? {
    guard let name = names.find(selector(callee.name, arguments)) else { return nil }
    switch callee {
    case .function: return nil
    case .method(_, let receiver, _): return catalogue.entry(selector: name, of: receiver.kind)
    case .constant(_, let kind): return catalogue.entry(selector: name, of: kind)
    }
  }

  /// `hitTest:withEvent:` of a call `hitTest(p, withEvent: nil)`.
  func selector(_ name: Name, _ arguments: ArgumentList) -> String {
    var text = names.text(name)
    for (position, argument) in tree.arguments(arguments).enumerated() {
      if position > 0, argument.label != .none { text += names.text(argument.label) }
      text += ":"
    }
    return text
  }

  // MARK: Messages

  /// `[view center]` reads a property; the words that count references give the object itself.
  mutating func read(_ name: Name, of receiver: Value, _ node: NodeID) throws(Diagnostic) -> Value?
  {
    if let answer = try answer(to: name, of: receiver, node) { return answer }
    return hasProperty(name, receiver) ? try member(of: receiver, name, node) : nil
  }

  /// `[view hash]`: a number of its own for each object, and the same for equal texts and numbers; nil for other values.
  ///
  /// Apple's numbers are addresses, which nobody knows.
  private func hashNumber(of value: Value) -> Double? {
    let object = objectID(of: value)
    if object > 0 { return Double(object) * 64 }
    switch value {
    case .view(let id), .layer(let id): return Double(id.index + 1) * 64 + 32
    case .number(let number) where number.rounded() == number: return abs(number)
    case .text(let box):
      return Double(box.payload.utf8.reduce(UInt32(5381)) { $0 &* 33 ^ UInt32($1) })
    default: return nil
    }
  }

  /// What every object answers without having a property of this name; nil for other names.
  mutating func answer(to name: Name, of receiver: Value, _ node: NodeID) throws(Diagnostic)
    -> Value?
  {
    switch names.text(name) {
    case "copy", "mutableCopy": return try ownCopy(of: receiver, by: name, node) ?? receiver
    case "retain", "autorelease", "self", "init": return receiver
    case "release", "dealloc": return .void
    case "class": return .type(type(of: receiver))
    case "hash": return hashNumber(of: receiver).map(Value.number)
    case "allObjects":
      if case .list = receiver { return receiver }
      return try sequence(receiver, at: node)
    default: return nil
    }
  }

  /// What `copyWithZone:` of an object's class makes for `copy`; nil where its class has none.
  private mutating func ownCopy(of receiver: Value, by name: Name, _ node: NodeID)
    throws(Diagnostic) -> Value?
  {
    let object = objectID(of: receiver)
    guard object > 0,
      let maker = function(Selector("\(names.text(name))WithZone:"), of: object)
    else { return nil }
    return try result(of: maker, [.nothing], at: node)
  }

  /// `[view setCenter:p]` sets a property.
  mutating func set(
    by name: Name, _ receiver: Value, _ base: NodeID, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard let property = property(setBy: name), hasProperty(property, receiver),
      let argument = tree.arguments(arguments).first
    else { return nil }
    let value = try evaluateValue(argument.value)
    if declares(property, receiver) {
      try storeMember(value, property, ofObject: receiver, id, argument.value)
    } else {
      try store(value, to: property, of: receiver, base, id, argument.value)
    }
    return .void
  }

  /// The property that `setCenter:` sets, where a name like it exists.
  func property(setBy name: Name) -> Name? {
    Importer.property(setBy: names.text(name)).flatMap(names.find)
  }

  private mutating func hasProperty(_ name: Name, _ value: Value) -> Bool {
    if declares(name, value) { return true }
    if case .structure(let box) = value {
      return box.payload.type.place(of: name) != nil || name == words.view && isController(value)
    }
    return catalogue.property(name, of: value.kind) != nil || isScaleOfScreen(name, value)
  }

  /// `[UIView alloc]` is the type, of which `init…` makes one; `[UIView new]` and `[CAAnimationGroup animation]`
  /// make one at once.
  mutating func send(
    _ name: Name, to type: Value, _ id: NodeID, _ node: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard tree.nodes[Int(id)].place.isMessage, arguments.count == 0 else { return nil }
    switch names.text(name) {
    case "alloc", "class", "self": return type
    case Self.receiverOfClass:
      guard case .type(let own) = type else { return type }
      return receiver(ofClassMethodIn: own)
    case "new": return try callValue(type, id, node, arguments)
    case "animation":
      guard case .type(.builtin(.animation, _)) = type else { return nil }
      return try callValue(type, id, node, arguments)
    default: return nil
    }
  }

  /// Nothing answers a message: the nearest selectors are named.
  func unknownSelector(_ value: Value, _ id: NodeID, _ call: NodeID) -> Diagnostic {
    guard case .call(let callee, let arguments) = tree[call], let name = message(callee) else {
      return Diagnostic(.notCallable(value.kind.words), tree.span(call))
    }
    let text = selector(name, arguments)
    let candidates = closest(to: text, among: catalogue.messages(of: value.kind).map(\.selector))
    return Diagnostic(
      .unknownMember(text, of: asked(value, callee), candidates: candidates, synonym: nil),
      memberSpan(id))
  }

  private func message(_ callee: NodeID) -> Name? {
    switch tree[callee] {
    case .member(_, let name), .global(let name): name
    default: nil
    }
  }

  /// What was asked: `self` in a class of the program, which the root view answers for, is one of that class.
  private func asked(_ value: Value, _ callee: NodeID) -> String {
    guard tree.nodes[Int(callee)].place.isOwn, case .structure(let box)? = objectAround(callee)
    else { return value.kind.words }
    return names.text(box.payload.type.name)
  }

  /// `layer.presentationLayer`: in Objective-C a dot may send a message without arguments.
  ///
  /// A selector that Swift does not have is enough to know that it is Objective-C.
  mutating func messageByDot(_ name: Name, to receiver: Value, _ id: NodeID) throws(Diagnostic)
    -> Value?
  {
    let method = isOfC(id) ? catalogue.method(name, of: receiver.kind) : nil
    guard let entry = catalogue.entry(selector: name, of: receiver.kind) ?? method,
      catalogue.labels(entry, isMethod: true).isEmpty,
      catalogue.entries[Int(entry)].result != .void || isOfC(id)
    else { return nil }
    return try perform(entry, [receiver], id, [-1])
  }

  // MARK: Truth

  /// Whether C takes a value as true: what is not nil, 0 or NO.
  ///
  /// Nil for Swift, where a condition is a truth value.
  func truthInC(_ value: Value, at id: NodeID) -> Bool? {
    guard isOfC(id) else { return nil }
    switch value {
    case .nothing: return false
    case .number(let number): return number != 0 || isObjectOfC(id)
    case .symbol(let symbol) where symbol.kind.isOptions: return symbol.index != 0
    case .view, .layer, .presented, .path, .recognizer, .animation, .timing, .color, .list,
      .set, .dictionary, .text, .function, .structure:
      return true
    default: return nil
    }
  }

  /// Whether the text says that a number is an object, of which 0 is one, too: `NSNumber *n`, `entries[@"key"]`.
  private func isObjectOfC(_ id: NodeID) -> Bool {
    switch tree[id] {
    case .element(let base, _): return isCollection(base)
    case .call(let callee, _):
      if case .member(_, let name) = tree[callee], Self.givingObjects.contains(names.text(name)) {
        return true
      }
    default: break
    }
    guard let type = staticType(of: id), type.isOptional else { return false }
    return names.text(type.name, is: "NSNumber") || names.text(type.name, is: "id")
  }

  /// Whether the text declares something as a collection of Foundation, whose elements are objects.
  private func isCollection(_ id: NodeID) -> Bool {
    if case .element(let base, _) = tree[id] { return isCollection(base) }
    guard let type = staticType(of: id), type.isOptional else { return false }
    return Self.collections.contains(names.text(type.name))
  }

  private static let givingObjects = [
    "objectForKey", "valueForKey", "objectAtIndex", "firstObject", "lastObject", "anyObject",
  ]

  private static let collections = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary",
  ]

  /// The number that C takes a truth value for; nil for other values, and for Swift.
  func numberInC(_ value: Value, at id: NodeID) -> Double? {
    guard case .boolean(let truth) = value, isOfC(id) else { return nil }
    return truth ? 1 : 0
  }

  /// What a value is in C where something of another kind is wanted: `v.hidden = 1`, `NSAssert(view, …)`.
  ///
  /// Mutating, though it changes nothing: otherwise the evaluator is copied for it.
  mutating func scalar(_ value: Value, as kind: Kind?, at id: NodeID) -> Value {
    switch (kind, value) {
    case (.boolean, .boolean): value
    case (.boolean, _): truthInC(value, at: id).map(Value.boolean) ?? value
    case (.number, .boolean): numberInC(value, at: id).map(Value.number) ?? value
    case (.number, .symbol), (.number, .list): caseInC(value, at: id) ?? value
    case (let kind?, .number(let number)) where kind.isOptions && isOfC(id):
      Int(exactly: number).map { Options(kind: kind, bits: $0).asValue } ?? value
    default: value
    }
  }

  /// The operands of an operator that C takes for numbers: `(x > 0) - (x < 0)`, `flag == 1`; nil for others.
  mutating func numbersInC(_ left: Value, _ right: Value, at id: NodeID) -> (Double, Double)? {
    switch (left, right) {
    case (.boolean, .number(let b)): numberInC(left, at: id).map { ($0, b) }
    case (.number(let a), .boolean): numberInC(right, at: id).map { (a, $0) }
    case (.boolean, .boolean(let truth)): numberInC(left, at: id).map { ($0, truth ? 1 : 0) }
    default: nil
    }
  }

  /// Whether a node stands in a text that has marks of Objective-C.
  @inline(__always)
  func isObjectiveC(_ id: NodeID) -> Bool {
    sources.source(at: tree.span(id).start)?.isObjectiveC ?? false
  }

  func isObjectiveC(_ span: Span) -> Bool {
    sources.source(at: span.start)?.isObjectiveC ?? false
  }

  /// Whether a node stands in a text that has what only C and Objective-C write.
  func isOfC(_ id: NodeID) -> Bool {
    sources.source(at: tree.span(id).start)?.isOfC ?? false
  }
}
