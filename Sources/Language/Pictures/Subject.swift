internal import Geometry
internal import Plotting
internal import Views

/// One thing that a picture is to show, and what the source calls it.
struct Subject {
  enum Thing {
    case view(ViewID)
    case map(Matrix)
    case point(Point)
    case vector(Vector)
    case row(Row)
    case rect(Rect)
    case drawing(Drawing)
  }

  var thing: Thing
  /// The name of the variable or property that stands there; nil for other expressions.
  var name: String?
  /// The expression; empty for an element of a list.
  var source: String
  var node: NodeID

  /// What the legend calls it where it needs words.
  func words(or kind: String) -> String { name ?? (source.isEmpty ? kind : source) }
}

extension Subject.Thing {
  /// What can be drawn of a value that is no list; nil where nothing can.
  init?(_ value: Value) {
    switch value {
    case .view(let id), .layer(let id): self = .view(id)
    case .transform(let transform): self = .map(Matrix(transform))
    case .matrix(let box):
      guard let map = box.payload.ofPlane else { return nil }
      self = .map(map)
    case .point(let point): self = .point(point)
    case .vector(let vector): self = .vector(vector)
    case .row(let row): self = .row(row)
    case .rect(let rect): self = .rect(rect)
    case .modifiedView(let box): self = .drawing(.modified(box.payload))
    case .report(let box):
      guard let picture = box.payload as? Picture, case .still(let drawing) = picture.figure else {
        return nil
      }
      self = .drawing(drawing)
    case _: return nil
    }
  }

  var isPoint: Bool {
    switch self {
    case .point, .row: true
    case .view, .map, .vector, .rect, .drawing: false
    }
  }
}

extension Value {
  /// What errors call a value that has no place in the plane.
  fileprivate var undrawableWords: String {
    switch self {
    case .row3D: "a row of four numbers"
    case .matrix(let box): "a \(box.payload.rows)×\(box.payload.columns) matrix"
    case _: kind.words
    }
  }
}

extension Matrix {
  /// The 3×3 matrix of a map of the plane; a 2×2 matrix is its linear part.
  var ofPlane: Matrix? {
    if rows == 3, columns == 3 { return self }
    guard rows == 2, columns == 2 else { return nil }
    return Matrix(
      AffineTransform(
        a: self[0, 0], b: self[0, 1], c: self[1, 0], d: self[1, 1], tx: 0, ty: 0))
  }
}

extension Evaluator {
  /// The values of expressions, each settled.
  mutating func values(of nodes: some Collection<NodeID>) throws -> [(value: Value, node: NodeID)] {
    var values: [(value: Value, node: NodeID)] = []
    for node in nodes { values.append((try settled(try evaluateValue(node), at: node), node)) }
    return values
  }

  /// The things that expressions gave; a list stands for its elements.
  mutating func subjects(_ values: [(value: Value, node: NodeID)], at id: NodeID) throws
    -> [Subject]
  {
    var subjects: [Subject] = []
    for (value, node) in values {
      try add(value, node, oneLineSource(node), isNamed: onlyNames(node), to: &subjects)
    }
    if subjects.isEmpty { throw Diagnostic(.nothingToPlot("nothing"), tree.span(id)) }
    return subjects
  }

  /// Elements of a list that has a name are called `ps[0]`; those of another list are not called at all.
  private mutating func add(
    _ value: Value, _ node: NodeID, _ source: String, isNamed: Bool, isElement: Bool = false,
    to subjects: inout [Subject]
  ) throws {
    try burn(at: node)
    if case .list(let box) = value {
      for (index, element) in box.payload.enumerated() {
        let source = isNamed ? "\(source)[\(index)]" : ""
        try add(element, node, source, isNamed: isNamed, isElement: true, to: &subjects)
      }
      return
    }
    guard let thing = Subject.Thing(value.turned(in: convention)) else {
      throw Diagnostic(.nothingToPlot(value.undrawableWords), tree.span(node))
    }
    let name = isNamed && !isElement ? source : nil
    subjects.append(Subject(thing: thing, name: name, source: source, node: node))
  }

  /// Whether an expression only names something: `p`, `v.center`.
  private func onlyNames(_ node: NodeID) -> Bool {
    switch tree[node] {
    case .global(let name): name != words.wildcard
    case .local, .sharedLocal: true
    case .member(let base, _): onlyNames(base)
    case _: false
    }
  }
}
