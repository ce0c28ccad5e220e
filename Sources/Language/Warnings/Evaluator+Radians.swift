internal import Motion
internal import Views

/// Angles in radians beside the arguments of calls: what turns layers, and how one is written instead.
extension Evaluator {
  // MARK: Layers

  /// A value of an animation was set: `spin.toValue = 360`.
  ///
  /// Rule: its key path is that of a rotation; the rest is as with arguments.
  mutating func watchTurn(_ value: Value, of owner: Value, _ node: NodeID) {
    guard case .animation(let id) = owner,
      case .text(let path)? = animations[Int(id.index)].settings["keyPath"],
      let property = LayerProperty(keyPath: path.payload)
    else { return }
    watchTurn(value, to: property, node)
  }

  /// `layer.setValue(90, forKeyPath: "transform.rotation.z")`.
  mutating func watchTurn(_ value: Value, to property: LayerProperty, at call: NodeID) {
    guard case .call(_, let arguments) = tree[call],
      let argument = tree.arguments(arguments).first
    else { return }
    watchTurn(value, to: property, argument.value)
  }

  /// One angle, or those of a list, of which the first speaks for all.
  private mutating func watchTurn(_ value: Value, to property: LayerProperty, _ node: NodeID) {
    guard settings.warns, property == .rotation else { return }
    guard case .list(let box) = value, case .list(let elements) = tree[unboxed(node)] else {
      return watchAngle(value, node, isObject: true)
    }
    let nodes = tree.children(elements)
    guard nodes.count == box.payload.count else { return }
    for (value, node) in zip(box.payload, nodes) {
      watchAngle(value, node, isObject: true)
      if hasWarned("P0701", at: tree.span(writtenAngle(node))) { return }
    }
  }

  // MARK: What was written

  /// An angle as the program writes it: the argument behind a parameter of a library, the number in an object.
  func writtenAngle(_ node: NodeID) -> NodeID {
    var (node, level) = (node, calls.count)
    while sources.isOfLibrary(tree.span(node)), let argument = argument(for: node, level) {
      (node, level) = (argument, level - 1)
    }
    return unboxed(node)
  }

  /// `NSNumber(value: 90)`, `[NSNumber numberWithFloat:90]`, `90 as NSNumber`: what is within.
  func unboxed(_ node: NodeID) -> NodeID {
    switch tree[node] {
    case .cast(let inner, _, _): return unboxed(inner)
    case .call(let callee, let arguments) where arguments.count == 1:
      guard let word = lastWord(callee), word == "NSNumber" || word.hasPrefix("numberWith") else {
        return node
      }
      return unboxed(tree.arguments[Int(arguments.start)].value)
    default: return node
    }
  }

  /// An angle that was written in degrees, as it is written in radians.
  ///
  /// Where Swift takes any object, it does not see which `.pi` is meant beside literals alone.
  func inRadians(_ node: NodeID, _ number: String, isObject: Bool) -> String {
    let isNamed = tree.contains(node) { isName($0) }
    let pi = isTextOfC(node) ? "M_PI" : isObject && !isNamed ? "Double.pi" : ".pi"
    guard isLiteral(node) else { return "\(factor(node)) * \(pi) / 180" }
    let radians = "\(number) * \(pi) / 180"
    return isLiteralOfObject(node) ? "@(\(radians))" : "\(number)° or \(radians)"
  }

  /// `@90` in Objective-C.
  private func isLiteralOfObject(_ node: NodeID) -> Bool {
    let start = tree.span(node).start
    return start > 0 && sources.text(Span(start: start - 1, end: start)) == "@"
  }

  /// The expression as a factor: in parentheses where it is a sum or the like.
  private func factor(_ node: NodeID) -> String {
    switch tree[node] {
    case .binary, .conditional, .logical: "(\(shortened(node)))"
    default: shortened(node)
    }
  }
}
