public import Geometry

/// A straight piece between two points.
public struct Segment: Sendable, Equatable {
  /// Where it begins.
  public var start: Point
  /// Where it ends.
  public var end: Point

  /// The piece from one point to another.
  public init(_ start: Point, _ end: Point) { (self.start, self.end) = (start, end) }
}

/// A straight arrow; its head is at the end.
public struct Arrow: Sendable, Equatable {
  /// The part an arrow plays, which decides its texture.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// As it was before a transform: dotted.
    case before
    /// As it is after it: solid.
    case after
  }

  /// From the tail to the head.
  public var segment: Segment
  /// The part it plays.
  public var part: Part
  /// The word for it in the legend, and beside its head where there is room.
  public var name: String

  /// An arrow from one point to another.
  public init(from start: Point, to end: Point, part: Part, name: String) {
    (segment, self.part, self.name) = (Segment(start, end), part, name)
  }
}

/// A half-line: it leaves the picture, with an arrow head at the edge.
public struct Ray: Sendable, Equatable {
  /// The part a ray plays.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The way to a point at infinity: dotted, with its name at the edge.
    case point
    /// An edge of a shape that goes to infinity: solid.
    case edge
  }

  /// Where it begins.
  public var start: Point
  /// Where it goes; its length does not matter, and of length zero nothing is drawn.
  public var direction: Vector
  /// The part it plays.
  public var part: Part
  /// The word for it in the legend.
  public var name: String

  /// The half-line from a point in a direction.
  public init(from start: Point, along direction: Vector, part: Part, name: String) {
    (self.start, self.direction, self.part, self.name) = (start, direction, part, name)
  }
}

/// A family of straight lines of one texture, as the lines of a grid.
public struct Mesh: Sendable, Equatable {
  /// The part a grid plays, which decides its texture.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The grid before a transform, the faintest texture: in characters only the ends of its lines
    /// are drawn, so each line goes from one point of the grid to the next.
    case before
    /// Its image.
    case after
  }

  /// The lines.
  public var segments: [Segment]
  /// The part it plays.
  public var part: Part
  /// The word for it in the legend.
  public var name: String

  /// A family of lines.
  public init(_ segments: [Segment], part: Part, name: String) {
    (self.segments, self.part, self.name) = (segments, part, name)
  }
}
