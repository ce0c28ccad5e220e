internal import Geometry
internal import Views

extension Evaluator {
  /// `:why LINE`: the rules behind an expression, or behind what an assignment does to a view.
  ///
  /// Runs the line, so it is asked of a copy.
  mutating func why(statement id: NodeID) throws(Diagnostic) -> Reason {
    switch tree[id] {
    case .expression(let expression): return try why(expression)
    case .assign, .update: return try whySet(id)
    default: throw Diagnostic(.unexplained(describe(id)), tree.span(id))
    }
  }

  /// `why(v.frame = r)`: an assignment that is only asked about is not made.
  mutating func whyIfMade(_ change: NodeID) throws(Diagnostic) -> Reason {
    var copy = self
    defer { fuel = copy.fuel }
    return try copy.why(statement: change)
  }

  private mutating func whySet(_ id: NodeID) throws(Diagnostic) -> Reason {
    let usual = settings
    settings.tellsConsequences = true
    settings.warns = false
    defer { settings = usual }
    _ = try execute(id)
    let span = tree.span(id)
    let set = assigned.first { span.start <= $0.key.start && $0.key.start < span.end }
    guard let (what, value) = set else {
      throw Diagnostic(.unexplained(describe(id)), span)
    }
    let after = scene.geometry(of: what.view)
    let name = what.property == .position && !what.isOfLayer ? "center" : what.property.rawValue
    var rules: [Rule] = []
    if what.property == .frame, case .rect(let frame) = value {
      rules = settingFrameRules(frame, after)
    } else {
      rules = [settingRule(name, after)] + frameRules(after)
    }
    return Reason(
      expression: writtenOnOneLine(id), law: "\(name), set", result: .rect(after.frame),
      rules: rules, moral: nil, isSetting: true)
  }
}

/// One stored property is set, the others stay, and the frame follows.
private func settingRule(_ name: String, _ after: LayerGeometry) -> Rule {
  var kept: [Sentence] = []
  if name != "center", name != "position" { kept.append("position \(after.position)") }
  if name != "bounds" { kept.append("bounds \(after.bounds)") }
  if name != "anchorPoint" { kept.append("anchorPoint \(after.anchorPoint)") }
  if name != "transform" { kept.append("transform (\(kind: after.transform))") }
  let list = kept.dropFirst().reduce(kept.first ?? "") { $0 + ", " + $1 }
  return Rule(
    "set", "\(name) alone is stored anew. Kept: \(list). The frame is worked out from them.",
    gives: .rect(after.bounds))
}

/// bounds.size = f.size · L⁻¹; position = f.mid + ((anchorPoint − ½) ∘ bounds.size) · L − (tx, ty).
private func settingFrameRules(_ frame: Rect, _ after: LayerGeometry) -> [Rule] {
  let target = frame.standardized
  let transform = after.transform
  let evidence = settingEvidence(after)
  let size: Sentence =
    transform.linearPart.isIdentity
    ? "the transform keeps sizes, so bounds.size becomes that of the frame, \(extent: after.bounds.size)."
    : "the transform (\(kind: transform)) undone on the size \(extent: target.size): bounds.size becomes \(extent: after.bounds.size)."
  var rules = standardizing([frame])
  rules.append(
    Rule("bounds.size", size, gives: .size(after.bounds.size), evidence: evidence))
  rules.append(
    Rule("position", place(target, after), gives: .point(after.position), evidence: evidence))
  rules.append(
    Rule(
      "kept",
      "bounds.origin \(after.bounds.origin), anchorPoint \(after.anchorPoint) and transform stay.",
      gives: .rect(after.bounds)))
  let reading: Sentence =
    after.frameIsReliable
    ? "the frame is \(after.frame), as it was set."
    : "the frame is \(after.frame), not as it was set: for a \(after.leaning) view Apple calls it undefined. Set bounds and center instead."
  rules.append(Rule("read again", reading, gives: .rect(after.frame)))
  return rules
}

/// The anchor point goes where it lies in the frame, less the transform's own move.
private func place(_ target: Rect, _ after: LayerGeometry) -> Sentence {
  let move = Vector(dx: after.transform.tx, dy: after.transform.ty)
  let lever = after.position + move - target.center
  var says: Sentence = "the middle of the frame is \(target.center)."
  if after.anchorPoint != Point(x: 0.5, y: 0.5) {
    says = says + " From there to the anchor point \(after.anchorPoint) it is \(lever)."
  }
  if move != .zero { says = says + " The transform adds \(move) by itself, which is taken off." }
  return says + " So position becomes \(after.position)."
}

/// Measured for the identity, positive scales and moves; one log for rotations.
private func settingEvidence(_ geometry: LayerGeometry) -> Evidence {
  let t = geometry.transform
  let isUpright = t.b == 0 && t.c == 0 && t.a > 0 && t.d > 0
  if isUpright { return .measured }
  let isTurnedAboutMiddle =
    !geometry.frameIsReliable && geometry.anchorPoint == Point(x: 0.5, y: 0.5)
  return isTurnedAboutMiddle && t.determinant > 0 ? .log : .inferred
}
