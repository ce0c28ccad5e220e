internal import Views

extension CatalogueBuilder {
  /// A function, or with an owner a method, that needs the whole evaluator; only some classes of views may have it.
  mutating func effect(
    _ signature: StaticString, of owner: Kind? = nil, only classes: [StaticString] = [],
    takes kinds: [Kinds] = [], gives: Kind = .void,
    c: StaticString? = nil, _ summary: StaticString,
    _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    let isInitializer = owner == nil && kind(of: name) == gives
    add(
      Definition(
        role: owner != nil ? .method : isInitializer ? .initializer : .function, name: name,
        labels: labels, parameters: takes(receiver: owner, kinds), owner: owner,
        result: gives, spellings: spellings(c: c), classes: classes, summary: summary,
        example: example, body: .effect(refusing(name, unlessIn: classes, body))))
  }

  /// What a member does, of views of some classes alone; of no classes: of all.
  private func refusing(
    _ name: Name, unlessIn classes: [StaticString],
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Value
  ) -> @Sendable (inout Evaluator, [Value], NodeID) throws -> Value {
    if classes.isEmpty { return body }
    return { evaluator, values, node in
      try evaluator.refuse(name, of: ViewReference.from(values[0], 0).id, unlessIn: classes)
      return try body(&evaluator, values, node)
    }
  }

  /// A property that needs the whole evaluator.
  mutating func effectProperty(
    _ name: StaticString, of owner: Kind, only classes: [StaticString] = [], gives: Kind,
    _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Value
  ) {
    let name = names.intern(name)
    add(
      Definition(
        role: .property, name: name, parameters: takes([owner]), owner: owner, result: gives,
        classes: classes, summary: summary, example: example,
        body: .effect(refusing(name, unlessIn: classes, body))))
  }

  /// A function of a type that needs the whole evaluator: `UIView.animate(withDuration:animations:)`.
  mutating func staticEffect(
    _ type: StaticString, _ signature: StaticString, of owner: Kind, takes kinds: [Kinds] = [],
    gives: Kind = .void, _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [Value], NodeID) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .staticFunction, name: name, labels: labels, parameters: takes(receiver: nil, kinds),
        owner: owner,
        result: gives, spellings: spellings(type: type), summary: summary, example: example,
        body: .effect(body)))
  }

  /// A function of expressions rather than of their values; variadic, it takes any number of what its
  /// first parameter takes.
  mutating func form(
    _ signature: StaticString, isVariadic: Bool = false, gives: Kind, _ summary: StaticString,
    _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, [NodeID], NodeID) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .function, name: name, labels: labels,
        parameters: takes([], in: signature), isVariadic: isVariadic,
        result: gives, summary: summary, example: example, body: .form(body)))
  }

  /// A method that changes a list, a set or a dictionary where it stands.
  mutating func change<Payload: Container>(
    _ signature: StaticString, in _: Payload.Type, takes kinds: [Kinds] = [],
    _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, inout Payload, [Value]) throws -> Void
  ) {
    change(signature, of: Payload.kind, takes: kinds, summary, example, givesNothing: true) {
      evaluator, receiver, values in
      if let box = Payload.box(of: receiver) { try body(&evaluator, &box.payload, values) }
      return .void
    }
  }

  /// A method that changes a list, a set or a dictionary where it stands, and gives what it took out.
  mutating func take<Payload: Container>(
    _ signature: StaticString, in _: Payload.Type, takes kinds: [Kinds] = [],
    _ summary: StaticString, _ example: StaticString,
    _ body: @escaping @Sendable (inout Evaluator, inout Payload, [Value]) throws -> Value
  ) {
    change(signature, of: Payload.kind, takes: kinds, summary, example, givesNothing: false) {
      evaluator, receiver, values in
      guard let box = Payload.box(of: receiver) else { return .void }
      return try body(&evaluator, &box.payload, values)
    }
  }

  /// A method that changes what stands somewhere: the box in the value, or, of options, to what it gives.
  mutating func change(
    _ signature: StaticString, of kind: Kind, takes kinds: [Kinds], _ summary: StaticString,
    _ example: StaticString, givesNothing: Bool,
    _ body: @escaping @Sendable (inout Evaluator, Value, [Value]) throws -> Value
  ) {
    let (name, labels) = parse(signature)
    add(
      Definition(
        role: .method, name: name, labels: labels, parameters: takes(receiver: kind, kinds),
        owner: kind, result: .void, summary: summary, example: example,
        body: .change(givesNothing: givesNothing, body)))
  }

  /// A property of views or layers.
  mutating func scene<R: Convertible>(
    _ name: StaticString, of owner: Kind, _ summary: StaticString, _ example: StaticString,
    _ get: @escaping @Sendable (Scene, ViewID) throws -> R,
    set: (@Sendable (inout Scene, ViewID, R) throws -> Void)? = nil
  ) {
    var entry = Definition(
      role: .property, name: names.intern(name), parameters: takes(Kinds(owner)), owner: owner,
      result: R.kinds.first ?? .void, summary: summary, example: example,
      body: .scene { try get($0, $1).asValue })
    if let set {
      entry.setter = { evaluator, owner, new in
        guard let id = owner.viewID else { return owner }
        try set(&evaluator.scene, id, R.from(new, 1))
        return owner
      }
    }
    add(entry)
  }
}
