internal import Geometry
internal import Views

/// Transforms that are set, inverted or multiplied.
extension Evaluator {
  /// The inverse of a transform that has none; `isSingular` decides.
  mutating func watchInverse(_ value: Value, _ node: NodeID) {
    guard settings.warns, case .transform(let transform) = value, transform.isSingular else {
      return
    }
    let determinant = transform.determinant
    warn(
      .misleading(
        .singularInverse(determinant: short(determinant), isExact: determinant == 0)),
      at: tree.span(node))
  }

  /// A view gets another transform.
  mutating func watchTransform(_ id: ViewID, _ old: AffineTransform, _ new: Value, _ node: NodeID) {
    guard settings.warns, case .transform(let transform) = new else { return }
    if isReplaced(old, by: transform, node) {
      let words = TransformWords(precision: .significant(4)).describe(old)
      warn(
        .misleading(
          .transformReplaced(
            view: shortName(id), old: words, written: "\(scene.name(of: id) ?? "view").transform")),
        at: tree.span(node))
    } else if isSheared(transform), !isSheared(old), isProduct(node) {
      warnShear(id, transform, node)
    }
    watchCornerOffset(id, transform, node)
    watchFullTurn(id, transform, node)
  }

  // MARK: Replacing

  /// A new transform over one that did something.
  ///
  /// Rule: neither is the identity, they differ, and the new one is written from literals alone (no
  /// variable, no property of anything, so neither the old transform nor a kept factor); or from
  /// constants that were declared with literals, or as one variable that was declared so, and the new
  /// one loses a part of the old: its turn, its factors or its move.
  private mutating func isReplaced(
    _ old: AffineTransform, by new: AffineTransform, _ node: NodeID
  ) -> Bool {
    guard !old.isIdentity, !new.isIdentity, old != new,
      !quiet.contains(Cleared(rule: .replacing, node: node))
    else { return false }
    if !isUpdate(node) {
      if isFresh(node) { return true }
      if let definition = definition(of: node), isFresh(definition) { return loses(old, new) }
      if isFresh(node, withConstants: true) { return loses(old, new) }
    }
    quiet.insert(Cleared(rule: .replacing, node: node))
    return false
  }

  /// `v.transform *= …` reads what was there.
  private func isUpdate(_ value: NodeID) -> Bool {
    let next = Int(value) + 1
    guard next < tree.nodes.count, case .update(_, _, value) = tree.nodes[next] else {
      return false
    }
    return true
  }

  /// Written from literals and Pivot's own names alone, or also from constants of literals.
  private func isFresh(_ id: NodeID, withConstants: Bool = false) -> Bool {
    !tree.contains(id) { node in
      switch tree[node] {
      case .global(let name) where globals[Int(name.id)].state == .missing: false
      case .global(let name) where globals[Int(name.id)].state == .constant:
        !(withConstants && constantAngle(node) != nil)
      case .global, .local, .sharedLocal, .selfReference, .closure: true
      default: false
      }
    }
  }

  /// Whether a part of the first is missing in the second.
  private func loses(_ first: AffineTransform, _ second: AffineTransform) -> Bool {
    let (a, b) = (first.decomposed(), second.decomposed())
    let one = Size(width: 1, height: 1)
    func isOne(_ size: Size) -> Bool {
      abs(size.width - one.width) + abs(size.height - one.height) < 1e-9
    }
    return (abs(a.rotation) > 1e-9 && abs(b.rotation) <= 1e-9)
      || (!isOne(a.scale) && isOne(b.scale))
      || (a.translation != .zero && b.translation == .zero)
  }

  // MARK: Full turns

  /// A view is turned by 360°, which leaves it where it was.
  ///
  /// Rule: the transform set is the identity up to rounding, and is written with a rotation whose
  /// angle the text alone gives, a multiple of 2π other than 0.
  private mutating func watchFullTurn(_ id: ViewID, _ new: AffineTransform, _ node: NodeID) {
    guard new.isAlmostIdentity, !quiet.contains(Cleared(rule: .fullTurn, node: node)) else {
      return
    }
    guard hasFullTurn(node) else {
      return _ = quiet.insert(Cleared(rule: .fullTurn, node: node))
    }
    warn(.misleading(.fullTurn(view: shortName(id))), at: tree.span(node))
  }

  private func hasFullTurn(_ node: NodeID) -> Bool {
    tree.contains(node) { id in
      guard case .call(let callee, let arguments) = tree[id],
        let angle = tree.arguments(arguments).last?.value,
        rotations.contains(lastWord(callee) ?? "")
          || tree.arguments(arguments).contains(where: { isLabel($0, "rotationAngle") }),
        let radians = constantAngle(angle)
      else { return false }
      let turns = radians / (2 * .pi)
      return abs(turns) > 0.5 && abs(turns - turns.rounded()) < 1e-9
    }
  }

  // MARK: Shear

  /// Unequal factors after a turn shear the view.
  ///
  /// Rule: the view's new transform has a shear that the old one had not, it is no stretch along some
  /// axis (R(-θ)·S·R(θ), whose matrix is symmetric), and it is written as a product or as a step on
  /// another transform, without `H`, without six numbers and without a matrix.
  private func isSheared(_ transform: AffineTransform) -> Bool {
    guard !transform.isSingular else { return false }
    let size = transform.decomposed().horizontalShear
    let entries = max(abs(transform.b), abs(transform.c))
    return abs(size) > 1e-9 && abs(transform.b - transform.c) > 1e-9 * entries
  }

  private func isProduct(_ node: NodeID) -> Bool {
    var isMade = false
    let isExplicit = origins(of: node).contains { root in
      tree.contains(root) { id in
        switch tree[id] {
        case .matrix: return true
        case .binary(.multiply, _, _): isMade = true
        case .call(let callee, let arguments):
          let word = lastWord(callee) ?? ""
          if steps.contains(word) { isMade = true }
          return word == "H" || arguments.count == 6
        default: break
        }
        return false
      }
    }
    return isMade && !isExplicit
  }

  private mutating func warnShear(_ id: ViewID, _ transform: AffineTransform, _ node: NodeID) {
    let parts = transform.decomposed()
    warn(
      .misleading(
        .shear(
          view: shortName(id), scale: short(parts.scale), shear: short(parts.horizontalShear),
          rotation: "\(short(parts.rotation * 180 / .pi))°")),
      at: tree.span(node))
  }

  // MARK: Scaling about a point

  /// The point that a scale keeps was counted from the view's corner.
  ///
  /// Rule: the transform set is `….translatedBy(A).scaledBy(s).translatedBy(-A)` or `S(s, about: A)`
  /// and so keeps one point; that point lies outside the bounds; and the same offset counted from the
  /// corner of the bounds lies inside. A turn about a point outside is an orbit, and let pass.
  private mutating func watchCornerOffset(
    _ id: ViewID, _ transform: AffineTransform, _ node: NodeID
  ) {
    guard transform.b == 0, transform.c == 0, let offset = transform.fixedPoint,
      offset != .zero, !quiet.contains(Cleared(rule: .cornerOffset, node: node))
    else { return }
    guard isScaleAboutPoint(node) else {
      return _ = quiet.insert(Cleared(rule: .cornerOffset, node: node))
    }
    let geometry = scene.geometry(of: id)
    let bounds = geometry.bounds
    let anchor = geometry.anchorLocation
    let fixed = Point(x: anchor.x + offset.x, y: anchor.y + offset.y)
    let counted = Point(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
    guard !bounds.holds(fixed), bounds.holds(counted) else { return }
    let cure = Point(x: counted.x - anchor.x, y: counted.y - anchor.y)
    warn(
      .misleading(
        .cornerOffset(
          fixed: plainText(.point(fixed)), offset: plainText(.point(offset)),
          cure: plainText(.point(cure)))),
      at: tree.span(node))
  }

  private func isScaleAboutPoint(_ node: NodeID) -> Bool {
    var isAbout = false
    let moves = moves(in: node, [], &isAbout)
    return isAbout || moves == 2
  }

  /// How many translations an expression is made of, names followed.
  private func moves(in root: NodeID, _ followed: Set<String>, _ isAbout: inout Bool) -> Int {
    var count = 0
    var open = [root]
    while let id = open.popLast() {
      if isName(id) {
        guard followed.count < 8, !followed.contains(written(id)) else { continue }
        for origin in origins(of: id) {
          count += moves(in: origin, followed.union([written(id)]), &isAbout)
        }
      } else if case .call(let callee, let arguments) = tree[id] {
        let labels = tree.arguments(arguments)
        let isMove = labels.contains { isLabel($0, "translationX") }
        if isMove || translations.contains(lastWord(callee) ?? "") { count += 1 }
        if lastWord(callee) == "S", labels.contains(where: { isLabel($0, "about") }) {
          isAbout = true
        }
      }
      open += tree.operands(of: id).filter { $0 >= 0 }
    }
    return count
  }

  func isLabel(_ argument: ArgumentNode, _ label: String) -> Bool {
    argument.label != .none && names.text(argument.label) == label
  }

  // MARK: Moving in own axes

  /// `S(2, 3).translatedBy(x: 5, y: 7)` moves by (10, 21): a note, for the code may mean it.
  ///
  /// Rule: literal numbers move a transform that scales or turns and moves nothing yet (else it may be
  /// the last step of a scale about a point), and the call is all of a statement's value.
  mutating func watchTranslation(_ value: Value, _ call: NodeID) {
    guard settings.warns, case .transform(let transform) = value, transform.tx == 0,
      transform.ty == 0, let move = literalMove(call)
    else { return }
    let after = move.applying(transform)
    guard after != move, isWholeValue(call) else { return }
    warn(
      .misleading(.ownAxes(written: pair(move), moves: pair(after))), at: tree.span(call),
      severity: .note)
  }

  private func pair(_ vector: Vector) -> String {
    plainText(.point(Point(x: vector.dx, y: vector.dy)))
  }

  private func literalMove(_ call: NodeID) -> Vector? {
    guard case .call(_, let arguments) = tree[call] else { return nil }
    let numbers = tree.arguments(arguments).suffix(2).map {
      isName($0.value) ? nil : literalValue($0.value)
    }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return nil }
    return Vector(dx: x, dy: y)
  }

  /// Whether an expression is the whole value of a declaration, an assignment or a statement.
  private func isWholeValue(_ id: NodeID) -> Bool {
    let next = Int(id) + 1
    guard next < tree.nodes.count else { return true }
    switch tree.nodes[next] {
    case .declare(_, _, let value), .assign(_, let value), .expression(let value),
      .returning(let value):
      return value == id
    default: return false
    }
  }
}

extension AffineTransform {
  fileprivate var isAlmostIdentity: Bool {
    if case .identity = kind { return true }
    return false
  }
}

extension Rect {
  /// Whether a point lies inside or on the border.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

private let steps: Set<String> = [
  "concatenating", "rotated", "scaledBy", "translatedBy", "CGAffineTransformConcat",
  "CGAffineTransformRotate", "CGAffineTransformScale", "CGAffineTransformTranslate",
]

private let translations: Set<String> = [
  "translatedBy", "CGAffineTransformTranslate", "T", "CGAffineTransformMakeTranslation",
]
