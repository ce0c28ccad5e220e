import Geometry
import Motion
import TestSupport
import Testing

@Suite("A timing curve")
struct CubicCurveTests {
  /// Measured on Apple's solver to 1e-4 (docs/geometry.md#timing-curves).
  @Test(arguments: [
    (CubicCurve.linear, [0.25, 0.5, 0.75]),
    (CubicCurve.easeIn, [0.093465, 0.315357, 0.621862]),
    (CubicCurve.easeOut, [0.378138, 0.684643, 0.906535]),
    (CubicCurve.easeInEaseOut, [0.129162, 0.5, 0.870838]),
    (CubicCurve.standard, [0.4085, 0.8024, 0.9605]),
  ])
  func agreesWithApple(curve: CubicCurve, values: [Double]) {
    for (time, value) in zip([0.25, 0.5, 0.75], values) {
      #expect(abs(curve.value(at: time) - value) < 1e-4)
    }
  }

  /// The measured cases: the control points of the names, and SwiftUI's curve with its velocity.
  @Test(arguments: try NumericCase.load(areas: ["timing"]))
  func agreesWithTheMeasuredCases(numericCase: NumericCase) throws {
    let curve = try #require(Self.curves[numericCase.id])
    let results: [String: CaseValue] = [
      "c1": .numbers([curve.first.x, curve.first.y]),
      "c2": .numbers([curve.second.x, curve.second.y]),
      "value": .numbers([curve.value(at: 0.5)]), "velocity": .numbers([curve.velocity(at: 0.5)]),
    ]
    #expect(
      numericCase.accepts(results.filter { numericCase.expected[$0.key] != nil }),
      "\(numericCase.setup)")
  }

  static let curves: [String: CubicCurve] = [
    "tim-01": .linear, "tim-03": .easeOut, "tim-04": .easeInEaseOut, "tim-05": .standard,
    "tim-13": CubicCurve(0.25, 0.1, 0.75, 0.9) ?? .linear,
  ]

  /// The velocity is what the values say of two near times.
  @Test func velocityIsTheSlopeOfTheValues() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<100 {
      let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = try #require(CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
      let time = Double.random(in: 0.2...0.8, using: &random)
      let slope = (curve.value(at: time + 1e-6) - curve.value(at: time - 1e-6)) / 2e-6
      let velocity = curve.velocity(at: time)
      #expect(abs(velocity - slope) < 1e-3 * max(1, abs(velocity)))
    }
    #expect(CubicCurve.easeIn.velocity(at: 0) == 0)
    #expect(CubicCurve.linear.velocity(at: 0.3) == 1)
    #expect(CubicCurve(0, 1, 1, 1)?.velocity(at: 0) == .infinity)
  }

  @Test func beginsAtZeroEndsAtOneAndStaysThere() {
    for curve in [CubicCurve.easeIn, .easeOut, .easeInEaseOut, .standard, .linear] {
      #expect(curve.value(at: -1) == 0)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.value(at: 7) == 1)
    }
  }

  /// The point that the curve gives lies on the curve: an oracle that walks s instead of solving for it.
  @Test func liesOnTheCurve() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<200 {
      let numbers = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
      let curve = try #require(CubicCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
      let s = Double.random(in: 0...1, using: &random)
      let at = { (first: Double, second: Double) in
        let (a, b) = (first * s, first + (second - first) * s)
        let c = second + (1 - second) * s
        let (d, e) = (a + (b - a) * s, b + (c - b) * s)
        return d + (e - d) * s
      }
      let (x, y) = (at(numbers[0], numbers[2]), at(numbers[1], numbers[3]))
      #expect(abs(curve.value(at: x) - y) < 1e-6)
    }
  }

  @Test func refusesWhatIsNoFunctionOfTime() {
    #expect(CubicCurve(-0.1, 0, 1, 1) == nil)
    #expect(CubicCurve(0, 0, 1.1, 1) == nil)
    #expect(CubicCurve(0, .nan, 1, 1) == nil)
    #expect(CubicCurve(0.3, -2, 0.7, 3) != nil)
  }
}
