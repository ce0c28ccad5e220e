#if canImport(Glibc)
internal import Glibc
#else
internal import Darwin
#endif

/// Sine, cosine and tangent that are exact where an exact value can be written.
///
/// An angle within 2 ulp of a multiple of 30° or 45° counts as that multiple: sin 30° is 0.5,
/// cos 90° is 0, and √½ and √3/2 are the same double in sine and cosine, so that a rotation by 90°
/// has zeros and one by 45° is symmetric. All other angles go to libm. A zero has the sign of what libm gives, so that
/// a turn by −180° and one by 180° are told apart by `atan2`, as they are by Apple's.
public enum Trigonometry {
  /// The sine of an angle in radians.
  public static func sine(_ radians: Double) -> Double {
    guard let exact = twelfths(of: radians).flatMap(exactSine) else { return sin(radians) }
    return exact == 0 ? Double(signOf: sin(radians), magnitudeOf: 0) : exact
  }

  /// The cosine of an angle in radians.
  public static func cosine(_ radians: Double) -> Double {
    guard let exact = twelfths(of: radians).flatMap({ exactSine($0 + 6) }) else {
      return cos(radians)
    }
    return exact == 0 ? Double(signOf: cos(radians), magnitudeOf: 0) : exact
  }

  /// The tangent of an angle in radians; +∞ at 90° and −90°, where it has no value.
  public static func tangent(_ radians: Double) -> Double {
    twelfths(of: radians).flatMap(exactTangent) ?? tan(radians)
  }

  /// k where the angle is k · π/12 (15°) within 2 ulp; nil elsewhere.
  private static func twelfths(of radians: Double) -> Int? {
    // Beyond this bound an ulp is no longer small beside 15°, and NaN is not below it.
    guard abs(radians) < 1e10 else { return nil }
    let count = (radians * 12 / .pi).rounded()
    guard abs(count * .pi / 12 - radians) <= 2 * radians.ulp else { return nil }
    return Int(count)
  }

  /// The sine of k · 15°, where that is a multiple of 30° or 45°.
  private static func exactSine(_ k: Int) -> Double? {
    let turn = (k % 24 + 24) % 24
    return turn < 12 ? exactSineOfHalfTurn(turn) : exactSineOfHalfTurn(turn - 12).map { -$0 }
  }

  private static func exactSineOfHalfTurn(_ k: Int) -> Double? {
    switch k {
    case 0: 0
    case 2, 10: 0.5
    case 3, 9: 0.5.squareRoot()
    case 4, 8: 0.75.squareRoot()
    case 6: 1
    case _: nil
    }
  }

  /// The tangent of k · 15°, where that is a multiple of 30° or 45°.
  private static func exactTangent(_ k: Int) -> Double? {
    switch (k % 12 + 12) % 12 {
    case 0: return 0
    case 2: return (1.0 / 3).squareRoot()
    case 3: return 1
    case 4: return 3.0.squareRoot()
    case 6: return .infinity
    case 8: return -3.0.squareRoot()
    case 9: return -1
    case 10: return -(1.0 / 3).squareRoot()
    case _: return nil
    }
  }
}
