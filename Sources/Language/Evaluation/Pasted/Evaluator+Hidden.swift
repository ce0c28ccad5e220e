// Members that others of their name hide: in Swift the labels belong to the name of a function.

extension Evaluator {
  /// The `static` member that a type has from a class of the frameworks above it, or from the extension of a
  /// protocol; `kind` is that of a type of the frameworks.
  ///
  /// A number does not say which of the types it is: an extension may speak of any.
  func staticAbove(_ name: Name, _ type: Value, of kind: Kind? = nil) -> Name? {
    guard tree.mayBeStatic(name), let own = nominalType(of: type) else { return nil }
    let named = [own] + tree.conformances.parents(of: [own])
    var classes = named.flatMap { catalogue.viewClasses(above: names.text($0)) }
    if kind == .number { classes += ["CGFloat", "Double", "Float", "Int"] }
    if let base = baseClass(of: type, kind) { classes.append(base) }
    let parents = tree.conformances.parents(of: classes.compactMap(names.find)).map(names.text)
    let general = kind.map(Protocols.of) ?? []
    return (classes + parents + general).lazy
      .compactMap { member(name, under: $0, isStatic: true) }.first
  }

  /// The class of the frameworks from which all views, layers or recognizers come.
  private func baseClass(of type: Value, _ kind: Kind?) -> String? {
    var kind = kind
    if case .type(.user(let index)) = type {
      kind = frameworkClass(of: tree.structures[Int(index)])?.kind
    }
    return baseClass(of: kind)
  }

  func baseClass(of kind: Kind?) -> String? {
    switch kind {
    case .view: "UIView"
    case .layer: "CALayer"
    case .recognizer: "UIGestureRecognizer"
    default: nil
    }
  }

  /// What a method of an extension is kept under that takes the labels of a call; nil where no other than the
  /// nearest of the name does.
  func extended(_ name: Name, _ receiver: Value, beside arguments: ArgumentList) -> Name? {
    guard tree.mayBeExtendedOften(name) else { return nil }
    return extended(name, receiver, taking: arguments)
  }

  private func extended(_ name: Name, _ receiver: Value, taking arguments: ArgumentList) -> Name? {
    let given = tree.arguments(arguments).map(\.label)
    let isStatic = isType(receiver)
    return prefixes(of: receiver).lazy
      .compactMap { member(name, under: $0, of: receiver, isStatic: isStatic) }
      .first { kept in overloads.latest(of: kept) { takes($0.index, labels: given) } != nil }
  }

  /// Calls the method of an extension that takes the labels, where those of an object's own classes do not:
  /// `move(to:)` of `extension UIView` beside `move(by:)`; nil elsewhere.
  mutating func callExtended(
    _ name: Name, beside own: Int32, of function: Box<Function>, _ id: NodeID, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    guard function.payload.object > 0, tree.mayBeExtended(name),
      !takes(own, labels: tree.arguments(arguments).map(\.label)),
      let receiver = value(of: function.payload.object),
      let found = extended(name, receiver, taking: arguments)
    else { return nil }
    return try callKept(found, receiver, callee, id, arguments)
  }

  /// An object as its methods have it, `self`.
  private func value(of object: Int32) -> Value? {
    let own = "\(names.text(tree.structures[Int(objects[object].structure)].name)).self"
    guard let name = names.find(own), objects[object].layout[name] != nil else { return nil }
    return variable(name, of: object).value
  }
}
