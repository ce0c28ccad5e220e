import Geometry
import Motion
import TestSupport
import Testing

@Suite("Interpolation of transforms")
struct InterpolationTests {
  /// The cases of web-platform-tests and web-animations-js, written by hand from their setup.
  static let computations: [String: (AffineTransform, AffineTransform, Double)] = [
    "int-01": (t(1, 0, 0, 1, 0, -6), t(0, 7, -1, 0, 6, 0), 1.0 / 3),
    "int-02": (t(1, 0, 0, 1, 0, -6), t(0, 7, -1, 0, 6, 0), 0.5),
    "int-04": (t(1, 0, 0, 1, 0, -6), t(0, 7, -1, 0, 6, 0), -1),
    "int-05": (t(1, 0, 0, 1, 0, -6), t(0, 7, -1, 0, 6, 0), 2),
    "int-06": (t(1, 0, 0, 7, 0, 0), t(7, 0, 1, 1, 0, 0), 1.0 / 3),
    "int-08": (t(1, 0, 0, 7, 0, 0), t(7, 0, 1, 1, 0, 0), 2.0 / 3),
    "int-09": (t(1, 0, 0, 7, 0, 0), t(7, 0, 1, 1, 0, 0), -1),
    "int-10": (.identity, t(7, 0, 2, 2, 6, 0), 0.25),
    "int-12": (t(3, 0, 0, 5, 0, -6), .identity, 0.25),
    "int-13": (.identity, t(1, 1, -2, 1, 10, 10), 0.5),
    "int-14": (turn(320), turn(10), 0.5),
    "int-16": (
      AffineTransform(translationX: 10, y: 0), AffineTransform(scaleX: 2, y: 2), 0.4
    ),
    "int-17": (AffineTransform(scaleX: 10, y: 1), AffineTransform(scaleX: 2, y: 1), 0.5),
  ]

  @Test(arguments: try NumericCase.load(areas: ["interpolate"]))
  func agreesWithTheWeb(numericCase: NumericCase) throws {
    let (start, end, at) = try #require(Self.computations[numericCase.id])
    let result = TransformInterpolation(from: start, to: end).value(at: at)
    #expect(
      numericCase.accepts(["t": .transform(result)]), "\(numericCase.setup): \(result)")
  }

  @Test func everyCaseIsComputed() throws {
    let ids = try NumericCase.load(areas: ["interpolate"]).map(\.id)
    #expect(Set(ids) == Set(Self.computations.keys))
  }

  /// Putting together what was taken apart gives it back.
  @Test func partsGiveTheTransformBack() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      let whole = Self.random(using: &random)
      let parts = try #require(TransformParts(whole))
      #expect(AffineTransform(parts).isApproximatelyEqual(to: whole))
      let over = AffineTransform(parts.turnedOver)
      #expect(over.isApproximatelyEqual(to: whole))
    }
  }

  /// A turned flat transform has a determinant of rounding only: it jumps, as an exactly flat one does.
  @Test func whatIsFlatToWithinRoundingJumps() {
    let turn = AffineTransform(rotationAngle: 0.7)
    let flat = turn.concatenating(AffineTransform(scaleX: 1, y: 1e-17))
      .concatenating(AffineTransform(rotationAngle: -0.7))
    let way = TransformInterpolation(from: .identity, to: flat)
    #expect(flat.determinant != 0)
    #expect(way.isDiscrete)
    #expect(way.value(at: 0.49) == .identity)
    #expect(way.value(at: 0.5) == flat)
  }

  @Test func endsAreExactAndWaysAreSymmetric() {
    var random = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let (start, end) = (Self.random(using: &random), Self.random(using: &random))
      let there = TransformInterpolation(from: start, to: end)
      #expect(there.value(at: 0) == start)
      #expect(there.value(at: 1) == end)
      let back = TransformInterpolation(from: end, to: start)
      let (middle, other) = (there.value(at: 0.5), back.value(at: 0.5))
      #expect(there.isTurnedOver || middle.isApproximatelyEqual(to: other))
    }
  }

  @Test(arguments: [-540.0, -361, -180, -179, 0, 30, 90, 179, 180])
  func turnsTheShortestWay(start: Double) throws {
    for difference in [-170.0, -90, -1, 0, 45, 179] {
      let way = TransformInterpolation(from: Self.turn(start), to: Self.turn(start + difference))
      #expect(
        way.value(at: 0.5).isApproximatelyEqual(to: Self.turn(start + difference / 2)))
      #expect(!way.isHalfTurn)
    }
    for difference in [181.0, 270, 359] {
      let way = TransformInterpolation(from: Self.turn(start), to: Self.turn(start + difference))
      let back = start + (difference - 360) / 2
      #expect(way.value(at: 0.5).isApproximatelyEqual(to: Self.turn(back)))
    }
    let half = TransformInterpolation(from: Self.turn(start), to: Self.turn(start + 180))
    #expect(half.isHalfTurn)
  }

  @Test func switchesAtHalfWhereAnEndCollapsesThePlane() {
    let flat = AffineTransform(scaleX: 1, y: 0)
    let way = TransformInterpolation(from: .identity, to: flat)
    #expect(way.isDiscrete)
    #expect(way.value(at: 0.4999) == .identity)
    #expect(way.value(at: 0.5) == flat)
    #expect(!way.isHalfTurn)
  }

  @Test func mirroringsCancel() {
    let (wide, high) = (AffineTransform(scaleX: -1, y: 1), AffineTransform(scaleX: 1, y: -1))
    let way = TransformInterpolation(from: wide, to: high)
    #expect(way.isTurnedOver)
    // Between two mirrorings every transform mirrors, and none collapses.
    for step in 0...10 {
      let determinant = way.value(at: Double(step) / 10).determinant
      #expect(abs(determinant + 1) < 1e-9)
    }
  }

  @Test func otherValuesGoStraight() {
    let start = AnimatedValue.rect(Rect(x: 0, y: 10, width: 100, height: 50))
    let end = AnimatedValue.rect(Rect(x: 10, y: 0, width: 50, height: 100))
    #expect(
      start.interpolated(to: end, at: 0.5) == .rect(Rect(x: 5, y: 5, width: 75, height: 75)))
    #expect(AnimatedValue.number(1).interpolated(to: .number(3), at: 1.5) == .number(4))
    #expect(AnimatedValue.number(1).interpolated(to: .point(.zero), at: 0) == nil)
  }

  /// All of them count for how far apart two values are.
  @Test func valuesHaveNumbers() {
    let values: [(AnimatedValue, [Double])] = [
      (.number(1), [1]), (.point(Point(x: 1, y: 2)), [1, 2]),
      (.vector(Vector(dx: 1, dy: 2)), [1, 2]), (.size(Size(width: 1, height: 2)), [1, 2]),
      (.rect(Rect(x: 1, y: 2, width: 3, height: 4)), [1, 2, 3, 4]),
      (.transform(Self.t(1, 2, 3, 4, 5, 6)), [1, 2, 3, 4, 5, 6]),
    ]
    for (value, numbers) in values { #expect(value.numbers == numbers) }
    let small = AnimatedValue.rect(Rect(x: 0, y: 0, width: 1, height: 1))
    #expect(small.distance(to: .rect(Rect(x: 0, y: 0, width: 4, height: 5))) == 5)
  }

  private static func t(
    _ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double
  ) -> AffineTransform {
    AffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  private static func turn(_ degrees: Double) -> AffineTransform {
    AffineTransform(rotationAngle: degrees * .pi / 180)
  }

  private static func random(using random: inout SplitMix64) -> AffineTransform {
    while true {
      let n = (0..<6).map { _ in Double.random(in: -3...3, using: &random) }
      let whole = t(n[0], n[1], n[2], n[3], n[4], n[5])
      if abs(whole.determinant) > 0.1 { return whole }
    }
  }
}
