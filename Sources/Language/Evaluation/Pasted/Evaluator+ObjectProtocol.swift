/// What every object answers about itself: the questions of `NSObjectProtocol`, in both languages.
extension Evaluator {
  private enum Question { case isKind, isMember, isEqual, responds, conforms }

  /// `v.isKind(of: UILabel.self)`, `[v isKindOfClass:[UILabel class]]`; nil for other calls.
  mutating func ask(_ name: Name, _ receiver: Value, _ arguments: ArgumentList)
    throws(Diagnostic) -> Value?
  {
    guard arguments.count == 1, let argument = tree.arguments(arguments).first,
      let question = question(name, labelled: argument.label)
    else { return nil }
    if question == .conforms {
      return protocolAsked(argument.value).map { .boolean(promises(receiver, $0)) }
    }
    let other = try evaluateValue(argument.value)
    switch (question, other) {
    case (.isKind, .type(let type)): return .boolean(isKind(receiver, type))
    case (.isMember, .type(let type)): return .boolean(self.type(of: receiver) == type)
    case (.responds, .text(let box)):
      return .boolean(responds(receiver, to: Selector(box.payload)))
    case (.isEqual, _):
      return .boolean((try? isEqual(receiver, other, at: argument.value)) ?? false)
    default: return nil
    }
  }

  private func question(_ name: Name, labelled label: Name) -> Question? {
    switch (names.text(name), label == .none ? "" : names.text(label)) {
    case ("isKind", "of"), ("isKindOfClass", ""): .isKind
    case ("isMember", "of"), ("isMemberOfClass", ""): .isMember
    case ("conforms", "to"), ("conformsToProtocol", ""): .conforms
    case ("responds", "to"), ("respondsToSelector", ""): .responds
    case ("isEqual", ""), ("isEqual", "to"), ("isEqualToString", ""), ("isEqualToNumber", ""),
      ("isEqualToArray", ""), ("isEqualToValue", ""), ("isEqualToDictionary", ""):
      .isEqual
    default: nil
    }
  }

  /// `@protocol(Mover)`, `Mover.self`: a protocol by its name.
  private func protocolAsked(_ node: NodeID) -> Name? {
    switch tree[node] {
    case .global(let name): name
    case .member(let base, let name) where name == words.selfName: protocolAsked(base)
    default: nil
    }
  }

  /// Whether a name is a class that views, controllers and the program's objects have above them.
  func isClassOfObjects(_ name: Name) -> Bool {
    ["NSObject", "UIResponder", "UIViewController"].contains(names.text(name))
  }

  private func isKind(_ value: Value, _ type: TypeValue) -> Bool {
    switch type {
    case .builtin(.structure, let name) where isClassOfObjects(name):
      protocols(of: value).contains(names.text(name))
    case .builtin(let kind, let name): fits(value, kind, TypeReference(name: name, span: .nowhere))
    case .user(let structure): isObject(value, of: tree.structures[Int(structure)].name)
    }
  }

  /// Whether a selector reads or sets a property of an object: `radius`, `setRadius:`.
  private func accesses(_ selector: Selector, of object: Int32) -> Bool {
    let word =
      selector.labels == [""] ? Importer.property(setBy: selector.name) : selector.name
    guard selector.labels == nil || selector.labels == [""],
      let place = word.flatMap(names.find).flatMap({ objects[object].layout[$0] }),
      case let statement = objects[object].layout.members[place].statement, statement >= 0,
      case .declare = tree[statement]
    else { return false }
    return !tree.instanceVariables.contains(statement)
  }

  /// Whether a method or a property has a name: one that it declares itself, or one of Apple's.
  private func responds(_ receiver: Value, to selector: Selector) -> Bool {
    let object = objectID(of: receiver)
    if method(selector, of: receiver) != nil || object > 0 && accesses(selector, of: object) {
      return true
    }
    if case .type(let type) = receiver { return responds(type, to: selector.name) }
    let words = [selector.name, Importer.property(setBy: selector.name) ?? ""]
    return words.compactMap(names.find).contains {
      catalogue.property($0, of: receiver.kind) != nil
        || catalogue.method($0, of: receiver.kind) != nil || isScaleOfScreen($0, receiver)
    }
  }

  /// Whether a class of the frameworks, or what is above one of the program, has a method of this name.
  private func responds(_ type: TypeValue, to word: String) -> Bool {
    if ["alloc", "new", "class"].contains(word) { return true }
    let known: (kind: Kind, name: String)? =
      switch type {
      case .builtin(let kind, let name): (kind, names.text(name))
      case .user(let index): frameworkClass(of: tree.structures[Int(index)])
      }
    guard let known else { return false }
    return Importer.maker(word, of: known.name) != nil
      || names.find(word).map { !catalogue.staticFunctions($0, of: known.kind).isEmpty } ?? false
  }
}
