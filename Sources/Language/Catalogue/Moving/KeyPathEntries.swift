internal import Motion
internal import Views

/// Values by key path, as `view.layer.value(forKeyPath: "transform.rotation.z")` reads an angle.
extension CatalogueBuilder {
  mutating func addKeyPaths() {
    addKeyPaths(of: .layer)
    addKeyPaths(of: .view)
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
    effect(
      "value(forKeyPath:)", of: kind, takes: [[.text]], gives: .number,
      "The value of a layer that a key path names.", read
    ) { evaluator, values, _ in
      let (layer, property) = try evaluator.layerProperty(values[0], values[1], 1)
      return evaluator.scene.value(property, of: layer).value
    }
    effect(
      "setValue(_:forKeyPath:)", of: kind, takes: [[], [.text]],
      "Sets the value of a layer that a key path names.", write
    ) { evaluator, values, call in
      let (layer, property) = try evaluator.layerProperty(values[0], values[2], 2)
      evaluator.watchTurn(values[1], to: property, at: call)
      let value = try evaluator.animated(values[1], property, "setValue")
      try evaluator.changing(layer) { evaluator in
        try evaluator.scene.set(property, to: value, of: layer)
      }
      return .void
    }
  }
}

extension Evaluator {
  /// The layer and the property that a key path names; that of a view begins with `layer.`.
  fileprivate func layerProperty(_ owner: Value, _ path: Value, _ position: Int) throws(Fault) -> (
    ViewID, LayerProperty
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
    return (layer, try property(at: text, position))
  }
}
