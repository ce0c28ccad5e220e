/// How progress follows from time within an animation.
public enum TimingCurve: Hashable, Sendable {
  /// A Bézier curve, from 0 to 1.
  case cubic(CubicCurve)
  /// A spring, which may pass 1 and come back.
  case spring(Spring)

  /// What it is for one axis of what moves in the plane, or for a number alone.
  func along(_ axis: Animator.Axis?) -> TimingCurve {
    switch self {
    case .cubic: self
    case .spring(let spring): .spring(spring.along(axis))
    }
  }

  /// Whether each axis moves in a way of its own.
  public var partsAxes: Bool {
    switch self {
    case .cubic: false
    case .spring(let spring): spring.velocityAlongY != nil
    }
  }

  /// The progress at a fraction of the duration, which is clamped to 0…1.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}
