/// How a pen draws the lines of a path, beside their width: what `UIBezierPath` keeps, with its defaults.
public struct Pen: Equatable, Sendable {
  /// How lines end: the name of a `CGLineCap`.
  public var cap = "butt"
  /// How lines meet: the name of a `CGLineJoin`.
  public var join = "miter"
  /// How far a corner may reach, in widths of the line.
  public var miterLimit = 10.0
  /// How far what is drawn may lie from a curve, in pixels.
  public var flatness = 0.6

  /// Creates the one that a new path has.
  public init() {}
}
