internal import Motion
internal import Views

/// Values by key path, as `view.layer.value(forKeyPath: "transform.rotation.z")` reads an angle.
extension CatalogueBuilder {
  mutating func addKeyPaths() {
    addKeyPaths(of: .layer)
    addKeyPaths(of: .view)
    addReading(
      "value(forKey:)", of: .layer, "The value of a layer that a key names.",
      "CALayer().value(forKey: \"position\")")
    addSetting(
      "setValue(_:forKey:)", of: .layer, "Sets the value of a layer that a key names.",
      "CALayer().setValue((1, 2), forKey: \"position\")")
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
      if LayerProperty(keyPath: path)?.isLook != false, let entry = evaluator.unmoved(path) {
        return try evaluator.perform(entry, [.layer(layer)], id, [])
      }
      return evaluator.scene.value(try evaluator.property(at: path, 1), of: layer).value
    }
  }

  private mutating func addSetting(
    _ signature: StaticString, of kind: Kind, _ summary: StaticString, _ example: StaticString
  ) {
    effect(signature, of: kind, takes: [[], [.text]], summary, example) { evaluator, values, call in
      let (layer, path) = try evaluator.layerPath(values[0], values[2], 2)
      if LayerProperty(keyPath: path)?.isLook != false, let entry = evaluator.unmoved(path),
        let setter = evaluator.catalogue.entries[Int(entry)].setter
      {
        _ = try setter(&evaluator, .layer(layer), values[1])
        return .void
      }
      let property = try evaluator.property(at: path, 2)
      evaluator.watchTurn(values[1], to: property, at: call)
      let value = try evaluator.animated(values[1], property, "setValue")
      try evaluator.changing(layer, at: call) { evaluator in
        try evaluator.scene.set(property, to: value, of: layer)
      }
      return .void
    }
  }
}

extension Evaluator {
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
