internal import Geometry
internal import Views

/// Translations within a transform: in whose axes, and from where they count.
extension Evaluator {
  // MARK: Scaling about a point

  /// The point that a scale keeps was counted from the view's corner.
  ///
  /// Rule: the transform set is `….translatedBy(A).scaledBy(s).translatedBy(-A)` or `S(s, about: A)`
  /// and so keeps one point; that point lies outside the bounds; and the same offset counted from the
  /// corner of the bounds lies inside. A turn about a point outside is an orbit, and let pass.
  mutating func watchCornerOffset(
    _ id: ViewID, _ transform: AffineTransform, _ node: NodeID
  ) {
    guard mayBeCornerOffset(transform, node), let offset = transform.fixedPoint else { return }
    let geometry = scene.geometry(of: id)
    let bounds = geometry.bounds
    let anchor = geometry.anchorLocation
    let fixed = Point(x: anchor.x + offset.x, y: anchor.y + offset.y)
    let counted = Point(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
    guard !bounds.holds(fixed), bounds.holds(counted) else { return }
    // The text says the same each time, and what was told is told once.
    quiet.insert(Cleared(rule: .cornerOffset, node: node))
    guard isScaleAboutPoint(node) else { return }
    let cure = Point(x: counted.x - anchor.x, y: counted.y - anchor.y)
    warn(
      .misleading(
        .cornerOffset(
          fixed: plainText(.point(fixed)), offset: plainText(.point(offset)),
          cure: plainText(.point(cure)))),
      at: tree.span(node))
  }

  /// Whether a transform keeps one point, and no turn is in it.
  mutating func mayBeCornerOffset(_ transform: AffineTransform, _ node: NodeID) -> Bool {
    guard transform.b == 0, transform.c == 0,
      !quiet.contains(Cleared(rule: .cornerOffset, node: node)),
      let offset = transform.fixedPoint
    else { return false }
    return offset != .zero
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
    guard case .transform(let transform) = value, transform.tx == 0,
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
    switch tree.nodes[next].node {
    case .declare(_, _, let value), .assign(_, let value), .expression(let value),
      .returning(let value):
      return value == id
    default: return false
    }
  }
}

extension Rect {
  /// Whether a point lies inside or on the border.
  fileprivate func holds(_ point: Point) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }
}

private let translations = [
  "translatedBy", "CGAffineTransformTranslate", "T", "CGAffineTransformMakeTranslation",
]
