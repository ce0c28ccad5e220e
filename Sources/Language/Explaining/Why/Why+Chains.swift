internal import Geometry

// A product of more than two steps, and a point on its way through some: no two of them say it all.

/// The operations that are read as steps, by the names of the catalogue.
private let chainOperations = [
  "concatenating(_:)", "applying(_:)", "translatedBy(x:y:)", "scaledBy(x:y:)", "rotated(by:)",
]

/// More steps than that are a list for ':explain'.
private let mostSteps = 8

extension Evaluator {
  /// The rules of a chain, whose steps are read from its expression; nil where its last operation says it all.
  mutating func chainReasoning(_ operation: Operation, at id: NodeID) -> Reasoning? {
    guard chainOperations.contains(operation.name), let (value, trace, copy) = try? traced(id)
    else { return nil }
    var reader = StepReader(copy)
    reader.splitsAbout = false
    let read = reader.steps(of: value, at: id, trace)
    let steps = read.compactMap(\.map.affine)
    guard steps.count == read.count, (2...mostSteps).contains(steps.count) else { return nil }
    let remarks = reader.remarks
    let isBackwards =
      !remarks.isEmpty && remarks.allSatisfy { $0 == .prepending || $0 == .nesting }
    return chainReasoning(steps, from: reader.start, to: operation.result, isBackwards)
  }

  private func chainReasoning(
    _ steps: [AffineTransform], from start: Value?, to result: Value, _ isBackwards: Bool
  ) -> Reasoning? {
    let order = Rule("order", orderOfChain(steps, isBackwards), gives: .transform(steps[0]))
    switch (start, result) {
    case (nil, .transform(let whole)) where steps.count > 2:
      return Reasoning(
        "product of transforms", [order] + sides(of: steps, whole),
        moral: "':explain' shows the steps one by one, and the running matrix.")
    case (.point(let point)?, .point(let image)):
      let whole = steps.reduce(AffineTransform.identity) { $0.concatenating($1) }
      return Reasoning(
        "a point through transforms",
        [order, passage(of: point, through: steps)] + pointRules(point, image, whole))
    default: return nil
    }
  }
}

/// Which step acts first; methods put each step before those that are there.
private func orderOfChain(_ steps: [AffineTransform], _ isBackwards: Bool) -> Sentence {
  let reason: Sentence =
    isBackwards ? "each call puts its step before those that are there: " : ""
  return steps.dropFirst().reduce(reason + "\(kind: steps[0]) acts first") {
    $0 + ", then \(kind: $1)"
  } + "."
}

/// The product by where its steps take the corner and the two sides of the unit square.
private func sides(of steps: [AffineTransform], _ whole: AffineTransform) -> [Rule] {
  [
    stations("tx and ty", "where (0, 0) goes:", .zero, steps) { $0.applying($1) },
    stations("a and b", "where the way (1, 0) goes:", Point(x: 1, y: 0), steps, direction),
    stations("c and d", "where the way (0, 1) goes:", Point(x: 0, y: 1), steps, direction),
    Rule("together", "these six numbers are \(kind: whole).", gives: .transform(whole)),
  ]
}

/// A way is turned and scaled, not moved.
private func direction(_ way: Point, _ step: AffineTransform) -> Point {
  way.applying(step.linearPart)
}

private func passage(of point: Point, through steps: [AffineTransform]) -> Rule {
  stations("way", "\(point) goes", point, steps) { $0.applying($1) }
}

/// Where one step after the other takes a point.
private func stations(
  _ name: StaticString, _ what: Sentence, _ start: Point, _ steps: [AffineTransform],
  _ move: (Point, AffineTransform) -> Point
) -> Rule {
  var place = move(start, steps[0])
  var says = what + " to \(place)"
  for step in steps.dropFirst() {
    place = move(place, step)
    says = says + ", then to \(place)"
  }
  return Rule(name, says + ".", gives: .point(place))
}
