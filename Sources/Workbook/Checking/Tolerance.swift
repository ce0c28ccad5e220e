/// How far numbers may be apart and still agree.
public struct Tolerance: Hashable, Sendable {
  /// How far, where both are at most 1.
  let distance: Double
  /// Whether it grows with numbers above 1: what is computed in another way differs by rounding.
  let isRelative: Bool

  /// A distance that grows with the numbers, so that `≈` finds rounding in all of them.
  init(_ distance: Double) { (self.distance, isRelative) = (distance, true) }

  /// A distance as an author states it, `± 0.5`: the same for all numbers.
  init(absolute distance: Double) { (self.distance, isRelative) = (distance, false) }

  /// That of `≈` in checks.
  static let standard = Tolerance(1e-6)

  /// How far two numbers may be apart.
  func distance(_ left: Double, _ right: Double) -> Double {
    let size = max(abs(left), abs(right))
    return isRelative ? distance * max(1, size) : distance + rounding(size)
  }

  /// What the last digits of a difference may be worth.
  ///
  /// 0.13 - 0.125 comes to a little more than 0.005. It is small beside the distance, so that none at all stays none.
  private func rounding(_ size: Double) -> Double { min(4 * size.ulp, distance * 1e-6) }
}
