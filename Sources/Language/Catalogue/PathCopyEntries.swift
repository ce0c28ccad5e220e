internal import Geometry
internal import Views

/// Copies of paths, and whether they contain a point.
extension CatalogueBuilder {
  mutating func addPathCopies() {
    for name in ["copy()", "mutableCopy()"] as [StaticString] {
      effect(
        name, of: .path, gives: .path, "A path of its own, with the same lines.",
        "UIBezierPath(rect: rect(1, 2, 3, 4)).copy()"
      ) { evaluator, values, _ in try evaluator.keep(try evaluator.path(values[0], 0)) }
    }
    for name in ["copy(using:)", "mutableCopy(using:)"] as [StaticString] {
      effect(
        name, of: .path, takes: [[.transform, .nothing]], gives: .path,
        "A copy that a transform, or nil, moves.",
        "var t = T(1, 2); CGPath(rect: rect(0, 0, 3, 4), transform: nil).copy(using: &t)"
      ) { evaluator, values, _ in try evaluator.copy(values[0], movedBy: values[1]) }
    }
    effect(
      "reversing()", of: .path, gives: .path, "A copy whose parts are drawn the other way round.",
      "UIBezierPath(rect: rect(1, 2, 3, 4)).reversing()"
    ) { evaluator, values, _ in try evaluator.keep(try evaluator.path(values[0], 0).reversed()) }
    spell("reversing()", of: .path, "bezierPathByReversingPath")
    addCopyFunctions()
  }

  private mutating func addCopyFunctions() {
    for (name, example) in [
      ("CGPathCreateCopy(_:)", "CGPathCreateCopy(UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath)"),
      (
        "CGPathCreateMutableCopy(_:)",
        "CGPathCreateMutableCopy(UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath)"
      ),
    ] as [(StaticString, StaticString)] {
      effect(name, takes: [[.path]], gives: .path, "A copy of a path.", example) {
        evaluator, values, _ in try evaluator.keep(try evaluator.path(values[0], 0))
      }
    }
    for (name, example) in [
      (
        "CGPathCreateCopyByTransformingPath(_:_:)",
        "CGPathCreateCopyByTransformingPath(UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath, NULL)"
      ),
      (
        "CGPathCreateMutableCopyByTransformingPath(_:_:)",
        "CGPathCreateMutableCopyByTransformingPath(UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath, NULL)"
      ),
    ] as [(StaticString, StaticString)] {
      effect(
        name, takes: [[.path], [.transform, .nothing]], gives: .path,
        "A copy of a path that a transform, or NULL, moves.", example
      ) { evaluator, values, _ in try evaluator.copy(values[0], movedBy: values[1]) }
    }
  }

  // MARK: Containing

  mutating func addContaining() {
    type("CGPathFillRule", .fillRule)
    symbol("CGPathFillRule", "winding", nil, "What lines run round lies inside.", FillRule.winding)
    symbol(
      "CGPathFillRule", "evenOdd", nil, "What lines run round an odd number of times lies inside.",
      FillRule.evenOdd)
    addFillRule()
    let forms: [(signature: StaticString, rule: Int?, transform: Int?)] = [
      ("contains(_:)", nil, nil), ("contains(_:using:)", 2, nil),
      ("contains(_:transform:)", nil, 2), ("contains(_:using:transform:)", 2, 3),
    ]
    for (signature, rule, transform) in forms {
      effect(
        signature, of: .path,
        takes: [[.point]] + (rule == nil ? [] : [FillRule.kinds])
          + (transform == nil ? [] : [[.transform]]),
        gives: .boolean, "Whether a point, which a transform moves, lies inside, by a rule.",
        "UIBezierPath(ovalIn: rect(0, 0, 10, 10)).contains((1, 1))"
      ) { evaluator, values, id in
        let path = try evaluator.followed(values[0], at: id)
        let given = try rule.map { try FillRule.from(values[$0], $0) == .evenOdd }
        let moved = try transform.map { try AffineTransform.from(values[$0], $0) } ?? .identity
        return .boolean(
          path.contains(
            try Point.from(values[1], 1).applying(moved),
            evenOdd: given ?? path.usesEvenOddFillRule))
      }
    }
    spell("contains(_:)", of: .path, "containsPoint:")
    addContainingOfC()
  }

  private mutating func addContainingOfC() {
    effect(
      "CGPathContainsPoint(_:_:_:_:)",
      takes: [[.path], [.transform, .nothing], [.point], [.boolean]], gives: .boolean,
      "Whether a point, which a transform or NULL moves, lies inside; by the even-odd rule, or not.",
      "CGPathContainsPoint(UIBezierPath(ovalIn: rect(0, 0, 10, 10)).cgPath, NULL, (5, 5), false)"
    ) { evaluator, values, id in
      let transform = try AffineTransform?.from(values[1], 1) ?? .identity
      let point = try Point.from(values[2], 2).applying(transform)
      return .boolean(
        try evaluator.followed(values[0], at: id).contains(
          point, evenOdd: try Bool.from(values[3], 3)))
    }
  }

  /// That `UIBezierPath.contains(_:)` goes by it is not documented [?]; that `fill()` does is.
  private mutating func addFillRule() {
    add(
      Definition(
        role: .property, name: names.intern("usesEvenOddFillRule"), parameters: takes([.path]),
        owner: .path, result: .boolean,
        summary: "Whether what its lines run round twice lies outside.",
        example: "UIBezierPath().usesEvenOddFillRule",
        body: .effect { evaluator, values, _ in
          .boolean(try evaluator.path(values[0], 0).usesEvenOddFillRule)
        },
        setter: { evaluator, owner, new in
          let isEvenOdd = try Bool.from(new, 1)
          if case .path(let index) = owner {
            evaluator.paths[Int(index)].usesEvenOddFillRule = isEvenOdd
          }
          return owner
        }))
  }
}

/// `CGPathFillRule`.
enum FillRule: String, SymbolConvertible {
  case winding, evenOdd
  static let kind = Kind.fillRule
}

extension Evaluator {
  /// A copy of a path that a transform, if there is one, moves.
  fileprivate mutating func copy(_ path: Value, movedBy transform: Value) throws -> Value {
    let copy = try self.path(path, 0)
    let transform = try AffineTransform?.from(transform, 1)
    return try keep(transform.map { copy.applying($0) } ?? copy)
  }
}
