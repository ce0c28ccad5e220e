import Geometry
import Testing

/// The rules of docs/geometry.md#rectangles, case by case.
struct RectTests {
  let negative = rect(10, 10, -4, -6)

  @Test func propertiesReadTheStandardizedRect() {
    #expect(negative.size == Size(width: -4, height: -6))
    #expect([negative.minX, negative.midX, negative.maxX] == [6, 8, 10])
    #expect([negative.minY, negative.midY, negative.maxY] == [4, 7, 10])
    #expect([negative.width, negative.height] == [4, 6])
    #expect(negative.center == point(8, 7))
  }

  @Test func cornersRunClockwiseFromTheTopLeft() {
    #expect(negative.corners == [point(6, 4), point(10, 4), point(10, 10), point(6, 10)])
  }

  @Test func specialRects() {
    #expect(Rect.null.isNull && Rect.null.isEmpty && !Rect.null.isInfinite)
    #expect(Rect.infinite.isInfinite && !Rect.infinite.isEmpty && !Rect.infinite.isNull)
    #expect(Rect.zero.isEmpty && !Rect.zero.isNull)
    #expect(!negative.isEmpty)
    #expect(rect(1, 2, 0, 5).isEmpty && rect(1, 2, 5, 0).isEmpty)
    #expect(!rect(-.infinity, 0, 1, 1).isNull)
  }

  @Test func nullsAreEqualAndStandardizeToNull() {
    let other = rect(.infinity, 3, -4, 5)
    #expect(other == .null)
    #expect(other.hashValue == Rect.null.hashValue)
    #expect(other.standardized.origin == Rect.null.origin)
    #expect(other.standardized.size == .zero)
  }

  @Test func nullComesBackAsItIs() {
    let null = rect(.infinity, 3, -4, 5)
    for result in [null.insetBy(dx: 1, dy: 1), null.offsetBy(dx: 1, dy: 1)] {
      #expect(result.origin == null.origin && result.size == null.size)
    }
    #expect(null.applying(S(2, 2)).size == null.size)
    #expect(null.integral == .null)
    #expect(null.divided(atDistance: 1, from: .minXEdge).slice.isNull)
    #expect(null.divided(atDistance: 1, from: .maxYEdge).remainder.isNull)
  }

  @Test func nullIsNeutralForUnion() {
    #expect(negative.union(.null) == negative)
    #expect(Rect.null.union(negative) == negative)
    #expect(Rect.null.union(.null) == .null)
    #expect(negative.intersection(.null) == .null)
    #expect(!negative.intersects(.null) && !Rect.null.intersects(.null))
  }

  @Test func infiniteCoversEverything() {
    #expect(Rect.infinite.contains(negative))
    #expect(Rect.infinite.union(negative).isInfinite)
    #expect(Rect.infinite.intersection(negative) == negative)
    #expect(Rect.infinite.applying(S(2, 2)).isInfinite)
    #expect(Rect.infinite.integral.isInfinite)
    #expect(Rect.infinite.contains(point(1e300, -1e300)))
  }

  @Test func touchingIsNoIntersecting() {
    let left = rect(0, 0, 10, 10)
    #expect(left.intersection(rect(10, 0, 5, 5)) == rect(10, 0, 0, 5))
    #expect(!left.intersects(rect(10, 0, 5, 5)))
    #expect(!left.intersects(rect(0, 10, 5, 5)))
    #expect(left.intersection(rect(10.5, 0, 5, 5)).isNull)
  }

  @Test func emptyRectsIntersectInsideAndOnMinEdges() {
    let square = rect(-10, -10, 20, 20)
    #expect(square.intersects(.zero) && Rect.zero.intersects(square))
    #expect(square.intersection(.zero) == .zero)
    #expect(square.intersects(rect(-10, 0, 0, 0)))
    #expect(!square.intersects(rect(10, 0, 0, 0)))
    #expect(Rect.zero.intersects(.zero))
    #expect(!Rect.zero.intersects(rect(1, 0, 0, 0)))
  }

  @Test func insetKeepsZeroAndRefusesLess() {
    let square = rect(0, 0, 10, 10)
    #expect(square.insetBy(dx: 5, dy: 5) == rect(5, 5, 0, 0))
    #expect(!square.insetBy(dx: 5, dy: 5).isNull)
    #expect(square.insetBy(dx: 5, dy: 5.1).isNull)
    #expect(negative.insetBy(dx: 1, dy: 1) == rect(7, 5, 2, 4))
  }

  @Test func containsIsHalfOpen() {
    let square = rect(0, 0, 10, 10)
    #expect(square.contains(Point.zero) && square.contains(point(9.999, 9.999)))
    #expect(!square.contains(point(10, 5)) && !square.contains(point(5, 10)))
    #expect(!Rect.zero.contains(Point.zero) && !Rect.null.contains(Point.zero))
    #expect(negative.contains(point(6, 4)))
  }

  @Test func containsRectIncludesItsEdges() {
    let square = rect(0, 0, 10, 10)
    #expect(square.contains(square) && square.contains(rect(10, 10, 0, 0)))
    #expect(!square.contains(rect(5, 5, 6, 1)))
    #expect(square.contains(.null) && !Rect.null.contains(square))
  }

  @Test(arguments: [
    (RectEdge.minXEdge, rect(0, 0, 3, 20), rect(3, 0, 7, 20)),
    (.maxXEdge, rect(7, 0, 3, 20), rect(0, 0, 7, 20)),
    (.minYEdge, rect(0, 0, 10, 3), rect(0, 3, 10, 17)),
    (.maxYEdge, rect(0, 17, 10, 3), rect(0, 0, 10, 17)),
  ])
  func dividing(edge: RectEdge, slice: Rect, remainder: Rect) {
    let parts = rect(10, 20, -10, -20).divided(atDistance: 3, from: edge)
    #expect(parts.slice == slice)
    #expect(parts.remainder == remainder)
  }

  @Test func divisionIsClamped() {
    let square = rect(0, 0, 10, 10)
    #expect(square.divided(atDistance: -5, from: .maxXEdge).slice == rect(10, 0, 0, 10))
    #expect(square.divided(atDistance: 50, from: .maxYEdge).remainder == rect(0, 0, 10, 0))
  }

  @Test func turningGrowsTheBox() {
    let turned = rect(-50, -50, 100, 100).applying(R(degrees: 45))
    #expect(turned.applying(R(degrees: -45)) ≈ rect(-100, -100, 200, 200))
  }
}
