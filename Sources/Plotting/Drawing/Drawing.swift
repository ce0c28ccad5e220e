/// What to draw: shapes in points, before any size, style or direction of y is chosen.
///
/// Corners of `after` outlines get the letters A B C …, those of `other` ones a b c …, when the
/// drawing is rendered, in the order of the shapes, and the legend is derived from the shapes:
/// neither is stored, so drawings can be merged.
public struct Drawing: Sendable, Equatable {
  /// The shapes; letters and legend follow their order.
  public var shapes: [Shape]
  /// Lines of the caller's own, below those derived from the shapes.
  public var legend: [String]

  /// A drawing of shapes, with further lines for the legend.
  public init(shapes: [Shape] = [], legend: [String] = []) {
    self.shapes = shapes
    self.legend = legend
  }
}

extension Drawing {
  /// The outlines whose corners have letters.
  var letteredOutlines: [Outline] {
    shapes.compactMap { shape in
      guard case .outline(let outline) = shape, outline.hasLetters else { return nil }
      return outline
    }
  }
}

/// One thing in a drawing.
public enum Shape: Sendable, Equatable {
  /// A closed polygon.
  case outline(Outline)
  /// A single point that is marked.
  case marker(Marker)
  /// Words near a point.
  case label(Label)
  /// A straight arrow from one point to another.
  case arrow(Arrow)
  /// A line that goes on to the edge of the picture: the way to a point at infinity.
  case ray(Ray)
  /// A family of straight lines: a grid.
  case mesh(Mesh)
}
