import Geometry
import TestSupport
import Testing

struct PolygonTests {
  @Test func areasByHand() {
    #expect(Polygon.area([point(0, 0), point(4, 0), point(0, 3)]) == 6)
    #expect(Polygon.area([point(0, 3), point(4, 0), point(0, 0)]) == 6)
    #expect(Polygon.area(rect(10, 20, 3, 4).corners) == 12)
    // An L: 2 by 2 without a quarter.
    let l = [
      point(0, 0), point(2, 0), point(2, 1), point(1, 1), point(1, 2), point(0, 2),
    ]
    #expect(Polygon.area(l) == 3)
    #expect(Polygon.area([]) == 0)
    #expect(Polygon.area([point(5, 5)]) == 0)
    #expect(Polygon.area([point(5, 5), point(7, 9)]) == 0)
  }

  /// A transform multiplies every area by the magnitude of its determinant.
  @Test func areaGrowsByTheDeterminant() {
    for seed in 0..<300 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let corners = (0..<5).map { _ in random.point() }
      let t = random.transform()
      let image = Polygon.area(corners.map { $0.applying(t) })
      #expect(
        image.isApproximatelyEqual(to: Polygon.area(corners) * abs(t.determinant), tolerance: 1e-9))
    }
  }

  /// Edges included: left and top belong to a rect, right and bottom do not.
  @Test func cornersOfARectContainWhatTheRectDoes() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let (area, probe) = (random.gridRect(), random.gridRect().origin)
      #expect(Polygon.contains(probe, in: area.corners) == area.contains(probe))
      #expect(Polygon.contains(probe, in: area.corners.reversed()) == area.contains(probe))
    }
  }

  /// A point lies in a triangle where the three parts that it cuts are as large as the whole.
  @Test func trianglesContainWhatDividesThem() {
    for seed in 0..<1000 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      let corners = (0..<3).map { _ in random.point() }
      let probe = random.point()
      let parts = (0..<3).map { Polygon.area([probe, corners[$0], corners[($0 + 1) % 3]]) }
      let excess = parts.reduce(0, +) - Polygon.area(corners)
      guard excess == 0 || abs(excess) > 1e-6 else { continue }
      #expect(Polygon.contains(probe, in: corners) == (excess < 1e-6))
    }
  }

  @Test func insideOfTheL() {
    let l = [
      point(0, 0), point(2, 0), point(2, 1), point(1, 1), point(1, 2), point(0, 2),
    ]
    #expect(Polygon.contains(point(0.5, 1.5), in: l))
    #expect(Polygon.contains(point(1.5, 0.5), in: l))
    #expect(!Polygon.contains(point(1.5, 1.5), in: l))
    #expect(!Polygon.contains(point(1, 1), in: []))
  }
}
