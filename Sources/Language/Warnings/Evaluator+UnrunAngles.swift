internal import Motion

/// Degrees where radians are meant, in text that does not run.
extension Evaluator {
  /// The angles of a call: of one that turns, of an arc, or of what a key path names.
  mutating func inspectAngles(
    _ id: NodeID, _ callee: NodeID, _ arguments: ArraySlice<ArgumentNode>
  ) {
    if let angle = angle(ofTurn: id) { return tellDegrees(angle) }
    guard let word = lastWord(callee), let angles = anglesOfCalls[word] else { return }
    for (position, argument) in arguments.enumerated() {
      let isAngle = angles.positions.contains(position) && argument.label == .none
      if isAngle || angles.labels.contains(where: { isLabel(argument, $0) }) {
        tellDegrees(argument.value)
      }
    }
    if word == "setValue", let value = arguments.first, let path = arguments.dropFirst().first,
      isRotation(path.value)
    {
      tellDegrees(value.value, isObject: true)
    }
  }

  /// `spin.toValue = 360`, where `spin` was declared with the key path of a rotation.
  mutating func inspectAnimation(_ target: NodeID, _ value: NodeID) {
    guard case .member(let base, let name) = tree[target],
      valuesOfAnimations.contains(names.text(name)),
      let animation = definition(of: base), case .call(_, let arguments) = tree[animation],
      tree.arguments(arguments).contains(where: { isRotation($0.value) })
    else { return }
    guard case .list(let elements) = tree[unboxed(value)] else {
      return tellDegrees(value, isObject: true)
    }
    for element in tree.children(elements) {
      tellDegrees(element, isObject: true)
      if hasWarned("P0701", at: tree.span(unboxed(element))) { return }
    }
  }

  /// Whether a text is the key path of a rotation.
  private func isRotation(_ node: NodeID) -> Bool {
    guard case .text(let index) = tree[node] else { return false }
    return LayerProperty(keyPath: tree.texts[Int(index)]) == .rotation
  }

  /// Degrees that the text gives, or that a variable is counted up by: `angle += 90`.
  private mutating func tellDegrees(_ node: NodeID, isObject: Bool = false) {
    let node = unboxed(node)
    guard let number = step(of: unwrapped(node)) ?? literalValue(node) else { return }
    watchAngle(.number(number), node, isObject: isObject)
  }
}

private let valuesOfAnimations = ["fromValue", "toValue", "byValue", "values"]

/// Where calls besides turns take angles: by their labels, and by their places where C has none.
private let anglesOfCalls: [String: (labels: [String], positions: [Int])] = {
  let ofArcs = ["startAngle", "endAngle", "delta"]
  return [
    "UIBezierPath": (ofArcs, []), "addArc": (ofArcs, []), "addRelativeArc": (ofArcs, []),
    "CGPathAddArc": ([], [5, 6]), "CGContextAddArc": ([], [4, 5]), "CGContextRotateCTM": ([], [1]),
    "CATransform3DMakeRotation": ([], [0]), "CATransform3DRotate": ([], [1]), "setValue": ([], []),
  ]
}()
