internal import Geometry
internal import Views

extension CatalogueBuilder {
  /// Paths, and the layers that draw them.
  mutating func addShapes() {
    for name in ["CGMutablePath", "CGPath", "CGMutablePathRef", "CGPathRef", "UIBezierPath"]
      as [StaticString]
    {
      type(name, .path)
    }
    type("CGColor", .color)
    type("CGColorRef", .color)
    addPathMakers()
    addEllipses()
    addPathContents()
    addRoundedRects()
    addPathSteps()
    addCurves()
    addPathProperties()
    addPathCopies()
    addContaining()
    addShapeLayers()
    property("cgColor", "The colour, as Core Graphics takes it.", "UIColor.red.cgColor") {
      (color: Color) in color
    }
    spell("cgColor", of: .color, "CGColor")
  }

  // MARK: Paths

  private mutating func addPathMakers() {
    effect(
      "CGMutablePath()", gives: .path, c: "CGPathCreateMutable", "An empty path.",
      "CGMutablePath()"
    ) { evaluator, _, _ in try evaluator.makePath([]) }
    effect("UIBezierPath()", gives: .path, "An empty path.", "UIBezierPath()") {
      evaluator, _, _ in try evaluator.makePath([])
    }
    effect(
      "UIBezierPath(rect:)", takes: [[.rect]], gives: .path, "A path around a rect.",
      "UIBezierPath(rect: rect(0, 0, 10, 20))"
    ) { evaluator, values, _ in
      try evaluator.makePath([.polygon(try Rect.from(values[0], 0).corners)])
    }
    effect(
      "UIBezierPath(roundedRect:cornerRadius:)", takes: [[.rect], [.number]], gives: .path,
      "A path around a rect with rounded corners: its box is the rect's.",
      "UIBezierPath(roundedRect: rect(0, 0, 10, 20), cornerRadius: 3)"
    ) { evaluator, values, _ in
      let (rect, radius) = (try Rect.from(values[0], 0), try Double.from(values[1], 1))
      return try evaluator.makePath(Path(rect, cornerRadius: radius).elements)
    }
    for name in ["UIBezierPath(ovalIn:)", "UIBezierPath(ovalInRect:)"] as [StaticString] {
      effect(
        name, takes: [[.rect]], gives: .path, "The ellipse in a rect.",
        "UIBezierPath(ovalIn: rect(0, 0, 10, 20))"
      ) { evaluator, values, _ in
        try evaluator.makePath([.ellipse(in: try Rect.from(values[0], 0))])
      }
    }
    effect(
      "UIBezierPath(cgPath:)", takes: [[.path]], gives: .path, "A copy of a path.",
      "UIBezierPath(cgPath: CGPath(rect: rect(0, 0, 10, 20), transform: nil))"
    ) { evaluator, values, _ in try evaluator.makePath(try evaluator.path(values[0], 0).elements) }
    effect(
      "CGPathCreateWithRect(_:_:)", takes: [[.rect], [.transform, .nothing]], gives: .path,
      "A path around a rect, moved by a transform or NULL.",
      "CGPathCreateWithRect(rect(0, 0, 10, 20), NULL)"
    ) { evaluator, values, _ in
      try evaluator.makePath([.polygon(try corners(values[0], 0, values[1]))])
    }
    effect(
      "CGPath(rect:transform:)", takes: [[.rect], [.transform, .nothing]], gives: .path,
      "A path around a rect, moved by a transform or nil.",
      "CGPath(rect: rect(0, 0, 10, 20), transform: nil)"
    ) { evaluator, values, _ in
      try evaluator.makePath([.polygon(try corners(values[0], 0, values[1]))])
    }
    effect(
      "CGPathRelease(_:)", takes: [[.path]], "Does nothing here.", "CGPathRelease(CGMutablePath())"
    ) { _, _, _ in .void }
  }

  private mutating func addPathProperties() {
    for name in ["boundingBox", "bounds"] as [StaticString] {
      path(name, gives: .rect, "The smallest rect around it and what controls its curves.") {
        .rect($0.boundingBox)
      }
    }
    path("boundingBoxOfPath", gives: .rect, "The smallest rect around what it draws.") {
      .rect($0.boundingBoxOfPath)
    }
    path("isEmpty", gives: .boolean, "Whether nothing was added.") { .boolean($0.isEmpty) }
    path("currentPoint", gives: .point, "Where the next line begins, or nil.") {
      $0.currentPoint.map(Value.point) ?? .nothing
    }
    addCoreGraphicsPath()
    effect(
      "CGPathIsEmpty(_:)", takes: [[.path]], gives: .boolean,
      "Whether nothing was added to a path.",
      "CGPathIsEmpty(UIBezierPath(rect: rect(1, 2, 3, 4)))"
    ) { evaluator, values, _ in .boolean(try evaluator.path(values[0], 0).isEmpty) }
    effect(
      "CGPathGetBoundingBox(_:)", takes: [[.path]], gives: .rect,
      "The smallest rect around a path and what controls its curves.",
      "CGPathGetBoundingBox(UIBezierPath(rect: rect(1, 2, 3, 4)))"
    ) { evaluator, values, _ in .rect(try evaluator.path(values[0], 0).boundingBox) }
    effect(
      "CGPathGetPathBoundingBox(_:)", takes: [[.path]], gives: .rect,
      "The smallest rect around what a path draws.",
      "CGPathGetPathBoundingBox(UIBezierPath(rect: rect(1, 2, 3, 4)))"
    ) { evaluator, values, _ in .rect(try evaluator.path(values[0], 0).boundingBoxOfPath) }
  }

  /// A path is what Core Graphics takes; it takes over the lines of another.
  private mutating func addCoreGraphicsPath() {
    let name = names.intern("cgPath")
    add(
      Definition(
        role: .property, name: name, parameters: takes([.path]), owner: .path, result: .path,
        summary: "The path itself, as Core Graphics takes it.",
        example: "UIBezierPath(rect: rect(1, 2, 3, 4)).cgPath",
        body: .effect { _, values, _ in values[0] },
        setter: { evaluator, owner, new in
          try evaluator.redraw(owner, as: evaluator.path(new, 1))
          return owner
        }))
    spell("cgPath", of: .path, "CGPath")
  }

  mutating func path(
    _ name: StaticString, gives: Kind, _ summary: StaticString,
    _ read: @escaping @Sendable (Path) -> Value
  ) {
    add(
      Definition(
        role: .property, name: names.intern(name), parameters: takes([.path]), owner: .path,
        result: gives, summary: summary, example: "UIBezierPath(rect: rect(1, 2, 3, 4))",
        body: .effect { evaluator, values, _ in
          let value = read(try evaluator.path(values[0], 0))
          return value.isMissing ? values[0] : value
        }))
  }

  // MARK: Layers

  private mutating func addShapeLayers() {
    let only: [StaticString] = ["CAShapeLayer"]
    attribute("path", of: .layer, .path, "The path that it draws.", only: only)
    attribute("fillColor", of: .layer, .color, "The colour inside its path.", only: only)
    attribute("strokeColor", of: .layer, .color, "The colour of its line.", only: only)
    attribute(
      "lineWidth", of: .layer, .number, "The width of its line.", only: only, first: .number(1))
    attribute("lineJoin", of: .layer, .lineJoin, "How its lines meet.", only: only)
    attribute(
      "lineDashPattern", of: .layer, .list, "The lengths of its dashes and gaps.", only: only)
    attribute(
      "lineDashPhase", of: .layer, .number, "Where its pattern of dashes begins.", only: only,
      first: .number(0))
    type("CAShapeLayerLineJoin", .lineJoin)
    for join in LineJoin.allCases {
      constant("CAShapeLayerLineJoin", join.literal, c: join.cName, "How lines meet.") { join }
    }
  }
}

/// `CAShapeLayerLineJoin`.
enum LineJoin: String, SymbolConvertible {
  case miter, round, bevel
  static let kind = Kind.lineJoin
  var literal: StaticString {
    switch self {
    case .miter: "miter"
    case .round: "round"
    case .bevel: "bevel"
    }
  }
  var cName: StaticString {
    switch self {
    case .miter: "kCALineJoinMiter"
    case .round: "kCALineJoinRound"
    case .bevel: "kCALineJoinBevel"
    }
  }
}

/// The corners of a rect where a transform, if there is one, takes them.
func corners(_ value: Value, _ position: Int, _ transform: Value) throws -> [Point] {
  let corners = try Rect.from(value, position).corners
  guard let transform = try AffineTransform?.from(transform, 1) else { return corners }
  return corners.map { $0.applying(transform) }
}

extension Evaluator {
  /// A new path; they are kept as long as the session, and counted roughly.
  mutating func makePath(_ elements: [Path.Element]) throws(Fault) -> Value {
    var path = Path()
    for element in elements { path.add(element) }
    return try keep(path)
  }

  /// A path of its own, with all that another keeps.
  mutating func keep(_ path: Path) throws(Fault) -> Value {
    guard meter.alive + (paths.count + 1) * 512 <= fuel.budget.memory else {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    // Each element is copied.
    try fuel.burn(4 * path.elements.count)
    paths.append(path)
    return .path(Int32(paths.count - 1))
  }

  /// A path by the box around it: "path around rect(0, 0, 3, 4)".
  func describe(path index: Int32) -> String {
    let path = paths[Int(index)]
    return path.isEmpty ? "empty path" : "path around \(sourceText(.rect(path.boundingBox)))"
  }

  func path(_ value: Value, _ position: Int) throws(Fault) -> Path {
    guard case .path(let index) = value else {
      throw .argument(
        position, .wrongKind(expected: Kind.path.words, found: value.kind.words, of: ""))
    }
    return paths[Int(index)]
  }

  /// A path whose curves are followed in straight pieces, which take time and memory.
  func followed(_ value: Value, at id: NodeID) throws -> Path {
    let path = try path(value, 0)
    try reserve(elements: Double(path.elements.count) * 96, at: id)
    return path
  }

  /// Gives a path the lines of another.
  mutating func redraw(_ value: Value, as other: Path) {
    if case .path(let index) = value { paths[Int(index)] = other }
  }

  /// Adds a step to a path, which needs a beginning before its first line.
  mutating func draw(_ element: Path.Element, _ value: Value) throws(Fault) {
    let path = try path(value, 0)
    switch element {
    case .line, .curve, .quadCurve: if path.currentPoint == nil { throw .problem(.noCurrentPoint) }
    case .move, .polygon, .ellipse, .oval, .close: break
    }
    guard case .path(let index) = value else { return }
    if path.elements.count * 64 > fuel.budget.memory {
      throw .problem(.tooMuchMemory(fuel.budget.memory))
    }
    paths[Int(index)].add(element)
  }
}
