public import Geometry

/// A closed polygon: its corners in order and the part it plays.
public struct Outline: Sendable, Equatable {
  /// The part an outline plays, which decides its texture.
  public enum Part: Sendable, Hashable, CaseIterable {
    /// The shape before its transform: dotted, no letters.
    case before
    /// The shape after its transform: solid, corners lettered A B C ….
    case after
    /// The second of two answers that lie over each other: bold, corners lettered a b c ….
    case other
    /// The bounding box: dashed as a selection marquee, no letters.
    case frame
  }

  /// The corners in the shape's own order, for a view from its top-left clockwise.
  public var corners: [Point]
  /// The part the outline plays.
  public var part: Part
  /// The word for it in the legend.
  public var name: String
  /// The convex polygon outside of which nothing of it is seen; nil where all of it is seen.
  ///
  /// Of an outline that is clipped the edges end where the polygon does, and nothing is drawn along
  /// the polygon; a polygon of fewer than three corners hides everything.
  public var clip: [Point]?

  /// Whether its corners are lettered; `before` and `frame` outlines have no letters by themselves.
  public var hasLetters: Bool

  /// A closed polygon.
  public init(_ corners: [Point], part: Part, name: String, clip: [Point]? = nil) {
    self.corners = corners
    self.part = part
    self.name = name
    self.clip = clip
    hasLetters = part == .after || part == .other
  }

  /// The same without letters at its corners.
  public var unlettered: Outline {
    var copy = self
    copy.hasLetters = false
    return copy
  }

  /// Whether its clip leaves a point out.
  func hides(_ p: Point) -> Bool { clip.map { !isInside(p, $0) } ?? false }
}
