internal import Geometry
internal import Views

extension CatalogueBuilder {
  mutating func addLayers() {
    addLayerClasses()
    addShared(
      by: .layer, center: "position", clips: "masksToBounds",
      example: "view(10, 20, 100, 50).layer")
    addLayerGeometry()
    addLayerTree()
    addConversions(of: .layer, rules: .layers)
    effect(
      "hitTest(_:)", of: .layer, takes: [[.point]], gives: .layer,
      "The layer at a point of the superlayer, by zPosition.", "self.view.layer.hitTest((10, 10))"
    ) {
      evaluator, values, _ in
      guard let id = values[0].viewID else { return .nothing }
      return evaluator.scene.hitTestLayer(try Point.from(values[1], 1), in: id)
        .map(Value.layer) ?? .nothing
    }
    effect(
      "contains(_:)", of: .layer, takes: [[.point]], gives: .boolean,
      "Whether a point lies in its bounds.",
      "self.view.layer.contains((10, 10))"
    ) { evaluator, values, _ in
      guard let id = values[0].viewID else { return .nothing }
      return .boolean(evaluator.scene.pointInside(try Point.from(values[1], 1), id))
    }
  }

  private mutating func addLayerGeometry() {
    scene(
      "sublayerTransform", of: .layer, "Acts on sublayers, about its anchor point.",
      "UIView().layer.sublayerTransform"
    ) {
      $0.sublayerTransform(of: $1)
    } set: {
      try $0.setSublayerTransform($2, of: $1)
    }
    scene(
      "transform", of: .layer, "Its transform, as far as it stays in the plane.",
      "UIView().layer.transform"
    ) {
      $0.transform(of: $1)
    } set: {
      try $0.setTransform($2, of: $1)
    }
    addPlainLayerProperties()
    addLayerTransform()
  }

  private mutating func addPlainLayerProperties() {
    scene("zPosition", of: .layer, "Its place in depth.", "UIView().layer.zPosition") {
      $0.zPosition(of: $1)
    } set: {
      try $0.setZPosition($2, of: $1)
    }
    scene("opacity", of: .layer, "How opaque it is, 0 to 1.", "UIView().layer.opacity") {
      $0.alpha(of: $1)
    } set: {
      try $0.setAlpha($2, of: $1)
    }
    attribute("backgroundColor", of: .layer, .color, "The colour behind its content.")
    addLayerAppearance()
  }

  private mutating func addLayerTransform() {
    effect(
      "affineTransform()", of: .layer, gives: .transform, "Its transform.",
      "UIView().layer.affineTransform()"
    ) { evaluator, values, _ in
      .transform(evaluator.scene.transform(of: try LayerReference.from(values[0], 0).id))
    }
    effect(
      "setAffineTransform(_:)", of: .layer, takes: [[.transform]], "Sets its transform.",
      "UIView().layer.setAffineTransform(R(90°))"
    ) { evaluator, values, call in
      let (layer, transform) = try (
        LayerReference.from(values[0], 0).id, AffineTransform.from(values[1], 1)
      )
      try evaluator.changing(layer, at: call) { try $0.scene.setTransform(transform, of: layer) }
      evaluator.noteAssignment(of: values[1], to: "transform", values[0], at: call)
      return .void
    }
    effect(
      "presentation()", of: .layer, gives: .layer, "The layer as it is shown at this moment.",
      "UIView().layer.presentation()"
    ) { evaluator, values, _ in
      evaluator.presentation(of: try LayerReference.from(values[0], 0).id)
    }
    effect(
      "model()", of: .layer, gives: .layer, "The layer itself, of which a presentation is a copy.",
      "UIView().layer.presentation()!.model()"
    ) { _, values, _ in values[0] }
  }

  private mutating func addLayerTree() {
    scene("superlayer", of: .layer, "The layer that contains it, or nil.", "CALayer().superlayer") {
      $0.parent(of: $1).map { LayerReference($0) }
    }
    add(
      Definition(
        role: .property, name: names.intern("sublayers"), parameters: takes([.layer]),
        owner: .layer, result: .list,
        summary: "The layers in it, in their order; nil where there are none.",
        example: "window.layer.sublayers",
        body: .scene {
          let layers = $0.children(of: $1)
          return layers.isEmpty ? .nothing : layers.map(Value.layer).asValue
        },
        setter: { evaluator, owner, new in
          let id = try LayerReference.from(owner, 0).id
          try evaluator.setSublayers(new.kind == .nothing ? [] : .from(new, 1), of: id)
          return owner
        }))
    effect(
      "addSublayer(_:)", of: .layer, takes: [[.layer]],
      "Puts a layer in front of the others in it.",
      "window.layer.addSublayer(CALayer())"
    ) { evaluator, values, _ in
      try evaluator.addSublayer(values[1], to: try LayerReference.from(values[0], 0).id)
      return .void
    }
    effect(
      "removeFromSuperlayer()", of: .layer, "Takes it out of its superlayer.",
      "CALayer().removeFromSuperlayer()"
    ) { evaluator, values, _ in
      try evaluator.removeFromSuperlayer(try LayerReference.from(values[0], 0).id)
      return .void
    }
  }
}

extension Evaluator {
  fileprivate mutating func addSublayer(_ layer: Value, to id: ViewID) throws {
    let child = try LayerReference.from(layer, 1).id
    if child == window { throw Fault.argument(1, .fixedView(shortName(child))) }
    try scene.addChild(child, to: id)
  }

  mutating func removeFromSuperlayer(_ id: ViewID) throws {
    if id == rootView { throw Fault.problem(.fixedView(shortName(id))) }
    remove(id)
  }

  /// `layer.sublayers = nil`: those that are not among the new ones are in no layer then.
  fileprivate mutating func setSublayers(_ layers: [Value], of id: ViewID) throws {
    let kept = try layers.map { try LayerReference.from($0, 1).id }
    for child in scene.children(of: id) where !kept.contains(child) {
      try removeFromSuperlayer(child)
    }
    for layer in layers { try addSublayer(layer, to: id) }
  }
}
