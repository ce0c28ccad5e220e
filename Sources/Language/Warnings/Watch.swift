internal import Views

/// What is looked at when an entry of the catalogue runs.
///
/// Each mistake that depends on values is tied to the entries where it happens; all other entries, and the
/// arithmetic of numbers and transforms, know nothing of warnings.
enum Watch: UInt8, Sendable {
  case nothing
  /// An entry that takes an angle in radians.
  case angle
  /// A transform that is inverted.
  case inverse
  /// The call's arguments read a component: `acos(t.a)`.
  case shape
  /// A transform that is moved.
  case translation
  /// A point or rect that should be in a view's own coordinates.
  case ownPoint
  /// A point that goes through a transform.
  case image
  /// A rect that goes through a transform.
  case box
  /// `setAffineTransform(_:)`.
  case newTransform
  /// A property that a view derives: `frame`.
  case frame
  /// A property that says how large a view is: `bounds`.
  case bounds
  case position, anchor, transform
  /// `a` and `d` of a transform.
  case component
  /// A transform that is taken apart.
  case decomposition

  /// The entries that are watched, by their Swift signatures.
  static let table: [(signature: StaticString, owner: Kind?, watch: Watch)] = [
    ("CGAffineTransform(rotationAngle:)", nil, .angle), ("R(_:about:)", nil, .angle),
    ("rotated(by:)", .transform, .angle), ("reflect(through:angle:)", nil, .angle),
    (
      "CGAffineTransformComponents(scale:horizontalShear:rotation:translation:)", nil, .angle
    ),
    ("CATransform3DMakeRotation(_:_:_:_:)", nil, .angle),
    ("CATransform3DRotate(_:_:_:_:_:)", nil, .angle),
    ("UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)", nil, .angle),
    ("addArc(withCenter:radius:startAngle:endAngle:clockwise:)", .path, .angle),
    ("addArc(center:radius:startAngle:endAngle:clockwise:)", .path, .angle),
    ("addArc(center:radius:startAngle:endAngle:clockwise:transform:)", .path, .angle),
    ("addRelativeArc(center:radius:startAngle:delta:)", .path, .angle),
    ("addRelativeArc(center:radius:startAngle:delta:transform:)", .path, .angle),
    ("CGPathAddArc(_:_:_:_:_:_:_:_:)", nil, .angle),
    ("twist(at:by:radius:steps:)", nil, .angle), ("pinch(at:from:to:steps:angle:)", nil, .angle),
    ("fromValue", .animation, .angle), ("toValue", .animation, .angle),
    ("byValue", .animation, .angle), ("values", .animation, .angle),
    ("sin(_:)", nil, .angle), ("cos(_:)", nil, .angle), ("tan(_:)", nil, .angle),
    ("decomposed()", .transform, .decomposition), ("inverted()", .transform, .inverse),
    ("translatedBy(x:y:)", .transform, .translation),
    ("acos(_:)", nil, .shape), ("asin(_:)", nil, .shape), ("atan(_:)", nil, .shape),
    ("atan2(_:_:)", nil, .shape), ("hypot(_:_:)", nil, .shape), ("sqrt(_:)", nil, .shape),
    ("squareRoot()", .number, .shape),
    ("convert(_:to:)", .view, .ownPoint), ("convert(_:from:)", .view, .ownPoint),
    ("convertRect(_:toView:)", .view, .ownPoint), ("convertRect(_:fromView:)", .view, .ownPoint),
    ("convertPoint(_:toView:)", .view, .ownPoint), ("convertPoint(_:fromView:)", .view, .ownPoint),
    ("convert(_:to:)", .layer, .ownPoint), ("convert(_:from:)", .layer, .ownPoint),
    ("hitTest(_:with:)", .view, .ownPoint), ("point(inside:with:)", .view, .ownPoint),
    ("applying(_:)", .point, .image), ("applying(_:)", .rect, .box),
    ("setAffineTransform(_:)", .layer, .newTransform),
    ("frame", .view, .frame), ("frame", .layer, .frame),
    ("bounds", .view, .bounds), ("bounds", .layer, .bounds),
    ("center", .view, .position), ("position", .layer, .position),
    ("anchorPoint", .view, .anchor), ("anchorPoint", .layer, .anchor),
    ("transform", .view, .transform), ("transform3D", .view, .transform),
    ("a", .transform, .component), ("d", .transform, .component),
  ]
}

/// A node whose text shows that a rule has nothing to say about it.
struct Cleared {
  enum Rule: UInt8 { case ownPoint, image, replacing, cornerOffset, fullTurn, fraction, ownCenter }
  var rule: Rule
  var node: NodeID
}

extension FlagTable {
  func contains(_ cleared: Cleared) -> Bool { has(cleared.rule.flag, at: cleared.node) }
  mutating func insert(_ cleared: Cleared) { set(cleared.rule.flag, at: cleared.node) }

  /// One flag for each view.
  func contains(_ id: ViewID) -> Bool { has(1, at: id.index) }
  mutating func insert(_ id: ViewID) { set(1, at: id.index) }
}

extension Cleared.Rule {
  fileprivate var flag: UInt8 { 1 << rawValue }
}

extension CatalogueBuilder {
  /// Ties the watches to their entries.
  mutating func addWatches() {
    for (signature, owner, watch) in Watch.table {
      let (name, labels) = parse(signature)
      setWatch(watch, name, labels, owner)
    }
  }
}

// MARK: Where the evaluator asks; nothing is looked at where nothing would be said

extension Evaluator {
  /// An argument or receiver of a watched entry, before the entry runs.
  mutating func watchArgument(
    _ watch: Watch, _ value: Value, _ position: Int, of entry: Int32, _ node: NodeID,
    in call: NodeID, after first: Value = .missing
  ) {
    guard settings.warns else { return }
    switch (watch, position) {
    case (.angle, _):
      if isBeyondTurn(value), catalogue.kinds(entry, position).contains(.angle) {
        watchAngle(value, node)
      }
    case (.inverse, _): watchInverse(value, node)
    case (.decomposition, _): watchDecomposition(value, call)
    case (.shape, _): if position == lastPosition(call) { watchShape(call) }
    case (.translation, 0): watchTranslation(value, call)
    case (.ownPoint, 1): watchOwnPoint(value, node, call)
    case (.image, 1):
      if let place = firstOperand(call) { watchImage(first, place, node, at: call) }
    case (.box, 1):
      if let rect = firstOperand(call) { watchBox(first, rect, value, node, at: call) }
    case (.newTransform, 1):
      guard case .call(let callee, _) = tree[call], case .member(let base, _) = tree[callee],
        let id = peek(base)?.viewID
      else { return }
      watchTransform(id, scene.transform(of: id), value, node)
    default: return
    }
  }

  /// The receiver of a method, or the first argument of a C function.
  private func firstOperand(_ call: NodeID) -> NodeID? {
    guard case .call(let callee, let arguments) = tree[call] else { return nil }
    if case .member(let base, _) = tree[callee] { return base }
    return tree.arguments(arguments).first?.value
  }

  private func lastPosition(_ call: NodeID) -> Int {
    guard case .call(_, let arguments) = tree[call] else { return 0 }
    return max(0, Int(arguments.count) - 1)
  }

  /// A watched property was read.
  mutating func watchReading(_ watch: Watch, _ value: Value, _ node: NodeID) {
    guard settings.warns else { return }
    switch watch {
    case .frame: if let id = value.viewID { watchFrameRead(id, of: value, node) }
    case .component: watchComponent(value, node)
    default: return
    }
  }

  /// A watched property of a view or layer was set.
  mutating func watchSetting(
    _ watch: Watch, _ id: ViewID, of owner: Value, _ old: LayerGeometry, _ new: Value,
    named name: Name, _ node: NodeID
  ) {
    guard settings.warns else { return }
    switch watch {
    case .frame:
      if !jumps.isEmpty { jumps[id] = nil }
      if !moved.isEmpty { moved[id] = nil }
      watchFrameSet(id, of: owner, new, node)
    case .position: watchPosition(id, old, named: name)
    case .anchor: watchAnchor(id, old, new, node)
    case .transform: watchTransform(id, old.transform, new, node)
    default: return
    }
  }

  /// An operator that joins other things than two numbers.
  mutating func watchOperator(
    _ op: BinaryOperator, _ left: Value, _ right: Value, _ id: NodeID, _ leftNode: NodeID,
    _ rightNode: NodeID
  ) {
    guard settings.warns else { return }
    switch (op, left, right) {
    case (.multiply, .angle, .number), (.multiply, .number, .angle), (.divide, .angle, .number):
      watchConversion(op, left, right, id, leftNode, rightNode)
    case (.power, .transform, .number(let exponent)) where exponent < 0:
      watchInverse(left, leftNode)
    case (.multiply, .point, .transform): watchImage(left, leftNode, rightNode, at: id)
    case (.multiply, .point, .matrix(let box)): watchProjection(box.payload, rightNode)
    case (.multiply, .rect, .transform): watchBox(left, leftNode, right, rightNode, at: id)
    default: return
    }
  }
}
