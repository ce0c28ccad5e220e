internal import Geometry

/// Arcs between tangents, which round the corners of paths of Core Graphics.
extension CatalogueBuilder {
  mutating func addTangentArcs() {
    let summary: StaticString = "Rounds the corner at the first point, on the way to the second."
    let example: StaticString = """
      let p = CGMutablePath(); p.move(to: (0, 0))
      p.addArc(tangent1End: (10, 0), tangent2End: (10, 10), radius: 4); p.currentPoint
      """
    effect(
      "addArc(tangent1End:tangent2End:radius:)", of: .path, takes: [[.point], [.point], [.number]],
      summary, example
    ) { evaluator, values, _ in
      try evaluator.round(values[0], Point.from(values[1], 1), Point.from(values[2], 2), values[3])
      return .void
    }
    effect(
      "addArc(tangent1End:tangent2End:radius:transform:)", of: .path,
      takes: [[.point], [.point], [.number], [.transform]], summary, example
    ) { evaluator, values, _ in
      try evaluator.round(
        values[0], Point.from(values[1], 1), Point.from(values[2], 2), values[3],
        AffineTransform.from(values[4], 4))
      return .void
    }
    effect(
      "CGPathAddArcToPoint(_:_:_:_:_:_:_:)",
      takes: [[.path], [.transform, .nothing]] + Array(repeating: [.number], count: 5), summary,
      "let p = CGMutablePath(); p.move(to: (0, 0)); CGPathAddArcToPoint(p, NULL, 10, 0, 10, 10, 4)"
    ) { evaluator, values, _ in
      let n = try (2...5).map { try Double.from(values[$0], $0) }
      try evaluator.round(
        values[0], Point(x: n[0], y: n[1]), Point(x: n[2], y: n[3]), values[6],
        AffineTransform?.from(values[1], 1) ?? .identity)
      return .void
    }
  }
}

extension Evaluator {
  /// A line towards the corner up to the arc, and the arc; where there is none, a line to the corner [S].
  ///
  /// The transform moves the points and the arc, and not where the path is.
  fileprivate mutating func round(
    _ value: Value, _ corner: Point, _ end: Point, _ radius: Value,
    _ transform: AffineTransform = .identity
  ) throws {
    let here = try path(value, 0).currentPoint ?? corner
    let curves = BezierCurve.arc(
      rounding: corner, from: here.applying(transform.inverted()), to: end,
      radius: try Double.from(radius, 3))
    let begin = curves.first?.start ?? corner
    try draw(.line(to: begin.applying(transform)), value)
    for curve in curves {
      try draw(
        .curve(
          curve.first.applying(transform), curve.second.applying(transform),
          to: curve.end.applying(transform)), value)
    }
  }
}
