internal import Geometry
internal import Views

/// Properties of views and layers, conversions and hit tests (docs/geometry.md#what-a-view-stores, and the
/// headings below it).
let viewExplanations: [String: Explaining] = [
  "frame": { operation, evaluator in
    evaluator.geometry(of: operation).map { frameReasoning($0.geometry) }
  },
  "center": { operation, evaluator in
    evaluator.geometry(of: operation).map { positionReasoning($0.geometry, "center") }
  },
  "position": { operation, evaluator in
    evaluator.geometry(of: operation).map { positionReasoning($0.geometry, "position") }
  },
  "bounds": { operation, evaluator in
    evaluator.geometry(of: operation).map { boundsReasoning($0.geometry) }
  },
  "contentOffset": { operation, evaluator in
    evaluator.geometry(of: operation).map { offsetReasoning($0.geometry) }
  },
  "anchorPoint": { operation, evaluator in
    evaluator.geometry(of: operation).map { anchorReasoning($0.geometry) }
  },
  "transform": { operation, evaluator in
    evaluator.geometry(of: operation).map { transformReasoning($0.geometry) }
  },
  "transform3D": { operation, evaluator in
    evaluator.geometry(of: operation).map { transformReasoning($0.geometry) }
  },
  "affineTransform()": { operation, evaluator in
    evaluator.geometry(of: operation).map { transformReasoning($0.geometry) }
  },
  "convert(_:to:)": { operation, evaluator in
    evaluator.conversion(operation, to: true)
  },
  "convert(_:from:)": { operation, evaluator in
    evaluator.conversion(operation, to: false)
  },
  "hitTest(_:with:)": { operation, evaluator in evaluator.viewHitTest(operation) },
  "hitTest(_:)": { operation, evaluator in evaluator.layerHitTest(operation) },
  "point(inside:with:)": { operation, evaluator in
    guard let (id, geometry) = evaluator.geometry(of: operation),
      case .point(let point) = operation.operand(1)
    else { return nil }
    return insideReasoning(point, geometry.bounds, of: id)
  },
]

extension Evaluator {
  fileprivate func geometry(of operation: Operation) -> (view: ViewID, geometry: LayerGeometry)? {
    operation.operand(0).viewID.map { ($0, scene.geometry(of: $0)) }
  }
}

// MARK: The frame

/// frame = boundingBox(rect(−A.x, −A.y, w, h) · M) + position.
func frameReasoning(_ geometry: LayerGeometry) -> Reasoning {
  var moral: Sentence =
    "The frame is worked out each time; only bounds, position, anchorPoint and transform are stored."
  let (own, seen) = (geometry.bounds.size, geometry.frame.size)
  if !geometry.frameIsReliable, !own.isApproximatelyEqual(to: seen) {
    moral =
      moral
      + " This view is \(geometry.leaning): its own size is \(extent: own), not that of its frame."
  }
  return Reasoning("frame, read", frameRules(geometry), moral: moral)
}

/// The four rules from the stored properties to the frame.
func frameRules(_ geometry: LayerGeometry) -> [Rule] {
  let size = geometry.bounds.size
  let anchor = geometry.anchorPoint
  let lever = Point(x: anchor.x * size.width, y: anchor.y * size.height)
  let seen = Rect(x: 0 - lever.x, y: 0 - lever.y, width: size.width, height: size.height)
  let images = seen.corners.map { $0.applying(geometry.transform) }
  let box = Rect.bounding(images)
  var corners: Sentence =
    "bounds.size is \(extent: size), and the anchor point \(anchor) lies at \(lever) in it. Seen from there, the corners are \(seen.corners)."
  if geometry.bounds.origin != .zero {
    corners = corners + " (bounds.origin does not count here.)"
  }
  return [
    Rule("corners", corners, gives: .points(seen.corners)),
    Rule("transform", turned(geometry.transform, images), gives: .points(images)),
    Rule(
      "bounding box", "the smallest upright rectangle around them is \(box).", gives: .rect(box)),
    Rule(
      "position",
      placed(geometry) + " the rectangle is \(geometry.frame).",
      gives: .rect(geometry.frame)),
  ]
}

/// A transform that moves takes the anchor point away from the position.
private func placed(_ geometry: LayerGeometry) -> Sentence {
  geometry.transform.tx == 0 && geometry.transform.ty == 0
    ? "the anchor point stands at \(geometry.position) in the superview. Moved by that,"
    : "it is \(geometry.position) in the superview; the transform takes the anchor point away from there. Moved by the position,"
}

private func turned(_ transform: AffineTransform, _ images: [Point]) -> Sentence {
  if transform.isIdentity { return "the transform is the identity, so they stay." }
  return "the transform (\(kind: transform)) takes them to \(images)."
}

// MARK: What is stored

private func positionReasoning(_ geometry: LayerGeometry, _ name: String) -> Reasoning {
  let isCentral = geometry.anchorPoint == Point(x: 0.5, y: 0.5)
  let thing: Sentence = name == "position" ? "layer" : "view"
  let place: Sentence =
    isCentral
    ? "the place of the anchor point, which is the middle of the \(thing),"
    : "the place of the anchor point \(geometry.anchorPoint), not of the middle,"
  var rules = [
    Rule(
      "stored",
      "\(name) is stored: \(place) in the super\(thing). Setting bounds, anchorPoint or transform keeps it; setting the frame works it out anew.",
      gives: .point(geometry.position))
  ]
  let move = Vector(dx: geometry.transform.tx, dy: geometry.transform.ty)
  if move != .zero {
    rules.append(
      Rule(
        "transform",
        "the transform moves the view on by \(move), which does not show in \(name).",
        gives: .point(geometry.position)))
  }
  return Reasoning("stored, not worked out", rules)
}

private func boundsReasoning(_ geometry: LayerGeometry) -> Reasoning {
  var rules = [
    Rule(
      "stored",
      "bounds is the view's rectangle in its own coordinates. Its size, \(extent: geometry.bounds.size), is that of the view before its transform; moving or turning the view keeps it.",
      gives: .rect(geometry.bounds))
  ]
  if geometry.bounds.origin != .zero { rules.append(scrolled(geometry, .rect(geometry.bounds))) }
  return Reasoning("stored, not worked out", rules)
}

private func scrolled(_ geometry: LayerGeometry, _ gives: Fact) -> Rule {
  Rule(
    "origin",
    "what the view contains is scrolled: its point \(geometry.bounds.origin) appears in the view's first corner. The frame does not change by that.",
    gives: gives)
}

private func offsetReasoning(_ geometry: LayerGeometry) -> Reasoning {
  Reasoning(
    "stored, not worked out",
    [
      Rule(
        "bounds", "contentOffset is the origin of the bounds \(geometry.bounds).",
        gives: .point(geometry.bounds.origin), evidence: .documented),
      scrolled(geometry, .point(geometry.bounds.origin)),
    ])
}

private func anchorReasoning(_ geometry: LayerGeometry) -> Reasoning {
  let size = geometry.bounds.size
  let anchor = geometry.anchorPoint
  return Reasoning(
    "stored, not worked out",
    [
      Rule(
        "stored",
        "anchorPoint is a part of bounds.size: \(term: anchor.x) * \(size.width) along x, and \(term: anchor.y) * \(size.height) along y. \(standing(geometry))",
        gives: .point(anchor))
    ])
}

/// Where the anchor point is: a transform that moves takes even this point along.
private func standing(_ geometry: LayerGeometry) -> Sentence {
  let move = Vector(dx: geometry.transform.tx, dy: geometry.transform.ty)
  guard move != .zero else {
    return
      "The transform leaves this point in place, and position says where it stands in the superview, \(geometry.position)."
  }
  return
    "Position says where it stands in the superview, \(geometry.position); the transform moves it on by \(move), to \(geometry.position + move)."
}

extension LayerGeometry {
  /// What a transform does to a view whose frame is a box around it.
  var leaning: String {
    let isTurn = abs(transform.horizontalShear) <= 1e-9
    return isTurn ? "turned" : "sheared"
  }
}

private func transformReasoning(_ geometry: LayerGeometry) -> Reasoning {
  Reasoning(
    "stored, not worked out",
    [
      Rule(
        "stored",
        "transform is stored as it was set: \(kind: geometry.transform), counted from the anchor point \(geometry.anchorPoint), which stands at \(geometry.position). The frame follows from it; bounds and position do not.",
        gives: .transform(geometry.transform))
    ], moral: "':explain' shows what a transform does, step by step.")
}

/// bounds are half-open: the edges of the least x and y belong to them, the others do not.
func insideReasoning(_ point: Point, _ bounds: Rect, of id: ViewID) -> Reasoning {
  Reasoning(
    "inside, half-open",
    [
      Rule(
        "bounds", "the point is in \(id)'s own coordinates, where its bounds are \(bounds).",
        gives: .rect(bounds))
    ] + containsRules(point, in: bounds))
}
