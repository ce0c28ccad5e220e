/// Where a handler of gestures sets back what its recognizer counts.
extension Evaluator {
  /// Whether these nodes of a handler set the count back, or hand the recognizer to a function that does.
  ///
  /// Another recognizer that is set back, `pinch.scale = 1` of a stored one, may be the one that calls: the text does
  /// not tell.
  func isReset(_ gesture: CountingGesture, of name: String, in nodes: [NodeID]) -> Bool {
    nodes.contains {
      setsCount($0, gesture, of: name, within: .none) || isHandedToReset($0, gesture, name)
    }
  }

  /// Whether the recognizer is given a count that was kept, `g.scale = lastScale`, and goes on from there.
  func isCarriedOver(_ gesture: CountingGesture, of name: String, in nodes: [NodeID]) -> Bool {
    nodes.contains { id in
      switch tree[id] {
      case .assign(let target, let value):
        written(target) == "\(name).\(gesture.value)" && !tree.isSignedNumber(value)
      case .call(let callee, let arguments):
        base(of: callee) == name && isSetter(callee, gesture)
          && tree.arguments(arguments).first.map { !tree.isSignedNumber($0.value) } ?? false
      default: false
      }
    }
  }

  /// Within an extension of recognizers their members need no base.
  private func setsCount(
    _ id: NodeID, _ gesture: CountingGesture, of name: String, within owner: Name
  ) -> Bool {
    switch tree[id] {
    case .assign(let target, let value):
      guard lastWord(target) == gesture.value else { return false }
      let base = base(of: target) ?? "self"
      return base == name
        || tree.isSignedNumber(value) && (base != "self" || names.text(owner) == gesture.type)
    case .update(_, let target, _): return written(target) == "\(name).\(gesture.value)"
    case .call(let callee, _): return isSetter(callee, gesture)
    default: return false
    }
  }

  /// `g.setTranslation(…)`, and `[g setRotation:0]` of Objective-C.
  private func isSetter(_ callee: NodeID, _ gesture: CountingGesture) -> Bool {
    Importer.property(setBy: lastWord(callee) ?? "") == gesture.value
  }

  /// `reset(g)`, `g.reset()`, `[self reset:g]`.
  private func isHandedToReset(_ id: NodeID, _ gesture: CountingGesture, _ name: String) -> Bool {
    guard case .call(let callee, let arguments) = tree[id], let word = lastWord(callee),
      base(of: callee) == name
        || tree.arguments(arguments).contains(where: { written($0.value) == name })
    else { return false }
    return tree.functions.contains { isCalled($0, word) && resets($0, gesture) }
  }

  /// A member is kept under the name of its type and its own.
  private func isCalled(_ function: FunctionNode, _ word: String) -> Bool {
    let name = names.text(function.name)
    return name == word || name.hasSuffix(".\(word)")
  }

  private func resets(_ function: FunctionNode, _ gesture: CountingGesture) -> Bool {
    tree.nodes.indices.contains { index in
      let span = tree.nodes[index].place.span
      return function.span.start <= span.start && span.end <= function.span.end
        && setsCount(Int32(index), gesture, of: "", within: function.owner)
    }
  }
}

/// What a recognizer counts from the start of a gesture, and how that is set back.
struct CountingGesture {
  let type: String
  let value: String
  let neutral: String

  /// What a recognizer of a type counts.
  init?(type: String) {
    switch type {
    case "UIPinchGestureRecognizer": (value, neutral) = ("scale", "1")
    case "UIRotationGestureRecognizer": (value, neutral) = ("rotation", "0")
    case "UIPanGestureRecognizer": (value, neutral) = ("translation", ".zero")
    default: return nil
    }
    self.type = type
  }

  func reset(_ name: String) -> String {
    value == "translation"
      ? "reset it at the end: '\(name).setTranslation(.zero, in: …)'"
      : "reset it at the end: '\(name).\(value) = \(neutral)'"
  }
}
