internal import Geometry
internal import Views

/// Transforms that are set, inverted or multiplied.
extension Evaluator {
  /// The inverse of a transform that has none; `isSingular` decides.
  mutating func watchInverse(_ value: Value, _ node: NodeID) {
    guard case .transform(let transform) = value else { return }
    let determinant = transform.determinant
    // Of a map that keeps the plane, it may still be too small or too large for a number.
    guard transform.isSingular || determinant == 0 || determinant.isInfinite else { return }
    warn(
      .misleading(.singularInverse(determinant: determinant)),
      at: tree.span(node))
  }

  /// A point before a matrix whose numbers stand as in books that write points as columns.
  ///
  /// Rule: 3×3, the last row 0 0 1, and in the last column more than 1, as no projection has.
  mutating func watchProjection(_ matrix: Matrix, _ node: NodeID) {
    guard convention == .row, matrix.rows == 3, matrix.affine == nil,
      matrix.transpose.affine != nil, max(abs(matrix[0, 2]), abs(matrix[1, 2])) > 1
    else { return }
    let numbers = [matrix[0, 2], matrix[1, 2]].map { plainText(.number($0)) }
    warn(
      .misleading(
        .columnMatrix(
          written: shortened(node), move: numbers.joined(separator: " and "))),
      at: tree.span(node))
  }

  /// The parts of a transform that do not give it back.
  ///
  /// Rule: the determinant is exactly 0, so that the shear cannot be told, and what the parts make is not
  /// the transform: all of c and d would have to come from a height of 0.
  mutating func watchDecomposition(_ value: Value, _ node: NodeID) {
    guard case .transform(let transform) = value, transform.determinant == 0,
      !AffineTransform(transform.decomposed()).isApproximatelyEqual(to: transform)
    else { return }
    let lost = short(Vector(dx: transform.c, dy: transform.d))
    warn(.misleading(.collapsedParts(lost: lost)), at: tree.span(node))
  }

  private func short(_ vector: Vector) -> String { "(\(short(vector.dx)), \(short(vector.dy)))" }

  /// A view gets another transform.
  mutating func watchTransform(_ id: ViewID, _ old: AffineTransform, _ new: Value, _ node: NodeID) {
    guard case .transform(let transform) = new else { return }
    guard isRemarkable(old, by: transform, node) else { return }
    if isReplaced(old, by: transform, node) {
      let words =
        old.kind == .general
        ? "several things at once" : TransformWords(precision: .significant(4)).describe(old)
      warn(
        .misleading(
          .transformReplaced(
            view: shortName(id), old: words, written: "\(scene.name(of: id) ?? "view").transform")),
        at: tree.span(node))
    } else if becomesSheared(old, transform), isProduct(node) {
      warnShear(id, transform, node)
    }
    if keepsOwnCenter(id, transform, node) {
      warnOwnCenter(id, node)
    } else {
      watchCornerOffset(id, transform, node)
    }
    watchFullTurn(id, old, transform, node)
  }

  /// Whether the numbers let the text be looked at; those of most transforms do not.
  mutating func isRemarkable(
    _ old: AffineTransform, by new: AffineTransform, _ node: NodeID
  ) -> Bool {
    mayReplace(old, by: new, node) || becomesSheared(old, new) || mayBeCornerOffset(new, node)
      || mayBeOwnCenter(new, node)
      || mayBeFullTurn(old, new, node)
  }

  // MARK: Full turns

  /// A view is turned by 360°, which leaves it where it was.
  ///
  /// Rule: the transform set is the identity up to rounding, as the one before was, and is written with a rotation
  /// whose angle the text alone gives, a multiple of 2π other than 0.
  private mutating func watchFullTurn(
    _ id: ViewID, _ old: AffineTransform, _ new: AffineTransform, _ node: NodeID
  ) {
    guard mayBeFullTurn(old, new, node) else { return }
    guard hasFullTurn(node) else {
      return quiet.insert(Cleared(rule: .fullTurn, node: node))
    }
    warn(.misleading(.fullTurn(view: shortName(id))), at: tree.span(node))
  }

  private mutating func mayBeFullTurn(
    _ old: AffineTransform, _ new: AffineTransform, _ node: NodeID
  ) -> Bool {
    new.isAlmostIdentity && old.isAlmostIdentity
      && !quiet.contains(Cleared(rule: .fullTurn, node: node))
  }

  private func hasFullTurn(_ node: NodeID) -> Bool {
    tree.contains(node) { isFullTurn($0) }
  }

  /// A rotation whose angle the text alone gives, a multiple of 2π other than 0.
  func isFullTurn(_ id: NodeID) -> Bool {
    guard let radians = angle(ofTurn: id).flatMap({ constantAngle($0) }) else { return false }
    let turns = radians / (2 * .pi)
    return abs(turns) > 0.5 && abs(turns - turns.rounded()) < 1e-9
  }

  // MARK: Shear

  /// Unequal factors after a turn shear the view.
  ///
  /// Rule: the view's new transform has a shear that the old one had not, it is no stretch along some
  /// axis (R(-θ)·S·R(θ), whose matrix is symmetric), and it is written as a product or as a step on
  /// another transform, without `H`, without six numbers and without a matrix.
  private mutating func becomesSheared(_ old: AffineTransform, _ new: AffineTransform) -> Bool {
    old != new && isSheared(new) && !isSheared(old)
  }

  @inline(__always)
  private func isSheared(_ transform: AffineTransform) -> Bool {
    let entries = max(abs(transform.b), abs(transform.c))
    return abs(transform.horizontalShear) > 1e-9
      && abs(transform.b - transform.c) > 1e-9 * entries && !transform.isSingular
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
          rotation: "\(short(parts.rotation * 180 / .pi))°", turnsFirst: turnsFirst(node))),
      at: tree.span(node))
  }

  /// A turn that puts itself before the rest, however late it is written.
  private func turnsFirst(_ node: NodeID) -> Bool {
    origins(of: node).contains { root in
      tree.contains(root) { id in
        guard case .call(let callee, _) = tree[id], let word = lastWord(callee) else {
          return false
        }
        return word == "rotated" || word == "CGAffineTransformRotate"
      }
    }
  }
}

extension AffineTransform {
  fileprivate var isAlmostIdentity: Bool {
    // Nearly every transform is told from it by one number.
    guard abs(a - 1) < 0.001 else { return false }
    if case .identity = kind { return true }
    return false
  }
}

private let steps = [
  "concatenating", "rotated", "scaledBy", "translatedBy", "CGAffineTransformConcat",
  "CGAffineTransformRotate", "CGAffineTransformScale", "CGAffineTransformTranslate",
]
