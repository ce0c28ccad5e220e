internal import Geometry
internal import Views

/// Laying out, drawing again, and finding and ordering views and layers.
extension CatalogueBuilder {
  mutating func addLayout() {
    addLayoutPasses()
    for name in ["setNeedsDisplay()", "layoutSubviews()"] as [StaticString] {
      effect(
        name, of: .view, "Nothing of its own here; a pasted class may override it.",
        "UIView().layoutSubviews()"
      ) { _, _, _ in .void }
    }
    for kind in [Kind.view, .layer] {
      effect(
        "setNeedsDisplay(_:)", of: kind, takes: [[.rect]], "Nothing: nothing is drawn here.",
        kind == .view ? "UIView().setNeedsDisplay(.zero)" : "CALayer().setNeedsDisplay(.zero)"
      ) { _, _, _ in .void }
    }
    for name in ["becomeFirstResponder()", "resignFirstResponder()"] as [StaticString] {
      effect(
        name, of: .view, gives: .boolean, "true: there is no keyboard here.",
        "UIView().becomeFirstResponder()"
      ) { _, _, _ in .boolean(true) }
    }
    addSizes()
    addIntrinsicSizes()
    effect(
      "endEditing(_:)", of: .view, takes: [[.boolean]], "Does nothing here: there are no keys.",
      "UIView().endEditing(true)"
    ) { _, _, _ in .void }
    let displaying: [(StaticString, StaticString)] = [
      ("setNeedsDisplay()", "CALayer().setNeedsDisplay()"),
      ("displayIfNeeded()", "CALayer().displayIfNeeded()"), ("display()", "CALayer().display()"),
    ]
    for (name, example) in displaying {
      effect(
        name, of: .layer, "Nothing of its own here; a pasted class may override it.", example
      ) { _, _, _ in .void }
    }
    effect(
      "viewWithTag(_:)", of: .view, takes: [[.number]], gives: .view,
      "The first view with this tag, it or one in it; nil where none has it.",
      "window.viewWithTag(3)"
    ) { evaluator, values, _ in
      let tag = try WholeNumber.from(values[1], 1).number
      return evaluator.scene.view(tagged: tag, in: try ViewReference.from(values[0], 0).id)
        .map(Value.view) ?? .nothing
    }
    addSublayers()
    add(
      Definition(
        role: .constant, name: names.intern("noIntrinsicMetric"), owner: .view, result: .number,
        spellings: spellings(type: "UIView"),
        summary: "-1: its content says nothing of this length.", example: "",
        body: .many { _ in .number(-1) }))
  }

  /// The pass itself is made when time passes, a finger does something, or a picture is drawn.
  private mutating func addLayoutPasses() {
    for kind in [Kind.view, .layer] {
      let isView = kind == .view
      effect(
        "setNeedsLayout()", of: kind, "Lets it lay out at the end of the turn, when time passes.",
        isView ? "UIView().setNeedsLayout()" : "CALayer().setNeedsLayout()"
      ) { evaluator, values, _ in
        if let id = values[0].viewID { evaluator.scene.setNeedsLayout(id) }
        return .void
      }
      effect(
        "layoutIfNeeded()", of: kind, "Lets it and those in it lay out now, if they wait for it.",
        isView ? "UIView().layoutIfNeeded()" : "CALayer().layoutIfNeeded()"
      ) { evaluator, values, node in
        if let id = values[0].viewID { try evaluator.layOutIfNeeded(id, at: node) }
        return .void
      }
    }
    addLayoutOfLayers()
    effect(
      "needsLayout()", of: .layer, gives: .boolean, "Whether it waits to lay out.",
      "CALayer().needsLayout()"
    ) { evaluator, values, _ in
      .boolean(evaluator.scene.needsLayout(try LayerReference.from(values[0], 0).id))
    }
  }

  private mutating func addLayoutOfLayers() {
    effect(
      "layoutSublayers()", of: .layer,
      "Asks the delegate, which of a view's layer is the view; a pasted class may override it.",
      "CALayer().layoutSublayers()"
    ) { evaluator, values, node in
      try evaluator.layOutSublayers(of: LayerReference.from(values[0], 0).id, at: node)
      return .void
    }
    for signature in ["layoutSublayers(of:)", "layoutSublayersOfLayer(_:)"] as [StaticString] {
      effect(
        signature, of: .view, takes: [[.layer]],
        "Lets the view lay out, if the layer is its own.",
        "UIView().layoutSublayers(of: view.layer)"
      ) { evaluator, values, node in
        let view = try ViewReference.from(values[0], 0).id
        if values[1].viewID == view { try evaluator.layOutSubviews(of: view, at: node) }
        return .void
      }
    }
  }

  private mutating func addSublayers() {
    effect(
      "insertSublayer(_:at:)", of: .layer, takes: [[.layer], [.number]],
      "Puts a layer at an index.", "window.layer.insertSublayer(CALayer(), at: 0)"
    ) { evaluator, values, _ in
      let parent = try LayerReference.from(values[0], 0).id
      let index = try WholeNumber.from(values[2], 2).number
      let child = try evaluator.movableLayer(values[1], 1)
      let others = evaluator.scene.children(of: parent).count { $0 != child }
      try evaluator.scene.insertChild(child, at: min(index, others), in: parent)
      return .void
    }
    addSublayer("insertSublayer(_:above:)", "Puts a layer in front of another.") {
      try $0.insertChild($2, above: $3, in: $1)
    }
    addSublayer("insertSublayer(_:below:)", "Puts a layer behind another.") {
      try $0.insertChild($2, below: $3, in: $1)
    }
    effect(
      "replaceSublayer(_:with:)", of: .layer, takes: [[.layer], [.layer]],
      "Puts a layer where another was.",
      "let a = CALayer(), b = CALayer(), c = CALayer(); a.addSublayer(b); a.replaceSublayer(b, with: c)"
    ) { evaluator, values, _ in
      let (parent, old) = (
        try LayerReference.from(values[0], 0).id, try evaluator.movableLayer(values[1], 1)
      )
      let new = try evaluator.movableLayer(values[2], 2)
      try evaluator.scene.insertChild(new, above: old, in: parent)
      if new != old { try evaluator.removeFromSuperlayer(old) }
      return .void
    }
  }

  /// A plain view fits as it is; what its text or image needs is UIKit's to say.
  private mutating func addSizes() {
    effect(
      "sizeThatFits(_:)", of: .view, takes: [[.size]], gives: .size,
      "Its size, unless its class says another.", "UIView().sizeThatFits(size(10, 20))"
    ) { evaluator, values, _ in
      .size(try evaluator.fittingSize(of: ViewReference.from(values[0], 0).id))
    }
    effect(
      "sizeToFit()", of: .view, "Makes it as large as 'sizeThatFits(_:)' says.",
      "UIView().sizeToFit()"
    ) { evaluator, values, node in
      try evaluator.sizeToFit(try ViewReference.from(values[0], 0).id, at: node)
      return .void
    }
  }

  /// What size a view has by itself only its class says, to Auto Layout.
  private mutating func addIntrinsicSizes() {
    effectProperty(
      "intrinsicContentSize", of: .view, gives: .size,
      "(-1, -1): its content says nothing of its size, unless its class does.",
      "UIView().intrinsicContentSize"
    ) { evaluator, values, _ in
      // Of labels and their like only UIKit knows it.
      _ = try evaluator.fittingSize(of: try ViewReference.from(values[0], 0).id)
      return .size(Size(width: -1, height: -1))
    }
    add(
      Definition(
        role: .constant, name: names.intern("noIntrinsicMetric"), owner: .view, result: .number,
        spellings: spellings(type: "UIView", c: "UIViewNoIntrinsicMetric"),
        summary: "-1: no size by itself in this direction.",
        example: "UIView.noIntrinsicMetric", body: .many { _ in .number(-1) }))
    effect(
      "invalidateIntrinsicContentSize()", of: .view, "Nothing: Auto Layout is not part of Pivot.",
      "UIView().invalidateIntrinsicContentSize()"
    ) { _, _, _ in .void }
  }

  private mutating func addSublayer(
    _ signature: StaticString, _ summary: StaticString,
    _ insert: @escaping @Sendable (inout Scene, ViewID, ViewID, ViewID) throws -> Void
  ) {
    effect(
      signature, of: .layer, takes: [[.layer], [.layer]], summary,
      "window.layer.insertSublayer(CALayer(), above: view.layer)"
    ) { evaluator, values, _ in
      try insert(
        &evaluator.scene, try LayerReference.from(values[0], 0).id,
        try evaluator.movableLayer(values[1], 1), try LayerReference.from(values[2], 2).id)
      return .void
    }
  }
}

extension Evaluator {
  /// A layer that may be put somewhere: not the window's.
  func movableLayer(_ value: Value, _ position: Int) throws(Fault) -> ViewID {
    let child = try LayerReference.from(value, position).id
    if child == window { throw .argument(position, .fixedView(shortName(child))) }
    return child
  }

  /// The default of `sizeThatFits(_:)`: the size that the view has, as UIView's documentation says.
  func fittingSize(of view: ViewID) throws(Fault) -> Size {
    let name = scene.className(of: view)
    guard ["UIView", "UIWindow", "UIControl", "UIScrollView"].contains(name) else {
      throw .problem(.notSupported(.sizedView(name)))
    }
    return scene.bounds(of: view).size
  }

  /// The size changes, the top left corner stays; a class of the program may say what fits.
  ///
  /// Source: labels keep that corner (Stack Overflow 1054558, read 2026-11); where a view is turned, nobody has
  /// measured it, and the corner of its bounds stays where it stands in the superview.
  mutating func sizeToFit(_ view: ViewID, at node: NodeID) throws {
    var size = Value.size(scene.bounds(of: view).size)
    let object = objectID(of: .view(view))
    if object > 0, let method = names.find("sizeThatFits"), declares(method, .view(view)) {
      size = try apply(bound(variable(method, of: object).value, to: object), [size], at: node)
    } else {
      size = .size(try fittingSize(of: view))
    }
    let old = scene.bounds(of: view)
    let new = Rect(origin: old.origin, size: try Size.from(size, 0))
    let corner = old.origin.applying(scene.mapToParent(of: view))
    try scene.setBounds(new, of: view)
    let moved = old.origin.applying(scene.mapToParent(of: view))
    let place = scene.position(of: view)
    try scene.setPosition(
      Point(x: place.x + corner.x - moved.x, y: place.y + corner.y - moved.y), of: view)
    try resizeSubviews(of: view, from: old.size, at: node)
  }
}

extension Scene {
  /// The first view with a tag, the receiver included, depth first.
  func view(tagged tag: Int, in receiver: ViewID) -> ViewID? {
    var waiting = [receiver]
    while let next = waiting.popLast() {
      if self.tag(of: next) == tag { return next }
      waiting += subviews(of: next).reversed()
    }
    return nil
  }
}
