public import Geometry

/// What to draw: shapes in points, before any size, style or direction of y is chosen.
///
/// Corners of `after` outlines get the letters A B C … when the drawing is rendered, in the order
/// of the shapes, and the legend is derived from the shapes: neither is stored, so drawings can be
/// merged.
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
      guard case .outline(let outline) = shape, outline.part == .after else { return nil }
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
}

/// A closed polygon: its corners in order and the part it plays.
public struct Outline: Sendable, Equatable {
  /// The part an outline plays, which decides its texture.
  public enum Part: Sendable, Hashable {
    /// The shape before its transform: dotted, no letters.
    case before
    /// The shape after its transform: solid, corners lettered.
    case after
    /// The bounding box: dashed, no letters.
    case frame
  }

  /// The corners in the shape's own order, for a view from its top-left clockwise.
  public var corners: [Point]
  /// The part the outline plays.
  public var part: Part
  /// The word for it in the legend.
  public var name: String

  /// A closed polygon.
  public init(_ corners: [Point], part: Part, name: String) {
    self.corners = corners
    self.part = part
    self.name = name
  }
}

/// A marked point.
public struct Marker: Sendable, Equatable {
  /// The part a marker plays, which decides its colour.
  public enum Part: Sendable, Hashable {
    /// The point that a view's transform leaves in place.
    case anchor
    /// Any other point.
    case point
  }

  /// Where it is.
  public var position: Point
  /// The part it plays.
  public var part: Part
  /// The word for it in the legend.
  public var name: String
  /// The character that stands for it in the picture.
  public var letter: Unicode.Scalar

  /// A marked point; its letter is `@` for an anchor and `*` for a point unless given.
  public init(_ position: Point, part: Part, name: String, letter: Unicode.Scalar? = nil) {
    self.position = position
    self.part = part
    self.name = name
    self.letter = letter ?? (part == .anchor ? "@" : "*")
  }
}

/// Words near a point; left out where they would cover a letter or other words.
public struct Label: Sendable, Equatable {
  /// The words.
  public var text: String
  /// The point they belong to.
  public var position: Point

  /// Words near a point.
  public init(_ text: String, at position: Point) {
    self.text = text
    self.position = position
  }
}
