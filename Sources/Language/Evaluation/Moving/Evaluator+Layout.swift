internal import Views

/// The layout pass: `layoutSubviews()` of what waits for it.
///
/// UIKit makes it at the end of each turn of the run loop. Here a turn ends where time passes, before each event of a
/// finger and after the last, and before a picture is drawn; a frame that is read before still has its old value.
/// Source: docs/geometry.md#layout.
extension Evaluator {
  /// Lets all that waits in the window lay out.
  ///
  /// Costs nothing in programs without objects.
  mutating func layOutWindow(at node: NodeID) throws(Diagnostic) {
    guard !objects.isEmpty, scene.mayNeedLayout else { return }
    try layOut(from: window, at: node)
    scene.finishLayout()
  }

  /// `layoutIfNeeded()`: lets a view and those in it lay out if they wait, and those above it that wait, too.
  mutating func layOutIfNeeded(_ view: ViewID, at node: NodeID) throws(Diagnostic) {
    guard !objects.isEmpty else { return }
    try layOut(from: scene.layoutRoot(of: view), at: node)
  }

  /// Lets what waits lay out until nothing does, for a layout may mark others.
  ///
  /// A view may mark itself at each, which only the budget ends; its method is then shown.
  private mutating func layOut(from root: ViewID, at node: NodeID) throws(Diagnostic) {
    var (passes, last) = (0, root)
    do throws(Diagnostic) {
      while try layOutOnce(from: root, &last, at: node) { passes += 1 }
    } catch {
      guard passes > Evaluator.manyPasses, let method = layoutMethod(of: last) else { throw error }
      throw error.labelled(method, .laysOutAgain)
    }
  }

  private static let manyPasses = 100

  /// Goes through a tree, each view before those in it; false where nothing waited.
  private mutating func layOutOnce(from root: ViewID, _ last: inout ViewID, at node: NodeID)
    throws(Diagnostic) -> Bool
  {
    var hasWaited = false
    var waiting = [root]
    while let next = waiting.popLast() {
      try burn(at: node)
      if scene.takeLayoutMark(next) {
        (hasWaited, last) = (true, next)
        try tellToLayOut(next, at: node)
      }
      waiting += scene.children(of: next).reversed()
    }
    return hasWaited
  }

  private mutating func tellToLayOut(_ id: ViewID, at node: NodeID) throws(Diagnostic) {
    let outer = scene.layingOut
    scene.layingOut = id
    defer { scene.layingOut = outer }
    if let method = override([LayoutMethod.ofLayer], ofObject: objectID(of: .layer(id))) {
      _ = try apply(method, [], at: node)
    } else {
      try layOutSublayers(of: id, at: node)
    }
  }

  /// `CALayer.layoutSublayers()` itself: the delegate does it, which of a view's layer is the view.
  mutating func layOutSublayers(of layer: ViewID, at node: NodeID) throws(Diagnostic) {
    if let method = delegateMethod(of: layer) {
      _ = try apply(method, [.layer(layer)], at: node)
    } else if scene.isView(layer) {
      try layOutSubviews(of: layer, at: node)
    }
  }

  /// `UIView.layoutSublayers(of:)` itself, for the layer of the view.
  mutating func layOutSubviews(of view: ViewID, at node: NodeID) throws(Diagnostic) {
    try layOutController(of: view, at: node) { evaluator throws(Diagnostic) in
      try evaluator.tell(.view(view), "layoutSubviews", [], node)
    }
  }

  private func delegateMethod(of layer: ViewID) -> Value? {
    guard
      names.find(LayoutMethod.ofDelegates[0].name) != nil
        || names.find(LayoutMethod.ofDelegates[1].name) != nil
    else { return nil }
    let delegate =
      scene.isView(layer)
      ? .view(layer) : names.find("delegate").flatMap { attribute($0, of: layer) } ?? .nothing
    return override(LayoutMethod.ofDelegates, ofObject: objectID(of: delegate))
  }

  private func layoutMethod(of id: ViewID) -> Span? {
    let method =
      override([LayoutMethod.ofView, LayoutMethod.ofLayer], of: id)
      ?? override([LayoutMethod.ofLayer], ofObject: objectID(of: .layer(id)))
      ?? delegateMethod(of: id)
    guard case .function(let box)? = method, case .user(let index) = box.payload.code else {
      return nil
    }
    return tree.functions[Int(index)].span
  }
}

/// The methods that lay out, as in Swift and as in Objective-C.
private enum LayoutMethod {
  static let ofView = Selector(name: "layoutSubviews", labels: [])
  static let ofLayer = Selector(name: "layoutSublayers", labels: [])
  static let ofDelegates = [
    Selector(name: "layoutSublayers", labels: ["of"]),
    Selector(name: "layoutSublayersOfLayer", labels: [""]),
  ]
}
