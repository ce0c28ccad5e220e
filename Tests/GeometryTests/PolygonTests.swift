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
    for seed in Volume.seeds(300) {
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
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (area, probe) = (random.gridRect(), random.gridRect().origin)
      #expect(Polygon.contains(probe, in: area.corners) == area.contains(probe))
      #expect(Polygon.contains(probe, in: area.corners.reversed()) == area.contains(probe))
    }
  }

  /// A point lies in a triangle where the three parts that it cuts are as large as the whole.
  @Test func trianglesContainWhatDividesThem() {
    for seed in Volume.seeds(1000) {
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

/// The common part of two convex polygons.
struct PolygonIntersectionTests {
  @Test func byHand() {
    let square = rect(0, 0, 4, 4).corners
    #expect(Polygon.area(Polygon.intersection(square, rect(2, 3, 4, 4).corners)) == 2)
    #expect(Polygon.intersection(square, rect(-1, -1, 9, 9).corners) == square)
    #expect(Polygon.intersection(rect(5, 0, 1, 1).corners, square).isEmpty)
    // The diamond |x - 2| + |y - 2| <= 3 loses four corners of area 1.
    let diamond = [point(2, -1), point(5, 2), point(2, 5), point(-1, 2)]
    #expect(Polygon.area(diamond) == 18)
    #expect(Polygon.area(Polygon.intersection(diamond, square)) == 14)
    #expect(Polygon.intersection(diamond, square).count == 8)
  }

  /// Nothing depends on the unit: what is a hundred times as small is cut in the same way.
  @Test(arguments: [0.01, 0.5, 1, 100]) func smallAndLargePolygons(_ unit: Double) {
    let square = rect(0, 0, 4 * unit, 4 * unit).corners
    let common = Polygon.intersection(square, rect(2 * unit, 3 * unit, 4 * unit, 4 * unit).corners)
    #expect(common.count == 4)
    #expect(abs(Polygon.area(common) - 2 * unit * unit) <= 1e-15 * unit * unit)
    #expect(common.allSatisfy { $0.x <= 4 * unit && $0.y <= 4 * unit })
  }

  @Test func aPolygonWithoutAreaContainsNothing() {
    let square = rect(0, 0, 4, 4).corners
    #expect(Polygon.intersection(square, []).isEmpty)
    #expect(Polygon.intersection(square, [point(0, 0), point(4, 4)]).isEmpty)
    #expect(Polygon.intersection(square, [point(0, 0), point(2, 2), point(4, 4)]).isEmpty)
    #expect(Polygon.intersection([], square).isEmpty)
  }

  /// Upright rects have `CGRect.intersection`; either way round, in either order.
  @Test func rectsAgreeWithTheirIntersection() {
    for seed in Volume.seeds(1000) {
      var random = SplitMix64(seed: seed)
      let (a, b) = (random.gridRect().standardized, random.gridRect().standardized)
      guard !a.isEmpty, !b.isEmpty else { continue }
      let common = a.intersection(b)
      let area = common.isNull ? 0 : common.width * common.height
      #expect(Polygon.area(Polygon.intersection(a.corners, b.corners)) == area)
      #expect(Polygon.area(Polygon.intersection(b.corners.reversed(), a.corners)) == area)
    }
  }

  /// What is cut lies in both, and cutting commutes with transforms.
  @Test func cuttingCommutesWithTransforms() {
    for seed in Volume.seeds(300) {
      var random = SplitMix64(seed: seed)
      let t = random.transform()
      guard abs(t.determinant) > 0.01 else { continue }
      let (a, b) = (rect(0, 0, 4, 4).corners, rect(1, 2, 5, 5).corners)
      let image = Polygon.intersection(a.map { $0.applying(t) }, b.map { $0.applying(t) })
      #expect(
        Polygon.area(image).isApproximatelyEqual(
          to: 6 * abs(t.determinant), tolerance: 1e-9))
    }
  }
}
