internal import Geometry

/// A point, vector, size, rect or row goes through a transform.
func applying(_ operation: Operation, _ convention: Convention) -> Reasoning? {
  guard case .transform(let t) = operation.operand(1) else { return nil }
  let order =
    convention == .column
    ? [
      Rule(
        "order", "with columns the transform stands on the left; the numbers are the same.",
        gives: .transform(t), evidence: .arithmetic)
    ] : []
  switch (operation.operand(0), operation.result) {
  case (.point(let p), .point(let image)):
    return Reasoning("a point through a transform", order + pointRules(p, image, t))
  case (.vector(let v), .vector(let image)):
    return Reasoning("a vector through a transform", order + vectorRules(v, image, t))
  case (.size(let s), .size(let image)):
    return Reasoning("a size through a transform", order + sizeRules(s, image, t))
  case (.row(let row), .row(let image)):
    return Reasoning("a row through a transform", order + rowRules(row, image, t))
  case (.rect(let rect), .rect(let image)):
    return Reasoning("a rect through a transform", order + rectRules(rect, image, t))
  default: return nil
  }
}

func pointRules(_ p: Point, _ image: Point, _ t: AffineTransform) -> [Rule] {
  [
    Rule(
      "new x",
      "a * x + c * y + tx = \(term: t.a) * \(term: p.x) + \(term: t.c) * \(term: p.y) + \(term: t.tx) = \(image.x).",
      gives: .number(image.x)),
    Rule(
      "new y",
      "b * x + d * y + ty = \(term: t.b) * \(term: p.x) + \(term: t.d) * \(term: p.y) + \(term: t.ty) = \(image.y). So \(p) goes to \(image).",
      gives: .point(image)),
  ]
}

private func vectorRules(_ v: Vector, _ image: Vector, _ t: AffineTransform) -> [Rule] {
  linearRules(
    (v.dx, v.dy), (image.dx, image.dy), t, ("dx", "dy"), .vector(image),
    "a vector is a way and not a place: the move (tx, ty) leaves it as it is.", .inferred)
}

private func sizeRules(_ s: Size, _ image: Size, _ t: AffineTransform) -> [Rule] {
  linearRules(
    (s.width, s.height), (image.width, image.height), t, ("width", "height"), .size(image),
    "a size has no place: the move (tx, ty) leaves it as it is, and signs are kept.", .measured)
}

private func linearRules(
  _ old: (Double, Double), _ new: (Double, Double), _ t: AffineTransform,
  _ names: (String, String), _ gives: Fact, _ reason: Sentence, _ evidence: Evidence
) -> [Rule] {
  [
    Rule("no move", reason, gives: .transform(t.linearPart), evidence: evidence),
    Rule(
      "new x part",
      "a * \(names.0) + c * \(names.1) = \(term: t.a) * \(term: old.0) + \(term: t.c) * \(term: old.1) = \(new.0).",
      gives: .number(new.0)),
    Rule(
      "new y part",
      "b * \(names.0) + d * \(names.1) = \(term: t.b) * \(term: old.0) + \(term: t.d) * \(term: old.1) = \(new.1). So it is \(gives).",
      gives: gives),
  ]
}

private func rowRules(_ row: Row, _ image: Row, _ t: AffineTransform) -> [Rule] {
  let meaning: Sentence =
    row.w == 0
    ? "w is 0: this is a direction, which no move changes."
    : row.w == 1
      ? "w is 1: this is a point, and the move counts in full."
      : "w is \(row.w): the move counts \(row.w) times."
  return [
    Rule(
      "last number", meaning, gives: .number(row.w), evidence: .arithmetic),
    Rule(
      "new x",
      "a * x + c * y + tx * w = \(term: t.a) * \(term: row.x) + \(term: t.c) * \(term: row.y) + \(term: t.tx) * \(term: row.w) = \(image.x).",
      gives: .number(image.x), evidence: .arithmetic),
    Rule(
      "new y",
      "b * x + d * y + ty * w = \(term: t.b) * \(term: row.x) + \(term: t.d) * \(term: row.y) + \(term: t.ty) * \(term: row.w) = \(image.y). So the row is \(.row(image)).",
      gives: .row(image), evidence: .arithmetic),
  ]
}

private func rectRules(_ rect: Rect, _ image: Rect, _ t: AffineTransform) -> [Rule] {
  if rect.isNull || rect.isInfinite {
    return [
      Rule("no corners", "\(rect) has no corners to move; it stays.", gives: .rect(image))
    ]
  }
  let images = rect.corners.map { $0.applying(t) }
  return standardizing([rect]) + [
    Rule("corners", "its corners are \(rect.corners).", gives: .points(rect.corners)),
    Rule("transform", "\(kind: t): they go to \(images).", gives: .points(images)),
    Rule(
      "bounding box", "the smallest upright rectangle around them is \(image).", gives: .rect(image)
    ),
  ]
}
