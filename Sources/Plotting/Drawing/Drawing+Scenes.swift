public import Geometry

extension Drawing {
  /// What a transform does to a rectangle: the rectangle, its image and the image's bounding box.
  public static func transform(_ t: AffineTransform, of rect: Rect) -> Drawing {
    images(of: rect.corners, under: [(name: "after", matrix: Matrix(t))])
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

  /// A point, marked with its label where that is one character, and with the label beside it
  /// otherwise, or where that is wanted; a note says in the legend what the label stands for.
  public static func point(
    _ point: Point, label: String, _ note: String = "", isLettered: Bool = true
  ) -> Drawing {
    Drawing(shapes: marked(point, label, note, isLettered))
  }

  /// A vector as an arrow from the origin.
  public static func vector(_ vector: Vector, name: String) -> Drawing {
    Drawing(shapes: [
      .arrow(Arrow(from: .zero, to: .zero + vector, part: .after, name: name))
    ])
  }

  /// A point at infinity: the way there from the origin.
  public static func pointAtInfinity(_ direction: Vector, name: String) -> Drawing {
    Drawing(shapes: [.ray(Ray(from: .zero, along: direction, part: .point, name: name))])
  }

  /// Points with their names: a name of one character marks the point, a longer one stands by it.
  public static func points(_ points: [(name: String, point: Point)]) -> Drawing {
    Drawing(shapes: points.flatMap { marked($0.point, $0.name) })
  }

  /// Several drawings in one picture; their letters run on through the alphabet.
  public static func merged(_ drawings: [Drawing]) -> Drawing {
    Drawing(shapes: drawings.flatMap(\.shapes), legend: drawings.flatMap(\.legend))
  }

  private static func marked(
    _ point: Point, _ label: String, _ note: String = "", _ isLettered: Bool = true
  ) -> [Shape] {
    let scalars = label.unicodeScalars
    if isLettered, let only = scalars.first, scalars.count == 1, isNarrow(only) {
      return [.marker(Marker(point, part: .point, name: note, letter: only))]
    }
    let name = [label, note].filter { !$0.isEmpty }.joined(separator: " ")
    let marker = Shape.marker(Marker(point, part: .point, name: name))
    return label.isEmpty ? [marker] : [marker, .label(Label(label, at: point))]
  }
}

extension Drawing {
  /// The smallest upright rectangle around all outlines that can be drawn; nil where there are none.
  ///
  /// What is clipped counts where it is seen.
  public var box: Rect? {
    let corners = shapes.flatMap { shape -> [Point] in
      guard case .outline(let outline) = shape else { return [] }
      return outline.clip.map { Polygon.intersection(outline.corners, $0) } ?? outline.corners
    }
    guard let box = Extent(of: corners) else { return nil }
    return Rect(x: box.minX, y: box.minY, width: box.width, height: box.height)
  }
}

extension Outline {
  /// The bounding box of points, as a frame.
  public static func box(around points: [Point], name: String) -> Outline {
    Outline(boundingCorners(points), part: .frame, name: name)
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
