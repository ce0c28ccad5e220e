internal import Motion
internal import Views

/// Layers as they are shown: `layer.presentation()`.
///
/// A presentation carries the layers of its moment. Whatever is asked of it is asked with these in the
/// place of the real ones, and layers that come back are presentations, too.
extension Evaluator {
  /// The layer as it is shown now.
  func presentation(of id: ViewID) -> Value {
    let shown = movements.count == 0 ? scene : movements[0].timeline.presentation(of: scene)
    return .presented(Box(Presentation(id, in: shown, at: now)))
  }

  /// Asks with the layers of a moment.
  mutating func presented(
    _ presentation: Presentation,
    _ ask: (inout Evaluator) throws(Diagnostic) -> Value
  ) throws(Diagnostic) -> Value {
    let model = scene
    scene = presentation.scene
    defer { scene = model }
    return try ask(&self).presented(at: presentation)
  }

  /// A property of a presentation; those that no scene stores are animated here.
  mutating func presentedMember(_ name: Name, of presentation: Presentation, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    let value = try presented(presentation) { evaluator throws(Diagnostic) in
      try evaluator.member(of: .layer(presentation.id), name, id)
    }
    guard presentation.time == now, movements.count > 0,
      let property = LayerProperty(keyPath: names.text(name)), property.isLook,
      movements[0].timeline.hasRuns(on: presentation.id)
    else { return value }
    return movement.timeline.shown(
      property, of: presentation.id, over: AnimatedValue(value) ?? property.zero, in: scene
    ).value
  }

  /// `base.name(…)` of a presentation: what reads works, what would change a copy is refused.
  mutating func callPresented(
    _ presentation: Presentation, _ id: NodeID, _ base: NodeID, _ name: Name, _ callee: NodeID,
    _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value {
    let layer = Value.layer(presentation.id)
    switch names.text(name) {
    case "presentation", "presentationLayer": return .presented(Box(presentation))
    case "model": return layer
    default: break
    }
    let isReading = tree.nodes[Int(id)].place.isMessage && arguments.count == 0
    if isReading, catalogue.property(name, of: .layer) != nil {
      return try presentedMember(name, of: presentation, id)
    }
    if let entry = catalogue.method(name, of: .layer), catalogue.entries[Int(entry)].result == .void
    {
      throw Diagnostic(
        .notSettable(names.text(name), of: "a layer as it is shown"), memberSpan(callee))
    }
    return try callBuiltin(
      .method(name, .presented(Box(presentation)), base), id, callee, arguments)
  }

  /// A method of a presentation, with its values at hand: they were worked out among the layers as they are.
  mutating func performPresented(
    _ entry: Int32, _ presentation: Presentation, _ values: [Value], _ id: NodeID,
    _ places: [Int]
  ) throws(Diagnostic) -> Value {
    try presented(presentation) { evaluator throws(Diagnostic) in
      try evaluator.perform(entry, [.layer(presentation.id)] + values.dropFirst(), id, places)
    }
  }

  /// Takes a view out of its parent; what moved in it stops, and has not finished [D].
  mutating func remove(_ id: ViewID) {
    scene.removeFromParent(id)
    movement.removed.insert(id)
    let layers = scene
    movement.timeline.remove { layers.isDescendant($0.layer, of: id) }
  }

  /// A view is somewhere again.
  mutating func noteAdded(_ id: ViewID) {
    if movements.count > 0, movement.removed.contains(id) { movement.removed.remove(id) }
  }
}

extension Value {
  var isPresented: Bool {
    if case .presented = self { return true }
    return false
  }

  /// Layers at the moment of a presentation.
  fileprivate func presented(at moment: Presentation) -> Value {
    switch self {
    case .layer(let id): .presented(Box(moment.of(id)))
    case .list(let box): box.payload.map { $0.presented(at: moment) }.asValue
    default: self
    }
  }
}
