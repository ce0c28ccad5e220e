import Geometry
import Testing

@testable import Plotting

/// The piece of a segment inside a polygon.
@Suite struct ClippingTests {
  /// A unit square whose corners are far from the origin.
  private let square = Rect(x: 1000, y: 1000, width: 1, height: 1).corners

  @Test func whatLiesBesideAFarSquareIsCutOff() {
    for y in [999.5, 1001.5] {
      let beside = Segment(Point(x: 1000.2, y: y), Point(x: 1000.8, y: y))
      #expect(clipped(beside, to: square) == nil)
    }
  }

  @Test func whatLiesOnASideIsKept() {
    let side = Segment(square[0], square[1])
    #expect(clipped(side, to: square) == side)
    #expect(clipped(side, to: square.reversed()) == side)
  }
}
