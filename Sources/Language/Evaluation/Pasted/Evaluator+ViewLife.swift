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
    if let oldParent { try tell(.view(oldParent), "willRemoveSubview", [.view(view)], id) }
    try change(&self)
    if scene.window(of: view) != oldWindow { try tellOfWindow(view, id) }
    try tell(.view(view), "didMoveToSuperview", [], id)
    if let parent { try tell(.view(parent), "didAddSubview", [.view(view)], id) }
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
