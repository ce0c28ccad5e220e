internal import Views

extension Evaluator {
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
    if let done = try cancelRequests(name, id, arguments) { return done }
    guard tree.nodes[Int(id)].place.isMessage else { return nil }
    guard arguments.count == 0 else { return try ask(name, type, arguments) }
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
}
