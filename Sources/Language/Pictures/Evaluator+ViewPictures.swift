internal import Geometry
internal import Plotting
internal import Views

/// The space in which views are drawn.
enum ViewSpace {
  case view(ViewID)
  /// What nil means in conversions.
  case window

  var id: ViewID? { if case .view(let id) = self { id } else { nil } }
}

extension Evaluator {
  /// Views with all that is in them, in the space asked for; else in that of their superview, or of
  /// their window where they have different ones.
  ///
  /// One view also shows what it would be without its transform, its frame and its anchor point.
  mutating func drawing(of views: [ViewID], in asked: ViewSpace?, tellsGeometry: Bool = true) throws
    -> Drawing
  {
    // Not sets, whose types would be made at run time.
    let areSiblings = views.allSatisfy { scene.parent(of: $0) == scene.parent(of: views[0]) }
    let isOneTree = views.allSatisfy { scene.root(of: $0) == scene.root(of: views[0]) }
    var drawing = Drawing()
    for (index, view) in views.enumerated() {
      let space = asked ?? (areSiblings || !isOneTree ? nil : .window)
      let outer = try outerMap(of: view, to: space)
      var sketch = ViewSketch(scene, part: views.count == 2 && index == 1 ? .other : .after)
      try sketch.add(
        view, outer, isAlone: tellsGeometry && views.count == 1, hasOwnSpace: space == nil, &fuel)
      drawing = .merged([drawing, sketch.finished])
    }
    if asked == nil, !isOneTree {
      drawing.legend.append("not in one tree: each view in its own superview's space")
    }
    return drawing
  }

  /// From the space of a view's parent to the one asked for.
  private func outerMap(of view: ViewID, to space: ViewSpace?) throws(SceneError) -> AffineTransform
  {
    guard let space else { return .identity }
    guard let parent = scene.parent(of: view) else {
      // A view without a parent lies in its own space.
      return try scene.mapToParent(of: view).inverted().concatenating(
        scene.map(from: view, to: space.id))
    }
    return try scene.map(from: parent, to: space.id)
  }
}

/// A view and all in it as shapes: outlines in one space, clipped, with names.
struct ViewSketch {
  /// With more views than these, names would cover them.
  private static let mostNames = 60
  /// With more nameless views than these, their classes would tell nothing.
  private static let mostClasses = 8

  private let scene: Scene
  private let part: Outline.Part
  private var drawing = Drawing()
  private var labels: [Shape] = []
  private var classLabels: [Shape] = []
  private var hidden: [String] = []
  private var filling: [String] = []
  private var cut: [String] = []
  private var unseen: [String] = []
  private var scrolled: [String] = []

  init(_ scene: Scene, part: Outline.Part) { (self.scene, self.part) = (scene, part) }

  /// A view below the one that is drawn.
  private struct Place {
    var id: ViewID
    /// From the space of its parent to that of the picture.
    var outer: AffineTransform
    var clip: [Point]?
    var parentCorners: [Point]
  }

  mutating func add(
    _ root: ViewID, _ outer: AffineTransform, isAlone: Bool, hasOwnSpace: Bool, _ fuel: inout Fuel
  ) throws {
    let own = scene.mapToParent(of: root).concatenating(outer)
    let corners = scene.bounds(of: root).corners.map { $0.applying(own) }
    let clip = scene.clipsToBounds(root) ? corners : nil
    var inner = self
    try inner.addSubviews(of: root, own, clip, corners, &fuel)
    let isWindow = scene.className(of: root) == "UIWindow"
    let isShown = !isWindow || isFilled(corners, by: inner.drawing)
    if isShown { drawing.shapes.append(.outline(Outline(corners, part: part, name: name(root)))) }
    if isAlone, !isWindow { addGeometry(of: root, corners, outer, hasOwnSpace) }
    drawing.shapes += inner.drawing.shapes
    (labels, classLabels) = (inner.labels, inner.classLabels)
    (hidden, filling) = (inner.hidden, inner.filling)
    (cut, unseen, scrolled) = (inner.cut, inner.unseen, inner.scrolled)
    if !isShown {
      let size = scene.bounds(of: root).size
      drawing.legend.append(
        "\(name(root)) is larger than the picture: \(text(size.width)) by \(text(size.height))")
    }
    if scene.isHidden(root) { drawing.legend.append("\(name(root)) is hidden itself") }
  }

  /// What the picture shows, with what it does not.
  var finished: Drawing {
    var result = drawing
    if labels.count <= ViewSketch.mostNames {
      result.shapes += labels
    } else {
      result.legend.append("\(labels.count) views: too many for names")
    }
    if classLabels.count <= ViewSketch.mostClasses { result.shapes += classLabels }
    result.legend.tell("hidden", hidden)
    result.legend.tell("filling its superview", filling)
    result.legend.tell("partly clipped", cut)
    result.legend.tell("clipped away", unseen)
    result.legend.tell("scrolled", scrolled)
    return result
  }

  // MARK: The view itself

  /// Where it would be without its transform, its frame and its anchor point.
  private mutating func addGeometry(
    of id: ViewID, _ corners: [Point], _ outer: AffineTransform, _ hasOwnSpace: Bool
  ) {
    let geometry = scene.geometry(of: id)
    let plain = scene.mapToParent(of: id, .identity).concatenating(outer)
    let before = geometry.bounds.corners.map { $0.applying(plain) }
    if before != corners {
      drawing.shapes.append(.outline(Outline(before, part: .before, name: "before")))
    }
    drawing.shapes.append(
      .outline(.box(around: corners, name: hasOwnSpace ? "frame" : "bounding box")))
    let anchor = geometry.anchorLocation.applying(plain)
    drawing.shapes.append(.marker(Marker(anchor, part: .anchor, name: "anchor")))
  }

  /// Whether what is in a window is seen well beside the whole of it: at a third of the scale at least.
  ///
  /// A row of cells is as high as two columns are wide. Nothing in it is no reason to leave it out.
  private func isFilled(_ corners: [Point], by inner: Drawing) -> Bool {
    guard let own = Drawing(shapes: [.outline(Outline(corners, part: .after, name: ""))]).box,
      let contents = inner.box
    else { return true }
    return max(contents.width / 2, contents.height) * 3 >= max(own.width / 2, own.height)
  }

  // MARK: What is in it

  /// A walk in drawing order that does not recurse: trees may be deep.
  private mutating func addSubviews(
    of root: ViewID, _ map: AffineTransform, _ clip: [Point]?, _ corners: [Point],
    _ fuel: inout Fuel
  ) throws {
    var rest = places(in: root, map, clip, corners)
    while let place = rest.popLast() {
      try fuel.burn()
      if scene.isHidden(place.id) {
        hidden.append(name(place.id))
        continue
      }
      let map = scene.mapToParent(of: place.id).concatenating(place.outer)
      let corners = scene.bounds(of: place.id).corners.map { $0.applying(map) }
      add(place, corners)
      rest += places(in: place.id, map, clipped(place, corners), corners)
    }
  }

  /// The children of a view, the foremost first, as a stack gives them back.
  private mutating func places(
    in id: ViewID, _ map: AffineTransform, _ clip: [Point]?, _ corners: [Point]
  ) -> [Place] {
    let children = scene.children(of: id)
    let origin = scene.bounds(of: id).origin
    if origin != .zero, !children.isEmpty {
      scrolled.append("\(name(id)) by (\(text(origin.x)), \(text(origin.y)))")
    }
    return children.reversed().map {
      Place(id: $0, outer: map, clip: clip, parentCorners: corners)
    }
  }

  private func clipped(_ place: Place, _ corners: [Point]) -> [Point]? {
    guard scene.clipsToBounds(place.id) else { return place.clip }
    return place.clip.map { Polygon.intersection(corners, $0) } ?? corners
  }

  private mutating func add(_ place: Place, _ corners: [Point]) {
    let name = name(place.id)
    if isSame(corners, place.parentCorners) { return filling.append(name) }
    var visible = corners
    if let clip = place.clip {
      visible = Polygon.intersection(corners, clip)
      if visible.isEmpty { return unseen.append(name) }
      if !isSame(visible, corners) { cut.append(name) }
    }
    drawing.shapes.append(
      .outline(Outline(corners, part: part, name: name, clip: place.clip).unlettered))
    let label = Shape.label(label(name, visible, corners[0], of: place.id))
    if scene.name(of: place.id) == nil { classLabels.append(label) } else { labels.append(label) }
  }

  /// In the middle of what is seen; near the first corner where other views stand in the middle.
  private func label(_ name: String, _ visible: [Point], _ first: Point, of id: ViewID) -> Label {
    let sum = visible.reduce(Vector.zero) { $0 + Vector(dx: $1.x, dy: $1.y) }
    let middle = Point.zero + sum * (1 / Double(max(visible.count, 1)))
    let nearest = visible.min { $0.distance(to: first) < $1.distance(to: first) }
    guard scene.childCount(of: id) > 0, let nearest else {
      return Label(name, at: middle, in: visible)
    }
    return Label(name, at: nearest + (middle - nearest) * 0.2, in: visible)
  }

  private func name(_ id: ViewID) -> String {
    inOneLine(scene.name(of: id) ?? scene.className(of: id))
  }
}

/// A name as a title, a legend and a file can all hold it: on one line, and what none of them can shown by its number.
private func inOneLine(_ name: String) -> String {
  let line = escaping(name) { $0 == "\n" || $0 == "\t" ? " " : nil }
  return escaping(visible(line)) {
    $0.properties.isNoncharacterCodePoint ? escapeSequence($0) : nil
  }
}

private func text(_ x: Double) -> String { numberText(x, .significant(7)) }

/// Whether polygons have the same corners in the same order, but for rounding.
private func isSame(_ first: [Point], _ second: [Point]) -> Bool {
  first.count == second.count
    && zip(first, second).allSatisfy { $0.isApproximatelyEqual(to: $1) }
}

extension [String] {
  /// Adds what is true of some views, where there are any.
  fileprivate mutating func tell(_ fact: String, _ names: [String]) {
    if !names.isEmpty { append("\(fact): \(listedBriefly(names))") }
  }
}

/// "a, b, c and 4 more"; what has the same name is said once.
private func listedBriefly(_ names: [String]) -> String {
  var shown: [String] = []
  for name in names where shown.count < 6 && !shown.contains(name) { shown.append(name) }
  let more = names.count - shown.count
  return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}
