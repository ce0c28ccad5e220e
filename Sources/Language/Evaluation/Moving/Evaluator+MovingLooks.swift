internal import Motion
internal import Views

/// How a layer looks, as far as it is numbers: no scene stores that, and it moves as the rest does.
extension Evaluator {
  /// The value of a property of a layer.
  mutating func value(of property: LayerProperty, of layer: ViewID) -> AnimatedValue {
    guard property.isLook, let entry = unmoved(property.key) else {
      return scene.value(property, of: layer)
    }
    let outer = trace
    trace = nil
    defer { trace = outer }
    let value = try? perform(entry, [.layer(layer)], 0, [])
    return value.flatMap { AnimatedValue($0) } ?? property.zero
  }

  /// Sets a property of a layer, which does not move by that.
  mutating func set(_ property: LayerProperty, to value: AnimatedValue, of layer: ViewID)
    throws(SceneError)
  {
    guard property.isLook else { return try scene.set(property, to: value, of: layer) }
    if let name = names.find(property.key) { setAttribute(name, value.value, of: layer) }
  }

  /// Whether a look that is set now may be on its way.
  mutating func movesLooks(of layer: ViewID) -> Bool {
    scene.isView(layer) ? isRecording : isMovedByItself(layer)
  }

  /// Lets a look that was set go there from what it was: what belongs to a view with the closure around it, and
  /// other layers by themselves.
  mutating func moveLook(_ name: Name, of layer: ViewID, from old: Value) throws {
    guard let property = LayerProperty(keyPath: names.text(name)), property.isLook,
      let old = AnimatedValue(old), old.hasForm(of: property.zero)
    else { return }
    if scene.isView(layer) { return note(LayerLook(property: property, value: old), of: layer) }
    guard value(of: property, of: layer) != old else { return }
    try moveByItself(property, of: layer, from: old, at: statement)
  }

  private mutating func note(_ look: LayerLook, of layer: ViewID) {
    let last = movement.recorders.count - 1
    let known = movement.recorders[last].looks[layer, default: []]
    guard !known.contains(where: { $0.property == look.property }) else { return }
    movement.recorders[last].looks[layer, default: []].append(look)
  }

  /// What looks different now, in the order in which the layers were made.
  mutating func changedLooks(since looks: [ViewID: [LayerLook]]) -> [LayerChange] {
    var changes: [LayerChange] = []
    for (layer, looks) in looks.sorted(by: { $0.key.index < $1.key.index }) {
      for look in looks {
        let new = value(of: look.property, of: layer)
        guard new != look.value else { continue }
        changes.append(
          LayerChange(layer: layer, property: look.property, old: look.value, new: new))
      }
    }
    return changes
  }
}
