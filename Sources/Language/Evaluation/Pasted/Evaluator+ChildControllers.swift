internal import Geometry
internal import Views

// Controllers within others: a child has a view of its own; the others share the root view.

extension Evaluator {
  /// The view of a controller, or of what runs without one.
  func view(ofController controller: Value?) -> ViewID {
    guard objects.hasOwnViews, let controller else { return rootView }
    return objects.ownView(of: objectID(of: controller)) ?? rootView
  }

  /// `addChild(child)`.
  mutating func addChildren(_ arguments: ArgumentList, to parent: Value, _ id: NodeID)
    throws(Diagnostic) -> Value
  {
    for argument in tree.arguments(arguments) {
      let child = try evaluateValue(argument.value)
      guard isController(child) else { continue }
      try giveView(to: child, argument.value)
      try leaveParent(child, id)
      try setChildren(children(of: parent) + [child], of: parent, id)
      guard view(ofController: child) != rootView else { continue }
      setAttribute(names.intern("parent"), parent, of: view(ofController: child))
    }
    return .void
  }

  /// `removeFromParent()`.
  mutating func leaveParent(_ child: Value, _ id: NodeID) throws(Diagnostic) {
    guard let parent = family("parent", of: child), isController(parent) || parent.kind == .view
    else { return }
    let object = objectID(of: child)
    try setChildren(children(of: parent).filter { objectID(of: $0) != object }, of: parent, id)
    setAttribute(names.intern("parent"), .nothing, of: view(ofController: child))
  }

  /// `children` and `parent` of a controller; nil for other properties.
  func family(_ word: String, of controller: Value?) -> Value? {
    switch word {
    case "children", "childViewControllers": children(of: controller).asValue
    case "parent", "parentViewController":
      names.find("parent").flatMap { attribute($0, of: view(ofController: controller)) } ?? .nothing
    default: nil
    }
  }

  private func children(of controller: Value?) -> [Value] {
    guard let name = names.find("children"),
      case .list(let box)? = attribute(name, of: view(ofController: controller))
    else { return [] }
    return box.payload
  }

  private mutating func setChildren(_ children: [Value], of parent: Value, _ id: NodeID)
    throws(Diagnostic)
  {
    let list = try makeList(children, at: id)
    setAttribute(names.intern("children"), list, of: view(ofController: parent))
  }

  /// The view of another controller that a controller asks for: that of a child, where the program has children.
  mutating func giveViewToChild(_ controller: Value, _ id: NodeID) throws(Diagnostic) {
    guard objects.current > 0, objects.current != objectID(of: controller),
      isController(objects[objects.current].structure),
      names.find("addChild") != nil || names.find("addChildViewController") != nil,
      case .member(let base, _) = tree[id]
    else { return }
    try giveView(to: controller, base)
  }

  /// A view as large as the root view, unless the controller has one, or shares that one already.
  private mutating func giveView(to child: Value, _ node: NodeID) throws(Diagnostic) {
    let object = objectID(of: child)
    guard object > 0, objects.ownView(of: object) == nil, !objects[object].isLoaded else { return }
    let frame = Rect(origin: .zero, size: scene.bounds(of: rootView).size)
    let view: ViewID
    do { view = try makeView("UIView", frame) } catch {
      throw (error as? Fault).map { diagnostic($0, at: node) }
        ?? Diagnostic(.geometryNotFinite("frame"), tree.span(node))
    }
    if isName(node) { scene.setName("\(written(node)).view", of: view) }
    objects.setOwnView(view, of: object)
  }

  /// Puts the view of a controller where its methods look for `view`.
  mutating func showOwnView(of object: Int32) {
    let index = Int(words.view.id)
    let standing = globals[index]
    guard standing.declaration < 0, standing.state == .constant,
      case .view(let shown) = standing.value
    else { return }
    let view = objects.ownView(of: object) ?? rootView
    if view != shown { globals[index].value = .view(view) }
  }

  /// `view = v` in 'loadView' of a child; false for a controller that has the root view.
  mutating func storeOwnView(_ view: ViewID) -> Bool {
    guard objects.ownView(of: objects.current) != nil else { return false }
    objects.setOwnView(view, of: objects.current)
    showOwnView(of: objects.current)
    return true
  }
}
