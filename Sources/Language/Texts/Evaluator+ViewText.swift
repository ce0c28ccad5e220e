internal import Geometry
internal import Views

extension Evaluator {
  /// Builds the views of a pasted `recursiveDescription`; they are in no window.
  ///
  /// Each name becomes a variable of the top level too, unless it stands for something else. The
  /// result is the one root, or a list of several.
  mutating func makeViews(_ descriptions: [ViewDescription], at id: NodeID) throws -> Value {
    let names = ViewNames.names(of: descriptions)
    var open: [(depth: Int, id: ViewID)] = []
    var roots: [Value] = []
    var unsized: [ViewID] = []
    for (description, name) in zip(descriptions, names) {
      try burn(10, at: id)
      while let last = open.last, last.depth >= description.depth { open.removeLast() }
      let view = try make(description, name)
      if !ViewSolver(description).isDetermined { unsized.append(view) }
      if let parent = open.last {
        try scene.addChild(view, to: parent.id)
      } else {
        roots.append(.view(view))
      }
      open.append((description.depth, view))
    }
    noteSizes(unsized, at: id)
    noteAnchor(descriptions, names, at: id)
    return try roots.count == 1 ? roots[0] : makeList(roots, at: id)
  }

  private mutating func make(_ description: ViewDescription, _ name: String) throws -> ViewID {
    let view = try makeView(description.className, description.frame.rect)
    scene.setName(name, of: view)
    try setGeometry(description, of: view)
    try scene.setAlpha(description.alpha, of: view)
    scene.setHidden(description.isHidden, of: view)
    scene.setClipsToBounds(description.clipsToBounds, of: view)
    scene.setUserInteractionEnabled(description.isUserInteractionEnabled, of: view)
    scene.setTag(description.tag, of: view)
    scene.setAutoresizing(description.autoresizing, of: view)
    setContent(description, of: view)
    defineView(name, view)
    return view
  }

  /// The frame is all there is under the identity; else bounds and position are solved for.
  private mutating func setGeometry(_ description: ViewDescription, of view: ViewID) throws {
    if let anchorPoint = description.anchorPoint {
      try scene.moveAnchor(to: anchorPoint, of: view)
    }
    if !description.transform.isIdentity {
      let solver = ViewSolver(description)
      try scene.setTransform(description.transform, of: view)
      try scene.setBounds(Rect(origin: .zero, size: solver.size), of: view)
      try scene.setPosition(solver.position, of: view)
    }
    let origin = description.bounds?.standardized.origin ?? description.contentOffset
    if let origin {
      try scene.setBounds(Rect(origin: origin, size: scene.bounds(of: view).size), of: view)
    }
  }

  private mutating func setContent(_ description: ViewDescription, of view: ViewID) {
    if let content = description.text, ["UILabel", "UIButton"].contains(description.className) {
      setAttribute(names.intern("text"), text(content), of: view)
    }
    if let size = description.contentSize, description.className == "UIScrollView" {
      setAttribute(names.intern("contentSize"), .size(size), of: view)
    }
  }

  private mutating func defineView(_ name: String, _ view: ViewID) {
    let name = names.intern(name)
    growGlobals()
    switch globals[Int(name.id)].value {
    case .missing, .view: define(name, .view(view))
    default: return
    }
  }

  /// A pasted tree may have hundreds of such views: one note names the first.
  private mutating func noteSizes(_ views: [ViewID], at id: NodeID) {
    guard let first = views.first else { return }
    let size = sourceText(.size(scene.bounds(of: first).size))
    note(
      .undeterminedSize(shortName(first), assumed: size, others: views.count - 1), at: callee(id))
  }

  /// The anchor point is not printed; it matters where a transform acts about it.
  private mutating func noteAnchor(
    _ descriptions: [ViewDescription], _ names: [String], at id: NodeID
  ) {
    let turned = zip(descriptions, names).filter {
      !$0.0.transform.linearPart.isIdentity && $0.0.anchorPoint == nil
    }
    if let first = turned.first {
      note(.assumedAnchor("'\(visible(first.1))'", others: turned.count - 1), at: callee(id))
    }
  }

  /// The name in a call: a pasted text is too long to be underlined.
  private func callee(_ id: NodeID) -> NodeID {
    if case .call(let callee, _) = tree[id] { return callee }
    return id
  }
}
