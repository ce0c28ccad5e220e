internal import Motion
internal import Views

/// What an animation keeps by name: its own properties, and whatever a program puts there, which is how a delegate
/// tells one animation from another.
extension CatalogueBuilder {
  mutating func addAnimationKeys() {
    effect(
      "setValue(_:forKey:)", of: .animation, takes: [[], [.text]],
      "Sets a property by its name, or keeps a value under a name of one's own.",
      "CABasicAnimation(keyPath: \"position.x\").setValue(\"slide\", forKey: \"name\")"
    ) { evaluator, values, _ in
      try evaluator.keep(values[1], under: try String.from(values[2], 2), in: values[0])
      return .void
    }
    effect(
      "value(forKey:)", of: .animation, takes: [[.text]], gives: .void,
      "A property by its name, or what was kept under a name; nil where nothing was.",
      "CABasicAnimation(keyPath: \"position.x\").value(forKey: \"keyPath\")"
    ) { evaluator, values, id in
      try evaluator.kept(under: try String.from(values[1], 1), in: values[0], id)
    }
  }
}

extension Evaluator {
  fileprivate mutating func keep(_ value: Value, under key: String, in animation: Value) throws {
    guard case .animation(let id) = animation else { return }
    if let entry = property(ofAnimations: key), let setter = catalogue.entries[Int(entry)].setter {
      _ = try setter(&self, animation, value)
    } else {
      animations[Int(id.index)].settings[own(key)] = value
    }
  }

  fileprivate mutating func kept(under key: String, in animation: Value, _ id: NodeID) throws
    -> Value
  {
    if let entry = property(ofAnimations: key) { return try perform(entry, [animation], id, []) }
    return try animationObject(animation, 0).settings[own(key)] ?? .nothing
  }

  private func property(ofAnimations key: String) -> Int32? {
    names.find(key).flatMap { catalogue.property($0, of: .animation) }
  }

  /// No property has a name with a colon.
  private func own(_ key: String) -> String { "forKey:" + key }
}
