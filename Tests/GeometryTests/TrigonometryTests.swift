import Geometry
import TestSupport
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Exact values at multiples of 30° and 45°, libm elsewhere.
struct TrigonometryTests {
  static let half = 0.5.squareRoot()
  static let tall = 0.75.squareRoot()

  static let sines: [(degrees: Double, sine: Double)] = [
    (0, 0), (30, 0.5), (45, half), (60, tall), (90, 1), (120, tall), (135, half), (150, 0.5),
    (180, 0), (210, -0.5), (225, -half), (240, -tall), (270, -1), (300, -tall), (330, -0.5),
    (360, 0), (-30, -0.5), (-90, -1), (-180, 0), (3600, 0), (36_000_030, 0.5),
  ]

  @Test(arguments: sines)
  func exactSine(degrees: Double, expected: Double) {
    let radians = degrees * .pi / 180
    #expect(Trigonometry.sine(radians) == expected)
    #expect(Trigonometry.cosine((degrees - 90) * .pi / 180) == expected)
    #expect(Trigonometry.cosine((degrees + 270) * .pi / 180) == expected)
  }

  /// By it `atan2` tells a turn by −180° from one by 180°.
  @Test func zerosHaveTheSignOfTheLibrarys() {
    for turn in -24...24 {
      let radians = Double(turn) * .pi / 12
      #expect(Trigonometry.sine(radians).sign == sin(radians).sign)
      #expect(Trigonometry.cosine(radians).sign == cos(radians).sign)
    }
  }

  static let tangents: [(degrees: Double, tangent: Double)] = [
    (0, 0), (45, 1), (135, -1), (180, 0), (225, 1), (-45, -1), (60, 3.0.squareRoot()),
    (120, -3.0.squareRoot()), (90, .infinity), (-90, .infinity),
  ]

  @Test(arguments: tangents)
  func exactTangent(degrees: Double, expected: Double) {
    #expect(Trigonometry.tangent(degrees * .pi / 180) == expected)
  }

  @Test func tangentIsSineByCosine() {
    for k in 0..<24 where k % 12 != 6 {
      let radians = Double(k) * .pi / 12
      let quotient = Trigonometry.sine(radians) / Trigonometry.cosine(radians)
      #expect(Trigonometry.tangent(radians) ≈ quotient)
    }
  }

  @Test func elsewhereItIsLibm() {
    for seed in Volume.seeds(2000) {
      var random = SplitMix64(seed: seed)
      let angle = random.angle()
      #expect(Trigonometry.sine(angle) == sin(angle))
      #expect(Trigonometry.cosine(angle) == cos(angle))
      #expect(Trigonometry.tangent(angle) == tan(angle))
    }
  }

  @Test func closeIsNotEqual() {
    #expect(Trigonometry.cosine(.pi / 2 + 1e-14) != 0)
    #expect(Trigonometry.sine(Double.pi.nextUp) == 0)
    #expect(Trigonometry.sine(Double.pi.nextUp.nextUp.nextUp.nextUp) != 0)
  }

  @Test func extremesDoNotTrap() {
    #expect(Trigonometry.sine(.nan).isNaN)
    #expect(Trigonometry.cosine(.infinity).isNaN)
    #expect(Trigonometry.sine(1e300) == sin(1e300))
    #expect(Trigonometry.sine(1e-300) == 1e-300)
  }
}

/// Angles keep their unit.
struct AngleTests {
  @Test func radiansAreDegreesTimesPiBy180() {
    #expect(Angle(degrees: 30).radians == 30 * .pi / 180)
    #expect(R(Angle(degrees: 30).radians) == R(30 * .pi / 180))
    #expect(Angle(turns: 0.25).radians == .pi / 2)
    #expect(Angle(turns: 0.25).degrees == 90)
    #expect(Angle(turns: 0.25).turns == 0.25)
    #expect(Angle(degrees: 90).turns == 0.25)
    #expect(Angle(radians: .pi / 2).turns == 0.25)
    #expect(Angle(radians: .pi).degrees == 180)
    #expect(Angle(degrees: 90).turns == 0.25)
  }

  @Test func sumsAreInTheLeftUnit() {
    let sum = Angle(degrees: 90) + Angle(radians: .pi / 2)
    #expect(sum.unit == .degrees && sum.value == 180)
    let difference = Angle(turns: 1) - Angle(degrees: 90)
    #expect(difference.unit == .turns && difference.value == 0.75)
  }

  @Test func productsKeepTheUnit() {
    #expect((3 * Angle(degrees: 30)).value == 90)
    #expect((Angle(turns: 1) / 4).unit == .turns)
    #expect((-Angle(degrees: 30)).value == -30)
  }

  @Test func equalityIsThatOfRadians() {
    #expect(Angle(degrees: 180) == Angle(radians: .pi))
    #expect(Angle(degrees: 180).hashValue == Angle(turns: 0.5).hashValue)
    #expect(Angle(degrees: 360) != Angle(degrees: 0))
  }

  @Test func convertingAndBack() {
    for unit in AngleUnit.allCases {
      let there = Angle(degrees: 12.5).converted(to: unit)
      #expect(there.unit == unit && (there.converted(to: .degrees).value ≈ 12.5))
    }
  }

  @Test func exactValues() {
    #expect(Angle(degrees: 30).sine == 0.5)
    #expect(Angle(degrees: 90).cosine == 0)
  }
}
