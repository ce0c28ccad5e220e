/// Handlers of gestures that apply what a recognizer counts from the start of the gesture anew at
/// each event.
extension Evaluator {
  /// Looks through a function that has a parameter of a recognizer's type.
  ///
  /// Rule for pinch, rotation and pan: the function assigns to a view's `transform` or `center` a value that
  /// reads the present one of the same view, the same numbers of it, and takes the recognizer's `scale`,
  /// `rotation` or `translation(in:)` as it is (as an argument or summand, or by a variable that was declared
  /// with it), not only in a state that comes once a gesture (`.began`, `.ended`), and the function resets it
  /// nowhere (`g.scale = 1`, `g.setTranslation(…)`, or by a function that it hands the recognizer to). So too `x *= g.scale` and `x += g.rotation` of a
  /// variable, unless the function asks for `.ended`, where keeping the last value so is right.
  ///
  /// Rule for the axes: a pan is asked for its translation in the view whose `center` it moves; a note
  /// where the program turns no views.
  ///
  /// The nodes of the function stand before the statement `end` that declares it.
  mutating func inspectGestures(_ function: FunctionNode, before end: NodeID) {
    for parameter in function.parameters where parameter.type >= 0 {
      let type = names.text(tree.types[Int(parameter.type)].name)
      guard let gesture = CountingGesture(type: type) else { continue }
      let name = names.text(parameter.name)
      let nodes = nodes(of: function, before: end)
      if !isReset(gesture, of: name, in: nodes) { inspectEvents(nodes, name, gesture) }
      let goesOn = isCarriedOver(gesture, of: name, in: nodes)
      inspectStarts(nodes, name, gesture, goesOn: goesOn)
      if gesture.value == "translation" { inspectAxes(nodes, name) }
    }
  }

  /// In the order of the source; what is before the function ends the search.
  private func nodes(of function: FunctionNode, before end: NodeID) -> [NodeID] {
    var nodes: [NodeID] = []
    var id = end - 1
    while id >= 0, tree.span(id).start >= function.span.start {
      if tree.span(id).end <= function.span.end { nodes.append(id) }
      id -= 1
    }
    return nodes.reversed()
  }

  private mutating func inspectEvents(_ nodes: [NodeID], _ name: String, _ gesture: CountingGesture)
  {
    let endsGesture = nodes.contains { stateOfGesture($0) == "ended" }
    let once = spansThatRunOnce(nodes)
    for id in nodes {
      let span = tree.span(id)
      if once.contains(where: { $0.start <= span.start && span.end <= $0.end }) { continue }
      let values = accumulated(id, endsGesture: endsGesture)
      if let source = values.compactMap({ use(of: gesture, name, in: $0) }).first {
        warn(
          .misleading(.cumulativeGesture(written: shortened(source), reset: gesture.reset(name))),
          at: tree.span(source))
      }
    }
  }

  /// The values that a statement puts to what was there.
  private func accumulated(_ id: NodeID, endsGesture: Bool) -> [NodeID] {
    switch tree[id] {
    case .assign(let target, let value):
      if let place = place(of: target) { return ownParts(of: value, at: place) }
      let isKept = isState(target) && !endsGesture && tree.contains(value) { isSame($0, target) }
      return isKept ? [value] : []
    case .update(let op, let target, let value) where op == .add || op == .multiply:
      return place(of: target) != nil || (isState(target) && !endsGesture) ? [value] : []
    default: return []
    }
  }

  /// A variable that is still there at the next event: what a function declares for itself is not.
  private func isState(_ id: NodeID) -> Bool {
    if case .local = tree[id] { return false }
    return isName(id)
  }

  /// Where the value takes what the recognizer counts, as it is.
  private func use(of gesture: CountingGesture, _ name: String, in value: NodeID) -> NodeID? {
    var open = [value]
    while let id = open.popLast() {
      if isCount(id, gesture, name) { return id }
      switch tree[id] {
      case .binary(.subtract, let a, let b), .binary(.divide, let a, let b):
        // A difference or ratio to what was kept is right; the rest may still be wrong.
        if isCount(a, gesture, name) || isCount(b, gesture, name) { continue }
      default: break
      }
      open += tree.operands(of: id).reversed().filter { $0 >= 0 }
    }
    return nil
  }

  /// `g.scale`, `g.translation(in: …)` or its `.x`, or a variable that was given one of these and nothing else.
  private func isCount(_ id: NodeID, _ gesture: CountingGesture, _ name: String) -> Bool {
    switch tree[id] {
    case .member(let base, let member):
      let word = names.text(member)
      if word == gesture.value, written(base) == name { return gesture.value != "translation" }
      return (word == "x" || word == "y") && isCount(base, gesture, name)
    case .call(let callee, _): return isTranslation(callee, of: name)
    default: return onlyOrigin(of: id).map { isCount($0, gesture, name) } ?? false
    }
  }

  /// `g.translation`, and Swift 2's `g.translationInView`.
  func isTranslation(_ callee: NodeID, of name: String) -> Bool {
    ["\(name).translation", "\(name).translationInView"].contains(written(callee))
  }

  // MARK: Where a gesture starts

  /// A transform made of what the recognizer counts alone, and steps about a place counted from the
  /// corner.
  ///
  /// Rule for the first: the value is one rotation or scale of counts alone, no `.identity` is set, by
  /// which the view would spring back, and the recognizer is not given a count that was kept. For the
  /// second: a translation by `p.x`, where p was declared as the recognizer's location, in a value that
  /// also turns or scales.
  private mutating func inspectStarts(
    _ nodes: [NodeID], _ name: String, _ gesture: CountingGesture, goesOn: Bool
  ) {
    let springsBack = nodes.contains { id in
      if case .assign(_, let value) = tree[id] { return writesIdentity(value) }
      return false
    }
    for id in nodes {
      guard case .assign(let target, let value) = tree[id],
        place(of: target)?.property == "transform"
      else { continue }
      if !springsBack, !goesOn, isOfCountsAlone(value, gesture, name), let view = base(of: target) {
        warn(
          .misleading(.gestureRestarts(written: shortened(value), view: view)),
          at: tree.span(value))
      }
      if let place = cornerLocation(in: value, name) {
        let view = base(of: target) ?? "view"
        warn(
          .misleading(
            .cornerLocation(
              written: shortened(place), cure: "\(shortened(place)) - \(view).bounds.midX")),
          at: tree.span(place))
      }
    }
  }

  func base(of target: NodeID) -> String? {
    switch tree[target] {
    case .member(let base, _), .optionalMember(let base, _): written(base)
    default: nil
    }
  }

  private func isOfCountsAlone(_ value: NodeID, _ gesture: CountingGesture, _ name: String) -> Bool
  {
    guard case .call(let callee, let arguments) = tree[value],
      arguments.count > 0, gesture.value != "translation"
    else { return false }
    let values = tree.arguments(arguments)
    let word = lastWord(callee) ?? ""
    let isMade =
      ["CGAffineTransformMakeRotation", "CGAffineTransformMakeScale", "R", "S"].contains(word)
      || values.contains { isLabel($0, "rotationAngle") || isLabel($0, "scaleX") }
    return isMade && values.allSatisfy { isCount($0.value, gesture, name) }
  }

  private func cornerLocation(in value: NodeID, _ name: String) -> NodeID? {
    let root = definition(of: value) ?? value
    var place: NodeID?
    var isStep = false
    _ = tree.contains(root) { id in
      guard case .call(let callee, let arguments) = tree[id] else { return false }
      let word = lastWord(callee) ?? ""
      let values = tree.arguments(arguments)
      if word == "scaledBy" || word.hasSuffix("Scale") || rotations.contains(word) { isStep = true }
      if word == "translatedBy" || word.hasSuffix("Translate")
        || values.contains(where: { isLabel($0, "translationX") })
      {
        place = place ?? values.suffix(2).first.map(\.value).flatMap { isLocation($0, name) }
      }
      return false
    }
    return isStep ? place : nil
  }

  private func isLocation(_ id: NodeID, _ name: String) -> NodeID? {
    guard case .member(let base, let member) = tree[id], names.text(member) == "x",
      let made = definition(of: base), case .call(let callee, _) = tree[made],
      ["\(name).location", "\(name).locationInView"].contains(written(callee))
    else { return nil }
    return id
  }
}

/// A list, since a set would make its type at run time, a tenth of what a program takes.
let rotations = [
  "rotated", "R", "CGAffineTransformMakeRotation", "CGAffineTransformRotate",
]
