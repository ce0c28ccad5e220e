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
    isRelative ? distance * max(1, abs(left), abs(right)) : distance
  }
}
