internal import Geometry

/// Transforms applied, joined, undone and taken apart (docs/geometry.md#affine-transforms).
let transformExplanations: [String: Explaining] = [
  "applying(_:)": { operation, evaluator in
    applying(operation, evaluator.convention)
  },
  "concatenating(_:)": { operation, evaluator in
    guard case .transform(let first) = operation.operand(0),
      case .transform(let second) = operation.operand(1)
    else { return nil }
    return product(
      first, second, "\(kind: first) acts first, then \(kind: second).", "product of transforms")
  },
  "translatedBy(x:y:)": { operation, _ in
    prepended(operation, "the move") { AffineTransform(translationX: $0, y: $1) }
  },
  "scaledBy(x:y:)": { operation, _ in
    prepended(operation, "the scale") { AffineTransform(scaleX: $0, y: $1) }
  },
  "rotated(by:)": { operation, _ in
    prepended(operation, "the rotation") { angle, _ in AffineTransform(rotationAngle: angle) }
  },
  "inverted()": { operation, _ in
    guard case .transform(let transform) = operation.operand(0),
      case .transform(let result) = operation.result
    else { return nil }
    return Reasoning("inverse", inverseRules(transform, result))
  },
  "determinant": { operation, _ in
    guard case .transform(let transform) = operation.operand(0) else { return nil }
    return Reasoning("determinant", [determinantRule(transform)])
  },
  "decomposed()": { operation, _ in
    guard case .transform(let transform) = operation.operand(0),
      case .components(let parts) = operation.result
    else { return nil }
    return Reasoning("decomposed", decompositionRules(transform, parts))
  },
]

// MARK: Products

/// The new step stands before what the transform already does.
private func prepended(
  _ operation: Operation, _ name: String, _ make: (Double, Double) -> AffineTransform
) -> Reasoning? {
  guard case .transform(let old) = operation.operand(0),
    case .number(let x)? = Fact(operation.operand(1))
  else { return nil }
  var y = 0.0
  if case .number(let second) = operation.operand(2) { y = second }
  let step = make(x, y)
  return product(
    step, old,
    "\(name) is put before what the transform already does: \(kind: step) acts first, then \(kind: old).",
    "prepending")
}

/// A product by where it takes the corner and the two sides of the unit square.
private func product(
  _ first: AffineTransform, _ second: AffineTransform, _ order: Sentence, _ law: String
) -> Reasoning {
  let result = first.concatenating(second)
  let corner = Point(x: first.tx, y: first.ty)
  let end = Point(x: result.tx, y: result.ty)
  return Reasoning(
    law,
    [
      Rule("order", order, gives: .transform(first)),
      Rule(
        "tx and ty",
        "where (0, 0) goes: the first takes it to \(corner), the second takes that to \(end).",
        gives: .point(end)),
      side("a and b", "(1, 0)", (first.a, first.b), (result.a, result.b)),
      side("c and d", "(0, 1)", (first.c, first.d), (result.c, result.d)),
      Rule("together", "these six numbers are \(kind: result).", gives: .transform(result)),
    ], moral: "':explain' shows the steps one by one, and the running matrix.")
}

private func side(
  _ name: StaticString, _ start: String, _ first: (Double, Double), _ result: (Double, Double)
) -> Rule {
  let middle = Vector(dx: first.0, dy: first.1)
  let end = Vector(dx: result.0, dy: result.1)
  return Rule(
    name,
    "where the way \(start) goes: the first takes it to \(middle), the second takes that to \(end).",
    gives: .vector(end))
}

// MARK: Inverse

private func determinantRule(_ t: AffineTransform) -> Rule {
  let determinant = t.determinant
  let meaning: Sentence =
    determinant == 0
    ? "Areas become 0: the plane collapses."
    : determinant < 0
      ? "Areas are multiplied by \(factor: -determinant), and the minus says that it mirrors."
      : "Areas are multiplied by \(factor: determinant)."
  return Rule(
    "determinant",
    "a * d - b * c = \(term: t.a) * \(term: t.d) - \(term: t.b) * \(term: t.c) = \(factor: determinant). \(meaning)",
    gives: .number(determinant), evidence: .arithmetic)
}

private func inverseRules(_ t: AffineTransform, _ result: AffineTransform) -> [Rule] {
  let rule = determinantRule(t)
  guard t.determinant != 0 else {
    return [
      rule,
      Rule(
        "unchanged",
        "what collapsed cannot be pulled apart again: there is no inverse, and the transform comes back unchanged.",
        gives: .transform(result)),
    ]
  }
  return [
    rule,
    Rule(
      "linear part",
      "a and d change places, b and c change their sign, and all four are divided by the determinant: a = \(result.a), b = \(result.b), c = \(result.c), d = \(result.d).",
      gives: .transform(result.linearPart)),
    Rule(
      "move",
      "(tx, ty) must take \(Point(x: t.tx, y: t.ty)) back to (0, 0): \(Point(x: result.tx, y: result.ty)). It is \(kind: result).",
      gives: .transform(result)),
  ]
}

// MARK: Taking apart

/// scale · shear · rotation · translation; the height is never negative.
private func decompositionRules(_ t: AffineTransform, _ parts: TransformComponents) -> [Rule] {
  let degrees = Angle(radians: parts.rotation).degrees
  let isLost = t.a == 0 && t.b == 0
  let mirrors = t.determinant < 0
  var rules = [determinantRule(t)]
  let width: Sentence =
    isLost
    ? "a and b are 0: the x axis is lost, so the width is 0 and the height is the size of d."
    : "the length of (a, b) = \(Point(x: t.a, y: t.b)) is \(abs(parts.scale.width))\(mirrors ? ". It mirrors, so the width is negative." : ".")"
  rules.append(Rule("width", width, gives: .number(parts.scale.width), evidence: .compared))
  let turn: Sentence =
    isLost
    ? "there is no x axis to turn: \(degrees)°."
    : "the direction of \(mirrors ? "-" : "")(a, b): \(degrees)°."
  rules.append(Rule("rotation", turn, gives: .number(parts.rotation), evidence: .compared))
  if !isLost {
    rules.append(
      Rule(
        "height",
        "determinant / width = \(term: t.determinant) / \(term: parts.scale.width) = \(parts.scale.height).",
        gives: .number(parts.scale.height), evidence: .documented))
  }
  rules.append(shearRule(t, parts, isLost))
  rules.append(
    Rule(
      "translation",
      "(tx, ty) as it is: \(parts.translation). The four act in the order scale, shear, rotation, translation.",
      gives: .components(parts), evidence: .documented))
  return rules
}

private func shearRule(
  _ t: AffineTransform, _ parts: TransformComponents, _ isLost: Bool
) -> Rule {
  let says: Sentence
  if isLost {
    says = t.d == 0 ? "nothing is left to lean: 0." : "c / d = \(parts.horizontalShear)."
  } else if t.determinant == 0 {
    says = "it cannot be told where the plane collapses, and is 0."
  } else {
    says =
      "(a * c + b * d) / determinant = \(t.a * t.c + t.b * t.d) / \(term: t.determinant) = \(parts.horizontalShear)."
  }
  return Rule("shear", says, gives: .number(parts.horizontalShear), evidence: .compared)
}
