internal import Motion
internal import Views

/// Values by key path, as `view.layer.value(forKeyPath: "transform.rotation.z")` reads an angle.
extension CatalogueBuilder {
  mutating func addKeyPaths() {
    addKeyPaths(of: .layer)
    addKeyPaths(of: .view)
    addKeys(
      of: .layer, "The value of a layer that a key names, or that was kept under it.",
      "CALayer().value(forKey: \"position\")",
      "Sets the value of a layer that a key names, or keeps one under a key of one's own.",
      "CALayer().setValue((1, 2), forKey: \"position\")")
    addKeys(
      of: .view, "The property of a view that a key names.", "view.value(forKey: \"alpha\")",
      "Sets the property of a view that a key names.", "view.setValue(0.5, forKey: \"alpha\")")
  }

  private mutating func addKeys(
    of kind: Kind, _ reading: StaticString, _ read: StaticString, _ setting: StaticString,
    _ write: StaticString
  ) {
    effect("value(forKey:)", of: kind, takes: [[.text]], gives: .void, reading, read) {
      evaluator, values, id in
      try evaluator.value(forKey: try String.from(values[1], 1), of: values[0], at: id)
    }
    effect("setValue(_:forKey:)", of: kind, takes: [[], [.text]], setting, write) {
      evaluator, values, id in
      let key = try String.from(values[2], 2)
      try evaluator.set(values[1], forKey: key, of: values[0], at: id)
      return .void
    }
  }

  private mutating func addKeyPaths(of kind: Kind) {
    let read: StaticString =
      kind == .layer
      ? "view.layer.value(forKeyPath: \"transform.rotation.z\")"
      : "view.value(forKeyPath: \"layer.transform.rotation.z\")"
    let write: StaticString =
      kind == .layer
      ? "view.layer.setValue(2, forKeyPath: \"transform.scale\")"
      : "view.setValue(2, forKeyPath: \"layer.transform.scale\")"
    addReading("value(forKeyPath:)", of: kind, "The value of a layer that a key path names.", read)
    addSetting(
      "setValue(_:forKeyPath:)", of: kind, "Sets the value of a layer that a key path names.", write
    )
  }

  private mutating func addReading(
    _ signature: StaticString, of kind: Kind, _ summary: StaticString, _ example: StaticString
  ) {
    effect(signature, of: kind, takes: [[.text]], gives: .number, summary, example) {
      evaluator, values, id in
      let (layer, path) = try evaluator.layerPath(values[0], values[1], 1)
      return try evaluator.value(at: path, of: layer, id)
    }
  }

  private mutating func addSetting(
    _ signature: StaticString, of kind: Kind, _ summary: StaticString, _ example: StaticString
  ) {
    effect(signature, of: kind, takes: [[], [.text]], summary, example) { evaluator, values, call in
      let (layer, path) = try evaluator.layerPath(values[0], values[2], 2)
      try evaluator.set(values[1], at: path, of: layer, call)
      return .void
    }
  }
}

extension Evaluator {
  mutating func value(at path: String, of layer: ViewID, _ id: NodeID) throws -> Value {
    if LayerProperty(keyPath: path)?.isLook != false, let entry = unmoved(path) {
      return try perform(entry, [.layer(layer)], id, [])
    }
    return scene.value(try property(at: path, 1), of: layer).value
  }

  mutating func set(_ value: Value, at path: String, of layer: ViewID, _ call: NodeID) throws {
    if LayerProperty(keyPath: path)?.isLook != false, let entry = unmoved(path),
      let setter = catalogue.entries[Int(entry)].setter
    {
      _ = try setter(&self, .layer(layer), value)
      return
    }
    let property = try property(at: path, 2)
    watchTurn(value, to: property, at: call)
    let value = try animated(value, property, "setValue")
    try changing(layer, at: call) { evaluator in
      try evaluator.scene.set(property, to: value, of: layer)
    }
  }

  /// The layer, and the key path of it; that of a view begins with `layer.`.
  fileprivate func layerPath(_ owner: Value, _ path: Value, _ position: Int) throws(Fault) -> (
    ViewID, String
  ) {
    var text = try String.from(path, position)
    if case .view = owner {
      guard text.utf8.starts(with: "layer.".utf8) else {
        _ = try property(at: text, position)
        throw .argument(
          position, .unknownKeyPath(text, candidates: ["layer.\(text)"], isOfView: true))
      }
      text.removeFirst("layer.".count)
    }
    guard let layer = owner.viewID else {
      throw .argument(
        0, .wrongKind(expected: Kind.layer.words, found: owner.kind.words, of: ""))
    }
    return (layer, text)
  }

  /// A property of layers that no scene stores, by its key: `cornerRadius`, or `hidden` for `isHidden`.
  func unmoved(_ key: String) -> Int32? {
    [key, "is" + key.prefix(1).uppercased() + key.dropFirst()].lazy
      .compactMap { names.find($0) }.compactMap { catalogue.property($0, of: .layer) }.first
  }
}
