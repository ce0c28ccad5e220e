public import Geometry

/// The way from one transform to another, with its reasons: what `why` tells is what was computed.
///
/// Both are taken apart, the parts are interpolated, and put together again. This is the web's
/// standard [S], as its tests have it; Apple's own code is not published.
/// Source: docs/geometry.md#interpolation.
public struct TransformInterpolation: Hashable, Sendable {
  /// What keeps two angles from being joined as they are.
  public enum Shortening: Hashable, Sendable {
    /// At most half a turn lies between them.
    case none
    /// A full turn was taken off the first.
    case first
    /// A full turn was taken off the second.
    case second
  }

  /// Where it begins.
  public let start: AffineTransform
  /// Where it ends.
  public let end: AffineTransform
  /// The parts of both, as they are interpolated; nil where one of them collapses the plane.
  public let parts: (start: TransformParts, end: TransformParts)?
  /// Whether the first was turned over, so that the two mirrorings cancel.
  public let isTurnedOver: Bool
  /// How the shortest way was found.
  public let shortening: Shortening

  /// Angles whose difference is this near to half a turn count as half a turn apart.
  static let nearness = 1e-9

  /// The way from `start` to `end`.
  public init(from start: AffineTransform, to end: AffineTransform) {
    self.start = start
    self.end = end
    guard var first = TransformParts(start), var second = TransformParts(end) else {
      (parts, isTurnedOver, shortening) = (nil, false, .none)
      return
    }
    isTurnedOver =
      (first.scale.dx < 0 && second.scale.dy < 0) || (first.scale.dy < 0 && second.scale.dx < 0)
    if isTurnedOver { first = first.turnedOver }
    let difference = second.angle - first.angle
    if abs(difference) <= .pi + TransformInterpolation.nearness {
      shortening = .none
    } else if difference > 0 {
      second.angle -= 2 * .pi
      shortening = .second
    } else {
      first.angle -= 2 * .pi
      shortening = .first
    }
    parts = (first, second)
  }

  /// Whether one end collapses the plane: it is then one or the other, and nothing between.
  public var isDiscrete: Bool { parts == nil }

  /// Whether the ends are exactly half a turn apart, so that both ways round are as long.
  public var isHalfTurn: Bool {
    guard let parts else { return false }
    let difference = abs(parts.end.angle - parts.start.angle)
    return abs(difference - .pi) <= TransformInterpolation.nearness
  }

  /// The transform at `t`: the start at 0, the end at 1, and beyond where t is.
  ///
  /// Discrete: the start for t < ½, the end from ½ on.
  public func value(at t: Double) -> AffineTransform {
    if t == 0 { return start }
    if t == 1 { return end }
    guard let parts else { return t < 0.5 ? start : end }
    return AffineTransform(parts.start.interpolated(to: parts.end, at: t))
  }

  /// The ends decide everything else.
  public static func == (left: TransformInterpolation, right: TransformInterpolation) -> Bool {
    left.start == right.start && left.end == right.end
  }

  /// The ends decide everything else.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
  }
}
