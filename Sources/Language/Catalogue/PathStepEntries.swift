internal import Geometry

/// What is added to a path step by step; `CGMutablePath` takes a transform behind it.
extension CatalogueBuilder {
  mutating func addPathSteps() {
    addLineSteps()
    addShapeSteps()
    addAppending()
    for name in ["closeSubpath()", "close()"] as [StaticString] {
      step(name, takes: [], "Back to where it began.") { _ in [.close] }
    }
    for name in ["fill()", "stroke()", "addClip()"] as [StaticString] {
      effect(
        name, of: .path, "Nothing is drawn here.", "UIBezierPath(rect: rect(1, 2, 3, 4)).fill()"
      ) { _, _, _ in .void }
    }
    spell("closeSubpath()", of: .path, "closePath")
    addPathFunctions()
  }

  private mutating func addLineSteps() {
    step("move(to:)", moved: "move(to:transform:)", takes: [[.point]], "Begins at a point.") {
      [.move(to: try Point.from($0[1], 1))]
    }
    step(
      "addLine(to:)", moved: "addLine(to:transform:)", takes: [[.point]],
      "A line from the current point."
    ) {
      [.line(to: try Point.from($0[1], 1))]
    }
    step(
      "addLines(between:)", moved: "addLines(between:transform:)", takes: [[.list]],
      "Begins at the first of some points, and goes on to the others."
    ) { try lines(between: [Value].from($0[1], 1), 1) }
    spell("move(to:)", of: .path, "moveToPoint:")
    spell("addLine(to:)", of: .path, "addLineToPoint:")
  }

  private mutating func addShapeSteps() {
    step("addRect(_:)", moved: "addRect(_:transform:)", takes: [[.rect]], "A rect.") {
      [.polygon(try Rect.from($0[1], 1).corners)]
    }
    step("addRects(_:)", moved: "addRects(_:transform:)", takes: [[.list]], "Some rects.") {
      try rects([Value].from($0[1], 1), 1)
    }
    step(
      "addEllipse(in:)", moved: "addEllipse(in:transform:)", takes: [[.rect]],
      "The ellipse in a rect."
    ) {
      [.ellipse(in: try Rect.from($0[1], 1))]
    }
    step(
      "addRoundedRect(in:cornerWidth:cornerHeight:)",
      moved: "addRoundedRect(in:cornerWidth:cornerHeight:transform:)",
      takes: [[.rect], [.number], [.number]],
      "A rect with rounded corners, each a quarter of an ellipse."
    ) {
      try roundedRect($0, 1).elements
    }
  }

  private mutating func addAppending() {
    for name in ["append(_:)", "addPath(_:)", "addPath(_:transform:)"] as [StaticString] {
      let isMoved = "\(name)".hasSuffix("transform:)")
      effect(
        name, of: .path, takes: isMoved ? [[.path], [.transform]] : [[.path]],
        "Adds another path.",
        "let p = UIBezierPath(rect: rect(0, 0, 1, 2)); p.append(UIBezierPath(rect: rect(5, 0, 1, 2))); p.bounds"
      ) { evaluator, values, _ in
        let transform = isMoved ? try AffineTransform.from(values[2], 2) : .identity
        try evaluator.draw(evaluator.path(values[1], 1).elements, values[0], transform)
        return .void
      }
    }
    spell("append(_:)", of: .path, "appendPath:")
    effect(
      "apply(_:)", of: .path, takes: [[.transform]], "Takes each of its points along.",
      "let p = UIBezierPath(rect: rect(0, 0, 10, 20)); p.apply(T(1, 2)); p.bounds"
    ) { evaluator, values, _ in
      let moved = try evaluator.path(values[0], 0)
        .applying(try AffineTransform.from(values[1], 1))
      evaluator.redraw(values[0], as: moved)
      return .void
    }
    spell("apply(_:)", of: .path, "applyTransform:")
  }

  /// A method that adds steps to a path, and the one that moves them by a transform before.
  mutating func step(
    _ signature: StaticString, moved: StaticString? = nil, takes kinds: [Kinds],
    _ summary: StaticString,
    example: StaticString =
      "let p = CGMutablePath(); p.move(to: (1, 2)); p.addLine(to: (3, 4)); p.boundingBox",
    _ steps: @escaping @Sendable ([Value]) throws -> [Path.Element]
  ) {
    effect(signature, of: .path, takes: kinds, summary, example) { evaluator, values, _ in
      try evaluator.draw(try steps(values), values[0])
      return .void
    }
    guard let moved else { return }
    effect(
      moved, of: .path, takes: kinds + [[.transform]], summary,
      "let p = CGMutablePath(); p.move(to: (1, 2), transform: T(5, 0)); p.addRect(rect(0, 0, 1, 2), transform: S(3)); p.boundingBox"
    ) { evaluator, values, _ in
      let last = values.count - 1
      let transform = try AffineTransform.from(values[last], last)
      try evaluator.draw(try steps(values), values[0], transform)
      return .void
    }
  }

  // MARK: C

  /// The functions of C take a transform, or NULL, before the rest.
  private mutating func addPathFunctions() {
    let moved: Kinds = [.transform, .nothing]
    function(
      "CGPathAddRect(_:_:_:)", takes: [[.rect]], "Adds a rect to a path.",
      "CGPathAddRect(CGMutablePath(), NULL, rect(0, 0, 1, 2))"
    ) { [.polygon(try Rect.from($0[2], 2).corners)] }
    function(
      "CGPathMoveToPoint(_:_:_:_:)", takes: [[.number], [.number]],
      "Begins at a point of a path.", "CGPathMoveToPoint(CGMutablePath(), NULL, 1, 2)"
    ) { [.move(to: try point($0))] }
    function(
      "CGPathAddLineToPoint(_:_:_:_:)", takes: [[.number], [.number]],
      "Adds a line to a path.",
      "let p = CGMutablePath(); p.move(to: (0, 0)); CGPathAddLineToPoint(p, NULL, 1, 2)"
    ) { [.line(to: try point($0))] }
    function(
      "CGPathAddRoundedRect(_:_:_:_:_:)", takes: [[.rect], [.number], [.number]],
      "Adds a rect with rounded corners to a path.",
      "CGPathAddRoundedRect(CGMutablePath(), NULL, rect(0, 0, 10, 20), 2, 3)"
    ) { try roundedRect($0, 2).elements }
    function(
      "CGPathAddLines(_:_:_:_:)", takes: [[.list], [.number]],
      "Begins at the first of so many points, and goes on to the others.",
      "CGPathAddLines(CGMutablePath(), NULL, [(1, 2), (3, 4)], 2)"
    ) { try lines(between: counted($0), 2) }
    function(
      "CGPathAddRects(_:_:_:_:)", takes: [[.list], [.number]], "Adds so many rects to a path.",
      "CGPathAddRects(CGMutablePath(), NULL, [rect(0, 0, 1, 2)], 1)"
    ) { try rects(counted($0), 2) }
    effect(
      "CGPathEqualToPath(_:_:)", takes: [[.path], [.path]], gives: .boolean,
      "Whether two paths have the same steps.",
      "CGPathEqualToPath(UIBezierPath(rect: rect(0, 0, 1, 2)), UIBezierPath(rect: rect(0, 0, 1, 2)))"
    ) { evaluator, values, _ in
      .boolean(
        try evaluator.path(values[0], 0).elements == evaluator.path(values[1], 1).elements)
    }
    effect(
      "CGPathAddPath(_:_:_:)", takes: [[.path], moved, [.path]], "Adds another path.",
      "CGPathAddPath(CGMutablePath(), NULL, UIBezierPath(rect: rect(5, 0, 1, 2)))"
    ) { evaluator, values, _ in
      let transform = try AffineTransform?.from(values[1], 1) ?? .identity
      try evaluator.draw(evaluator.path(values[2], 2).elements, values[0], transform)
      return .void
    }
    effect(
      "CGPathCloseSubpath(_:)", takes: [[.path]], "Goes back to where the path began.",
      "CGPathCloseSubpath(CGMutablePath())"
    ) { evaluator, values, _ in
      try evaluator.draw(.close, values[0])
      return .void
    }
  }

  /// A function of C that adds steps to a path.
  private mutating func function(
    _ signature: StaticString, takes kinds: [Kinds], _ summary: StaticString,
    _ example: StaticString, _ steps: @escaping @Sendable ([Value]) throws -> [Path.Element]
  ) {
    effect(signature, takes: [[.path], [.transform, .nothing]] + kinds, summary, example) {
      evaluator, values, _ in
      let transform = try AffineTransform?.from(values[1], 1) ?? .identity
      try evaluator.draw(try steps(values), values[0], transform)
      return .void
    }
  }
}

/// The point of the last two of four arguments.
private func point(_ values: [Value]) throws -> Point {
  Point(x: try Double.from(values[2], 2), y: try Double.from(values[3], 3))
}

/// As many values of the third of four arguments as the last one says.
private func counted(_ values: [Value]) throws -> ArraySlice<Value> {
  let list = try [Value].from(values[2], 2)
  let count = Int(exactly: try Double.from(values[3], 3).rounded()) ?? 0
  return list.prefix(max(count, 0))
}

private func lines(between points: some Collection<Value>, _ position: Int) throws
  -> [Path.Element]
{
  try points.enumerated().map { place, value in
    let point = try Point.from(value, position)
    return place == 0 ? .move(to: point) : .line(to: point)
  }
}

private func rects(_ rects: some Collection<Value>, _ position: Int) throws -> [Path.Element] {
  try rects.map { .polygon(try Rect.from($0, position).corners) }
}

extension Evaluator {
  /// Adds steps to a path, each where a transform takes it.
  mutating func draw(
    _ steps: [Path.Element], _ value: Value, _ transform: AffineTransform = .identity
  ) throws {
    for step in steps {
      try fuel.burn()
      try draw(transform == .identity ? step : step.applying(transform), value)
    }
  }
}
