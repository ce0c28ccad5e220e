internal import Geometry
internal import Views

/// Points and rects that are given in the coordinates of another view than is asked for.
extension Evaluator {
  /// `v.convert(v.frame, to: …)`, `v.hitTest(v.center, with: nil)` and their relatives.
  ///
  /// Rule: the first argument is `frame`, `center` or `position` (or a part of one, or a variable
  /// declared with one) of the very view in whose own coordinates it is read: the receiver of
  /// `convert(_:to:)`, `hitTest` and `point(inside:)`, the other view of `convert(_:from:)`; and its own
  /// coordinates differ from its superview's there.
  mutating func watchOwnPoint(_ value: Value, _ node: NodeID, _ call: NodeID) {
    guard !quiet.contains(Cleared(rule: .ownPoint, node: call)),
      case .call(let callee, let arguments) = tree[call],
      case .member(let base, let method) = tree[callee]
    else { return }
    guard let outer = outerMember(node) else {
      return quiet.insert(Cleared(rule: .ownPoint, node: call))
    }
    let second = tree.arguments(arguments).dropFirst().first
    let isFrom = second.map { isLabel($0, "from") || isLabel($0, "fromView") } ?? false
    guard let owner = isFrom ? second?.value : base, let id = peek(owner)?.viewID,
      peek(outer.base)?.viewID == id
    else { return }
    if names.text(method).hasPrefix("convert") {
      let end = isFrom ? base : second?.value
      warnConversion(value, node, owner, id, to: end, isFrame: outer.name == "frame")
    } else if case .view? = peek(base), case .point(let point) = value,
      scene.geometry(of: id).fromParent(point) != point
    {
      let view = written(base)
      warn(
        .misleading(
          .searchedOwnPoint(
            written: shortened(node), view: shortName(id),
            cure: "\(view).convert(\(written(node)), from: \(view).superview)")),
        at: tree.span(node))
    }
  }

  private mutating func warnConversion(
    _ value: Value, _ node: NodeID, _ owner: NodeID, _ id: ViewID, to end: NodeID?, isFrame: Bool
  ) {
    let isLayer = if case .layer? = peek(owner) { true } else { false }
    let target = end.flatMap { peek($0) }?.viewID
    guard let parent = scene.parent(of: id),
      let gives = converted(value, from: id, to: target, isLayer ? .layers : .views),
      let meant = converted(value, from: parent, to: target, isLayer ? .layers : .views),
      plainText(gives) != plainText(meant)
    else { return }
    let view = written(owner)
    let isWhole = isFrame && written(node).hasSuffix("frame")
    let above = isLayer ? "superlayer" : "superview"
    warn(
      .misleading(
        .ownPoint(
          written: shortened(node), view: shortName(id), gives: plainText(gives),
          meant: plainText(meant),
          cure: isWhole ? "\(view).bounds" : "\(view).\(above).convert(\(written(node)), …)")),
      at: tree.span(node))
  }

  private func converted(_ value: Value, from: ViewID, to: ViewID?, _ rules: TreeRules) -> Value? {
    switch value {
    case .point(let point):
      (try? scene.convert(point, from: from, to: to, rules: rules)).map(Value.point)
    case .rect(let rect):
      (try? scene.convert(rect, from: from, to: to, rules: rules)).map(Value.rect)
    default: nil
    }
  }

  /// Whether the first argument of a call is a member in the superview's coordinates, or a variable declared with one.
  func isWrittenOutside(_ arguments: ArgumentList) -> Bool {
    tree.arguments(arguments).first.flatMap { outerMember($0.value) } != nil
  }

  /// `v.frame` of `v.frame.origin`: the member that is in the superview's coordinates.
  private func outerMember(_ node: NodeID) -> (base: NodeID, name: String)? {
    switch tree[node] {
    case .member(let base, let name), .optionalMember(let base, let name):
      let text = names.text(name)
      return outer.contains(text) ? (base, text) : outerMember(base)
    default: return definition(of: node).flatMap { outerMember($0) }
    }
  }

  // MARK: Points through a transform

  /// `point.applying(v.transform)`, where `v.convert` was likely meant.
  ///
  /// Rule: the transform is read from a view in this very expression; the point is a place: a literal
  /// point, `.zero`, a corner or middle of the view's bounds or frame, its center, or a variable declared
  /// with one, whose name says no displacement (offset, translation, delta, drag, …); and the view shows
  /// the point elsewhere. Of another view's frame or center it is a subview's, since others lie elsewhere.
  /// Points built from `anchorPoint`, as code that moves an anchor builds them,
  /// are none of these.
  mutating func watchImage(_ point: Value, _ node: NodeID, _ transform: NodeID, at call: NodeID) {
    guard case .point(let place) = point,
      let base = transformOwner(transform), !quiet.contains(Cleared(rule: .image, node: call))
    else { return }
    guard isPlace(node, 8) else {
      return quiet.insert(Cleared(rule: .image, node: call))
    }
    guard let id = peek(base)?.viewID else { return }
    let geometry = scene.geometry(of: id)
    guard let space = space(of: node, seenFrom: id) else { return }
    let (gives, meant) = (place.applying(geometry.transform), space.image(of: place, geometry))
    guard gives.distance(to: meant) > 1e-9 * (1 + abs(meant.x) + abs(meant.y)) else { return }
    warn(
      .misleading(
        .pointImage(
          view: shortened(base), gives: plainText(.point(gives)), meant: plainText(.point(meant)),
          isOutside: space != .own)),
      at: tree.span(call))
  }

  /// Where a point is counted from: a view's own center and frame are in its superview's space; nil for those of a
  /// view that is neither this one nor in it.
  private func space(of node: NodeID, seenFrom id: ViewID) -> SpaceOfPoint? {
    guard let outer = outerMember(node) ?? firstCoordinate(node).flatMap({ outerMember($0) }),
      let owner = peek(outer.base)?.viewID
    else { return .own }
    if owner == id { return outer.name == "frame" ? .shown : .parent }
    return scene.parent(of: owner) == id ? .own : nil
  }

  /// `v.frame.midX` of `CGPoint(x: v.frame.midX, y: v.frame.midY)`.
  private func firstCoordinate(_ node: NodeID) -> NodeID? {
    switch tree[node] {
    case .tuple(let arguments), .call(_, let arguments): tree.arguments(arguments).first?.value
    default: definition(of: node).flatMap { firstCoordinate($0) }
    }
  }

  /// The view of `v.transform`, `v.affineTransform()`.
  private func transformOwner(_ node: NodeID) -> NodeID? {
    switch tree[node] {
    case .member(let base, let name), .optionalMember(let base, let name):
      let text = names.text(name)
      return ["transform", "transform3D", "affineTransform"].contains(text) ? base : nil
    case .call(let callee, let arguments) where arguments.count == 0: return transformOwner(callee)
    default: return nil
    }
  }

  private func isPlace(_ node: NodeID, _ rest: Int) -> Bool {
    guard rest > 0, !saysDisplacement(node) else { return false }
    switch tree[node] {
    case .member(let base, let name):
      return places.contains(names.text(name)) || isPlace(base, rest - 1)
    case .implicitMember(let name): return names.text(name) == "zero"
    case .tuple(let arguments): return areCoordinates(tree.arguments(arguments))
    case .call(let callee, let arguments):
      let word = lastWord(callee)
      guard word == "CGPoint" || word == "CGPointMake" else { return false }
      return areCoordinates(tree.arguments(arguments))
    case .global(let name) where names.text(name) == "CGPointZero": return true
    default: return definition(of: node).map { isPlace($0, rest - 1) } ?? false
    }
  }

  /// Literal numbers, or parts of bounds and frames.
  private func areCoordinates(_ arguments: ArraySlice<ArgumentNode>) -> Bool {
    arguments.allSatisfy { argument in
      literalValue(argument.value) != nil
        || (isChain(argument.value)
          && tree.contains(argument.value) { ["bounds", "frame"].contains(lastWord($0) ?? "") })
    }
  }

  private func isChain(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .member(let base, _): isChain(base)
    case .global, .local, .sharedLocal, .selfReference: true
    default: false
    }
  }

  private func saysDisplacement(_ node: NodeID) -> Bool {
    guard isName(node), let word = lastWord(node)?.lowercased() else { return false }
    return displacements.contains { word.contains(part: $0) }
  }

  // MARK: Boxes

  /// A box around a box: `r.applying(t).applying(t.inverted())` does not give r back.
  ///
  /// Rule: a rect that was declared or written as the image of a rect under a transform that does not
  /// preserve axes goes through an inverse that does not either.
  mutating func watchBox(
    _ rect: Value, _ node: NodeID, _ transform: Value, _ inverse: NodeID, at call: NodeID
  ) {
    guard case .rect(let box) = rect, case .transform(let undoing) = transform,
      !undoing.preservesAxes, isInverse(inverse), isBox(node)
    else { return }
    let was = original(node).map { short($0) } ?? "smaller"
    warn(
      .misleading(.boxOfBox(gives: short(box.applying(undoing).size), was: was)),
      at: tree.span(call))
  }

  /// The size of the rect whose image this is.
  private func original(_ node: NodeID) -> Size? {
    let rect: NodeID?
    switch tree[node] {
    case .call(let callee, let arguments):
      if case .member(let base, _) = tree[callee] {
        rect = base
      } else {
        rect = tree.arguments(arguments).first?.value
      }
    case .binary(.multiply, let left, _): rect = left
    default: return definition(of: node).flatMap { original($0) }
    }
    guard case .rect(let found)? = rect.flatMap({ peek($0) }) else { return nil }
    return found.size
  }

  private func isInverse(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .call(let callee, _):
      ["inverted", "CGAffineTransformInvert"].contains(lastWord(callee) ?? "")
    case .binary(.power, _, _): true
    default: definition(of: node).map { isInverse($0) } ?? false
    }
  }

  private func isBox(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .call(let callee, _):
      ["applying", "CGRectApplyAffineTransform"].contains(lastWord(callee) ?? "")
    case .binary(.multiply, _, _): true
    default: definition(of: node).map { isBox($0) } ?? false
    }
  }
}

/// The space that a point is given in, seen from a view.
private enum SpaceOfPoint {
  /// The view's own.
  case own
  /// The superview's, as if the view had no transform: its center.
  case parent
  /// The superview's, after the transform: its frame.
  case shown

  /// Where the point appears in the superview.
  func image(of point: Point, _ geometry: LayerGeometry) -> Point {
    switch self {
    case .own: geometry.toParent(point)
    case .parent:
      Point(x: point.x - geometry.position.x, y: point.y - geometry.position.y)
        .applying(geometry.transform) + geometry.position
    case .shown: point
    }
  }
}

private let outer = ["frame", "center", "position"]
private let places = ["zero", "center", "position", "bounds", "frame"]
private let displacements = [
  "offset", "translation", "delta", "drag", "velocity", "vector", "displacement", "movement",
  "direction", "axis", "shift", "distance", "diff", "step",
]
