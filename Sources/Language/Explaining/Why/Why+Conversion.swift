internal import Geometry
internal import Views

extension Evaluator {
  /// `convert(_:to:)` and `convert(_:from:)`, of views and of layers.
  func conversion(_ operation: Operation, to isTo: Bool) -> Reasoning? {
    guard let own = operation.operand(0).viewID else { return nil }
    let other = operation.operand(2).viewID
    let rules = operation.operand(0).kind == .layer ? TreeRules.layers : .views
    let (source, target) = isTo ? (own, other) : (other, own)
    guard let steps = try? scene.conversionSteps(from: source, to: target, rules: rules) else {
      return nil
    }
    let journey = Journey(
      scene: scene, steps: steps, source: source, target: target, isOfLayers: rules == .layers)
    switch (operation.operand(1), operation.result) {
    case (.point(let point), .point(let result)):
      return Reasoning("conversion of a point", journey.rules(point, result))
    case (.rect(let rect), .rect(let result)):
      return Reasoning("conversion of a rect", journey.rules(rect, result))
    default: return nil
    }
  }
}

/// The levels that a point passes from one view to another.
///
/// Up: position + (p − bounds.origin − A) · M. Down: the inverse.
struct Journey {
  /// How many levels are told before the rest is only counted.
  static let mostLevels = 12

  let scene: Scene
  let steps: [ConversionStep]
  let source: ViewID?
  let target: ViewID?
  let isOfLayers: Bool

  // MARK: A point

  func rules(_ point: Point, _ result: Point) -> [Rule] {
    guard !steps.isEmpty else { return [sameSpace(.point(result))] }
    var rules = [way(.point(point))]
    var here = point
    for step in steps.prefix(Self.mostLevels) {
      let next = (try? scene.apply(step, to: here)) ?? here
      rules += self.rules(step, here, next)
      here = next
    }
    if steps.count > Self.mostLevels { rules.append(others(.point(result))) }
    return rules
  }

  private func rules(_ step: ConversionStep, _ here: Point, _ next: Point) -> [Rule] {
    switch step {
    case .toParent(let id):
      let image = scene.geometry(of: id).toParent(here)
      let own = Rule("up", up(id, here, image), gives: .point(image))
      guard let rule = sublayerRule(over: id, [next], isUp: true) else { return [own] }
      return [own, rule]
    case .fromParent(let id):
      let outer = outside(id, next, like: here)
      let own = Rule("down", down(id, outer, next), gives: .point(next))
      guard let rule = sublayerRule(over: id, [outer], isUp: false) else { return [own] }
      return [rule, own]
    }
  }

  private func up(_ id: ViewID, _ here: Point, _ image: Point) -> Sentence {
    let geometry = scene.geometry(of: id)
    let anchor = geometry.anchorLocation
    let arm = here - anchor
    let start: Sentence = "in \(id), \(here) is \(arm) away from the anchor point at \(anchor)."
    let position = geometry.position
    guard !geometry.transform.isIdentity else {
      return start
        + " The anchor point stands at \(position) \(around(id)), so the point is at \(image)."
    }
    let turned = Point(x: arm.dx, y: arm.dy).applying(geometry.transform)
    return start
      + " The transform (\(kind: geometry.transform)) makes that \(turned). The anchor point stands at \(position) \(around(id)), so the point is at \(image)."
  }

  private func down(_ id: ViewID, _ outer: Point, _ inner: Point) -> Sentence {
    let geometry = scene.geometry(of: id)
    let (position, anchor) = (geometry.position, geometry.anchorLocation)
    let start: Sentence =
      "\(around(id)), \(outer) is \(outer - position) away from \(id)'s anchor point at \(position)."
    guard !geometry.transform.isIdentity else {
      return start + " In \(id) that point is at \(anchor), so the point is at \(inner)."
    }
    return start
      + " The transform (\(kind: geometry.transform)) takes \(inner - anchor) there. In \(id) the anchor point is at \(anchor), so the point is at \(inner)."
  }

  // MARK: A rectangle

  func rules(_ rect: Rect, _ result: Rect) -> [Rule] {
    guard !steps.isEmpty else { return [sameSpace(.rect(result))] }
    guard !rect.isNull, !rect.isInfinite else { return [withoutCorners(result)] }
    var corners = rect.corners
    var rules = [
      way(.rect(rect)),
      Rule("corners", "the corners of \(rect) are \(corners).", gives: .points(corners)),
    ]
    for (index, step) in steps.enumerated() {
      let next = corners.map { (try? scene.apply(step, to: $0)) ?? $0 }
      if index < Self.mostLevels { rules += self.rules(step, corners, next) }
      corners = next
    }
    if steps.count > Self.mostLevels { rules.append(others(.points(corners))) }
    rules.append(
      Rule(
        "bounding box",
        "one box at the end, around the four corners: \(result). No box is made on the way, which would grow with each turn.",
        gives: .rect(result), evidence: .inferred))
    return rules
  }

  private func rules(_ step: ConversionStep, _ here: [Point], _ next: [Point]) -> [Rule] {
    switch step {
    case .toParent(let id):
      let images = here.map(scene.geometry(of: id).toParent)
      let own = Rule("up", level(id, "from \(id)", images), gives: .points(images))
      guard let rule = sublayerRule(over: id, next, isUp: true) else { return [own] }
      return [own, rule]
    case .fromParent(let id):
      let outer = zip(next, here).map { outside(id, $0, like: $1) }
      let own = Rule("down", level(id, "into \(id)", next), gives: .points(next))
      guard let rule = sublayerRule(over: id, outer, isUp: false) else { return [own] }
      return [rule, own]
    }
  }

  private func level(_ id: ViewID, _ direction: Sentence, _ images: [Point]) -> Sentence {
    let geometry = scene.geometry(of: id)
    let turned: Sentence =
      geometry.transform.isIdentity ? "" : ", its transform \(kind: geometry.transform)"
    return
      "\(direction), whose anchor point \(geometry.anchorLocation) stands at \(geometry.position) \(around(id))\(turned): the corners are at \(images)."
  }

  private func withoutCorners(_ result: Rect) -> Rule {
    Rule("no corners", "\(result) has no corners to convert; it stays.", gives: .rect(result))
  }

  // MARK: The way

  private func sameSpace(_ gives: Fact) -> Rule {
    Rule("the way", "both are the same coordinates, so nothing changes.", gives: gives)
  }

  private func others(_ gives: Fact) -> Rule {
    let count = steps.count - Self.mostLevels
    return Rule(
      "further levels",
      "\(count == 1 ? "one more level" : "\(String(count)) more levels") in the same way: \(gives).",
      gives: gives)
  }

  /// dot → card → window.
  private func way(_ gives: Fact) -> Rule {
    var stops: [Sentence] = []
    for step in steps.prefix(8) {
      switch step {
      case .toParent(let id):
        if stops.isEmpty { stops.append("\(id)") }
        stops.append(scene.parent(of: id).map { "\($0)" } ?? "the plane of the roots")
      case .fromParent(let id):
        if stops.isEmpty {
          stops.append(scene.parent(of: id).map { "\($0)" } ?? "the plane of the roots")
        }
        stops.append("\(id)")
      }
    }
    var says = stops.dropFirst().reduce(stops.first ?? "") { $0 + " → " + $1 }
    if steps.count > 8 { says = says + " → … (\(String(steps.count)) levels)" }
    let end = isBetweenTrees ? " Layers of two trees lie in one plane." : meaningOfNil()
    return Rule(
      "the way", says + "." + end, gives: gives, evidence: isBetweenTrees ? .inferred : .measured)
  }

  /// Measured for the position of roots only.
  private var isBetweenTrees: Bool {
    guard isOfLayers, let source, let target else { return false }
    return scene.root(of: source) != scene.root(of: target)
  }

  private func meaningOfNil() -> Sentence {
    guard let known = source ?? target, source == nil || target == nil else { return "" }
    if isOfLayers { return " For layers nil means what lies around the topmost one." }
    if let window = scene.window(of: known) { return " Here nil means \(window)." }
    return " Here nil means \(scene.root(of: known)), the topmost view: there is no window."
  }

  private func around(_ id: ViewID) -> Sentence {
    scene.parent(of: id).map { "in \($0)" } ?? "outside"
  }

  // MARK: sublayerTransform

  /// Where a point of a view is before its parent's `sublayerTransform`: where the step began, if only rounding
  /// lies between the two.
  private func outside(_ id: ViewID, _ inner: Point, like here: Point) -> Point {
    let outer = scene.geometry(of: id).toParent(inner)
    let slack = 1e-9 * max(1, abs(here.x), abs(here.y))
    let isHere = abs(outer.x - here.x) <= slack && abs(outer.y - here.y) <= slack
    return isHere ? here : outer
  }

  private func sublayerRule(over id: ViewID, _ after: [Point], isUp: Bool) -> Rule? {
    guard let parent = scene.parent(of: id), !scene.sublayerTransform(of: parent).isIdentity else {
      return nil
    }
    let transform = scene.sublayerTransform(of: parent)
    let anchor = scene.geometry(of: parent).anchorLocation
    let verb: Sentence = isUp ? "takes it to \(after)" : "is undone: \(after)"
    return Rule(
      "sublayerTransform",
      "that of \(parent) (\(kind: transform)), counted from its anchor point \(anchor), \(verb).",
      gives: after.count == 1 ? .point(after.first ?? .zero) : .points(after))
  }
}
