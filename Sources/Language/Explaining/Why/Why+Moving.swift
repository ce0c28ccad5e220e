internal import Geometry
internal import Motion
internal import Views

/// Values on their way (docs/geometry.md#interpolation).
let movingExplanations: [String: Explaining] = [
  "interpolate(_:_:at:)": { operation, _ in
    guard let start = AnimatedValue(operation.operand(0)),
      let end = AnimatedValue(operation.operand(1)), case .number(let t) = operation.operand(2)
    else { return nil }
    return Reasoning("on the way", wayRules(from: start, to: end, at: t))
  },
  "value(at:)": { operation, _ in
    guard case .timing(let box) = operation.operand(0), case .number(let t) = operation.operand(1),
      case .number(let value) = operation.result
    else { return nil }
    return Reasoning("timing function", [curveRule(box.payload, t, value)])
  },
]

/// The rules of the way between two values of a form.
func wayRules(from start: AnimatedValue, to end: AnimatedValue, at t: Double) -> [Rule] {
  if case .transform(let first) = start, case .transform(let second) = end {
    return transformRules(TransformInterpolation(from: first, to: second), at: t)
  }
  guard let a = Fact(start.value), let b = Fact(end.value),
    let result = start.interpolated(to: end, at: t), let fact = Fact(result.value)
  else { return [] }
  return [
    Rule(
      "straight way",
      "each number goes straight: first + (second - first) * \(t), from \(a) to \(b). It is \(fact).",
      gives: fact, evidence: .arithmetic)
  ]
}

// MARK: Transforms

private func transformRules(_ way: TransformInterpolation, at t: Double) -> [Rule] {
  let result = way.value(at: t)
  guard let parts = way.parts else {
    let side = t < 0.5 ? "before half of the way it is the first" : "from half on it is the second"
    return [
      Rule(
        "no way between",
        "one end has the determinant 0 and cannot be taken apart: \(side).",
        gives: .transform(result), evidence: .standard)
    ]
  }
  // As it is before the next rule changes it.
  let first = way.isTurnedOver ? TransformParts(way.start) ?? parts.start : parts.start
  let here = parts.start.interpolated(to: parts.end, at: t)
  var rules = [
    Rule(
      "the first, apart", "\(named(way.start))\(inWords(first)).",
      gives: .components(components(first)), evidence: .standard)
  ]
  if way.isTurnedOver {
    rules.append(
      Rule(
        "mirrored alike",
        "one mirrors along x and the other along y: the signs of the first's scale change, with half a turn: \(inWords(parts.start)).",
        gives: .components(components(parts.start)), evidence: .standard))
  }
  rules += [
    Rule(
      "the second, apart", "\(named(way.end))\(inWords(parts.end)).",
      gives: .components(components(parts.end)), evidence: .standard),
    shortestWay(way, parts.start.angle, parts.end.angle),
    Rule(
      "in between",
      "each number at \(t) of its way: \(inWords(here)).",
      gives: .components(components(here)), evidence: .standard),
    Rule(
      "together",
      "\(named(result))first the scale, then the lean, the turn and the move; a = \(result.a), b = \(result.b), c = \(result.c), d = \(result.d).",
      gives: .transform(result), evidence: .standard),
  ]
  return rules
}

/// What a transform is, where there is a word for it.
private func named(_ transform: AffineTransform) -> Sentence {
  if case .general = transform.kind { return "" }
  return "\(kind: transform) is "
}

private func shortestWay(_ way: TransformInterpolation, _ first: Double, _ second: Double) -> Rule {
  let turn = degrees(second - first)
  let reason: Sentence =
    way.isHalfTurn
    ? "It is exactly half a turn: the other way round is as short."
    : way.shortening == .none
      ? "That is the shortest way." : "That is the shortest way: a full turn was taken off."
  return Rule(
    "shortest way",
    "from \(degrees(first))° to \(degrees(second))° it turns by \(turn)°. \(reason)",
    gives: .number(second - first))
}

private func degrees(_ radians: Double) -> Double { Angle(radians: radians).degrees }

private func inWords(_ parts: TransformParts) -> Sentence {
  let lean: Sentence = parts.shear == 0 ? "" : ", lean \(parts.shear)"
  return
    "scale \(parts.scale)\(lean), turn \(degrees(parts.angle))°, move \(parts.move)"
}

private func components(_ parts: TransformParts) -> TransformComponents {
  TransformComponents(
    scale: Size(width: parts.scale.dx, height: parts.scale.dy), horizontalShear: parts.shear,
    rotation: parts.angle, translation: parts.move)
}

// MARK: Curves

/// What a curve makes of a part of the time, in the words of whose way it is.
func curveRule(
  _ curve: TimingCurve, _ time: Double, _ value: Double, of way: Sentence = "the way"
) -> Rule {
  let done: Sentence = "after \(time) of the time, \(value) of \(way) is done."
  switch curve {
  case .cubic(.linear):
    return Rule("curve", "evenly: \(done)", gives: .number(value), evidence: .documented)
  case .cubic(let cubic):
    return Rule(
      "curve",
      "a Bézier curve over time, from (0, 0) by \(cubic.first) and \(cubic.second) to (1, 1): \(done)",
      gives: .number(value), evidence: .measured)
  case .spring(let spring):
    return Rule(
      "spring", "a spring with the damping \(spring.dampingRatio): \(done)",
      gives: .number(value), evidence: .inferred)
  }
}
