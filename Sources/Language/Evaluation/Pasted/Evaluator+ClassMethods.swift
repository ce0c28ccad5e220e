// Class methods, whose `self` is the class that they were asked of.

extension Evaluator {
  /// What the beginning of a class method asks its class; no program can write it.
  static let receiverOfClass = "(receiver)"

  /// Calls a class method for a class, which may be one below its own.
  mutating func callClassMethod(
    _ method: Int32, for receiver: Int32, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    // That the class is loaded is no message to it.
    if !names.text(tree.functions[Int(method)].name, is: "load") {
      try initializeClass(receiver, id)
    }
    return try asking(.type(.user(receiver))) { evaluator throws(Diagnostic) in
      try evaluator.callUser(method, nil, id, arguments)
    }
  }

  /// Does what a `static` member does of the type that it was asked of.
  mutating func asking(
    _ type: Value, _ body: (inout Evaluator) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    guard case .type(let receiver) = type else { return try body(&self) }
    let outer = classReceiver
    defer { classReceiver = outer }
    classReceiver = receiver
    return try body(&self)
  }

  /// `Card.make()`: the `static` function of a name, beside which values may have a method that is called so, too.
  mutating func callStatic(
    kept name: Name, of type: Value, _ id: NodeID, _ base: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let other = functionOfType(name, arguments)
    return try asking(type) { evaluator throws(Diagnostic) in
      guard let other else { return try evaluator.callGlobal(name, id, base, arguments) }
      return try evaluator.callValue(other, id, base, arguments)
    }
  }

  /// The function of a type where its values have a method of this name; nil elsewhere.
  private func functionOfType(_ name: Name, _ arguments: ArgumentList) -> Value? {
    guard let standing = globals[Int(name.id)].value.function(),
      case .user(let index) = standing.payload.code, tree.functions[Int(index)].isMethod
    else { return nil }
    return latest(of: name, isMethod: false, taking: arguments)
  }

  /// The method of values where a function of their type has this name; nil elsewhere.
  func methodOfValues(_ name: Name, beside index: Int32, _ arguments: ArgumentList)
    -> Box<Function>?
  {
    if tree.functions[Int(index)].isMethod { return nil }
    return latest(of: name, isMethod: true, taking: arguments)?.function()
  }

  /// The last of the functions of a name that takes what is given, among those of values or those of their type.
  private func latest(of name: Name, isMethod: Bool, taking arguments: ArgumentList) -> Value? {
    let given = tree.arguments(arguments).map(\.label)
    return overloads.latest(of: name) {
      tree.functions[Int($0.index)].isMethod == isMethod && takes($0.index, labels: given)
    }?.function
  }

  /// The class that the method was sent to which begins here; where nobody sent it, its own.
  func receiver(ofClassMethodIn own: TypeValue) -> Value {
    switch (own, classReceiver) {
    case (.user(let index), .user(let receiver)?) where classes(of: receiver).contains(index):
      return .type(.user(receiver))
    // In a category of UIView it may be any class of views.
    case (.builtin(let kind, let name), .builtin(let other, let receiver)?)
    where kind == other && isClass(receiver, name, of: kind):
      return .type(.builtin(kind, receiver))
    case (.builtin(let kind, _), .user(let receiver)?)
    where frameworkClass(of: tree.structures[Int(receiver)])?.kind == kind:
      return .type(.user(receiver))
    default: return .type(own)
    }
  }

  /// Whether a class of the frameworks is the one asked for, or below it.
  private func isClass(_ name: Name, _ asked: Name, of kind: Kind) -> Bool {
    if kind == .view { return catalogue.isView(names.text(name), names.text(asked)) }
    return name == asked || baseClass(of: kind) == names.text(asked)
  }

  // MARK: + (void)initialize

  /// Runs `initialize` of a class, and of those above it, before the first message to it.
  mutating func initializeClass(_ index: Int32, _ id: NodeID) throws(Diagnostic) {
    if tree.classInitializers.isEmpty { return }
    for own in classes(of: index) {
      guard let mark = tree.classInitializers[tree.structures[Int(own)].name],
        !isDeclared(mark), let name = names.find("initialize"),
        let method = classMethod(name, of: own, labelled: [])
      else { continue }
      declareGlobal(mark, Global(.boolean(true)))
      _ = try callUser(method, nil, id, ArgumentList(start: 0, count: 0))
    }
  }
}
