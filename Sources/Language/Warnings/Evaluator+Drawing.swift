internal import Views

extension Evaluator {
  /// A view that comes to another.
  ///
  /// Rule: its class, or one above it in the program, says how it draws.
  mutating func watchDrawing(_ view: ViewID, at node: NodeID) {
    guard settings.warns, case .function(let box)? = override(methodsThatDraw, of: view),
      case .user(let index) = box.payload.code
    else { return }
    let isOfC = names.text(tree.functions[Int(index)].name, is: "drawRect")
    warn(
      .misleading(.neverDrawn(method: isOfC ? "drawRect:" : "draw(_:)")),
      at: tree.functions[Int(index)].span, severity: .note)
  }
}

/// The method that draws, as in Swift and as in Objective-C.
private let methodsThatDraw = [
  Selector(name: "draw", labels: [""]), Selector(name: "drawRect", labels: [""]),
]
