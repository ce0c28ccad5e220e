internal import Geometry
internal import Views

/// Ellipses of Core Graphics, and what paths keep.
extension CatalogueBuilder {
  /// Ellipses as Core Graphics makes them, moved by a transform or nil.
  mutating func addEllipses() {
    for (name, example) in [
      ("CGPath(ellipseIn:transform:)", "CGPath(ellipseIn: rect(0, 0, 10, 20), transform: nil)"),
      (
        "CGPathCreateWithEllipseInRect(_:_:)",
        "CGPathCreateWithEllipseInRect(rect(0, 0, 10, 20), NULL)"
      ),
    ] as [(StaticString, StaticString)] {
      effect(
        name, takes: [[.rect], [.transform, .nothing]], gives: .path,
        "The ellipse in a rect, moved by a transform or nil.", example
      ) { evaluator, values, _ in
        try evaluator.makePath(try ellipse(values[0], 0, values[1]).elements)
      }
    }
    effect(
      "CGPathAddEllipseInRect(_:_:_:)", takes: [[.path], [.transform, .nothing], [.rect]],
      "Adds the ellipse in a rect to a path.",
      "CGPathAddEllipseInRect(CGMutablePath(), NULL, rect(0, 0, 1, 2))"
    ) { evaluator, values, _ in
      for element in try ellipse(values[2], 2, values[1]).elements {
        try evaluator.draw(element, values[0])
      }
      return .void
    }
  }

  /// What is in a path, and how its line is drawn.
  mutating func addPathContents() {
    addPens()
    addPathElements()
    effect(
      "removeAllPoints()", of: .path, "Empties it.",
      "let p = UIBezierPath(rect: rect(0, 0, 1, 2)); p.removeAllPoints(); p.isEmpty"
    ) { evaluator, values, _ in
      _ = try evaluator.path(values[0], 0)
      if case .path(let index) = values[0] { evaluator.paths[Int(index)].removeAll() }
      return .void
    }
    effect(
      "CGPathGetCurrentPoint(_:)", takes: [[.path]], gives: .point,
      "Where the next line of a path begins; (0, 0) where it is empty.",
      "CGPathGetCurrentPoint(UIBezierPath(rect: rect(1, 2, 3, 4)))"
    ) { evaluator, values, _ in
      .point(try evaluator.path(values[0], 0).currentPoint ?? .zero)
    }
  }
}

/// The ellipse in a rect where a transform, if there is one, takes it.
private func ellipse(_ value: Value, _ position: Int, _ transform: Value) throws -> Path {
  var path = Path()
  path.add(.ellipse(in: try Rect.from(value, position)))
  guard let transform = try AffineTransform?.from(transform, 1) else { return path }
  return path.applying(transform)
}
