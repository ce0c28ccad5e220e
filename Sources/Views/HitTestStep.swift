public import Geometry

/// One decision of a hit test, in the order in which they are made.
public struct HitTestStep: Equatable, Sendable {
  /// The view or layer that was asked.
  public let id: ViewID

  /// The point in its own space; nil where a singular transform hides it.
  public let point: Point?

  /// What came of it.
  public let verdict: Verdict

  /// A decision that was made elsewhere, with what the view itself says.
  public init(id: ViewID, point: Point?, verdict: Verdict) {
    (self.id, self.point, self.verdict) = (id, point, verdict)
  }

  /// The rule that decided.
  public enum Verdict: Hashable, Sendable {
    /// Not asked further: hidden.
    case hidden
    /// Not asked further: user interaction is off.
    case interactionDisabled
    /// Not asked further: alpha below 0.01.
    case transparent
    /// Not asked further: its transform, or its parent's sublayerTransform, is singular.
    case singular
    /// The point is not inside its bounds; children outside a layer's bounds were asked before.
    case outside
    /// Not asked further: a layer that masks to bounds, and the point is outside.
    case masked
    /// Its children are asked next.
    case descended
    /// The result.
    case hit
    /// Not asked further: an animation lets no touches through meanwhile.
    case animated
    /// Its own `point(inside:with:)` says that the point is not in it.
    case refused
    /// Its own `point(inside:with:)` says that the point is in it; its children are asked next.
    case accepted
    /// Its own `hitTest(_:with:)` gives this.
    case answered(ViewID?)
  }
}
