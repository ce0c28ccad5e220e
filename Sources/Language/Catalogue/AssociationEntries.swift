internal import Views

/// Values that a category or extension keeps with an object, as it has no stored properties.
extension CatalogueBuilder {
  mutating func addAssociations() {
    for (policy, number) in policies {
      global(policy, "How a value is kept with an object, which makes no difference here.", number)
    }
    form(
      "objc_setAssociatedObject(_:_:_:_:)", gives: .void,
      "Keeps a value with an object under the address of a variable; nil removes it.",
      "var key = 0; objc_setAssociatedObject(view, &key, 3, OBJC_ASSOCIATION_RETAIN)"
    ) { evaluator, places, id in
      let object = try evaluator.evaluateValue(places[0])
      let key = try evaluator.associationKey(places[1])
      let value = try evaluator.evaluateValue(places[2])
      if !evaluator.isPolicy(places[3]) { _ = try evaluator.evaluateValue(places[3]) }
      try evaluator.associate(value, key, with: object)
      return .void
    }
    form(
      "objc_getAssociatedObject(_:_:)", gives: .void,
      "What is kept with an object under the address of a variable; nil where nothing is.",
      "var key = 0; objc_getAssociatedObject(view, &key)"
    ) { evaluator, places, id in
      let object = try evaluator.evaluateValue(places[0])
      return try evaluator.associated(try evaluator.associationKey(places[1]), with: object)
    }
  }
}

private let policies: [(StaticString, Double)] = [
  ("OBJC_ASSOCIATION_ASSIGN", 0), ("OBJC_ASSOCIATION_RETAIN_NONATOMIC", 1),
  ("OBJC_ASSOCIATION_COPY_NONATOMIC", 3), ("OBJC_ASSOCIATION_RETAIN", 0x301),
  ("OBJC_ASSOCIATION_COPY", 0x303),
]

extension Evaluator {
  /// `&key` is one variable, whatever it holds; what else tells keys apart is what it is: `@selector(turn)`.
  fileprivate mutating func associationKey(_ place: NodeID) throws -> String {
    guard tree.nodes[Int(place)].place.isAddress else {
      return plainText(try evaluateValue(place))
    }
    if case .global(let name) = tree[place] { return "&" + names.text(name) }
    return "&" + sources.text(tree.span(place))
  }

  /// `.OBJC_ASSOCIATION_COPY`, also behind its type, which has no other use.
  fileprivate func isPolicy(_ place: NodeID) -> Bool {
    switch tree[place] {
    case .implicitMember(let name), .member(_, let name):
      policies.contains { names.text(name, is: $0.0) }
    default: false
    }
  }

  fileprivate mutating func associate(_ value: Value, _ key: String, with object: Value) throws {
    let name = names.intern(try associationName(key, of: object))
    switch object {
    case .view(let id), .layer(let id): setAttribute(name, value, of: id)
    default: define(name, value)
    }
  }

  fileprivate func associated(_ key: String, with object: Value) throws -> Value {
    guard let name = names.find(try associationName(key, of: object)) else { return .nothing }
    switch object {
    case .view(let id), .layer(let id): return attribute(name, of: id) ?? .nothing
    default: return isDeclared(name) ? globals[Int(name.id)].value : .nothing
    }
  }

  /// No program can write it.
  private func associationName(_ key: String, of object: Value) throws -> String {
    switch object {
    case .view: return "(kept).view.\(key)"
    case .layer: return "(kept).layer.\(key)"
    case _ where objectID(of: object) > 0: return "(kept).\(objectID(of: object)).\(key)"
    default:
      let expected = "a view, a layer or an object"
      throw Fault.argument(
        0, .wrongKind(expected: expected, found: object.kind.words, of: "objc_setAssociatedObject"))
    }
  }
}
