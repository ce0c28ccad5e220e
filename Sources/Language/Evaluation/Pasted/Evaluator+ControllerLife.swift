internal import Geometry
internal import Views

// When UIKit tells a controller what: its view is loaded when it is first asked for, and appears with its
// window.

extension Evaluator {
  /// What UIKit tells a controller, which a class need not have a method for, and what ties it to others.
  private static let turnsOfControllers = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "didReceiveMemoryWarning",
    "setNeedsStatusBarAppearanceUpdate", "loadView", "viewIsAppearing",
    "willMove", "willMoveToParentViewController", "didMove", "didMoveToParentViewController",
  ]

  /// A call that every controller understands; nil for others.
  mutating func callOfController(
    _ name: Name, _ controller: Value, _ id: NodeID, _ arguments: ArgumentList
  ) throws(Diagnostic) -> Value? {
    if let answer = loading(name, of: objectID(of: controller)) { return answer }
    switch names.text(name) {
    case "loadViewIfNeeded":
      try load(controller, id)
      return .void
    case "addChild", "addChildViewController":
      return try addChildren(arguments, to: controller, id)
    case "removeFromParent", "removeFromParentViewController":
      try leaveParent(controller, id)
      return .void
    case "dismiss", "dismissViewControllerAnimated": return try complete(arguments, id)
    case let text: return Self.turnsOfControllers.contains(text) ? .void : nil
    }
  }

  /// What takes time on a screen is done at once, and its end is told.
  private mutating func complete(_ arguments: ArgumentList, _ id: NodeID) throws(Diagnostic)
    -> Value
  {
    let values = try evaluate(arguments)
    if let completion = values.last, case .function = completion {
      _ = try apply(completion, [], at: id)
    }
    return .void
  }

  /// Loads the view of a controller, unless that happened: 'loadView', then 'viewDidLoad'.
  ///
  /// All controllers but children share the root view; one whose class makes a view of its own gets that instead.
  mutating func load(_ controller: Value, _ id: NodeID) throws(Diagnostic) {
    guard objects.notesLoading(of: objectID(of: controller)) else { return }
    try tell(controller, "loadView", [], id)
    setAttribute(words.controller, controller, of: view(ofController: controller))
    try tell(controller, "viewDidLoad", [], id)
  }

  /// Tells the controller whose view it is of a layout around what the view does itself.
  mutating func layOutController(
    of view: ViewID, at id: NodeID, _ layout: (inout Evaluator) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard view == rootView || objects.hasOwnViews,
      let controller = attribute(words.controller, of: view)
    else {
      return try layout(&self)
    }
    try tell(controller, "viewWillLayoutSubviews", [], id)
    try layout(&self)
    try tell(controller, "viewDidLayoutSubviews", [], id)
  }

  /// A controller or a view comes to the screen; a controller is told of its turns in their order.
  ///
  /// Source: the documentation of UIViewController, on appearing and on layout.
  mutating func present(_ content: Value, at id: NodeID) throws {
    if case .view(let view) = content { return try show(view, id) }
    guard isController(content) else { return }
    try load(content, id)
    try showGivenView(of: content, id)
    try tell(content, "viewWillAppear", [.boolean(false)], id)
    try fillWindow(id)
    scene.setNeedsLayout(rootView)
    try layOutIfNeeded(rootView, at: id)
    try tell(content, "viewDidAppear", [.boolean(false)], id)
  }

  /// A view that is nowhere yet goes into the root view, where pictures show it.
  private mutating func show(_ view: ViewID, _ id: NodeID) throws {
    guard scene.superview(of: view) == nil, view != window else { return }
    let root = rootView
    try hang(view, in: root, at: id) {
      try $0.scene.addChild(view, to: root)
      $0.noteAdded(view)
    }
  }

  /// The view of the window's controller is as large as the window.
  private mutating func fillWindow(_ id: NodeID) throws(Diagnostic) {
    let (old, screen) = (scene.bounds(of: rootView).size, scene.bounds(of: window))
    guard old != screen.size else { return }
    do { try scene.setFrame(screen, of: rootView) } catch {
      throw Diagnostic(problem(error), tree.span(id))
    }
    try resizeSubviews(of: rootView, from: old, at: id)
  }

  /// `self.view = v` in 'loadView': the controller's view, and so the root view, is another from now on.
  mutating func storeRootView(_ value: Value, _ target: NodeID) throws(Diagnostic) {
    guard case .view(let view) = value else {
      let (expected, found) = (Kind.view.words, value.kind.words)
      throw Diagnostic(.wrongKind(expected: expected, found: found, of: "view"), tree.span(target))
    }
    if storeOwnView(view) { return }
    try setRootView(view, target)
  }

  private mutating func setRootView(_ view: ViewID, _ target: NodeID) throws(Diagnostic) {
    if view == rootView { return }
    scene.removeFromParent(rootView)
    scene.setName(nil, of: rootView)
    do { try scene.addChild(view, to: window) } catch {
      throw Diagnostic(problem(error), tree.span(target))
    }
    scene.setName("self.view", of: view)
    rootView = view
    define(words.view, .view(view), isConstant: true)
  }

  /// `page.view = v` from outside: from now on the view of that controller, which is not told that it was loaded.
  mutating func giveView(_ value: Value, to controller: Value, _ target: NodeID) throws(Diagnostic)
  {
    guard case .view(let view) = value else {
      let (expected, found) = (Kind.view.words, value.kind.words)
      throw Diagnostic(.wrongKind(expected: expected, found: found, of: "view"), tree.span(target))
    }
    objects.notesLoading(of: objectID(of: controller))
    objects.setOwnView(view, of: objectID(of: controller))
    setAttribute(words.controller, controller, of: view)
  }

  /// A controller that was given its view comes to the screen with it.
  private mutating func showGivenView(of controller: Value, _ id: NodeID) throws(Diagnostic) {
    guard objects.hasOwnViews, family("parent", of: controller)?.kind == .nothing else { return }
    try setRootView(view(ofController: controller), id)
  }
}
