internal import Geometry
internal import Views

extension CatalogueBuilder {
  mutating func addExplanations() {
    form(
      "explain(_:)", gives: .explanation,
      "The steps of a transform, in the order in which they act on a point.",
      "explain(T(-50, -50) * R(90°) * T(50, 50))"
    ) { evaluator, nodes, _ in try evaluator.explain(nodes[0], following: nil) }
    form(
      "explain(_:following:)", gives: .explanation,
      "The steps of a transform, and where they take a point, a rectangle or a view.",
      "explain(R(90°) * T(5, 0), following: (1, 0))"
    ) { evaluator, nodes, _ in try evaluator.explain(nodes[0], following: nodes[1])
    }
    form(
      "compare(_:_:)", gives: .explanation,
      "Two transforms side by side, and what tells them apart.",
      "compare(T(10, 0) * R(90°), R(90°) * T(10, 0))"
    ) { evaluator, nodes, _ in try evaluator.compare(nodes[0], nodes[1], of: nil) }
    form(
      "compare(_:_:of:)", gives: .explanation,
      "Two transforms side by side, and where they send a rectangle or a view.",
      "compare(S(2), S(2, about: (50, 25)), of: rect(0, 0, 100, 50))"
    ) { evaluator, nodes, _ in
      try evaluator.compare(nodes[0], nodes[1], of: evaluator.evaluateValue(nodes[2]))
    }
  }
}

extension Evaluator {
  /// Explains a transform, something that transforms are applied to, or a view.
  mutating func explain(_ node: NodeID, following followed: NodeID?) throws -> Value {
    if let (log, _) = try gestureLog(node) { return .report(GestureTrace(log)) }
    // Before the copy, which then knows a view that is made to be followed.
    let place = try followed.map { try followable($0) }
    let (value, trace, copy) = try traced(node)
    if let view = value.viewID { return .report(copy.explanation(of: view)) }
    if case .modifiedView(let box) = value { return .report(copy.explanation(of: box.payload)) }
    guard PlaneMap(value) != nil || value.isPlace else {
      throw Diagnostic(.notExplained(value.kind.words), tree.span(node))
    }
    var reader = StepReader(copy)
    let steps = reader.steps(of: value, at: node, trace)
    if value.isPlace, steps.isEmpty {
      throw Diagnostic(.notExplained(value.kind.words), tree.span(node))
    }
    var explanation = explanation(of: steps, reader.remarks)
    let followed = reader.start ?? place
    copy.follow(followed ?? .point(Point(x: 1, y: 0)), in: &explanation)
    explanation.subject = followed.flatMap(copy.stepSubject) ?? copy.stepSubject(at: node)
    return .report(explanation)
  }

  /// The steps as they were read; one that is several things at once as its parts.
  private func explanation(of steps: [Step], _ remarks: [Remark]) -> StepExplanation {
    guard steps.count == 1, steps[0].isGeneral, let transform = steps[0].map.affine else {
      return StepExplanation(.expression, steps, remarks: remarks)
    }
    return StepExplanation(.decomposition, StepExplanation.parts(of: transform))
  }

  /// The value of what is to be followed; what transforms do not act on is refused.
  private mutating func followable(_ node: NodeID) throws -> Value {
    let value = try settled(try evaluateValue(node), at: node)
    switch value {
    case .view, .layer, .list: return value
    case _ where value.isPlace: return value
    case _:
      throw Diagnostic(
        .wrongKind(expected: "a point or a rect", found: value.kind.words, of: "explain"),
        tree.span(node))
    }
  }

  /// Compares two transforms; what is not one is refused.
  mutating func compare(_ first: NodeID, _ second: NodeID, of subject: Value?) throws -> Value {
    let subject = subject ?? .rect(Rect(x: 0, y: 0, width: 100, height: 100))
    return .report(try Comparison(side(first), side(second), corners: corners(of: subject)))
  }

  private mutating func side(_ node: NodeID) throws -> Comparison.Side {
    let (value, trace, copy) = try traced(node)
    guard let map = PlaneMap(value.turned(in: convention)) else {
      throw Diagnostic(.notCompared(value.kind.words), tree.span(node))
    }
    var reader = StepReader(copy)
    let steps = reader.steps(of: value, at: node, trace)
    return Comparison.Side(source: oneLineSource(node), map: map, steps: steps)
  }

  private func corners(of value: Value) throws -> [Point] {
    switch value {
    case .rect(let rect): return rect.corners
    case .view(let id), .layer(let id): return scene.bounds(of: id).corners
    case .point(let point): return [point]
    default:
      throw Fault.argument(2, .wrongKind(expected: "a rect", found: value.kind.words, of: ""))
    }
  }

  // MARK: What is followed

  private func follow(_ value: Value, in explanation: inout StepExplanation) {
    switch value {
    case .rect(let rect):
      explanation.followers = zip(cornerNames, rect.corners).map {
        follower($0, .point($1), explanation.steps)
      }
      explanation.box = explanation.total.affine.map { rect.applying($0) }
    case .view(let id), .layer(let id):
      explanation.followers = zip(cornerNames, scene.bounds(of: id).corners).map {
        follower($0, .point($1), explanation.steps)
      }
    case .list(let box):
      explanation.followers = box.payload.prefix(8).map { follower("", $0, explanation.steps) }
    case _: explanation.followers = [follower("", value, explanation.steps)]
    }
  }

  private func follower(_ label: String, _ start: Value, _ steps: [Step])
    -> StepExplanation.Follower
  {
    var copy = self
    copy.convention = .row
    var image = start
    let images = steps.map { step in
      // What comes out at no point of the plane has no further way.
      image = (try? copy.product(image, step.map.asValue)) ?? .nothing
      return image
    }
    return StepExplanation.Follower(label: label, start: start, images: images)
  }

  /// A view's own space to its superview's (docs/geometry.md#what-a-view-stores).
  private func explanation(of id: ViewID) -> StepExplanation {
    let geometry = scene.geometry(of: id)
    let anchor = geometry.anchorLocation
    let name = scene.name(of: id) ?? scene.className(of: id)
    let there = AffineTransform(translationX: -anchor.x, y: -anchor.y)
    let back = AffineTransform(translationX: geometry.position.x, y: geometry.position.y)
    var steps = [Step(map: .affine(there), source: "its anchor point to the origin")]
    steps += transformSteps(of: id, name)
    steps.append(Step(map: .affine(back), source: "to its position"))
    steps += sublayerTransformSteps(around: id)
    let above = scene.isView(id) ? "superview" : "superlayer"
    let parent = scene.parent(of: id) == nil ? nil : above
    var explanation = StepExplanation(.view(name, parent: parent), steps)
    explanation.followers = zip(cornerNames, geometry.bounds.corners).map {
      follower($0, .point($1), steps)
    }
    explanation.subject = .shape(geometry.bounds.corners)
    return explanation
  }

  /// What the parent does to the places of all its children, about its anchor point.
  private func sublayerTransformSteps(around id: ViewID) -> [Step] {
    guard let parent = scene.parent(of: id), !scene.sublayerTransform(of: parent).isIdentity else {
      return []
    }
    let anchor = scene.geometry(of: parent).anchorLocation
    let map = scene.sublayerTransform(of: parent).pinning(anchor, to: anchor)
    let name = scene.name(of: parent) ?? scene.className(of: parent)
    return [Step(map: .affine(map), source: "sublayerTransform of \(name)")]
  }

  /// The steps that were assigned to a view's transform, or the transform as one step.
  private func transformSteps(of id: ViewID, _ name: String) -> [Step] {
    let transform = scene.transform(of: id)
    if transform.isIdentity { return [] }
    var reader = StepReader(self)
    return reader.steps(assignedTo: id) ?? [
      Step(map: .affine(transform), source: "\(name).transform")
    ]
  }
}

extension Step {
  /// Several things at once, which only a decomposition tells apart.
  var isGeneral: Bool {
    guard let transform = map.affine, case .general = transform.kind else { return false }
    return true
  }
}

extension Value {
  /// Whether transforms are applied to it.
  var isPlace: Bool {
    switch self {
    case .point, .vector, .size, .rect, .row: true
    default: false
    }
  }
}
