public import Geometry

/// A marked point.
public struct Marker: Sendable, Equatable {
  /// The part a marker plays, which decides its colour.
  public enum Part: Sendable, Hashable, CaseIterable {
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
  /// The character that stands for it in the picture; nil for the sign of its part in the style.
  public var letter: Unicode.Scalar?

  /// A marked point; its sign is `⊕` or `@` for an anchor and `*` for a point unless given.
  public init(_ position: Point, part: Part, name: String, letter: Unicode.Scalar? = nil) {
    self.position = position
    self.part = part
    self.name = name
    self.letter = letter
  }
}

/// Words near a point; left out where they would cover a letter or other words.
public struct Label: Sendable, Equatable {
  /// The words.
  public var text: String
  /// The point they belong to.
  public var position: Point
  /// The corners of the shape that they name, over which they may stand; none where they name a point.
  public var area: [Point]

  /// Words near a point, or in a shape and there near the point.
  public init(_ text: String, at position: Point, in area: [Point] = []) {
    self.text = text
    self.position = position
    self.area = area
  }
}
