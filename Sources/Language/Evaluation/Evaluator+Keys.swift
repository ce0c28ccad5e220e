internal import Motion
internal import Views

// `v.setValue(0.5, forKey: "alpha")`: properties by their names. A layer keeps values under any other key, too.

extension Evaluator {
  /// `[card setValue:@3 forKey:@"angle"]`, `card.value(forKey: "angle")` of an object of the program; nil for others.
  mutating func callByKey(
    _ name: Name, _ object: Value, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    let labels = tree.arguments(arguments).map { names.text($0.label) }
    guard objectID(of: object) > 0, let last = tree.arguments(arguments).last,
      ["setValue:forKey", "valueforKey", "valueForKey"].contains(
        names.text(name) + labels.joined(separator: ":")),
      case .text(let key) = try evaluateValue(last.value)
    else { return nil }
    do {
      if labels.count == 1 { return try value(forKey: key.payload, of: object, at: id) }
      let value = try evaluateValue(tree.arguments(arguments).first?.value ?? last.value)
      try set(value, forKey: key.payload, of: object, at: id)
      return .void
    } catch let fault as Fault {
      throw diagnostic(fault, at: id)
    } catch {
      throw error as? Diagnostic ?? Diagnostic(.notSupported(.outside("forKey")), tree.span(id))
    }
  }

  mutating func value(forKey key: String, of owner: Value, at id: NodeID) throws -> Value {
    if let name = property(forKey: key, of: owner) { return try member(of: owner, name, id) }
    guard case .layer(let layer) = owner else { throw unknownKey(key, of: owner, 1) }
    guard isOwnKey(key) else { return try value(at: key, of: layer, id) }
    return names.find(keptName(key)).flatMap { attribute($0, of: layer) } ?? .nothing
  }

  mutating func set(_ value: Value, forKey key: String, of owner: Value, at id: NodeID) throws {
    if let name = property(forKey: key, of: owner) {
      return try storeMember(asked(value, by: name, of: owner), name, of: owner, id, id, nil)
    }
    guard case .layer(let layer) = owner else { throw unknownKey(key, of: owner, 2) }
    guard isOwnKey(key) else { return try set(value, at: key, of: layer, id) }
    setAttribute(names.intern(keptName(key)), value, of: layer)
  }

  /// The property that a key names, of the program before those of the frameworks.
  ///
  /// A truth may go without its `is`. Those of Apple's layers are read by their key paths.
  private mutating func property(forKey key: String, of owner: Value) -> Name? {
    let spelled = [key, "is" + key.capitalizedWord].compactMap(names.find)
    if let own = spelled.first(where: { declares($0, owner) }) { return own }
    if case .layer = owner { return nil }
    return spelled.first { catalogue.property($0, of: owner.kind) != nil }
  }

  /// `@YES` is a number, which a property that is a truth takes as one.
  private func asked(_ value: Value, by name: Name, of owner: Value) -> Value {
    guard case .number(let number) = value,
      let entry = catalogue.property(name, of: owner.kind),
      catalogue.entries[Int(entry)].result == .boolean
    else { return value }
    return .boolean(number != 0)
  }

  /// Whether a layer has no property of this name, nor one that was meant by it.
  private func isOwnKey(_ key: String) -> Bool {
    guard LayerProperty(keyPath: key) == nil, unmoved(key) == nil, !key.contains(".") else {
      return false
    }
    let known = LayerProperty.allCases.flatMap(\.keyPaths) + ["frame"]
    return slips(to: key, among: known).isEmpty
  }

  private func keptName(_ key: String) -> String { "(kept).key.\(key)" }

  private func unknownKey(_ key: String, of owner: Value, _ position: Int) -> Fault {
    let near = closest(to: key, among: memberCandidates(of: owner))
    return .argument(
      position, .unknownMember(key, of: owner.kind.words, candidates: near, synonym: nil))
  }
}
