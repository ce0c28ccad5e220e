internal import Geometry
internal import Views

extension Evaluator {
  /// `UIView.hitTest(_:with:)`: visible, touchable, inside; the last subview first.
  func viewHitTest(_ operation: Operation) -> Reasoning? {
    guard let id = operation.operand(0).viewID, case .point(let point) = operation.operand(1)
    else { return nil }
    // What classes of the program decided was kept when they were asked.
    let own = hitSteps ?? []
    let steps = own.isEmpty ? scene.explainHitTestView(point, in: id) : own
    let rules = hitRules(steps, operation) { viewRule($0, point) }
    return Reasoning("UIView.hitTest", rules, moral: viewMoral(steps))
  }

  /// `CALayer.hitTest(_:)`: the point is the superlayer's, zPosition counts, alpha does not.
  func layerHitTest(_ operation: Operation) -> Reasoning? {
    guard let id = operation.operand(0).viewID, case .point(let point) = operation.operand(1)
    else { return nil }
    let start = Rule(
      "coordinates", "the point \(point) is in the coordinates of \(id)'s superlayer, not its own.",
      gives: .point(point))
    let rules = hitRules(scene.explainHitTestLayer(point, in: id), operation, layerRule)
    return Reasoning("CALayer.hitTest", [start] + rules)
  }

  /// The decisions in order; where there are very many, the last ones only after the first.
  private func hitRules(
    _ steps: [HitTestStep], _ operation: Operation, _ rule: (HitTestStep) -> Rule
  ) -> [Rule] {
    let (first, last) = (10, 3)
    var rules = steps.prefix(first).map(rule)
    if steps.count > first + last {
      let count = steps.count - first - last
      rules.append(
        Rule("further views", "\(String(count)) more are asked in the same way.", gives: .nothing))
    }
    rules += steps.dropFirst(first).suffix(last).map(rule)
    if case .nothing = operation.result {
      let kind = operation.operand(0).kind == .layer ? "layer" : "view"
      rules.append(Rule("result", "no \(kind) takes the point: nil.", gives: .nothing))
    }
    return rules
  }

  // MARK: Views

  private func viewRule(_ step: HitTestStep, _ point: Point) -> Rule {
    let id = step.id
    switch step.verdict {
    case .hidden:
      return Rule(
        "hidden", "\(id) is hidden: neither it nor what it contains takes touches.",
        gives: .nothing)
    case .interactionDisabled:
      return Rule(
        "no touches",
        "isUserInteractionEnabled of \(id) is false: neither it nor what it contains takes touches.",
        gives: .nothing)
    case .transparent:
      return Rule(
        "too transparent",
        "alpha of \(id) is \(scene.alpha(of: id)), below 0.01: neither it nor what it contains takes touches.",
        gives: .nothing)
    case .singular:
      return Rule(
        "flat", "the transform flattens \(id), so no point can be found in it: it is passed over.",
        gives: .nothing, evidence: .inferred)
    case .outside, .masked: return outsideRule(step)
    case .descended:
      return Rule(
        "inside",
        "in \(id), \(step.point ?? point) lies inside its bounds \(scene.bounds(of: id)). \(asked(id))",
        gives: .view(id))
    case .hit:
      return Rule(
        "hit", "no subview of \(id) takes the point, so it is \(id) itself.", gives: .view(id))
    case .animated:
      return Rule(
        "animated",
        "\(id) is animated without .allowUserInteraction: neither it nor what it contains takes touches meanwhile.",
        gives: .nothing, evidence: .documented)
    case .refused, .accepted, .answered: return ownRule(step, point)
    }
  }

  /// What a class of the program decided.
  private func ownRule(_ step: HitTestStep, _ point: Point) -> Rule {
    let (id, local) = (step.id, step.point ?? point)
    switch step.verdict {
    case .answered(let view?):
      return Rule(
        "own hit test",
        "\(id) has a hitTest(_:with:) of its own, which answers \(local) with \(view).",
        gives: .view(view), evidence: .documented)
    case .answered(nil):
      return Rule(
        "own hit test", "\(id) has a hitTest(_:with:) of its own, which answers \(local) with nil.",
        gives: .nothing, evidence: .documented)
    case .accepted:
      return Rule(
        "inside",
        "\(id) has a point(inside:with:) of its own, which answers \(local) with true. \(asked(id))",
        gives: .view(id), evidence: .documented)
    case _:
      return Rule(
        "outside",
        "\(id) has a point(inside:with:) of its own, which answers \(local) with false.\(unasked(id))",
        gives: .nothing, evidence: .documented)
    }
  }

  private func asked(_ id: ViewID) -> Sentence {
    scene.subviewCount(of: id) == 0
      ? "It has no subviews to ask." : "Its subviews are asked, the one in front first."
  }

  private func unasked(_ id: ViewID) -> Sentence {
    scene.subviewCount(of: id) > 0
      ? " What it contains is not asked, even what sticks out." : ""
  }

  private func outsideRule(_ step: HitTestStep) -> Rule {
    let bounds = scene.bounds(of: step.id)
    let point = step.point ?? .zero
    let edges = isOnLastEdge(point, bounds) ? ", whose last edges do not belong to it" : ""
    return Rule(
      "outside",
      "in \(step.id), \(point) lies outside its bounds \(bounds)\(edges).\(unasked(step.id))",
      gives: .nothing)
  }

  func isOnLastEdge(_ point: Point, _ bounds: Rect) -> Bool {
    let reachesX = bounds.minX <= point.x && point.x <= bounds.maxX
    let reachesY = bounds.minY <= point.y && point.y <= bounds.maxY
    return reachesX && reachesY && !bounds.contains(point)
  }

  /// Said where a view was passed over that has something at the point.
  private func viewMoral(_ steps: [HitTestStep]) -> Sentence? {
    let cut = steps.lazy.filter { step in
      step.verdict == .outside && step.point.map { sticksOut(of: step.id, at: $0) } ?? false
    }
    guard let first = cut.first else { return nil }
    return scene.clipsToBounds(first.id)
      ? "What sticks out of \(first.id) is cut off, and takes no touches there."
      : "A subview that sticks out of its superview is drawn there, but takes no touches there."
  }

  /// Whether a view some levels below this one lies at a point, which is in this one's coordinates.
  private func sticksOut(of id: ViewID, at point: Point, levels: Int = 16) -> Bool {
    scene.subviews(of: id).contains { child in
      guard let inner = try? scene.convert(point, from: id, to: child) else { return false }
      return scene.bounds(of: child).contains(inner)
        || levels > 0 && sticksOut(of: child, at: inner, levels: levels - 1)
    }
  }

  // MARK: Layers

  private func layerRule(_ step: HitTestStep) -> Rule {
    let id = step.id
    let point = step.point ?? .zero
    switch step.verdict {
    case .hidden:
      return Rule(
        "hidden", "\(id) is hidden: neither it nor its sublayers are hit.", gives: .nothing)
    case .singular:
      return Rule(
        "flat", "the transform flattens \(id), so no point can be found in it: it is passed over.",
        gives: .nothing, evidence: .inferred)
    case .masked:
      return Rule(
        "masked",
        "in \(id), \(point) lies outside its bounds \(scene.bounds(of: id)), and masksToBounds cuts its sublayers there.",
        gives: .nothing)
    case .descended:
      return Rule(
        "sublayers first", "in \(id), the point is \(point). \(order(of: id))", gives: .layer(id))
    case .outside:
      return Rule(
        "outside", "\(point) lies outside the bounds \(scene.bounds(of: id)) of \(id) itself.",
        gives: .nothing)
    case .hit:
      return Rule(
        "hit", "\(point) lies inside the bounds \(scene.bounds(of: id)) of \(id).",
        gives: .layer(id))
    case .interactionDisabled, .transparent, .animated, .refused, .accepted, .answered:
      // A layer's hit test asks none of them.
      return Rule("passed over", "\(id) is passed over.", gives: .nothing)
    }
  }

  private func order(of id: ViewID) -> Sentence {
    let children = scene.children(of: id)
    if children.isEmpty { return "It has no sublayers to ask." }
    let isSorted = children.contains { scene.zPosition(of: $0) != 0 }
    return isSorted
      ? "Its sublayers are asked, the one with the greatest zPosition first, also outside its bounds."
      : "Its sublayers are asked, the one in front first, also outside its bounds."
  }
}
