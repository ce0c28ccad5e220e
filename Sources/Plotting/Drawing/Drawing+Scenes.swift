public import Geometry

extension Drawing {
  /// What a transform does to a rectangle: the rectangle, its image and the image's bounding box.
  public static func transform(_ t: AffineTransform, of rect: Rect) -> Drawing {
    let before = rect.corners
    let after = before.map { $0.applying(t) }
    return Drawing(
      after: Outline(after, part: .after, name: "after"), before: before,
      frame: boundingCorners(after))
  }

  /// A view in some space: its corners from its own top-left clockwise, the same corners without
  /// its transform, its frame and its anchor point there.
  public static func view(
    corners: [Point], before: [Point], frame: Rect, anchor: Point, name: String
  ) -> Drawing {
    var drawing = Drawing(
      after: Outline(corners, part: .after, name: name), before: before, frame: frame.corners)
    drawing.shapes.append(.marker(Marker(anchor, part: .anchor, name: "anchor")))
    return drawing
  }

  /// Points with their names: a name of one character marks the point, a longer one stands by it.
  public static func points(_ points: [(name: String, point: Point)]) -> Drawing {
    Drawing(shapes: points.flatMap { named($0.point, $0.name) })
  }

  /// Several drawings in one picture; their letters run on through the alphabet.
  public static func merged(_ drawings: [Drawing]) -> Drawing {
    Drawing(shapes: drawings.flatMap(\.shapes), legend: drawings.flatMap(\.legend))
  }

  private static func named(_ point: Point, _ name: String) -> [Shape] {
    let scalars = name.unicodeScalars
    if let only = scalars.first, scalars.count == 1, isNarrow(only) {
      return [.marker(Marker(point, part: .point, name: "", letter: only))]
    }
    let marker = Shape.marker(Marker(point, part: .point, name: name))
    return name.isEmpty ? [marker] : [marker, .label(Label(name, at: point))]
  }
}

extension Drawing {
  /// A lettered shape with what it was before, unless that is the same, and its frame.
  private init(after: Outline, before: [Point], frame: [Point]) {
    self.init(shapes: [.outline(after)])
    if before != after.corners {
      shapes.append(.outline(Outline(before, part: .before, name: "before")))
    }
    shapes.append(.outline(Outline(frame, part: .frame, name: "frame")))
  }
}

/// The corners of the smallest upright rectangle around points; a point that cannot be drawn makes
/// no difference.
private func boundingCorners(_ points: [Point]) -> [Point] {
  guard let box = Extent(of: points) else { return [] }
  return [
    Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
    Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
  ]
}
