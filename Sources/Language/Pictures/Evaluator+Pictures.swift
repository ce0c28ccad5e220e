internal import Geometry
internal import Plotting
internal import Views

extension Evaluator {
  /// The picture of what expressions give: under maps of `shape`, or in the space of a view.
  mutating func picture(
    _ nodes: some Collection<NodeID>, of shape: NodeID? = nil, in space: NodeID? = nil,
    at id: NodeID
  ) throws -> Picture {
    if nodes.count == 1, let node = nodes.first, let (log, after) = try gestureLog(node) {
      return picture(of: log, after)
    }
    let values = try values(of: nodes)
    if let picture = picture(of: values) {
      guard shape == nil, space == nil else { throw drawnAlone(values[0], hasShape: shape != nil) }
      return picture
    }
    let subjects = try subjects(values, at: id)
    var drawings: [Drawing] = []
    drawings += try mapped(subjects, of: shape)
    drawings += try viewed(subjects, in: space)
    drawings += try marked(subjects)
    let isPair = subjects.count == 2
    var drawing = Drawing.merged(drawings)
    if isPair { drawing.legend += try differences(subjects[0], subjects[1]) }
    return Picture(drawing)
  }

  /// What a transform does to the unit grid.
  mutating func grid(of node: NodeID) throws -> Picture {
    let value = try settled(try evaluateValue(node), at: node)
    guard case .map(let matrix)? = Subject.Thing(value.turned(in: convention)) else {
      throw Diagnostic(
        .wrongKind(expected: "a transform", found: value.kind.words, of: "grid"), tree.span(node))
    }
    return Picture(.grid(matrix, areColumns: convention == .column))
  }

  // MARK: Transforms

  /// All maps in one drawing: the shape before once, and its image under each.
  private mutating func mapped(_ subjects: [Subject], of shape: NodeID?) throws -> [Drawing] {
    var maps: [(name: String, matrix: Matrix)] = []
    for subject in subjects {
      guard case .map(let matrix) = subject.thing else { continue }
      maps.append((subject.words(or: "image \(maps.count + 1)"), matrix))
    }
    guard let first = maps.first else {
      if shape != nil { throw wrongSubject("a transform", subjects) }
      return []
    }
    let corners = try shape.map { try polygon($0) } ?? sensibleShape(maps.map(\.matrix))
    if maps.count == 1 {
      return [.images(of: corners, under: [(name: "after", matrix: first.matrix)])]
    }
    return [.images(of: corners, under: maps)]
  }

  /// The corners of what transforms are to act on.
  private mutating func polygon(_ node: NodeID) throws -> [Point] {
    let value = try settled(try evaluateValue(node), at: node)
    switch value {
    case .rect(let rect): return rect.corners
    case .view(let id), .layer(let id): return scene.bounds(of: id).corners
    case .point(let point): return [point]
    case .list(let box):
      let points = box.payload.compactMap { element -> Point? in
        if case .point(let point) = element { point } else { nil }
      }
      if points.count == box.payload.count, !points.isEmpty { return points }
      fallthrough
    case _:
      throw Diagnostic(
        .wrongKind(expected: "a rect, a view or points", found: value.kind.words, of: "plot"),
        tree.span(node))
    }
  }

  /// What has a picture of its own is drawn of nothing else and in no view.
  private func drawnAlone(_ subject: (value: Value, node: NodeID), hasShape: Bool) -> Diagnostic {
    Diagnostic(
      .wrongKind(
        expected: hasShape ? "a transform" : "a view", found: subject.value.kind.words, of: "plot"),
      tree.span(subject.node))
  }

  private func wrongSubject(_ expected: String, _ subjects: [Subject]) -> Diagnostic {
    let subject = subjects[0]
    return Diagnostic(
      .wrongKind(expected: expected, found: subject.thing.words, of: "plot"),
      tree.span(subject.node))
  }

  // MARK: Views

  /// Before views are drawn, what waits in their trees lays out.
  private mutating func viewed(_ subjects: [Subject], in space: NodeID?) throws -> [Drawing] {
    var views: [ViewID] = []
    for subject in subjects {
      guard case .view(let id) = subject.thing else { continue }
      try layOutIfNeeded(scene.root(of: id), at: subject.node)
      views.append(id)
    }
    guard !views.isEmpty else {
      if space != nil { throw wrongSubject("a view", subjects) }
      return []
    }
    return [try drawing(of: views, in: try space.map { try self.space($0) })]
  }

  private mutating func space(_ node: NodeID) throws -> ViewSpace {
    let value = try settled(try evaluateValue(node), at: node)
    switch value {
    case .view(let id), .layer(let id): return .view(id)
    case .nothing: return .window
    case _:
      throw Diagnostic(
        .wrongKind(expected: "a view", found: value.kind.words, of: "plot"), tree.span(node))
    }
  }

  // MARK: Points and the like

  /// Points, vectors, rows, rects and pictures; points without a name are numbered.
  private func marked(_ subjects: [Subject]) throws -> [Drawing] {
    var number = 0
    let isAlone = subjects.count { $0.thing.isPoint } == 1
    // Numbers of several digits stand beside their points, and so do the others then.
    let isMany = subjects.count { $0.thing.isPoint && $0.name == nil } > 9
    let rects = subjects.count { if case .rect = $0.thing { true } else { false } }
    let isPair = rects == 2 && subjects.count == 2
    return subjects.enumerated().compactMap { index, subject in
      if subject.thing.isPoint, subject.name == nil, !isAlone { number += 1 }
      let isLettered = !isMany || subject.name != nil
      let label = subject.name ?? (isAlone ? "" : "\(number)")
      switch subject.thing {
      case .view, .map: return nil
      case .point(let point):
        return .point(point, label: label, note(subject), isLettered: isLettered)
      case .row(let row): return drawing(of: row, subject, label, isLettered)
      case .vector(let vector):
        return .vector(vector, name: subject.words(or: "vector"))
      case .rect(let rect):
        return drawing(of: rect, subject.words(or: "rect"), isOther: isPair && index == 1)
      case .drawing(let drawing): return drawing
      }
    }
  }

  /// What a numbered point was written as, unless that is its value.
  private func note(_ subject: Subject) -> String {
    subject.name != nil || subject.source.isEmpty || subject.source.hasPrefix("(")
      ? "" : subject.source
  }

  private func drawing(of row: Row, _ subject: Subject, _ label: String, _ isLettered: Bool)
    -> Drawing
  {
    let written = (label.isEmpty ? "" : label + " ") + sourceText(.row(row))
    if let point = row.point {
      var drawing = Drawing.point(point, label: label, note(subject), isLettered: isLettered)
      drawing.legend.append("\(written) is the point \(sourceText(.point(point)))")
      return drawing
    }
    guard row.direction != .zero else { return Drawing(legend: ["\(written) is no point"]) }
    return .pointAtInfinity(row.direction, name: label.isEmpty ? "point" : label)
  }

  private func drawing(of rect: Rect, _ name: String, isOther: Bool) -> Drawing {
    if rect.isNull { return Drawing(legend: ["\(name) is the null rect: nowhere"]) }
    if rect.isInfinite { return Drawing(legend: ["\(name) is the infinite rect: everywhere"]) }
    return Drawing(shapes: [
      .outline(Outline(rect.standardized.corners, part: isOther ? .other : .after, name: name))
    ])
  }
}

extension Subject.Thing {
  /// With an article, as errors name it.
  var words: String {
    switch self {
    case .view: Kind.view.words
    case .map: Kind.transform.words
    case .point: Kind.point.words
    case .vector: Kind.vector.words
    case .row: Kind.row.words
    case .rect: Kind.rect.words
    case .drawing: Kind.picture.words
    }
  }
}

/// A rect on which maps can be seen: 100 by 60, or a unit square for maps with small numbers.
func sensibleShape(_ maps: [Matrix]) -> [Point] {
  let move = maps.reduce(0) { max($0, abs($1[2, 0]), abs($1[2, 1])) }
  let isProjected = maps.contains { map in
    100 * abs(map[0, 2]) + 60 * abs(map[1, 2]) >= abs(map[2, 2])
  }
  let isSmall = isProjected || (move > 0 && move < 10)
  return
    (isSmall
    ? Rect(x: 0, y: 0, width: 1, height: 1) : Rect(x: 0, y: 0, width: 100, height: 60)).corners
}
