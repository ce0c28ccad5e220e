internal import Geometry
internal import Views

extension CatalogueBuilder {
  mutating func addViewTree() {
    addTreeProperties()
    addTreeChanges()
    addConversions(of: .view, rules: .views)
    addLayout()
    addWindows()
    addScreen()
    effect(
      "hitTest(_:with:)", of: .view, takes: [[.point], []], gives: .view,
      "The view that a touch at the point, in own coordinates, belongs to.",
      "window.hitTest((10, 10), with: nil)"
    ) { evaluator, values, node in
      guard let id = values[0].viewID else { return .nothing }
      return try evaluator.usualHit(try Point.from(values[1], 1), in: id, at: node)
        .map(Value.view) ?? .nothing
    }
    let tracking: [(name: StaticString, example: StaticString)] = [
      ("beginTracking(_:with:)", "UIControl().beginTracking(nil, with: nil)"),
      ("continueTracking(_:with:)", "UIControl().continueTracking(nil, with: nil)"),
    ]
    for (name, example) in tracking {
      effect(
        name, of: .view, only: ["UIControl"], takes: [[], []], gives: .boolean,
        "True: a control follows a touch, unless its class says otherwise.", example
      ) { _, _, _ in .boolean(true) }
    }
    effect(
      "point(inside:with:)", of: .view, takes: [[.point], []], gives: .boolean,
      "Whether the point lies in its bounds.", "window.point(inside: (10, 10), with: nil)"
    ) {
      evaluator, values, _ in
      guard let id = values[0].viewID else { return .nothing }
      return .boolean(evaluator.scene.pointInside(try Point.from(values[1], 1), id))
    }
  }

  /// The screen is as large as the window, which fills it.
  private mutating func addScreen() {
    type("UIScreen", .view)
    add(
      Definition(
        role: .constant, name: names.intern("main"), owner: .view, result: .view,
        spellings: Spellings(type: names.intern("UIScreen")),
        summary: "The screen, as large as the window.", example: "UIScreen.main.bounds",
        body: .effect { evaluator, _, _ in .view(evaluator.window) }))
    staticEffect(
      "UIScreen", "mainScreen()", of: .view, gives: .view, "The screen, as large as the window.",
      "UIScreen.main.bounds"
    ) { evaluator, _, _ in .view(evaluator.window) }
    addScreenProperty("coordinateSpace", "UIScreen.main.coordinateSpace.bounds")
    addScreenProperty("fixedCoordinateSpace", "UIScreen.main.fixedCoordinateSpace.bounds")
    addScreenProperty("screen", "window.screen.bounds")
    let frame = names.intern("applicationFrame")
    add(
      Definition(
        role: .property, name: frame, parameters: takes([.view]), owner: .view, result: .rect,
        classes: ["UIWindow"], summary: "The bounds of the screen: it has no status bar.",
        example: "UIScreen.main.applicationFrame",
        body: .effect { evaluator, values, _ in
          let screen = try ViewReference.from(values[0], 0).id
          try evaluator.refuse(frame, of: screen, unlessIn: ["UIWindow"])
          return .rect(evaluator.scene.bounds(of: screen))
        }))
  }

  /// The window fills the screen, whose space is the window's own; other views have no such name.
  private mutating func addScreenProperty(_ name: StaticString, _ example: StaticString) {
    let key = names.intern(name)
    add(
      Definition(
        role: .property, name: key, parameters: takes([.view]), owner: .view, result: .view,
        classes: ["UIWindow"], summary: "The screen, whose coordinates are the window's.",
        example: example,
        body: .effect { evaluator, values, _ in
          try evaluator.refuse(key, of: ViewReference.from(values[0], 0).id, unlessIn: ["UIWindow"])
          return .view(evaluator.window)
        }))
  }

  private mutating func addTreeProperties() {
    effectProperty(
      "next", of: .view, gives: .void,
      "The responder behind it: its superview, of a controller's view the controller, or nil.",
      "UIView().next"
    ) { evaluator, values, _ in
      let id = try ViewReference.from(values[0], 0).id
      if let controller = evaluator.attribute(evaluator.words.controller, of: id) {
        return controller
      }
      return evaluator.scene.superview(of: id).map { .view($0) } ?? .nothing
    }
    spell("next", of: .view, "nextResponder")
    scene("superview", of: .view, "The view that contains it, or nil.", "UIView().superview") {
      $0.superview(of: $1).map { ViewReference($0) }
    }
    scene("subviews", of: .view, "The views in it, the backmost first.", "window.subviews") {
      $0.subviews(of: $1).map(Value.view)
    }
    scene("window", of: .view, "The window it is in, or nil.", "UIView().window") {
      $0.window(of: $1).map { ViewReference($0) }
    }
    let key = names.intern("isKeyWindow")
    add(
      Definition(
        role: .property, name: key, parameters: takes([.view]), owner: .view, result: .boolean,
        summary: "Whether it is the window that keys go to: the one that was made it last.",
        example: "window.isKeyWindow",
        body: .effect { evaluator, values, _ in
          let window = evaluator.attribute(key, of: evaluator.window) ?? .view(evaluator.window)
          return .boolean(values[0].viewID == window.viewID)
        }))
    effect(
      "isDescendant(of:)", of: .view, takes: [[.view]], gives: .boolean,
      "Whether it lies in another view.",
      "self.view.isDescendant(of: window)"
    ) { evaluator, values, _ in
      .boolean(
        evaluator.scene.isDescendant(
          try ViewReference.from(values[0], 0).id, of: try ViewReference.from(values[1], 1).id))
    }
  }

  private mutating func addTreeChanges() {
    change("addSubview(_:)", "Puts a view in front of the others in it.") {
      try $0.addChild($2, to: $1)
    }
    change("bringSubviewToFront(_:)", "Moves a subview in front of the others.") {
      try $0.bringToFront($2, in: $1)
    }
    change("bringSubview(toFront:)", "Moves a subview in front of the others.") {
      try $0.bringToFront($2, in: $1)
    }
    change("sendSubviewToBack(_:)", "Moves a subview behind the others.") {
      try $0.sendToBack($2, in: $1)
    }
    change("sendSubview(toBack:)", "Moves a subview behind the others.") {
      try $0.sendToBack($2, in: $1)
    }
    effect(
      "removeFromSuperview()", of: .view, "Takes it out of its superview.",
      "UIView().removeFromSuperview()"
    ) { evaluator, values, node in
      let id = try ViewReference.from(values[0], 0).id
      if id == evaluator.rootView { throw Fault.problem(.fixedView(evaluator.shortName(id))) }
      try evaluator.hang(id, in: nil, at: node) { $0.remove(id) }
      return .void
    }
    addInsertions()
  }

  private mutating func addInsertions() {
    effect(
      "insertSubview(_:at:)", of: .view, takes: [[.view], [.number]], "Puts a view at an index.",
      "window.insertSubview(UIView(), at: 0)"
    ) { evaluator, values, node in
      let child = try evaluator.movable(values[1], 1)
      let parent = try ViewReference.from(values[0], 0).id
      let index = try WholeNumber.from(values[2], 2).number
      try evaluator.hang(child, in: parent, at: node) {
        try $0.scene.insertSubview(child, at: index, in: parent)
      }
      return .void
    }
    addExchange()
    addInsertion(
      "insertSubview(_:aboveSubview:)", "Puts a view in front of another.",
      "window.insertSubview(UIView(), aboveSubview: self.view)"
    ) {
      try $0.insertChild($2, above: $3, in: $1)
    }
    addInsertion(
      "insertSubview(_:belowSubview:)", "Puts a view behind another.",
      "window.insertSubview(UIView(), belowSubview: self.view)"
    ) {
      try $0.insertChild($2, below: $3, in: $1)
    }
  }

  private mutating func addExchange() {
    effect(
      "exchangeSubview(at:withSubviewAt:)", of: .view, takes: [[.number], [.number]],
      "Lets two subviews change places.",
      "window.addSubview(UIView()); window.exchangeSubview(at: 0, withSubviewAt: 1)"
    ) { evaluator, values, _ in
      let parent = try ViewReference.from(values[0], 0).id
      let (one, other) = (
        try WholeNumber.from(values[1], 1).number, try WholeNumber.from(values[2], 2).number
      )
      try evaluator.scene.exchangeSubviews(at: one, other, in: parent)
      return .void
    }
  }

  /// Puts a view beside a sibling; the body takes the parent, the view and the sibling.
  private mutating func addInsertion(
    _ signature: StaticString, _ summary: StaticString, _ example: StaticString,
    _ insert: @escaping @Sendable (inout Scene, ViewID, ViewID, ViewID) throws -> Void
  ) {
    effect(signature, of: .view, takes: [[.view], [.view]], summary, example) {
      evaluator, values, node in
      let (parent, child, sibling) = (
        try ViewReference.from(values[0], 0).id, try evaluator.movable(values[1], 1),
        try ViewReference.from(values[2], 2).id
      )
      try evaluator.hang(child, in: parent, at: node) {
        try insert(&$0.scene, parent, child, sibling)
      }
      return .void
    }
  }

  private mutating func change(
    _ signature: StaticString, _ summary: StaticString,
    _ body: @escaping @Sendable (inout Scene, ViewID, ViewID) throws -> Void
  ) {
    effect(signature, of: .view, takes: [[.view]], summary, "window.addSubview(UIView())") {
      evaluator, values, node in
      let child = try evaluator.movable(values[1], 1)
      let parent = try ViewReference.from(values[0], 0).id
      try evaluator.hang(child, in: parent, at: node) {
        try body(&$0.scene, parent, child)
        $0.noteAdded(child)
      }
      return .void
    }
  }

  /// `convert(_:to:)` and `convert(_:from:)` for points and rects, and Swift 2's names for them; nil is
  /// the window.
  mutating func addConversions(of kind: Kind, rules: TreeRules) {
    addConversion("convert(_:to:)", of: kind, rules, isTo: true)
    addConversion("convert(_:from:)", of: kind, rules, isTo: false)
    guard kind == .view else { return }
    addConversion("convertRect(_:toView:)", of: kind, rules, isTo: true)
    addConversion("convertRect(_:fromView:)", of: kind, rules, isTo: false)
    addConversion("convertPoint(_:toView:)", of: kind, rules, isTo: true)
    addConversion("convertPoint(_:fromView:)", of: kind, rules, isTo: false)
  }

  private mutating func addConversion(
    _ signature: StaticString, of kind: Kind, _ rules: TreeRules, isTo: Bool
  ) {
    let (name, labels) = parse(signature)
    let example: StaticString =
      kind == .view
      ? "self.view.convert((1, 2), to: window)" : "self.view.layer.convert((1, 2), to: nil)"
    add(
      Definition(
        role: .method, name: name, labels: labels,
        parameters: takes(receiver: kind, [[.point, .rect], [kind, .nothing]]), owner: kind,
        result: .point,
        summary: kind == .view
          ? "A point or rect in the coordinates of another view; nil is the window."
          : "A point or rect in the coordinates of another layer; nil is around the topmost.",
        example: example,
        body: .conversion { scene, own, value, other in
          let (from, to) = isTo ? (own, other) : (other, own)
          if case .rect(let rect) = value {
            return .rect(try scene.convert(rect, from: from, to: to, rules: rules))
          }
          let point = try Point.from(value, 1)
          return .point(try scene.convert(point, from: from, to: to, rules: rules))
        }))
  }
}

extension Evaluator {
  /// A view that may be moved in the tree: not the window.
  func movable(_ value: Value, _ position: Int) throws(Fault) -> ViewID {
    let id = try ViewReference.from(value, position).id
    if id == window { throw .argument(position, .fixedView(shortName(id))) }
    return id
  }

  /// What the scene refused, as a problem with the names of the views.
  func problem(_ error: SceneError) -> Problem {
    switch error {
    case .notFinite(let property): .geometryNotFinite(property.rawValue)
    case .singularTransform(let id):
      .singularTransform(of: shortName(id), scene.isView(id) ? .view : .layer)
    case .singularSublayerTransform(let id): .singularTransform(of: shortName(id), .sublayers)
    case .noCommonAncestor(let first, let second):
      .noCommonAncestor(shortName(first), shortName(second))
    case .cycle(let id): .viewCycle(shortName(id))
    case .notASubview(let id, let parent): .notASubview(shortName(id), of: shortName(parent))
    case .indexOutOfRange(let index, let count): .indexOutOfRange(index, 0..<count)
    }
  }
}
