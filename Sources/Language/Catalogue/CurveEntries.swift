internal import Geometry

/// Curves and arcs of paths, as `UIBezierPath`, `CGMutablePath` and C spell them.
extension CatalogueBuilder {
  mutating func addCurves() {
    addBezierCurves()
    addArcs()
    addTangentArcs()
    addCurveFunctions()
  }

  private mutating func addBezierCurves() {
    let curve = "A cubic curve from the current point, with two control points." as StaticString
    let bow = "A quadratic curve from the current point, with one control point." as StaticString
    step(
      "addCurve(to:controlPoint1:controlPoint2:)", takes: [[.point], [.point], [.point]], curve,
      example: """
        let p = UIBezierPath(); p.move(to: (0, 0))
        p.addCurve(to: (3, 0), controlPoint1: (0, 4), controlPoint2: (3, 4)); p.bounds
        """, cubic)
    step(
      "addCurve(to:control1:control2:)", moved: "addCurve(to:control1:control2:transform:)",
      takes: [[.point], [.point], [.point]], curve,
      example: """
        let p = CGMutablePath(); p.move(to: (0, 0))
        p.addCurve(to: (3, 0), control1: (0, 4), control2: (3, 4)); p.boundingBox
        """, cubic)
    step(
      "addQuadCurve(to:controlPoint:)", takes: [[.point], [.point]], bow,
      example: """
        let p = UIBezierPath(); p.move(to: (0, 0))
        p.addQuadCurve(to: (4, 0), controlPoint: (2, 4)); p.bounds
        """, quadratic)
    step(
      "addQuadCurve(to:control:)", moved: "addQuadCurve(to:control:transform:)",
      takes: [[.point], [.point]], bow,
      example: """
        let p = CGMutablePath(); p.move(to: (0, 0))
        p.addQuadCurve(to: (4, 0), control: (2, 4)); p.boundingBox
        """, quadratic)
    spell(
      "addCurve(to:controlPoint1:controlPoint2:)", of: .path,
      "addCurveToPoint:controlPoint1:controlPoint2:")
    spell("addQuadCurve(to:controlPoint:)", of: .path, "addQuadCurveToPoint:controlPoint:")
  }

  // MARK: Arcs

  /// UIKit calls clockwise what is so on the screen; Core Graphics, whose y points up, the other way.
  private mutating func addArcs() {
    let kinds: [Kinds] = [[.point], [.number], Radians.kinds, Radians.kinds, [.boolean]]
    let forms: [(StaticString, Bool)] = [
      ("addArc(withCenter:radius:startAngle:endAngle:clockwise:)", true),
      ("addArc(center:radius:startAngle:endAngle:clockwise:)", false),
    ]
    for (signature, isOfUIKit) in forms {
      effect(
        signature, of: .path, takes: kinds,
        isOfUIKit
          ? "An arc, clockwise on the screen or not, behind a line to its start."
          : "An arc behind a line to its start; clockwise is the other way on the screen.",
        isOfUIKit
          ? "let p = UIBezierPath(); p.addArc(withCenter: (0, 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true); p.bounds"
          : "let p = CGMutablePath(); p.addArc(center: (0, 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false); p.boundingBox"
      ) { evaluator, values, _ in
        try evaluator.draw(try Arc(Array(values.dropFirst()), isOfUIKit: isOfUIKit), values[0])
        return .void
      }
    }
    addMovedArcs(kinds)
    effect(
      "UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)", takes: kinds, gives: .path,
      "An arc, clockwise on the screen or not.",
      "UIBezierPath(arcCenter: (0, 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)"
    ) { evaluator, values, _ in
      let path = try evaluator.makePath([])
      try evaluator.draw(try Arc(values, isOfUIKit: true), path)
      return path
    }
    spell(
      "addArc(withCenter:radius:startAngle:endAngle:clockwise:)", of: .path,
      "addArcWithCenter:radius:startAngle:endAngle:clockwise:")
  }

  /// The arcs of Core Graphics that take a transform, or the way round instead of an end.
  private mutating func addMovedArcs(_ kinds: [Kinds]) {
    effect(
      "addArc(center:radius:startAngle:endAngle:clockwise:transform:)", of: .path,
      takes: kinds + [[.transform]],
      "An arc behind a line to its start; clockwise is the other way on the screen.",
      "let p = CGMutablePath(); p.addArc(center: (0, 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false, transform: T(1, 2)); p.boundingBox"
    ) { evaluator, values, _ in
      let arc = try Arc(Array(values[1...5]), isOfUIKit: false)
      try evaluator.draw(arc, values[0], try AffineTransform.from(values[6], 6))
      return .void
    }
    for signature in [
      "addRelativeArc(center:radius:startAngle:delta:)",
      "addRelativeArc(center:radius:startAngle:delta:transform:)",
    ] as [StaticString] {
      let isMoved = "\(signature)".hasSuffix("transform:)")
      effect(
        signature, of: .path, takes: Array(kinds.prefix(4)) + (isMoved ? [[.transform]] : []),
        "An arc behind a line to its start, by how far it turns: towards y where that is positive.",
        "let p = CGMutablePath(); p.addRelativeArc(center: (0, 0), radius: 5, startAngle: 0, delta: .pi); p.boundingBox"
      ) { evaluator, values, _ in
        let arc = try Arc(relative: Array(values.dropFirst()))
        let transform = isMoved ? try AffineTransform.from(values[5], 5) : .identity
        try evaluator.draw(arc, values[0], transform)
        return .void
      }
    }
  }

  // MARK: C

  /// The functions of C take a transform, or NULL, before the rest.
  private mutating func addCurveFunctions() {
    let moved: Kinds = [.transform, .nothing]
    let number: Kinds = [.number]
    effect(
      "CGPathAddCurveToPoint(_:_:_:_:_:_:_:_:)",
      takes: [[.path], moved] + Array(repeating: number, count: 6), "Adds a cubic curve to a path.",
      "let p = CGMutablePath(); p.move(to: (0, 0)); CGPathAddCurveToPoint(p, NULL, 0, 4, 3, 4, 3, 0)"
    ) { evaluator, values, _ in
      let points = try points(values)
      try evaluator.draw(.curve(points[0], points[1], to: points[2]), values[0])
      return .void
    }
    effect(
      "CGPathAddQuadCurveToPoint(_:_:_:_:_:_:)",
      takes: [[.path], moved] + Array(repeating: number, count: 4),
      "Adds a quadratic curve to a path.",
      "let p = CGMutablePath(); p.move(to: (0, 0)); CGPathAddQuadCurveToPoint(p, NULL, 2, 4, 4, 0)"
    ) { evaluator, values, _ in
      let points = try points(values)
      try evaluator.draw(.quadCurve(points[0], to: points[1]), values[0])
      return .void
    }
    effect(
      "CGPathAddArc(_:_:_:_:_:_:_:_:)",
      takes: [[.path], moved, number, number, number, Radians.kinds, Radians.kinds, []],
      "Adds an arc to a path; clockwise is the other way on the screen.",
      "CGPathAddArc(CGMutablePath(), NULL, 0, 0, 5, 0, M_PI, NO)"
    ) { evaluator, values, _ in
      let center = Point(x: try Double.from(values[2], 2), y: try Double.from(values[3], 3))
      let arc = try Arc([.point(center)] + values[4...6] + [flag(values[7])], isOfUIKit: false)
      try evaluator.draw(arc, values[0], try AffineTransform?.from(values[1], 1))
      return .void
    }
    effect(
      "CGPathAddRelativeArc(_:_:_:_:_:_:_:)",
      takes: [[.path], moved, number, number, number, Radians.kinds, Radians.kinds],
      "Adds an arc to a path, by how far it turns: towards y where that is positive.",
      "CGPathAddRelativeArc(CGMutablePath(), NULL, 0, 0, 5, 0, M_PI)"
    ) { evaluator, values, _ in
      let center = Point(x: try Double.from(values[2], 2), y: try Double.from(values[3], 3))
      let arc = try Arc(relative: [.point(center)] + values[4...6])
      try evaluator.draw(arc, values[0], try AffineTransform?.from(values[1], 1))
      return .void
    }
  }
}

/// An arc as a path is given it.
private struct Arc {
  var center: Point
  var radius: Double
  var start: Double
  var sweep: Double

  /// From center, radius, start and end angle, and whether it goes clockwise.
  init(_ values: [Value], isOfUIKit: Bool) throws {
    center = try Point.from(values[0], 1)
    radius = try Double.from(values[1], 2)
    start = try Radians.from(values[2], 3).radians
    let end = try Radians.from(values[3], 4).radians
    let isRising = try Bool.from(values[4], 5) == isOfUIKit
    sweep = BezierCurve.sweep(from: start, to: end, isRising: isRising)
  }

  /// From center, radius, start angle and how far it turns, which may be more than once round.
  init(relative values: [Value]) throws {
    center = try Point.from(values[0], 1)
    radius = try Double.from(values[1], 2)
    start = try Radians.from(values[2], 3).radians
    sweep = try Radians.from(values[3], 4).radians
  }

  var curves: [BezierCurve] {
    BezierCurve.arc(around: center, radius: radius, from: start, by: sweep)
  }
}

/// The step of a cubic curve, by its end and its control points behind the path.
@Sendable private func cubic(_ values: [Value]) throws -> [Path.Element] {
  let points = try values[1...3].enumerated().map { try Point.from($1, $0 + 1) }
  return [.curve(points[1], points[2], to: points[0])]
}

/// The step of a quadratic curve, by its end and its control point behind the path.
@Sendable private func quadratic(_ values: [Value]) throws -> [Path.Element] {
  [.quadCurve(try Point.from(values[2], 2), to: try Point.from(values[1], 1))]
}

/// The points of the numbers behind a path and its transform.
private func points(_ values: [Value]) throws -> [Point] {
  let transform = try AffineTransform?.from(values[1], 1) ?? .identity
  return try stride(from: 2, to: values.count, by: 2).map { index in
    Point(
      x: try Double.from(values[index], index), y: try Double.from(values[index + 1], index + 1)
    )
    .applying(transform)
  }
}

/// C's YES and NO may be 1 and 0.
private func flag(_ value: Value) -> Value {
  if case .number(let number) = value { return .boolean(number != 0) }
  return value
}

extension Evaluator {
  /// An arc begins with a line from where the path is, or where it has no beginning, there.
  fileprivate mutating func draw(
    _ arc: Arc, _ value: Value, _ transform: AffineTransform? = nil
  ) throws(Fault) {
    let transform = transform ?? .identity
    let hasBegun = try path(value, 0).currentPoint != nil
    guard let begin = arc.curves.first?.start.applying(transform) else { return }
    try draw(hasBegun ? .line(to: begin) : .move(to: begin), value)
    for curve in arc.curves {
      try draw(
        .curve(
          curve.first.applying(transform), curve.second.applying(transform),
          to: curve.end.applying(transform)), value)
    }
  }
}
