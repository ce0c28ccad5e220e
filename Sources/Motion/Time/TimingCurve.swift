/// How progress follows from time within an animation.
public enum TimingCurve: Hashable, Sendable {
  /// A Bézier curve, from 0 to 1.
  case cubic(CubicCurve)
  /// A spring, which may pass 1 and come back.
  case spring(Spring)

  /// The progress at a fraction of the duration, which is clamped to 0…1.
  public func value(at fraction: Double) -> Double {
    switch self {
    case .cubic(let curve): curve.value(at: fraction)
    case .spring(let spring): spring.value(at: fraction)
    }
  }
}
