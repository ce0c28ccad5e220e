internal import Geometry

#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Scale and angle read off the components of a transform that is turned.
extension Evaluator {
  /// `t.a` or `t.d` of a transform was read where the text is suspicious.
  ///
  /// Rule: the transform is turned or mirrored by a half turn, so that the component is not the factor
  /// hypot(a, b) or hypot(c, d).
  mutating func watchComponent(_ value: Value, _ node: NodeID) {
    guard !suspicions.isEmpty, let suspicion = suspicions[node],
      case .transform(let t) = value, case .member(let base, let name) = tree[node]
    else { return }
    let isFirst = names.text(name) == "a"
    let (reads, factor) = (isFirst ? t.a : t.d, isFirst ? hypot(t.a, t.b) : hypot(t.c, t.d))
    guard abs(abs(reads) - factor) > 1e-9 * factor || (t.a < 0 && t.d < 0) else { return }
    let text = written(base)
    switch suspicion {
    case .scale:
      let cure = isFirst ? "hypot(\(text).a, \(text).b)" : "hypot(\(text).c, \(text).d)"
      warn(
        .misleading(
          .scaleComponent(
            written: shortened(node), reads: short(reads), factor: short(factor), cure: cure)),
        at: tree.span(node))
    case .divisor:
      warn(
        .misleading(.dividedByComponent(written: shortened(node), reads: short(reads))),
        at: tree.span(node))
    case .length, .turn: return
    }
  }

  /// A call that reads a length or an angle off a transform.
  mutating func watchShape(_ id: NodeID) {
    guard !suspicions.isEmpty, let suspicion = suspicions[id] else { return }
    switch suspicion {
    case .length(let first, let second): watchLength(id, first, second)
    case .turn(let parts, let isCertain): watchTurn(id, parts, isCertain)
    case .scale, .divisor: return
    }
  }

  /// A length across both axes.
  ///
  /// Rule: the transform has no shear (its axes stay perpendicular, so that both factors mean
  /// something) and the length is not the factor of its axis.
  private mutating func watchLength(_ id: NodeID, _ first: Component, _ second: Component) {
    guard case .transform(let t)? = peek(first.transform) else { return }
    let isFirst = first.letter == "a" || second.letter == "a"
    let factor = isFirst ? hypot(t.a, t.b) : hypot(t.c, t.d)
    let found = isFirst ? hypot(t.a, t.c) : hypot(t.b, t.d)
    let isUpright = abs(t.a * t.c + t.b * t.d) <= 1e-9 * hypot(t.a, t.b) * hypot(t.c, t.d)
    guard isUpright, abs(found - factor) > 1e-9 * max(found, factor) else { return }
    let text = written(first.transform)
    warn(
      .misleading(
        .mixedAxes(
          written: shortened(id), gives: short(found), factor: short(factor),
          cure: isFirst ? "hypot(\(text).a, \(text).b)" : "hypot(\(text).c, \(text).d)")),
      at: tree.span(id))
  }

  /// An angle from one component, or from another pair than (b, a).
  ///
  /// Rule: acos, asin and atan of components always, for they never tell all angles apart; atan2 of
  /// (b, d) and (a, b) always; of other pairs where the angle is not the turn. A transform that
  /// mirrors or shears has no such angle, and is let pass.
  private mutating func watchTurn(_ id: NodeID, _ parts: [Component], _ isCertain: Bool) {
    guard let first = parts.first, case .transform(let t)? = peek(first.transform),
      t.determinant > 0, !t.isIdentity
    else { return }
    let values = parts.map { part in
      let value =
        part.letter == "a" ? t.a : part.letter == "b" ? t.b : part.letter == "c" ? t.c : t.d
      return part.isNegative ? -value : value
    }
    let turn = atan2(t.b, t.a)
    let found = angle(id, values)
    guard isCertain || abs((isNegated(id) ? -found : found) - turn) > 1e-9 else { return }
    let text = written(first.transform)
    let shown = found.isNaN ? "no angle" : "\(short(found * 180 / .pi))°"
    warn(
      .misleading(
        .angleComponents(
          written: shortened(id), gives: shown, angle: "\(short(turn * 180 / .pi))°",
          cure: "atan2(\(text).b, \(text).a)")),
      at: tree.span(id))
  }

  /// `-atan2(t.c, t.a)` is the turn of what has no shear and one scale.
  private func isNegated(_ id: NodeID) -> Bool {
    guard let parent = parent(of: id), case .unary(.minus, _) = tree[parent] else { return false }
    return true
  }

  private func angle(_ id: NodeID, _ values: [Double]) -> Double {
    guard case .call(let callee, _) = tree[id], let word = lastWord(callee) else { return 0 }
    if word.hasPrefix("atan2"), values.count == 2 { return atan2(values[0], values[1]) }
    if word.hasPrefix("atan"), values.count == 2 { return atan(values[0] / values[1]) }
    return word.hasPrefix("acos") ? acos(values[0]) : asin(values[0])
  }
}
