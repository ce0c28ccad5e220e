internal import Views

// When UIKit tells a view of a pasted class that it, or a view in it, hangs elsewhere.

extension Evaluator {
  /// Hangs a view elsewhere, nil for nowhere, and tells those whose classes want to hear of it: the old
  /// parent before, then the view and those in it of their window, the view, and the new parent.
  ///
  /// The documentation of UIView says before or after the change, and no order among these: it is a choice.
  /// A view that stays where it is, at another place among its siblings, is told nothing.
  mutating func hang(
    _ view: ViewID, in parent: ViewID?, at id: NodeID,
    _ change: (inout Evaluator) throws -> Void
  ) throws {
    let (oldParent, oldWindow) = (scene.superview(of: view), scene.window(of: view))
    if objects.isEmpty || oldParent == parent { return try change(&self) }
    watchDrawing(view, at: id)
    try tellOfMove(view, to: parent, id)
    if let oldParent { try tell(.view(oldParent), "willRemoveSubview", [.view(view)], id) }
    try change(&self)
    if scene.window(of: view) != oldWindow { try tellOfWindow(view, id) }
    try tell(.view(view), "didMoveToSuperview", [], id)
    if let parent { try tell(.view(parent), "didAddSubview", [.view(view)], id) }
  }

  /// Before the change: `willMove(toWindow:)`, to the view and those in it, and `willMove(toSuperview:)`.
  private mutating func tellOfMove(_ view: ViewID, to parent: ViewID?, _ id: NodeID)
    throws(Diagnostic)
  {
    guard
      names.find("willMove") != nil || names.find("willMoveToSuperview") != nil
        || names.find("willMoveToWindow") != nil
    else { return }
    let newWindow = parent.flatMap { scene.window(of: $0) }
    if newWindow != scene.window(of: view) {
      for part in parts(of: view) { try tellOfMove(part, "Window", newWindow, id) }
    }
    try tellOfMove(view, "Superview", parent, id)
  }

  private mutating func tellOfMove(
    _ view: ViewID, _ word: String, _ target: ViewID?, _ id: NodeID
  ) throws(Diagnostic) {
    try burn(at: id)
    let selectors = [
      Selector(name: "willMove", labels: ["to" + word]),
      Selector(name: "willMoveTo" + word, labels: [""]),
    ]
    guard let method = override(selectors, of: view) else { return }
    _ = try apply(method, [target.map(Value.view) ?? .nothing], at: id)
  }

  /// A view and those in it, each before those in it.
  private func parts(of view: ViewID) -> [ViewID] {
    var (parts, waiting) = ([ViewID](), [view])
    while let next = waiting.popLast() {
      parts.append(next)
      waiting += scene.subviews(of: next).reversed()
    }
    return parts
  }

  private mutating func tellOfWindow(_ view: ViewID, _ id: NodeID) throws(Diagnostic) {
    guard names.find("didMoveToWindow") != nil else { return }
    var waiting = [view]
    while let next = waiting.popLast() {
      try burn(at: id)
      try tell(.view(next), "didMoveToWindow", [], id)
      waiting += scene.subviews(of: next).reversed()
    }
  }

  /// Calls a method that the class of an object has; what it does not say, UIKit does, which is nothing.
  mutating func tell(_ receiver: Value, _ word: String, _ arguments: [Value], _ id: NodeID)
    throws(Diagnostic)
  {
    guard let name = names.find(word), declares(name, receiver) else { return }
    let object = objectID(of: receiver)
    let method = bound(variable(name, of: object).value, to: object)
    guard case .function(let box) = method, case .user(let index) = box.payload.code else { return }
    let count = tree.functions[Int(index)].parameters.count
    _ = try apply(method, Array(arguments.prefix(count)), at: id)
  }
}
