// What a handler of gestures changes of a view and reads of it, and what of it runs once a gesture.

/// A property of a view, or a part of it: `card.frame.origin.x`.
struct PlaceOfView {
  var view: String
  var property: String
  /// The numbers in it that are meant, a letter for each: "xy" of "xywh".
  var numbers: String

  func overlaps(_ other: PlaceOfView) -> Bool {
    view == other.view && property == other.property
      && numbers.contains(where: other.numbers.contains)
  }
}

extension Evaluator {
  /// The property that an expression is, or is a part of; `following` names to what they were declared with.
  func place(of id: NodeID, following: Bool = false) -> PlaceOfView? {
    switch tree[id] {
    case .member(let base, let name), .optionalMember(let base, let name):
      let word = names.text(name)
      if let numbers = properties[word] {
        return PlaceOfView(view: viewName(base), property: word, numbers: numbers)
      }
      var place = place(of: base, following: following)
      if let kept = partsOfRect[word] { place?.numbers.removeAll { !kept.contains($0) } }
      return place
    case .force(let inner): return place(of: inner, following: following)
    case .global(let name) where following:
      // A view's own, in its class; other variables of the top level may be set anywhere.
      let word = names.text(name)
      return properties[word].map { PlaceOfView(view: "self", property: word, numbers: $0) }
    case .local, .sharedLocal:
      guard following, let value = definition(of: id) else { return nil }
      return place(of: value, following: true)
    default: return nil
    }
  }

  private func viewName(_ id: NodeID) -> String {
    let name = plainName(id)
    return name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
  }

  /// A view's name without `!` and `?`, followed to what it was declared with.
  func plainName(_ id: NodeID) -> String {
    if let definition = definition(of: id), case .member = tree[unwrapped(definition)] {
      return plainName(definition)
    }
    return written(id).filter { $0 != "!" && $0 != "?" }
  }

  /// The values that an assignment gives a place from what was there: of `CGPoint(x: v.center.x, y: 0)` the first.
  func ownParts(of value: NodeID, at place: PlaceOfView) -> [NodeID] {
    parts(of: value, at: place).filter { reads($0.value, $0.place) }.map(\.value)
  }

  /// A point or rect that is made of its numbers, number by number.
  private func parts(of value: NodeID, at place: PlaceOfView)
    -> [(value: NodeID, place: PlaceOfView)]
  {
    let list: ArgumentList
    switch tree[value] {
    case .tuple(let parts): list = parts
    case .call(let callee, let parts) where makersOfRects.contains(lastWord(callee) ?? ""):
      list = parts
    default: return [(value, place)]
    }
    guard list.count == place.numbers.count else { return [(value, place)] }
    return zip(tree.arguments(list), place.numbers).map { part, number in
      let place = PlaceOfView(view: place.view, property: place.property, numbers: String(number))
      return (part.value, place)
    }
  }

  private func reads(_ value: NodeID, _ place: PlaceOfView) -> Bool {
    var open = [value]
    while let id = open.popLast() {
      if id < 0 { continue }
      if let read = self.place(of: id, following: true) {
        if read.overlaps(place) { return true }
      } else {
        open += tree.operands(of: id)
      }
    }
    return false
  }

  // MARK: What runs once

  /// The texts in a handler that run once a gesture, since they ask for a state that comes once: `.began`, `.ended`.
  func spansThatRunOnce(_ nodes: [NodeID]) -> [Span] {
    nodes.flatMap { id -> [Span] in
      switch tree[id] {
      case .branch(let conditions, let then, let otherwise):
        let conditions = tree.children(conditions)
        if conditions.contains(where: isOnce) { return [tree.span(then)] }
        guard conditions.count == 1, conditions.allSatisfy(isOften) else { return [] }
        if otherwise >= 0 { return [tree.span(otherwise)] }
        return leaves(then) ? [rest(behind: id, among: nodes)] : []
      case .guarding(let conditions, _):
        return tree.children(conditions).contains(where: isOnce)
          ? [rest(behind: id, among: nodes)] : []
      case .choose(_, let choices): return choicesThatRunOnce(choices).map(tree.span)
      default: return []
      }
    }
  }

  /// Whether what does not meet a condition comes once: `g.state != .ended`.
  private func isOften(_ condition: NodeID) -> Bool {
    switch tree[condition] {
    case .binary(.notEqual, let a, let b): comesOnce(a) || comesOnce(b)
    case .logical(.and, let a, let b): isOften(a) && isOften(b)
    default: false
    }
  }

  private func isOnce(_ condition: NodeID) -> Bool {
    switch tree[condition] {
    case .binary(.equal, let a, let b), .matching(let a, let b): comesOnce(a) || comesOnce(b)
    case .logical(.and, let a, let b): isOnce(a) || isOnce(b)
    case .logical(.or, let a, let b): isOnce(a) && isOnce(b)
    case .call(let callee, _):
      if case .member(let list, let name) = tree[callee], names.text(name, is: "contains"),
        case .list(let states) = tree[list]
      {
        tree.children(states).allSatisfy(comesOnce)
      } else {
        false
      }
    default: false
    }
  }

  /// The bodies of a `switch` whose states all come once, also those of the cases that fall through to them.
  private func choicesThatRunOnce(_ choices: NodeList) -> [NodeID] {
    var bodies: [NodeID] = []
    var isOnce = true
    for choice in tree.children(choices) {
      guard case .choice(let patterns, let body) = tree[choice] else { continue }
      isOnce = isOnce && patterns.count > 0 && tree.children(patterns).allSatisfy(comesOnce)
      if isOnce { bodies.append(body) }
      isOnce = isOnce || !goesOn(body)
    }
    return bodies
  }

  /// Whether the next case runs behind this one.
  private func goesOn(_ body: NodeID) -> Bool {
    switch tree[body] {
    case .leave: return true
    case .block(let list):
      let statements = tree.children(list)
      guard let last = statements.last, case .leave = tree[last] else { return false }
      return !statements.dropLast().contains(where: leaves)
    default: return false
    }
  }

  private func leaves(_ statement: NodeID) -> Bool {
    switch tree[statement] {
    case .breakLoop, .returning: true
    case .block(let list): tree.children(list).last.map(leaves) ?? false
    default: false
    }
  }

  /// What stands behind a statement in its block.
  private func rest(behind id: NodeID, among nodes: [NodeID]) -> Span {
    let span = tree.span(id)
    let ends = nodes.lazy.compactMap { node -> Int32? in
      let around = tree.span(node)
      guard case .block = tree[node], around.start <= span.start, span.end <= around.end else {
        return nil
      }
      return around.end
    }
    return Span(start: span.end, end: ends.min() ?? span.end)
  }

  private func comesOnce(_ id: NodeID) -> Bool {
    stateOfGesture(id).map(statesThatComeOnce.contains) ?? false
  }

  /// "ended" of `.ended`, `UIGestureRecognizer.State.ended` and `UIGestureRecognizerStateEnded`.
  func stateOfGesture(_ id: NodeID) -> String? {
    if case .implicitMember(let name) = tree[id] { return names.text(name) }
    guard let word = lastWord(id), word.hasPrefix(prefixOfStates) else { return lastWord(id) }
    return word.dropFirst(prefixOfStates.count).lowercased()
  }
}

private let prefixOfStates = "UIGestureRecognizerState"
private let statesThatComeOnce = ["began", "ended", "recognized", "cancelled", "failed"]
private let makersOfRects = [
  "CGPoint", "CGPointMake", "CGSize", "CGSizeMake", "CGRect", "CGRectMake",
]

/// The numbers of the properties that handlers of gestures change; a transform counts as one.
private let properties = [
  "transform": "t", "transform3D": "t", "center": "xy", "position": "xy", "frame": "xywh",
  "bounds": "xywh",
]

/// What members of points and rects keep of these.
private let partsOfRect = [
  "x": "x", "y": "y", "width": "w", "height": "h", "origin": "xy", "size": "wh",
  "minX": "x", "midX": "xw", "maxX": "xw", "minY": "y", "midY": "yh", "maxY": "yh",
]
