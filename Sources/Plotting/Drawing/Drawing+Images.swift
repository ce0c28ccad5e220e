public import Geometry

extension Drawing {
  /// What maps of the plane do to one shape: the shape before, once, and its image under each.
  ///
  /// One map alone shows the bounding box of the image too. The second of two is bold with small
  /// letters, so that two answers are told apart. Corners that a projection sends to infinity or
  /// behind it are named and not drawn; edges that pass infinity are rays.
  public static func images(
    of corners: [Point], under maps: [(name: String, matrix: Matrix)]
  ) -> Drawing {
    var drawing = Drawing()
    var isChanged = false
    for (index, map) in maps.enumerated() {
      let image = Projection(of: corners, under: map.matrix)
      let part: Outline.Part = maps.count == 2 && index == 1 ? .other : .after
      drawing.add(image, part, map.name)
      isChanged = isChanged || image.corners != corners
      if maps.count == 1, isChanged { drawing.add(before: corners) }
      if maps.count == 1, image.isWhole, corners.count > 1 {
        drawing.shapes.append(
          .outline(Outline(boundingCorners(image.corners), part: .frame, name: "frame")))
      }
    }
    if maps.count > 1, isChanged { drawing.add(before: corners) }
    return drawing
  }

  private mutating func add(_ image: Projection, _ part: Outline.Part, _ name: String) {
    if image.isGone { return legend.append("\(name) lies at infinity") }
    shapes.append(.outline(Outline(image.corners, part: part, name: name)))
    shapes += image.rays.map(Shape.ray)
    guard !image.rays.isEmpty else { return }
    legend.append("\(name) reaches infinity: its edges go on as arrows")
  }

  /// The shape before; a single point as a mark.
  private mutating func add(before corners: [Point]) {
    if let only = corners.first, corners.count == 1 {
      shapes.append(.marker(Marker(only, part: .point, name: "before")))
    } else {
      shapes.append(.outline(Outline(corners, part: .before, name: "before")))
    }
  }
}

/// The corners of the smallest upright rectangle around points; a point that cannot be drawn makes
/// no difference.
func boundingCorners(_ points: [Point]) -> [Point] {
  guard let box = Extent(of: points) else { return [] }
  return [
    Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY),
    Point(x: box.maxX, y: box.maxY), Point(x: box.minX, y: box.maxY),
  ]
}
