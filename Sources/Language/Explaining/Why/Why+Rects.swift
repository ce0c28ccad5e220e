internal import Geometry
internal import Views

/// The rules of rectangles (docs/geometry.md#rectangles): all of them standardize first.
let rectExplanations: [String: Explaining] = [
  "union(_:)": { operation, _ in
    binary(operation, "union") { first, second, result in unionRules(first, second, result) }
  },
  "intersection(_:)": { operation, _ in
    binary(operation, "intersection") { intersectionRules($0, $1, $2) }
  },
  "intersects(_:)": { operation, _ in
    guard let (first, second) = rects(operation), case .boolean(let truth) = operation.result
    else { return nil }
    return Reasoning(
      "intersects", standardizing([first, second]) + intersectsRules(first, second, truth))
  },
  "contains(_:)": { operation, evaluator in containment(operation, evaluator) },
  "insetBy(dx:dy:)": { operation, _ in
    unary(operation, "inset") { insetRules($0, $1, by: operation) }
  },
  "offsetBy(dx:dy:)": { operation, _ in
    unary(operation, "offset") { rect, result in
      [
        Rule(
          "move", "the origin \(rect.standardized.origin) moves to \(result.origin).",
          gives: .rect(result))
      ]
    }
  },
  "integral": { operation, _ in
    unary(operation, "integral") { integralRules($0, $1) }
  },
  "standardized": { operation, _ in
    unary(operation, "standardized") { rect, result in
      let isNegative = rect.size != result.size
      return isNegative
        ? []
        : [Rule("as it is", "neither side is negative: it stays.", gives: .rect(result))]
    }
  },
  "minX": { operation, _ in edge(operation, "the least x") },
  "minY": { operation, _ in edge(operation, "the least y") },
  "maxX": { operation, _ in edge(operation, "x + width") },
  "maxY": { operation, _ in edge(operation, "y + height") },
  "midX": { operation, _ in edge(operation, "x + width / 2") },
  "midY": { operation, _ in edge(operation, "y + height / 2") },
  "width": { operation, _ in edge(operation, "the width, never negative") },
  "height": { operation, _ in edge(operation, "the height, never negative") },
]

// MARK: Operands

private func rects(_ operation: Operation) -> (Rect, Rect)? {
  guard case .rect(let first) = operation.operand(0), case .rect(let second) = operation.operand(1)
  else { return nil }
  return (first, second)
}

private func binary(
  _ operation: Operation, _ law: String, _ rules: (Rect, Rect, Rect) -> [Rule]
) -> Reasoning? {
  guard let (first, second) = rects(operation), case .rect(let result) = operation.result else {
    return nil
  }
  return Reasoning(law, standardizing([first, second]) + rules(first, second, result))
}

private func unary(
  _ operation: Operation, _ law: String, _ rules: (Rect, Rect) -> [Rule]
) -> Reasoning? {
  guard case .rect(let rect) = operation.operand(0), case .rect(let result) = operation.result
  else { return nil }
  if rect.isNull { return Reasoning(law, [nullRule("it stays null.", result)]) }
  return Reasoning(law, standardizing([rect]) + rules(rect, result))
}

private func edge(_ operation: Operation, _ words: String) -> Reasoning? {
  guard case .rect(let rect) = operation.operand(0), case .number(let result) = operation.result
  else { return nil }
  return Reasoning(
    "an edge, standardized first",
    standardizing([rect]) + [
      Rule("edge", "of \(rect.standardized), \(words) is \(result).", gives: .number(result))
    ])
}

/// One rule for each rectangle with a negative side; none for the others.
func standardizing(_ rects: [Rect]) -> [Rule] {
  rects.filter { !$0.isNull && ($0.size.width < 0 || $0.size.height < 0) }.map { rect in
    Rule(
      "standardize",
      "\(rect) has a negative side. Counted from the other corner it is \(rect.standardized).",
      gives: .rect(rect.standardized))
  }
}

private func nullRule(_ reason: Sentence, _ result: Rect) -> Rule {
  Rule("null", reason, gives: .rect(result))
}

// MARK: Two rectangles

private func unionRules(_ first: Rect, _ second: Rect, _ result: Rect) -> [Rule] {
  if first.isNull || second.isNull {
    return [nullRule("the null rectangle adds nothing: \(result).", result)]
  }
  return [
    Rule(
      "x",
      "from the lesser of \(first.minX) and \(second.minX) to the greater of \(first.maxX) and \(second.maxX): x from \(result.minX) to \(result.maxX).",
      gives: .number(result.width)),
    Rule(
      "y",
      "from the lesser of \(first.minY) and \(second.minY) to the greater of \(first.maxY) and \(second.maxY): y from \(result.minY) to \(result.maxY). So \(result).",
      gives: .rect(result)),
  ]
}

private func intersectionRules(_ first: Rect, _ second: Rect, _ result: Rect) -> [Rule] {
  if first.isNull || second.isNull {
    return [nullRule("the null rectangle has nothing in common with any: null.", result)]
  }
  let across = (max(first.minX, second.minX), min(first.maxX, second.maxX))
  let down = (max(first.minY, second.minY), min(first.maxY, second.maxY))
  var rules = [
    Rule(
      "x",
      "from the greater of \(first.minX) and \(second.minX) to the lesser of \(first.maxX) and \(second.maxX): from \(across.0) to \(across.1).",
      gives: .number(across.1 - across.0)),
    Rule(
      "y",
      "from the greater of \(first.minY) and \(second.minY) to the lesser of \(first.maxY) and \(second.maxY): from \(down.0) to \(down.1).",
      gives: .number(down.1 - down.0)),
  ]
  rules.append(
    result.isNull
      ? nullRule("one of them runs backwards: there is a gap, so the result is null.", result)
      : Rule("together", "\(result)\(emptiness(result, first, second)).", gives: .rect(result)))
  return rules
}

private func emptiness(_ result: Rect, _ first: Rect, _ second: Rect) -> String {
  guard result.isEmpty else { return "" }
  let touches =
    first.maxX == second.minX || second.maxX == first.minX || first.maxY == second.minY
    || second.maxY == first.minY
  return touches
    ? ", empty: they only touch, so 'intersects' may be false"
    : ", empty: one of them has no extent there"
}

private func intersectsRules(_ first: Rect, _ second: Rect, _ truth: Bool) -> [Rule] {
  if first.isNull || second.isNull {
    return [
      Rule("null", "the null rectangle meets nothing: false.", gives: .truth(truth))
    ]
  }
  return [
    Rule(
      "x",
      shared((first.minX, first.maxX), (second.minX, second.maxX)),
      gives: .nothing, evidence: .compared),
    Rule(
      "y",
      shared((first.minY, first.maxY), (second.minY, second.maxY)),
      gives: .nothing, evidence: .compared),
    Rule(
      "together",
      truth
        ? "they have a point in common both ways: true."
        : "they have no point in common both ways, and touching is not enough: false.",
      gives: .truth(truth), evidence: .compared),
  ]
}

/// What two sides have in common: each without its last number; one without extent is its first.
private func shared(_ first: (Double, Double), _ second: (Double, Double)) -> Sentence {
  if first.0 < first.1, second.0 < second.1 {
    return
      "\(first.0) to \(first.1) and \(second.0) to \(second.1), each without its last number."
  }
  return "\(side(first)), and \(side(second)): without extent, a rect counts as its corner."
}

private func side(_ ends: (Double, Double)) -> Sentence {
  ends.0 < ends.1 ? "\(ends.0) to \(ends.1) without its last number" : "\(ends.0) alone"
}

// MARK: Containing

/// `contains` of a rect and of a layer.
private func containment(_ operation: Operation, _ evaluator: Evaluator) -> Reasoning? {
  switch (operation.operand(0), operation.operand(1)) {
  case (.layer(let id), .point(let point)):
    return insideReasoning(point, evaluator.scene.bounds(of: id), of: id)
  case (.rect(let rect), .point(let point)):
    let rules = rect.isNull ? [] : standardizing([rect])
    return Reasoning("contains, half-open", rules + containsRules(point, in: rect))
  case (.rect(let outer), .rect(let inner)) where outer.isNull && !inner.isNull:
    return Reasoning(
      "contains",
      [Rule("null", "the null rectangle contains no other: false.", gives: .truth(false))])
  case (.rect(let outer), .rect(let inner)):
    let union = outer.union(inner)
    let truth = union == outer
    return Reasoning(
      "contains",
      standardizing([outer, inner]) + [
        Rule("union", "the two together cover \(union).", gives: .rect(union)),
        Rule(
          "the same",
          truth
            ? "that is the first one again: it contains the second. True."
            : "that is more than \(outer.standardized): the second sticks out. False.",
          gives: .truth(truth)),
      ])
  default: return nil
  }
}

/// The edges of the least x and y belong to a rect, the others do not.
func containsRules(_ point: Point, in rect: Rect) -> [Rule] {
  if rect.isNull {
    return [Rule("null", "the null rectangle contains no point: false.", gives: .truth(false))]
  }
  let isInX = rect.minX <= point.x && point.x < rect.maxX
  let isInY = rect.minY <= point.y && point.y < rect.maxY
  let truth = rect.contains(point)
  return [
    Rule(
      "x",
      "\(point.x) must be at least \(rect.minX) and less than \(rect.maxX): \(isInX ? "it is" : "it is not").",
      gives: .truth(isInX)),
    Rule(
      "y",
      "\(point.y) must be at least \(rect.minY) and less than \(rect.maxY): \(isInY ? "it is" : "it is not"). So \(truth ? "the point is inside" : "the point is outside").",
      gives: .truth(truth)),
  ]
}

// MARK: One rectangle

private func insetRules(_ rect: Rect, _ result: Rect, by operation: Operation) -> [Rule] {
  guard case .number(let dx) = operation.operand(1), case .number(let dy) = operation.operand(2)
  else { return [] }
  let (width, height) = (rect.width - 2 * dx, rect.height - 2 * dy)
  var rules = [
    Rule(
      "x",
      "\(dx) from both sides: the width \(rect.width) becomes \(width).", gives: .number(width)),
    Rule(
      "y", "\(dy) from both sides: the height \(rect.height) becomes \(height).",
      gives: .number(height)),
  ]
  rules.append(
    result.isNull
      ? nullRule("less than nothing is left, so the result is null.", result)
      : Rule(
        "together", "the origin moves to \(result.origin): \(result).", gives: .rect(result)))
  return rules
}

private func integralRules(_ rect: Rect, _ result: Rect) -> [Rule] {
  [
    Rule(
      "x",
      "from \(rect.minX) down to the whole number \(result.minX), and from \(rect.maxX) up to \(result.maxX).",
      gives: .number(result.width)),
    Rule(
      "y",
      "from \(rect.minY) down to the whole number \(result.minY), and from \(rect.maxY) up to \(result.maxY). So \(result).",
      gives: .rect(result)),
  ]
}
